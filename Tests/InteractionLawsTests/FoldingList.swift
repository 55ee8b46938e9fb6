import InteractionLaws

/// Three rows, each folded under the one above: the least that can expand and collapse.
///
/// On demand it forgets what was expanded inside.
struct FoldingList: RowsOfOneHeight {
  private var expanded: Set<RowID> = []
  /// Whether collapsing a row collapses what is inside it.
  let forgets: Bool

  init(forgets: Bool = false) { self.forgets = forgets }

  private static let rows = [RowID(0), RowID(1), RowID(2)]
  var ids: [RowID] {
    !expanded.contains(RowID(0)) ? [RowID(0)] : expanded.contains(RowID(1)) ? Self.rows : [RowID(0), RowID(1)]
  }

  func actions(for row: RowID) -> [InteractionAction] {
    guard ids.contains(row), row != RowID(2) else { return [] }
    let id = expanded.contains(row) ? "collapse" : "expand"
    return [InteractionAction(id: id, title: id)]
  }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard ids.contains(row), row != RowID(2), action == "expand" || action == "collapse" else { return .none }
    let old = ids.count
    if action == "expand" { expanded.insert(row) } else { expanded.remove(row) }
    if action == "collapse" && forgets { expanded.remove(RowID(1)) }
    if ids.count > old { return ListEffects(update: ListUpdate([.insert(.init(old..<ids.count))])) }
    if ids.count < old { return ListEffects(update: ListUpdate([.delete(.init(ids.count..<old))])) }
    return .none
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { .none }

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    for (index, row) in ids.enumerated() where shows(index, in: viewport) {
      let frame = LayoutRect(0, Double(index) * Self.height, 320, Self.height)
      layers.append(Layer(LayerID(row, .row), "Row", frame, fill: .background))
    }
  }
}
