import BrokenDesigns
import InteractionLaws
import Testing

/// Each test lets a row do only what its case is about.
@Suite("What the laws of rows require in certain cases, and what they do not")
struct RowLawCaseTests {
  static func pan(_ phase: PanPhase, _ x: Double, velocity: Double = 0) -> RowEvent {
    .pan(PanSample(phase, translation: Vector(x, 0), velocity: Vector(velocity, 0)))
  }

  /// A finger that goes to these positions, a tenth of a second apart.
  static func drag(_ places: Double...) -> [Timed<RowEvent>] {
    [Timed(0, pan(.began, 0))]
      + places.enumerated().map { Timed(Time(Double($0.offset + 1) / 10), pan(.changed, $0.element)) }
  }

  func found<Row: RevealingRow>(
    by law: SwipeLaw, in row: Row, after events: [Timed<RowEvent>], habits: RowHabits = RowHabits()
  ) -> String? {
    law.check(events, { row }, habits: habits).map { $0.expected + " / " + $0.found }
  }

  // MARK: Forecasts

  /// A row that forecasts a release, with the offset from which a release opens.
  private struct ForecastingRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    /// The offset from which a release opens, according to the row, in points.
    var opening: Double

    func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
      guard base.isHeld else { return nil }
      let offset = base.offset(at: time)
      // A flick has the same result from any offset.
      let flicked = velocity * offset > 0 ? 0.0 : nil
      return ReleaseForecast(
        rest: base.released(at: offset, velocity), openingThreshold: velocity.magnitude > base.flick ? flicked : opening
      )
    }
  }

  @Test("A forecast's threshold separates the offsets that open from others, and says nothing of offset 0")
  func thresholds() {
    expectFound(found(by: .forecastsComeTrue, in: ForecastingRow(opening: 40), after: Self.drag(0, 30, 50)), nil)
    expectFound(found(by: .forecastsComeTrue, in: ForecastingRow(opening: -40), after: Self.drag(0, -30, -50)), nil)
    expectFound(found(by: .forecastsComeTrue, in: ForecastingRow(opening: 40), after: Self.drag(0, 40.5)), nil)
    expectFound(
      found(by: .forecastsComeTrue, in: ForecastingRow(opening: 20), after: Self.drag(0, 30)),
      "open, according to the threshold / closed")
    expectFound(
      found(by: .forecastsComeTrue, in: ForecastingRow(opening: 60), after: Self.drag(0, 50)),
      "not open, according to the threshold / leading")
    expectFound(
      found(by: .forecastsComeTrue, in: ForecastingRow(opening: -20), after: Self.drag(0, -30)),
      "open, according to the threshold / closed")
  }

  // MARK: Full swipes

  /// A row that is armed where all of its button is visible, and may press another one on a slow release there.
  private struct ArmedRow: RowDecorator, ScrollDriven {
    var base = BreakableRow(leading: 1, trailing: 1)
    var slowlyPressed = 1

    func armedEdge(at time: Time) -> SwipeEdge? { base.offset(at: time) >= 80 && rest == .closed ? .leading : nil }

    mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
      guard sample.phase == .ended, armedEdge(at: time) == .leading, sample.velocity.x >= 0 else {
        return base.pan(sample, at: time)
      }
      return SwipeEffects(.didPress(.leading, sample.velocity.x == 0 ? slowlyPressed : 0))
    }
  }

  @Test("A slow release of a finger or of a scroll view must press the armed button")
  func armed() {
    expectFound(found(by: .fullSwipesAreArmed, in: ArmedRow(slowlyPressed: 0), after: Self.drag(100)), nil)
    expectFound(
      found(by: .fullSwipesAreArmed, in: ArmedRow(), after: Self.drag(100)), "didPress.leading.0 / didPress.leading.1")
    let events = [
      Timed(0, RowEvent.scroll(.began(contentOffset: 0))), Timed(0.1, RowEvent.scroll(.moved(contentOffset: -80))),
    ]
    let driven = SwipeLaw.fullSwipesAreArmed.checkDriven(events, { ArmedRow() })
    expectFound(driven.map { $0.expected + " / " + $0.found }, "didPress.leading.0 / didOpen.leading")
  }

  /// A row whose armed button leaves the row's edge.
  private struct ShiftedRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1, breaking: .fullSwipesAreArmed)

    func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
      var frame = base.actionFrame(edge: edge, index: index, at: time)
      guard base.armedEdge(at: time) == edge else { return frame }
      frame.width -= 10
      if edge == .leading { frame.x += 10 }
      return frame
    }
  }

  @Test("An armed button must keep its outer edge at the row's edge")
  func outerEdge() {
    expectFound(
      found(by: .fullSwipesAreArmed, in: ShiftedRow(), after: Self.drag(100)),
      "leading button 0 with its outer edge at x 0 / 10")
    expectFound(
      found(by: .fullSwipesAreArmed, in: ShiftedRow(), after: Self.drag(-100)),
      "trailing button 0 with its outer edge at x 320 / 310")
  }

  // MARK: Detours

  /// A row whose content is a point off after certain moves of a finger.
  private struct RememberingRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    /// Whether a move from one position to another leaves the content off.
    let isOff: @Sendable (_ from: Double, _ to: Double) -> Bool
    var last = 0.0
    var off = 0.0

    func offset(at time: Time) -> Double { base.offset(at: time) + off }
    mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
      if sample.phase == .changed, isOff(last, sample.translation.x) { off = 1 }
      last = sample.translation.x
      return base.pan(sample, at: time)
    }
    static func == (one: Self, other: Self) -> Bool { one.base == other.base && one.off == other.off }
  }

  @Test("After a detour far away, or to the start with a side lock, a finger leaves the content at the same offset")
  func detours() {
    let far = RememberingRow { _, to in to.magnitude > 500 }
    expectFound(
      found(by: .noJumps, in: far, after: Self.drag(10, 20)),
      "the same offset, 10, after a detour to translation -1000 / 11")
    let row = RememberingRow { from, to in from == 0 && to == 20 }
    var habits = RowHabits()
    habits.locksSide = true
    expectFound(
      found(by: .noJumps, in: row, after: Self.drag(10, 20), habits: habits),
      "the same offset, 20, after a detour to translation 0 / 21")
  }

  // MARK: Releases

  /// A row that does something else at a release, or at a sample without a finger.
  private struct ReleasedRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    let release: @Sendable (inout BreakableRow, PanSample, Time) -> SwipeEffects?

    mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
      release(&base, sample, time) ?? base.pan(sample, at: time)
    }
    static func == (one: Self, other: Self) -> Bool { one.base == other.base }
  }

  @Test("A release must not move the content, nor may a sample without a finger, even by half a point")
  func releases() {
    let springs = ReleasedRow { row, sample, _ in
      guard sample.phase == .ended else { return nil }
      row.state = .standing(30)
      return SwipeEffects.none
    }
    let events = Self.drag(10) + [Timed(0.2, Self.pan(.ended, 10))]
    expectFound(found(by: .noJumps, in: springs, after: events), "an offset from 9.99 to 10.01 / 30")
    let strays = ReleasedRow { row, sample, _ in
      guard case .resting = row.state, sample.phase == .changed else { return nil }
      row.state = .standing(0.5)
      return SwipeEffects.none
    }
    expectFound(
      found(by: .noJumps, in: strays, after: [Timed(0, Self.pan(.changed, 5))]),
      "offset 0 / 0.5")
  }

  /// A row whose buttons share the room beside the content, and which opens on a flick that closes other rows.
  ///
  /// Code does not open it while a finger holds it.
  private struct SqueezingRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)

    func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
      var frame = base.actionFrame(edge: edge, index: index, at: time)
      frame.width = min(frame.width, max(0, edge.sign * base.offset(at: time)))
      if edge == .trailing { frame.x = size.width - frame.width }
      return frame
    }
    mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
      base.isHeld ? .none : base.open(edge, animated: animated, at: time)
    }
    mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
      guard sample.phase == .ended, base.offset(at: time) > 0, sample.velocity.x < -900 else {
        return base.pan(sample, at: time)
      }
      return base.pan(PanSample(.ended, translation: sample.translation, velocity: Vector(1000, 0)), at: time)
    }
  }

  @Test("A flick must open a row up to the full width of its buttons, and must close it only below that width")
  func flicks() {
    let row = ReleasedRow { row, sample, time in
      guard sample.phase == .ended, row.offset(at: time) == 80, sample.velocity.x > 900 else { return nil }
      _ = row.pan(PanSample(.ended, translation: sample.translation, velocity: Vector(-1000, 0)), at: time)
      return SwipeEffects.none
    }
    let events = Self.drag(80) + [Timed(0.2, Self.pan(.ended, 80))]
    let flicked = found(by: .flicksCount, in: row, after: events)
    #expect(flicked?.hasSuffix(" / closed") == true)
    expectFound(
      found(by: .flicksCount, in: SqueezingRow(), after: Self.drag(30)),
      "not open on the leading side after a flick back from closed / leading")
    expectFound(found(by: .flicksCount, in: SqueezingRow(), after: Self.drag(80)), nil)
  }
}
