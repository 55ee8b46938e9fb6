import InteractionLaws

/// A row that does all that a minimal row does, but for what it declares itself.
protocol RowAround: RevealingRow {
  var row: MinimalRow { get set }
}

extension RowAround {
  func offset(at time: Time) -> Double { row.offset(at: time) }
  var settles: Time? { row.settles }
  var limits: ClosedRange<Double> { row.limits }
  var rest: Rest { row.rest }
  var size: LayoutSize { row.size }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { row.actions(edge) }
  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    row.actionFrame(edge, index, at: time)
  }

  var isHeld: Bool { if case .held = row.state { true } else { false } }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { row.pan(sample, at: time) }
  mutating func advance(to time: Time) { row.advance(to: time) }
  mutating func resize(toWidth width: Double, at time: Time) { row.resize(toWidth: width, at: time) }
  mutating func prepareForReuse() { row.prepareForReuse() }
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    row.open(edge, animated: animated, at: time)
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { row.close(animated: animated, at: time) }
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    row.press(edge, index, phase, at: time)
  }
  mutating func tap(at time: Time) -> SwipeEffects { row.tap(at: time) }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    row.tableChanged(change, at: time)
  }
}
