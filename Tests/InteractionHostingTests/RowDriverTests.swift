import ConstraintSwipe
import InteractionHosting
import InteractionReplay
import Testing
import UtilityButtons

@Suite("A row's driver, between gesture recognisers and a screen")
struct RowDriverTests {
  private func driver(_ actions: [InteractionAction], _ direction: ReadingDirection = .leftToRight) -> RowDriver {
    RowDriver(UtilityButtons(width: 320, height: 44, leading: [flag], trailing: actions), direction: direction)
  }

  @Test("A driver accepts sideways drags toward a side with actions, or on a row that is not closed")
  func accepts() {
    var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
    func accepts(_ drags: (Double, Double)..., at time: Double = 0) -> [Bool] {
      drags.map { driver.accepts(Vector($0.0, $0.1), at: Time(time)) }
    }
    // The leading side has no actions.
    expect(accepts((-11, 10), (-10, 11), (11, 1)), are: [true, false, false])
    driver.direction = .rightToLeft
    expect(accepts((11, 1), (-11, 1)), are: [true, false])
    driver.handle(.open(.trailing, animated: true), at: Time(0))
    expect(accepts((-11, 1)), are: [true])
    driver.handle(.close(animated: true), at: Time(2))
    expect(accepts((-11, 1), at: 2.05), are: [true], "The row still moves.")
  }

  @Test("Right to left, fingers, frames and content are mirrored")
  func mirrored() {
    for direction in ReadingDirection.allCases {
      var driver = driver([delete, more], direction)
      let sign = direction == .leftToRight ? 1.0 : -1
      driver.pan(.began, translation: .zero, at: Time(0))
      #expect(driver.isDragged)
      driver.pan(.changed, translation: Vector(sign * -60, 3), at: Time(0.1))
      let offsets = [driver.contentX(at: Time(0.1)) * sign, driver.row.offset(at: Time(0.1))]
      expect(offsets, are: [-60, -60], "\(direction)")
      let strip = LayoutRect(260, 0, 60, 44)
      let uncovered = [SwipeEdge.trailing, .leading].map { driver.uncoveredFrame($0, at: Time(0.1)) }
      expect(uncovered, are: [sign > 0 ? strip : strip.mirrored(in: 320), nil], "\(direction)")
      driver.pan(.ended, translation: Vector(sign * -160, 3), at: Time(0.2))
      driver.advance(to: Time(3))
      let outermost = driver.buttonFrame(edge: .trailing, index: 0, at: Time(3))
      let isAtEdge = sign > 0 ? outermost.maxX == 320 : outermost.x == 0
      expect([driver.isDragged, isAtEdge], are: [false, true])
      expect(driver.row.rest, is: .open(.trailing))
    }
  }

  @Test("Right to left, a scroll view's content offset is mirrored, and mirrored back")
  func contentOffsets() {
    var driver = driver([delete, more], .rightToLeft)
    let closed = UtilityButtons(width: 320, height: 44, leading: [flag]).closedContentOffset
    let isInside = driver.logicalContentOffset(closed) >= 0
    let back = driver.logicalContentOffset(driver.logicalContentOffset(12))
    #expect(isInside)
    expect(back, is: 12)
    driver.direction = .leftToRight
    let unmirrored = [driver, RowDriver(ConstraintSwipe(width: 320, height: 44), direction: .rightToLeft)]
    expect(unmirrored.map { $0.logicalContentOffset(12) }, are: [12, 12])
  }

  @Test("Frames are needed until the content has settled, and time never runs backward")
  func frames() {
    var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
    #expect(!driver.needsFrames(after: Time(0)))
    #expect(driver.handle(.open(.trailing, animated: true), at: Time(0)).startedMotion)
    let end = driver.row.settleTime ?? Time(0)
    expect([Time(0.1), end].map { driver.needsFrames(after: $0) }, are: [true, false])
    driver.advance(to: Time(0.1))
    let seen = driver.contentX(at: Time(0.1))
    driver.pan(.began, translation: .zero, at: Time(0.08))
    expect(driver.contentX(at: Time(0.1)), is: seen, "The finger catches what the last frame showed.")
  }

  @Test("After a press a row does what the app answers, and reuse forgets a question")
  func answers() {
    for fulfillment in InteractionAction.Fulfillment.allCases {
      var driver = driver([delete, more])
      driver.handle(.open(.trailing, animated: false), at: Time(0))
      let effects = driver.handle(.tapButton(.trailing, 0), at: Time(1))
      expect(effects.first, is: .didPress(.trailing, 0))
      expect(driver.pressedAction, is: delete, "\(fulfillment)")
      #expect(!driver.isWaiting)
      driver.fulfill(fulfillment, at: Time(1))
      let rest = fulfillment == .close ? Rest.closed : .open(.trailing)
      let again = driver.fulfill(.close, at: Time(1))  // The press is answered already.
      expect(driver.pressedAction, is: nil, "\(fulfillment)")
      expect(driver.row.rest, is: rest, "\(fulfillment)")
      expect(again, is: .none, "\(fulfillment)")
    }
    let ask = InteractionAction(id: "erase", title: "Erase", asksFirst: true)
    var asking = driver([ask])
    asking.handle(.perform("erase"), at: Time(0))
    asking.handle(.reuse, at: Time(1))
    #expect(!asking.isWaiting)
    expect(asking.row.rest, is: .closed)
    let stays = InteractionAction(id: "a", title: "A", role: .destructive, fulfillment: .stay)
    expect([delete, more, ask, stays].map(\.defaultFulfillment), are: [.delete, nil, nil, .stay])
  }

  @Test("A driver offers its row's plain actions, and says which changes of the table would close it")
  func plainActions() {
    var driver = driver([delete])
    expect(driver.plainActions().map(\.id), are: ["flag", "delete", "open.leading", "open.trailing"])
    expect(["delete", "close", "more"].map { driver.offers($0) }, are: [true, false, false])
    #expect(!driver.closes(after: .tableScrolled, at: Time(0)))
    driver.handle(.open(.trailing, animated: false), at: Time(0))
    let titled = driver.plainActions(titles: ["close": "Hide"])
    expect(titled.last?.title, is: "Hide")
    expect(["close", "open.trailing"].map { driver.offers($0) }, are: [true, false])
    #expect(driver.closes(after: .tableScrolled, at: Time(0)))
    expect(driver.row.rest, is: .open(.trailing), "A question changes nothing.")
  }

  @Test("If the design decides, a confirmed press leaves the row where it would have been without the question")
  func designDecides() {
    let report = InteractionAction(id: "report", title: "Report", asksFirst: true)
    let options = SwipeOptions(allowsFullSwipe: true)
    for (rest, event) in [
      (Rest.closed, RowEvent.perform("report")), (.open(.trailing), .tapButton(.trailing, 0)),
      (.closed, .pan(PanSample(.ended, translation: Vector(-300, 0)))),
    ] {
      var driver = RowDriver(UtilityButtons(width: 320, height: 44, trailing: [report], options: options))
      if let edge = rest.edge { driver.handle(.open(edge, animated: false), at: Time(0)) }
      if case .pan = event {
        driver.handle(.pan(PanSample(.began, translation: .zero)), at: Time(0))
        driver.handle(.pan(PanSample(.changed, translation: Vector(-300, 0))), at: Time(0.5))
      }
      driver.handle(event, at: Time(1))
      expect(
        [driver.pendingAction, driver.row.rest == .open(.trailing) ? report : nil], are: [report, report], "\(event)")
      driver.confirm()
      let effects = driver.fulfill(report.defaultFulfillment, at: Time(2))
      expect(driver.row.rest, is: rest, "\(event)")
      expect(effects.first, is: rest == .closed ? .didClose : nil, "\(event)")
    }
  }

  @Test("A row whose action asks first waits, and does nothing else")
  func asks() {
    for isConfirmed in [true, false] {
      let ask = InteractionAction(id: "erase", title: "Erase", role: .destructive, fulfillment: .close, asksFirst: true)
      var driver = driver([ask, more])
      let notices = driver.handle(.perform("erase"), at: Time(0)).notices
      expect(notices, are: [.didPress(.trailing, 0), .didOpen(.trailing)])
      expect(driver.pendingAction, is: ask)
      #expect(!driver.accepts(Vector(-20, 0), at: Time(1)))
      #expect(driver.plainActions() == [] && !driver.offers("more"))
      #expect(!driver.closes(after: .tableScrolled, at: Time(1)))
      for event: RowEvent in [.tap, .close(animated: true), .tapButton(.trailing, 1), .table(.tableScrolled)] {
        let effects = driver.handle(event, at: Time(1))
        expect(effects, is: .none, "\(event)")
        expect(driver.row.rest, is: .open(.trailing), "\(event)")
      }
      let closes: SwipeEffects
      if isConfirmed {
        let confirmed = driver.confirm()
        expect([confirmed, driver.pressedAction], are: [ask, ask])
        #expect(!driver.isWaiting)
        closes = driver.fulfill(ask.defaultFulfillment, at: Time(2))
      } else {
        closes = driver.cancel(at: Time(2))
        #expect(driver.pressedAction == nil)
      }
      expect(closes.first, is: .didClose)
      expect(driver.row.rest, is: .closed)
      expect(driver.confirm(), is: nil)
      expect(driver.cancel(at: Time(3)), is: .none)
    }
  }
}
