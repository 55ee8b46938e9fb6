import ConstraintSwipe
import ExpandableTable
import GestureList
import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit

extension OnOneScreen {
  /// Which one gets a finger that both a row and something around the row want.
  @MainActor @Suite struct RivalTests {
    init() { cleanScreen() }

    /// A drawer, opened by any drag that nothing else takes.
    @MainActor final class Drawer: NSObject {
      let pan = UIPanGestureRecognizer()
      var began = 0
      init(_ view: UIView) {
        super.init()
        pan.shimAddTarget(self) { [weak self] in if $0.state == .began { self?.began += 1 } }
        view.addGestureRecognizer(pan)
      }
    }

    /// Rows with buttons on their trailing sides only.
    static func mails() -> ListScreen<SwipeList<ConstraintSwipe>> {
      let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
      return ListScreen(SwipeList(of: row, count: 20)) { $0.content(of: $1).title }
    }

    static func form(_ rows: RowDescriptor...) throws -> ListScreen<ExpandableTable> {
      ListScreen(ExpandableTable(try DescriptorList(sections: [rows]))) { $0.secondaryTitle(of: $1) }
    }

    private func drag(_ window: UIWindow, from x: CGFloat, by way: CGFloat, y: CGFloat = 66) {
      let finger = ShimTouches(in: window, at: CGPoint(x: x, y: y))
      finger.move(to: CGPoint(x: x + way, y: y))
      finger.up()
      ShimClock.advance(by: 2)
    }

    @Test("A drawer gets drags toward a side without buttons, but none toward the other side or on an open row")
    func towardTheSideWithoutButtons() {
      let screen = Self.mails()
      let drawer = Drawer(screen.window)
      drag(screen.window, from: 60, by: 150)
      #expect(drawer.began == 1 && screen.x(1) == 0)
      drag(screen.window, from: 260, by: -150)
      #expect(drawer.began == 1 && screen.x(1) == -160)
      drag(screen.window, from: 60, by: 150)
      #expect(drawer.began == 1 && screen.x(1) == 0)
    }

    @Test("Right to left, the sides are exchanged")
    func mirrored() {
      UIView.shimDirection = .rightToLeft
      let screen = Self.mails()
      let drawer = Drawer(screen.window)
      drag(screen.window, from: 260, by: -150)
      #expect(drawer.began == 1 && screen.x(1) == 0)
      drag(screen.window, from: 60, by: 150)
      #expect(drawer.began == 1 && screen.x(1) == 160)
    }

    @Test("A form's rows leave every sideways drag to the views around them, except a slider's")
    func onAForm() throws {
      let screen = try Self.form(
        RowDescriptor("idCellNormal", secondaryTitle: "Q"), RowDescriptor("idCellSlider", value: "2"))
      let drawer = Drawer(screen.window)
      drag(screen.window, from: 260, by: -160, y: 30)
      #expect(drawer.began == 1)
      let top = CGFloat(screen.host.list.top(of: RowID(1)) ?? 0)
      drag(screen.window, from: 100, by: 150, y: top + 22)
      #expect(drawer.began == 1 && screen.host.list.value(of: RowID(1)) != .level(2))
    }

    @Test("A row that is swiped away and has no buttons takes drags in both directions")
    func withoutButtons() {
      let screen = ListHostTests.todos(["Milk", "Bread"])
      let drawer = Drawer(screen.window)
      for way: CGFloat in [50, -50] { drag(screen.window, from: 160, by: way) }
      #expect(drawer.began == 0)
    }

    @Test("A disabled row takes no drags")
    func doesNotAnswer() {
      let screen = Self.mails()
      screen.host.edit { $0.describe(RowID(1), as: .init(isEnabled: false), at: $1) }
      let drawer = Drawer(screen.window)
      drag(screen.window, from: 260, by: -150)
      #expect(drawer.began == 1)
    }

    @Test("A pager around a list turns its page where the row has no buttons")
    func pager() {
      let screen = Self.mails()
      let pager = UIScrollView(frame: screen.window.bounds)
      pager.contentSize = CGSize(width: 640, height: 480)
      screen.window.addSubview(pager)
      screen.view.frame.origin.x = 320
      pager.addSubview(screen.view)
      pager.contentOffset.x = 320
      drag(screen.window, from: 260, by: -150)
      #expect(pager.contentOffset.x == 320 && screen.x(1) == -160)
      screen.host.handle(.perform("close", on: RowID(1)))
      ShimClock.advance(by: 2)
      drag(screen.window, from: 60, by: 150)
      #expect(pager.contentOffset.x < 320 && screen.x(1) == 0)
    }

    enum Host: CaseIterable { case list, row, scrolledRow, rowWithoutViews, listWithoutViews }

    /// Shows a row in a host that reports whether the row has taken a finger.
    private func show(_ row: ConstraintSwipe, in host: Host, _ view: UIView) -> @MainActor () -> Bool {
      switch host {
      case .list:
        let screen = ListScreen(SwipeList(of: row, count: 3)) { $0.content(of: $1).title }
        view.addSubview(screen.view)
        return { screen.x(1) != 0 }
      case .row:
        let rowView = SwipeRowView(row)
        rowView.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
        view.addSubview(rowView)
        return { rowView.contentView.transform.tx != 0 }
      case .scrolledRow:
        let rowView = ScrollRowView(ScrollSwipe(leading: row.actions(.leading), trailing: row.actions(.trailing)))
        rowView.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
        view.addSubview(rowView)
        rowView.layoutIfNeeded()
        return { rowView.contentView.shimPlace.x != 0 }
      case .rowWithoutViews:
        let (pan, driver) = (RowPanView(frame: CGRect(x: 0, y: 44, width: 320, height: 44)), RowDriver(row))
        var isTaken = false
        pan.accepts = { driver.accepts($0, at: Time(ShimClock.now)) }
        pan.onPan = { _, _, _ in isTaken = true }
        view.addSubview(pan)
        return {
          _ = pan
          return isTaken
        }
      case .listWithoutViews:
        let (input, driver) = (TableInputView(frame: view.bounds), RowDriver(row))
        input.accepts = { translation, _ in driver.accepts(translation, at: Time(ShimClock.now)) }
        view.addSubview(input)
        return {
          _ = input
          // Its recogniser only claims the finger.
          return view.gestureRecognizers?.contains { $0.state == .changed && !($0 is ShimContentPop) } ?? false
        }
      }
    }

    @Test(
      "The back gesture that begins anywhere waits only for a row that opens in its direction",
      arguments: Host.allCases)
    func contentPop(host: Host) {
      for (leading, isTheRows) in [([flag], true), ([], false)] {
        cleanScreen()
        let (window, navigation) = (
          UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UINavigationController()
        )
        navigation.view.frame = window.bounds
        window.addSubview(navigation.view)
        let row = ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: [delete])
        let isTaken = show(row, in: host, navigation.view)
        let finger = ShimTouches(in: window, at: CGPoint(x: 100, y: 66))
        finger.move(to: CGPoint(x: 180, y: 66))
        #expect(isTaken() == isTheRows && navigation.shimPop.shimPops == (isTheRows ? 0 : 1))
        finger.up()
      }
    }

    @Test("A list without views lets its pinch and its wheel work alongside pans, but not its claim on a row's finger")
    func alongside() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let input = TableInputView(frame: window.bounds)
      window.addSubview(input)
      let other = UIPanGestureRecognizer()
      let recognizers = try #require(window.gestureRecognizers)
      let alongside = recognizers.filter {
        $0.delegate?.gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: other) ?? false
      }
      #expect(alongside.map { $0 is UIPinchGestureRecognizer } == [true, false] && recognizers.count == 3)
      let (claim, wheel) = (try #require(recognizers.last), try #require(alongside.last))
      #expect(claim.delegate?.gestureRecognizer(claim, shouldRecognizeSimultaneouslyWith: wheel) == true)
    }

    @Test(
      "Controls in a row, with their subviews, and selectable text keep their taps; other text does not")
    func partsOfControls() {
      let screen = Self.mails()
      var notices: [String] = []
      screen.host.onNotice = { notices.append($0.name) }
      let (stepper, half) = (UIControl(frame: CGRect(x: 200, y: 0, width: 100, height: 44)), UIView(frame: .zero))
      half.frame = stepper.bounds
      stepper.addSubview(half)
      let notes = UITextView(frame: CGRect(x: 100, y: 0, width: 80, height: 44))
      for view in [stepper, notes] { screen.cell(1)?.contentView.addSubview(view) }
      for x: CGFloat in [250, 140] { screen.tap(x: x, y: 66) }
      #expect(notices == [])
      (notes.isEditable, notes.isSelectable) = (false, false)
      for x: CGFloat in [140, 50] { screen.tap(x: x, y: 66) }
      #expect(notices == ["didSelect.1", "didSelect.1"])
    }
  }
}
