public import InteractionCore

/// What a script says about a row: its extent, its actions, and its design with rules, corrections and options.
///
///     let setup = RowSetup(
///       .constraintSwipe, trailing: [delete, more], rules: "DNSSwipeableTableCell", corrections: [])
///     print(Script.row(setup, [Timed(0, .open(.trailing, animated: true)), Timed(1, .wait)]).play().text)
///
/// It is also what a ``RowDesign`` makes its rows of.
public struct RowSetup: Hashable, Sendable {
  /// The design.
  public var design: RowDesign
  /// The width in points; a row in a table has the table's.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The actions at the leading side, outermost first.
  public var leading: [InteractionAction]
  /// The actions at the trailing side, outermost first.
  public var trailing: [InteractionAction]
  /// The name of the rule set, or nil for the design's default one.
  public var rules: String?
  /// The names of the corrections, or nil for all of them.
  public var corrections: [String]?
  /// The values of the configuration that only this design has, by their keys, without those that have their default.
  public var options: [String: JSON]

  /// Creates a setup, with the defaults of a script.
  ///
  /// Nothing is checked, because playing survives any numbers; `Script.json()` says what a script could not hold.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - width: The width in points; a row in a table gets the table's.
  ///   - height: The height in points.
  ///   - leading: The actions at the leading side, outermost first. Ids should be unique in the row.
  ///   - trailing: The actions at the trailing side, outermost first.
  ///   - rules: The name of the rule set, or nil for the design's default one, as for a name that the design does not
  ///     have.
  ///   - corrections: The names of the corrections, or nil for all of them; a name that the design does not have is
  ///     ignored.
  ///   - options: The values of the configuration that only this design has, as its ``RowDesign/Options`` return them.
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

  /// The default width of a row in points: that of the screens of the articles' time.
  public static let defaultWidth = 320.0
  /// The default height of a row in points: UITableView's.
  public static let defaultHeight = 44.0

  /// Finds the actions of a side.
  ///
  /// - Parameter edge: The side.
  /// - Returns: Its actions, outermost first.
  /// - Complexity: O(1).
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// The name of the rule set, the design's default one where ``rules`` is nil; empty where the design has no rule
  /// sets.
  public var rulesName: String { rules ?? design.rules.first ?? "" }

  /// The ids of everything that `perform` can name.
  var performable: [String] {
    let sides = SwipeEdge.allCases.filter { !actions($0).isEmpty }
    let own = sides.flatMap { actions($0) }.map { $0.id }
    return own + sides.map { InteractionAction.showID($0) } + [InteractionAction.closeID]
  }

  /// The row's mirror image, with the actions of the two sides exchanged; nil where the design's options have none.
  public var mirrored: RowSetup? {
    guard let options = design.options.mirrored(self) else { return nil }
    var setup = self
    (setup.leading, setup.trailing) = (trailing, leading)
    setup.options = options
    return setup
  }
}

extension RowSetup {
  /// Whether both describe the same row; neither the order of corrections nor the name of the default rules counts.
  public static func == (a: RowSetup, b: RowSetup) -> Bool {
    a.design == b.design && a.width == b.width && a.height == b.height && a.leading == b.leading
      && a.trailing == b.trailing && a.rulesName == b.rulesName && a.options == b.options
      && a.design.corrections.ordered(a.corrections) == b.design.corrections.ordered(b.corrections)
  }

  /// Hashes what describes the row.
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
