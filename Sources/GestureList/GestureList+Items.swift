extension GestureList {
  /// The items by row id, those of rows that are gone too: undoing brings them back.
  ///
  /// An item takes 24 bytes for what every item has; what few items have is kept only for those. Items are stored in
  /// blocks, so that no addition copies more than one of them.
  struct Items: Sendable {
    /// What every item has.
    struct Content: Hashable, Sendable {
      var text: String
      var isCompleted: Bool
    }

    /// What few items have.
    struct Traits: Hashable, Sendable {
      var isMovable = true
      var group: String?
    }

    /// How many items a block holds, as a power of two: 512, which are 12 kB.
    private static let blockShift = 9
    private static let blockSize = 1 << blockShift

    /// Full blocks but for the last one.
    private var blocks: [[Content]] = []
    private var unusual: [RowID: Traits] = [:]
    /// Whether an item has ever had a group: without any, none is looked at.
    private(set) var hasGroups = false

    /// Stores items with the ids 0, 1, 2 and so on.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - heights: Takes those that items have of their own.
    /// - Complexity: O(*n*) in the number of items.
    init(_ items: some Collection<Item>, _ heights: inout OwnHeights) {
      blocks.reserveCapacity((items.count + Self.blockSize - 1) >> Self.blockShift)
      for (index, item) in items.enumerated() {
        append(item, id: RowID(index))
        if let height = item.height { heights[RowID(index)] = height }
      }
    }

    /// Adds the item of the next id.
    ///
    /// - Complexity: O(1), but that the array of blocks may grow: one entry for 512 items.
    mutating func append(_ item: Item, id: RowID) {
      if Self.place(of: id).index == 0 {
        blocks.append([])
        blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
      }
      blocks[blocks.count - 1].append(Content(text: item.text, isCompleted: item.isCompleted))
      let traits = Traits(isMovable: item.isMovable, group: item.group)
      if traits != Traits() { setTraits(traits, of: id) }
    }

    /// The text of an item, and whether it is done.
    ///
    /// - Complexity: O(1).
    subscript(id: RowID) -> Content {
      let (block, index) = Self.place(of: id)
      return blocks[block][index]
    }

    /// Gives an item another text.
    ///
    /// - Complexity: O(1).
    mutating func setText(_ text: String, of id: RowID) {
      let (block, index) = Self.place(of: id)
      blocks[block][index].text = text
    }

    /// Says whether an item is done.
    ///
    /// - Complexity: O(1).
    mutating func setCompleted(_ isCompleted: Bool, of id: RowID) {
      let (block, index) = Self.place(of: id)
      blocks[block][index].isCompleted = isCompleted
    }

    /// What only few items have.
    ///
    /// - Complexity: O(1), expected.
    func traits(of id: RowID) -> Traits { unusual.isEmpty ? Traits() : unusual[id] ?? Traits() }

    /// Says what only few items have.
    ///
    /// - Complexity: O(1), expected.
    mutating func setTraits(_ traits: Traits, of id: RowID) {
      if traits.group != nil { hasGroups = true }
      unusual[id] = traits == Traits() ? nil : traits
    }

    /// Lets go of what an item holds that no row will show again.
    ///
    /// - Complexity: O(1), expected.
    mutating func forget(_ id: RowID) {
      setText("", of: id)
      unusual[id] = nil
    }

    private static func place(of id: RowID) -> (block: Int, index: Int) {
      (id.rawValue >> blockShift, id.rawValue & (blockSize - 1))
    }
  }
}
