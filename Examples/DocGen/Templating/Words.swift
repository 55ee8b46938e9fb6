/// A language's translations of the phrases in computed texts.
///
/// The table is Markdown, with one phrase per row: `| closes | 关闭 |`.
struct Words: Sendable {
  /// The separator between a phrase and its arguments.
  static let separator = "\u{1F}"
  /// The phrases as the sources have them.
  static let english = Words(path: "", lines: nil)

  /// The separators of lists in English, whose spaces a table cannot show.
  private static let joints = [",": ", ", ":": ": ", "_": " "]

  /// The file's path from the package's root.
  let path: String
  /// Each phrase with its translation and its line; nil for English.
  private let lines: [String: (text: String, line: Int)]?

  private init(path: String, lines: [String: (text: String, line: Int)]?) {
    (self.path, self.lines) = (path, lines)
  }

  /// Reads a table.
  ///
  /// - Throws: A `TemplateError` if a phrase occurs twice.
  init(_ text: String, path: String) throws(TemplateError) {
    var lines: [String: (text: String, line: Int)] = [:]
    var hasBegun = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("| ") else { continue }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(
        String.init)
      let isRow = hasBegun && cells.count == 2
      hasBegun = hasBegun || cells[0].hasPrefix("---")
      guard isRow else { continue }
      guard lines.updateValue((cells[1], index + 1), forKey: cells[0]) == nil else {
        throw TemplateError(troubles: [
          TemplateTrouble(path: path, line: index + 1, problem: "\(cells[0]) appears twice")
        ])
      }
    }
    self.init(path: path, lines: lines)
  }

  /// Returns a computed text with its phrases in this language; `used` collects them, and `missing` those that the table
  /// lacks.
  func saying(_ text: String, used: inout Set<String>, missing: inout [String]) -> String {
    var text = text
    // A phrase's arguments may contain phrases, but the phrase that begins last contains none.
    while let start = text.ranges(of: "{say ").last, let end = text[start.upperBound...].firstIndex(of: "}") {
      let parts = text[start.upperBound..<end].split(separator: Self.separator, omittingEmptySubsequences: false)
      let phrase = String(parts[0])
      used.insert(phrase)
      if let lines, lines[phrase] == nil { missing.append(phrase) }
      let said = (lines?[phrase]?.text ?? Self.joints[phrase] ?? phrase).replacing(/\$([1-9]\d*)/) { place in
        Int(place.1).flatMap { $0 < parts.count ? parts[$0] : nil } ?? place.0
      }
      text.replaceSubrange(start.lowerBound...end, with: said)
    }
    return text
  }

  /// Returns a computed text with its phrases in this language, or in English if the table lacks them.
  func saying(_ text: String) -> String {
    var (used, missing): (Set<String>, [String]) = ([], [])
    return saying(text, used: &used, missing: &missing)
  }

  /// Returns the errors for rows that no page has used.
  func unused(_ used: Set<String>) -> [TemplateTrouble] {
    (lines ?? [:]).filter { !used.contains($0.key) }.sorted { $0.value.line < $1.value.line }.map { word, row in
      TemplateTrouble(path: path, line: row.line, problem: "nothing says \"\(word)\"")
    }
  }
}
