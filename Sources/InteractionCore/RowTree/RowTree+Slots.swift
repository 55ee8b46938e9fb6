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
    /// Height of the rows that `visible` counts, in points; the row's own height in a leaf, hidden or not.
    var height = 0.0
  }

  /// The slots of all nodes, in one array for each property.
  ///
  /// A look-up among many rows waits for memory more than for the processor. With the properties apart it
  /// loads only those that it asks for, and in a leaf neither `rows` nor `visible`, which are 1 there.
  struct Slots: Sendable {
    var child: [Int32] = []
    var depth: [Int32] = []
    var rows: [Int32] = []
    var visible: [Int32] = []
    var height: [Double] = []

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

    mutating func reserve(_ count: Int) {
      child.reserveCapacity(count)
      depth.reserveCapacity(count)
      rows.reserveCapacity(count)
      visible.reserveCapacity(count)
      height.reserveCapacity(count)
    }

    mutating func append(_ count: Int) {
      child.append(contentsOf: repeatElement(0, count: count))
      depth.append(contentsOf: repeatElement(0, count: count))
      rows.append(contentsOf: repeatElement(0, count: count))
      visible.append(contentsOf: repeatElement(0, count: count))
      height.append(contentsOf: repeatElement(0, count: count))
    }

    /// Copies slots to other positions, which may overlap the old ones.
    mutating func move(_ range: Range<Int>, to first: Int) {
      guard !range.isEmpty else { return }
      child.move(range, to: first)
      depth.move(range, to: first)
      rows.move(range, to: first)
      visible.move(range, to: first)
      height.move(range, to: first)
    }

    mutating func deepen(_ range: Range<Int>, by change: Int32) {
      unsafe depth.withUnsafeMutableBufferPointer { depth in
        for slot in range { unsafe depth[slot] += change }
      }
    }
  }
}

extension Array {
  fileprivate mutating func move(_ range: Range<Int>, to first: Int) {
    unsafe withUnsafeMutableBufferPointer { all in
      guard let start = all.baseAddress else { return }
      unsafe (start + first).update(from: start + range.lowerBound, count: range.count)
    }
  }
}
