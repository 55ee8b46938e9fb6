import InteractionCore

extension RowSetup {
  /// The keys that every row design accepts.
  static let sharedKeys = ["width", "height", "leading", "trailing"]

  private static func keys(of design: RowDesign) -> [String] {
    let rules = design.rules.isEmpty ? [] : ["rules"]
    return sharedKeys + rules + design.options.keys + (design.corrections.isEmpty ? [] : ["corrections"])
  }

  /// Reads a configuration of a row design; in a table, the configuration may repeat the table's width, but must not
  /// contradict it.
  init(_ value: ScriptValue, of design: RowDesign, tableWidth: Double? = nil) throws(ScriptError) {
    let fields = try value.object(Self.keys(of: design))
    try self.init(shared: fields, of: design, tableWidth: tableWidth)
    if let rules = fields["rules"] {
      let name = try rules.choice("rules", of: design.rules, named: { $0 })
      self.rules = name == design.rules.first ? nil : name
    }
    options = try design.options.read(fields)
    corrections = try fields.corrections(of: design.corrections)
  }

  /// Reads the part of a configuration that all row designs share.
  init(shared fields: ScriptFields, of design: RowDesign, tableWidth: Double? = nil) throws(ScriptError) {
    let width = try fields.number("width", in: .extent, or: tableWidth ?? Self.defaultWidth)
    if let tableWidth, width != tableWidth {
      let (widthText, tableWidthText) = (JSON.text(of: width), JSON.text(of: tableWidth))
      throw fields.error(
        about: "width", "\(widthText) is not the table's width (leave it out, or give \(tableWidthText))")
    }
    let height = try fields.number("height", in: .extent, or: Self.defaultHeight)
    var owners = Self.plainActionOwners
    let leading = try Self.actions(fields["leading"], owners: &owners)
    let trailing = try Self.actions(fields["trailing"], owners: &owners)
    self.init(design, width: width, height: height, leading: leading, trailing: trailing)
  }

  /// The configuration, without default values.
  var json: [String: JSON] {
    var values = options
    if let rules, rules != design.rules.first { values["rules"] = .string(rules) }
    values["corrections"] = .corrections(corrections, of: design.corrections)
    if width != Self.defaultWidth { values["width"] = .number(width) }
    if height != Self.defaultHeight { values["height"] = .number(height) }
    if !leading.isEmpty { values["leading"] = .array(leading.map { $0.json }) }
    if !trailing.isEmpty { values["trailing"] = .array(trailing.map { $0.json }) }
    return values
  }

  /// The ids of the plain actions that open and close rows, which no other action may have, with a description of their owner
  /// for errors.
  static var plainActionOwners: [String: String] {
    var owners: [String: String] = [:]
    let plainIDs = SwipeEdge.allCases.map { InteractionAction.showID($0) } + [InteractionAction.closeID]
    for id in plainIDs { owners[id] = "a plain action that opens or closes rows" }
    return owners
  }

  static func actions(
    _ value: ScriptValue?, owners: inout [String: String]
  ) throws(ScriptError) -> [InteractionAction] {
    var actions: [InteractionAction] = []
    for element in try value?.array() ?? [] {
      let action = try InteractionAction(element)
      if let owner = owners[action.id] {
        let fields = try element.anyObject()
        throw fields.error(
          about: "id",
          "\(action.id.quoted) is already used by \(owner) (give each action of a row its own id)")
      }
      owners[action.id] = element.place
      actions.append(action)
    }
    return actions
  }
}

extension InteractionAction {
  fileprivate init(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object([
      "id", "title", "width", "role", "icon", "iconPlacement", "color", "fulfillment", "asksFirst",
    ])
    self.init(
      id: try fields.string("id"), title: try fields.string("title"),
      role: try fields.choice("role", of: Role.allCases, named: { $0.name }, or: .normal),
      icon: try fields["icon"]?.string(),
      iconPlacement: try fields.choice("iconPlacement", of: IconPlacement.allCases, named: { $0.name }, or: .alone),
      color: try fields["color"]?.color(),
      width: try fields["width"]?.number(in: .extent),
      fulfillment: try fields["fulfillment"]?.choice("fulfillment", of: Fulfillment.allCases, named: { $0.name }),
      asksFirst: try fields.bool("asksFirst", or: false))
  }

  var json: JSON {
    var values: [String: JSON] = ["id": .string(id), "title": .string(title)]
    if role != .normal { values["role"] = .string(role.name) }
    if let icon { values["icon"] = .string(icon) }
    if iconPlacement != .alone { values["iconPlacement"] = .string(iconPlacement.name) }
    if let color { values["color"] = .string(color.hexText) }
    if let width { values["width"] = .number(width) }
    if let fulfillment { values["fulfillment"] = .string(fulfillment.name) }
    if asksFirst { values["asksFirst"] = .bool(true) }
    return .object(values)
  }
}

extension ScriptValue {
  fileprivate func color() throws(ScriptError) -> SRGBColor {
    let expected = "a colour such as \"#ff3b30\""
    guard case .string(let text) = value, text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      text.dropFirst().allSatisfy({ $0.isHexDigit }), let number = UInt32(text.dropFirst(), radix: 16)
    else { throw error(expecting: expected) }
    return SRGBColor(hex: number)
  }
}

// MARK: - Corrections

extension ScriptFields {
  /// Reads the corrections, which are `"all"`, `"none"` or an array of names; returns nil for all corrections, the
  /// default.
  func corrections(of designCorrections: [NamedCorrection]) throws(ScriptError) -> [String]? {
    guard let value = self["corrections"] else { return nil }
    let expected = "\"all\", \"none\" or an array of names"
    switch value.value {
    case .string("all"): return nil
    case .string("none"): return []
    case .string(let text): throw value.error("unknown corrections \(text.quoted) (\(expected))")
    case .null, .bool, .number, .array, .object: break
    }
    var names: [String] = []
    for element in try value.array(expected) {
      names.append(try element.choice("correction", of: designCorrections, named: { $0.name }).name)
    }
    return designCorrections.ordered(names)
  }
}

extension [NamedCorrection] {
  /// Returns the known names in the order of declaration, each once, followed by the unknown names as they are; nil if these
  /// are exactly all corrections.
  func ordered(_ names: [String]?) -> [String]? {
    guard let names else { return nil }
    let knownNames = map { $0.name }
    let orderedNames = knownNames.filter { names.contains($0) } + names.filter { !knownNames.contains($0) }
    return orderedNames == knownNames ? nil : orderedNames
  }
}

extension JSON {
  /// Returns the names of corrections as scripts write them; nil for all corrections, which a script leaves out.
  static func corrections(_ names: [String]?, of designCorrections: [NamedCorrection]) -> JSON? {
    designCorrections.ordered(names).map { $0.isEmpty ? .string("none") : .array($0.map { .string($0) }) }
  }
}
