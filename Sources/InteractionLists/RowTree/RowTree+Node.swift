// This file is longer than most, because it holds everything that uses the pointers into a node's raw memory. The pointers
// are private, so that no other file can use them.

extension RowTree {
  /// The contents of a lane: a row in a leaf or, in a branch, the summary of the node below.
  struct Entry: Sendable {
    /// The raw value of the row's id in a leaf, or the number of the node below in a branch.
    var child: Int32
    /// The hide depth that the lane adds to its row or to all rows below it; 0 in at least one lane of each node.
    var depth: Int32
    /// The number of rows below a node, including hidden ones; meaningless for a row.
    var rowCount: Int32 = 0
    /// The number of rows below a node that are visible if the depth here and above is 0; meaningless for a row.
    var visibleCount: Int32 = 0
    /// The height of the rows that `visibleCount` counts, in points; in a leaf, the row's own height, hidden or not.
    var height = 0.0
  }

  /// A node in memory.
  ///
  /// Each property is stored contiguously for all lanes, because a lookup reads one property of all lanes. A branch
  /// also stores, for each lane, the sums up to and including the lane; only lanes that are shown contribute to the
  /// sums of heights and of visible rows. A leaf stores no sums, so that it stays small.
  ///
  /// The comments here call a row visible if no depth in this node or below hides it, whatever the depths above.
  ///
  /// Lanes are not range-checked, because they come from `laneCount`, masks, searches and slots.
  @safe struct Node {
    private let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = unsafe memory }

    // The layout, in bytes: the node's own fields, then 51 lanes of the properties of every node, then 32 lanes of those
    // that only branches have. `head` holds `parentSlot`, `laneCount`, and 1 if `shownLanes` may be out of date or a depth is
    // negative.
    static let leafSize = 840
    static let branchSize = 1608
    private var head: UnsafeMutablePointer<Int32> { unsafe memory.assumingMemoryBound(to: Int32.self) }
    private var mask: UnsafeMutablePointer<UInt64> { unsafe (memory + 16).assumingMemoryBound(to: UInt64.self) }
    private var heights: UnsafeMutablePointer<Double> { unsafe (memory + 24).assumingMemoryBound(to: Double.self) }
    private var children: UnsafeMutablePointer<Int32> { unsafe (memory + 432).assumingMemoryBound(to: Int32.self) }
    private var depths: UnsafeMutablePointer<Int32> { unsafe (memory + 636).assumingMemoryBound(to: Int32.self) }
    private var rowCounts: UnsafeMutablePointer<Int32> { unsafe (memory + 840).assumingMemoryBound(to: Int32.self) }
    private var visibleCounts: UnsafeMutablePointer<Int32> { unsafe (memory + 968).assumingMemoryBound(to: Int32.self) }
    private var rowEnds: UnsafeMutablePointer<Int32> { unsafe (memory + 1096).assumingMemoryBound(to: Int32.self) }
    private var visibleEnds: UnsafeMutablePointer<Int32> { unsafe (memory + 1224).assumingMemoryBound(to: Int32.self) }
    private var heightEnds: UnsafeMutablePointer<Double> { unsafe (memory + 1352).assumingMemoryBound(to: Double.self) }

    /// The slot of this node in its parent; -1 for the root; in a freed node, the link to the next free one.
    var parentSlot: Int32 {
      get { unsafe head[0] }
      nonmutating set { unsafe head[0] = newValue }
    }

    /// The number of lanes in use; the entries of the others are undefined.
    var laneCount: Int {
      get { unsafe Int(head[1]) }
      nonmutating set { unsafe head[1] = Int32(truncatingIfNeeded: newValue) }
    }

    /// A mask with a bit for each lane whose depth is 0; it may be out of date if `isLifted` is false.
    private var shownLanes: UInt64 {
      get { unsafe mask.pointee }
      nonmutating set { unsafe mask.pointee = newValue }
    }

    /// Whether it is certain that the smallest depth of the lanes is 0 and that `shownLanes` is up to date.
    var isLifted: Bool { unsafe head[2] == 0 && shownLanes != 0 }

    func clear() {
      parentSlot = -1
      laneCount = 0
      shownLanes = 0
      unsafe head[2] = 0
    }

    // MARK: Lanes

    func child(_ lane: Int) -> Int32 { unsafe children[lane] }

    /// Returns the ids of the rows in some lanes of a leaf if they are consecutive, like the ids of rows inserted together;
    /// nil if they are not, or if there are no lanes.
    @inline(__always)
    func consecutiveIDs(in lanes: Range<Int>) -> Range<Int>? {
      guard let last = lanes.last else { return nil }
      let first = child(lanes.lowerBound)
      guard child(last) &- first == Int32(truncatingIfNeeded: lanes.count &- 1) else { return nil }
      var differences: Int32 = 0
      for lane in lanes {
        differences |= (child(lane) &- first) ^ Int32(truncatingIfNeeded: lane &- lanes.lowerBound)
      }
      return differences == 0 ? Int(first)..<Int(first) + lanes.count : nil
    }

    func depth(_ lane: Int) -> Int32 { unsafe depths[lane] }

    func height(_ lane: Int) -> Double { unsafe heights[lane] }

    /// Returns the number of rows below a lane of a branch.
    func rowCount(_ lane: Int) -> Int { unsafe Int(rowCounts[lane]) }

    func isShown(_ lane: Int) -> Bool { unsafe depths[lane] == 0 }

    func setHeight(_ height: Double, ofLane lane: Int) { unsafe heights[lane] = height }

    /// Returns the contents of a lane.
    func entry(_ lane: Int, isLeaf: Bool) -> Entry {
      var entry = unsafe Entry(child: children[lane], depth: depths[lane], height: heights[lane])
      if !isLeaf { unsafe (entry.rowCount, entry.visibleCount) = (rowCounts[lane], visibleCounts[lane]) }
      return entry
    }

    /// Sets lanes to a closure's results, without updating the sums.
    ///
    /// If there are several lanes, the closure is called several times for each, because each property has its own loop,
    /// which can be vectorized; the two counts share one. A single lane, as for a row inserted alone, needs no loop.
    func set(_ lanes: Range<Int>, isLeaf: Bool, _ entry: (Int) -> Entry) {
      if lanes.isEmpty { return }
      if lanes.count == 1 { return put(lanes.lowerBound, entry(lanes.lowerBound), isLeaf: isLeaf) }
      var depthBits: Int32 = 0
      for lane in lanes { unsafe children[lane] = entry(lane).child }
      for lane in lanes {
        let depth = entry(lane).depth
        unsafe depths[lane] = depth
        depthBits |= depth
      }
      for lane in lanes { unsafe heights[lane] = entry(lane).height }
      if !isLeaf { for lane in lanes { setCounts(lane, entry(lane)) } }
      if depthBits == 0 {
        shownLanes |= bitsBelow(lanes.upperBound) & ~bitsBelow(lanes.lowerBound)
      } else {
        unsafe head[2] = 1
      }
    }

    @inline(__always)
    private func setCommonProperties(_ lane: Int, _ entry: Entry) {
      unsafe children[lane] = entry.child
      unsafe depths[lane] = entry.depth
      unsafe heights[lane] = entry.height
    }

    @inline(__always)
    private func setCounts(_ lane: Int, _ entry: Entry) {
      unsafe rowCounts[lane] = entry.rowCount
      unsafe visibleCounts[lane] = entry.visibleCount
    }

    /// Replaces the summary in a lane of a branch and updates the sums; the new summary must be of the same node.
    ///
    /// Sums of integers are exact, so they are adjusted rather than recomputed.
    @inline(__always)
    func replace(_ lane: Int, by entry: Entry) {
      let rowChange = unsafe entry.rowCount &- rowCounts[lane]
      let visibleChange: Int32
      if unsafe entry.depth == depths[lane] {
        // In this usual case, neither the depth nor `shownLanes` has to be written.
        visibleChange = unsafe entry.depth == 0 ? entry.visibleCount &- visibleCounts[lane] : 0
        unsafe heights[lane] = entry.height
        setCounts(lane, entry)
      } else {
        visibleChange = unsafe (entry.depth == 0 ? entry.visibleCount : 0) &- (isShown(lane) ? visibleCounts[lane] : 0)
        put(lane, entry, isLeaf: false)
      }
      let (rowEnds, visibleEnds, laneCount) = unsafe (rowEnds, visibleEnds, laneCount)
      // A `while` loop, as in `recomputeHeightSums`, because a `for` loop would check the ends of its range on every level.
      var laterLane = lane
      while laterLane < laneCount {
        unsafe rowEnds[laterLane] &+= rowChange
        unsafe visibleEnds[laterLane] &+= visibleChange
        laterLane &+= 1
      }
      recomputeHeightSums(from: lane)
    }

    /// Sets a lane that is in use, without updating the sums.
    @inline(__always)
    func put(_ lane: Int, _ entry: Entry, isLeaf: Bool) {
      setCommonProperties(lane, entry)
      if !isLeaf { setCounts(lane, entry) }
      let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: lane)
      shownLanes = entry.depth == 0 ? shownLanes | bit : shownLanes & ~bit
      if entry.depth < 0 { unsafe head[2] = 1 }
    }

    /// Moves the contents of lanes, except sums, to other lanes, which may overlap the old ones.
    ///
    /// All other lanes from the lower of the two places on lose their bits in `shownLanes`; the caller sets them or leaves them
    /// unused.
    func move(_ range: Range<Int>, to first: Int, isLeaf: Bool) {
      let bits = (shownLanes &>> UInt64(truncatingIfNeeded: range.lowerBound)) & bitsBelow(range.count)
      shownLanes = shownLanes & bitsBelow(min(first, range.lowerBound))
      guard !range.isEmpty else { return }
      shownLanes |= bits &<< UInt64(truncatingIfNeeded: first)
      unsafe (heights + first).update(from: heights + range.lowerBound, count: range.count)
      unsafe (children + first).update(from: children + range.lowerBound, count: range.count)
      unsafe (depths + first).update(from: depths + range.lowerBound, count: range.count)
      if isLeaf { return }
      unsafe (rowCounts + first).update(from: rowCounts + range.lowerBound, count: range.count)
      unsafe (visibleCounts + first).update(from: visibleCounts + range.lowerBound, count: range.count)
    }

    /// Adds a number to the depths of lanes; the smallest may then differ from 0 until `liftSharedDepth()` is called.
    func deepen(_ range: Range<Int>, by change: Int32) {
      var (bits, lowestDepth) = (UInt64(0), Int32(0))
      for lane in range {
        let depth = unsafe depths[lane] &+ change
        unsafe depths[lane] = depth
        bits |= (depth == 0 ? 1 : 0) &<< UInt64(truncatingIfNeeded: lane)
        lowestDepth = min(lowestDepth, depth)
      }
      shownLanes = shownLanes & ~(bitsBelow(range.upperBound) & ~bitsBelow(range.lowerBound)) | bits
      if lowestDepth < 0 { unsafe head[2] = 1 }
    }

    /// Subtracts the depth shared by all lanes from the depth of each lane.
    ///
    /// - Returns: The shared depth, which belongs to the entry above.
    /// - Precondition: At least one lane is in use.
    func liftSharedDepth() -> Int32 {
      let laneCount = laneCount
      var sharedDepth = Int32.max
      for lane in 0..<laneCount { unsafe sharedDepth = min(sharedDepth, depths[lane]) }
      var bits: UInt64 = 0
      for lane in 0..<laneCount {
        unsafe depths[lane] &-= sharedDepth
        if unsafe depths[lane] == 0 { bits |= 1 &<< UInt64(truncatingIfNeeded: lane) }
      }
      shownLanes = bits
      unsafe head[2] = 0
      return sharedDepth
    }
  }
}

/// Returns a mask with the bits of all lanes before a lane.
@inline(__always)
private func bitsBelow(_ lane: Int) -> UInt64 {
  (1 &<< UInt64(truncatingIfNeeded: lane)) &- 1
}

// MARK: - Sums

extension RowTree.Node {
  /// Moves the depth shared by all lanes up into the node's entry, and recomputes the sums; see
  /// `RowTree.refresh(_:from:)`.
  @inline(__always)
  func refresh(number: Int32, depth: Int32, from lane: Int?) -> RowTree.Entry {
    let laneCount = laneCount
    guard laneCount > 0 else { return RowTree.Entry(child: number, depth: 0) }
    var result = RowTree.Entry(child: number, depth: depth)
    var first = lane
    if !isLifted {
      result.depth += liftSharedDepth()
      first = 0
    }
    if number >= 0 {
      result.rowCount = Int32(truncatingIfNeeded: laneCount)
      result.visibleCount = Int32(truncatingIfNeeded: visibleCountInLeaf(before: laneCount))
      result.height = heightInLeaf(before: laneCount)
    } else {
      if let first { recomputeSums(from: first) }
      result.rowCount = unsafe rowEnds[laneCount &- 1]
      result.visibleCount = unsafe visibleEnds[laneCount &- 1]
      result.height = unsafe heightEnds[laneCount &- 1]
    }
    return result
  }

  /// Returns the number of visible rows before a lane of a leaf.
  ///
  /// The usual case, in which all of these rows are visible, is separate because counting bits takes twenty instructions on a
  /// processor without an instruction for it.
  func visibleCountInLeaf(before lane: Int) -> Int {
    let hidden = ~shownLanes & bitsBelow(lane)
    return hidden == 0 ? lane : lane &- hidden.nonzeroBitCount
  }

  /// Returns the height of the visible rows before a lane of a leaf, in points.
  func heightInLeaf(before lane: Int) -> Double {
    var sum = 0.0
    let hidden = ~shownLanes & bitsBelow(lane)
    if hidden == 0 {
      for lane in 0..<lane { unsafe sum += heights[lane] }
    } else {
      for lane in 0..<lane where hidden & (1 &<< UInt64(truncatingIfNeeded: lane)) == 0 { unsafe sum += heights[lane] }
    }
    return sum
  }

  /// Returns the number of rows before a lane of a branch.
  func rowCount(before lane: Int) -> Int { unsafe lane == 0 ? 0 : Int(rowEnds[lane &- 1]) }

  /// Returns the number of visible rows before a lane of a branch.
  func visibleCount(before lane: Int) -> Int { unsafe lane == 0 ? 0 : Int(visibleEnds[lane &- 1]) }

  /// Returns the height of the visible rows before a lane of a branch, in points.
  func height(before lane: Int) -> Double { unsafe lane == 0 ? 0 : heightEnds[lane &- 1] }

  /// Recomputes the sums of a branch from a lane on.
  ///
  /// Unused lanes get the greatest possible sums, so that no search ends there.
  func recomputeSums(from first: Int) {
    let (rowCounts, rowEnds) = unsafe (rowCounts, rowEnds)
    var rowEnd = Int32(truncatingIfNeeded: self.rowCount(before: first))
    for lane in first..<laneCount {
      unsafe rowEnd &+= rowCounts[lane]
      unsafe rowEnds[lane] = rowEnd
    }
    recomputeVisibleSums(from: first)
    for lane in laneCount..<RowTree.branchCapacity {
      unsafe rowEnds[lane] = .max
      unsafe visibleEnds[lane] = .max
      unsafe heightEnds[lane] = .infinity
    }
  }

  /// Recomputes a branch's visibility-dependent sums, from a lane on.
  func recomputeVisibleSums(from first: Int) {
    let (visibleCounts, visibleEnds) = unsafe (visibleCounts, visibleEnds)
    var visibleEnd = Int32(truncatingIfNeeded: self.visibleCount(before: first))
    for lane in first..<laneCount {
      if isShown(lane) { unsafe visibleEnd &+= visibleCounts[lane] }
      unsafe visibleEnds[lane] = visibleEnd
    }
    recomputeHeightSums(from: first)
  }

  @inline(__always)
  fileprivate func recomputeHeightSums(from first: Int) {
    let (heights, heightEnds) = unsafe (heights, heightEnds)
    var heightEnd = height(before: first)
    let laneCount = laneCount
    let hidden = ~shownLanes & bitsBelow(laneCount)
    if hidden &>> UInt64(truncatingIfNeeded: first) == 0 {
      var lane = first
      while lane < laneCount {
        unsafe heightEnd += heights[lane]
        unsafe heightEnds[lane] = heightEnd
        lane &+= 1
      }
    } else {
      for lane in first..<laneCount {
        if hidden & (1 &<< UInt64(truncatingIfNeeded: lane)) == 0 { unsafe heightEnd += heights[lane] }
        unsafe heightEnds[lane] = heightEnd
      }
    }
  }
}

// MARK: - Searches

extension RowTree.Node {
  /// Returns the lane of a branch that contains a row.
  ///
  /// On entry, `index` is counted from the first row of the node, which must contain the row; on return, from the first
  /// row of the lane.
  func lane(containing index: inout Int) -> Int {
    let lane = min(unsafe Self.count(rowEnds, upTo: index), laneCount &- 1)
    index -= rowCount(before: lane)
    return lane
  }

  /// Returns the lane of a branch that contains a visible row.
  ///
  /// `index` is changed as by `lane(containing:)`, but counted among the visible rows.
  func lane(containingVisible index: inout Int) -> Int {
    let lane = min(unsafe Self.count(visibleEnds, upTo: index), laneCount &- 1)
    index -= visibleCount(before: lane)
    return lane
  }

  /// Returns the number of sums that do not exceed a number.
  ///
  /// The loop visits all lanes, because the processor would mispredict the end of one that stops early, and would then be
  /// late to fetch the following instructions.
  private static func count(_ ends: UnsafeMutablePointer<Int32>, upTo index: Int) -> Int {
    let target = Int32(truncatingIfNeeded: index)
    var result: Int32 = 0
    for lane in 0..<RowTree.branchCapacity { unsafe result &-= (ends[lane] &- target &- 1) &>> 31 }
    return Int(result)
  }

  /// Returns the lane of a row in this leaf, given the lane last recorded for the row; nil if the row is not in the leaf.
  ///
  /// Most insertions and removals in the leaf move the other rows by only a few lanes.
  func lane(ofRow id: Int32, near lane: Int) -> Int? {
    let (children, laneCount) = unsafe (children, laneCount)
    for distance in 0..<RowTree.leafCapacity {
      if lane + distance < laneCount, unsafe children[lane + distance] == id { return lane + distance }
      if lane - distance >= 0, lane - distance < laneCount, unsafe children[lane - distance] == id {
        return lane - distance
      }
    }
    return nil
  }

  /// Returns the lane of a visible row in its leaf, given its index among the visible rows of the leaf.
  func lane(ofVisible index: Int) -> Int {
    // Few leaves have hidden rows; before the first hidden row, a row's lane is its index.
    if index < (~shownLanes).trailingZeroBitCount { return index }
    var bits = shownLanes
    for _ in 0..<index { bits &= bits &- 1 }
    return bits.trailingZeroBitCount
  }

  /// Returns the lane with `top <= y < top of the next`, and the visible height before it in the node, in points.
  ///
  /// The result is the first lane (in a leaf, the first visible row) if the whole node is below `y`, and that of
  /// `lastLaneWithHeight(isLeaf:)` if the whole node is above `y`. `y` and `origin`, the top of the node, are in points from
  /// the top of the tree's first visible row. The search adds in the same order as `RowTree.top(of:)`, so both get exactly
  /// the same tops.
  @inline(__always)
  func lane(atY y: Double, origin: Double, isLeaf: Bool) -> (lane: Int, heightAbove: Double) {
    (isLeaf ? leafLane(atY: y, origin: origin) : branchLane(atY: y, origin: origin))
      ?? lastLaneWithHeight(isLeaf: isLeaf)
  }

  /// Returns the result of `lane(atY:origin:isLeaf:)` for a branch; nil if the branch is above `y`.
  @inline(__always)
  private func branchLane(atY y: Double, origin: Double) -> (lane: Int, heightAbove: Double)? {
    // The sums never decrease, so one of them rules out half of the lanes. Bisecting the rest would take fewer
    // instructions but more time, because each step has to wait for the previous one. So the sums greater than `y` are
    // counted instead, without branches as in `count`; the sign bit of `y - sum` is set if the sum is greater.
    let half = RowTree.branchCapacity / 2
    let first = unsafe origin + heightEnds[half &- 1] > y ? 0 : half
    let ends = unsafe heightEnds + first
    var lane = first &+ half
    for other in 0..<half {
      lane &+= unsafe Int(truncatingIfNeeded: Int64(bitPattern: (y - (origin + ends[other])).bitPattern) &>> 63)
    }
    return lane < laneCount ? (lane, height(before: lane)) : nil
  }

  /// Returns the result of `lane(atY:origin:isLeaf:)` for a leaf; nil if the leaf is above `y`.
  @inline(__always)
  private func leafLane(atY y: Double, origin: Double) -> (lane: Int, heightAbove: Double)? {
    let (heights, laneCount) = unsafe (heights, laneCount)
    var heightAbove = 0.0
    var remainingLanes = shownLanes & bitsBelow(laneCount)
    if remainingLanes == bitsBelow(laneCount) {
      // In the usual case, in which all rows are visible, only every fourth sum is compared, until one is greater.
      var lane = 0
      while lane &+ 4 <= laneCount {
        let nextHeight =
          unsafe heightAbove + heights[lane] + heights[lane &+ 1] + heights[lane &+ 2] + heights[lane &+ 3]
        if origin + nextHeight > y { break }
        heightAbove = nextHeight
        lane &+= 4
      }
      remainingLanes &= ~bitsBelow(lane)
    }
    while remainingLanes != 0 {
      let lane = remainingLanes.trailingZeroBitCount
      let nextHeight = unsafe heightAbove + heights[lane]
      if origin + nextHeight > y { return (lane, heightAbove) }
      heightAbove = nextHeight
      remainingLanes &= remainingLanes &- 1
    }
    return nil
  }

  /// Returns the last visible lane with a height, and the visible height before it; the first lane if there is none.
  ///
  /// This is needed if a node ends above a y coordinate although, according to its entry in the node above, it contains the
  /// coordinate. The two ends can differ, because they were rounded differently.
  @inline(never)  // Rarely needed; inlining it would enlarge every search by y coordinate.
  private func lastLaneWithHeight(isLeaf: Bool) -> (lane: Int, heightAbove: Double) {
    var last = (lane: 0, heightAbove: 0.0)
    var heightAbove = 0.0
    for lane in 0..<laneCount {
      let nextHeight = unsafe isLeaf ? (isShown(lane) ? heightAbove + heights[lane] : heightAbove) : heightEnds[lane]
      if nextHeight > heightAbove { last = (lane, heightAbove) }
      heightAbove = nextHeight
    }
    return last
  }
}
