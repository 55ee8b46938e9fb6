import ConstraintSwipe
import InteractionLists
import TestSupport
import Testing

@Suite("The app around the article's cells")
struct ArticleAppTests {
  typealias App = ConstraintSwipe.ArticleApp

  @Test("Thirty rows, Item #1 to Item #30, later with longer titles")
  func titles() {
    let row = ConstraintSwipe(width: 320, height: 44)
    let list = SwipeList(of: row, count: App.rowCount, titlePrefix: App.longTitlePrefix)
    let short = SwipeList(of: row, count: 1, titlePrefix: App.titlePrefix)
    #expect(list.count == 30)
    let titles = [list.content(of: RowID(29)).title, short.content(of: RowID(0)).title]
    #expect(titles == ["Longer Title Item #30", "Item #1"])
  }

  @Test("A button shows the detail screen with the item's text; an unknown one is logged")
  func clicks() {
    let clicks = [0, 1, 2, -1].map { App.clicked(button: $0, itemText: "Item #3") }
    let details = ["Clicked button one for Item #3", "Clicked button two for Item #3"].map { text in
      App.Response.presents(.init(title: "In the delegate!", text: text, dismissal: "Done"))
    }
    #expect(clicks == details + [.logs("Clicked unknown button!"), .logs("Clicked unknown button!")])
  }

  @Test("Committing a deletion removes item and row together; any other style is logged, and changes nothing")
  func editing() {
    let whole = SwipeList(of: ConstraintSwipe(width: 320, height: 44), count: 30)
    var list = whole
    let deletion = App.commit(.delete) { list.remove(RowID(4), at: .zero) }
    let deleted = ListEffects(
      update: ListUpdate([.delete(.init(4..<5))]), notices: [.didDelete(RowID(4))], startedMotion: true)
    #expect(deletion.effects == deleted)
    #expect(deletion.log == nil)
    #expect(list.count == 29)
    let others: [(App.EditingStyle, line: String)] = [
      (.none, "Unhandled editing style! 0"), (.insert, "Unhandled editing style! 2"),
    ]
    for (style, line) in others {
      var list = whole
      let result = App.commit(style) { list.remove(RowID(5), at: .zero) }
      #expect(result.effects == nil)
      #expect(result.log == line)
      #expect(list == whole)
    }
  }

  @Test("Begin, move, end and cancel are logged; a failure is not")
  func logs() {
    let samples: [(PanPhase, Vector)] = [
      (.began, Vector(-2, 1)), (.changed, Vector(-32.5, 4)), (.ended, .zero), (.cancelled, .zero), (.failed, .zero),
    ]
    let lines = samples.map { App.logLine(for: PanSample($0, translation: $1), start: Vector(-2, 1)) }
    // -32.5 - -2
    #expect(lines == ["Pan Began at {-2, 1}", "Pan Moved -30.5", "Pan Ended", "Pan Cancelled", nil])
  }
}
