/// The rows of a list, and how far each still is from its position: rows that others make room for, or that close up,
/// travel there.
///
/// A list that keeps its order in one moves as a table's rows do, and answers touches where its rows are seen:
///
///     var rows = MovingRows(RowTree(count: 100, height: 44))
///     rows.remove(0..<1, at: Time(0))
///     rows.tree.top(of: RowID(1))                      // 0: its position is that of the row that has gone
///     rows.place(of: RowID(1), at: Time(0))?.top       // 44: it is still seen where it was
///     rows.row(atHeight: 50, at: Time(0))?.row         // RowID(1)
///     rows.place(of: RowID(1), at: Time(0.3))?.top     // 0
///
/// Draw with `forEachRow(from:upTo:at:)`, hit with `row(atHeight:at:)`, and call `advance(to:)` in the list's own. Both
/// ask the same sums in the same order, so what is seen is what is hit.
///
/// Rows are not moved one by one. A motion belongs to a range of indices, however many rows are in it, and a row's
/// displacement is the sum over the ranges that it is in; each change of the rows keeps the ranges in step. In every
/// complexity *n* is the number of rows, hidden ones included; the number of ranges is bounded by `capacity`, and 0
/// unless rows have just changed.
public struct MovingRows: Sendable {
  /// How long rows take to close up or to make room, in seconds; larger is calmer.
  ///
  /// UIKit's row animations: 0.3.
  public static let duration = 0.3
  /// How many ranges can move at once; when there are more, those of one change become one, or the oldest one is over.
  ///
  /// Chosen here: more than fingers can cause in the time that one takes.
  public static let capacity = 32
  /// How far rows travel at most that do so together, in points; what is farther away sets out from there.
  ///
  /// Chosen here: more than a screen is high, so that nobody sees the difference but in the time that is left to see the
  /// rows come.
  public static let farthest = 2000.0
  /// The opacity from which a row that fades in answers touches, 0...1; smaller answers earlier.
  ///
  /// Chosen here: 0.5. A second tap on "Delete" must not reach the row that has just come in its place, and UIKit's 0.01 is
  /// nothing that anybody sees.
  public static let leastSeen = 0.5
  /// The upper end of a range of all rows that follow: far beyond any row, and from there free to move with the rows.
  static let end = Int.max / 2

  /// Order and heights of the rows; every height in it is that of a position, wherever its row is seen.
  public internal(set) var tree: RowTree
  /// Whether rows that would travel are at their positions at once, and fade in there instead.
  public var reducesMotion = false
  /// How long every motion takes that sets out from now on, in seconds, 0.05...10; nil for what each is given.
  ///
  /// What is less counts as 0.05, what is more as 10, and NaN as nil.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(asked: animationDuration) } }

  /// What moves, the latest last.
  @usableFromInline var running: [Part] = []

  /// Creates rows that stand in their positions.
  ///
  /// - Parameter tree: The order and the heights.
  /// - Complexity: O(1).
  public init(_ tree: RowTree) { self.tree = tree }

  /// Neighbouring rows that move alike.
  @usableFromInline struct Part: Hashable, Sendable {
    /// How they come to be in their positions.
    enum Kind: Hashable, Sendable {
      /// They are displaced by a distance in points, positive downward, that shrinks to 0.
      case travels
      /// One row that passes others does so, over them.
      case passes
      /// They become visible: from 0 to 1.
      case fades
    }
    /// The rows' indices; an upper end near `MovingRows.end` stands for all rows that follow.
    var rows: Range<Int>
    let kind: Kind
    let motion: Motion
  }

  /// Where a row is seen.
  ///
  ///     rows.forEachRow(from: 0, upTo: 480, at: now) { place in paint(place.row, at: place.top, alpha: place.alpha) }
  public struct Place: Hashable, Sendable {
    /// The row.
    public let row: RowID
    /// Its upper edge, in points from the top of the content.
    public let top: Double
    /// Its height in points.
    public let height: Double
    /// Its opacity, 0...1: below 1 while it fades in.
    public let alpha: Double

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - top: Its upper edge, in points from the top of the content.
    ///   - height: Its height in points.
    ///   - alpha: Its opacity, 0...1.
    /// - Complexity: O(1).
    public init(row: RowID, top: Double, height: Double, alpha: Double) {
      self.row = row
      self.top = top
      self.height = height
      self.alpha = alpha
    }
  }

  /// Rows that are held apart, as two fingers open a gap.
  ///
  ///     let gap = MovingRows.Gap(index: 3, distance: 20)   // the first three rows go up, the others down
  public struct Gap: Hashable, Sendable {
    /// The index of the row below the gap.
    public var index: Int
    /// How far the rows above it are from their positions upward, and those below it downward, in points.
    public var distance: Double

    /// Creates a gap.
    ///
    /// - Parameters:
    ///   - index: The index of the row below the gap.
    ///   - distance: How far the rows of each side are from their positions, in points.
    /// - Complexity: O(1).
    public init(index: Int, distance: Double) {
      self.index = index
      self.distance = distance
    }
  }
}

extension MovingRows: Equatable {
  /// Whether both have the same rows, which move alike.
  ///
  /// - Complexity: O(*n*).
  public static func == (a: MovingRows, b: MovingRows) -> Bool {
    a.running == b.running && a.reducesMotion == b.reducesMotion && a.animationDuration == b.animationDuration
      && a.tree == b.tree
  }
}

// MARK: - Time

extension MovingRows {
  /// When the last row is in its position, or nil when none moves.
  public var settles: Time? {
    var latest: Time?
    for part in running { latest = latest.map { max($0, part.motion.end) } ?? part.motion.end }
    return latest
  }

  /// Whether no row has been on its way since what is over was last forgotten.
  @inlinable var areInPlace: Bool { running.isEmpty }

  /// Forgets what is over by now.
  ///
  /// - Parameter time: The present.
  /// - Complexity: O(1).
  @inlinable public mutating func advance(to time: Time) {
    if !running.isEmpty { forget(until: time) }
  }

  @usableFromInline mutating func forget(until time: Time) {
    running.removeAll { $0.motion.isSettled(at: time) || $0.rows.isEmpty }
  }
}
