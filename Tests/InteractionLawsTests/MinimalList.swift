import InteractionLaws

/// The least that keeps every law of lists, and, on demand, breaks exactly one of them.
///
/// A row opens when it is dragged 50 points to the left, and closes at a tap; rows come, go and move.
struct MinimalList: ListInteraction {
  static let height = 40.0

  private(set) var ids: [RowID]
  private var next: Int
  private var open: Set<RowID> = []
  /// What takes each edit back, and the rows before it.
  private var history: [(change: ListUpdate.Change, ids: [RowID])] = []
  private var drag: (row: RowID, start: Double, last: Double)?
  /// The law that it breaks.
  let fault: ListLaw?

  init(count: Int = 4, breaking fault: ListLaw? = nil) {
    ids = (0..<count).map { RowID($0) }
    next = count
    self.fault = fault
  }

  /// What is done to it from outside.
  static let edits: [OwnEvent<MinimalList>] = [
    OwnEvent("insert at 1") { list, _ in list.insert(at: 1) },
    OwnEvent("remove at 0") { list, _ in list.remove(at: 0) },
    OwnEvent("move 0 to 1") { list, _ in list.move(0, to: 1) },
  ]

  /// Takes the last edit back.
  static let undoing = Undo<MinimalList>({ list, _ in list.undo() }) { list in
    list.ids.map { String($0.rawValue) }.joined(separator: " ")
  }

  private mutating func undo() -> ListEffects {
    guard fault != .undo, let last = history.popLast() else { return .none }
    ids = last.ids
    return effects(last.change)
  }

  // MARK: Edits

  private mutating func insert(at index: Int) -> ListEffects {
    let place = min(index, ids.count)
    history.append((.delete(.init(place..<place + 1)), ids))
    ids.insert(RowID(next), at: place)
    next += 1
    return effects(.insert(.init(place..<place + 1)))
  }

  private mutating func remove(at index: Int) -> ListEffects {
    guard ids.indices.contains(index) else { return .none }
    history.append((.insert(.init(index..<index + 1)), ids))
    open.remove(ids.remove(at: index))
    return effects(.delete(.init(index..<index + 1)))
  }

  private mutating func move(_ from: Int, to: Int) -> ListEffects {
    guard ids.indices.contains(from), ids.indices.contains(to) else { return .none }
    history.append((.move(.init(from: RowPosition(row: to), to: RowPosition(row: from))), ids))
    let (one, other) = (ids[from], ids[to])
    ids.swapAt(from, to)
    if fault == .identity, open.remove(one) != nil { open.insert(other) }
    if fault == .updatesAddUp { return effects(.move(.init(from: RowPosition(row: to), to: RowPosition(row: to)))) }
    return effects(.move(.init(from: RowPosition(row: from), to: RowPosition(row: to))))
  }

  private func effects(_ change: ListUpdate.Change) -> ListEffects {
    var effects = ListEffects()
    effects.update = ListUpdate([change])
    return effects
  }

  // MARK: Rows

  var sectionCount: Int { 1 }
  func rowCount(inSection section: Int) -> Int { section == 0 ? ids.count : 0 }
  func id(at position: RowPosition) -> RowID? {
    position.section == 0 && ids.indices.contains(position.row) ? ids[position.row] : nil
  }
  func position(of row: RowID) -> RowPosition? { ids.firstIndex(of: row).map { RowPosition(row: $0) } }

  var contentHeight: Double { Double(ids.count) * Self.height }
  func height(of row: RowID) -> Double? { ids.contains(row) ? Self.height : nil }
  func top(of row: RowID) -> Double? { position(of: row).map { Double($0.row) * Self.height } }
  func row(atHeight y: Double) -> RowID? {
    guard y >= 0, y < contentHeight else { return nil }
    // The upper edge of a row is its own.
    let index = (y / Self.height).rounded(fault == .lookupsAgree ? .up : .down)
    return ids[min(Int(index), ids.count - 1)]
  }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atHeight: point.y).map { RowHit(row: $0, part: .content) }
  }

  // MARK: Gestures

  var openRows: [RowID] { ids.filter(open.contains) }

  func actions(for row: RowID) -> [InteractionAction] {
    guard ids.contains(row) else { return [] }
    if open.contains(row) { return [.close] }
    return fault == .everyGestureHasAnAction ? [] : [.show(.trailing)]
  }

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    switch action {
    case InteractionAction.close.id: set(row, isOpen: false)
    case InteractionAction.show(.trailing).id: set(row, isOpen: true)
    case _: .none
    }
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pan(let row, let sample): return pan(row, sample)
    case .tap(let row): return set(row, isOpen: false)
    case .press, .control, .track, .tapOutside, .pull, .pinch, .hold: return .none
    case .closeRows(let exception):
      var effects = ListEffects()
      for row in openRows where row != exception { effects.add(set(row, isOpen: false)) }
      return effects
    }
  }

  private mutating func pan(_ row: RowID, _ sample: PanSample) -> ListEffects {
    let x = sample.translation.x
    switch sample.phase {
    case .began:
      drag = (row, x, x)
      return .none
    case .changed:
      drag?.last = x
      return .none
    case .ended:
      guard let drag, drag.row == row else { return .none }
      self.drag = nil
      let moved = (fault == .samplingDoesNotMatter ? drag.last : x) - drag.start
      return moved <= -50 ? set(row, isOpen: true) : .none
    case .cancelled, .failed:
      drag = nil
      return fault == .cancelRestores ? set(row, isOpen: true) : .none
    }
  }

  /// How often any list was changed: what a law of values forbids.
  nonisolated(unsafe) private static var changes = 0

  private mutating func set(_ row: RowID, isOpen: Bool) -> ListEffects {
    guard ids.contains(row), open.contains(row) != isOpen else { return .none }
    if isOpen { open.insert(row) } else { open.remove(row) }
    var effects = ListEffects()
    effects.notices = [.row(row, isOpen ? .didOpen(.trailing) : .didClose)]
    if fault == .sameScriptSameTrace {
      Self.changes += 1
      effects.startedMotion = Self.changes % 2 == 0
    }
    return effects
  }

  // MARK: Time and extent

  private var width = 320.0
  var settles: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(toWidth width: Double, at time: Time) {
    self.width = width.isFinite || fault == .anythingGoes ? width : 0
  }

  func draw(viewport: Rect, at time: Time, into layers: inout LayerList) {
    for (index, row) in ids.enumerated() {
      let frame = Rect(0, Double(index) * Self.height, width, Self.height)
      layers.append(Layer(LayerID(row, .row), open.contains(row) ? "Open" : "Closed", frame, fill: .background))
    }
  }
}
