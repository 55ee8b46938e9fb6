import ConstraintSwipe
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

  @Test("A button shows the detail screen with the item's text; an unknown one is logged")
  func clicks() {
    func screen(_ text: String) -> App.Response {
      .presents(.init(title: "In the delegate!", text: text, dismissal: "Done"))
    }
    #expect(App.clicked(button: 0, itemText: "Item #3") == screen("Clicked button one for Item #3"))
    #expect(App.clicked(button: 1, itemText: "Item #3") == screen("Clicked button two for Item #3"))
    #expect(App.clicked(button: 2, itemText: "Item #3") == .logs("Clicked unknown button!"))
  }

  @Test("Committing a deletion removes item and row together; any other style is logged")
  func commits() {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44), count: 30)
    let deletion = App.commit(.delete, on: RowID(4), in: &list)
    #expect(deletion.update == ListUpdate([.delete(.init(4..<5))]))
    #expect(deletion.log == nil)
    #expect(list.count == 29)
    for (style, line) in [
      (App.EditingStyle.none, "Unhandled editing style! 0"), (.insert, "Unhandled editing style! 2"),
    ] {
      let result = App.commit(style, on: RowID(5), in: &list)
      #expect(result.update.isEmpty)
      #expect(result.log == line)
    }
    #expect(list.count == 29)
  }

  @Test("Begin, move, end and cancel are logged; a failure is not")
  func logs() {
    let start = Vector(-2, 1)
    func line(_ phase: PanPhase, _ translation: Vector) -> String? {
      App.log(PanSample(phase, at: .zero, translation: translation), start: start)
    }
    #expect(line(.began, start) == "Pan Began at {-2, 1}")
    #expect(line(.changed, Vector(-32.5, 4)) == "Pan Moved -30.5")  // -32.5 - -2
    #expect(line(.ended, .zero) == "Pan Ended")
    #expect(line(.cancelled, .zero) == "Pan Cancelled")
    #expect(line(.failed, .zero) == nil)
  }
}
