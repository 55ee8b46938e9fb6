/// Neighbouring rows of a section, with their positions before an update.
struct RowRun {
  let section: Int
  /// The rows' numbers; endless in the last run that `ListUpdate.runs(of:)` returns for a section.
  var rows: Range<Int>
  /// The first row's old position, which the other rows' old positions follow directly; nil for new rows, and where no old
  /// position is needed.
  var origin: RowPosition?
  /// Whether the run is a single row that has moved.
  var hasMoved = false

  /// The run before the update; nil if there is no old position.
  var oldRun: RowRun? {
    origin.map { RowRun(section: $0.section, rows: $0.row..<Self.clampedSum($0.row, rows.count)) }
  }

  /// The position of the first row.
  var firstPosition: RowPosition { RowPosition(section: section, row: rows.lowerBound) }

  /// The run as rows of an update.
  var updateRows: ListUpdate.Rows { ListUpdate.Rows(section: section, rows) }

  /// Returns a part of the run.
  func part(_ part: Range<Int>) -> RowRun {
    let start = origin.map {
      RowPosition(section: $0.section, row: Self.clampedSum($0.row, part.lowerBound - rows.lowerBound))
    }
    return RowRun(section: section, rows: part, origin: start, hasMoved: hasMoved)
  }

  /// Returns the sum of two numbers, limited to `Int.max`, so that an endless run stays endless.
  static func clampedSum(_ lhs: Int, _ rhs: Int) -> Int { lhs > Int.max - rhs ? Int.max : lhs + rhs }
}

extension [RowRun] {
  /// Returns the runs in ascending order of their sections and first rows.
  func sortedByPosition() -> [RowRun] {
    sorted { $0.section < $1.section || $0.section == $1.section && $0.rows.lowerBound < $1.rows.lowerBound }
  }

  /// Returns the runs in order, with overlapping and adjacent runs merged.
  func joined() -> [RowRun] {
    var joined: [RowRun] = []
    for run in sortedByPosition() {
      if let last = joined.last, last.section == run.section, run.rows.lowerBound <= last.rows.upperBound {
        joined[joined.count - 1].rows = last.rows.lowerBound..<Swift.max(last.rows.upperBound, run.rows.upperBound)
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  /// Returns the parts of these runs that overlap `other`; the runs must be in order and disjoint.
  ///
  /// - Complexity: O(log *n* + *k*) in the number *n* of runs and the number *k* of parts.
  func parts(in other: RowRun) -> [RowRun] {
    let first = partitioningIndex {
      $0.section > other.section || $0.section == other.section && $0.rows.upperBound > other.rows.lowerBound
    }
    var parts: [RowRun] = []
    for run in self[first...] {
      guard run.section == other.section, run.rows.lowerBound < other.rows.upperBound else { break }
      let shared = run.rows.clamped(to: other.rows)
      if !shared.isEmpty { parts.append(run.part(shared)) }
    }
    return parts
  }

  /// Returns a run of the next update in parts, in which each row has its position before both updates, if any.
  func composed(_ run: RowRun) -> [RowRun] {
    guard let oldRun = run.oldRun else { return [run] }
    return parts(in: oldRun).map { part in
      let start = RowRun.clampedSum(run.rows.lowerBound, part.rows.lowerBound - oldRun.rows.lowerBound)
      return RowRun(
        section: run.section, rows: start..<RowRun.clampedSum(start, part.rows.count), origin: part.origin,
        hasMoved: run.hasMoved || part.hasMoved)
    }
  }
}
