import HostsUnderTest
import ScrollSwipe
import Testing
import UIKit
import UtilityButtons

extension OnOneScreen {
  @MainActor @Suite struct ScrollRowViewTests {
    init() { cleanScreen() }
    static let designs: [any RevealingRow & ScrollDriven] = [
      ScrollSwipe(width: 100, height: 44, leading: [flag], trailing: [delete, more]),
      UtilityButtons(width: 100, height: 44, leading: [flag], trailing: [delete, more]),
    ]

    /// One row in a window.
    @MainActor struct Screen {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let row: ScrollRowView
      @MainActor init(_ design: any RevealingRow & ScrollDriven) {
        row = ScrollRowView(design)
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        window.addSubview(row)
        window.layoutIfNeeded()
      }
      @MainActor func swipe(from x: CGFloat, by dx: CGFloat, over seconds: Double = 0.2, rests: Bool = true) {
        let finger = ShimTouches(in: window, at: CGPoint(x: x, y: 20))
        finger.move(to: CGPoint(x: x + dx, y: 22), over: seconds)
        if rests { finger.move(to: CGPoint(x: x + dx, y: 22), over: 0.15) }
        finger.up()
        ShimClock.advance(by: 1)
      }
      /// Where the content is on the screen.
      @MainActor var x: CGFloat { row.contentView.shimPlace.x }
      @MainActor func button(_ title: String) -> UIButton? {
        row.scrollView.subviews.filter { !$0.isHidden }.flatMap(\.subviews).compactMap { $0 as? UIButton }.first {
          $0.configuration?.title == title
        }
      }
    }

    @Test(
      "A real scroll view comes to rest where the design says, on both sides and in both layout directions",
      arguments: 0..<2,
      [false, true])
    func rests(design: Int, isMirrored: Bool) throws {
      UIView.shimDirection = isMirrored ? .rightToLeft : .leftToRight
      let sign: CGFloat = isMirrored ? -1 : 1
      let screen = Screen(Self.designs[design])
      var notices: [SwipeNotice] = []
      screen.row.onNotice = { notices.append($1) }
      #expect(screen.x == 0)
      screen.swipe(from: 160, by: -sign * 120)
      let width = CGFloat(-(screen.row.row?.offset(at: Time(0)) ?? 0))
      #expect(notices == [.didOpen(.trailing)] && width > 140 && screen.x == -sign * width)
      let outermost = try #require(screen.button("Delete"))
      #expect(outermost.shimPlace.x == (isMirrored ? 0 : 320 - outermost.frame.width), "The buttons do not move.")
      screen.swipe(from: 160, by: sign * 140)
      #expect(screen.x == 0 && notices.last == .didClose)
      screen.swipe(from: 160, by: sign * 70)
      #expect(
        notices.last == .didOpen(.leading) && screen.x == sign * CGFloat(screen.row.row?.offset(at: Time(0)) ?? 0))
    }

    @Test("A flick opens: UIKit's points per millisecond become points per second", arguments: 0..<2)
    func flick(design: Int) {
      let screen = Screen(Self.designs[design])
      // 30 points of 160 in 0.03 s, well below half: only its velocity opens it.
      screen.swipe(from: 200, by: -40, over: 0.04, rests: false)
      #expect(screen.row.rest == .open(.trailing) && screen.x < -100)
    }

    @Test("With reduced motion a released row is at its destination at once", arguments: 0..<2)
    func reducedMotion(design: Int) {
      UIAccessibility.shimReducesMotion = true
      let screen = Screen(Self.designs[design])
      for (x, rest) in [(-120, .open(.trailing)), (140, .closed)] as [(CGFloat, Rest)] {
        let finger = ShimTouches(in: screen.window, at: CGPoint(x: 200, y: 20))
        finger.move(to: CGPoint(x: 200 + x, y: 22), over: 0.2)
        finger.move(to: CGPoint(x: 200 + x, y: 22), over: 0.15)
        finger.up()
        let released = screen.x
        ShimClock.advance(by: 1)
        #expect(screen.row.rest == rest && released == screen.x && (screen.x < -140) == (rest != .closed))
      }
    }

    @Test("Code, presses and taps move the scroll view", arguments: 0..<2)
    func code(design: Int) {
      let screen = Screen(Self.designs[design])
      var performed: [String] = [], selected = 0
      screen.row.onAction = {
        performed.append($1.id); return .close
      }
      screen.row.onNotice = { if $1 == .didSelect { selected += 1 } }
      screen.row.open(.trailing, animated: true)
      ShimClock.advance(by: 0.1)
      #expect(screen.x < 0 && screen.x > -150)
      ShimClock.advance(by: 1)
      #expect(screen.x < -150)
      ShimTouches(in: screen.window, at: CGPoint(x: 300, y: 20)).up()
      ShimClock.advance(by: 1)
      #expect(performed == ["delete"] && screen.x == 0)
      screen.row.open(.leading, animated: false)
      #expect(screen.x > 0)
      ShimTouches(in: screen.window, at: CGPoint(x: 250, y: 20)).up()
      ShimClock.advance(by: 1)
      #expect(screen.x == 0 && selected == 0)
      ShimTouches(in: screen.window, at: CGPoint(x: 250, y: 20)).up()
      #expect(selected == 1)
    }

    @Test("An open row that is replaced under a finger reports that it has closed", arguments: 0..<2)
    func replaced(design: Int) {
      let screen = Screen(Self.designs[design])
      var notices: [SwipeNotice] = []
      screen.row.onNotice = { notices.append($1) }
      screen.row.open(.trailing, animated: false)
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 20))
      finger.move(to: CGPoint(x: 80, y: 20), over: 0.1)
      screen.row.row = nil
      #expect(notices == [.didOpen(.trailing), .didClose])
    }

    /// A row whose outermost trailing button is pressed by a full swipe.
    static func full(_ design: Int, _ action: InteractionAction) -> Screen {
      let options = SwipeOptions(allowsFullSwipe: true)
      return Screen(
        design == 0
          ? ScrollSwipe(width: 320, height: 44, trailing: [action, more], options: options)
          : UtilityButtons(width: 320, height: 44, trailing: [action, more], options: options))
    }

    @Test(
      "A full swipe does what its button does, and the scroll view goes where the app says", arguments: 0..<2,
      [InteractionAction.Fulfillment.close, .stay])
    func fullSwipe(design: Int, answer: InteractionAction.Fulfillment) {
      let screen = Self.full(design, flag)
      var performed: [String] = []
      screen.row.onAction = {
        performed.append($1.id)
        return answer
      }
      screen.row.open(.trailing, animated: false)
      let open = screen.x
      screen.swipe(from: 310, by: -300)
      #expect(performed == ["flag"] && open < 0 && screen.x == (answer == .stay ? open : 0))
      #expect(screen.row.rest == (answer == .stay ? .open(.trailing) : .closed))
    }

    @Test("A full swipe of a button that asks first leaves its side open until it is answered", arguments: 0..<2)
    func fullSwipeAsks(design: Int) {
      let screen = Self.full(design, InteractionAction(id: "erase", title: "Erase", asksFirst: true))
      var asked: [String] = [], performed: [String] = [], notices: [SwipeNotice] = []
      screen.row.onAsk = { asked.append($1.id) }
      screen.row.onNotice = { notices.append($1) }
      screen.row.onAction = {
        performed.append($1.id)
        return .close
      }
      screen.swipe(from: 310, by: -300)
      #expect(asked == ["erase"] && performed.isEmpty && screen.row.rest == .open(.trailing) && screen.x < 0)
      #expect(notices == [.didPress(.trailing, 0), .didOpen(.trailing)])
      screen.row.confirm()
      ShimClock.advance(by: 1)
      #expect(performed == ["erase"] && screen.x == 0)
    }

    @Test("The content never moves toward a side without buttons")
    func rigidSide() {
      let screen = Screen(ScrollSwipe(width: 320, height: 44, trailing: [delete]))
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 100, y: 20))
      finger.move(to: CGPoint(x: 180, y: 20))
      #expect(screen.x == 0)
      finger.up()
    }

    @Test("A drag that turns back stops at the closed position if it must not uncover the other side", arguments: 0..<2)
    func turnsBack(design: Int) {
      let lock = SwipeOptions(locksSide: true)
      let designs: [any RevealingRow & ScrollDriven] = [
        ScrollSwipe(width: 320, height: 44, trailing: [delete]),
        UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete], options: lock),
      ]
      let screen = Screen(designs[design])
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 160, y: 20))
      finger.move(to: CGPoint(x: 130, y: 20))
      #expect(screen.x < 0)
      finger.move(to: CGPoint(x: 280, y: 20))
      #expect(screen.x == 0)
      finger.up()
      ShimClock.advance(by: 1)
      #expect(screen.x == 0 && screen.row.rest == .closed)
    }

    @Test("A drag that begins on a button moves the row, even if the button has got the touch already")
    func dragOnButton() {
      let screen = Screen(Self.designs[0])
      screen.row.open(.trailing, animated: false)
      var performed: [String] = []
      screen.row.onAction = {
        performed.append($1.id)
        return .close
      }
      let finger = ShimTouches(in: screen.window, at: CGPoint(x: 300, y: 20))
      finger.move(to: CGPoint(x: 302, y: 20), over: 0.2)
      finger.move(to: CGPoint(x: 302 + 140, y: 20), over: 0.2)
      finger.move(to: CGPoint(x: 302 + 140, y: 20), over: 0.15)
      finger.up()
      ShimClock.advance(by: 1)
      #expect(screen.x == 0 && screen.row.rest == .closed && performed.isEmpty)
    }

    @Test("The back gesture at the screen's edge comes first")
    func backGesture() {
      let screen = Screen(Self.designs[0])
      screen.window.addGestureRecognizer(UIScreenEdgePanGestureRecognizer())
      screen.swipe(from: 5, by: 120)
      #expect(screen.x == 0)
      screen.swipe(from: 60, by: 120)
      #expect(screen.x == 80)
    }

    @Test("An open row stays open at another width, and reuse closes it", arguments: 0..<2)
    func layout(design: Int) {
      let screen = Screen(Self.designs[design])
      screen.row.open(.trailing, animated: false)
      screen.row.frame = CGRect(x: 0, y: 0, width: 480, height: 60)
      screen.row.layoutIfNeeded()
      #expect(screen.row.rest == .open(.trailing) && screen.x == CGFloat(screen.row.row?.offset(at: Time(0)) ?? 0))
      #expect(screen.button("Delete").map { $0.shimPlace.x + $0.frame.width } == 480)
      screen.row.prepareForReuse()
      #expect(screen.x == 0 && screen.row.rest == .closed)
    }

    @Test("A row with new buttons opens to their width, and its scroll view scrolls as far", arguments: 0..<2)
    func otherButtons(design: Int) {
      let screen = Screen(Self.designs[design])
      for actions in [[delete], [delete, more]] {
        screen.row.setActions(actions, .trailing)
        screen.row.open(.trailing, animated: false)
        #expect(screen.x == -[80, 90][design] * CGFloat(actions.count))
        let (leading, trailing) = (screen.row.row as? any ScrollDriven)?.contentInset ?? (.nan, .nan)
        let inset = screen.row.scrollView.contentInset
        #expect((Double(inset.left), Double(inset.right)) == (leading, trailing), "\(actions.count) buttons")
      }
    }

    @Test(
      "The script of a recorded scroll view replays to the same offset and notices", arguments: 0..<2, [false, true])
    func recorded(design: Int, isMirrored: Bool) throws {
      UIView.shimDirection = isMirrored ? .rightToLeft : .leftToRight
      let screen = Screen(Self.designs[design])
      var notices: [SwipeNotice] = []
      screen.row.onNotice = { notices.append($1) }
      screen.row.recorder = screen.row.row.map {
        ScriptRecorder($0, design: ["scroll-swipe", "utility-buttons"][design])
      }
      screen.swipe(from: 160, by: isMirrored ? 120 : -120)
      let trace = try replayed(screen.row.recorder)
      #expect(notices == [.didOpen(.trailing)] && trace.notices == notices.map(\.name))
      #expect(trace.last("offset") == screen.row.row?.offset(at: Time(1e6)))
    }

    @Test("Scroll cells have scroll rows that move their content, and swipe cells have swipe rows")
    func cells() {
      let (table, collection) = (
        ScrollTableViewCell(style: .default, reuseIdentifier: nil), ScrollCollectionViewCell(frame: .zero)
      )
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      for (cell, row, content) in [
        (table as UIView, table.rowView, table.contentView), (collection, collection.rowView, collection.contentView),
      ] {
        #expect(row is ScrollRowView)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        window.addSubview(cell)
        row.row = Self.designs[0]
        window.layoutIfNeeded()
        row.open(.trailing, animated: false)
        #expect(content.transform.tx == -160 && cell.accessibilityCustomActions?.isEmpty == false)
      }
      #expect(
        table.accessibilityPerformEscape() && !table.accessibilityPerformEscape(),
        "The first escape has closed the row.")
      #expect(collection.accessibilityPerformEscape() && collection.rowView.rest == .closed)
      for row in [table.rowView, collection.rowView] { row.open(.trailing, animated: false) }
      table.prepareForReuse()
      collection.prepareForReuse()
      #expect(table.contentView.transform.tx == 0 && collection.contentView.transform.tx == 0)
      #expect(SwipeCollectionViewCell(frame: .zero).rowView is SwipeRowView)
    }
  }
}
