import ConstraintSwipe
import ExpandableTable
import GestureList
import HostsUnderTest
import InteractionReplay
import Testing
import UIKit

extension OnOneScreen {
  @MainActor @Suite struct ListHostTests {
    init() { cleanScreen() }

    static func mails(_ count: Int = 30) -> ListScreen<SwipeList<ConstraintSwipe>> {
      let row = ConstraintSwipe(
        width: 320, height: 44, leading: [flag], trailing: [delete, more], options: SwipeOptions(reportsSignals: true))
      return ListScreen(SwipeList(of: row, count: count)) { list, id in list.content(of: id).title }
    }

    @Test("Rows of a list stay open where their article leaves them open, and a tap elsewhere selects a row")
    func asInTheArticle() {
      let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more], corrections: [])
      let screen = ListScreen(SwipeList(of: row, count: 30)) { list, id in list.content(of: id).title }
      var notices: [String] = []
      for y in [66, 154] as [CGFloat] {
        let finger = ShimTouches(in: screen.window, at: CGPoint(x: 300, y: y))
        finger.move(to: CGPoint(x: 120, y: y), over: 0.5)
        finger.up()
        ShimClock.advance(by: 2)
      }
      #expect(screen.host.list.openRows == [RowID(1), RowID(3)])
      screen.host.onNotice = { notices.append($0.name) }
      screen.tap(y: 242)
      #expect(screen.host.list.openRows == [RowID(1), RowID(3)] && notices == ["didSelect.5"])
    }

    static func todos(_ texts: [String]) -> ListScreen<GestureList> {
      ListScreen(GestureList(texts, width: 320), isTyped: true) { list, id in list.item(id)?.text ?? "gone" }
    }

    @Test(
      "A swipe on a row moves its cell and shows its buttons, and a press of Delete removes the row",
      arguments: [false, true])
    func swipes(isMirrored: Bool) throws {
      UIView.shimDirection = isMirrored ? .rightToLeft : .leftToRight
      let sign: CGFloat = isMirrored ? -1 : 1
      let screen = Self.mails()
      screen.host.recorder = ScriptRecorder(
        rowsOf: screen.host.driver.table, design: "constraint-swipe", options: SwipeOptions(reportsSignals: true))
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 66))
      finger.move(to: CGPoint(x: 160 - sign * 120, y: 68))
      let dragged = try #require(screen.x(1))
      #expect(sign * dragged < -80)
      finger.up()
      #expect(ShimClock.links.count == 1 && ShimHaptics.felt == ["selection"])
      ShimClock.advance(by: 2)
      #expect(ShimClock.links.isEmpty && screen.x(1) == sign * -160 && notices == ["didOpen.trailing.1"])
      #expect(screen.buttons(1).map(\.configuration?.title) == ["Delete", "More"])
      #expect(screen.buttons(1).first?.shimPlace == CGPoint(x: isMirrored ? 0 : 240, y: 44))
      #expect(
        screen.buttons(1).first?.superview?.frame == CGRect(x: isMirrored ? 0 : 160, y: 0, width: 160, height: 44))
      screen.tap(x: isMirrored ? 20 : 300, y: 60)
      ShimClock.advance(by: 2)
      #expect(notices.last == "didDelete.1" && screen.texts.prefix(2) == ["Item #1", "Item #3"])
      #expect(ShimExceptions.raised.isEmpty && screen.view.shimBatches == 1)
      #expect(try replayed(screen.host.recorder).notices.filter { !$0.hasPrefix("signal") } == notices)
    }

    @Test("The buttons of a reused cell act on its new row, although all rows have equal buttons")
    func reused() {
      let screen = Self.mails()
      var notices: [String] = []
      for offset in stride(from: 0, through: 800, by: 100) as StrideThrough<CGFloat> {
        screen.view.contentOffset.y = offset
        screen.window.layoutIfNeeded()
      }
      #expect(screen.cell(20) != nil && screen.view.shimCreated < 20)
      screen.host.handle(.perform("open.trailing", on: RowID(20)))
      ShimClock.advance(by: 2)
      screen.host.onNotice = { notices.append($0.name) }
      screen.tap(x: 300, y: 20 * 44 - screen.view.contentOffset.y + 22)
      #expect(notices == ["didPress.trailing.0.20", "didDelete.20"])
    }

    @Test("Only one row is open; scrolling or a tap elsewhere closes it, and the tap does nothing else")
    func policies() {
      let screen = Self.mails()
      var notices: [String] = []
      screen.host.handle(.perform("open.trailing", on: RowID(1)))
      screen.host.handle(.perform("open.trailing", on: RowID(2)))
      #expect(screen.host.list.openRows == [RowID(2)])
      screen.host.onNotice = { notices.append($0.name) }
      screen.tap(y: 200)
      #expect(notices == ["didClose.2"])
      screen.tap(y: 200)
      #expect(notices == ["didClose.2", "didSelect.4"])
      screen.host.handle(.perform("open.trailing", on: RowID(1)))
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 300))
      #expect(screen.host.list.openRows.isEmpty && screen.view.contentOffset.y > 0)
      #expect(screen.host.driver.table.contentOffset(at: Time(1e6)) == Double(screen.view.contentOffset.y))
      finger.up()
      ShimClock.advance(by: 2)
      screen.view.contentOffset.y = 0
      screen.view.isScrollEnabled = false
      let down = ShimTouches(in: screen.window, at: CGPoint(x: 200, y: 66))
      down.move(to: CGPoint(x: 170, y: 166))
      #expect(screen.x(1) == 0, "The drag is not sideways.")
      down.up()
    }

    @Test("A row that asks a question waits for the answer; if nobody can ask, its action is cancelled")
    func asks() {
      let erase = InteractionAction(id: "erase", title: "Erase", role: .destructive, asksFirst: true)
      let screen = ListScreen(SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [erase]), count: 3)) {
        $0.content(of: $1).title
      }
      screen.host.handle(.perform("erase", on: RowID(0)))
      #expect(screen.host.list.waitingRows.isEmpty && screen.host.list.count == 3)
      var asked: [RowID] = []
      screen.host.onAsk = { asked.append($0) }
      screen.host.handle(.perform("erase", on: RowID(0)))
      #expect(asked == [RowID(0)])
      screen.host.handle(.confirm(RowID(0)))
      #expect(screen.texts == ["Item #2", "Item #3"])
    }

    @Test("A tap unfolds rows in one batch update, and frames are drawn while the rows fade in")
    func form() throws {
      func question(_ title: String, _ rows: [RowDescriptor]) -> [RowDescriptor] {
        [RowDescriptor("idCellNormal", secondaryTitle: title, isExpandable: true, additionalRows: rows.count)] + rows
      }
      let form = ExpandableTable(
        try DescriptorList(sections: [
          question("Name", (0..<2).map { _ in RowDescriptor("idCellTextfield", isVisible: false) }),
          question("Sport", ["Tennis"].map { RowDescriptor("idCellValuePicker", primaryTitle: $0, isVisible: false) }),
        ]))
      let screen = ListScreen(form) { $0.secondaryTitle(of: $1) + ":" + $0.primaryTitle(of: $1) }
      #expect(screen.texts == ["Name:", "Sport:"])
      screen.tap(y: 30)
      #expect(screen.texts == ["Name:", ":", ":", "Sport:"] && screen.view.shimBatches == 1)
      #expect(ShimClock.links.count == 1)
      ShimClock.advance(by: 2)
      #expect(ShimClock.links.isEmpty && ShimExceptions.raised.isEmpty)
      let actions = screen.cell(0)?.accessibilityCustomActions ?? []
      #expect(actions.map(\.name) == ["Collapse"] && actions.first?.actionHandler?(actions[0]) == true)
      #expect(
        screen.texts == ["Name:", "Sport:"]
          && UIAccessibility.shimPosted == ["Collapse. Name, collapsed, section 1, row 1 of 1"])
    }

    @Test("A typed text reaches the list, the keyboard does not cover the edited row, and all of it replays")
    func typing() throws {
      let texts = (0..<20).map { "Item \($0)" }
      let screen = Self.todos(texts)
      screen.host.recorder = ScriptRecorder(
        screen.host.driver.table, of: "gesture-list", more: ["rows": .array(texts.map { .text($0) })])
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      screen.tap(y: 425)
      let field = try #require(screen.typed)
      #expect(field.text == "Item 8" && field === screen.field(8))
      ShimKeyboard.move(to: CGRect(x: 0, y: 264, width: 320, height: 216))
      ShimClock.advance(by: 2)
      #expect(screen.view.contentInset.bottom == 216 && screen.view.contentOffset.y == 450 - 264)
      field.shimType("Bread")
      field.resignFirstResponder()
      ShimKeyboard.move(to: CGRect(x: 0, y: 480, width: 320, height: 216))
      #expect(screen.host.list.item(RowID(8))?.text == "Bread" && screen.view.contentInset.bottom == 0)
      #expect(notices.last == "didEndEditing.8")
      #expect(try replayed(screen.host.recorder).notices == notices)
    }

    @Test("A new width lays the list out again, and an edit by the app is shown")
    func edits() {
      let screen = Self.todos(["Milk", "Bread"])
      screen.host.edit(recordedAs: .custom("insert", ["row": 0, "text": "Tea"])) {
        $0.insert(.init("Tea"), index: 0, at: $1)
      }
      #expect(screen.texts == ["Tea", "Milk", "Bread"])
      screen.view.frame.size.width = 480
      screen.host.resizeIfNeeded()
      #expect(screen.host.list.width == 480 && screen.host.driver.table.size.width == 480)
    }

    @Test("A thousand plain actions never raise UIKit's exception, and cells show what a reload would show")
    func randomWalk() {
      let screen = Self.todos((0..<8).map { "Item \($0)" })
      var state: UInt64 = 3
      func random(_ below: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, below)
      }
      for step in 0..<1_000 {
        let ids = screen.host.list.ids
        let id = ids.isEmpty ? RowID(0) : ids[random(ids.count)]
        let actions = screen.host.list.actions(for: id)
        switch random(5) {
        case 0: screen.host.handle(.undo)
        case 1: screen.host.handle(.type(step % 2 == 0 ? "" : "Typed \(step)", cursor: nil))
        case 2: screen.host.edit { $0.insert(.init("New \(step)"), index: random(4), at: $1) }
        default:
          if !actions.isEmpty { screen.host.handle(.perform(actions[random(actions.count)].id, on: id)) }
        }
        ShimClock.advance(by: 0.05)
        if !ShimExceptions.raised.isEmpty { break }
      }
      #expect(ShimExceptions.raised.isEmpty)
      let shown = screen.view.indexPathsForVisibleItems.map { screen.host.id(for: $0) }
      let top = screen.host.list.row(atY: Double(screen.view.contentOffset.y))
      #expect(shown == screen.host.list.ids.drop { $0 != top }.prefix(shown.count).map { Optional($0) })
    }

    @Test("With reduced motion a row opens without animation, and the recording goes on")
    func reducedMotion() throws {
      UIAccessibility.shimReducesMotion = true
      let screen = Self.mails()
      screen.host.recorder = ScriptRecorder(
        rowsOf: screen.host.driver.table, design: "constraint-swipe", options: SwipeOptions(reportsSignals: true))
      screen.host.handle(.perform("open.trailing", on: RowID(1)))
      #expect(screen.x(1) == -160 && ShimClock.links.isEmpty)
      UIAccessibility.shimReducesMotion = false
      screen.host.handle(.wait)
      screen.host.handle(.perform("close", on: RowID(1)))
      #expect(ShimClock.links.count == 1 && screen.host.recorder?.isComplete == true)
      #expect(try replayed(screen.host.recorder).notices == ["didOpen.trailing.1", "didClose.1"])
    }

    @Test("An app's own control changes its row's value, and so does a text field")
    func controls() throws {
      let rows: [RowDescriptor] = [
        RowDescriptor("idCellNormal", secondaryTitle: "You", isExpandable: true, isExpanded: true, additionalRows: 2),
        RowDescriptor("idCellSwitch", primaryTitle: "Married"), RowDescriptor("idCellTextfield", primaryTitle: "Name"),
      ]
      let screen = ListScreen(ExpandableTable(try DescriptorList(sections: [rows]))) { $0.primaryTitle(of: $1) }
      let (onOff, field) = (UIControl(frame: .zero), UITextField(frame: .zero))
      for _ in 0..<2 { screen.host.connect(onOff, of: RowID(1)) }
      onOff.sendActions(for: .primaryActionTriggered)
      #expect(screen.host.list.value(of: RowID(1)) == .isOn(true))
      onOff.sendActions(for: .primaryActionTriggered)
      #expect(screen.host.list.value(of: RowID(1)) == .isOn(false))
      screen.cell(2)?.contentView.addSubview(field)
      screen.host.connect(field, of: RowID(2))
      #expect(!field.isUserInteractionEnabled, "The list handles the field's touches.")
      field.isUserInteractionEnabled = true
      field.becomeFirstResponder()
      #expect(screen.host.list.editedRow == RowID(2) && field.isFirstResponder)
      field.shimType("Ada")
      field.resignFirstResponder()
      #expect(screen.host.list.value(of: RowID(2)) == .text("Ada") && screen.host.list.editedRow == nil)
    }

    @Test(
      "A plain action is announced in the app's language, with the row that takes a deleted row's place")
    func phrases() {
      let screen = Self.todos(["Milk", "Plants", "Bread"])
      screen.host.phrases.removed = "{label} ist weg, {place}"
      screen.host.phrases.namedRow = "{label}: Zeile {row} von {count}"
      let action = screen.cell(1)?.accessibilityCustomActions?.first { $0.name == "Delete" }
      #expect(action.map { $0.actionHandler?($0) } == true)
      #expect(
        UIAccessibility.shimPosted == ["Plants ist weg, Bread: Zeile 2 von 2"] && screen.texts == ["Milk", "Bread"])
      #expect(screen.host.driver.table.focus == nil, "The focus was set only for the action.")
    }

    @Test("Escape closes the open row of a cell")
    func escape() {
      let screen = Self.mails()
      #expect(screen.cell(1)?.accessibilityPerformEscape() == false)
      screen.host.handle(.perform("open.trailing", on: RowID(1)))
      #expect(screen.cell(1)?.accessibilityPerformEscape() == true && screen.host.list.openRows.isEmpty)
    }
  }
}
