/// A finger's hold on a row that it has lifted: where the row is over the others, and which place among them that is.
///
///     var hold = RowHold(index: 1, top: 44, y: 60, contentOffset: 0, seenAt: 44, duration: 0.25, at: now)
///     hold.move(y: 90, contentOffset: 0)
///     hold.index(of: row, in: tree)   // 2 among rows 44 points high: it is past the middle of the next one
///
/// The finger keeps the row where it has touched it, so what is seen is what counts.
@usableFromInline package struct RowHold: Hashable, Sendable {
  /// How long a lifted row takes to rise, and to sink back, in seconds.
  ///
  /// From GestureList's article: 0.25.
  package static let duration = 0.25
  /// The opacity of a lifted row.
  ///
  /// From GestureList's article: 0.98.
  package static let alpha = 0.98
  /// The scale of a lifted row.
  ///
  /// From GestureList's article: 1.05.
  package static let scale = 1.05
  /// The shadow of a lifted row.
  ///
  /// From GestureList's article: to the left, 0.4 strong, 5 points soft.
  package static let shadow = LayerShadow(offset: Vector(-5, 0), opacity: 0.4, radius: 5)

  /// The row's index when it was lifted, among the rows that there are now.
  package private(set) var origin: Int
  /// The row's index up to which the history knows its moves, likewise.
  package private(set) var recorded: Int
  /// The finger's height in the viewport, in points.
  package private(set) var y: Double
  /// Where the content is, in points.
  package private(set) var contentOffset: Double
  /// Where the finger was in the content when it lifted the row, in points.
  private let start: Double
  /// Where the row began then, or is to begin while the finger is there, likewise; it may become higher meanwhile.
  private let top: Double
  /// How far the row still is from where the finger holds it, in points: from where it was seen to 0.
  private var away: Motion
  /// From 0, the row in its position, to 1, wholly lifted.
  package let rise: Motion

  /// Lifts a row.
  ///
  /// - Parameters:
  ///   - index: The row's index.
  ///   - top: Where the row's position begins, in points from the top of the content.
  ///   - y: The finger's height in the viewport, in points.
  ///   - contentOffset: Where the viewport begins, in points.
  ///   - seen: Where the row is seen to begin, in points from the top of the content: on its way, or as it sinks.
  ///   - risen: How far it is lifted already, 0...1.
  ///   - duration: How long it takes to rise, in seconds.
  ///   - time: The moment.
  package init(
    index: Int, top: Double, y: Double, contentOffset: Double, seenAt seen: Double, risenBy risen: Double = 0,
    duration: Double, at time: Time
  ) {
    (origin, recorded) = (index, index)
    (self.y, self.contentOffset) = (y, contentOffset)
    (start, self.top) = (y + contentOffset, top)
    away = Motion(start: time, from: seen - top, to: 0, curve: .easeInOut(duration: duration))
    rise = Motion(start: time, from: risen, to: 1, curve: .easeInOut(duration: duration))
  }

  /// The finger is at another height, or the content elsewhere under it.
  package mutating func move(y: Double, contentOffset: Double) {
    (self.y, self.contentOffset) = (y, contentOffset)
  }

  /// Brings the row to where the finger holds it at once.
  package mutating func skipWay() { away = Motion(start: away.start, from: 0, to: 0, curve: away.curve) }

  /// Where the row begins, in points from the top of the content, if the viewport begins at an offset.
  package func top(contentOffset: Double, at time: Time) -> Double {
    top + (y + contentOffset - start) + away.position(at: time)
  }

  /// The row's place: how many of the other rows are above it.
  ///
  /// All other rows are taken as if they were closed up, without the held one. The held row's upper edge is where it was in
  /// its position when it was lifted, as much farther down or up as the finger is. Above it are the rows whose middles lie
  /// at that edge or above: a row is passed where the held one's edge reaches its middle, whatever both are high. Where the
  /// finger is at the height at which it has lifted the row, the row is where it was.
  ///
  /// So the place follows from where the row was lifted and from the finger's height, and from no way between them.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - tree: The rows, this one among them, at any index.
  /// - Returns: The place, 0 up to the number of other rows.
  /// - Complexity: O(log *n*) in the number of rows.
  package func index(of row: RowID, in tree: RowTree) -> Int {
    guard let own = tree.index(of: row), let height = tree.height(of: row), let ownTop = tree.top(of: row) else {
      return 0
    }
    let way = y + contentOffset - start
    let edge = top + way
    if way == 0, isHome(edge, own, height, in: tree) { return origin }
    guard edge >= 0 else { return 0 }
    let isAbove = edge < ownTop
    // Below its own position, the others are as much farther down as it is high.
    guard let other = tree.id(atHeight: isAbove ? edge : edge + height), let index = tree.index(of: other),
      let otherTop = tree.top(of: other), let otherHeight = tree.height(of: other)
    else { return tree.count - 1 }
    guard other != row else { return own }
    let middle = otherTop + otherHeight / 2 - (isAbove ? 0 : height)
    return (isAbove ? index : index - 1) + (middle <= edge ? 1 : 0)
  }

  /// Whether the place that the row was lifted from is still at a height; sums of heights are rounded.
  private func isHome(_ edge: Double, _ own: Int, _ height: Double, in tree: RowTree) -> Bool {
    guard origin >= 0, origin < tree.count else { return false }
    let top = origin <= own ? tree.height(before: origin) : tree.height(before: origin + 1) - height
    return (top - edge).magnitude < 0.001
  }

  /// The history knows how far the row has come.
  package mutating func record(_ index: Int) { recorded = index }

  /// Keeps the indices, the row's own among them recorded just now, in step with another row that has gone from an index,
  /// or come at one, or both.
  ///
  /// - Parameters:
  ///   - gone: The index that a row has gone from.
  ///   - come: The index at which one has come.
  ///   - index: The held row's index now.
  package mutating func adjust(gone: Int?, come: Int?, index: Int) {
    // The origin counts the rows above it without the lifted one, which was at `recorded`.
    if let gone, (gone < recorded ? gone : gone - 1) < origin { origin -= 1 }
    if let come, come <= origin { origin += 1 }
    recorded = index
  }
}

/// The way of a row that was lifted back down to its position.
@usableFromInline package struct RowLanding: Hashable, Sendable {
  /// How far the row is from its position, in points: from where it was put down to 0.
  package let away: Motion
  /// From how much it was lifted, 1 at most, to 0.
  package let sink: Motion

  /// Lets a row sink.
  ///
  /// - Parameters:
  ///   - hold: The hold that is over.
  ///   - home: Where the row's position begins, in points from the top of the content.
  ///   - duration: How long it takes to sink, in seconds.
  ///   - time: The moment.
  package init(of hold: RowHold, to home: Double, duration: Double, at time: Time) {
    let away = hold.top(contentOffset: hold.contentOffset, at: time) - home
    self.away = Motion(start: time, from: away, to: 0, curve: .easeInOut(duration: duration))
    sink = Motion(start: time, from: hold.rise.position(at: time), to: 0, curve: .easeInOut(duration: duration))
  }
}
