package import InteractionLaws

/// Three rows, each folded under the one above: the minimal list that can expand and collapse.
///
/// It may have a fault.
package struct FoldingList: RowsOfOneHeight {
  private var expanded: Set<RowID> = []
  /// What is wrong with it.
  package let fault: Fault?

  package enum Fault: Sendable {
    /// Collapsing a row collapses what is inside it.
    case forgets
    /// Expanding an expanded row collapses it.
    case toggles
  }

  package init(fault: Fault? = nil) { self.fault = fault }

  private static let rows = [RowID(0), RowID(1), RowID(2)]
  package var ids: [RowID] {
    !expanded.contains(RowID(0)) ? [RowID(0)] : expanded.contains(RowID(1)) ? Self.rows : [RowID(0), RowID(1)]
  }

  package func actions(for row: RowID) -> [InteractionAction] {
    guard ids.contains(row), row != RowID(2) else { return [] }
    let id = expanded.contains(row) ? "collapse" : "expand"
    return [InteractionAction(id: id, title: id)]
  }

  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard ids.contains(row), row != RowID(2), action == "expand" || action == "collapse" else { return .none }
    let old = ids.count
    let isExpanded = expanded.contains(row)
    if action == "expand" { expanded.insert(row) } else { expanded.remove(row) }
    if action == "expand" && isExpanded && fault == .toggles { expanded.remove(row) }
    if action == "collapse" && fault == .forgets { expanded.remove(RowID(1)) }
    if ids.count > old { return ListEffects(update: ListUpdate([.insert(.init(old..<ids.count))])) }
    if ids.count < old { return ListEffects(update: ListUpdate([.delete(.init(ids.count..<old))])) }
    return .none
  }

  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { .none }

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    for (index, row) in ids.enumerated() where shows(index, in: viewport) {
      let frame = LayoutRect(0, Double(index) * Self.height, 320, Self.height)
      layers.append(Layer(LayerID(row, .row), "Row", frame, fill: .background))
    }
  }
}
