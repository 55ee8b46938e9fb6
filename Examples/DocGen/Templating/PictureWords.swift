/// A translator of the text in pictures for the Chinese pages, which uses a table of phrases.
///
/// The content of the tables in a picture is clipped, and stays in English; the picture's own text is not clipped. In the
/// table of phrases, numbers are `$1`, `$2` and so on, and a text of several lines is one phrase.
struct PictureWords {
  /// The end of the class of a line that continues the previous one.
  static let goesOn = " j"

  private let words: Words
  private var said: Set<String> = []
  private var found: [String] = []

  init(_ words: Words) { self.words = words }

  /// The errors: phrases that the table lacks, translations that do not fit, and phrases that no picture has.
  var troubles: [TemplateTrouble] {
    found.map { TemplateTrouble(path: words.path, line: 1, problem: $0) } + words.unused(said)
  }

  /// Returns the Chinese versions of the pictures that pages show, in the order of the documents, except for pictures
  /// without text.
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

  /// Returns a picture with the Chinese page's alternative text as its description, and the first clause of it as its title.
  private static func described(_ svg: String, _ alt: String) -> String {
    let title = alt.prefix { !"。：；".contains($0) }
    return svg.replacing("<svg ", with: "<svg lang=\"zh-Hans\" ", maxReplacements: 1)
      .replacing(/(<title id="t">)[^<]*(<\/title>\n<desc id="d">)[^<]*/, maxReplacements: 1) {
        $0.1 + escaped(String(title)) + $0.2 + escaped(alt)
      }
  }

  // MARK: One picture

  /// A line of a picture: the beginning of its tag, its text, and the rest.
  private struct Line {
    let tag, text, rest: Substring

    init(_ part: Substring) {
      let start = part.firstIndex(of: ">").map(part.index(after:)) ?? part.endIndex
      let end = part.firstRange(of: "</text>") ?? part.endIndex..<part.endIndex
      // The text of a film strip follows its time.
      let words = part[start..<end.lowerBound].firstRange(of: "</tspan> ")?.upperBound ?? start
      (tag, text, rest) = (part[..<words], part[words..<end.lowerBound], part[end.upperBound...])
    }

    var isContent: Bool { tag.contains("clip-path=") }
    var goesOn: Bool { tag.contains(PictureWords.goesOn + "\"") }
    var isCentred: Bool { tag.contains("text-anchor=\"middle\"") }
    /// The size of its type, in points.
    var size: Double { tag.firstMatch(of: /font-size="([\d.]+)"/).flatMap { Double($0.1) } ?? 0 }
    /// The coordinates of its baseline, in points.
    private var x: Double { tag.firstMatch(of: /\bx="([\d.]+)"/).flatMap { Double($0.1) } ?? 0 }
    var y: Double { tag.firstMatch(of: /\by="([\d.]+)"/).flatMap { Double($0.1) } ?? 0 }

    /// Returns whether it is in the line below another one, in the same group of the picture.
    func isBelow(_ other: Line) -> Bool {
      !isCentred && other.rest.isEmpty && x == other.x && y > other.y && y - other.y < 2 * size
    }

    /// Returns the line with another text, moved up by some points.
    func saying(_ text: String, movedUpBy distance: Double) -> String {
      let moved = distance == 0 ? tag : tag.replacing(/\by="[\d.]+"/) { _ in "y=\"\(number(y - distance))\"" }
      return "<text " + moved + text + "</text>"
    }
  }

  /// Returns a picture with its text translated.
  private mutating func text(_ svg: String, _ name: String) -> String {
    let parts = svg.split(separator: "<text ", omittingEmptySubsequences: false)
    let lines = parts.dropFirst().map(Line.init)[...]
    var texts: [String] = []
    var rest = lines
    while let first = rest.popFirst() {
      var all = [first]
      while rest.first?.goesOn == true { all.append(rest.removeFirst()) }
      texts += first.isContent ? all.map { String($0.text) } : translated(all, name)
    }
    return parts[0] + Self.written(Array(lines), texts)
  }

  /// Returns lines with other texts; where one is left empty, those below it move up.
  private static func written(_ lines: [Line], _ texts: [String]) -> String {
    var written = ""
    var freed = 0.0
    for (index, (line, text)) in zip(lines, texts).enumerated() {
      let above = index > 0 && line.isBelow(lines[index - 1]) ? lines[index - 1] : nil
      if above == nil { freed = 0 }
      if !text.isEmpty {
        written += line.saying(text, movedUpBy: freed)
      } else if let above {
        freed += line.y - above.y
      }
      written += line.rest
    }
    return written
  }

  /// Returns the texts of lines in the table's language, as many as there are lines.
  private mutating func translated(_ lines: [Line], _ picture: String) -> [String] {
    let english = lines.map { String($0.text) }
    let text = english.joined(separator: " ")
    guard !Self.isSame(text) else { return english }
    var missing: [String] = []
    let chinese = words.saying(Self.phrase(text), used: &said, missing: &missing)
    found += missing.map { "\(picture) says \"\($0)\", which the table lacks" }
    guard lines.count > 1 else { return [chinese] }
    let size = lines[0].size
    let width = english.map { TextWidth.of($0, size: size) }.max() ?? 0
    let ways = [true, false].map { TextWidth.lines(chinese, size: size, width: width, byClauses: $0) }
    let fitting = ways.first {
      $0.count <= lines.count && $0.allSatisfy { TextWidth.of($0, size: size) <= width }
    }
    guard let broken = fitting else {
      found.append("\(picture) has no room for \"\(chinese)\" in \(lines.count) lines")
      return english
    }
    // A centred text ends at its last line, and any other text begins at its first.
    let empty = Array(repeating: "", count: lines.count - broken.count)
    return lines[0].isCentred ? empty + broken : broken + empty
  }

  /// Returns whether a text is the same in every language: numbers, signs, units, and names in the sources.
  static func isSame(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      let word = word.trimming { ".,:;".contains($0) }
      // XML writes some signs as `&lt;`, `&gt;` or `&amp;`.
      let isName = word.first == "&" || word.dropFirst().contains { $0.isUppercase || ".-()[]_".contains($0) }
      return word.count < 2 || isName || !word.contains { $0.isASCII && $0.isLetter }
    }
  }

  /// Returns a text as a phrase whose arguments are its numbers.
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
  /// Returns the text without the characters at its end for which a closure returns true.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}
