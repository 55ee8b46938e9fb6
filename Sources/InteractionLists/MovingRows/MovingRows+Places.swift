// Where rows are seen. Painting and hit-testing both use these methods, so they agree.

extension MovingRows {
  /// Returns the place where a row is seen at a moment.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - time: The moment.
  ///   - gap: The gap between rows that are held apart, or nil.
  /// - Returns: The row's place, or nil for a row that is hidden or not in the list.
  /// - Complexity: O(log *n*).
  public func place(of id: RowID, at time: Time, gap: Gap? = nil) -> Place? {
    guard let top = tree.top(of: id), let height = tree.height(of: id) else { return nil }
    if motions.isEmpty && gap == nil { return Place(row: id, top: top, height: height, alpha: 1) }
    guard let index = tree.index(of: id) else { return nil }
    let shift = displacement(ofRow: index, at: time, gap: gap)
    return Place(row: id, top: top + shift, height: height, alpha: alpha(ofRow: index, at: time))
  }

  /// Calls a closure with every row that is seen between two y coordinates, in painting order: the order of the list, then
  /// the rows that pass over others.
  ///
  /// Rows of height 0 are omitted.
  ///
  ///     rows.forEachRow(from: viewport.y, upTo: viewport.maxY, at: now) { place in paint(place) }
  ///
  /// - Parameters:
  ///   - lower: The smaller y coordinate, in points from the top of the content; may be outside the content.
  ///   - upper: The greater y coordinate, in points. Unless `lower < upper`, as with NaN, the closure is not called.
  ///   - time: The moment.
  ///   - gap: The gap between rows that are held apart, or nil.
  ///   - hidden: A row to leave out, because it is drawn elsewhere, or nil.
  ///   - body: A closure that takes each row's place.
  /// - Complexity: As for `RowTree.forEachVisible(from:upTo:_:)`, without allocating.
  public func forEachRow(
    from lower: Double, upTo upper: Double, at time: Time, gap: Gap? = nil, hiding hidden: RowID? = nil,
    _ body: (Place) -> Void
  ) {
    guard lower < upper else { return }
    if motions.isEmpty && gap == nil {
      return tree.forEachVisible(from: lower, upTo: upper) { id, top, height in
        if id != hidden { body(Place(row: id, top: top, height: height, alpha: 1)) }
      }
    }
    var start = 0
    while start < tree.count {
      let end = boundary(after: start, gap: gap)
      if !passesOverOthers(start) {
        let (shift, alpha) = (displacement(ofRow: start, at: time, gap: gap), alpha(ofRow: start, at: time))
        let lowerY = max(tree.height(before: start), lower - shift)
        let upperY = min(tree.height(before: end), upper - shift)
        tree.forEachVisible(from: lowerY, upTo: upperY) { id, top, height in
          if id != hidden { body(Place(row: id, top: top + shift, height: height, alpha: alpha)) }
        }
      }
      start = end
    }
    for motionIndex in motions.indices {
      guard let place = passingPlace(motionIndex, at: time, gap: gap), place.row != hidden, place.height > 0 else {
        continue
      }
      if place.top < upper, place.top + place.height > lower { body(place) }
    }
  }

  /// Returns the row that is seen at a y coordinate; if two overlap, the one painted on top.
  ///
  /// - Parameters:
  ///   - y: The distance from the top of the content, in points. A row contains its upper edge but not its lower one.
  ///   - time: The moment.
  ///   - gap: The gap between rows that are held apart, or nil.
  ///   - hidden: A row to leave out, because it is drawn elsewhere, or nil.
  /// - Returns: The row's place, or nil if there is none, if the row's opacity is less than `touchableOpacity`, and for
  ///   NaN.
  /// - Complexity: O(log *n*).
  public func row(
    atY y: Double, at time: Time, gap: Gap? = nil, hiding hidden: RowID? = nil
  ) -> Place? {
    topmostPlace(atY: y, at: time, gap: gap, hiding: hidden).flatMap { $0.alpha < Self.touchableOpacity ? nil : $0 }
  }

  /// Returns the row that is painted on top at a y coordinate, however faint.
  private func topmostPlace(atY y: Double, at time: Time, gap: Gap?, hiding hidden: RowID?) -> Place? {
    if motions.isEmpty && gap == nil { return place(atPosition: y, shift: 0, alpha: 1, hiding: hidden) }
    for motionIndex in motions.indices.reversed() {
      guard let place = passingPlace(motionIndex, at: time, gap: gap), place.row != hidden else { continue }
      if y >= place.top, y < place.top + place.height { return place }
    }
    var end = tree.count
    while end > 0 {
      let start = boundary(before: end, gap: gap)
      if !passesOverOthers(start) {
        let shift = displacement(ofRow: start, at: time, gap: gap)
        if y - shift >= tree.height(before: start), y - shift < tree.height(before: end),
          let place = place(atPosition: y - shift, shift: shift, alpha: alpha(ofRow: start, at: time), hiding: hidden)
        {
          return place
        }
      }
      end = start
    }
    return nil
  }

  private func place(atPosition y: Double, shift: Double, alpha: Double, hiding hidden: RowID?) -> Place? {
    guard let id = tree.id(atY: y), id != hidden, let top = tree.top(of: id), let height = tree.height(of: id)
    else { return nil }
    return Place(row: id, top: top + shift, height: height, alpha: alpha)
  }

  // MARK: One row

  /// Returns a row's distance from its position.
  ///
  /// - Parameters:
  ///   - index: The row's index.
  ///   - time: The moment.
  ///   - gap: The gap between rows that are held apart, or nil.
  /// - Returns: The displacement in points, positive downward.
  /// - Complexity: O(1).
  public func displacement(ofRow index: Int, at time: Time, gap: Gap? = nil) -> Double {
    var sum = gap.map { index < $0.index ? -$0.distance : $0.distance } ?? 0
    for sharedMotion in motions where sharedMotion.rows.contains(index) {
      switch sharedMotion.kind {
      case .travel, .pass: sum += sharedMotion.motion.position(at: time)
      case .fade: break
      }
    }
    return sum
  }

  /// Returns the opacity of a row.
  func alpha(ofRow index: Int, at time: Time) -> Double {
    for sharedMotion in motions.reversed() where sharedMotion.kind == .fade && sharedMotion.rows.contains(index) {
      return sharedMotion.motion.position(at: time)
    }
    return 1
  }

  /// Returns whether a row is painted later, because it passes over others.
  private func passesOverOthers(_ index: Int) -> Bool {
    motions.contains { $0.kind == .pass && $0.rows.lowerBound == index && !$0.rows.isEmpty }
  }

  /// Returns the place of the row that a motion moves over others, given the motion's index in `motions`.
  ///
  /// Returns nil if the motion is of another kind, if a later motion moves the same row over others, or if the row is hidden
  /// or has been removed.
  private func passingPlace(_ motionIndex: Int, at time: Time, gap: Gap?) -> Place? {
    let sharedMotion = motions[motionIndex]
    guard sharedMotion.kind == .pass, !sharedMotion.rows.isEmpty, sharedMotion.rows.lowerBound < tree.count else {
      return nil
    }
    for later in motions[(motionIndex + 1)...] where later.kind == .pass && later.rows == sharedMotion.rows {
      return nil
    }
    return place(of: tree.id(index: sharedMotion.rows.lowerBound), at: time, gap: gap)
  }

  // MARK: Neighbours that move together

  /// Returns the first index after a given one where rows may begin to move differently.
  private func boundary(after index: Int, gap: Gap?) -> Int {
    var boundary = tree.count
    for sharedMotion in motions {
      if sharedMotion.rows.lowerBound > index { boundary = min(boundary, sharedMotion.rows.lowerBound) }
      if sharedMotion.rows.upperBound > index { boundary = min(boundary, sharedMotion.rows.upperBound) }
    }
    if let gap, gap.index > index { boundary = min(boundary, gap.index) }
    return boundary
  }

  /// Returns the last index before a given one where rows may begin to move differently.
  private func boundary(before index: Int, gap: Gap?) -> Int {
    var boundary = 0
    for sharedMotion in motions {
      if sharedMotion.rows.lowerBound < index { boundary = max(boundary, sharedMotion.rows.lowerBound) }
      if sharedMotion.rows.upperBound < index { boundary = max(boundary, sharedMotion.rows.upperBound) }
    }
    if let gap, gap.index < index { boundary = max(boundary, gap.index) }
    return boundary
  }
}
