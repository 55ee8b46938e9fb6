import ExpandableTable
import GestureList
import InteractionCore
import Testing

@Suite("Titles of plain actions")
struct ActionTitlesTests {
  @Test(
    "What is left out is read in English, and an unknown action by its id",
    arguments: [
      ("close", "Schließen"), ("open.leading", "Show leading actions"), ("open.trailing", "Show trailing actions"),
      ("fly", "Fliegen"), ("swim", "swim"), ("", ""),
    ])
  func lookup(id: String, title: String) {
    let titles: ActionTitles = ["close": "Schließen", "fly": "Fliegen"]
    #expect(titles[id] == title)
    #expect(ActionTitles(["close": "Schließen", "fly": "Fliegen"])[id] == title)
  }

  @Test("Where an id stands twice the last title counts")
  func twice() {
    let titles: ActionTitles = ["close": "One", "close": "Two"]
    #expect(titles == ActionTitles(["close": "Two"]))
    #expect(ActionTitles() == [:])
  }

  @Test("Others complete what is left out, and change nothing that is there")
  func completed() {
    let own: ActionTitles = ["close": "Schließen"]
    let others: ActionTitles = ["close": "Fermer", "delete": "Supprimer"]
    #expect(own.completed(by: others) == ["close": "Schließen", "delete": "Supprimer"])
    #expect(own.completed(by: [:]) == own)
    #expect(ActionTitles().completed(by: own) == own)
  }

  @Test("The plain actions of rows are called as the titles say")
  func plainActions() {
    let titles: ActionTitles = ["close": "Zu", "open.leading": "Links", "open.trailing": "Rechts"]
    #expect(InteractionAction.close(titles: titles) == InteractionAction(id: "close", title: "Zu"))
    #expect(InteractionAction.show(.leading, titles: titles) == InteractionAction(id: "open.leading", title: "Links"))
    var row = DrawerRow(leading: [makeAction("read")], trailing: [])
    #expect(row.plainActions(titles: titles).map(\.title) == ["read", "Links"])
    row.open(.leading, animated: false, at: .zero)
    #expect(row.plainActions(titles: titles).map(\.title) == ["read", "Zu"])
  }

  @Test("A list of rows hands its titles on")
  func swipeList() {
    var list = SwipeList(of: DrawerRow(), count: 2)
    #expect(list.actions(for: RowID(1)).map(\.title) == ["delete", "more", "Show trailing actions"])
    list.actionTitles = ["open.trailing": "Rechts"]
    #expect(list.actions(for: RowID(1)).map(\.title) == ["delete", "more", "Rechts"])
    list.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(list.actions(for: RowID(1)).map(\.title) == ["delete", "more", "Hide actions"])
  }

  @Test("Every plain action of a list has an English title", arguments: GestureList.RowAction.allCases)
  func gestureList(action: GestureList.RowAction) {
    #expect(GestureList.englishTitles[action.rawValue] != action.rawValue)
  }

  @Test("Every plain action of a form has one too", arguments: ExpandableTable.RowAction.allCases)
  func expandableTable(action: ExpandableTable.RowAction) {
    #expect(ExpandableTable.englishTitles[action.rawValue] != action.rawValue)
  }
}
