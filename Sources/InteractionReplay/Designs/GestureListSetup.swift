public import GestureList
import HeadlessTable
public import InteractionCore

/// What a script says of a gesture list, alone or in a table that fingers touch.
public struct GestureListSetup: Hashable, Sendable {
  /// Who tells the list what fingers do.
  public enum Host: Hashable, Sendable {
    /// The script, by gestures that have been recognised: the design `gesture-list`.
    case gestures
    /// A table, by fingers: the design `headless-table`.
    case fingers(ReadingDirection = .leftToRight, policies: TablePolicies = TablePolicies())
  }

  /// The items from the top.
  public var items: [GestureList.Item]
  /// The width in points.
  public var width: Double
  /// The height of what can be seen, in points.
  public var height: Double
  /// The height of a row, in points.
  public var rowHeight: Double
  /// Whether two fingers must be on neighbouring rows for a pinch to add an item.
  public var pinchNeedsNeighbours: Bool
  /// Which faults of the article are corrected.
  public var corrections: GestureList.Corrections
  /// Who tells the list what fingers do.
  public var host: Host

  /// Creates a setup; what is left out is what a script gets that leaves it out.
  public init(
    _ items: [GestureList.Item], width: Double = RowSetup.defaultWidth, height: Double = TableSetup.defaultHeight,
    rowHeight: Double = GestureList.defaultRowHeight, pinchNeedsNeighbours: Bool = false,
    corrections: GestureList.Corrections = .all, host: Host = .gestures
  ) {
    self.items = items
    self.width = width
    self.height = height
    self.rowHeight = rowHeight
    self.pinchNeedsNeighbours = pinchNeedsNeighbours
    self.corrections = corrections
    self.host = host
  }

  /// The design that scripts name.
  var design: Design {
    switch host {
    case .gestures: .gestureList
    case .fingers: .headlessTable
    }
  }

  /// The table with the list in it.
  func makeTable() -> HeadlessTable<GestureList> {
    let list = GestureList(
      items: items, width: width, rowHeight: rowHeight, pinchNeedsNeighbours: pinchNeedsNeighbours,
      corrections: corrections)
    switch host {
    case .gestures: return HeadlessTable(list, width: width, height: height)
    case .fingers(let direction, let policies):
      return HeadlessTable(list, width: width, height: height, direction: direction, policies: policies)
    }
  }
}

// MARK: - Reading and writing

extension GestureListSetup {
  private static let listKeys = ["rowHeight", "items", "pinchNeedsNeighbours", "corrections"]
  private static let extentKeys = ["width", "height"]

  /// Reads the configuration of a list that the script tells of gestures.
  init(_ reading: Reading) throws(ScriptError) {
    let fields = try reading.object(Self.extentKeys + Self.listKeys)
    try self.init(fields, extent: fields, rows: nil, host: .gestures)
  }

  /// Reads the configuration of a table that holds a list, which may give its items as the table's rows.
  init(table reading: Reading) throws(ScriptError) {
    let fields = try reading.object(["of", "list", "rows", "direction", "policies"] + Self.extentKeys)
    let list = try (fields["list"] ?? fields.empty("list")).object(Self.listKeys)
    if let rows = fields["rows"], list["items"] != nil {
      throw rows.error("the list has items already (give one of the two)")
    }
    let direction = try fields.choice(
      "direction", of: ReadingDirection.allCases, named: TableSetup.name, or: .leftToRight)
    try self.init(
      list, extent: fields, rows: fields["rows"]?.rows(),
      host: .fingers(direction, policies: TablePolicies(fields["policies"])))
  }

  private init(_ fields: Fields, extent: Fields, rows: TableSetup.Rows?, host: Host) throws(ScriptError) {
    width = try extent.number("width", in: .extent, or: RowSetup.defaultWidth)
    height = try extent.number("height", in: .extent, or: TableSetup.defaultHeight)
    rowHeight = try fields.number("rowHeight", in: .extent, or: GestureList.defaultRowHeight)
    guard rowHeight * Double(TableSetup.mostRowsInSight) >= height else {
      let (low, high) = (JSON.text(of: rowHeight), JSON.text(of: height))
      throw fields.error(
        at: "rowHeight",
        "\(low) is too small for a list \(high) high (no more than \(TableSetup.mostRowsInSight) rows in sight)")
    }
    pinchNeedsNeighbours = try fields.bool("pinchNeedsNeighbours", or: false)
    corrections = try fields.corrections(GestureList.Corrections.named, all: .all)
    self.host = host
    switch rows {
    case .count(let count): items = (0..<max(0, count)).map { GestureList.Item("Item #\($0 + 1)") }
    case .titles(let titles): items = titles.map { GestureList.Item($0) }
    case nil:
      items = []
      for element in try fields["items"]?.array("an array of items") ?? [] { items.append(try element.item()) }
    }
  }

  /// The configuration, without what is as it would be anyway.
  var json: [String: JSON] {
    var list: [String: JSON] = [:]
    if rowHeight != GestureList.defaultRowHeight { list["rowHeight"] = .number(rowHeight) }
    if !items.isEmpty { list["items"] = .array(items.map(\.json)) }
    if pinchNeedsNeighbours { list["pinchNeedsNeighbours"] = .bool(true) }
    list["corrections"] = .corrections(corrections, GestureList.Corrections.named, all: .all)
    var extent: [String: JSON] = [:]
    if width != RowSetup.defaultWidth { extent["width"] = .number(width) }
    if height != TableSetup.defaultHeight { extent["height"] = .number(height) }
    switch host {
    case .gestures: return list.merging(extent) { $1 }
    case .fingers(let direction, let policies):
      extent["of"] = .string(Design.gestureList.name)
      if !list.isEmpty { extent["list"] = .object(list) }
      if direction != .leftToRight { extent["direction"] = .string(TableSetup.name(direction)) }
      if policies != TablePolicies() { extent["policies"] = policies.json }
      return extent
    }
  }
}

extension GestureList.Item {
  /// A string, or an object where more than the text is to be said.
  fileprivate var json: JSON {
    isCompleted ? .object(["text": .string(text), "isCompleted": .bool(true)]) : .string(text)
  }
}

extension Reading {
  fileprivate func item() throws(ScriptError) -> GestureList.Item {
    switch value {
    case .string(let text): return GestureList.Item(text)
    case .object:
      let fields = try object(["text", "isCompleted"])
      return GestureList.Item(try fields.string("text"), isCompleted: try fields.bool("isCompleted", or: false))
    case .null, .bool, .number, .array: throw error(expecting: "a string or an object with a text")
    }
  }
}
