/// Marks the words of Swift for colours, by their looks alone: it knows no types, and needs no more for reading.
struct SwiftHighlighter {
  /// What a piece of code is; its class in the style.
  enum Kind: String {
    case keyword = "k"
    case type = "t"
    case string = "s"
    case number = "n"
    case comment = "c"
  }

  private let code: [UInt8]
  private var position = 0
  private var html = ""

  /// The lines of some code as HTML, with a `span` around each coloured piece; no piece goes over a line's end.
  static func html(_ code: String) -> String {
    var highlighter = SwiftHighlighter(code: Array(code.utf8))
    while highlighter.position < highlighter.code.count { highlighter.takeNext() }
    return highlighter.html
  }

  private init(code: [UInt8]) { self.code = code }

  private static let keywords: Set<String> = [
    "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout",
    "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override",
    "package", "postfix", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self",
    "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "unsafe", "var", "weak", "where", "while",
  ]

  private mutating func takeNext() {
    let byte = code[position]
    if starts("/", "/") {
      take(.comment, to: end { $0 == UInt8(ascii: "\n") })
    } else if starts("/", "*") {
      take(.comment, to: endOfBlockComment)
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && endOfHashes != nil {
      take(.string, to: endOfString)
    } else if let end = endOfRegex {
      take(.string, to: end)
    } else if Self.isDigit(byte) {
      take(.number, to: endOfNumber)
    } else if Self.isWord(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
      takeWord()
    } else {
      take(nil, to: end(from: position + 1, where: Self.beginsPiece))
    }
  }

  private mutating func takeWord() {
    let end = end(from: position + 1) { !Self.isWord($0) && !Self.isDigit($0) }
    let word = String(decoding: code[position..<end], as: UTF8.self)
    let isMember = position > 0 && code[position - 1] == UInt8(ascii: ".")
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[position])
    let isMarked = word.count > 1 && (word.hasPrefix("@") || word.hasPrefix("#"))
    if isMarked || Self.keywords.contains(word) && !isMember {
      take(.keyword, to: end)
    } else {
      take(isCapital ? .type : nil, to: end)
    }
  }

  /// Takes a piece; one of several lines is marked on each of them.
  private mutating func take(_ kind: Kind?, to end: Int) {
    let text = HTML.escaped(String(decoding: code[position..<end], as: UTF8.self))
    position = end
    guard let kind else {
      html += text
      return
    }
    html += text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "<span class=\"\(kind.rawValue)\">\($0)</span>" }.joined(separator: "\n")
  }

  // MARK: Where pieces end

  private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at index: Int? = nil) -> Bool {
    let index = index ?? position
    return index + 1 < code.count && code[index] == UInt8(ascii: first) && code[index + 1] == UInt8(ascii: second)
  }

  private func end(from start: Int? = nil, where isEnd: (UInt8) -> Bool) -> Int {
    code[(start ?? position)...].firstIndex(where: isEnd) ?? code.count
  }

  private var endOfBlockComment: Int {
    var depth = 0
    var index = position
    while index < code.count {
      if starts("/", "*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if starts("*", "/", at: index) {
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return code.count
  }

  /// The place behind `#`, `##` and so on where a quotation mark follows, or nil.
  private var endOfHashes: Int? {
    let end = end { $0 != UInt8(ascii: "#") }
    return end < code.count && code[end] == UInt8(ascii: "\"") ? end : nil
  }

  /// The end of a string of one line or several, with what is interpolated.
  private var endOfString: Int {
    let quote = endOfHashes ?? position
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: quote - position)
    let isLong = starts("\"", "\"", at: quote) && starts("\"", "\"", at: quote + 1)
    let close = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    let interpolation = escape + [UInt8(ascii: "(")]
    var index = quote + close.count - hashes.count
    var depth = 0
    while index < code.count {
      let rest = code[index...]
      if depth == 0 && rest.starts(with: close) { return index + close.count }
      if !isLong && code[index] == UInt8(ascii: "\n") { return index }
      if rest.starts(with: interpolation) {
        depth += 1
        index += escape.count + 1
      } else if depth == 0 && rest.starts(with: escape) {
        index += escape.count + 1
      } else {
        if depth > 0 && code[index] == UInt8(ascii: "(") { depth += 1 }
        if depth > 0 && code[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
    }
    return code.count
  }

  /// The end of a regular expression between strokes, behind a sign after which no division can stand.
  private var endOfRegex: Int? {
    guard code[position] == UInt8(ascii: "/"), position + 1 < code.count, !" /*=\n".utf8.contains(code[position + 1]),
      let before = code[..<position].last(where: { $0 != UInt8(ascii: " ") }), "(,=:#".utf8.contains(before)
    else { return nil }
    var index = position + 1
    while index < code.count, code[index] != UInt8(ascii: "\n") {
      if code[index] == UInt8(ascii: "/") { return index + 1 }
      index += code[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private var endOfNumber: Int {
    let end = end { !Self.isDigit($0) && !Self.isWord($0) }
    // A point belongs to it where a digit follows, and not a range or a member.
    guard end + 1 < code.count, code[end] == UInt8(ascii: "."), Self.isDigit(code[end + 1]) else { return end }
    return self.end(from: end + 1) { !Self.isDigit($0) && !Self.isWord($0) }
  }

  /// Whether a piece may begin here that is more than a sign or a space.
  private static func beginsPiece(_ byte: UInt8) -> Bool {
    isWord(byte) || isDigit(byte) || "\"#/@".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
