import InteractionCore

extension Trace {
  /// The trace as a timeline to read: the design's name, a line of headings, one line an event.
  ///
  /// Places have at most two decimals, times three.
  public var text: String {
    let keys = design.timelineKeys
    var rows = [["time", "event"] + keys + ["notices"]]
    for step in steps {
      let places = keys.map { step.state[$0].map(Self.cell) ?? "" }
      rows.append(
        [Self.time(step.at), step.event.onOneLine] + places + [step.notices.joined(separator: " ")])
    }
    let widths = rows[0].indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
    let lines = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += isNumeric(column) ? "  " + space + cell : "  " + cell + space
      }
      return line.trimmingEnd
    }
    return design.name + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Whether a column holds numbers, which are set to the right.
  private func isNumeric(_ column: Int) -> Bool {
    guard column > 0 else { return true }
    let keys = design.timelineKeys
    guard (2..<2 + keys.count).contains(column), case .number? = steps.first?.state[keys[column - 2]] else {
      return false
    }
    return true
  }

  /// A time with three decimals, so that the points stand below one another.
  private static func time(_ time: Time) -> String {
    let parts = DecimalText.text(time.seconds, decimals: 3).split(separator: ".")
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    return parts[0] + "." + decimals + String(repeating: "0", count: 3 - decimals.count) + " s"
  }

  private static func cell(_ value: JSON) -> String {
    switch value {
    case .null: "–"
    case .bool(let truth): truth ? "yes" : "no"
    case .number(let number): DecimalText.text(number, decimals: 2)
    case .string(let text): text
    case .array(let values): values.isEmpty ? "–" : values.map(cell).joined(separator: " ")
    case .object: "…"
    }
  }
}

extension JSON {
  /// The value at a key of an object.
  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
