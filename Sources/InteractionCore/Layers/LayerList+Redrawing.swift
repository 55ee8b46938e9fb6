// A frame that is drawn over the one before: what has not changed is neither drawn nor copied.

extension LayerList {
  /// Draws a frame over the one before, and says in `changes` how they differ.
  ///
  /// Rows that are appended by `appendRow` and are still are kept as they are, or moved with the content; all else is drawn
  /// and compared. The frame is the same as one drawn from nothing.
  ///
  ///     frame.redraw(viewport, mirroredIn: nil, keepingRows: true) { layers in
  ///       list.draw(viewport: viewport, at: now, into: &layers)
  ///     }
  ///     for change in frame.changes { apply(change) }
  ///
  /// - Parameters:
  ///   - viewport: The part of the content that is in sight, in the content's coordinates, in points. Its corner is where
  ///     the frame's coordinates begin.
  ///   - width: The width about whose middle frames are mirrored, in points, or nil for a language that runs left to
  ///     right.
  ///   - keepsRows: Whether rows that are still look as they did; false where anything may have changed, among it the
  ///     extent of the viewport and `width`.
  ///   - draw: Appends all layers, in the content's coordinates.
  /// - Complexity: O(*n*) in the number of layers, and that of drawing what is drawn.
  public mutating func redraw(
    _ viewport: LayoutRect, mirroredIn width: Double?, keepingRows keepsRows: Bool, _ draw: (inout LayerList) -> Void
  ) {
    depth = 0
    changes.removeAll(keepingCapacity: true)
    redrawing.begin(at: Vector(viewport.x, viewport.y), mirroredIn: width, keepingRows: keepsRows)
    draw(&self)
    removeOld(redrawing.isCut ? redrawing.rest.count - redrawing.nextOfRest : stack.count - redrawing.placed)
    redrawing.end()
  }

  /// Appends the layers of a row, or keeps those that a frame has that is being drawn over.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - top: Its upper edge in the content's coordinates, in points.
  ///   - isStill: Whether it looks as it did in the frame before, if it was still then too and is in the same place; unless
  ///     something has happened for which `redraw` keeps no rows.
  ///   - draw: Appends the row's layers; is not called for a row that is kept.
  /// - Complexity: That of `draw`, or O(*k*) in the number of layers that are kept and move.
  public mutating func appendRow(_ id: RowID, top: Double, isStill: Bool, _ draw: (inout LayerList) -> Void) {
    guard redrawing.isPlacing else { return draw(&self) }
    let row = Redrawing.Group(id: LayerID(id, .row), count: 0, top: top, depth: depth, isStill: isStill)
    let old = takeOld(row.id)
    if let old, redrawing.keepsRows, isStill, old.isStill, old.top == top, old.depth == depth {
      redrawing.groups.append(old)
      return keepOld(old.count)
    }
    // What the row appends goes to a list of its own first.
    redrawing.isPlacing = false
    swap(&stack, &redrawing.staged)
    draw(&self)
    swap(&stack, &redrawing.staged)
    redrawing.isPlacing = true
    redrawing.groups.append(row)
    placeStaged(over: old?.count ?? 0)
  }

  /// Appends a layer that belongs to no row: it is compared with the one of its id.
  @usableFromInline mutating func place(_ layer: consuming Layer) {
    let old = takeOld(layer.id)
    redrawing.groups.append(.init(id: layer.id, count: 0, top: 0, depth: depth, isStill: false))
    redrawing.staged.append(layer)
    redrawing.staged[redrawing.staged.count - 1].depth = depth
    placeStaged(over: old?.count ?? 0)
  }

  /// Notes that a layer has been inserted into what is drawn.
  mutating func inserted(at index: Int) {
    guard !redrawing.groups.isEmpty, !redrawing.isPlacing else { return }
    changes = changes.inserting(at: index)
    redrawing.heights.insert(stack[index].frame.y + redrawing.origin.y, at: index)
    var end = 0
    for group in redrawing.groups.indices {
      end += redrawing.groups[group].count
      guard end >= index else { continue }
      redrawing.groups[group].count += 1
      // What is inserted is not the row's own: next time it is drawn without.
      redrawing.groups[group].isStill = false
      return
    }
  }

  /// The rows that have layers, in drawing order, once each.
  package var rows: [RowID] {
    var (rows, known) = ([RowID](), Set<RowID>())
    for group in redrawing.groups {
      if let row = group.id.row, known.insert(row).inserted { rows.append(row) }
    }
    return rows
  }

  /// Whether the last redrawing has brought layers or taken some away.
  package var hasOtherLayers: Bool {
    changes.contains { change in
      switch change {
      case .inserted, .removed: true
      case .changed, .moved: false
      }
    }
  }

  // MARK: Over the old frame

  /// The old group of an id, after removing those before it; nil if there is none, or none near.
  private mutating func takeOld(_ id: LayerID) -> Redrawing.Group? {
    let next = redrawing.nextGroup
    // However many rows are in sight, a frame takes no time that is square in them.
    let end = min(redrawing.oldGroups.count, next + Redrawing.farthest)
    var (found, passed) = (next, 0)
    while found < end, redrawing.oldGroups[found].id != id {
      passed += redrawing.oldGroups[found].count
      found += 1
    }
    guard found < end else { return nil }
    removeOld(passed)
    redrawing.nextGroup = found + 1
    return redrawing.oldGroups[found]
  }

  /// Keeps the next old layers, where they are or moved with the content.
  private mutating func keepOld(_ count: Int) {
    let first = redrawing.placed
    if redrawing.isCut {
      let old = redrawing.nextOfRest..<redrawing.nextOfRest + count
      stack.append(contentsOf: redrawing.rest[old])
      redrawing.heights.append(contentsOf: redrawing.restHeights[old])
      redrawing.nextOfRest = old.upperBound
    }
    redrawing.placed += count
    guard redrawing.hasScrolled else { return }
    for index in first..<redrawing.placed { stack[index].frame.y = redrawing.heights[index] - redrawing.origin.y }
    note(.moved(first..<redrawing.placed))
  }

  /// Places the staged layers as the last group, over so many old ones.
  private mutating func placeStaged(over old: Int) {
    var left = old
    for index in redrawing.staged.indices {
      let id = redrawing.staged[index].id
      var skipped = 0
      while skipped < left, oldID(skipped) != id { skipped += 1 }
      if skipped < left {
        removeOld(skipped)
        left -= skipped + 1
        replaceOld(with: index)
      } else {
        cut()
        redrawing.heights.append(redrawing.enterFrame(index))
        stack.append(redrawing.staged[index])
        note(.inserted(redrawing.placed..<redrawing.placed + 1))
        redrawing.placed += 1
      }
    }
    removeOld(left)
    redrawing.groups[redrawing.groups.count - 1].count = redrawing.staged.count
    redrawing.staged.removeAll(keepingCapacity: true)
  }

  private func oldID(_ distance: Int) -> LayerID {
    redrawing.isCut ? redrawing.rest[redrawing.nextOfRest + distance].id : stack[redrawing.placed + distance].id
  }

  /// Places a staged layer over the next old one, which has its id.
  private mutating func replaceOld(with index: Int) {
    let place = redrawing.placed
    let height = redrawing.enterFrame(index)
    if redrawing.isCut {
      stack.append(redrawing.rest[redrawing.nextOfRest])
      redrawing.heights.append(height)
      redrawing.nextOfRest += 1
    } else {
      redrawing.heights[place] = height
    }
    redrawing.placed += 1
    if stack[place].exchange(with: &redrawing.staged[index]) { note(.changed(place)) }
  }

  private mutating func removeOld(_ count: Int) {
    guard count > 0 else { return }
    cut()
    redrawing.nextOfRest += count
    note(.removed(redrawing.placed..<redrawing.placed + count))
  }

  /// Takes what is left of the old frame out of the new one, so that other layers can come between.
  private mutating func cut() {
    guard !redrawing.isCut else { return }
    redrawing.isCut = true
    redrawing.rest.append(contentsOf: stack[redrawing.placed...])
    redrawing.restHeights.append(contentsOf: redrawing.heights[redrawing.placed...])
    stack.removeSubrange(redrawing.placed...)
    redrawing.heights.removeSubrange(redrawing.placed...)
  }

  /// Notes a step, as part of the one before where both are the same.
  private mutating func note(_ change: LayerChange) {
    switch (changes.last, change) {
    case (.moved(let before), .moved(let range)) where before.upperBound == range.lowerBound:
      changes[changes.count - 1] = .moved(before.lowerBound..<range.upperBound)
    case (.inserted(let before), .inserted(let range)) where before.upperBound == range.lowerBound:
      changes[changes.count - 1] = .inserted(before.lowerBound..<range.upperBound)
    case (.removed(let before), .removed(let range)) where before.lowerBound == range.lowerBound:
      changes[changes.count - 1] = .removed(before.lowerBound..<before.upperBound + range.count)
    case (_, .changed), (_, .moved), (_, .inserted), (_, .removed): changes.append(change)
    }
  }
}

extension [LayerChange] {
  /// The steps to a frame in which there is one more layer: at its turn, because all before it must be as in the new one.
  fileprivate func inserting(at index: Int) -> [LayerChange] {
    let new = index..<index + 1
    var steps: [LayerChange] = []
    var isNoted = false
    func shifted(_ range: Range<Int>) -> Range<Int> { range.lowerBound + 1..<range.upperBound + 1 }
    for step in self {
      switch step {
      case .changed(let place):
        if !isNoted, place >= index { steps.append(.inserted(new)) }
        isNoted = isNoted || place >= index
        steps.append(.changed(isNoted ? place + 1 : place))
      case .removed(let range):
        if !isNoted, range.lowerBound > index { steps.append(.inserted(new)) }
        isNoted = isNoted || range.lowerBound > index
        steps.append(.removed(isNoted ? shifted(range) : range))
      case .moved(let range):
        if !isNoted, range.contains(index) {
          if range.lowerBound < index { steps.append(.moved(range.lowerBound..<index)) }
          steps += [.inserted(new), .moved(index + 1..<range.upperBound + 1)]
          isNoted = true
          continue
        }
        if !isNoted, range.lowerBound > index { steps.append(.inserted(new)) }
        isNoted = isNoted || range.lowerBound > index
        steps.append(.moved(isNoted ? shifted(range) : range))
      case .inserted(let range):
        if !isNoted, range.lowerBound <= index, index <= range.upperBound {
          steps.append(.inserted(range.lowerBound..<range.upperBound + 1))
          isNoted = true
          continue
        }
        if !isNoted, range.lowerBound > index { steps.append(.inserted(new)) }
        isNoted = isNoted || range.lowerBound > index
        steps.append(.inserted(isNoted ? shifted(range) : range))
      }
    }
    return isNoted ? steps : steps + [.inserted(new)]
  }
}

/// What a frame is drawn over, and how far that has come.
@usableFromInline struct Redrawing: Sendable {
  /// Layers that come and go together: a row's, or one that belongs to no row.
  struct Group: Sendable {
    /// What the first layer shows.
    let id: LayerID
    /// How many layers there are.
    var count: Int
    /// The row's upper edge in the content's coordinates, in points.
    let top: Double
    /// How many layers contain it.
    let depth: Int
    /// Whether the row looks the same until something happens.
    var isStill: Bool
  }

  /// How many groups ahead an old one is looked for.
  static let farthest = 64

  /// Whether layers are placed over a frame, and not only appended.
  @usableFromInline var isPlacing = false
  /// Whether rows that are still look as they did.
  var keepsRows = false
  /// Whether the frame's coordinates begin elsewhere than before.
  var hasScrolled = false
  /// Where the frame's coordinates begin in the content's, in points.
  var origin = Vector.zero
  /// The width about whose middle frames are mirrored, in points.
  var width: Double?
  /// The groups of the frame, and those of the one before.
  var groups: [Group] = []
  var oldGroups: [Group] = []
  /// The first old group that has not been passed.
  var nextGroup = 0
  /// The upper edge of each layer in the content's coordinates, in points: added and subtracted again, it would be another.
  var heights: [Double] = []
  /// How many layers of the new frame there are; unless it is cut, the old ones follow them.
  var placed = 0
  /// What is left of the old frame once it is cut, from `nextOfRest` on.
  var rest: [Layer] = []
  var restHeights: [Double] = []
  var nextOfRest = 0
  var isCut = false
  /// The layers of one group on their way into the frame.
  var staged: [Layer] = []

  @usableFromInline init() {}

  mutating func begin(at origin: Vector, mirroredIn width: Double?, keepingRows keepsRows: Bool) {
    hasScrolled = origin != self.origin
    (self.origin, self.width, self.keepsRows) = (origin, width, keepsRows)
    swap(&groups, &oldGroups)
    groups.removeAll(keepingCapacity: true)
    (nextGroup, placed, isCut, isPlacing) = (0, 0, false, true)
  }

  mutating func end() {
    isPlacing = false
    rest.removeAll(keepingCapacity: true)
    restHeights.removeAll(keepingCapacity: true)
    nextOfRest = 0
  }

  mutating func forget() {
    groups.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
  }

  /// Passes with a staged layer to the frame's coordinates.
  ///
  /// - Returns: Its upper edge in the content's coordinates, in points.
  mutating func enterFrame(_ index: Int) -> Double {
    let frame = staged[index].frame
    let seen = frame.moved(by: .zero - origin)
    staged[index].frame = width.map { seen.mirrored(in: $0) } ?? seen
    return frame.y
  }
}
