import InteractionLists

/// A list of things to check: a tap ticks a row, and another tap removes the tick.
///
///     var list = Checklist(["Tent", "Stove"])
///     list.handle(.tap(RowID(0)), at: Time(0)).notices   // didTick.0
///
/// A list owns the order and the heights of its rows. `RowTree` keeps both, and answers in O(log *n*) for *n* rows.
public struct Checklist: Sendable {
  /// The height of a row, in points.
  public static let rowHeight = 44.0

  private var tree = RowTree()
  private var texts: [RowID: String] = [:]
  private var ticked: Set<RowID> = []
  private var width = 320.0

  /// Creates a list.
  ///
  /// - Parameter texts: The texts of the rows, from the top; the rows get the ids 0, 1, 2 …
  /// - Complexity: O(*n* log *n*) for *n* rows.
  public init(_ texts: [String]) {
    for text in texts { _ = add(text, at: .zero) }
  }

  /// Returns whether a row has a tick.
  ///
  /// - Parameter row: Any id.
  /// - Returns: Whether the row has a tick; false if there is no such row.
  /// - Complexity: O(1).
  public func isTicked(_ row: RowID) -> Bool { ticked.contains(row) }

  /// Returns the text of a row.
  ///
  /// - Parameter row: Any id.
  /// - Returns: The text; empty if there is no such row.
  /// - Complexity: O(1).
  public func text(of row: RowID) -> String { texts[row] ?? "" }

  /// Adds a row at the end.
  ///
  /// - Parameters:
  ///   - text: The text of the row.
  ///   - time: The moment, which makes no difference here.
  /// - Returns: An update that inserts the row, and `didInsert`.
  /// - Complexity: O(log *n*) for *n* rows.
  @discardableResult
  public mutating func add(_ text: String, at time: Time) -> ListEffects {
    let index = tree.count
    let row = tree.insert(height: Self.rowHeight, index: index)
    texts[row] = text
    return ListEffects(update: ListUpdate([.insert(.init(index..<index + 1))]), notices: [.didInsert(row)])
  }

  private mutating func tick(_ row: RowID) -> ListEffects {
    guard let index = tree.index(of: row) else { return .none }
    if ticked.remove(row) == nil { ticked.insert(row) }
    return ListEffects(
      update: ListUpdate([.reload(.init(index..<index + 1))]),
      notices: [.custom(ticked.contains(row) ? .didTick : .didUntick, row)])
  }

  private mutating func remove(_ row: RowID) -> ListEffects {
    guard let index = tree.index(of: row) else { return .none }
    tree.remove(index..<index + 1)
    texts[row] = nil
    ticked.remove(row)
    return ListEffects(update: ListUpdate([.delete(.init(index..<index + 1))]), notices: [.didDelete(row)])
  }
}

extension ListNotice.Name {
  /// A row has been ticked.
  public static let didTick = ListNotice.Name("didTick")
  /// A row has lost its tick.
  public static let didUntick = ListNotice.Name("didUntick")
}

// MARK: - Requirements of a list in a table

extension Checklist: ListInteraction {
  /// One section.
  public var sectionCount: Int { 1 }
  /// Returns the number of rows in the only section; 0 for any other.
  public func rowCount(inSection section: Int) -> Int { section == 0 ? tree.count : 0 }
  /// Returns the row at a position, or nil if there is none.
  public func id(for position: RowPosition) -> RowID? {
    position.section == 0 && (0..<tree.count).contains(position.row) ? tree.id(index: position.row) : nil
  }
  /// Returns the position of a row, or nil if there is no such row.
  public func position(of row: RowID) -> RowPosition? { tree.index(of: row).map { RowPosition(row: $0) } }

  /// The sum of all heights, in points.
  public var contentHeight: Double { tree.height }
  /// Returns the height of a row in points, or nil if there is no such row.
  public func height(of row: RowID) -> Double? { tree.height(of: row) }
  /// Returns the upper edge of a row in points, or nil if there is no such row.
  public func top(of row: RowID) -> Double? { tree.top(of: row) }
  /// Returns the row at a y coordinate in points, or nil above and below the content.
  public func row(atY y: Double) -> RowID? { tree.id(atY: y) }
  /// Returns the row under a point; a row has nothing but its content to touch.
  public func hit(_ point: Vector, at time: Time) -> RowHit? {
    tree.id(atY: point.y).map { RowHit(row: $0, part: .content) }
  }

  /// Nil, because rows never move.
  public var settleTime: Time? { nil }
  /// Does nothing, because rows never move.
  public mutating func advance(to time: Time) {}
  /// Lays the rows out for another width; a negative width or NaN becomes 0, and infinity 10⁹.
  public mutating func resize(toWidth width: Double, at time: Time) { self.width = max(0, width.madeFinite) }

  /// Returns the plain actions of a row: one that ticks it or removes the tick, as a tap does, and one that removes the row.
  public func actions(for row: RowID) -> [InteractionAction] {
    guard tree.contains(row) else { return [] }
    let tick = InteractionAction(id: "tick", title: isTicked(row) ? "Take the tick away" : "Tick")
    return [tick, InteractionAction(id: "remove", title: "Remove", role: .destructive)]
  }

  /// Ticks a row, removes its tick, or removes the row; an unknown action or row has no effect.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    switch action {
    case "tick": tick(row)
    case "remove": remove(row)
    default: .none
    }
  }

  /// Ticks a row that is tapped, or removes its tick.
  @discardableResult
  public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .tap(let row): tick(row)
    case .pan, .press, .control, .track, .closeRows, .tapOutside, .pull, .pinch, .hold: .none
    }
  }

  /// Appends the layers of the rows that intersect the viewport.
  public func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    tree.forEachVisible(from: viewport.y, upTo: viewport.maxY) { row, top, height in
      // Rows never move.
      layers.appendRow(row, top: top, isStill: true) { layers in
        drawRow(row, in: LayoutRect(0, top, width, height), into: &layers)
      }
    }
  }

  private func drawRow(_ row: RowID, in frame: LayoutRect, into layers: inout LayerList) {
    layers.append(Layer(LayerID(row, .row), "Cell", frame, fill: .background, clips: true)) { layers in
      let label = LayoutRect(16, frame.y, max(0, width - 32), frame.height)
      layers.append(Layer(LayerID(row, .label), "Label", label, text: LayerText(text(of: row))))
      guard isTicked(row) else { return }
      let tick = LayoutRect(max(0, width - 40), frame.y, 24, frame.height)
      layers.append(Layer(LayerID(row, .accessory), "Tick", tick, text: LayerText("✓", isSymbol: true)))
    }
  }
}
