extension RowTree {
  /// The memory of a tree, which holds its nodes and the location of the row of every id ever issued.
  ///
  /// Nodes are in raw memory, because a separate array for each of their properties would be reference-counted, checked
  /// and enlarged separately. With such arrays, an edit took four times as many instructions, and with ten million rows
  /// an insertion that enlarged an array took 80 ms. All unsafe code of a tree is here and in `Node`.
  ///
  /// The fields opt out of the check for exclusive access, which every lookup would have to make. The check is not needed,
  /// because only the sole owner of the memory changes it, and no outside code runs while a field is accessed.
  final class Memory: @unchecked Sendable {
    @exclusivity(unchecked) private var leaves = Blocks<LeafLayout>()
    @exclusivity(unchecked) private var branches = Blocks<BranchLayout>()
    /// The slot that was recorded last for the row of each id; 0 for an id whose row has not been inserted yet.
    ///
    /// The row may since have moved to another lane of the leaf, or have been removed.
    @exclusivity(unchecked) private var slots = Blocks<SlotLayout>()
    /// The number of the first free leaf, which stores the number of the next one; -1 if there is none.
    @exclusivity(unchecked) private var freeLeaf: Int32 = -1
    /// The complement of the number of the first free branch, which stores the complement of the next one; -1 if there is
    /// none.
    @exclusivity(unchecked) private var freeBranch: Int32 = -1

    init() {}

    init(copying other: Memory) {
      unsafe leaves = other.leaves.copy()
      unsafe branches = other.branches.copy()
      unsafe slots = other.slots.copy()
      unsafe freeLeaf = other.freeLeaf
      unsafe freeBranch = other.freeBranch
    }

    deinit {
      unsafe leaves.deallocate()
      unsafe branches.deallocate()
      unsafe slots.deallocate()
    }

    /// Reserves memory, so that no node moves until that memory is used up.
    func reserve(leaves leafCount: Int, branches branchCount: Int, ids: Int = 0) {
      unsafe leaves.reserve(leaves.count + leafCount)
      unsafe branches.reserve(branches.count + branchCount)
      unsafe slots.reserve(slots.count + ids)
    }

    // MARK: Nodes

    /// Returns the node with a number; leaves are numbered from 0 up, branches from -1 down.
    @inline(__always)
    func node(_ number: Int32) -> Node { number >= 0 ? leaf(Int(number)) : branch(Int(~number)) }

    @inline(__always)
    func leaf(_ number: Int) -> Node { unsafe Node(leaves[number]) }

    @inline(__always)
    func branch(_ number: Int) -> Node { unsafe Node(branches[number]) }

    /// Creates a node without entries, and returns its number.
    ///
    /// If there is no room for it, other nodes may move.
    func makeNode(isLeaf: Bool) -> Int32 {
      let number: Int32
      if isLeaf, unsafe freeLeaf >= 0 {
        number = unsafe freeLeaf
        unsafe freeLeaf = node(number).parentSlot
      } else if !isLeaf, unsafe freeBranch >= 0 {
        number = unsafe ~freeBranch
        unsafe freeBranch = node(number).parentSlot
      } else {
        number = unsafe isLeaf ? Int32(leaves.add(1)) : ~Int32(branches.add(1))
      }
      node(number).clear()
      return number
    }

    /// Frees a node.
    ///
    /// The ids of removed rows may still lead to the node, but a lookup does not find them there.
    func freeNode(_ number: Int32) {
      node(number).clear()
      if number >= 0 {
        node(number).parentSlot = unsafe freeLeaf
        unsafe freeLeaf = number
      } else {
        node(number).parentSlot = unsafe freeBranch
        unsafe freeBranch = ~number
      }
    }

    // MARK: IDs

    /// The number of ids that have been issued.
    var idCount: Int { unsafe slots.count }

    /// Issues ids; before any lookup of these ids, the caller must record the locations of their rows or clear their slots.
    func issueIDs(_ count: Int) -> Range<Int> {
      let first = unsafe slots.add(count)
      return first..<first + count
    }

    /// Records that the rows of these ids are not in the tree yet.
    func clearSlots(of ids: Range<Int>) { unsafe slots.clear(ids) }

    /// Records the locations of the rows in some lanes of a leaf.
    func recordSlots(_ leaf: Node, _ lanes: Range<Int>, in number: Int32) {
      let slots = unsafe slots
      let first = UInt32(bitPattern: number) &<< UInt32(RowTree.shift)
      if lanes.count > 1, let ids = leaf.consecutiveIDs(in: lanes), slots.areInOneBlock(ids) {
        // The block is looked up only once, and several slots are written together.
        let slot = unsafe slots[ids.lowerBound].assumingMemoryBound(to: UInt32.self)
        for lane in lanes { unsafe slot[lane &- lanes.lowerBound] = first &+ UInt32(truncatingIfNeeded: lane) }
        return
      }
      for lane in lanes {
        let slot = unsafe slots[Int(leaf.child(lane))].assumingMemoryBound(to: UInt32.self)
        unsafe slot.pointee = first &+ UInt32(truncatingIfNeeded: lane)
      }
    }

    /// Returns the slot that was recorded last for an id's row; see `slots`.
    @inline(__always)
    func slot(of id: Int) -> (leaf: Int, lane: Int) {
      let slot = unsafe Int(slots[id].assumingMemoryBound(to: UInt32.self).pointee)
      return (slot &>> RowTree.shift, slot & (1 &<< RowTree.shift &- 1))
    }
  }

  private enum LeafLayout: CellLayout {
    static let size = Node.leafSize
    static let shift = 10
  }

  private enum BranchLayout: CellLayout {
    static let size = Node.branchSize
    static let shift = 10
  }

  private enum SlotLayout: CellLayout {
    static let size = 4
    static let shift = 20
  }

  /// Cells of the same size, numbered from 0, in blocks of memory.
  ///
  /// Only the first block moves, when it grows while it is the only one.
  @safe private struct Blocks<Layout: CellLayout> {
    private var blocks: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private var blockCount = 0
    /// The number of pointers for which `blocks` has memory.
    private var blockCapacity = 1
    /// The number of cells for which the blocks have memory.
    private var cellCapacity = 0
    private(set) var count = 0

    init() { unsafe blocks = .allocate(capacity: blockCapacity) }

    @inline(__always)
    subscript(cell: Int) -> UnsafeMutableRawPointer {
      unsafe blocks[cell &>> Layout.shift] + (cell & ((1 &<< Layout.shift) &- 1)) &* Layout.size
    }

    /// Returns whether cells are in the same block.
    func areInOneBlock(_ cells: Range<Int>) -> Bool {
      cells.lowerBound &>> Layout.shift == (cells.upperBound &- 1) &>> Layout.shift
    }

    /// Adds uninitialized cells, and returns the number of the first.
    mutating func add(_ addedCount: Int) -> Int {
      if count &+ addedCount > cellCapacity { reserve(count + addedCount) }
      count &+= addedCount
      return count &- addedCount
    }

    mutating func reserve(_ cellCount: Int) {
      guard cellCount > cellCapacity else { return }
      let blockSize = 1 << Layout.shift
      if cellCapacity < blockSize { growFirstBlock(to: min(max(cellCount, 2 * count), blockSize)) }
      while cellCapacity < cellCount { addBlock(blockSize) }
    }

    /// Sets cells to 0.
    func clear(_ cells: Range<Int>) {
      var first = cells.lowerBound
      while first < cells.upperBound {
        let end = min(cells.upperBound, (first >> Layout.shift + 1) << Layout.shift)
        unsafe self[first].initializeMemory(as: UInt8.self, repeating: 0, count: (end - first) * Layout.size)
        first = end
      }
    }

    private mutating func growFirstBlock(to cellCount: Int) {
      let oldBlock = unsafe blockCount == 0 ? nil : blocks[0]
      blockCount = 0
      cellCapacity = 0
      addBlock(cellCount)
      guard let oldBlock = unsafe oldBlock else { return }
      unsafe blocks[0].copyMemory(from: oldBlock, byteCount: count * Layout.size)
      unsafe oldBlock.deallocate()
    }

    private mutating func addBlock(_ cellCount: Int) {
      if blockCount == blockCapacity {
        blockCapacity *= 2
        let largerBlocks = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: blockCapacity)
        unsafe largerBlocks.initialize(from: blocks, count: blockCount)
        unsafe blocks.deallocate()
        unsafe blocks = largerBlocks
      }
      unsafe (blocks + blockCount).initialize(to: .allocate(byteCount: cellCount * Layout.size, alignment: 8))
      blockCount += 1
      cellCapacity += cellCount
    }

    func copy() -> Blocks {
      var copy = Blocks()
      guard count > 0 else { return copy }
      _ = copy.add(count)
      for block in 0..<copy.blockCount {
        let cellCount = min(count - block << Layout.shift, 1 << Layout.shift)
        unsafe copy.blocks[block].copyMemory(from: blocks[block], byteCount: cellCount * Layout.size)
      }
      return copy
    }

    func deallocate() {
      for block in 0..<blockCount { unsafe blocks[block].deallocate() }
      unsafe blocks.deallocate()
    }
  }
}

/// The layout of the cells in a block, as constants, so that finding a cell takes only a few instructions.
private protocol CellLayout {
  /// The size of a cell, in bytes.
  static var size: Int { get }
  /// The binary logarithm of the number of cells in a full block.
  static var shift: Int { get }
}
