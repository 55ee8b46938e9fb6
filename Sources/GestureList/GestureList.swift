/// A to-do list without buttons, similar to the app Clear, after the article by u013604612.
///
/// A swipe deletes or completes an item, and a tap edits its text. Pulling the list down or moving two fingers apart
/// adds an item. A finger that rests lifts a row and moves it. Each gesture has an equivalent plain action, and its
/// changes can be undone.
///
///     var list = GestureList(["Buy milk", "Water the plants"], width: 320)
///     let milk = RowID(0)
///     list.handle(.pan(milk, PanSample(.began, translation: .zero)), at: Time(0))
///     list.handle(.pan(milk, PanSample(.ended, translation: Vector(-170, 0))), at: Time(0.2))
///     list.texts                                                          // ["Water the plants"], because -170 <= -320 / 2
///     list.undo(at: Time(1))
///     list.texts                                                          // ["Buy milk", "Water the plants"]
///
/// In every complexity, *n* is the number of items. The first change of a copied list takes O(*n*), as with any collection.
///
/// Unlike the article's table, a list holds no view, no clock and no delegate. It identifies rows by id, and returns
/// their changes instead of reloading them. With `corrections: []`, it behaves like the article, including its faults.
public struct GestureList: Sendable {
  /// An item of the list.
  ///
  ///     let milk = GestureList.Item("Buy milk")
  ///     let done = GestureList.Item("Water the plants", isCompleted: true, height: 80)
  ///     let first = GestureList.Item("Read me first", isMovable: false)
  ///     let list = GestureList(items: [first, milk, done], width: 320)
  public struct Item: Hashable, Sendable {
    /// The text of the item.
    public var text: String
    /// Whether the item is completed.
    public var isCompleted: Bool
    /// Whether fingers can lift the item's row, and plain actions can move it; other rows of its group can pass it in either
    /// case.
    public var isMovable: Bool
    /// The group of its row.
    ///
    /// Fingers and plain actions move rows only past others of the same group. Rows without a group form a group, too. So a
    /// row stays between the rows of other groups, and a row that is alone in its group, such as an immovable heading,
    /// keeps its place among the others. In UIKit, `targetIndexPathForMoveFromRowAt` serves this purpose. An item that a
    /// gesture or a plain action adds belongs to the group of the row beside which it is added.
    public var group: String?
    /// The height of its row in points; nil for the list's row height; clamped to 0...10⁹, and NaN becomes 0.
    public var height: Double? {
      didSet { height = height.map(HeightChange.usableHeight) }
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - text: The text of the item.
    ///   - isCompleted: Whether the item is completed.
    ///   - isMovable: Whether fingers can lift its row, and whether its plain actions move it.
    ///   - group: The group of its row, within which fingers and plain actions move the row.
    ///   - height: The height of its row in points; nil for the list's row height; clamped to 0...10⁹, and NaN becomes 0.
    /// - Complexity: O(1).
    public init(
      _ text: String, isCompleted: Bool = false, isMovable: Bool = true, group: String? = nil, height: Double? = nil
    ) {
      self.text = text
      self.isCompleted = isCompleted
      self.isMovable = isMovable
      self.group = group
      self.height = height.map(HeightChange.usableHeight)
    }
  }

  /// The width of a row, in points.
  public internal(set) var width: Double
  /// The height of a row without an individual height, in points; `setHeights(_:animated:at:)` changes it.
  public internal(set) var rowHeight: Double
  /// The list's options, such as the thresholds of its gestures.
  public let options: Options
  /// The faults that are corrected.
  public let corrections: Corrections
  /// The colours of the rows, by position.
  public let palette: HeatPalette

  /// The order, heights, motions and ids of the rows.
  var rows: MovingRows
  /// The items by id.
  var items: Items
  /// The heights that were set for individual items.
  var heights = IndividualHeights()
  /// The order of the items, stored once it differs from that of the rows; only without `movesInsteadOfExchanges`.
  var itemOrder: RowTree?
  /// The current gesture.
  var gesture = Gesture.none
  /// The row being edited and its text so far; nil while no row is being edited.
  var editing: Editing?
  /// The rows whose states may differ from that of a new row, such as a row that a finger swipes.
  var activeRows: [ActiveRow] = []
  /// The row that is sinking back after it was lifted.
  var landing: Landing?
  /// The state that the article's gestures leave behind; unused if `pullEnds`, `gapCloses`, `movesInsteadOfExchanges` and
  /// `placeholderFollows` are all on.
  var leftovers = Leftovers()
  /// The undo steps, oldest first.
  var history = UndoHistory<UndoStep>()
  /// The app's titles of plain actions; nil until they are set, so that copying a list retains fewer references.
  private var customTitles: ActionTitles?
  /// The titles of plain actions, by their ids; missing titles stay English.
  public var actionTitles: ActionTitles {
    get { customTitles ?? Self.englishTitles }
    set { customTitles = newValue.completed(by: Self.englishTitles) }
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - items: The items from the top; their rows get the ids 0, 1, 2 … A lazy collection is not stored, and may be
  ///     iterated more than once.
  ///   - width: The width of a row in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - rowHeight: The height of a row without an individual height, in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - options: The list's options, such as the thresholds of its gestures.
  ///   - palette: The colours of the rows, by position.
  ///   - corrections: The faults that are corrected.
  /// - Complexity: O(*n*) in the number of items.
  public init(
    items: some Collection<Item>, width: Double, rowHeight: Double = defaultRowHeight, options: Options = Options(),
    palette: HeatPalette = .clearStyle, corrections: Corrections = .all
  ) {
    self.items = Items(items, addingHeightsTo: &heights)
    self.width = max(0, width.madeFinite)
    self.rowHeight = HeightChange.usableHeight(rowHeight)
    self.options = options
    self.palette = palette
    self.corrections = corrections
    let defaultHeight = self.rowHeight
    rows = MovingRows(
      heights.isEmpty
        ? RowTree(count: items.count, height: defaultHeight)
        : RowTree(heights: items.map { $0.height ?? defaultHeight }))
  }

  /// Creates a list of numbered items that are not completed, in ClearStyle's colours.
  ///
  ///     GestureList(count: 1_000_000, width: 320).item(RowID(0))?.text   // "Item #1"
  ///
  /// - Precondition: `count` is in `0...2_147_483_647`.
  /// - Parameters:
  ///   - count: The number of items, 0 or more. Items are stored in blocks of 512, and the items of a full block take no memory
  ///     until one of them changes. A row always takes memory.
  ///   - textPrefix: The beginning of each text; the item's number, from 1, follows.
  ///   - width: The width of a row in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - rowHeight: The height of a row in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - options: The list's options, such as the thresholds of its gestures.
  ///   - corrections: The faults that are corrected.
  /// - Complexity: O(*n*) in the number of items.
  public init(
    count: Int, textPrefix: String = "Item #", width: Double, rowHeight: Double = defaultRowHeight,
    options: Options = Options(), corrections: Corrections = .all
  ) {
    items = Items(count: count, texts: .numbered(prefix: textPrefix))
    self.width = max(0, width.madeFinite)
    self.rowHeight = HeightChange.usableHeight(rowHeight)
    self.options = options
    palette = .clearStyle
    self.corrections = corrections
    rows = MovingRows(RowTree(count: count, height: self.rowHeight))
  }

  /// Creates a list of items that are not completed, in ClearStyle's colours.
  ///
  /// - Parameters:
  ///   - texts: The texts of the items from the top; their rows get the ids 0, 1, 2 …
  ///   - width: The width of a row in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - rowHeight: The height of a row in points; clamped to 0...10⁹, and NaN becomes 0.
  ///   - options: The list's options, such as the thresholds of its gestures.
  ///   - corrections: The faults that are corrected.
  /// - Complexity: O(*n*) in the number of items.
  public init(
    _ texts: [String], width: Double, rowHeight: Double = defaultRowHeight, options: Options = Options(),
    corrections: Corrections = .all
  ) {
    self.init(
      items: texts.lazy.map { Item($0) }, width: width, rowHeight: rowHeight, options: options,
      corrections: corrections)
  }
}

// MARK: - Contents

extension GestureList {
  /// The number of items.
  public var count: Int { rows.tree.count }

  /// Returns the item of a row, with the text typed so far.
  ///
  /// - Parameter id: The row.
  /// - Returns: The item, or nil for a row that no longer exists.
  /// - Complexity: Expected O(1).
  public func item(_ id: RowID) -> Item? {
    content(of: id).map { content in
      let traits = items.traits(of: id)
      return Item(
        content.text, isCompleted: content.isCompleted, isMovable: traits.isMovable, group: traits.group,
        height: heights[id])
    }
  }

  /// Returns the text of an item, as typed so far, and whether the item is completed; nil if there is no such row.
  func content(of id: RowID) -> Items.Content? {
    guard rows.tree.contains(id) else { return nil }
    var content = items[id]
    if let editing, editing.row == id { content.text = editing.draft }
    return content
  }

  /// The ids of the items, in order.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var ids: [RowID] { (itemOrder ?? rows.tree).ids }

  /// The texts of the items, in order.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var texts: [String] { ids.map { content(of: $0)?.text ?? "" } }

  /// Returns the sideways state of a row, with its offset and the cues beside it.
  ///
  /// - Parameter id: The row.
  /// - Returns: The row's state; a new row's state if the row no longer exists.
  /// - Complexity: O(*k*) in the number of rows that are swiped or on their way back; without `cancelRestores`, `cuesFollow` or
  ///   `freshDecision`, in the number of rows that have been swiped.
  public func row(_ id: RowID) -> Row { activeRows.first { $0.id == id }?.row ?? newRow }

  /// A row in its initial state.
  var newRow: Row {
    var row = Row(width: width, checkedThreshold: options.dismissThreshold, corrections: corrections)
    row.animationDuration = animationDuration
    return row
  }

  /// Returns the height of an item's row, in points.
  func height(ofItem id: RowID) -> Double { heights[id] ?? rowHeight }
}

extension GestureList: Equatable {
  /// Returns whether both lists have the same items in the same states, and the same gestures, motions and options; undo
  /// steps are not compared.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items.
  public static func == (a: GestureList, b: GestureList) -> Bool {
    guard a.width == b.width, a.rowHeight == b.rowHeight, a.corrections == b.corrections, a.palette == b.palette,
      a.options == b.options, a.gesture == b.gesture, a.editing == b.editing,
      a.activeRows == b.activeRows, a.landing == b.landing, a.leftovers == b.leftovers, a.rows == b.rows,
      a.itemOrder == b.itemOrder, a.actionTitles == b.actionTitles, a.heights.agrees(with: b.heights, in: a.rows.tree)
    else { return false }
    return (0..<a.rows.tree.count).allSatisfy { index in
      let id = a.rows.tree.id(index: index)
      return a.items[id] == b.items[id] && a.items.traits(of: id) == b.items.traits(of: id)
    }
  }
}
