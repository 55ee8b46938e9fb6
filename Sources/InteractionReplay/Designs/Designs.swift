/// The designs that scripts can name.
///
/// ``standard`` has the designs of the five articles. Add designs of your own, and pass the result to a ``Replay``:
///
///     Designs.standard.rows.map(\.name)   // ["constraint-swipe", "scroll-swipe", "utility-buttons"]
///     let replay = Replay(designs: .standard.adding(curtain).adding(checklist))
///
/// To check only your own designs, make a registry with only those:
///
///     for subject in Designs(rows: [curtain]).rowsUnderLaw {
///       for found in subject.violations() { print(found.violation.report(for: found.setup)) }
///     }
///
/// Names are unique, because a script names its design: `"design": "curtain"`.
public struct Designs: Hashable, Sendable {
  /// The row designs, in the order in which comparisons and pages show them.
  public private(set) var rows: [RowDesign]
  /// The list designs, in the order in which pages show them.
  public private(set) var lists: [ListDesign]

  /// The designs of the five articles: three of rows, two of lists.
  public static let standard = Designs(
    rows: [.constraintSwipe, .scrollSwipe, .utilityButtons], lists: [.expandableTable, .gestureList])

  /// The name that scripts use for a table of rows or of a list; no registered design can have it.
  public static let tableName = "headless-table"

  /// Creates a registry of designs.
  ///
  /// - Parameters:
  ///   - rows: The row designs, in the order in which comparisons and pages show them.
  ///   - lists: The list designs, in the order in which pages show them.
  /// - Precondition: No two designs, of rows or of lists, have the same name, and none is named `headless-table`.
  /// - Complexity: O(*n*) for *n* designs.
  public init(rows: [RowDesign] = [], lists: [ListDesign] = []) {
    self.rows = rows
    self.lists = lists
    let names = self.names
    precondition(
      Set(names).count == names.count,
      "Give each design a unique name; one of these occurs twice: " + names.joined(separator: ", ") + ".")
  }

  /// Returns a registry with a row design added after the others.
  ///
  /// - Parameter design: The design.
  /// - Returns: A registry with the added design.
  /// - Precondition: No other design has the same name, and the name is not `headless-table`.
  /// - Complexity: O(*n*) for *n* designs.
  public func adding(_ design: RowDesign) -> Designs { Designs(rows: rows + [design], lists: lists) }

  /// Returns a registry with a list design added after the others.
  ///
  /// - Parameter design: The design.
  /// - Returns: A registry with the added design.
  /// - Precondition: No other design has the same name, and the name is not `headless-table`.
  /// - Complexity: O(*n*) for *n* designs.
  public func adding(_ design: ListDesign) -> Designs { Designs(rows: rows, lists: lists + [design]) }

  /// The names that a script's `design` can have.
  var names: [String] { namesInTables + [Self.tableName] }

  /// The names of the designs that a table can hold.
  var namesInTables: [String] { rows.map { $0.name } + lists.map { $0.name } }

  /// Finds a row design.
  ///
  /// - Parameter name: The design's name in scripts.
  /// - Returns: The design, or nil if no row design has the name.
  /// - Complexity: O(*n*) for *n* designs.
  public func row(named name: String) -> RowDesign? { rows.first { $0.name == name } }

  /// Finds a list design.
  ///
  /// - Parameter name: The design's name in scripts.
  /// - Returns: The design, or nil if no list design has the name.
  /// - Complexity: O(*n*) for *n* designs.
  public func list(named name: String) -> ListDesign? { lists.first { $0.name == name } }
}
