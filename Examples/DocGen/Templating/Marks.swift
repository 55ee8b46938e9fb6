/// The texts of a page's marks, computed by a run and keyed by the names that the page's template uses.
///
///     let marks: Marks = ["bounce": number(ConstraintSwipe.bounce)]
///     // The template: It runs {bounce} points too far.
struct Marks: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One text.
  struct Text: Hashable, Sendable {
    let name: String
    /// The text in Markdown; words that a translation must replace are wrapped by `say`.
    let text: String
    let kind: Kind
  }

  /// The way in which a page uses a text.
  enum Kind: Hashable, Sendable {
    /// A text that the page must show.
    case computed
    /// A text that the page may show.
    case offered
    /// English prose that the page must show, such as a comment in the sources; a translation replaces it by its own words.
    case quote
  }

  /// The beginning of the paths of files to which excerpts and links refer, unless the template names others.
  var sources = ""
  /// The texts, in the order in which they were computed.
  private(set) var values: [Text] = []
  private var places: [String: Int] = [:]

  init(dictionaryLiteral elements: (String, String)...) {
    for (name, text) in elements { self[name] = text }
  }

  /// The text of a mark; setting it adds a computed text, which all languages share.
  subscript(name: String) -> String? {
    get { places[name].map { values[$0].text } }
    set { set(name, newValue, .computed) }
  }

  /// Returns the English prose of a mark, or nil if the mark is not a quote.
  func quoted(_ mark: Substring) -> String? {
    places[String(mark)].flatMap { values[$0].kind == .quote ? values[$0].text : nil }
  }

  /// Adds English prose.
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

  /// Returns these marks and others, whose names must differ.
  func adding(_ others: Marks...) -> Marks {
    others.reduce(into: self) { marks, others in
      for value in others.values { marks.set(value.name, value.text, value.kind) }
    }
  }

  static func += (first: inout Marks, second: Marks) { first = first.adding(second) }
}

/// Returns a placeholder for a phrase of a computed text, such as the heading of a column, which each language translates.
///
/// - Parameters:
///   - phrase: The phrase in English, with `$1`, `$2` and so on in place of the arguments.
///   - arguments: The arguments, which all languages share.
/// - Returns: A placeholder, which is replaced by the phrase in the language of the page.
func say(_ phrase: String, _ arguments: String...) -> String {
  "{say " + ([phrase] + arguments).joined(separator: Words.separator) + "}"
}
