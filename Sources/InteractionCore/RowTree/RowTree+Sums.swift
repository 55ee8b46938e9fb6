// Sums over slots of one node, and the search for a slot by its sum. `first` is the first slot of the node,
// `count` the number of slots from there.
//
// The counting loops run over all slots of the node and mask what does not count. A loop that ends early is a
// branch that the processor guesses wrongly, and while it guesses it does not fetch what comes next. They read through
// pointers, because a check for each slot would take longer than the work itself: every node has all its slots.
extension RowTree.Slots {
  func smallestDepth(_ first: Int, count: Int) -> Int32 {
    unsafe depth.withUnsafeBufferPointer { depth in
      var result = Int32.max
      for lane in 0..<RowTree.capacity { result = unsafe min(result, lane < count ? depth[first &+ lane] : .max) }
      return result
    }
  }

  /// Rows below some slots of a branch.
  func rowCount(_ first: Int, count: Int) -> Int {
    unsafe rows.withUnsafeBufferPointer { rows in
      var result: Int32 = 0
      for lane in 0..<RowTree.capacity { unsafe result &+= rows[first &+ lane] & isBelow(lane, count) }
      return Int(result)
    }
  }

  /// Visible rows below some slots of a branch.
  func visibleCount(_ first: Int, count: Int) -> Int {
    unsafe depth.withUnsafeBufferPointer { depth in
      unsafe visible.withUnsafeBufferPointer { visible in
        var result: Int32 = 0
        for lane in 0..<RowTree.capacity {
          unsafe result &+= visible[first &+ lane] & isBelow(lane, count) & isZero(depth[first &+ lane])
        }
        return Int(result)
      }
    }
  }

  /// Visible rows among some slots of a leaf.
  func visibleLeafCount(_ first: Int, count: Int) -> Int {
    unsafe depth.withUnsafeBufferPointer { depth in
      var result: Int32 = 0
      for lane in 0..<RowTree.capacity { unsafe result &+= 1 & isBelow(lane, count) & isZero(depth[first &+ lane]) }
      return Int(result)
    }
  }

  /// Height of the visible rows below some slots.
  func visibleHeight(_ first: Int, count: Int) -> Double {
    unsafe depth.withUnsafeBufferPointer { depth in
      unsafe height.withUnsafeBufferPointer { height in
        var result = 0.0
        for lane in 0..<count { unsafe result += height[first &+ lane] & isZero(depth[first &+ lane]) }
        return result
      }
    }
  }
}

extension RowTree.Slots {
  /// The slot of a branch that contains a row.
  ///
  /// `index` is counted from the first row of the node, in which it must be; afterwards from the first row of
  /// the slot. The last slot is taken without a look, so that no mistake can lead out of the node.
  func slot(from first: Int, containing index: inout Int) -> Int {
    unsafe rows.withUnsafeBufferPointer { rows in
      for lane in 0..<RowTree.capacity - 1 {
        if unsafe index < Int(rows[first &+ lane]) { return first + lane }
        unsafe index -= Int(rows[first &+ lane])
      }
      return first + RowTree.capacity - 1
    }
  }

  /// The slot of a branch that contains a visible row.
  ///
  /// `index` is counted among the visible rows, else as above.
  func slot(from first: Int, containingVisible index: inout Int) -> Int {
    unsafe depth.withUnsafeBufferPointer { depth in
      unsafe visible.withUnsafeBufferPointer { visible in
        for lane in 0..<RowTree.capacity - 1 {
          let count = unsafe Int(visible[first &+ lane] & isZero(depth[first &+ lane]))
          if index < count { return first + lane }
          index -= count
        }
        return first + RowTree.capacity - 1
      }
    }
  }

  /// The slot of a visible row in its leaf.
  func leafSlot(from first: Int, ofVisible index: Int) -> Int {
    unsafe depth.withUnsafeBufferPointer { depth in
      var left = index
      for lane in 0..<RowTree.capacity - 1 {
        unsafe left += Int(isZero(depth[first &+ lane]))
        if left < 0 { return first + lane }
      }
      return first + RowTree.capacity - 1
    }
  }

  /// The visible slot of a node with `top <= y < top of the next`, and the visible height before it.
  ///
  /// The first of all when the whole node is below `y`, the last with a height when it is above. `origin` is the
  /// top of the node. Adds in the same order as `visibleHeight`, and so finds the same tops to the last bit.
  func slot(from first: Int, count: Int, origin: Double, atHeight y: Double) -> (slot: Int, above: Double) {
    unsafe depth.withUnsafeBufferPointer { depth in
      unsafe height.withUnsafeBufferPointer { height in
        var last = (slot: first, above: 0.0)
        var above = 0.0
        for lane in 0..<count {
          let next = unsafe above + (height[first &+ lane] & isZero(depth[first &+ lane]))
          if next > above { last = (first + lane, above) }
          if origin + next > y { break }
          above = next
        }
        return last
      }
    }
  }
}

/// All bits set when `lane` is smaller, else 0.
@inline(__always)
private func isBelow(_ lane: Int, _ count: Int) -> Int32 {
  Int32(truncatingIfNeeded: lane &- count) &>> 31
}

/// All bits set for depth 0, else 0; the depths in a node are never negative.
@inline(__always)
private func isZero(_ depth: Int32) -> Int32 {
  (depth &- 1) &>> 31
}

@inline(__always)
private func & (height: Double, mask: Int32) -> Double {
  Double(bitPattern: height.bitPattern & UInt64(bitPattern: Int64(mask)))
}
