extension RowTree {
  /// One entry of a node: a row in a leaf, the sums of a whole node in a branch.
  struct Slot: Sendable {
    /// The raw value of the row's id in a leaf, the number of the node below in a branch.
    var child: Int32
    /// Hide depth that everything below has beyond the depth of this node's own slot; 0 in at least one slot.
    var depth: Int32
    /// Rows below, hidden ones too; 1 in a leaf.
    var rows: Int32 = 0
    /// Rows below that are visible while the depth here and above is 0; 1 in a leaf.
    var visible: Int32 = 0
    /// Height of the rows that `visible` counts; the row's own height in a leaf.
    var height = 0.0

    var isVisible: Bool { depth == 0 }
  }

  /// The slots of all nodes, one array a property, so that a walk loads no more than it asks for.
  ///
  /// What is done for every slot of a node goes through pointers: with checks slot by slot it takes twice as
  /// long. Every range handed to it is a part of one node.
  struct Slots: Sendable {
    private(set) var child: [Int32] = []
    private(set) var depth: [Int32] = []
    private(set) var rows: [Int32] = []
    private(set) var visible: [Int32] = []
    private(set) var height: [Double] = []

    subscript(slot: Int) -> Slot {
      get {
        Slot(
          child: child[slot], depth: depth[slot], rows: rows[slot], visible: visible[slot],
          height: height[slot])
      }
      set {
        child[slot] = newValue.child
        depth[slot] = newValue.depth
        rows[slot] = newValue.rows
        visible[slot] = newValue.visible
        height[slot] = newValue.height
      }
    }

    mutating func reserve(_ slots: Int) {
      child.reserveCapacity(slots)
      depth.reserveCapacity(slots)
      rows.reserveCapacity(slots)
      visible.reserveCapacity(slots)
      height.reserveCapacity(slots)
    }

    mutating func append(_ slots: Int) {
      child.append(contentsOf: repeatElement(0, count: slots))
      depth.append(contentsOf: repeatElement(0, count: slots))
      rows.append(contentsOf: repeatElement(0, count: slots))
      visible.append(contentsOf: repeatElement(0, count: slots))
      height.append(contentsOf: repeatElement(0, count: slots))
    }

    mutating func setHeight(_ value: Double, at slot: Int) { height[slot] = value }

    mutating func deepen(_ range: Range<Int>, by change: Int32) {
      depth.withUnsafeMutableBufferPointer { depth in
        for slot in range { depth[slot] &+= change }
      }
    }

    func smallestDepth(in range: Range<Int>) -> Int32 {
      depth.withUnsafeBufferPointer { depth in
        var result = Int32.max
        for slot in range { result = min(result, depth[slot]) }
        return result
      }
    }

    func rowCount(in range: Range<Int>) -> Int {
      rows.withUnsafeBufferPointer { rows in
        var result: Int32 = 0
        for slot in range { result &+= rows[slot] }
        return Int(result)
      }
    }

    func visibleCount(in range: Range<Int>) -> Int {
      depth.withUnsafeBufferPointer { depth in
        visible.withUnsafeBufferPointer { visible in
          var result: Int32 = 0
          for slot in range { result &+= depth[slot] == 0 ? visible[slot] : 0 }
          return Int(result)
        }
      }
    }

    func visibleHeight(in range: Range<Int>) -> Double {
      depth.withUnsafeBufferPointer { depth in
        height.withUnsafeBufferPointer { height in
          var result = 0.0
          for slot in range { result += depth[slot] == 0 ? height[slot] : 0 }
          return result
        }
      }
    }

    /// The slot of a node that contains a row.
    ///
    /// - Parameters:
    ///   - first: The first slot of the node.
    ///   - index: Counted from the first row of the node; afterwards from the first row of the slot.
    func slot(from first: Int, containing index: inout Int) -> Int {
      rows.withUnsafeBufferPointer { rows in
        var slot = first
        while index >= Int(rows[slot]) {
          index -= Int(rows[slot])
          slot += 1
        }
        return slot
      }
    }

    /// The same among the visible rows.
    func slot(from first: Int, containingVisible index: inout Int) -> Int {
      depth.withUnsafeBufferPointer { depth in
        visible.withUnsafeBufferPointer { visible in
          var slot = first
          while true {
            let count = depth[slot] == 0 ? Int(visible[slot]) : 0
            if index < count { return slot }
            index -= count
            slot += 1
          }
        }
      }
    }

    /// The last visible slot with a height whose top is not below `y`, and the height of the slots before it;
    /// the first slot when there is none.
    func lastSlot(in range: Range<Int>, origin: Double, notBelow y: Double) -> (slot: Int, above: Double) {
      depth.withUnsafeBufferPointer { depth in
        height.withUnsafeBufferPointer { height in
          var found = (slot: range.lowerBound, above: 0.0)
          var above = 0.0
          for slot in range where depth[slot] == 0 && height[slot] > 0 {
            if origin + above > y { break }
            found = (slot, above)
            above += height[slot]
          }
          return found
        }
      }
    }
  }
}
