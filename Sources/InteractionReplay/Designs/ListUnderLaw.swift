public import InteractionLaws
import InteractionLists

/// A list of a design, or of rows of a design, to be checked against the laws of lists and of tables.
///
/// Check your own design in a test of your package: once with few rows, which are enough to show most faults, and once
/// against the laws of tables, with more rows than fit:
///
///     let subject = ListUnderLaw(checklist)
///     let (shortTable, longTable) = (subject.table(rows: 4), subject.table(rows: 30))
///     for violation in shortTable.violations() { print(subject.name, violation.report(for: shortTable)) }
///     for violation in longTable.tableViolations() { print(subject.name, violation.report(for: longTable)) }
///
/// ``Designs/listsUnderLaw`` has a subject for each list design, and for each row design under each of its rule sets, if any.
public struct ListUnderLaw: Hashable, Sendable {
  /// The content of the list.
  private enum Content: Hashable, Sendable {
    case rows(RowDesign, rules: String?, ReorderOptions?)
    case list(ListDesign, options: [String: JSON])
  }

  private let content: Content

  /// Creates a subject: a list of rows of a design, each with one leading and two trailing buttons.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - rules: The name of the rule set, or nil for the design's default.
  ///   - reordering: The options for moving rows by finger or plain action, or nil if rows cannot be moved. The last row
  ///     cannot be moved, except in a table of three rows.
  /// - Complexity: O(1).
  public init(_ design: RowDesign, rules: String? = nil, reordering: ReorderOptions? = nil) {
    content = .rows(design, rules: rules ?? design.rules.first, reordering)
  }

  /// Creates a subject: a list of a design, as its ``ListDesign/Laws`` configure it.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - options: Values of the design's configuration, keyed by name, that replace those of the sample.
  /// - Complexity: O(1).
  public init(_ design: ListDesign, options: [String: JSON] = [:]) { content = .list(design, options: options) }

  /// The design's name, followed by the rule set's, if any, and `reordering` if rows can be moved; for a list design, followed
  /// by the keys of the options.
  public var name: String {
    switch content {
    case .rows(let design, let rules, let reordering):
      ([design.name] + (rules.map { [$0] } ?? []) + (reordering.map { _ in ["reordering"] } ?? []))
        .joined(separator: ", ")
    case .list(let design, let options): ([design.name] + options.keys.sorted()).joined(separator: ", ")
    }
  }

  /// The design's corrections, in the order of their declaration.
  public var corrections: [NamedCorrection] {
    switch content {
    case .rows(let design, _, _): design.corrections
    case .list(let design, _): design.corrections
    }
  }

  /// Returns whether a law applies to the list.
  ///
  /// - Parameter law: The law.
  /// - Returns: False for `undo` if the list does not undo changes, and for `collapsingUndoesExpanding` unless it is among the
  ///   special laws of the design's ``ListDesign/Laws``; true for every other law.
  /// - Complexity: O(1).
  public func isSubject(to law: ListLaw) -> Bool {
    switch law {
    case .undo, .collapsingUndoesExpanding:
      switch content {
      case .rows: law == .undo
      case .list(let design, _): design.specialLaws.contains(law)
      }
    case .updatesAddUp, .identity, .lookupsAgree, .rowsArePainted, .paintedRowsAreHit, .noJumps, .motionsEndOnTime,
      .reportsAreTrue,
      .changesAreReloaded, .heightChangesAreReported, .cancelRestores, .heldRowsStay, .samplingDoesNotMatter,
      .sameScriptSameTrace, .survivesAnyInput,
      .everyGestureHasAnAction, .asksFirst, .descriptionsMatch, .typedTextIsKept, .timeChangesNothing,
      .useWearsNothingOut:
      true
    }
  }

  /// Returns the height of a row in a list that the laws check, in points.
  ///
  /// Neighbours have different heights, and in a list of at least 12 rows, one row is taller than the table.
  package static func height(of row: Int, among rows: Int) -> Double {
    if row == 7, rows >= 12 { return 520 }
    switch row % 5 {
    case 0: return 30
    case 1: return 120
    case 2: return 50
    case 3: return 44
    default: return 77
    }
  }

  /// Returns a table that holds the list, for the laws to check.
  ///
  /// - Parameters:
  ///   - rows: The minimum number of rows, 0 or more.
  ///   - corrections: The names of the corrections, or nil for all of them.
  /// - Returns: A table of 320 by 480 points.
  /// - Precondition: The design can read its own sample together with the options.
  /// - Complexity: O(*n*) for *n* rows; for a list design, the cost of making a ``ListSetup``.
  public func table(rows: Int, corrections: [String]? = nil) -> TableSetup {
    switch content {
    case .rows(let design, let rules, let reordering):
      let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
      let read = InteractionAction(id: "read", title: "Read", fulfillment: .close)
      let archive = InteractionAction(id: "archive", title: "Archive", fulfillment: .delete, asksFirst: true)
      let row = RowSetup(design, leading: [read], trailing: [delete, archive], rules: rules, corrections: corrections)
      let mute = InteractionAction(id: "mute", title: "Mute")
      let describedRows = (0..<rows).compactMap { index -> DescribedRow? in
        let height = Self.height(of: index, among: rows)
        let isMovable = reordering == nil || index < rows - 1
        return index == 2
          ? DescribedRow(RowID(index), height: height, trailing: [mute, delete], title: "News", group: "news")
          : height == row.height && isMovable ? nil : DescribedRow(RowID(index), height: height, isMovable: isMovable)
      }
      return TableSetup(.count(rows), of: row, described: describedRows, reordering: reordering)
    case .list(let design, let options):
      do throws(ScriptError) {
        return TableSetup(
          try ListSetup(design, design.sample(rows).adding(options), corrections: corrections))
      } catch {
        preconditionFailure(
          "The design \(design.name) cannot read its sample and the subject's options: \(error.description)")
      }
    }
  }
}

extension Designs {
  /// The subjects for every row design under every rule set, and for every list design.
  ///
  ///     for subject in Designs.standard.listsUnderLaw {
  ///       print(subject.name, subject.table(rows: 4).violations().count)
  ///     }
  public var listsUnderLaw: [ListUnderLaw] {
    rows.flatMap { design in design.ruleSetNames.map { ListUnderLaw(design, rules: $0) } }
      + lists.map { ListUnderLaw($0) }
  }
}
