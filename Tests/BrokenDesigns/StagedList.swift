package import InteractionLaws

/// Rows of 40 points, in sections, one below the other, that do what a test sets up, and nothing else.
///
///     var list = StagedList([30])
///     list.onGesture = { list, gesture, _ in gesture == .tap(RowID(0)) ? list.remove(section: 0, 0..<1) : .none }
package struct StagedList: ListInteraction {
  /// What a gesture, an action or an answer does to it.
  package typealias Change<Cause> = @Sendable (inout StagedList, Cause, Time) -> ListEffects

  package static var height: Double { 40 }

  package var sections: [[RowID]]
  /// The heights of rows that differ from 40 points.
  package var heights: [RowID: Double] = [:]
  /// How far all rows are below their positions, in points.
  package var lowered = 0.0
  /// The moment at which all rows go down without a report, and how far, in points.
  package var sinking: (time: Time, way: Double)?
  /// How much a header covers that stays at the top, in points.
  package var covered = 0.0
  package var openRows: [RowID] = []
  /// The trailing buttons of open rows.
  package var buttons: [InteractionAction] = []
  /// Rows that close with the others, though they are not open.
  package var closing: [RowID] = []
  package var waitingRows: [RowID] = []
  package var editedRow: RowID?
  package var liftedRow: RowID?
  package var gestures: TableGestures = []
  package var settleTime: Time? { sinking?.time }
  /// Rows that have no position.
  package var lost: Set<RowID> = []
  /// A moment that a test lets it remember.
  package var noted: Time?
  /// Whether its rows have descriptions.
  package var speaks = false
  /// Rows that look different.
  package var marked: Set<RowID> = []
  /// What it finds at a row's height.
  package var finds: @Sendable (RowID) -> RowID = { $0 }
  /// What is under a finger on a row.
  package var part: @Sendable (Vector) -> RowHit.Part = { _ in .content }
  /// How far below a touched point it looks for a row, in points.
  package var aimsLow: @Sendable (Vector) -> Double = { _ in 0 }
  package var onGesture: Change<TableGesture> = { _, _, _ in .none }
  package var onAction: Change<RowID> = { _, _, _ in .none }
  package var onConfirm: Change<RowID> = { _, _, _ in .none }
  package var onCancel: Change<RowID> = { _, _, _ in .none }
  package var onHeights: Change<[HeightChange]> = { _, _, _ in .none }
  package var onEndEditing: @Sendable (inout StagedList, Time) -> ListEffects = { _, _ in .none }
  /// What time does to it.
  package var onAdvance: @Sendable (inout StagedList, Time) -> Void = { _, _ in }
  /// Whether it paints all of its rows, whatever is in sight.
  package var paintsAll = false
  /// Where it paints a row that has a frame.
  package var paints: @Sendable (LayoutRect) -> LayoutRect = { $0 }
  /// What it paints on a row that has a frame.
  package var parts: @Sendable (RowID, LayoutRect, inout LayerList) -> Void = { _, _, _ in }
  /// Where it paints a header, which takes no room.
  package var header: LayoutRect?
  /// How many invisible lines it paints.
  package var lines: @Sendable (StagedList, LayoutRect) -> Int = { _, _ in 0 }
  package private(set) var width = 320.0

  /// Creates a list of sections with these numbers of rows, with consecutive ids.
  package init(_ counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return (next..<next + count).map { RowID($0) }
    }
  }

  /// The list, set up by a closure.
  package func with(_ change: (inout StagedList) -> Void) -> StagedList {
    var list = self
    change(&list)
    return list
  }

  // MARK: Edits

  /// Inserts rows of ids that no row has had.
  package mutating func insert(section: Int = 0, _ range: Range<Int>) -> ListEffects {
    let next = 1000 + sections.joined().count
    sections[section].insert(contentsOf: range.map { RowID(next + $0) }, at: range.lowerBound)
    return told(.insert(.init(section: section, range)))
  }

  package mutating func remove(section: Int = 0, _ range: Range<Int>) -> ListEffects {
    sections[section].removeSubrange(range)
    return told(.delete(.init(section: section, range)))
  }

  package mutating func move(_ from: RowPosition, to: RowPosition) -> ListEffects {
    sections[to.section].insert(sections[from.section].remove(at: from.row), at: to.row)
    return told(.move(.init(from: from, to: to)))
  }

  package mutating func moveSection(_ from: Int, to: Int) -> ListEffects {
    sections.insert(sections.remove(at: from), at: to)
    return told(.moveSection(from: from, to: to))
  }

  package func told(_ change: ListUpdate.Change) -> ListEffects { ListEffects(update: ListUpdate([change])) }

  // MARK: Rows

  package var sectionCount: Int { sections.count }
  package func rowCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }
  package func id(for position: RowPosition) -> RowID? {
    guard sections.indices.contains(position.section) else { return nil }
    let rows = sections[position.section]
    return rows.indices.contains(position.row) ? rows[position.row] : nil
  }
  package func position(of row: RowID) -> RowPosition? {
    guard !lost.contains(row) else { return nil }
    for (section, rows) in sections.enumerated() {
      if let index = rows.firstIndex(of: row) { return RowPosition(section: section, row: index) }
    }
    return nil
  }

  /// The rows in order, each with its upper edge.
  private var tops: [(row: RowID, top: Double)] {
    var top = lowered
    return sections.joined().map { row in
      defer { top += heights[row] ?? Self.height }
      return (row, top)
    }
  }
  package var contentHeight: Double {
    sections.joined().reduce(lowered) { $0 + (heights[$1] ?? Self.height) }
  }
  package func height(of row: RowID) -> Double? { position(of: row).map { _ in heights[row] ?? Self.height } }
  package func top(of row: RowID) -> Double? { tops.first { $0.row == row }?.top }
  package func row(atY y: Double) -> RowID? {
    y >= 0 && y < contentHeight ? (tops.last { $0.top <= y }?.row ?? tops.first?.row).map(finds) : nil
  }
  package func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atY: point.y + aimsLow(point)).map { RowHit(row: $0, part: part(point)) }
  }
  package func coveredHeight(atTop y: Double, at time: Time) -> Double { covered }

  // MARK: Events

  package func actions(for row: RowID) -> [InteractionAction] {
    guard position(of: row) != nil else { return [] }
    return (openRows.contains(row) ? [.close()] : []) + [InteractionAction(id: "act", title: "Act")]
  }
  package mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    action == "act" && position(of: row) != nil ? onAction(&self, row, time) : .none
  }
  package mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    onGesture(&self, gesture, time)
  }
  package func spokenRow(_ row: RowID) -> SpokenRow? {
    speaks && position(of: row) != nil ? SpokenRow(label: row.rawValue.description) : nil
  }
  package func openEdge(of row: RowID) -> SwipeEdge? { openRows.contains(row) ? .trailing : nil }
  package func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] {
    openEdge(of: row) == edge ? buttons : []
  }
  package func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    (openRows + closing).filter { $0 != row }
  }
  package mutating func endEditing(at time: Time) -> ListEffects { onEndEditing(&self, time) }
  package mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { onConfirm(&self, row, time) }
  package mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { onCancel(&self, row, time) }
  package mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    onHeights(&self, changes, time)
  }
  package mutating func resize(toWidth width: Double, at time: Time) { self.width = width }
  package mutating func advance(to time: Time) {
    onAdvance(&self, time)
    guard let sinking, time >= sinking.time else { return }
    lowered += sinking.way
    self.sinking = nil
  }

  package func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    for (row, top) in tops {
      let frame = LayoutRect(0, top, width, heights[row] ?? Self.height)
      guard paintsAll || frame.y < viewport.maxY && frame.maxY > viewport.y else { continue }
      layers.appendRow(row, top: top, isStill: true) { layers in
        let name = marked.contains(row) ? "Marked" : "Row"
        layers.append(Layer(LayerID(row, .row), name, paints(frame), fill: .background))
        parts(row, paints(frame), &layers)
      }
    }
    if let header { layers.append(Layer(LayerID(nil, .header(0)), "Header", header)) }
    for _ in 0..<lines(self, viewport) {
      layers.append(Layer(LayerID(nil, .separator), "Line", LayoutRect(0, 0, width, 1)))
    }
  }
}
