/// What the marks of a page stand for: texts that a run computes, by the names under which the page's template uses them.
///
///     let marks: Marks = ["bounce": number(ConstraintSwipe.bounce)]
///     // The template: It runs {bounce} points too far.
struct Marks: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One text.
  struct Text: Hashable, Sendable {
    let name: String
    /// Markdown, whose own words are wrapped by `say`.
    let text: String
    /// Whether it is a piece of English prose, such as a comment of the sources: a translation says it in its own words.
    let isQuote: Bool
  }

  /// How the paths of the files begin that excerpts and links mean unless the template says otherwise.
  var sources = ""
  /// The texts, in the order in which they were computed.
  private(set) var values: [Text] = []

  init(dictionaryLiteral elements: (String, String)...) {
    for (name, text) in elements { self[name] = text }
  }

  /// The text of a mark that every language has alike.
  subscript(name: String) -> String? {
    get { values.first { $0.name == name }?.text }
    set { set(name, newValue, isQuote: false) }
  }

  /// Adds a piece of English prose.
  mutating func quote(_ name: String, _ text: String) { set(name, text, isQuote: true) }

  /// Adds paragraphs of English prose; those after the first are numbered.
  mutating func quote(_ name: String, paragraphs: [String]) {
    for (index, text) in paragraphs.enumerated() { quote(index == 0 ? name : "\(name) \(index + 1)", text) }
  }

  private mutating func set(_ name: String, _ text: String?, isQuote: Bool) {
    precondition(!values.contains { $0.name == name }, "Two texts of a page have the name \(name).")
    if let text { values.append(Text(name: name, text: text, isQuote: isQuote)) }
  }

  /// These marks and others, which have other names.
  func adding(_ others: Marks...) -> Marks {
    others.reduce(into: self) { marks, others in
      for value in others.values { marks.set(value.name, value.text, isQuote: value.isQuote) }
    }
  }

  static func += (first: inout Marks, second: Marks) { first = first.adding(second) }
}

/// A word or a phrase of a computed text, such as the heading of a table's column: each language has a table of them.
///
/// - Parameters:
///   - phrase: In English, with `$1`, `$2` and so on in place of the arguments.
///   - arguments: What every language has alike.
func say(_ phrase: String, _ arguments: String...) -> String {
  "{say " + ([phrase] + arguments).joined(separator: Words.separator) + "}"
}
