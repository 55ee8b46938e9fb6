package import InteractionLaws

/// A row that does all that a minimal row does, but for what it declares itself.
package protocol RowAround: RevealingRow {
  var row: MinimalRow { get set }
}

extension RowAround {
  package func offset(at time: Time) -> Double { row.offset(at: time) }
  package var settles: Time? { row.settles }
  package var limits: ClosedRange<Double> { row.limits }
  package var rest: Rest { row.rest }
  package var size: LayoutSize { row.size }
  package func actions(_ edge: SwipeEdge) -> [InteractionAction] { row.actions(edge) }
  package func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    row.actionFrame(edge, index, at: time)
  }

  package var isHeld: Bool { if case .held = row.state { true } else { false } }

  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { row.pan(sample, at: time) }
  package mutating func advance(to time: Time) { row.advance(to: time) }
  package mutating func resize(to size: LayoutSize, at time: Time) { row.resize(to: size, at: time) }
  package mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    row.setActions(actions, edge, at: time)
  }
  package mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { row.preview(edge, at: time) }
  package mutating func prepareForReuse() { row.prepareForReuse() }
  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    row.open(edge, animated: animated, at: time)
  }
  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects { row.close(animated: animated, at: time) }
  package mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    row.press(edge, index, phase, at: time)
  }
  package mutating func tap(at time: Time) -> SwipeEffects { row.tap(at: time) }
  package mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    row.tableChanged(change, at: time)
  }
}
