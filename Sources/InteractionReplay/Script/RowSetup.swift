public import InteractionCore

/// What a script says of a row: its extent, its actions and the design that moves it.
public struct RowSetup: Hashable, Sendable {
  /// The width in points; in a table, the table's.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The actions at the leading side, outermost first.
  public var leading: [InteractionAction]
  /// The actions at the trailing side, outermost first.
  public var trailing: [InteractionAction]
  /// The design, with what only that design takes.
  public var design: RowDesign

  /// Creates a setup; what is left out is what a script gets that leaves it out.
  public init(
    width: Double = defaultWidth, height: Double = defaultHeight, leading: [InteractionAction] = [],
    trailing: [InteractionAction] = [], design: RowDesign
  ) {
    self.width = width
    self.height = height
    self.leading = leading
    self.trailing = trailing
    self.design = design
  }

  /// The width of a row that does not say it, in points: the screen of the articles' time.
  public static let defaultWidth = 320.0
  /// The height of a row that does not say it, in points: UITableView's.
  public static let defaultHeight = 44.0

  /// The actions of a side, outermost first.
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }
}

// MARK: - Reading and writing

extension ClosedRange<Double> {
  /// The widths and heights that scripts may give, in points; far beyond every screen.
  static var extent: ClosedRange<Double> { 0...1_000_000 }
}

extension RowSetup {
  static let keys = ["width", "height", "leading", "trailing"]

  /// Reads a configuration of a design of rows; one in a table may repeat the table's width, not change it.
  init(_ reading: Reading, of design: Design, tableWidth: Double? = nil) throws(ScriptError) {
    let fields = try reading.object(Self.keys + RowDesign.keys(of: design))
    width = try fields.number("width", in: .extent, or: tableWidth ?? Self.defaultWidth)
    if let tableWidth, width != tableWidth {
      let (own, table) = (JSON.text(of: width), JSON.text(of: tableWidth))
      throw fields.error(at: "width", "\(own) is not the table's width (leave it out, or give \(table))")
    }
    height = try fields.number("height", in: .extent, or: Self.defaultHeight)
    // Where each id was found first, beside those of the plain actions that every row has.
    var owners: [String: String] = [:]
    for action in Self.plainActions { owners[action] = "a plain action of every row" }
    leading = try Self.actions(fields["leading"], &owners)
    trailing = try Self.actions(fields["trailing"], &owners)
    self.design = try RowDesign(design, fields)
  }

  /// The configuration, without what is as it would be anyway.
  var json: [String: JSON] {
    var values = design.json
    if width != Self.defaultWidth { values["width"] = .number(width) }
    if height != Self.defaultHeight { values["height"] = .number(height) }
    if !leading.isEmpty { values["leading"] = .array(leading.map(\.json)) }
    if !trailing.isEmpty { values["trailing"] = .array(trailing.map(\.json)) }
    return values
  }

  /// The ids of the plain actions that equal the row's gestures.
  private static let plainActions =
    SwipeEdge.allCases.map { InteractionAction.show($0).id } + [InteractionAction.close.id]

  /// The ids of everything that `perform` can name.
  var performable: [String] {
    let sides = SwipeEdge.allCases.filter { !actions($0).isEmpty }
    return (sides.flatMap(actions) + sides.map(InteractionAction.show) + [.close]).map(\.id)
  }

  private static func actions(
    _ reading: Reading?, _ owners: inout [String: String]
  ) throws(ScriptError) -> [InteractionAction] {
    var actions: [InteractionAction] = []
    for element in try reading?.array() ?? [] {
      let action = try InteractionAction(element)
      if let owner = owners[action.id] {
        let id = try element.anyObject()
        throw id.error(at: "id", "\(action.id.quoted) is taken by \(owner) (ids are unique in a row)")
      }
      owners[action.id] = element.place
      actions.append(action)
    }
    return actions
  }
}

extension InteractionAction {
  fileprivate init(_ reading: Reading) throws(ScriptError) {
    let fields = try reading.object(["id", "title", "width", "role", "icon", "color"])
    let roles = [Role.normal, .destructive]
    self.init(
      id: try fields.string("id"), title: try fields.string("title"),
      role: try fields.choice("role", of: roles, named: \.name, or: .normal),
      icon: try fields["icon"]?.string(), color: try fields["color"]?.color(),
      width: try fields["width"]?.number(in: .extent))
  }

  fileprivate var json: JSON {
    var values: [String: JSON] = ["id": .string(id), "title": .string(title)]
    if role != .normal { values["role"] = .string(role.name) }
    if let icon { values["icon"] = .string(icon) }
    if let color { values["color"] = .string(color.hexText) }
    if let width { values["width"] = .number(width) }
    return .object(values)
  }
}

extension Reading {
  fileprivate func color() throws(ScriptError) -> SRGBColor {
    let expected = "a colour such as \"#ff3b30\""
    guard case .string(let text) = value, text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let number = UInt32(text.dropFirst(), radix: 16)
    else { throw error(expecting: expected) }
    return SRGBColor(hex: number)
  }
}
