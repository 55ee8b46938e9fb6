/// A mark that refers to the sources, and is looked up when the page is made; any template may use it.
///
///     {excerpt "func right(at" "func left(at"}                 declarations of one file, below a link to the first
///     {excerpt "func snapCurve(" in +Article.swift}            a declaration of the design's file with this ending
///     {lines "if x == 0" "return" of "func pan("}              lines of a declaration, from one text to the other
///     {difference "func pan("}                                 the difference of a declaration in two files
///     {difference "func a(" "func b(" from +A.swift to +B.swift}  the difference of two declarations
///     {link "func decide(" in Sources/HeadlessTable/}          the declared name, linked to its line
///     {line "func decide(" in Sources/HeadlessTable/}          the target of such a link
///     {name commitEditingStyle:}                               a name in code that may break between its words
struct SourceMark {
  private enum Kind: String { case excerpt, lines, difference, link, line, name }

  private let kind: Kind
  private let texts: [String]
  /// The texts that follow `in`, `of`, `from` and `to`, keyed by these words.
  private let places: [String: String]
  private let sources: String

  /// Reads a mark; nil if the mark is of another kind.
  ///
  /// - Parameters:
  ///   - text: The text between the braces.
  ///   - sources: The beginning of the paths of files, unless the mark names others.
  init?(_ text: Substring, sources: String) {
    let word = text.prefix { $0 != " " }
    guard let kind = Kind(rawValue: String(word)) else { return nil }
    (self.kind, self.sources) = (kind, sources)
    let rest = text.dropFirst(word.count + 1)
    guard kind != .name else {
      (texts, places) = ([String(rest)], [:])
      return
    }
    let shape = /((?:"[^"]*" ?)+)((?:(?:in|of|from|to) (?:"[^"]*"|[^" ]+) ?)*)/
    guard let match = rest.wholeMatch(of: shape) else { return nil }
    texts = match.1.split(separator: "\"").map(String.init).filter { $0.contains { $0 != " " } }
    let pairs = match.2.matches(of: /(in|of|from|to) (?:"([^"]*)"|([^" ]+))/).map { pair in
      (String(pair.1), String(pair.2 ?? pair.3 ?? ""))
    }
    places = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    let known: Set<String> =
      switch kind {
      case .lines: ["of", "in"]
      case .difference: ["from", "to"]
      case .excerpt, .link, .line, .name: ["in"]
      }
    guard known.isSuperset(of: places.keys), pairs.count == places.count else { return nil }
    if kind == .lines && places["of"] == nil { return nil }
    if (kind == .lines || kind == .difference) && texts.count > 2 { return nil }
  }

  /// Returns the beginning of the paths of the files in which the mark looks something up.
  private func place(_ preposition: String = "in", otherwise: String = "") -> String {
    let named = places[preposition] ?? otherwise
    return named.isEmpty || named.hasPrefix("+") ? sources + named : named
  }

  /// Returns the text of the mark, for a page in Docs.
  ///
  /// - Throws: A `SourceError` if a declaration is missing or occurs twice.
  func text(_ index: SourceIndex) throws -> String {
    switch kind {
    case .name: return Markdown.name(texts[0])
    case .line:
      let line = try index.find(texts[0], in: place())
      return "../\(line.path)#L\(line.number)"
    case .link:
      return try texts.map { declaration in
        try index.link(Markdown.name(Self.name(in: declaration)), to: declaration, in: place())
      }.joined(separator: "<br>")
    case .excerpt:
      let code = try texts.map { try index.excerpt($0, in: place()) }
      return try fileLink(texts[0], place(), index) + "\n\n"
        + Markdown.block(code.joined(separator: "\n\n"), language: "swift")
    case .lines:
      let last = texts.count > 1 ? texts[1] : nil
      let lines = try index.lines(from: texts[0], to: last, of: places["of"] ?? "", in: place())
      return Markdown.block(lines, language: "swift")
    case .difference:
      let (before, after) = (place("from", otherwise: "+Article.swift"), place("to", otherwise: "+Corrected.swift"))
      let (old, new) = (texts[0], texts[texts.count - 1])
      let block = try Markdown.difference(from: index.excerpt(old, in: before), to: index.excerpt(new, in: after))
      guard let block else { throw SourceError.malformed("\"\(old)\" and \"\(new)\" do not differ", in: after) }
      return try fileLink(old, before, index) + " → " + fileLink(new, after, index) + "\n\n" + block
    }
  }

  /// Returns the name of the file with a declaration, linked to the declaration's line.
  private func fileLink(_ declaration: String, _ place: String, _ index: SourceIndex) throws -> String {
    let line = try index.find(declaration, in: place)
    let file = line.path.split(separator: "/").last.map(String.init) ?? line.path
    return "[\(file)](../\(line.path)#L\(line.number))"
  }

  /// Returns the declared name, which is the word before the parameters, the type or the value.
  private static func name(in declaration: String) -> String {
    let head = declaration.prefix { !"(:=".contains($0) }
    return head.split(separator: " ").last.map(String.init) ?? declaration
  }
}
