/// Takes a text apart: code, emphasis, links, pictures, and the few tags that pages use.
struct MarkdownInlineParser {
  /// What stands between two places of the text.
  enum Piece {
    case inline(MarkdownInline)
    case run(MarkdownRun)
  }

  let characters: [Character]
  let firstLine: Int
  /// Whose errors and definitions of links it uses.
  let page: MarkdownParser
  var position = 0
  var pieces: [Piece] = []

  init(_ text: String, at line: Int, of page: MarkdownParser) {
    characters = Array(text)
    firstLine = line
    self.page = page
  }

  /// The parts of the text.
  mutating func inlines() throws(MarkdownError) -> [MarkdownInline] {
    while position < characters.count { try takeNext() }
    return try MarkdownRun.emphasized(pieces) { [page, firstLine] () throws(MarkdownError) in
      throw page.trouble("an asterisk begins or ends nothing; write \\*", at: firstLine)
    }
  }

  private mutating func takeNext() throws(MarkdownError) {
    switch characters[position] {
    case "\\": takeEscape()
    case "`": try takeCode()
    case "*", "_": takeRun()
    case "[": try takeLink(isImage: false)
    case "!" where character(at: position + 1) == "[": try takeLink(isImage: true)
    case "<": try takeTag()
    case "&": try takeEntity()
    case "~" where character(at: position + 1) == "~": throw trouble("text that is struck through is not known")
    case "\n": takeLineEnd()
    case "h" where startsAddress: takeAddress()
    case "w" where starts("www.") && !isInsideWord: throw trouble("write the whole address, with https://")
    case let character: take(character)
    }
  }

  // MARK: What the parts share

  func trouble(_ problem: String) -> MarkdownError {
    page.trouble(problem, at: line)
  }

  /// The line at which the parser is.
  var line: Int { firstLine + characters[..<position].count { $0 == "\n" } }

  func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

  func starts(_ text: String, at index: Int? = nil) -> Bool { characters[(index ?? position)...].starts(with: text) }

  /// Where a text stands next, from a place on.
  func firstIndex(of text: String, from start: Int) -> Int? {
    characters.indices.dropFirst(start).first { starts(text, at: $0) }
  }

  mutating func append(_ inline: MarkdownInline) { pieces.append(.inline(inline)) }

  /// Takes a character as it is.
  private mutating func take(_ character: Character) {
    append(text: String(character))
    position += 1
  }

  mutating func append(text: String) {
    if case .inline(.text(let before)) = pieces.last {
      pieces[pieces.count - 1] = .inline(.text(before + text))
    } else {
      append(.text(text))
    }
  }

  /// The parts of a piece of the text.
  func inlines(in range: Range<Int>) throws(MarkdownError) -> [MarkdownInline] {
    var parser = MarkdownInlineParser(
      String(characters[range]), at: firstLine + characters[..<range.lowerBound].count { $0 == "\n" }, of: page)
    return try parser.inlines()
  }

  // MARK: Plain text

  private mutating func takeEscape() {
    switch character(at: position + 1) {
    case "\n":
      append(.lineBreak)
      position += 2
    case let next? where next.isASCII && (next.isPunctuation || next.isSymbol):
      append(text: String(next))
      position += 2
    default: take("\\")
    }
  }

  /// A line's end is a space, and a break behind two spaces.
  private mutating func takeLineEnd() {
    var spaces = 0
    if case .inline(.text(let before)) = pieces.last {
      let kept = MarkdownLine(number: 0, text: "|" + before).trimmed.dropFirst()
      spaces = before.count - kept.count
      pieces[pieces.count - 1] = .inline(.text(String(kept)))
    }
    if spaces >= 2 { append(.lineBreak) } else { append(text: "\n") }
    position += 1
  }

  private mutating func takeCode() throws(MarkdownError) {
    let start = position
    let count = characters[start...].prefix { $0 == "`" }.count
    var end = start + count
    while end < characters.count {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == count { break }
      end += max(run, 1)
    }
    guard end < characters.count else { throw trouble("the code that begins here does not end; write \\`") }
    var code = String(characters[start + count..<end].map { $0 == "\n" ? " " : $0 })
    if code.hasPrefix(" ") && code.hasSuffix(" ") && code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    append(.code(code))
    position = end + count
  }

  private mutating func takeRun() {
    let run = MarkdownRun(in: characters, at: position)
    pieces.append(.run(run))
    position += run.count
  }

  // MARK: Bare addresses

  private var isInsideWord: Bool {
    character(at: position - 1).map { $0.isLetter || $0.isNumber } ?? false
  }

  private var startsAddress: Bool { !isInsideWord && (starts("https://") || starts("http://")) }

  /// An address is a link to itself; the sentence's own signs behind it do not belong to it.
  private mutating func takeAddress() {
    var address = characters[position...].prefix { !$0.isWhitespace && $0 != "<" && $0.isASCII }
    while let last = address.last {
      let closes = address.count { $0 == ")" } > address.count { $0 == "(" }
      guard "?!.,:*_~'\";".contains(last) || last == ")" && closes else { break }
      address.removeLast()
    }
    let text = String(address)
    append(.link([.text(text)], MarkdownTarget(text: text, line: line)))
    position += address.count
  }
}
