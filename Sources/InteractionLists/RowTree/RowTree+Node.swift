// Longer than other files: the pointers into raw memory are private to it.

extension RowTree {
  /// What a lane of a node holds: a row in a leaf, what stands for a whole node in a branch.
  struct Entry: Sendable {
    /// The raw value of the row's id in a leaf, the number of the node below in a branch.
    var child: Int32
    /// Hide depth that everything below has beyond the depth of this node's own entry; 0 in at least one lane.
    var depth: Int32
    /// Rows below a node, hidden ones too; of no meaning for a row.
    var rows: Int32 = 0
    /// Rows below a node that are visible while the depth here and above is 0; likewise.
    var visible: Int32 = 0
    /// Height of the rows that `visible` counts, in points; the row's own height in a leaf, hidden or not.
    var height = 0.0
  }

  /// A node where it lies in memory.
  ///
  /// The properties of its lanes stand beside each other, because a look-up asks all lanes for one. A branch also has for
  /// each lane the sums up to its end, which count only what is visible; a leaf does without, to be small.
  ///
  /// Lanes are not checked: they come from masks and from `used`.
  @safe struct Node {
    private let memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = unsafe memory }

    // The layout, in bytes: what the node knows itself; 51 lanes of what every node has; 32 lanes of what only a branch has.
    static let leafSize = 840
    static let branchSize = 1608
    private var head: UnsafeMutablePointer<Int32> { unsafe memory.assumingMemoryBound(to: Int32.self) }
    private var mask: UnsafeMutablePointer<UInt64> { unsafe (memory + 16).assumingMemoryBound(to: UInt64.self) }
    private var heights: UnsafeMutablePointer<Double> { unsafe (memory + 24).assumingMemoryBound(to: Double.self) }
    private var children: UnsafeMutablePointer<Int32> { unsafe (memory + 432).assumingMemoryBound(to: Int32.self) }
    private var depths: UnsafeMutablePointer<Int32> { unsafe (memory + 636).assumingMemoryBound(to: Int32.self) }
    private var rows: UnsafeMutablePointer<Int32> { unsafe (memory + 840).assumingMemoryBound(to: Int32.self) }
    private var visible: UnsafeMutablePointer<Int32> { unsafe (memory + 968).assumingMemoryBound(to: Int32.self) }
    private var rowEnds: UnsafeMutablePointer<Int32> { unsafe (memory + 1096).assumingMemoryBound(to: Int32.self) }
    private var visibleEnds: UnsafeMutablePointer<Int32> { unsafe (memory + 1224).assumingMemoryBound(to: Int32.self) }
    private var heightEnds: UnsafeMutablePointer<Double> { unsafe (memory + 1352).assumingMemoryBound(to: Double.self) }

    /// The slot of the branch above that stands for this node, -1 for the topmost node.
    var above: Int32 {
      get { unsafe head[0] }
      nonmutating set { unsafe head[0] = newValue }
    }

    /// How many lanes are in use; the others hold anything.
    var used: Int {
      get { unsafe Int(head[1]) }
      nonmutating set { unsafe head[1] = Int32(truncatingIfNeeded: newValue) }
    }

    /// A bit for each lane with the depth 0, where `isLifted`.
    private var shown: UInt64 {
      get { unsafe mask.pointee }
      nonmutating set { unsafe mask.pointee = newValue }
    }

    /// Whether the smallest depth of the lanes is 0, and `shown` says where.
    var isLifted: Bool { unsafe head[2] == 0 && shown != 0 }

    func clear() {
      above = -1
      used = 0
      shown = 0
      unsafe head[2] = 0
    }

    // MARK: Lanes

    func child(_ lane: Int) -> Int32 { unsafe children[lane] }

    /// The ids of the rows in some lanes of a leaf where each is the one after the last, as of rows that came together.
    @inline(__always)
    func run(of lanes: Range<Int>) -> Range<Int>? {
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

    /// The rows below a lane of a branch.
    func rows(_ lane: Int) -> Int { unsafe Int(rows[lane]) }

    func isShown(_ lane: Int) -> Bool { unsafe depths[lane] == 0 }

    func setHeight(_ lane: Int, _ height: Double) { unsafe heights[lane] = height }

    /// What a lane of a branch, or of a leaf, holds.
    func entry(_ lane: Int, isLeaf: Bool) -> Entry {
      var entry = unsafe Entry(child: children[lane], depth: depths[lane], height: heights[lane])
      if !isLeaf { unsafe (entry.rows, entry.visible) = (rows[lane], visible[lane]) }
      return entry
    }

    /// Sets lanes to what a closure makes.
    ///
    /// Property by property, because a loop that writes to one place can write several lanes at once. A single lane, as of
    /// each row that comes by itself, needs no loop.
    func set(_ lanes: Range<Int>, isLeaf: Bool, _ entry: (Int) -> Entry) {
      if lanes.isEmpty { return }
      if lanes.count == 1 { return put(lanes.lowerBound, entry(lanes.lowerBound), isLeaf: isLeaf) }
      var deepest: Int32 = 0
      for lane in lanes { unsafe children[lane] = entry(lane).child }
      for lane in lanes {
        let depth = entry(lane).depth
        unsafe depths[lane] = depth
        deepest |= depth
      }
      for lane in lanes { unsafe heights[lane] = entry(lane).height }
      if !isLeaf { for lane in lanes { setCounts(lane, entry(lane)) } }
      if deepest == 0 {
        shown |= bitsBelow(lanes.upperBound) & ~bitsBelow(lanes.lowerBound)
      } else {
        unsafe head[2] = 1
      }
    }

    @inline(__always)
    private func setRow(_ lane: Int, _ entry: Entry) {
      unsafe children[lane] = entry.child
      unsafe depths[lane] = entry.depth
      unsafe heights[lane] = entry.height
    }

    @inline(__always)
    private func setCounts(_ lane: Int, _ entry: Entry) {
      unsafe rows[lane] = entry.rows
      unsafe visible[lane] = entry.visible
    }

    /// Sets what a lane of a branch says of the node below it, which stays the same one, and with it the sums.
    ///
    /// Those of whole numbers are adjusted, because that is exact.
    @inline(__always)
    func replace(_ lane: Int, by entry: Entry) {
      let rowChange = unsafe entry.rows &- rows[lane]
      let visibleChange: Int32
      if unsafe entry.depth == depths[lane] {
        // Nearly always, and then neither depths nor what shows has to be written.
        visibleChange = unsafe entry.depth == 0 ? entry.visible &- visible[lane] : 0
        unsafe heights[lane] = entry.height
        setCounts(lane, entry)
      } else {
        visibleChange = unsafe (entry.depth == 0 ? entry.visible : 0) &- (isShown(lane) ? visible[lane] : 0)
        put(lane, entry, isLeaf: false)
      }
      let (rowEnds, visibleEnds, used) = unsafe (rowEnds, visibleEnds, used)
      // Not over a range, whose ends would be checked on every level; `sumHeights` likewise.
      var changed = lane
      while changed < used {
        unsafe rowEnds[changed] &+= rowChange
        unsafe visibleEnds[changed] &+= visibleChange
        changed &+= 1
      }
      sumHeights(from: lane)
    }

    /// Sets a lane that is in use, and leaves the sums.
    @inline(__always)
    func put(_ lane: Int, _ entry: Entry, isLeaf: Bool) {
      setRow(lane, entry)
      if !isLeaf { setCounts(lane, entry) }
      let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: lane)
      shown = entry.depth == 0 ? shown | bit : shown & ~bit
      if entry.depth < 0 { unsafe head[2] = 1 }
    }

    /// Moves what lanes hold to other lanes, which may overlap the old ones.
    func move(_ range: Range<Int>, to first: Int, isLeaf: Bool) {
      let bits = (shown &>> UInt64(truncatingIfNeeded: range.lowerBound)) & bitsBelow(range.count)
      shown = shown & bitsBelow(min(first, range.lowerBound))
      guard !range.isEmpty else { return }
      shown |= bits &<< UInt64(truncatingIfNeeded: first)
      unsafe (heights + first).update(from: heights + range.lowerBound, count: range.count)
      unsafe (children + first).update(from: children + range.lowerBound, count: range.count)
      unsafe (depths + first).update(from: depths + range.lowerBound, count: range.count)
      if isLeaf { return }
      unsafe (rows + first).update(from: rows + range.lowerBound, count: range.count)
      unsafe (visible + first).update(from: visible + range.lowerBound, count: range.count)
    }

    /// Adds to the depths of lanes, of which the smallest is 0 again after `liftSharedDepth()`, unless it still is.
    func deepen(_ range: Range<Int>, by change: Int32) {
      var (bits, lowest) = (UInt64(0), Int32(0))
      for lane in range {
        let depth = unsafe depths[lane] &+ change
        unsafe depths[lane] = depth
        bits |= (depth == 0 ? 1 : 0) &<< UInt64(truncatingIfNeeded: lane)
        lowest = min(lowest, depth)
      }
      shown = shown & ~(bitsBelow(range.upperBound) & ~bitsBelow(range.lowerBound)) | bits
      if lowest < 0 { unsafe head[2] = 1 }
    }

    /// Takes the depth that all lanes share out of them.
    ///
    /// - Returns: That depth, which belongs to the entry above; there is one because some lane is in use.
    func liftSharedDepth() -> Int32 {
      let used = used
      var shared = Int32.max
      for lane in 0..<used { unsafe shared = min(shared, depths[lane]) }
      var bits: UInt64 = 0
      for lane in 0..<used {
        unsafe depths[lane] &-= shared
        if unsafe depths[lane] == 0 { bits |= 1 &<< UInt64(truncatingIfNeeded: lane) }
      }
      shown = bits
      unsafe head[2] = 0
      return shared
    }
  }
}

/// The bits of the lanes below one.
@inline(__always)
private func bitsBelow(_ lane: Int) -> UInt64 {
  (1 &<< UInt64(truncatingIfNeeded: lane)) &- 1
}

// MARK: - Sums

extension RowTree.Node {
  /// Lifts the depth that all lanes share out of them, and computes the sums afresh, as of `RowTree.renewed(_:from:)`.
  @inline(__always)
  func renewed(_ number: Int32, depth: Int32, from lane: Int?) -> RowTree.Entry {
    let used = used
    guard used > 0 else { return RowTree.Entry(child: number, depth: 0) }
    var result = RowTree.Entry(child: number, depth: depth)
    var first = lane
    if !isLifted {
      result.depth += liftSharedDepth()
      first = 0
    }
    if number >= 0 {
      result.rows = Int32(truncatingIfNeeded: used)
      result.visible = Int32(truncatingIfNeeded: visibleLeafCount(before: used))
      result.height = leafHeight(before: used)
    } else {
      if let first { sum(from: first) }
      result.rows = unsafe rowEnds[used &- 1]
      result.visible = unsafe visibleEnds[used &- 1]
      result.height = unsafe heightEnds[used &- 1]
    }
    return result
  }

  /// Visible rows before a lane of a leaf.
  ///
  /// Nearly everywhere all are, and to count bits takes twenty instructions where the processor has none for it.
  func visibleLeafCount(before lane: Int) -> Int {
    let hidden = ~shown & bitsBelow(lane)
    return hidden == 0 ? lane : lane &- hidden.nonzeroBitCount
  }

  /// Height of the visible rows before a lane of a leaf, in points.
  func leafHeight(before lane: Int) -> Double {
    var sum = 0.0
    let hidden = ~shown & bitsBelow(lane)
    if hidden == 0 {
      for lane in 0..<lane { unsafe sum += heights[lane] }
    } else {
      for lane in 0..<lane where hidden & (1 &<< UInt64(truncatingIfNeeded: lane)) == 0 { unsafe sum += heights[lane] }
    }
    return sum
  }

  /// Rows below the lanes of a branch before one.
  func rows(before lane: Int) -> Int { unsafe lane == 0 ? 0 : Int(rowEnds[lane &- 1]) }

  /// Visible rows below the lanes of a branch before one.
  func visible(before lane: Int) -> Int { unsafe lane == 0 ? 0 : Int(visibleEnds[lane &- 1]) }

  /// Height of the visible rows below the lanes of a branch before one, in points.
  func height(before lane: Int) -> Double { unsafe lane == 0 ? 0 : heightEnds[lane &- 1] }

  /// Computes the sums of a branch afresh from a lane on, from what its lanes hold.
  ///
  /// Lanes out of use have the greatest sums, so that no search ends there.
  func sum(from first: Int) {
    let (rows, rowEnds) = unsafe (rows, rowEnds)
    var rowEnd = Int32(truncatingIfNeeded: self.rows(before: first))
    for lane in first..<used {
      unsafe rowEnd &+= rows[lane]
      unsafe rowEnds[lane] = rowEnd
    }
    sumVisible(from: first)
    for lane in used..<RowTree.capacity {
      unsafe rowEnds[lane] = .max
      unsafe visibleEnds[lane] = .max
      unsafe heightEnds[lane] = .infinity
    }
  }

  /// Computes those sums of a branch afresh that depend on what is visible, from a lane on.
  func sumVisible(from first: Int) {
    let (visible, visibleEnds) = unsafe (visible, visibleEnds)
    var visibleEnd = Int32(truncatingIfNeeded: self.visible(before: first))
    for lane in first..<used {
      if isShown(lane) { unsafe visibleEnd &+= visible[lane] }
      unsafe visibleEnds[lane] = visibleEnd
    }
    sumHeights(from: first)
  }

  @inline(__always)
  fileprivate func sumHeights(from first: Int) {
    let (heights, heightEnds) = unsafe (heights, heightEnds)
    var heightEnd = height(before: first)
    let used = used
    let hidden = ~shown & bitsBelow(used)
    if hidden &>> UInt64(truncatingIfNeeded: first) == 0 {
      var lane = first
      while lane < used {
        unsafe heightEnd += heights[lane]
        unsafe heightEnds[lane] = heightEnd
        lane &+= 1
      }
    } else {
      for lane in first..<used {
        if hidden & (1 &<< UInt64(truncatingIfNeeded: lane)) == 0 { unsafe heightEnd += heights[lane] }
        unsafe heightEnds[lane] = heightEnd
      }
    }
  }
}

// MARK: - Searches

extension RowTree.Node {
  /// The lane of a branch that contains a row.
  ///
  /// `index` is counted from the first row of the node, in which it must be; afterwards from the first row of the lane.
  func lane(containing index: inout Int) -> Int {
    let lane = min(unsafe Self.count(rowEnds, upTo: index), used &- 1)
    index -= rows(before: lane)
    return lane
  }

  /// The lane of a branch that contains a visible row; `index` is counted among the visible rows, else as above.
  func lane(containingVisible index: inout Int) -> Int {
    let lane = min(unsafe Self.count(visibleEnds, upTo: index), used &- 1)
    index -= visible(before: lane)
    return lane
  }

  /// How many sums are not greater than a number.
  ///
  /// It counts all lanes. A loop that ends early is a branch that the processor guesses wrongly, and while it guesses it does
  /// not fetch what comes next.
  private static func count(_ ends: UnsafeMutablePointer<Int32>, upTo index: Int) -> Int {
    let wanted = Int32(truncatingIfNeeded: index)
    var result: Int32 = 0
    for lane in 0..<RowTree.capacity { unsafe result &-= (ends[lane] &- wanted &- 1) &>> 31 }
    return Int(result)
  }

  /// The lane of a row in its leaf, given one where it has been; nil for a row that is in another leaf, or in none.
  ///
  /// Whatever comes or goes in the leaf moves the others by few lanes.
  func lane(ofRow id: Int32, near lane: Int) -> Int? {
    let (children, used) = unsafe (children, used)
    for distance in 0..<RowTree.leafCapacity {
      if lane + distance < used, unsafe children[lane + distance] == id { return lane + distance }
      if lane - distance >= 0, lane - distance < used, unsafe children[lane - distance] == id { return lane - distance }
    }
    return nil
  }

  /// The lane of a visible row in its leaf.
  func lane(ofVisible index: Int) -> Int {
    // Up to the first hidden row, and few leaves have one, a row's lane is its number.
    if index < (~shown).trailingZeroBitCount { return index }
    var bits = shown
    for _ in 0..<index { bits &= bits &- 1 }
    return bits.trailingZeroBitCount
  }

  /// The lane with `top <= y < top of the next`, and the visible height before it in the node, in points.
  ///
  /// The first of all where the whole node is below `y`, the last with a height where it is above. `y` and `origin`, the top of
  /// the node, are counted from the top of the first row of the tree. Adds in the same order as the sums, and so finds the same
  /// tops to the last bit.
  @inline(__always)
  func lane(atHeight y: Double, origin: Double, isLeaf: Bool) -> (lane: Int, above: Double) {
    (isLeaf ? leafLane(atHeight: y, origin) : branchLane(atHeight: y, origin)) ?? lastWithHeight(isLeaf: isLeaf)
  }

  /// The same in a branch; nil where it is above `y`.
  @inline(__always)
  private func branchLane(atHeight y: Double, _ origin: Double) -> (lane: Int, above: Double)? {
    // The sums never fall, so one of them rules out half of the lanes. To halve what is left again would take fewer
    // instructions and more time, because each half waits for the one before; so those lanes are all counted, as in `count`.
    // A sum is greater where the sign is set.
    let half = RowTree.capacity / 2
    let first = unsafe origin + heightEnds[half &- 1] > y ? 0 : half
    let ends = unsafe heightEnds + first
    var lane = first &+ half
    for other in 0..<half {
      lane &+= unsafe Int(truncatingIfNeeded: Int64(bitPattern: (y - (origin + ends[other])).bitPattern) &>> 63)
    }
    return lane < used ? (lane, height(before: lane)) : nil
  }

  /// The same in a leaf; nil where it is above `y`.
  @inline(__always)
  private func leafLane(atHeight y: Double, _ origin: Double) -> (lane: Int, above: Double)? {
    let (heights, used) = unsafe (heights, used)
    var above = 0.0
    var rows = shown & bitsBelow(used)
    if rows == bitsBelow(used) {
      // Where all rows show, as they do nearly everywhere, only every fourth sum is compared, until one is greater.
      var lane = 0
      while lane &+ 4 <= used {
        let next = unsafe above + heights[lane] + heights[lane &+ 1] + heights[lane &+ 2] + heights[lane &+ 3]
        if origin + next > y { break }
        above = next
        lane &+= 4
      }
      rows &= ~bitsBelow(lane)
    }
    while rows != 0 {
      let lane = rows.trailingZeroBitCount
      let next = unsafe above + heights[lane]
      if origin + next > y { return (lane, above) }
      above = next
      rows &= rows &- 1
    }
    return nil
  }

  /// The last lane with a height, and the visible height before it: of a node that ends above a height which its own
  /// entry contains, because the two were rounded differently.
  @inline(never)
  private func lastWithHeight(isLeaf: Bool) -> (lane: Int, above: Double) {
    var last = (lane: 0, above: 0.0)
    var above = 0.0
    for lane in 0..<used {
      let next = unsafe isLeaf ? (isShown(lane) ? above + heights[lane] : above) : heightEnds[lane]
      if next > above { last = (lane, above) }
      above = next
    }
    return last
  }
}
