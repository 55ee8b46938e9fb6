import BrokenDesigns
import InteractionLaws
import Testing

@Suite("What the laws of rows require of frames, progress, signals and motions")
struct RowLawNumberTests {
  private static let open = RowEvent.open(.leading, animated: false)

  private static func pan(_ phase: PanPhase, _ x: Double) -> RowEvent {
    .pan(PanSample(phase, translation: Vector(x, 0)))
  }

  private func found<Row: RevealingRow>(by law: SwipeLaw, in row: Row, after events: RowEvent...) -> String? {
    let events = events.enumerated().map { Timed(Time(Double($0.offset) / 10), $0.element) }
    return law.check(events, { row }).map { $0.expected + " / " + $0.found }
  }

  // MARK: Progress

  /// A row with its own idea of progress, which may be armed 60 points from where it rests.
  private struct ProgressRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    var isArmable = false
    var change: @Sendable (inout SwipeProgress, _ offset: Double) -> Void

    func armedEdge(at time: Time) -> SwipeEdge? {
      let offset = base.offset(at: time)
      guard isArmable, base.isHeld, offset.magnitude >= 60 else { return nil }
      return offset > 0 ? .leading : .trailing
    }
    func progress(at time: Time) -> SwipeProgress? {
      guard var progress = base.progress(at: time) else { return nil }
      change(&progress, base.offset(at: time))
      return progress
    }
    static func == (one: Self, other: Self) -> Bool { one.base == other.base }
  }

  @Test("A finger that has uncovered one side is tried as far on the other side")
  func acrossTheStart() {
    let row = ProgressRow { progress, offset in if offset < 0 { progress.open /= 2 } }
    expectFound(
      found(by: .progressAgrees, in: row, after: Self.pan(.began, 10), Self.pan(.changed, 20)),
      "trailing 0.125 / trailing 0.0625")
  }

  @Test("A full swipe is complete at a fraction of 1, and without a finger the fraction may be anything")
  func fullSwipes() {
    let row = ProgressRow(isArmable: true) { progress, offset in progress.fullSwipe = offset.magnitude / 60 }
    expectFound(found(by: .progressAgrees, in: row, after: Self.pan(.began, 0), Self.pan(.changed, 60)), nil)
    expectFound(found(by: .progressAgrees, in: row, after: Self.open), nil)
  }

  // MARK: Signals

  /// A row that says when a release would no longer open it, unless it is silent.
  private struct SignallingRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    let isSilent: Bool

    func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
      guard base.isHeld else { return nil }
      return ReleaseForecast(rest: base.released(at: base.offset(at: time), velocity), openingThreshold: 40)
    }
    mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
      let before = forecast(velocity: 0, at: time)?.rest
      let effects = base.pan(sample, at: time)
      switch (before, forecast(velocity: 0, at: time)?.rest) {
      case (nil, .closed): return SwipeEffects(signals: .began)
      case (.closed, .open): return SwipeEffects(signals: .willOpen)
      case (.open, .closed): return isSilent ? effects : SwipeEffects(signals: .willClose)
      default: return effects
      }
    }
  }

  @Test("A row must say when a finger goes back to where a release would close the row")
  func back() {
    var habits = RowHabits()
    habits.reportsSignals = true
    let events = [Self.pan(.began, 0), Self.pan(.changed, 50), Self.pan(.changed, 60), Self.pan(.changed, 30)]
    func found(isSilent: Bool) -> String? {
      let timed = events.enumerated().map { Timed(Time(Double($0.offset) / 10), $0.element) }
      return SwipeLaw.signalsAlternate.check(timed, { SignallingRow(isSilent: isSilent) }, habits: habits).map {
        $0.expected + " / " + $0.found
      }
    }
    expectFound(found(isSilent: false), nil)
    expectFound(found(isSilent: true), "signal.willClose / no signal")
  }

  // MARK: Resting positions

  /// A row that leads a scroll view a little beside the target.
  private struct NearRow: RowDecorator, ScrollDriven {
    var base = BreakableRow(leading: 1, trailing: 1)

    mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
      var answer = base.scroll(report, at: time)
      answer.targetContentOffset = answer.targetContentOffset.map { $0 + 1e-10 }
      return answer
    }
  }

  @Test("A scroll view may leave an open row a rounding beside its place, but not a closed one")
  func driven() {
    func isFound(releasedAt contentOffset: Double) -> Bool {
      let reports: [ScrollReport] = [
        .began(contentOffset: 0), .moved(contentOffset: contentOffset),
        .ended(contentOffset: contentOffset, velocity: 0, target: contentOffset),
      ]
      let events = reports.enumerated().map { Timed(Time(Double($0.offset) / 10), RowEvent.scroll($0.element)) }
      return SwipeLaw.rests.checkDriven(events) { NearRow() } != nil
    }
    #expect(!isFound(releasedAt: -70))
    #expect(isFound(releasedAt: -10))
  }

  // MARK: Frames

  /// A row whose leading buttons are ten points too far inside.
  private struct LeaningRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)

    func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
      base.actionFrame(edge: edge, index: index, at: time).moved(by: Vector(edge == .leading ? 10 : 0, 0))
    }
  }

  @Test("Buttons of the mirror image must be at the mirrored places, not only of the same size")
  func mirrored() {
    let found = SwipeLaw.mirror.check([], { LeaningRow() }, mirrored: { LeaningRow() })
    expectFound(found?.expected, "trailing button 0 in the mirror image at x 230 to 310, y 0 to 44")
    expectFound(found?.found, "x 240 to 320, y 0 to 44")
  }

  /// A row that paints a line once a button has been touched.
  private struct TouchedRow: RowDecorator, DrawableRow {
    var base = BreakableRow(leading: 1, trailing: 1)
    var wasTouched = false

    mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
      wasTouched = true
      return base.press(edge: edge, index: index, phase: phase, at: time)
    }
    func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
      base.draw(content, origin: origin, at: time, into: &layers)
      guard wasTouched else { return }
      layers.append(Layer(LayerID(content.id, .pressed), "Line", LayoutRect(origin.x, origin.y, size.width, 1)))
    }
  }

  /// A row whose content leaves room around it, and is two points lower once it is aside.
  private struct InsetRow: RowDecorator, DrawableRow {
    var base = BreakableRow(leading: 1, trailing: 1)

    func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
      let row = LayoutRect(origin.x, origin.y, size.width, size.height)
      let offset = base.offset(at: time)
      let front = LayoutRect(row.x + offset + 5, row.y + (offset == 0 ? 5 : 7), row.width - 10, row.height - 10)
      layers.append(Layer(LayerID(content.id, .row), "Row", row))
      layers.append(Layer(LayerID(content.id, .content), "Front", front))
    }
  }

  @Test("A touch that is cancelled must leave nothing painted, and content must keep its distance from its frame")
  func painted() {
    func found<Row: RevealingRow & DrawableRow>(_ row: Row) -> String? {
      SwipeLaw.paintedInPlace.check([Timed(0, Self.open)], { row }).map { $0.expected + " / " + $0.found }
    }
    expectFound(found(TouchedRow()), "the row painted as before leading button 0 was touched / Line differs")
    expectFound(
      found(InsetRow()), "the content painted at x 85 to 395, y 5 to 39 / x 85 to 395, y 7 to 41")
  }

  // MARK: Motions

  /// A row that sets out late.
  private struct LateRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    let delay: Double

    mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
      let effects = base.open(edge, animated: animated, at: time)
      if case .settling(let motion) = base.state {
        base.state = .settling(Motion(start: time + delay, from: motion.from, to: motion.to, curve: motion.curve))
      }
      return effects
    }
  }

  @Test("A motion may set out late by a little")
  func settingOut() {
    let event = RowEvent.open(.leading, animated: true)
    expectFound(found(by: .motionEnds, in: LateRow(delay: 0.06), after: event), nil)
    expectFound(
      found(by: .motionEnds, in: LateRow(delay: 0.15), after: event),
      "an offset that changes within 0.1 s of the start of the motion / offset 0, leading, moving")
  }

  @Test("Where a clock has no moments within a jump, the law looks no further")
  func coarseClock() {
    // Moments are 0.000122 seconds apart.
    let start = 9e11
    for time in [start, start.nextUp] {
      let events = [Timed(Time(time), RowEvent.open(.leading, animated: true))]
      #expect(SwipeLaw.motionEnds.check(events) { FaultyRow(fault: .leapsInMotion) } == nil)
    }
  }
}
