/// What a language says for the words of computed texts.
///
/// The table is Markdown, one word a row: `| closes | 关闭 |`.
struct Words: Sendable {
  /// What stands between a phrase and its arguments.
  static let separator = "\u{1F}"
  /// The words as the sources have them.
  static let english = Words(path: "", lines: nil)

  /// What stands between the parts of a list, which a table cannot show with its space.
  private static let joints = [",": ", ", ":": ": ", "_": " "]

  /// The file's path from the package's root.
  let path: String
  /// Each word with its translation and its line; nil for English, which says what the sources say.
  private let lines: [String: (text: String, line: Int)]?

  private init(path: String, lines: [String: (text: String, line: Int)]?) {
    (self.path, self.lines) = (path, lines)
  }

  /// Reads a table.
  ///
  /// - Throws: A `TemplateError` where a word stands twice.
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

  /// A computed text with its words in this language; `used` collects them, `missing` those that the table lacks.
  func saying(_ text: String, used: inout Set<String>, missing: inout [String]) -> String {
    var text = text
    // A phrase's arguments may hold phrases: the last one that begins holds none.
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

  /// A computed text with its words in this language; of those that the table lacks, in English.
  func saying(_ text: String) -> String {
    var (used, missing): (Set<String>, [String]) = ([], [])
    return saying(text, used: &used, missing: &missing)
  }

  /// The rows that no page has used.
  func unused(_ used: Set<String>) -> [TemplateTrouble] {
    (lines ?? [:]).filter { !used.contains($0.key) }.sorted { $0.value.line < $1.value.line }.map { word, row in
      TemplateTrouble(path: path, line: row.line, problem: "nothing says \"\(word)\"")
    }
  }
}
