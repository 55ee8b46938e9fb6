/// A mark that points into the sources, which any template may use: what it stands for is looked up when the page is made.
///
///     {excerpt "func right(at" "func left(at"}                 declarations of one file, below a link to the first
///     {excerpt "func snapCurve(" in +Article.swift}            of the design's files those whose names go on so
///     {link "func decide(" in Sources/HeadlessTable/}          the declared name, linked to its line
///     {line "func decide(" in Sources/HeadlessTable/}          the target of such a link
///     {name commitEditingStyle:}                               a name in code that may break between its words
struct SourceMark {
  private enum Kind: String { case excerpt, link, line, name }

  private let kind: Kind
  private let declarations: [String]
  private let place: String

  /// Reads a mark, nil where it is of another kind.
  ///
  /// - Parameters:
  ///   - text: What stands between the braces.
  ///   - sources: How the paths of the files begin that are meant where the mark does not say.
  init?(_ text: Substring, sources: String) {
    let word = text.prefix { $0 != " " }
    guard let kind = Kind(rawValue: String(word)) else { return nil }
    self.kind = kind
    let rest = text.dropFirst(word.count + 1)
    guard kind != .name else {
      (declarations, place) = ([String(rest)], "")
      return
    }
    guard let match = rest.wholeMatch(of: /((?:"[^"]*" ?)+)(?:in ([^ ]+))?/) else { return nil }
    declarations = match.1.split(separator: "\"").map(String.init).filter { $0.contains { $0 != " " } }
    let named = match.2.map(String.init) ?? ""
    place = named.isEmpty || named.hasPrefix("+") ? sources + named : named
  }

  /// What it stands for, on a page in Docs.
  ///
  /// - Throws: A `SourceError` where a declaration is gone, or stands twice.
  func text(_ index: SourceIndex) throws -> String {
    switch kind {
    case .name: return Markdown.name(declarations[0])
    case .line:
      let line = try index.find(declarations[0], in: place)
      return "../\(line.path)#L\(line.number)"
    case .link:
      return try declarations.map { declaration in
        try index.link(Markdown.name(Self.name(in: declaration)), to: declaration, in: place)
      }.joined(separator: "<br>")
    case .excerpt:
      let code = try declarations.map { try index.excerpt($0, in: place) }
      let first = try index.find(declarations[0], in: place)
      let file = first.path.split(separator: "/").last.map(String.init) ?? first.path
      return "[\(file)](../\(first.path)#L\(first.number))\n\n"
        + Markdown.block(code.joined(separator: "\n\n"), language: "swift")
    }
  }

  /// The name that is declared: the word before parameters, type or value.
  private static func name(in declaration: String) -> String {
    let head = declaration.prefix { !"(:=".contains($0) }
    return head.split(separator: " ").last.map(String.init) ?? declaration
  }
}
