import InteractionCore
import TestSupport
import Testing

/// A row of 320 points with 100 points of buttons at the leading side and 200 at the trailing one.
@Suite("A row's content that moves as in a scroll view")
struct RowScrollTests {
  private let strips = ActionStrips(
    leading: InteractionAction.buttons([100]), trailing: InteractionAction.buttons([120, 80]),
    band: { ScrollBand(stops: (0 - $1.reach)...$0.reach, width: 320) }
  ) { ActionStrip(edge: $0, actions: $1, buttonWidth: 0, limit: .infinity) }
  private let open = Rest.open(.trailing)

  /// Content that a finger holds where it rested.
  private func held(at rest: Rest = .closed) -> RowScroll {
    var scroll = RowScroll.resting(rest)
    scroll.panBegan(at: strips.offset(of: rest), translation: 0, in: strips)
    return scroll
  }

  /// Content on its way from an offset, in 0.3 seconds.
  private func settling(from offset: Double = -70) -> RowScroll {
    var scroll = RowScroll.resting(.closed)
    _ = scroll.send(to: -200, rest: open, from: offset, by: ScrollPhysics.animation, in: strips, at: Time(1))
    return scroll
  }

  /// Content that a scroll view has reported to be somewhere.
  private func driven(at offset: Double = -70) -> RowScroll {
    var scroll = RowScroll.resting(.closed)
    _ = scroll.recordReport(of: offset, in: strips)
    return scroll
  }

  /// Where content is after one second.
  private func offset(_ scroll: RowScroll) -> Double { scroll.offset(at: Time(1), in: strips) }

  @Test("Resting content is at its resting position, and nothing moves it")
  func rests() {
    for (rest, offset) in [(Rest.closed, 0.0), (.open(.leading), 100), (.open(.trailing), -200)] {
      let scroll = RowScroll.resting(rest)
      #expect((scroll.rest, self.offset(scroll), scroll.destination(in: strips)) == (rest, offset, offset))
      #expect((scroll.target, scroll.settleTime, scroll.caught) == (nil, nil, nil))
      #expect((scroll.isMoving(at: .zero), scroll.lock) == (false, .off))
    }
  }

  @Test("A finger that begins holds the content where it is; the resting position stays the one before")
  func began() {
    let scroll = held(at: open)
    #expect((offset(scroll), scroll.caught, scroll.rest) == (-200, -200, open))
    // Only the finger knows where the content goes.
    #expect((scroll.destination(in: strips), scroll.target, scroll.settleTime) == (nil, nil, nil))
    #expect(!scroll.isMoving(at: .zero))
  }

  @Test("A finger drags the content: one to one up to the stops, by the rubber band beyond them")
  func dragged() {
    var scroll = held()
    let offsets = [-50.0, 60].map { scroll.panChanged(to: $0, in: strips) }
    #expect((offsets, offset(scroll)) == ([-50, 60], 60))
    let beyond = scroll.panChanged(to: 140, in: strips)
    #expect((beyond, scroll.caught) == (100 + ScrollPhysics.rubberBand(40, dimension: 320), 0))
  }

  @Test("Without a finger that has begun, a sample drags nothing")
  func draggedByNone() {
    for scroll in [RowScroll.resting(open), settling(), driven(), .adrift(-30, .closed)] {
      var dragged = scroll
      let offset = dragged.panChanged(to: -50, in: strips)
      #expect((offset, dragged) == (nil, scroll))
    }
  }

  @Test("A hold that keeps to a side does not cross the closed position")
  func locked() {
    let strips = ActionStrips(
      leading: InteractionAction.buttons([100]), trailing: InteractionAction.buttons([200]),
      options: SwipeOptions(locksSide: true), band: { ScrollBand(stops: (0 - $1.reach)...$0.reach, width: 320) }
    ) { ActionStrip(edge: $0, actions: $1, buttonWidth: 0, limit: .infinity) }
    var scroll = RowScroll.resting(.closed)
    scroll.panBegan(at: 0, translation: 0, in: strips)
    let offsets = [-50.0, 60].map { scroll.panChanged(to: $0, in: strips) }
    #expect((offsets, scroll.lock.forbids(.leading)) == ([-50, 0], true))
  }

  @Test("A finger that ends sends the content on: the new resting position is chosen at once, the content follows")
  func ended() {
    var scroll = held()
    _ = scroll.panChanged(to: -70, in: strips)
    let moves = scroll.send(to: -200, rest: open, from: -70, by: ScrollPhysics.animation, in: strips, at: Time(1))
    #expect((moves, scroll.rest, scroll.caught, offset(scroll)) == (true, open, nil, -70))
    #expect((scroll.target, scroll.destination(in: strips), scroll.settleTime) == (-200, -200, Time(1.3)))
    expectClose(scroll.offset(at: Time(1.15), in: strips), -135)
  }

  @Test("Without a curve or a distance the content arrives at once, unless it must always animate")
  func endedAtOnce() {
    let ways: [(from: Double, curve: Curve?)] = [(-70, nil), (-200, ScrollPhysics.animation)]
    for way in ways {
      var scroll = held()
      let moves = scroll.send(to: -200, rest: open, from: way.from, by: way.curve, in: strips, at: Time(1))
      #expect((moves, scroll) == (false, .resting(open)))
    }
    var anyhow = held()
    let moves = anyhow.send(
      to: -200, rest: open, from: -200, by: ScrollPhysics.animation, alwaysAnimates: true, in: strips, at: Time(1))
    #expect((moves, anyhow.settleTime) == (true, Time(1.3)))
  }

  @Test("Settling content moves until its motion is over, and rests where it was sent once the motion is finished")
  func isOver() {
    var scroll = settling()
    #expect([1.0, 1.2, 1.3, 9].map { scroll.isMoving(at: Time($0)) } == [true, true, false, false])
    // The second time there is nothing more to finish.
    for expected in [-200.0, nil] {
      let offset = scroll.finishMotion(in: strips)
      #expect((offset, scroll) == (expected, .resting(open)))
    }
  }

  @Test("A finger catches settling content where it is")
  func caught() {
    var scroll = settling()
    let offset = scroll.offset(at: Time(1.15), in: strips)
    scroll.panBegan(at: offset, translation: 10, in: strips)
    #expect((scroll.caught, scroll.rest, scroll.settleTime) == (offset, open, nil))
    let dragged = scroll.panChanged(to: 30, in: strips)
    expectClose(dragged ?? 0, offset + 20)
  }

  @Test("Content that stops away from its resting position is adrift, and its destination is where it stands")
  func adrift() {
    var scroll = settling()
    scroll.stop(at: -30, rest: .closed, in: strips)
    #expect(scroll == .adrift(-30, .closed))
    #expect((scroll.rest, offset(scroll), scroll.destination(in: strips)) == (.closed, -30, -30))
    #expect((scroll.target, scroll.settleTime, scroll.caught) == (nil, nil, nil))
    #expect((scroll.isMoving(at: .zero), scroll.lock) == (false, .off))
    scroll.stop(at: 0, rest: .closed, in: strips)
    #expect(scroll == .resting(.closed))
  }

  @Test("Content can be put anywhere at once, even from under a finger, unless a real scroll view must bring it")
  func putElsewhere() {
    for scroll in [held(), settling()] {
      var scroll = scroll
      let isThere = scroll.put(at: -200, rest: open, in: strips)
      #expect((isThere, scroll) == (true, .resting(open)))
    }
    var driven = driven()
    driven.recordGrab(locksSide: false)
    let isThere = driven.put(at: -200, rest: open, in: strips)
    #expect((isThere, offset(driven)) == (false, -70))
    #expect((driven.target, driven.caught, driven.rest) == (-200, nil, open))
  }

  // MARK: A real scroll view

  @Test("From its first report on, a scroll view drives the content, and must go where the content had been sent")
  func firstReport() {
    let starts: [(RowScroll, mustMove: Bool, Rest)] = [
      (.resting(.closed), false, .closed), (.resting(open), true, open), (.adrift(-30, .closed), false, .closed),
      (.adrift(-30, open), true, open), (settling(), true, open), (held(), false, .closed),
    ]
    for (start, mustMove, rest) in starts {
      var scroll = start
      let first = scroll.recordReport(of: -10, in: strips)
      #expect((first.offset, first.mustMove) == (-10, mustMove), "\(start)")
      #expect((offset(scroll), scroll.rest, scroll.settleTime) == (-10, rest, nil), "\(start)")
      #expect((scroll.target, scroll.isMoving(at: .zero)) == (mustMove ? -200 : nil, mustMove), "\(start)")
      #expect(scroll.destination(in: strips) == (mustMove ? -200 : -10), "\(start)")
    }
  }

  @Test("Driven content is where the scroll view reports it, and is no longer moving once it is where it was sent")
  func laterReports() {
    var scroll = driven()
    let isSent = scroll.sendIfDriven(to: -200, rest: open)
    #expect((isSent, offset(scroll), scroll.rest, scroll.isMoving(at: .zero)) == (true, -70, open, true))
    let report = scroll.recordReport(of: -200, in: strips)
    #expect((report.offset, report.mustMove, scroll.isMoving(at: .zero)) == (-200, false, false))
    scroll.recordMove(to: -150)
    #expect(offset(scroll) == -150)
  }

  @Test("A finger on the scroll view catches the content, locks its side if asked to, and lets go of it")
  func fingerOnScrollView() {
    var scroll = driven()
    scroll.recordGrab(locksSide: true)
    #expect((scroll.caught, scroll.lock.forbids(.leading)) == (-70, true))
    let locked = scroll.recordReport(of: 30, in: strips)
    scroll.recordRelease()
    #expect((locked.offset, scroll.caught, scroll.lock) == (0, nil, .off))
    let free = scroll.recordReport(of: 30, in: strips)
    #expect(free.offset == 30)
  }

  @Test("What only a scroll view does changes nothing while none drives the content")
  func drivenByNone() {
    for scroll in [RowScroll.resting(open), held(), settling(), .adrift(-30, .closed)] {
      var other = scroll
      other.recordMove(to: -50)
      other.recordGrab(locksSide: true)
      other.recordRelease()
      let isSent = other.sendIfDriven(to: -200, rest: open)
      #expect((isSent, other) == (false, scroll))
    }
  }

  // MARK: Full swipes

  @Test("The finger on a full swipe is where it has brought the content; under a scroll view the rubber band is undone")
  func fullSwipe() {
    var pan = held()
    _ = pan.panChanged(to: -250, in: strips)
    let test = pan.fullSwipeTest(of: -250, in: strips, width: 320)
    #expect(test == FullSwipeTest(fingerOffset: -250, caughtOffset: 0, width: 320))
    #expect(pan.banded(-250, in: strips, width: 320) == -250)

    var scroll = driven(at: 0)
    #expect(scroll.fullSwipeTest(of: -70, in: strips, width: 320) == nil)
    scroll.recordGrab(locksSide: false)
    let banded = scroll.banded(-250, in: strips, width: 320)
    #expect(banded == -200 - ScrollPhysics.rubberBand(50, dimension: 320))
    expectClose(scroll.fullSwipeTest(of: banded, in: strips, width: 320)?.fingerOffset ?? 0, -250)
  }
}
