import InteractionLaws

/// Three rows, one of which a finger that has rested lifts and puts down elsewhere: the least that can be sorted, and, on
/// demand, by fingers alone.
struct LiftingList: ListInteraction {
  static let height = 40.0

  private var ids = [RowID(0), RowID(1), RowID(2)]
  private(set) var liftedRow: RowID?
  /// Whether there are no plain actions.
  let lacksActions: Bool

  init(lacksActions: Bool = false) { self.lacksActions = lacksActions }

  var sectionCount: Int { 1 }
  func rowCount(inSection section: Int) -> Int { section == 0 ? ids.count : 0 }
  func id(at position: RowPosition) -> RowID? {
    position.section == 0 && ids.indices.contains(position.row) ? ids[position.row] : nil
  }
  func position(of row: RowID) -> RowPosition? { ids.firstIndex(of: row).map { RowPosition(row: $0) } }

  var contentHeight: Double { Double(ids.count) * Self.height }
  func height(of row: RowID) -> Double? { ids.contains(row) ? Self.height : nil }
  func top(of row: RowID) -> Double? { position(of: row).map { Double($0.row) * Self.height } }
  func row(atHeight y: Double) -> RowID? { y >= 0 && y < contentHeight ? ids[Int(y / Self.height)] : nil }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atHeight: point.y).map { RowHit(row: $0, part: .content) }
  }

  var openRows: [RowID] { [] }
  var gestures: TableGestures { .hold }
  func actions(for row: RowID) -> [InteractionAction] {
    guard !lacksActions, ids.contains(row) else { return [] }
    return ["up", "down"].map { InteractionAction(id: $0, title: $0) }
  }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard let from = ids.firstIndex(of: row), action == "up" || action == "down" else { return .none }
    return move(from, to: action == "up" ? from - 1 : from + 1)
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    guard case .hold(let phase, let y, let offset) = gesture else { return .none }
    if phase == .began { liftedRow = row(atHeight: y + offset) }
    guard phase != .began, phase != .changed, let row = liftedRow, let from = ids.firstIndex(of: row) else {
      return .none
    }
    liftedRow = nil
    return phase == .ended ? move(from, to: Int(min(max(0, y + offset), contentHeight - 1) / Self.height)) : .none
  }

  private mutating func move(_ from: Int, to: Int) -> ListEffects {
    guard from != to, ids.indices.contains(to) else { return .none }
    ids.insert(ids.remove(at: from), at: to)
    var effects = ListEffects()
    effects.update = ListUpdate([.move(.init(from: RowPosition(row: from), to: RowPosition(row: to)))])
    effects.notices = [.didMove(ids[to])]
    return effects
  }

  var settles: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(toWidth width: Double, at time: Time) {}

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    for (index, row) in ids.enumerated() {
      let frame = LayoutRect(0, Double(index) * Self.height, 320, Self.height)
      layers.append(Layer(LayerID(row, .row), liftedRow == row ? "Lifted" : "Row", frame, fill: .background))
    }
  }
}
