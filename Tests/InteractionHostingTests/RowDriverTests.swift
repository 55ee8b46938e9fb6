import ConstraintSwipe
import InteractionHosting
import InteractionReplay
import Testing
import UtilityButtons

@Suite("A row between recognisers and a screen")
struct RowDriverTests {
  private func driver(_ actions: [InteractionAction], _ direction: ReadingDirection = .leftToRight) -> RowDriver {
    RowDriver(UtilityButtons(width: 320, height: 44, leading: [flag], trailing: actions), direction: direction)
  }

  @Test("It takes drags that are sideways and toward a side with actions, or on a row that is not closed")
  func takes() {
    var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
    #expect(driver.takes(Vector(-11, 10), at: Time(0)) && !driver.takes(Vector(-10, 11), at: Time(0)))
    #expect(!driver.takes(Vector(11, 1), at: Time(0)), "There is nothing at the leading side.")
    driver.direction = .rightToLeft
    #expect(driver.takes(Vector(11, 1), at: Time(0)) && !driver.takes(Vector(-11, 1), at: Time(0)))
    driver.handle(.open(.trailing, animated: true), at: Time(0))
    #expect(driver.takes(Vector(-11, 1), at: Time(0)))
    driver.handle(.close(animated: true), at: Time(2))
    #expect(driver.takes(Vector(-11, 1), at: Time(2.05)), "It still moves.")
  }

  @Test("Fingers, frames and content are mirrored", arguments: ReadingDirection.allCases)
  func mirrored(direction: ReadingDirection) {
    var driver = driver([delete, more], direction)
    let sign = direction == .leftToRight ? 1.0 : -1
    driver.pan(.began, translation: .zero, at: Time(0))
    #expect(driver.isDragged)
    driver.pan(.changed, translation: Vector(sign * -60, 3), at: Time(0.1))
    #expect(driver.contentX(at: Time(0.1)) == sign * -60 && driver.row.offset(at: Time(0.1)) == -60)
    let uncovered = LayoutRect(260, 0, 60, 44)
    #expect(
      driver.uncovered(.trailing, at: Time(0.1)) == (sign > 0 ? uncovered : uncovered.mirrored(in: 320)))
    #expect(driver.uncovered(.leading, at: Time(0.1)) == nil)
    driver.pan(.ended, translation: Vector(sign * -160, 3), at: Time(0.2))
    driver.advance(to: Time(3))
    #expect(!driver.isDragged && driver.row.rest == .open(.trailing))
    let outermost = driver.buttonFrame(.trailing, 0, at: Time(3))
    #expect(sign > 0 ? outermost.maxX == 320 : outermost.x == 0)
  }

  @Test("A content offset is mirrored there and back, where a scroll view is")
  func contentOffsets() {
    var driver = driver([delete, more], .rightToLeft)
    let closed = driver.logicalContentOffset(
      UtilityButtons(width: 320, height: 44, leading: [flag]).closedContentOffset)
    #expect(driver.logicalContentOffset(driver.logicalContentOffset(12)) == 12 && closed >= 0)
    driver.direction = .leftToRight
    #expect(driver.logicalContentOffset(12) == 12)
    #expect(RowDriver(ConstraintSwipe(width: 320, height: 44), direction: .rightToLeft).logicalContentOffset(12) == 12)
  }

  @Test("Frames are worth drawing until the content has settled, and no time runs back")
  func frames() {
    var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
    #expect(!driver.needsFrames(after: Time(0)))
    #expect(driver.handle(.open(.trailing, animated: true), at: Time(0)).startedMotion)
    let end = driver.row.settles
    #expect(driver.needsFrames(after: Time(0.1)) && !driver.needsFrames(after: end ?? Time(0)))
    driver.advance(to: Time(0.1))
    let seen = driver.contentX(at: Time(0.1))
    driver.pan(.began, translation: .zero, at: Time(0.08))
    #expect(driver.contentX(at: Time(0.1)) == seen, "The finger catches what the last frame showed.")
  }

  @Test("After a press the row does what the app answers", arguments: InteractionAction.Fulfillment.allCases)
  func answers(_ fulfillment: InteractionAction.Fulfillment) {
    var driver = driver([delete, more])
    driver.handle(.open(.trailing, animated: false), at: Time(0))
    let effects = driver.handle(.tapButton(.trailing, 0), at: Time(1))
    #expect(effects.first == .didPress(.trailing, 0) && driver.pressedAction == delete && !driver.isWaiting)
    driver.fulfill(fulfillment, at: Time(1))
    #expect(driver.pressedAction == nil)
    #expect(driver.row.rest == (fulfillment == .close ? .closed : .open(.trailing)))
    #expect(driver.fulfill(.close, at: Time(1)) == .none, "It is answered.")
  }

  @Test("A row whose action asks first waits, and does nothing else", arguments: [true, false])
  func asks(isConfirmed: Bool) {
    let ask = InteractionAction(id: "erase", title: "Erase", role: .destructive, fulfillment: .close, asksFirst: true)
    var driver = driver([ask, more])
    let effects = driver.handle(.perform("erase"), at: Time(0))
    #expect(effects.notices == [.didPress(.trailing, 0), .didOpen(.trailing)] && driver.askedAction == ask)
    #expect(!driver.takes(Vector(-20, 0), at: Time(1)))
    for event: RowEvent in [.tap, .close(animated: true), .tapButton(.trailing, 1), .table(.tableScrolled)] {
      #expect(driver.handle(event, at: Time(1)) == .none && driver.row.rest == .open(.trailing))
    }
    if isConfirmed {
      #expect(driver.confirm() == ask && driver.pressedAction == ask && !driver.isWaiting)
      #expect(driver.fulfill(ask.usualFulfillment, at: Time(2)).first == .didClose)
    } else {
      #expect(driver.cancel(at: Time(2)).first == .didClose && driver.pressedAction == nil)
    }
    #expect(driver.row.rest == .closed && driver.confirm() == nil && driver.cancel(at: Time(3)) == .none)
  }

  @Test("Reuse forgets the question; what an app says nothing of follows from the action")
  func reuse() {
    let ask = InteractionAction(id: "erase", title: "Erase", asksFirst: true)
    var driver = driver([ask])
    driver.handle(.perform("erase"), at: Time(0))
    driver.handle(.reuse, at: Time(1))
    #expect(!driver.isWaiting && driver.row.rest == .closed)
    #expect(delete.usualFulfillment == .delete && more.usualFulfillment == nil && ask.usualFulfillment == nil)
    #expect(InteractionAction(id: "a", title: "A", role: .destructive, fulfillment: .stay).usualFulfillment == .stay)
  }
}
