/// What is wrong with a catalogue, and in which line.
struct CatalogueError: Error, Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let problem: String

  var description: String { "\(path):\(line): \(problem)" }
}

/// A file of phrases and their translations, in gettext's PO format: what Poedit shows and `msgfmt` checks.
///
///     # A comment.
///     msgid "A closed row opens from {1} points on."
///     msgstr "关闭的行在露出 {1} 点之后打开。"
///
/// Of the format it takes what these pages need: no contexts, no plurals, nothing fuzzy. Those are errors, and so is a
/// phrase that stands twice.
struct Catalogue: Equatable, Sendable {
  /// One phrase.
  struct Entry: Equatable, Sendable {
    let id: String
    /// The translation; empty where there is none yet.
    let text: String
    /// The line of its `msgid`, counted from 1.
    let line: Int
  }

  /// The file's path from the package's root.
  let path: String
  /// The phrases in the order of the file, without the header.
  let entries: [Entry]

  /// The translated entry of a phrase.
  ///
  /// - Complexity: O(1).
  subscript(id: String) -> Entry? { places[id].map { entries[$0] } }

  private let places: [String: Int]

  /// Reads a catalogue.
  init(_ text: String, path: String) throws(CatalogueError) {
    var reader = Reader(path: path)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { try reader.read(line, number: index + 1) }
    try reader.finish()
    self.path = path
    entries = reader.entries.filter { !$0.id.isEmpty }
    places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0.element.id, $0.offset) })
  }

  /// An entry as it stands in a file, long texts cut at spaces, without a translation.
  static func blank(_ id: String, comments: [String]) -> String {
    comments.map { "#. " + $0 + "\n" }.joined() + "msgid " + quoted(id) + "\nmsgstr \"\"\n"
  }

  private static func quoted(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let isFull = lines[lines.count - 1].count + word.count > 100
      if isFull { lines.append("") }
      lines[lines.count - 1] += word + " "
    }
    lines[lines.count - 1].removeLast()
    let strings = lines.map { "\"" + escaped($0) + "\"" }
    return strings.count == 1 ? strings[0] : (["\"\""] + strings).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
  }
}
