// Checking whether an update turns one list into another.
extension ListUpdate {
  /// Returns the reason why this update does not turn one list into another; nil if it does.
  ///
  /// This is like UIKit's consistency check, but does not crash, and compares the ids of rows, not just their counts. Inserted
  /// rows, and all rows of reloaded and inserted sections, are not compared, and an update that reloads everything always
  /// passes.
  ///
  /// - Parameters:
  ///   - old: The ids of the rows before the update, by section.
  ///   - new: The ids of the rows after the update, by section.
  /// - Returns: Nil if the update passes, otherwise a sentence that describes the first problem.
  /// - Complexity: O(*n* + *k* + *s* log *s*) for *n* ids and changed rows, *k* changes and *s* sections.
  public func mismatch(from old: [[RowID]], to new: [[RowID]]) -> String? {
    if reloadsAll || isEmpty && old == new { return nil }
    if let problem = sectionProblem(old.count, new.count) { return problem }
    var departures = old.map { [Bool](repeating: false, count: $0.count) }
    if let problem = markDepartures(in: &departures) ?? reloadProblem(departures) { return problem }
    var arrivals = new.map { [Arrival](repeating: .staying, count: $0.count) }
    if let problem = markArrivals(in: &arrivals, from: old) ?? wholeSectionProblem { return problem }
    let places = SectionPlaces(self)
    let reloadedSectionSet = Set(reloadedSections)
    for section in new.indices {
      // An inserted section has no old rows with which to compare its rows.
      guard let oldSection = places.oldNumber(of: section), !reloadedSectionSet.contains(oldSection) else { continue }
      let staying = zip(old[oldSection], departures[oldSection]).lazy.filter { !$0.1 }.map { $0.0 }
      if let problem = mismatch(inSection: section, of: new[section], arrivals: arrivals[section], staying: staying) {
        return problem
      }
    }
    return nil
  }

  /// The origin of a row in the new list, according to the update.
  private enum Arrival {
    /// The row was already in this section, and keeps its order relative to the other rows that stay.
    case staying
    /// The row is new.
    case inserted
    /// The row was at another position.
    case moved(RowID)
  }

  /// Checks that the sections changed as a whole exist, that these changes do not conflict, and that the number of sections
  /// agrees with the update.
  private func sectionProblem(_ old: Int, _ new: Int) -> String? {
    var (departures, arrivals) = ([Bool](repeating: false, count: old), [Bool](repeating: false, count: new))
    for section in deletedSections + movedSections.map({ $0.from }) {
      guard departures.indices.contains(section) else {
        return sentence(section, problem: "is deleted or moved, but does not exist before the update.")
      }
      guard !departures[section] else { return sentence(section, problem: "is deleted or moved more than once.") }
      departures[section] = true
    }
    for section in insertedSections + movedSections.map({ $0.to }) {
      guard arrivals.indices.contains(section) else {
        return sentence(
          section, problem: "is the destination of an insertion or a move, but does not exist after the update.")
      }
      guard !arrivals[section] else {
        return sentence(section, problem: "is the destination of two inserted or moved sections.")
      }
      arrivals[section] = true
    }
    for section in reloadedSections {
      guard departures.indices.contains(section) else {
        return sentence(section, problem: "is reloaded, but does not exist before the update.")
      }
      guard !departures[section] else { return sentence(section, problem: "is reloaded, but also deleted or moved.") }
    }
    let expected = departures.count { !$0 } + arrivals.count { $0 }
    return expected == new
      ? nil
      : "The number of sections after the update is " + String(new) + ", but the update results in " + String(expected)
        + "."
  }

  /// The sentence about a section that is inserted, deleted or moved as a whole although another change names one of its
  /// rows; nil if there is none.
  private var wholeSectionProblem: String? {
    let departingSections = Set(deletedSections + movedSections.map { $0.from })
    let arrivingSections = Set(insertedSections + movedSections.map { $0.to })
    let removalSections = (deleted + reloaded).map { $0.section } + moved.map { $0.from.section }
    let additionSections = inserted.map { $0.section } + moved.map { $0.to.section }
    guard
      let section = removalSections.first(where: departingSections.contains)
        ?? additionSections.first(where: arrivingSections.contains)
    else {
      return nil
    }
    return sentence(
      section, problem: "is inserted, deleted or moved as a whole, but another change names one of its rows.")
  }

  /// Marks the rows that are deleted or moved away, and returns the first problem, if any.
  private func markDepartures(in departures: inout [[Bool]]) -> String? {
    func markDeparture(section: Int, row: Int) -> String? {
      guard !departures[section][row] else {
        return sentence(section, row: row, problem: "is deleted or moved more than once.")
      }
      departures[section][row] = true
      return nil
    }
    for rows in deleted {
      if let problem = missingSectionProblem(
        rows.section, of: departures.count, change: "deletes rows of", moment: "before")
      {
        return problem
      }
      guard Self.contains(departures, rows) else { return sentence(missing: rows, verb: "deletes.") }
      for row in rows.range { if let problem = markDeparture(section: rows.section, row: row) { return problem } }
    }
    for move in moved {
      if let problem = missingSectionProblem(
        move.from.section, of: departures.count, change: "moves a row of", moment: "before")
      {
        return problem
      }
      guard Self.contains(departures, move.from) else {
        return sentence(
          move.from.section, row: move.from.row, problem: "is moved, but does not exist before the update.")
      }
      if let problem = markDeparture(section: move.from.section, row: move.from.row) { return problem }
    }
    return nil
  }

  /// Checks that reloaded rows exist and are neither deleted nor moved.
  private func reloadProblem(_ departures: [[Bool]]) -> String? {
    for rows in reloaded {
      if let problem = missingSectionProblem(
        rows.section, of: departures.count, change: "reloads rows of", moment: "before")
      {
        return problem
      }
      guard Self.contains(departures, rows) else { return sentence(missing: rows, verb: "reloads.") }
      if let row = departures[rows.section][rows.range].firstIndex(of: true) {
        return sentence(rows.section, row: row, problem: "is reloaded, but also deleted or moved.")
      }
    }
    return nil
  }

  /// Marks the positions of inserted and moved rows, and returns the first problem, if any.
  private func markArrivals(in arrivals: inout [[Arrival]], from old: [[RowID]]) -> String? {
    func markArrival(_ arrival: Arrival, at position: RowPosition) -> Bool {
      guard Self.contains(arrivals, position), case .staying = arrivals[position.section][position.row] else {
        return false
      }
      arrivals[position.section][position.row] = arrival
      return true
    }
    for rows in inserted {
      if let problem = missingSectionProblem(
        rows.section, of: arrivals.count, change: "inserts rows into", moment: "after")
      {
        return problem
      }
      guard Self.contains(arrivals, rows),
        rows.range.allSatisfy({ markArrival(.inserted, at: RowPosition(section: rows.section, row: $0)) })
      else { return sentence(rows.section, problem: "has no room for the inserted rows " + Self.text(rows) + ".") }
    }
    for move in moved {
      if let problem = missingSectionProblem(
        move.to.section, of: arrivals.count, change: "moves a row to", moment: "after")
      {
        return problem
      }
      guard markArrival(.moved(old[move.from.section][move.from.row]), at: move.to) else {
        return sentence(
          move.to.section, problem: "has no room for the row that moves to index " + String(move.to.row) + ".")
      }
    }
    return nil
  }

  /// Compares the rows of a section with those that result from the update.
  private func mismatch(
    inSection section: Int, of new: [RowID], arrivals: [Arrival], staying: some Sequence<RowID>
  ) -> String? {
    var staying = staying.makeIterator()
    for (id, arrival) in zip(new, arrivals) {
      let expected: RowID?
      switch arrival {
      case .inserted: continue
      case .moved(let row): expected = row
      case .staying: expected = staying.next()
      }
      guard let expected else {
        return sentence(section, problem: "has " + Self.text(id) + ", which the update does not insert.")
      }
      guard expected == id else {
        return sentence(
          section, problem: "has " + Self.text(id) + " where the update puts " + Self.text(expected) + ".")
      }
    }
    return staying.next().map {
      sentence(section, problem: "lacks " + Self.text($0) + ", which the update does not delete.")
    }
  }

  /// Returns the sentence about a change to rows of a section that the list lacks before or after the update; nil if the
  /// section exists.
  private func missingSectionProblem(_ section: Int, of count: Int, change: String, moment: String) -> String? {
    guard !(0..<count).contains(section) else { return nil }
    let (sections, hint) =
      switch count {
      case 0: ("no sections", "")
      case 1: ("only 1 section", " (choose 0)")
      default: ("only " + String(count) + " sections", " (choose one from 0 to " + String(count - 1) + ")")
      }
    let start = "The update " + change + " section " + String(section)
    return start + ", but the list has " + sections + " " + moment + " the update" + hint + "."
  }

  private func sentence(_ section: Int, problem: String) -> String {
    "Section " + String(section) + " " + problem
  }

  private func sentence(_ section: Int, row: Int, problem: String) -> String {
    "Row " + String(row) + " of section " + String(section) + " " + problem
  }

  private func sentence(missing rows: Rows, verb: String) -> String {
    sentence(rows.section, problem: "does not have all rows in " + Self.text(rows) + ", which the update " + verb)
  }

  private static func text(_ row: RowID) -> String { "the row with id " + String(row.rawValue) }

  private static func text(_ rows: Rows) -> String {
    String(rows.range.lowerBound) + "..<" + String(rows.range.upperBound)
  }

  private static func contains<Element>(_ sections: [[Element]], _ rows: Rows) -> Bool {
    rows.range.lowerBound >= 0 && rows.range.upperBound <= sections[rows.section].count
  }

  private static func contains<Element>(_ sections: [[Element]], _ position: RowPosition) -> Bool {
    sections[position.section].indices.contains(position.row)
  }
}
