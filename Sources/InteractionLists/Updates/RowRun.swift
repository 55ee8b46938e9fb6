/// Neighbouring rows of a section, and where they were before an update.
struct RowRun {
  let section: Int
  /// Their numbers; the last of a section never end.
  var rows: Range<Int>
  /// Where the first of them was, and the others below it; nil for new ones, and where it does not matter.
  var origin: RowPosition?
  /// Whether it is one row that was at another position.
  var moves = false

  /// The rows as they were before; nil for new ones.
  var before: RowRun? {
    origin.map { RowRun(section: $0.section, rows: $0.row..<Self.sum($0.row, rows.count)) }
  }

  /// Where the first of the rows is.
  var first: RowPosition { RowPosition(section: section, row: rows.lowerBound) }

  /// The rows as an update names them.
  var named: ListUpdate.Rows { ListUpdate.Rows(section: section, rows) }

  /// Some of the rows.
  func part(_ part: Range<Int>) -> RowRun {
    let start = origin.map {
      RowPosition(section: $0.section, row: Self.sum($0.row, part.lowerBound - rows.lowerBound))
    }
    return RowRun(section: section, rows: part, origin: start, moves: moves)
  }

  /// The sum of two numbers, or the greatest of all: what never ends does not do so farther down either.
  static func sum(_ one: Int, _ other: Int) -> Int { one > Int.max - other ? Int.max : one + other }
}

extension [RowRun] {
  /// The same in order.
  func inOrder() -> [RowRun] {
    sorted { $0.section < $1.section || $0.section == $1.section && $0.rows.lowerBound < $1.rows.lowerBound }
  }

  /// The same in order, those that meet in one.
  func joined() -> [RowRun] {
    var joined: [RowRun] = []
    for run in inOrder() {
      if let last = joined.last, last.section == run.section, run.rows.lowerBound <= last.rows.upperBound {
        joined[joined.count - 1].rows = last.rows.lowerBound..<Swift.max(last.rows.upperBound, run.rows.upperBound)
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  /// Those parts of runs in order, which share no row, that are among neighbouring rows.
  ///
  /// - Complexity: O(log *n* + *k*) in the number *n* of runs and *k* of parts.
  func parts(in rows: RowRun) -> [RowRun] {
    let first = partitioningIndex {
      $0.section > rows.section || $0.section == rows.section && $0.rows.upperBound > rows.rows.lowerBound
    }
    var parts: [RowRun] = []
    for run in self[first...] {
      guard run.section == rows.section, run.rows.lowerBound < rows.rows.upperBound else { break }
      let shared = run.rows.clamped(to: rows.rows)
      if !shared.isEmpty { parts.append(run.part(shared)) }
    }
    return parts
  }

  /// Where the rows of a run of a later update were, by the runs of this one.
  func composed(_ run: RowRun) -> [RowRun] {
    guard let before = run.before else { return [run] }
    return parts(in: before).map { part in
      let start = RowRun.sum(run.rows.lowerBound, part.rows.lowerBound - before.rows.lowerBound)
      return RowRun(
        section: run.section, rows: start..<RowRun.sum(start, part.rows.count), origin: part.origin,
        moves: run.moves || part.moves)
    }
  }
}
