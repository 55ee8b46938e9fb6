import InteractionCore

extension Trace {
  /// The trace as a timeline to read: the design's name, a line of headings, one line an event.
  ///
  /// Positions have at most two decimals, times three.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  public var text: String {
    let keys = timelineKeys
    let isNumeric = keys.map { if case .number? = steps.first?.state[$0] { true } else { false } }
    var table = TextTable(numeric: Set([0] + keys.indices.filter { isNumeric[$0] }.map { $0 + 2 }))
    table.rows.append(["time", "event"] + keys + ["notices"])
    for step in steps {
      let cells = keys.map { step.state[$0].map(Self.cell) ?? "" }
      table.rows.append(
        [step.at.inSeconds, step.event.onOneLine] + cells + [step.notices.joined(separator: " ")])
    }
    return design.onOneLine + "\n" + table.lines.map { $0 + "\n" }.joined()
  }

  static func cell(_ value: JSON) -> String {
    switch value {
    case .null: "–"
    case .bool(let truth): truth ? "yes" : "no"
    case .number(let number): DecimalText.text(number, decimals: 2)
    case .string(let text): text.onOneLine
    // Sections of a list stand apart.
    case .array(let values):
      values.isEmpty ? "–" : values.map(cell).joined(separator: values.contains(where: { $0.isArray }) ? " | " : " ")
    case .object: "…"
    }
  }
}

extension JSON {
  fileprivate var isArray: Bool {
    switch self {
    case .array: true
    case .null, .bool, .number, .string, .object: false
    }
  }
}

extension Time {
  /// A time with three decimals, so that the points stand below one another.
  var inSeconds: String {
    let parts = DecimalText.text(seconds, decimals: 3).split(separator: ".")
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    return parts[0] + "." + decimals + String(repeating: "0", count: 3 - decimals.count) + " s"
  }
}
