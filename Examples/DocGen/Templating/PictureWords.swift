/// What pictures say on Chinese pages, where a table has their words.
///
/// What the tables in a picture show is content, which stays as it is; it is clipped, and the picture's own words are not. In the
/// table of words a number is `$1`, `$2` and so on, and lines that go on are one phrase.
struct PictureWords {
  /// What the class of a line ends with that goes on with the line before.
  static let goesOn = " j"

  private let words: Words
  private var said: Set<String> = []
  private var found: [String] = []

  init(_ words: Words) { self.words = words }

  /// What the pictures say that the table lacks or has no room for, and what none says.
  var troubles: [TemplateTrouble] {
    found.map { TemplateTrouble(path: words.path, line: 1, problem: $0) } + words.unused(said)
  }

  /// The Chinese versions of the pictures that pages show, in the order of the documents; of those that say nothing, none.
  mutating func pictures(of pages: [String], among documents: [Document]) -> [Document] {
    let shown = pages.flatMap { $0.matches(of: /!\[(.*?)\]\(Figures\/([^)\/]+)\)/) }
    let alts = Dictionary(
      shown.map { (Document.figures + $0.2, String($0.1)) }, uniquingKeysWith: { first, _ in first })
    return documents.compactMap { document in
      guard let alt = alts[document.path] else { return nil }
      let name = String(document.path.dropFirst(Document.figures.count))
      let text = self.text(document.text, name)
      return text == document.text ? nil : .figure("zh-CN/" + name, Self.described(text, alt))
    }
  }

  /// A picture in the page's language, with the page's description, of which the first clause is its title.
  private static func described(_ svg: String, _ alt: String) -> String {
    let title = alt.prefix { !"。：；".contains($0) }
    return svg.replacing("<svg ", with: "<svg lang=\"zh-Hans\" ", maxReplacements: 1)
      .replacing(/(<title id="t">)[^<]*(<\/title>\n<desc id="d">)[^<]*/, maxReplacements: 1) {
        $0.1 + escaped(String(title)) + $0.2 + escaped(alt)
      }
  }

  // MARK: One picture

  /// A line of a picture: how its tag begins, what it says, and what stands behind it.
  private struct Line {
    let tag, text, rest: Substring

    init(_ part: Substring) {
      let start = part.firstIndex(of: ">").map(part.index(after:)) ?? part.endIndex
      let end = part.firstRange(of: "</text>") ?? part.endIndex..<part.endIndex
      // What a film strip says begins with its time.
      let words = part[start..<end.lowerBound].firstRange(of: "</tspan> ")?.upperBound ?? start
      (tag, text, rest) = (part[..<words], part[words..<end.lowerBound], part[end.upperBound...])
    }

    var isContent: Bool { tag.contains("clip-path=") }
    var goesOn: Bool { tag.contains(PictureWords.goesOn + "\"") }
    var isCentred: Bool { tag.contains("text-anchor=\"middle\"") }
    /// The size of its type, in points.
    var size: Double { tag.firstMatch(of: /font-size="([\d.]+)"/).flatMap { Double($0.1) } ?? 0 }
  }

  /// A picture with its words in the table's language.
  private mutating func text(_ svg: String, _ name: String) -> String {
    let parts = svg.split(separator: "<text ", omittingEmptySubsequences: false)
    var lines = parts.dropFirst().map(Line.init)[...]
    var text = String(parts[0])
    while let first = lines.popFirst() {
      var all = [first]
      while lines.first?.goesOn == true { all.append(lines.removeFirst()) }
      text += first.isContent ? Self.written(all, all.map { String($0.text) }) : translated(all, name)
    }
    return text
  }

  /// Lines that say something else.
  private static func written(_ lines: [Line], _ texts: [String]) -> String {
    zip(lines, texts).map { line, text in
      (text.isEmpty ? "" : "<text " + line.tag + text + "</text>") + line.rest
    }.joined()
  }

  private mutating func translated(_ lines: [Line], _ picture: String) -> String {
    let english = lines.map { String($0.text) }
    let text = english.joined(separator: " ")
    guard !Self.isSame(text) else { return Self.written(lines, english) }
    var missing: [String] = []
    let chinese = words.saying(Self.phrase(text), used: &said, missing: &missing)
    found += missing.map { "\(picture) says \"\($0)\", which the table lacks" }
    guard lines.count > 1 else { return Self.written(lines, [chinese]) }
    let size = lines[0].size
    let width = english.map { TextWidth.of($0, size: size) }.max() ?? 0
    let ways = [true, false].map { TextWidth.lines(chinese, size: size, width: width, byClauses: $0) }
    let fitting = ways.first {
      $0.count <= lines.count && $0.allSatisfy { TextWidth.of($0, size: size) <= width }
    }
    guard let broken = fitting else {
      found.append("\(picture) has no room for \"\(chinese)\" in \(lines.count) lines")
      return Self.written(lines, english)
    }
    // The last line of a centred text stands at what it is about, and else the first.
    let empty = Array(repeating: "", count: lines.count - broken.count)
    return Self.written(lines, lines[0].isCentred ? empty + broken : broken + empty)
  }

  /// Whether a text is the same in every language: numbers, signs, units, and names of the sources.
  static func isSame(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      let word = word.trimming { ".,:;".contains($0) }
      // Of the signs, those that XML spells out begin so.
      let isName = word.first == "&" || word.dropFirst().contains { $0.isUppercase || ".-()[]_".contains($0) }
      return word.count < 2 || isName || !word.contains { $0.isASCII && $0.isLetter }
    }
  }

  /// A text as a phrase whose arguments are its numbers.
  static func phrase(_ text: String) -> String {
    var arguments: [String] = []
    let phrase = text.replacing(/[-−]?\d+(\.\d+)?/) { number in
      arguments.append(String(number.0))
      return "$\(arguments.count)"
    }
    return "{say " + ([phrase] + arguments).joined(separator: Words.separator) + "}"
  }
}

extension Substring {
  /// What is left without the characters at the end that are so.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}
