/// Rows on their way to the positions that they already have in the list: displacements that shrink to 0.
///
/// Each shift is one range of indices with one motion, however many rows are in it; a row's displacement is the sum over the
/// ranges that it is in. Ranges are kept in step with every later change.
struct Shifts: Hashable, Sendable {
  /// Rows that return from a displacement.
  struct Shift: Hashable, Sendable {
    /// The rows' indices; an upper end near `Shifts.end` stands for all rows that follow.
    var rows: Range<Int>
    /// Their displacement in points, positive downward; it ends at 0.
    var motion: Motion
  }

  /// How many ranges can move at once; when there are more, the oldest one is over.
  ///
  /// Chosen here: more than fingers can cause in the time that one takes.
  static let capacity = 32

  /// The upper end of a range of all rows that follow: far beyond any row, and from there free to move with the rows.
  static let end = Int.max / 2

  private(set) var running: [Shift] = []

  /// When the last motion is over; nil when nothing moves.
  var settles: Time? { running.map { $0.motion.end }.max() }

  /// The displacement of a row, in points.
  func displacement(ofRow index: Int, at time: Time) -> Double {
    running.reduce(0) { $0 + ($1.rows.contains(index) ? $1.motion.position(at: time) : 0) }
  }

  /// The most that any row can be displaced that does not move alone, in points.
  func reach(at time: Time) -> Double {
    running.reduce(0) { $0 + ($1.rows.count > 1 ? $1.motion.position(at: time).magnitude : 0) }
  }

  /// The indices of the rows that move alone, perhaps across the whole list.
  ///
  /// They are listed here, because to look for them where they are seen would mean to look at every row between.
  var travellers: [Int] { running.compactMap { $0.rows.count == 1 ? $0.rows.lowerBound : nil } }

  /// Makes rows return from a displacement.
  ///
  /// - Parameters:
  ///   - rows: The rows' indices.
  ///   - displacement: The displacement in points, positive downward.
  ///   - duration: How long they take, in seconds.
  ///   - time: When they begin to move.
  /// - Returns: Whether there are such rows, and a displacement to return from.
  mutating func add(_ rows: Range<Int>, from displacement: Double, duration: Double, at time: Time) -> Bool {
    guard displacement != 0, !rows.isEmpty else { return false }
    if running.count == Self.capacity { running.removeFirst() }
    let motion = Motion(start: time, from: displacement, to: 0, curve: .easeInOut(duration: duration))
    running.append(Shift(rows: rows, motion: motion))
    return true
  }

  /// Keeps the ranges in step with a row that has been inserted at an index.
  mutating func inserted(_ index: Int) {
    for position in running.indices {
      let rows = running[position].rows
      let lower = rows.lowerBound >= index ? rows.lowerBound + 1 : rows.lowerBound
      let upper = rows.upperBound > index ? rows.upperBound + 1 : rows.upperBound
      running[position].rows = lower..<max(lower, upper)
    }
  }

  /// Keeps the ranges in step with a row that has been removed from an index.
  mutating func removed(_ index: Int) {
    for position in running.indices {
      let rows = running[position].rows
      let lower = rows.lowerBound > index ? rows.lowerBound - 1 : rows.lowerBound
      let upper = rows.upperBound > index ? rows.upperBound - 1 : rows.upperBound
      running[position].rows = lower..<max(lower, upper)
    }
  }

  /// Tidies up what is over by now.
  mutating func advance(to time: Time) {
    if !running.isEmpty { running.removeAll { $0.motion.isSettled(at: time) || $0.rows.isEmpty } }
  }
}
