import InteractionLaws

/// Three rows, each folded under the one above: the least that can expand and collapse, and, on demand, forgets what was
/// expanded inside.
struct FoldingList: ListInteraction {
  static let height = 40.0

  private var expanded: Set<RowID> = []
  /// Whether collapsing a row collapses what is inside it.
  let forgets: Bool

  init(forgets: Bool = false) { self.forgets = forgets }

  private static let rows = [RowID(0), RowID(1), RowID(2)]
  private var shown: [RowID] {
    !expanded.contains(RowID(0)) ? [RowID(0)] : expanded.contains(RowID(1)) ? Self.rows : [RowID(0), RowID(1)]
  }

  var sectionCount: Int { 1 }
  func rowCount(inSection section: Int) -> Int { section == 0 ? shown.count : 0 }
  func id(at position: RowPosition) -> RowID? {
    position.section == 0 && shown.indices.contains(position.row) ? shown[position.row] : nil
  }
  func position(of row: RowID) -> RowPosition? { shown.firstIndex(of: row).map { RowPosition(row: $0) } }

  var contentHeight: Double { Double(shown.count) * Self.height }
  func height(of row: RowID) -> Double? { shown.contains(row) ? Self.height : nil }
  func top(of row: RowID) -> Double? { position(of: row).map { Double($0.row) * Self.height } }
  func row(atHeight y: Double) -> RowID? { y >= 0 && y < contentHeight ? shown[Int(y / Self.height)] : nil }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atHeight: point.y).map { RowHit(row: $0, part: .content) }
  }

  var openRows: [RowID] { [] }
  func actions(for row: RowID) -> [InteractionAction] {
    guard shown.contains(row), row != RowID(2) else { return [] }
    let id = expanded.contains(row) ? "collapse" : "expand"
    return [InteractionAction(id: id, title: id)]
  }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard shown.contains(row), row != RowID(2), action == "expand" || action == "collapse" else { return .none }
    let old = shown.count
    if action == "expand" { expanded.insert(row) } else { expanded.remove(row) }
    if action == "collapse" && forgets { expanded.remove(RowID(1)) }
    var effects = ListEffects()
    if shown.count > old { effects.update = ListUpdate([.insert(.init(old..<shown.count))]) }
    if shown.count < old { effects.update = ListUpdate([.delete(.init(shown.count..<old))]) }
    return effects
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { .none }
  var settles: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(toWidth width: Double, at time: Time) {}

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    for (index, row) in shown.enumerated() {
      let frame = LayoutRect(0, Double(index) * Self.height, 320, Self.height)
      layers.append(Layer(LayerID(row, .row), "Row", frame, fill: .background))
    }
  }
}
