import InteractionCore

/// A trace as a readable timeline, whose lines are kept until the widths of all columns are known.
struct Timeline {
  private let design: String
  private var columns: [Column]
  private var table = TextTable()
  private var rows: [[String]] = []

  /// A column between the event and the notices.
  enum Column: Hashable, Sendable {
    /// A value of the state, under its key.
    case value(String)
    /// The sideways offsets of a table's rows in sight.
    case offsets

    fileprivate var heading: String {
      switch self {
      case .value(let key): key
      case .offsets: "offsets"
      }
    }
  }

  /// Creates the timeline of a trace, without any step.
  init(design: String, columns: [Column]) {
    self.design = design
    self.columns = columns
  }

  /// Adds a step; the first one determines the columns.
  ///
  /// If the first step has no row with an offset, there is no column for offsets.
  mutating func add(_ step: Trace.Step) {
    if rows.isEmpty {
      columns.removeAll { $0 == .offsets && step.rows.allSatisfy { $0.offset == nil } }
      let numericColumns = columns.indices.filter { index in
        if case .value(let key) = columns[index], case .number? = step.state[key] { true } else { false }
      }
      table = TextTable(rightAligned: Set([0] + numericColumns.map { $0 + 2 }))
      append(["time", "event"] + columns.map { $0.heading } + ["notices"])
    }
    let values = columns.map { column in
      switch column {
      case .value(let key): step.state[key].map(Trace.cell) ?? ""
      case .offsets: step.offsetsText
      }
    }
    append([step.at.secondsText, step.event.onOneLine] + values + [step.notices.joined(separator: " ")])
  }

  private mutating func append(_ row: [String]) {
    table.measure(row)
    rows.append(row)
  }

  /// Writes the lines: the design's name, the headings and the steps.
  func write(to output: (String) -> Void) {
    output(design.onOneLine + "\n")
    for row in rows { output(table.line(row)) }
  }
}

extension Trace {
  /// The trace as a readable timeline: the design's name, a line of headings, and a line for each step.
  ///
  /// Times have three decimals, and all other numbers at most two.
  ///
  /// - Complexity: O(*n*) for *n* values in the states of all steps.
  public var text: String {
    var timeline = Timeline(design: design, columns: timelineColumns)
    for step in steps { timeline.add(step) }
    var text = ""
    timeline.write { text += $0 }
    return text
  }

  static func cell(_ value: JSON) -> String {
    switch value {
    case .null: "–"
    case .bool(let truth): truth ? "yes" : "no"
    case .number(let number): DecimalText.text(number, decimals: 2)
    case .string(let text): text.onOneLine
    // Bars separate the sections of a list.
    case .array(let values):
      values.isEmpty ? "–" : values.map(cell).joined(separator: values.contains(where: { $0.isArray }) ? " | " : " ")
    case .object: "…"
    }
  }
}

extension Trace.Step {
  /// The table's rows in sight, with their ids and sideways offsets; an offset is nil if the row's state has none.
  fileprivate var rows: [(id: JSON, offset: Double?)] {
    guard case .array(let rows)? = state["rows"] else { return [] }
    // The key of the offset is `offset` for swipe rows, and `x` for the rows of a gesture list.
    return rows.map { ($0["id"] ?? .null, ($0["state"]?["offset"] ?? $0["state"]?["x"])?.asNumber) }
  }

  /// The rows that are displaced sideways, as `id: offset`, in display order.
  fileprivate var offsetsText: String {
    let offsetTexts = rows.compactMap { row -> String? in
      guard let offset = row.offset, offset != 0 else { return nil }
      return Trace.cell(row.id) + ": " + DecimalText.text(offset, decimals: 2)
    }
    return offsetTexts.isEmpty ? "–" : offsetTexts.joined(separator: ", ")
  }
}

extension JSON {
  fileprivate var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  fileprivate var isArray: Bool {
    switch self {
    case .array: true
    case .null, .bool, .number, .string, .object: false
    }
  }
}

extension Time {
  /// The time in seconds with three decimals, so that decimal points align, as in `0.250 s`.
  var secondsText: String {
    let parts = DecimalText.text(seconds, decimals: 3).split(separator: ".")
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    return parts[0] + "." + decimals + String(repeating: "0", count: 3 - decimals.count) + " s"
  }
}
