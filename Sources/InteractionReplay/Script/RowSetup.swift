public import InteractionCore

/// The setup of a row in a script: its size, actions and design, with rules, corrections and options.
///
///     let setup = RowSetup(
///       .constraintSwipe, trailing: [delete, more], rules: "DNSSwipeableTableCell", corrections: [])
///     print(Script.row(setup, [Timed(0, .open(.trailing, animated: true)), Timed(1, .wait)]).play().text)
///
/// A ``RowDesign`` makes its rows from a setup.
public struct RowSetup: Hashable, Sendable {
  /// The row's design.
  public var design: RowDesign
  /// The width in points; a row in a table has the table's width.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The leading actions, outermost first.
  public var leading: [InteractionAction]
  /// The trailing actions, outermost first.
  public var trailing: [InteractionAction]
  /// The name of the rule set, or nil for the design's default.
  public var rules: String?
  /// The names of the corrections, or nil for all of them.
  public var corrections: [String]?
  /// The values of the configuration keys in the design's ``RowDesign/Options``, without default values.
  public var options: [String: JSON]

  /// Creates a setup, with the defaults of a script.
  ///
  /// Nothing is checked, because any numbers can be played; `Script.json()` reports what a script cannot contain.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - width: The width in points; a row in a table gets the table's width.
  ///   - height: The height in points.
  ///   - leading: The leading actions, outermost first. Ids should be unique in the row.
  ///   - trailing: The trailing actions, outermost first.
  ///   - rules: The name of the rule set, or nil for the design's default, which is also used for a name that the design does
  ///     not have.
  ///   - corrections: The names of the corrections, or nil for all of them; names that the design does not have are ignored.
  ///   - options: The values of the configuration keys in the design's ``RowDesign/Options``, as the closure `read` there
  ///     returns them.
  /// - Complexity: O(1).
  public init(
    _ design: RowDesign, width: Double = defaultWidth, height: Double = defaultHeight,
    leading: [InteractionAction] = [], trailing: [InteractionAction] = [], rules: String? = nil,
    corrections: [String]? = nil, options: [String: JSON] = [:]
  ) {
    self.design = design
    self.width = width
    self.height = height
    self.leading = leading
    self.trailing = trailing
    self.rules = rules == design.rules.first ? nil : rules
    self.corrections = corrections
    self.options = options
  }

  /// The default width of a row in points: the width of the first iPhones' screens.
  public static let defaultWidth = 320.0
  /// The default height of a row in points: the standard height of UITableView's rows.
  public static let defaultHeight = 44.0

  /// Returns the actions of a side.
  ///
  /// - Parameter edge: The side.
  /// - Returns: The side's actions, outermost first.
  /// - Complexity: O(1).
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// The name of the rule set; if ``rules`` is nil, the design's default, or empty if the design has no rule sets.
  public var rulesName: String { rules ?? design.rules.first ?? "" }

  /// The ids of all actions that `perform` can name.
  var performableIDs: [String] {
    let sides = SwipeEdge.allCases.filter { !actions($0).isEmpty }
    let buttonIDs = sides.flatMap { actions($0) }.map { $0.id }
    return buttonIDs + sides.map { InteractionAction.showID($0) } + [InteractionAction.closeID]
  }

  /// The row's mirror image, with the actions of the two sides exchanged; nil if its design says that there is none.
  public var mirrored: RowSetup? {
    guard let options = design.options.mirrored(self) else { return nil }
    var setup = self
    (setup.leading, setup.trailing) = (trailing, leading)
    setup.options = options
    return setup
  }
}

extension RowSetup {
  /// Returns whether two setups describe the same row, regardless of the order of corrections and of whether the default
  /// rules are named.
  public static func == (a: RowSetup, b: RowSetup) -> Bool {
    a.design == b.design && a.width == b.width && a.height == b.height && a.leading == b.leading
      && a.trailing == b.trailing && a.rulesName == b.rulesName && a.options == b.options
      && a.design.corrections.ordered(a.corrections) == b.design.corrections.ordered(b.corrections)
  }

  /// Hashes the properties that describe the row.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(design)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(leading)
    hasher.combine(trailing)
    hasher.combine(rulesName)
    hasher.combine(options)
    hasher.combine(design.corrections.ordered(corrections))
  }
}
