import HeadlessTable
import InteractionCore

extension TableSetup {
  private static let commonKeys = ["width", "height", "direction", "policies", "options"]

  /// Reads the configuration of a table.
  init(_ value: ScriptValue) throws(ScriptError) {
    let designs = value.source.designs
    let name = try value.anyObject().choice("of", of: designs.namesInTables, named: { $0 }, noun: "design")
    if let design = designs.row(named: name) {
      try self.init(value, rowsOf: design)
    } else if let design = designs.list(named: name) {
      try self.init(value, list: design)
    } else {
      throw value.error("unknown design \(name.quoted)")
    }
  }

  private init(_ value: ScriptValue, rowsOf design: RowDesign) throws(ScriptError) {
    let fields = try value.object(["of", "row", "rows", "described", "reordering"] + Self.commonKeys)
    let width = try fields.number("width", in: .extent, or: RowSetup.defaultWidth)
    let height = try fields.number("height", in: .extent, or: Self.defaultHeight)
    let sharedSettings = try Self.sharedSettings(fields)
    let row = try RowSetup(fields["row"] ?? fields.emptyObject(for: "row"), of: design, tableWidth: width)
    try fields.checkRowsFit(height: height, rowHeight: row.height)
    let rows = try fields.required("rows", Rows.form).rows()
    let describedRows = try fields["described"]?.describedRows(in: row, rowCount: rows.count) ?? []
    for describedRow in describedRows {
      try fields.checkRowsFit(height: height, rowHeight: describedRow.height ?? row.height)
    }
    let reordering = try fields["reordering"].map { optionsValue throws(ScriptError) in try ReorderOptions(optionsValue)
    }
    self.init(
      rows, of: row, described: describedRows, reordering: reordering, width: width, height: height,
      direction: sharedSettings.direction,
      policies: sharedSettings.policies, options: sharedSettings.options)
  }

  private init(_ value: ScriptValue, list design: ListDesign) throws(ScriptError) {
    let itemKeys = design.itemsKey == nil ? [] : ["rows"]
    let fields = try value.object(["of", "list"] + itemKeys + Self.commonKeys)
    let list = fields["list"] ?? fields.emptyObject(for: "list")
    if let rows = fields["rows"], let key = design.itemsKey, try list.anyObject()[key] != nil {
      throw rows.error("the list already has \(key) (give either rows or \(key))")
    }
    let items = try fields["rows"].map { rowsValue throws(ScriptError) in try rowsValue.rows().items }
    let sharedSettings = try Self.sharedSettings(fields)
    self.init(
      try ListSetup(list, of: design, items: items, sizeFields: fields), direction: sharedSettings.direction,
      policies: sharedSettings.policies, options: sharedSettings.options)
  }

  private static func sharedSettings(
    _ fields: ScriptFields
  ) throws(ScriptError) -> (direction: ReadingDirection, policies: TablePolicies, options: TableOptions) {
    let direction = try fields.choice("direction", of: ReadingDirection.allCases, named: name, or: .leftToRight)
    let policies = try TablePolicies(fields["policies"] ?? fields.emptyObject(for: "policies"))
    return (direction, policies, try TableOptions(fields["options"] ?? fields.emptyObject(for: "options")))
  }

  /// The configuration, without default values.
  var json: [String: JSON] {
    var values: [String: JSON]
    switch content {
    case .list(let list):
      values = ["of": .string(list.design.name)]
      if !list.json.isEmpty { values["list"] = .object(list.json) }
    case .rows(let rows, let row):
      values = ["of": .string(row.design.name), "rows": rows.json]
      var rowValues = row.json
      rowValues["width"] = nil
      if !rowValues.isEmpty { values["row"] = .object(rowValues) }
      if let reordering { values["reordering"] = .object(reordering.fields) }
      if !describedRows.isEmpty { values["described"] = .array(describedRows.map { $0.json }) }
    }
    if width != RowSetup.defaultWidth { values["width"] = .number(width) }
    if height != Self.defaultHeight { values["height"] = .number(height) }
    if direction != .leftToRight { values["direction"] = .string(Self.name(of: direction)) }
    if policies != TablePolicies() { values["policies"] = .object(policies.fields) }
    if options != TableOptions() { values["options"] = .object(options.fields) }
    return values
  }

  private static func name(of direction: ReadingDirection) -> String {
    switch direction {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension TablePolicies {
  /// The keys in scripts, in the order of the properties; `oneOpen` is the key of `closesOthersOnOpen`.
  private static let keys = ["oneOpen", "closesOnScroll", "closesOnOutsideTap"]

  /// Reads the policies; a policy that a script leaves out is on.
  init(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object(Self.keys)
    self.init()
    closesOthersOnOpen = try fields.bool(Self.keys[0], or: true)
    closesOnScroll = try fields.bool(Self.keys[1], or: true)
    closesOnOutsideTap = try fields.bool(Self.keys[2], or: true)
  }

  /// The fields of a script for these policies; only policies that are off are written.
  var fields: [String: JSON] {
    var values: [String: JSON] = [:]
    for (key, isOn) in zip(Self.keys, [closesOthersOnOpen, closesOnScroll, closesOnOutsideTap]) where !isOn {
      values[key] = .bool(false)
    }
    return values
  }
}

extension ReorderOptions {
  fileprivate init(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object(["control", "revertsOnSpill"])
    self.init(
      control: try fields["control"]?.choice("side", of: SwipeEdge.allCases, named: { $0.name }),
      revertsOnSpill: try fields.bool("revertsOnSpill", or: false))
  }

  fileprivate var fields: [String: JSON] {
    var values: [String: JSON] = [:]
    if let control { values["control"] = .string(control.name) }
    if revertsOnSpill { values["revertsOnSpill"] = .bool(true) }
    return values
  }
}

extension TableSetup.Rows {
  fileprivate static let form = "a row count or an array of titles"

  fileprivate var json: JSON {
    switch self {
    case .count(let count): .number(Double(count))
    case .titles(let titles): .array(titles.map { .string($0) })
    }
  }

  /// The titles of the rows as the items of a list.
  fileprivate var items: JSON {
    switch self {
    case .count(let count): .array((0..<max(0, count)).map { .string("Item #\($0 + 1)") })
    case .titles(let titles): .array(titles.map { .string($0) })
    }
  }
}

extension ScriptValue {
  fileprivate func rows() throws(ScriptError) -> TableSetup.Rows {
    if case .number = value { return .count(try integer(in: 0...TableSetup.maximumRowCount)) }
    var titles: [String] = []
    for element in try array(TableSetup.Rows.form) { titles.append(try element.string()) }
    return .titles(titles)
  }

  /// Reads the described rows of a table, each of which must exist and be described only once.
  fileprivate func describedRows(in setup: RowSetup, rowCount: Int) throws(ScriptError) -> [DescribedRow] {
    var describedRows: [DescribedRow] = []
    var ids: Set<RowID> = []
    for element in try array("an array of row descriptions") {
      let fields = try element.object(DescribedRow.keys)
      let description = try DescribedRow(fields, in: setup)
      guard description.id.rawValue < rowCount else {
        throw fields.error(
          about: "row", "the table has no row \(description.id.rawValue) (number of rows: \(rowCount.countText))")
      }
      guard ids.insert(description.id).inserted else {
        throw fields.error(about: "row", "row \(description.id.rawValue) is described twice (describe each row once)")
      }
      describedRows.append(description)
    }
    return describedRows
  }
}
