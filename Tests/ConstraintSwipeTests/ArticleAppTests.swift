import ConstraintSwipe
import TestSupport
import Testing

@Suite("The app around the article's cells")
struct ArticleAppTests {
  typealias App = ConstraintSwipe.ArticleApp

  @Test("Thirty rows, Item #1 to Item #30, later with longer titles")
  func titles() {
    let row = ConstraintSwipe(width: 320, height: 44)
    let list = SwipeList(of: row, count: App.rowCount, titlePrefix: App.longTitlePrefix)
    #expect(list.count == 30)
    #expect(list.content(of: RowID(29)).title == "Longer Title Item #30")
    #expect(SwipeList(of: row, count: 1, titlePrefix: App.titlePrefix).content(of: RowID(0)).title == "Item #1")
  }

  @Test("A button shows the detail screen with the item's text", arguments: [(0, "one"), (1, "two")])
  func clicks(button: Int, name: String) {
    let text = "Clicked button " + name + " for Item #3"
    #expect(
      App.clicked(button: button, itemText: "Item #3")
        == .presents(.init(title: "In the delegate!", text: text, dismissal: "Done")))
  }

  @Test("An unknown button is logged", arguments: [2, -1])
  func unknownButton(button: Int) {
    #expect(App.clicked(button: button, itemText: "Item #3") == .logs("Clicked unknown button!"))
  }

  @Test("Committing a deletion removes item and row together")
  func deletion() {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44), count: 30)
    let deletion = App.commit(.delete, on: RowID(4), in: &list, at: .zero)
    #expect(
      deletion.effects
        == ListEffects(
          update: ListUpdate([.delete(.init(4..<5))]), notices: [.didDelete(RowID(4))], startedMotion: true))
    #expect(deletion.log == nil)
    #expect(list.count == 29)
  }

  @Test(
    "Any other style is logged, and changes nothing",
    arguments: [(App.EditingStyle.none, "Unhandled editing style! 0"), (.insert, "Unhandled editing style! 2")])
  func otherStyles(style: App.EditingStyle, line: String) {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44), count: 30)
    let before = list
    let result = App.commit(style, on: RowID(5), in: &list, at: .zero)
    #expect(result.effects == .none)
    #expect(result.log == line)
    #expect(list == before)
  }

  @Test(
    "Begin, move, end and cancel are logged; a failure is not",
    arguments: [
      (.began, Vector(-2, 1), "Pan Began at {-2, 1}"), (.changed, Vector(-32.5, 4), "Pan Moved -30.5"),  // -32.5 - -2
      (.ended, .zero, "Pan Ended"), (.cancelled, .zero, "Pan Cancelled"), (.failed, .zero, nil),
    ] as [(PanPhase, Vector, String?)])
  func logs(phase: PanPhase, translation: Vector, line: String?) {
    #expect(App.log(PanSample(phase, translation: translation), start: Vector(-2, 1)) == line)
  }
}
