import BrokenDesigns
import InteractionLaws
import Testing

// Changed actions, presses, repeated attempts and previews.

extension RowLawCaseTests {
  /// A row whose content is a point off once a side has been without actions, if so only while it is open.
  private struct RegainingRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    let whereOpen: Bool
    var off = 0.0

    func offset(at time: Time) -> Double { base.offset(at: time) + off }
    mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
      if base.actions(edge).isEmpty, base.rest != .closed || !whereOpen { off = 1 }
      return base.setActions(actions, edge, at: time)
    }
    static func == (one: Self, other: Self) -> Bool { one.base == other.base && one.off == other.off }
  }

  @Test("A row whose actions are restored must be as it was, closed and open")
  func regained() {
    expectFound(
      found(by: .actionsCanBeSet, in: RegainingRow(whereOpen: false), after: [Timed(0, .wait)]),
      "after its actions are restored, offset 0, closed / offset 1, closed")
    expectFound(found(by: .actionsCanBeSet, in: RegainingRow(whereOpen: true), after: [Timed(0, .wait)]), nil)
    let open = [Timed(0, RowEvent.open(.leading, animated: false))]
    expectFound(
      found(by: .actionsCanBeSet, in: RegainingRow(whereOpen: true), after: open),
      "after its actions are restored, offset 80, leading / offset 81, leading")
  }

  /// A row that presses the next button, and the first one after the last.
  private struct PressesNextRow: RowDecorator {
    var base = BreakableRow(leading: 0, trailing: 2)

    mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects {
      let effects = base.handle(event, at: time)
      guard case .didPress(let edge, let index) = effects.first else { return effects }
      return SwipeEffects(.didPress(edge, 1 - index))
    }
  }

  @Test("A finger on a button, a tap on it, or its plain action, may press that button and no other")
  func presses() {
    let row = BreakableRow(leading: 0, trailing: 2)
    let ids = row.actions(.trailing).map(\.id)
    for index in 0...1 {
      let press = [RowEvent.press(.trailing, index, .down), .press(.trailing, index, .up)]
      for last in [press, [.tapButton(.trailing, index)], [.perform(ids[index])]] {
        let events = [Timed(0, .open(.trailing, animated: false))] + last.map { Timed(1, $0) }
        expectFound(found(by: .oneNoticePerChange, in: row, after: events), nil)
        expectFound(
          found(by: .oneNoticePerChange, in: PressesNextRow(), after: events),
          "no notice / didPress.trailing.\(1 - index)")
      }
    }
  }

  // MARK: Sampling

  @Test("With a side lock, sampling must not matter as long as the finger stays on one side")
  func oneSide() {
    let row = BreakableRow(leading: 1, trailing: 1, breaking: .samplingDoesNotMatter)
    var habits = RowHabits()
    habits.locksSide = true
    func found(from start: Double, _ places: Double..., to end: Double) -> String? {
      let samples =
        [pan(.began, start)] + places.map { pan(.changed, $0) } + [pan(.ended, end)]
      return self.found(
        by: .samplingDoesNotMatter, in: row,
        after: samples.enumerated().map { Timed(Time(Double($0.offset) / 10), $0.element) }, habits: habits)
    }
    func pan(_ phase: PanPhase, _ x: Double) -> RowEvent { Self.pan(phase, x) }
    let leading = "with the last sample alone, didOpen.leading / no notice"
    let trailing = "with the last sample alone, didOpen.trailing / no notice"
    expectFound(found(from: 0, 50, to: 60), leading)
    expectFound(found(from: 0, -50, to: -60), trailing)
    expectFound(found(from: 0, 0, 50, to: 60), leading)
    expectFound(found(from: -100, -40, to: 150), leading)
    // If the finger has crossed to the other side, its path counts.
    expectFound(found(from: 0, -10, 50, to: 60), nil)
    expectFound(found(from: 0, 50, 0, 70, to: 75), nil)
  }

  @Test("A drag that is tried again is tried with the row's first actions")
  func again() {
    let row = BreakableRow(leading: 1, trailing: 1, breaking: .samplingDoesNotMatter)
    let other = [InteractionAction(id: "other", title: "Other")]
    let events = [
      Timed<RowEvent>(0, .setActions(other, .trailing)), Timed(0.1, Self.pan(.began, 0)),
      Timed(0.2, Self.pan(.changed, 50)), Timed(0.3, Self.pan(.ended, 60)),
    ]
    let found = SwipeLaw.samplingDoesNotMatter.check(events, { row })
    let setBack = RowEvent.setActions(row.actions(.trailing), .trailing)
    #expect(found?.events.contains { $0.event == setBack } == true)
  }

  // MARK: Previews

  /// A row that does something else at a preview.
  private struct HintingRow: RowDecorator {
    var base = BreakableRow(leading: 1, trailing: 1)
    let hints: @Sendable (inout BreakableRow, Time) -> SwipeEffects

    mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { hints(&base, time) }
    static func == (one: Self, other: Self) -> Bool { one.base == other.base }
  }

  @Test("A preview must leave a row alone that a finger holds, and must end where the row rests")
  func previews() {
    let held = HintingRow { row, _ in
      row.state = .held(origin: 0, caught: 0, offset: 5)
      return .none
    }
    let events = Self.drag(3) + [Timed(0.2, .preview(.leading))]
    expectFound(
      found(by: .previewsOnlyHint, in: held, after: events),
      "no effect of the preview, offset 3, closed / offset 5, closed")
    let row = HintingRow { row, _ in
      row.state = .standing(5)
      return SwipeEffects(startedMotion: true)
    }
    let found = found(by: .previewsOnlyHint, in: row, after: [Timed(0, .preview(.leading))])
    expectFound(found, "closed after a preview / offset 5, closed")
  }

  @Test("A short motion may begin where it ends")
  func backAgain() {
    let row = HintingRow { row, time in
      row.state = .settling(Motion(start: time, from: 0, to: 0, curve: .bounce(overshoot: 20, leg: 0.1)))
      return SwipeEffects(startedMotion: true)
    }
    expectFound(found(by: .motionEnds, in: row, after: [Timed(0, .preview(.leading))]), nil)
  }
}
