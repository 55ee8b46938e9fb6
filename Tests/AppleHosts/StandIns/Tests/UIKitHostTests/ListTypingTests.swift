import ExpandableTable
import GestureList
import HostsUnderTest
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite("Typing in the rows of a list") struct ListTypingTests {
    init() { cleanScreen() }

    @Test(
      "A tap on another row ends the edit and begins one in that row, and the keyboard stays",
      arguments: ["Milk", "Oat milk", ""])
    func nextRow(typed: String) {
      let screen = ListHostTests.todos(["Milk", "Bread", "Tea"])
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      screen.tap(y: 25)
      screen.typed?.shimType(typed)
      screen.tap(y: 75)
      #expect(screen.typed === screen.field(1) && screen.typed?.text == "Bread" && ShimKeyboard.hidden == 0)
      screen.typed?.shimType("Butter")
      screen.typed?.shimReturn()
      #expect(screen.typed == nil && ShimKeyboard.hidden == 1)
      #expect(screen.texts == (typed.isEmpty ? [] : [typed]) + ["Butter", "Tea"])
      let deleted = typed.isEmpty ? ["didDelete.0"] : []
      #expect(
        notices == ["didBeginEditing.0", "didEndEditing.0"] + deleted + ["didBeginEditing.1", "didEndEditing.1"])
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("A pull while a row is edited ends the edit and adds a row that gets the keyboard")
    func pull() {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      screen.tap(y: 25)
      screen.typed?.shimType("Oat milk")
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 100, y: 300))
      #expect(screen.typed == nil)
      finger.up()
      ShimClock.advance(by: 2)
      #expect(screen.typed === screen.field(2) && screen.typed?.text == "")
      screen.typed?.shimType("Tea")
      screen.typed?.shimReturn()
      #expect(screen.texts == ["Tea", "Oat milk", "Bread"] && ShimExceptions.raised.isEmpty)
      #expect(
        notices == ["didBeginEditing.0", "didEndEditing.0", "didInsert.2", "didBeginEditing.2", "didEndEditing.2"])
    }

    // rajdeep/proton 331, SoySauceLab/CollectionKit 113, xmartlabs/XLForm 446.
    @Test(
      "The keyboard goes whenever the list ends an edit",
      arguments: ["swipe", "hold", "scroll", "outside", "delete", "code"])
    func goes(way: String) {
      let screen = ListHostTests.todos((0..<(way == "outside" ? 3 : 30)).map { "Item \($0)" })
      screen.tap(y: 75)
      #expect(screen.typed === screen.field(1))
      func drag(_ start: CGPoint, _ end: CGPoint, restingFor seconds: Double = 0) {
        let finger = ShimTouches(in: screen.window, at: start)
        if seconds > 0 { finger.move(to: start, over: seconds) }
        finger.move(to: end, over: 0.3)
        finger.up()
      }
      switch way {
      case "swipe": drag(CGPoint(x: 300, y: 225), CGPoint(x: 40, y: 225))
      case "hold": drag(CGPoint(x: 160, y: 225), CGPoint(x: 160, y: 325), restingFor: 0.7)
      case "scroll": drag(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 100))
      case "outside": screen.tap(y: 400)
      case "delete": screen.host.handle(.perform("delete", on: RowID(1)))
      case _: screen.host.handle(.endEditing)
      }
      ShimClock.advance(by: 2)
      #expect(screen.host.list.editedRow == nil && screen.typed == nil)
    }

    @Test("A field shows the list's text after an undo and after a change by the app")
    func bothWays() throws {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      screen.tap(y: 25)
      screen.typed?.shimType("Oat")
      screen.host.handle(.undo)
      #expect(screen.typed?.text == "Milk")
      screen.typed?.shimReturn()
      #expect(screen.texts == ["Milk", "Bread"])
      let row = RowDescriptor("idCellTextfield", primaryTitle: "Name")
      let form = ListScreen(ExpandableTable(try DescriptorList(sections: [[row]])), isTyped: true) {
        $0.primaryTitle(of: $1)
      }
      form.tap(y: 25)
      form.host.edit { list, _ in list.textChanged(RowID(0), to: "Ada") }
      #expect(form.typed === form.field(0) && form.typed?.text == "Ada")
    }

    @Test(
      "When undo or the app changes the edited text, the cursor stays in place among the words, and typing goes on")
    func cursor() throws {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      screen.tap(y: 25)
      func place() -> Int? { screen.typed?.selectedTextRange?.end.shimOffset }
      // Two characters in the middle, one of them of two UTF-16 code units.
      screen.typed?.shimType("Mi🥛xlk", cursor: 5)
      #expect(screen.host.driver.table.editedText?.cursor == 4)
      screen.host.handle(.undo)
      #expect(screen.typed?.text == "Milk" && place() == 2)
      screen.typed?.shimType("Mitlk", cursor: 3)
      #expect(screen.host.list.editedText == "Mitlk" && screen.host.driver.table.editedText?.cursor == 3)
      screen.host.edit { list, now in list.type("🥛 and Mitlk", at: now) }
      #expect(screen.typed?.text == "🥛 and Mitlk" && place() == 10)
      screen.host.edit { list, now in list.type("Tea", at: now) }
      #expect(screen.typed?.text == "Tea" && place() == 3)
      screen.typed?.shimReturn()
      #expect(screen.texts == ["Tea", "Bread"])
    }

    @Test(
      "A row stays edited when its cell is filled again or another cell takes its place",
      arguments: [["Milk", "Bread"], ["Milk"]])
    func filledAgain(texts: [String]) {
      let screen = ListHostTests.todos(texts)
      var notices: [String] = []
      screen.tap(y: 25)
      screen.typed?.shimType("Oat")
      screen.host.onNotice = { notices.append($0.name) }
      let field = screen.typed
      screen.host.edit { _, _ in ListEffects(update: ListUpdate([.reload(ListUpdate.Rows(0..<texts.count))])) }
      #expect(
        screen.typed === field && field?.text == "Oat"
          && screen.view.shimReconfigured == [IndexPath(row: 0, section: 0)])
      for change: ListUpdate.Change in [.reloadSection(0), .reloadAll] {
        screen.host.edit { _, _ in ListEffects(update: ListUpdate([change])) }
        screen.window.layoutIfNeeded()
        ShimClock.advance(by: 0.1)
        #expect(screen.typed === screen.field(0) && screen.typed?.text == "Oat")
      }
      #expect(notices.isEmpty && ShimExceptions.raised.isEmpty)
    }

    @Test(
      "An edit ends when the keyboard is dismissed, when another field gets it, and when the list leaves the screen")
    func keyboardGoes() {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      let other = UITextField(frame: CGRect(x: 0, y: 400, width: 320, height: 50))
      screen.window.addSubview(other)
      let ways: [() -> Void] = [
        { screen.typed?.resignFirstResponder() }, { other.becomeFirstResponder() },
        { screen.view.removeFromSuperview() },
      ]
      for way in ways {
        screen.tap(y: 25)
        #expect(screen.typed === screen.field(0))
        way()
        #expect(screen.host.list.editedRow == nil)
      }
    }

    @Test("A row that is edited while out of sight gets the keyboard once it is visible", arguments: [false, true])
    func outOfSight(reducesMotion: Bool) {
      UIAccessibility.shimReducesMotion = reducesMotion
      let screen = ListHostTests.todos((0..<40).map { "Item \($0)" })
      screen.host.handle(.perform("edit", on: RowID(35)))
      ShimClock.advance(by: 2)
      #expect(screen.typed != nil && screen.typed === screen.field(35) && screen.typed?.text == "Item 35")
    }

    @Test("A field that is connected to another row loses the keyboard, and the edit goes on")
    func reused() {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      screen.tap(y: 25)
      guard let field = screen.typed else { return }
      screen.host.connect(field, of: RowID(1))
      #expect(!field.isFirstResponder && screen.host.list.editedRow == RowID(0))
    }

    @Test(
      "After every random event, the edited row's field has the keyboard and shows the list's text", arguments: 1...4)
    func randomWalk(seed: UInt64) {
      let screen = ListHostTests.todos((0..<12).map { "Item \($0)" })
      var state = seed
      func random(_ below: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, below)
      }
      for step in 0..<250 {
        let list = screen.host.list
        let row = list.ids.isEmpty ? RowID(0) : list.ids[random(list.ids.count)]
        let actions = list.actions(for: row)
        switch random(9) {
        case 0: screen.typed?.shimType(random(4) == 0 ? "" : "Typed \(step)")
        case 1: screen.typed?.shimReturn()
        case 2: screen.typed?.resignFirstResponder()
        case 3: screen.host.handle(.undo)
        case 4: screen.host.edit { $0.insert(.init("New \(step)"), index: random(4), at: $1) }
        case 5: screen.host.edit { _, _ in ListEffects(update: ListUpdate([.reloadAll])) }
        case 6 where !actions.isEmpty: screen.host.handle(.perform(actions[random(actions.count)].id, on: row))
        case _: screen.tap(y: CGFloat(random(480)))
        }
        ShimClock.advance(by: 0.4)
        let edited = screen.host.list.editedRow
        let field = edited.flatMap { screen.field($0.rawValue) }
        let isRight = edited == nil ? screen.typed == nil : field == nil || screen.typed === field
        guard isRight, edited == nil || field == nil || screen.typed?.text == screen.host.list.editedText else {
          Issue.record("After event \(step), another field has the keyboard or the field shows another text.")
          break
        }
      }
      #expect(ShimExceptions.raised.isEmpty)
    }

    @Test("A field that takes the keyboard keeps it if the list can edit its row, and otherwise gives it back")
    func byItself() throws {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      let field = try #require(screen.field(1))
      field.isUserInteractionEnabled = true
      field.becomeFirstResponder()
      #expect(screen.host.list.editedRow == RowID(1) && screen.typed === field)
      let mails = ListHostTests.mails()
      let stray = try #require(mails.field(0))
      mails.host.connect(stray, of: RowID(0))
      stray.isUserInteractionEnabled = true
      stray.becomeFirstResponder()
      #expect(mails.typed == nil)
    }
  }
}
