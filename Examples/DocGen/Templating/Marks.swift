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
    let kind: Kind
  }

  /// What a page has to do with a text.
  enum Kind: Hashable, Sendable {
    /// What the page must show.
    case computed
    /// What the page may show.
    case offered
    /// A piece of English prose, such as a comment of the sources, which a translation says in its own words.
    case quote
  }

  /// How the paths of the files begin that excerpts and links mean unless the template says otherwise.
  var sources = ""
  /// The texts, in the order in which they were computed.
  private(set) var values: [Text] = []
  private var places: [String: Int] = [:]

  init(dictionaryLiteral elements: (String, String)...) {
    for (name, text) in elements { self[name] = text }
  }

  /// The text of a mark that every language has alike.
  subscript(name: String) -> String? {
    get { places[name].map { values[$0].text } }
    set { set(name, newValue, .computed) }
  }

  /// The piece of English prose that a mark stands for, nil where it stands for something else.
  func quoted(_ mark: Substring) -> String? {
    places[String(mark)].flatMap { values[$0].kind == .quote ? values[$0].text : nil }
  }

  /// Adds a piece of English prose.
  mutating func quote(_ name: String, _ text: String) { set(name, text, .quote) }

  /// Adds a text that the page need not use.
  mutating func offer(_ name: String, _ text: String) { set(name, text, .offered) }

  /// Adds paragraphs of English prose; those after the first are numbered.
  mutating func quote(_ name: String, paragraphs: [String]) {
    for (index, text) in paragraphs.enumerated() { quote(index == 0 ? name : "\(name) \(index + 1)", text) }
  }

  private mutating func set(_ name: String, _ text: String?, _ kind: Kind) {
    guard let text else { return }
    precondition(
      places.updateValue(values.count, forKey: name) == nil,
      "Two texts of a page have the name \(name); rename one of them.")
    values.append(Text(name: name, text: text, kind: kind))
  }

  /// These marks and others, which have other names.
  func adding(_ others: Marks...) -> Marks {
    others.reduce(into: self) { marks, others in
      for value in others.values { marks.set(value.name, value.text, value.kind) }
    }
  }

  static func += (first: inout Marks, second: Marks) { first = first.adding(second) }
}

/// A word or a phrase of a computed text, such as the heading of a table's column: each language has a table of them.
///
/// - Parameters:
///   - phrase: In English, with `$1`, `$2` and so on in place of the arguments.
///   - arguments: What every language has alike.
/// - Returns: What becomes the phrase in the language of the page.
func say(_ phrase: String, _ arguments: String...) -> String {
  "{say " + ([phrase] + arguments).joined(separator: Words.separator) + "}"
}
