/// The rows of a list, and their motions when rows make room or close up.
///
/// A list that stores its rows in a `MovingRows` animates them as a table does, and finds touched rows where they are
/// seen:
///
///     var rows = MovingRows(RowTree(count: 100, height: 44))
///     _ = rows.remove(0..<1, at: Time(0))
///     rows.tree.top(of: RowID(1))                      // 0, where the removed row was
///     rows.place(of: RowID(1), at: Time(0))?.top       // 44: it is still seen where it was
///     rows.row(atY: 50, at: Time(0))?.row              // RowID(1)
///     rows.place(of: RowID(1), at: Time(0.3))?.top     // 0
///
/// Draw with `forEachRow(from:upTo:at:)`, hit-test with `row(atY:at:)`, and call `advance(to:)` in the list's own
/// `advance(to:)`. The first two use the same displacements, so a touch hits the row that is drawn under it or, while that
/// row is still faint, none.
///
/// A motion belongs to a range of indices, however many rows are in it, and a row's displacement is the sum over the ranges
/// that contain it. Insertions, removals and moves adjust the ranges. In all complexities, *n* is the number of rows,
/// including hidden ones. The number of ranges is at most `capacity`, except after `endMotion(_:)`, and usually 0.
public struct MovingRows: Sendable {
  /// The default time that rows take to close up or to make room, in seconds; a longer time looks calmer.
  ///
  /// UIKit's row animations: 0.3.
  public static let duration = 0.3
  /// The greatest number of ranges that can move at once, except after `endMotion(_:)`.
  ///
  /// When one more range starts to move and no motion has finished, two motions that started together are merged or, if none
  /// can be, the oldest one ends. Chosen here as more than fingers can start in the duration of one motion.
  public static let capacity = 32
  /// The greatest distance that rows travel together in one motion, in points; rows that come from farther away start at
  /// this distance or, in a move of several rows, fade in.
  ///
  /// Chosen here as more than the height of a screen, so that the only visible difference is when the rows come into
  /// view.
  public static let maximumDisplacement = 2000.0
  /// The minimum opacity at which a row that fades in can be touched, 0...1; the lower it is, the earlier the row can be
  /// touched.
  ///
  /// Chosen here: 0.5. A second tap on "Delete" must not hit the row that has just taken the place of the deleted one,
  /// and a row at UIKit's limit, 0.01, is invisible.
  public static let touchableOpacity = 0.5
  /// The upper end of an open-ended range, far beyond any row, so that it can shift as rows are inserted and removed.
  static let openRangeEnd = Int.max / 2

  /// The order, heights and positions of the rows; the rows may be seen elsewhere while they move.
  public internal(set) var tree: RowTree
  /// Whether rows fade in at their positions instead of travelling to them.
  public var reducesMotion = false
  /// The duration of every motion that starts from now on, in seconds, 0.05...10; nil for each motion's own duration.
  ///
  /// Clamped to 0.05...10; NaN becomes nil.
  public var animationDuration: Double? { didSet { animationDuration = Motion.duration(requested: animationDuration) } }

  /// The stored motions, including finished ones, in the order in which they were added.
  @usableFromInline var motions: [SharedMotion] = []

  /// Creates rows that are in their positions.
  ///
  /// - Parameter tree: The order and the heights of the rows.
  /// - Complexity: O(1).
  public init(_ tree: RowTree) { self.tree = tree }

  /// A motion of neighbouring rows, or of a single row.
  @usableFromInline struct SharedMotion: Hashable, Sendable {
    /// How the rows reach their positions, or appear there.
    enum Kind: Hashable, Sendable {
      /// The rows are displaced by a distance in points, positive downward, that shrinks to 0.
      case travel
      /// One row is displaced in the same way, and is painted after the rows without such a motion.
      case pass
      /// The rows fade in, from opacity 0 to 1.
      case fade
    }
    /// The rows' indices; an upper end near `MovingRows.openRangeEnd` means all rows from the lower end on.
    var rows: Range<Int>
    let kind: Kind
    let motion: Motion
  }

  /// The place where a row is seen.
  ///
  ///     rows.forEachRow(from: 0, upTo: 480, at: now) { place in paint(place.row, at: place.top, alpha: place.alpha) }
  public struct Place: Hashable, Sendable {
    /// The row's id.
    public let row: RowID
    /// The upper edge, in points from the top of the content.
    public let top: Double
    /// The height in points.
    public let height: Double
    /// The opacity, 0...1; less than 1 while the row fades in, is lifted or sinks back.
    public let alpha: Double

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - top: The upper edge, in points from the top of the content.
    ///   - height: The height in points.
    ///   - alpha: The opacity, 0...1.
    /// - Complexity: O(1).
    public init(row: RowID, top: Double, height: Double, alpha: Double) {
      self.row = row
      self.top = top
      self.height = height
      self.alpha = alpha
    }
  }

  /// A gap that two fingers open between rows.
  ///
  ///     let gap = MovingRows.Gap(index: 3, distance: 20)   // the first three rows move up, the others down
  public struct Gap: Hashable, Sendable {
    /// The number of rows above the gap.
    public var index: Int
    /// The distance by which the rows above the gap have moved up, and those below it down, in points.
    public var distance: Double

    /// Creates a gap.
    ///
    /// - Parameters:
    ///   - index: The number of rows above the gap.
    ///   - distance: The distance of the rows on each side from their positions, in points.
    /// - Complexity: O(1).
    public init(index: Int, distance: Double) {
      self.index = index
      self.distance = distance
    }
  }
}

extension MovingRows: Equatable {
  /// Returns whether both values have the same rows, motions and settings.
  ///
  /// - Complexity: O(*n*).
  public static func == (a: MovingRows, b: MovingRows) -> Bool {
    a.motions == b.motions && a.reducesMotion == b.reducesMotion && a.animationDuration == b.animationDuration
      && a.tree == b.tree
  }
}

// MARK: - Time

extension MovingRows {
  /// The time when the last motion ends; nil if there is none.
  ///
  /// A finished motion counts until `advance(to:)` discards it.
  public var settleTime: Time? {
    var latest: Time?
    for sharedMotion in motions { latest = latest.map { max($0, sharedMotion.motion.end) } ?? sharedMotion.motion.end }
    return latest
  }

  /// Whether no motion is stored, not even one that has ended.
  @inlinable var areInPlace: Bool { motions.isEmpty }

  /// Discards the motions whose rows have all been removed, and the finished ones except a fade that an older one outlasts.
  ///
  /// - Parameter time: The current time.
  /// - Complexity: O(1).
  @inlinable public mutating func advance(to time: Time) {
    if !motions.isEmpty { discardFinishedMotions(at: time) }
  }

  @usableFromInline mutating func discardFinishedMotions(at time: Time) {
    var isFading = false
    motions.removeAll { sharedMotion in
      if sharedMotion.rows.isEmpty { return true }
      let isSettled = sharedMotion.motion.isSettled(at: time)
      guard sharedMotion.kind == .fade else { return isSettled }
      // A fade takes precedence over older ones, and so it lasts while one of these runs.
      if !isSettled { isFading = true }
      return isSettled && !isFading
    }
  }
}
