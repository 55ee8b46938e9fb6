extension GestureList {
  /// The items by row id, including those of deleted rows, because undo can restore them.
  ///
  /// An item takes 24 bytes for the contents that every item has; the traits, which few items have, are stored separately.
  /// Items are stored in blocks, so that adding an item never copies more than one block, and so that the
  /// numbered items of a full block take no memory until one of them changes.
  struct Items: Sendable {
    /// The contents that every item has.
    struct Content: Hashable, Sendable {
      var text: String
      var isCompleted: Bool
    }

    /// The traits that only a few items have.
    struct Traits: Hashable, Sendable {
      var isMovable = true
      var group: String?
    }

    /// The binary logarithm of a block's size: 512 items, which are 12 kB.
    private static let blockShift = 9
    private static let blockSize = 1 << blockShift

    /// The blocks of 512 items each, except that the last may have fewer; a full block of numbered items that never changed
    /// is an empty array.
    private var blocks: [[Content]] = []
    /// The texts of numbered items.
    private var numberedTexts = RowTitles.texts([])
    private var customTraits: [RowID: Traits] = [:]
    /// Whether any item has ever had a group; if none has, groups need not be looked up.
    private(set) var hasEverHadGroups = false

    /// Stores items with the ids 0, 1, 2 and so on.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - heights: The individual heights, to which those of the items are added.
    /// - Complexity: O(*n*) in the number of items.
    init(_ items: some Collection<Item>, addingHeightsTo heights: inout IndividualHeights) {
      blocks.reserveCapacity((items.count + Self.blockSize - 1) >> Self.blockShift)
      for (index, item) in items.enumerated() {
        append(item, id: RowID(index))
        if let height = item.height { heights[RowID(index)] = height }
      }
    }

    /// Creates numbered items with the ids 0, 1, 2 and so on.
    ///
    /// - Complexity: O(*n*) in the number of items, but a tiny fraction of the work of storing each item.
    init(count: Int, texts: RowTitles) {
      precondition(count >= 0 && count <= Int(Int32.max), "`count`, the number of items, must be in 0...2,147,483,647.")
      numberedTexts = texts
      blocks = [[Content]](repeating: [], count: count >> Self.blockShift)
      for index in blocks.count << Self.blockShift..<count {
        append(Item(texts.title(of: RowID(index))), id: RowID(index))
      }
    }

    /// Adds the item with the next id.
    ///
    /// - Complexity: O(1), except that the array of blocks may grow, by one entry for every 512 items.
    mutating func append(_ item: Item, id: RowID) {
      if Self.place(of: id).index == 0 {
        blocks.append([])
        blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
      }
      blocks[blocks.count - 1].append(Content(text: item.text, isCompleted: item.isCompleted))
      guard !item.isMovable || item.group != nil else { return }
      setTraits(Traits(isMovable: item.isMovable, group: item.group), of: id)
    }

    /// The text of an item, and whether the item is completed.
    ///
    /// - Complexity: O(1).
    subscript(id: RowID) -> Content {
      let (block, index) = Self.place(of: id)
      return blocks[block].isEmpty ? numberedContent(of: id) : blocks[block][index]
    }

    /// Sets the text of an item.
    ///
    /// - Complexity: O(1).
    mutating func setText(_ text: String, of id: RowID) {
      let (block, index) = storeBlock(of: id)
      blocks[block][index].text = text
    }

    /// Sets whether an item is completed.
    ///
    /// - Complexity: O(1).
    mutating func setCompleted(_ isCompleted: Bool, of id: RowID) {
      let (block, index) = storeBlock(of: id)
      blocks[block][index].isCompleted = isCompleted
    }

    /// Stores the block of an item that is about to change, unless it is already stored, and returns the item's place.
    private mutating func storeBlock(of id: RowID) -> (block: Int, index: Int) {
      let place = Self.place(of: id)
      if blocks[place.block].isEmpty {
        let first = place.block << Self.blockShift
        blocks[place.block] = (first..<first + Self.blockSize).map { numberedContent(of: RowID($0)) }
      }
      return place
    }

    private func numberedContent(of id: RowID) -> Content {
      Content(text: numberedTexts.title(of: id), isCompleted: false)
    }

    /// Returns an item's traits; the default traits for most items.
    ///
    /// - Complexity: Expected O(1).
    func traits(of id: RowID) -> Traits { customTraits.isEmpty ? Traits() : customTraits[id] ?? Traits() }

    /// Sets an item's traits.
    ///
    /// - Complexity: Expected O(1).
    mutating func setTraits(_ traits: Traits, of id: RowID) {
      if traits.group != nil { hasEverHadGroups = true }
      customTraits[id] = traits == Traits() ? nil : traits
    }

    /// Discards the text and the traits of an item that no row will show again.
    ///
    /// - Complexity: Expected O(1).
    mutating func forget(_ id: RowID) {
      setText("", of: id)
      customTraits[id] = nil
    }

    private static func place(of id: RowID) -> (block: Int, index: Int) {
      (id.rawValue >> blockShift, id.rawValue & (blockSize - 1))
    }
  }
}
