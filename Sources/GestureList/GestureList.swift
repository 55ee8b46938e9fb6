/// A to-do list in the manner of the app Clear, without any button: the article by u013604612.
///
/// Swiping a row deletes or completes it, a tap edits its text, pulling the list down or two fingers moving apart add an item,
/// a finger that rests lifts a row and moves it. Each gesture has a plain action, and each change can be undone.
///
///     var list = GestureList(["Buy milk", "Water the plants"], width: 320)
///     let milk = RowID(0)
///     list.handle(.pan(milk, PanSample(.began, at: Time(0), translation: .zero)), at: Time(0))
///     list.handle(.pan(milk, PanSample(.ended, at: Time(0.2), translation: Vector(-170, 0))), at: Time(0.2))
///     list.texts                                                          // ["Water the plants"]: -170 <= -320 / 2
///     list.undo(at: Time(1))
///     list.texts                                                          // ["Buy milk", "Water the plants"]
///
/// In contrast to the article, it holds no view, no clock and no delegate, remembers everything by a row's id, and says how
/// its rows have changed in place of reloading them. `corrections: []` is the article to the letter.
public struct GestureList: Sendable {
  /// An item of the list.
  public struct Item: Hashable, Sendable {
    /// What is to be done.
    public var text: String
    /// Whether it is done.
    public var isCompleted: Bool
    /// The height of its row in points, or nil for the list's own.
    public var height: Double?

    /// Creates an item; a height that is negative or not finite becomes 0.
    public init(_ text: String, isCompleted: Bool = false, height: Double? = nil) {
      self.text = text
      self.isCompleted = isCompleted
      self.height = height.map { max(0, $0.madeFinite) }
    }
  }

  /// The width of a row, in points.
  public internal(set) var width: Double
  /// The height of a row that has none of its own, in points.
  public let rowHeight: Double
  /// Whether two fingers must be on neighbouring rows for a pinch to add an item, as in Clear; the article takes any two.
  public let pinchNeedsNeighbours: Bool
  /// Which faults of the article are corrected.
  public let corrections: Corrections
  /// The colours of the rows, by position.
  public let palette: HeatPalette

  /// Order and heights of the rows; it issues the ids.
  var tree: RowTree
  /// The items by number of creation, those of rows that are gone too: undoing brings them back.
  var items: [Item]
  /// The order of the items where it is another than the rows': only without `movesInsteadOfExchanges`.
  var model: RowTree?
  /// What fingers are doing.
  var gesture = Gesture.none
  /// The text that is being typed.
  var editing: Editing?
  /// The rows that are not as new, a finger's among them.
  var kept: [KeptRow] = []
  /// The rows that are on their way to their places.
  var shifts = Shifts()
  /// The row that sinks back after it was lifted.
  var landing: Landing?
  /// What the article leaves behind: only without `pullEnds`, `gapCloses` and `movesInsteadOfExchanges`.
  var leftovers = Leftovers()
  /// How to take back every change, the latest last.
  var history: [UndoStep] = []

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - items: The items from the top; their rows get the ids 0, 1, 2 …
  ///   - width: The width of a row in points; what is negative or not finite becomes 0, for the row's height too.
  ///   - rowHeight: The height of a row that has none of its own, in points.
  ///   - pinchNeedsNeighbours: Whether two fingers must be on neighbouring rows for a pinch to add an item.
  ///   - palette: The colours of the rows.
  ///   - corrections: Which faults of the article are corrected.
  /// - Complexity: O(n) for n items.
  public init(
    items: [Item], width: Double, rowHeight: Double = defaultRowHeight, pinchNeedsNeighbours: Bool = false,
    palette: HeatPalette = .clearStyle, corrections: Corrections = .all
  ) {
    self.items = items
    self.width = max(0, width.madeFinite)
    self.rowHeight = max(0, rowHeight.madeFinite)
    self.pinchNeedsNeighbours = pinchNeedsNeighbours
    self.palette = palette
    self.corrections = corrections
    let own = self.rowHeight
    tree = RowTree(heights: items.map { $0.height ?? own })
  }

  /// Creates a list of items that are to do.
  public init(
    _ texts: [String], width: Double, rowHeight: Double = defaultRowHeight, pinchNeedsNeighbours: Bool = false,
    corrections: Corrections = .all
  ) {
    self.init(
      items: texts.map { Item($0) }, width: width, rowHeight: rowHeight, pinchNeedsNeighbours: pinchNeedsNeighbours,
      corrections: corrections)
  }
}

// MARK: - What it holds

extension GestureList {
  /// The number of items.
  public var count: Int { tree.count }

  /// The item of a row, its text as far as it has been typed; nil where the row is gone.
  public func item(_ id: RowID) -> Item? {
    guard tree.contains(id) else { return nil }
    var item = items[id.rawValue]
    if let editing, editing.row == id { item.text = editing.draft }
    return item
  }

  /// The ids of the items, in order.
  ///
  /// - Complexity: O(n log n) for n items.
  public var ids: [RowID] {
    let order = model ?? tree
    return (0..<order.count).map { order.id(at: $0) }
  }

  /// The texts of the items, in order.
  ///
  /// - Complexity: O(n log n) for n items.
  public var texts: [String] { ids.map { item($0)?.text ?? "" } }

  /// Where a row's content is sideways, and the cues beside it; a row that nobody touches is as new.
  public func row(_ id: RowID) -> Row { kept.first { $0.id == id }?.row ?? newRow }

  var newRow: Row { Row(width: width, corrections: corrections) }

  func height(ofItem id: RowID) -> Double { items[id.rawValue].height ?? rowHeight }
}

extension GestureList: Equatable {
  /// Whether both lists show the same items in the same states and move alike; how to undo is not compared.
  ///
  /// - Complexity: O(n) for n items.
  public static func == (a: GestureList, b: GestureList) -> Bool {
    guard a.width == b.width, a.rowHeight == b.rowHeight, a.corrections == b.corrections, a.palette == b.palette,
      a.pinchNeedsNeighbours == b.pinchNeedsNeighbours, a.gesture == b.gesture, a.editing == b.editing,
      a.kept == b.kept, a.shifts == b.shifts, a.landing == b.landing, a.leftovers == b.leftovers, a.tree == b.tree,
      a.model == b.model
    else { return false }
    return (0..<a.tree.count).allSatisfy { index in
      let id = a.tree.id(at: index).rawValue
      return a.items[id] == b.items[id]
    }
  }
}
