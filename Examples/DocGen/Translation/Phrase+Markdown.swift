extension Phrase {
  /// Makes a phrase of a line of a page.
  init(_ markdown: String) {
    var scanner = PhraseScanner()
    scanner.scan(Substring(markdown))
    self.init(id: scanner.id, holes: scanner.holes, code: scanner.code)
  }
}

/// Goes through a line of Markdown and finds what is a hole and what is code.
private struct PhraseScanner {
  private(set) var id = ""
  private(set) var holes: [[Phrase.Piece]] = []
  private(set) var code: [String: String] = [:]

  mutating func scan(_ text: Substring) {
    var rest = text
    while let first = rest.first {
      let isInWord = id.last.map { $0.isLetter || $0.isNumber } ?? false
      if isInWord && first.isLetter || first == " " {
        id.append(first)
        rest.removeFirst()
        continue
      }
      if let code = rest.code {
        take(code: code, written: code)
        rest.removeFirst(code.count)
      } else if let code = rest.breakableCode {
        take(code: "`" + code.dropFirst(6).dropLast(7).replacing("<wbr>", with: "") + "`", written: code)
        rest.removeFirst(code.count)
      } else if let link = MarkdownLink(rest) {
        take(link)
        rest.removeFirst(link.count)
      } else if let fixed = rest.notice ?? (isInWord ? nil : rest.breakableName ?? rest.numeral) {
        hole([.text(fixed)])
        rest.removeFirst(fixed.count)
      } else {
        id.append(first)
        rest.removeFirst()
      }
    }
  }

  private mutating func hole(_ pieces: [Phrase.Piece]) {
    holes.append(pieces)
    id += "{\(holes.count)}"
  }

  private mutating func take(code text: String, written: String) {
    if text.contains(where: \.isNumber) { return hole([.text(written)]) }
    id += text
    code[text] = written
  }

  private mutating func take(_ link: MarkdownLink) {
    guard link.isNamed else {
      id += link.mark
      scan(link.label)
      id += "]("
      hole([.target(String(link.target))])
      id += ")"
      return
    }
    let pieces: [Phrase.Piece] = [.text("[" + link.label + "]("), .target(String(link.target)), .text(")")]
    // A list of them is one hole, however many there are.
    let end = "{\(holes.count)}, "
    if let last = holes.indices.last, case .text(")") = holes[last].last, id.hasSuffix(end) {
      holes[last] += [.comma] + pieces
      id.removeLast(2)
    } else {
      hole(pieces)
    }
  }
}

/// A link or a picture at the beginning of a text: `[label](target)`, `![label](target)`.
struct MarkdownLink {
  /// `[` or `![`.
  let mark: Substring
  let label: Substring
  let target: Substring

  /// How many characters it takes.
  var count: Int { mark.count + label.count + 2 + target.count + 1 }

  /// Whether its label is a name that its target ends with: a file or a line of one, a script, a set of rules.
  var isNamed: Bool {
    guard mark == "[", !label.isEmpty else { return false }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[1].isLine { return parts[1].hasSuffix("=" + label) }
    // With or without its kind and the line: `A:12` leads to `A.swift#L12`.
    let file = parts[0].split(separator: "/").last ?? ""
    let line = parts.count == 2 ? ":" + parts[1].dropFirst() : ""
    return [file, file.prefix { $0 != "." }].contains { $0 == label || $0 + line == label }
  }

  init?(_ text: Substring) {
    mark = text.hasPrefix("![") ? text.prefix(2) : text.prefix(1)
    guard mark.last == "[" else { return nil }
    let inside = text.dropFirst(mark.count)
    var depth = 1
    guard
      let end = inside.indices.first(where: { index in
        depth += inside[index] == "[" ? 1 : inside[index] == "]" ? -1 : 0
        return depth == 0
      })
    else { return nil }
    label = inside[..<end]
    let rest = inside[end...].dropFirst()
    guard rest.first == "(", let close = rest.firstIndex(of: ")") else { return nil }
    target = rest[..<close].dropFirst()
  }
}

extension Substring {
  /// Whether an anchor is a line of a source, such as `L12`.
  fileprivate var isLine: Bool { first == "L" && dropFirst().allSatisfy(\.isDigit) }

  /// `<code>…</code>` at the beginning.
  fileprivate var breakableCode: String? {
    guard hasPrefix("<code>"), let end = firstRange(of: "</code>") else { return nil }
    return String(self[..<end.upperBound])
  }

  /// What a row or a list reports, in italics, at the beginning.
  fileprivate var notice: String? {
    guard first == "*", dropFirst().first?.isLowercase == true, let end = dropFirst().firstIndex(of: "*") else {
      return nil
    }
    let inside = self[..<end].dropFirst().replacing("<wbr>", with: "")
    let isName = inside.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    return isName && inside.contains { $0.isUppercase || $0 == "." } ? String(self[...end]) : nil
  }

  /// A word at the beginning that may break between its parts, without the punctuation behind it.
  fileprivate var breakableName: String? {
    guard first?.isLetter == true else { return nil }
    var word = prefix { !$0.isWhitespace && !"[*(".contains($0) }
    while let last = word.last, ".,:;)".contains(last) { word.removeLast() }
    return word.contains("<wbr>") ? String(word) : nil
  }

  /// A number at the beginning, with its sign, or a range of numbers.
  fileprivate var numeral: String? {
    guard let number = number else { return nil }
    for sign in ["..<", "..."] where dropFirst(number.count).hasPrefix(sign) {
      if let upper = dropFirst(number.count + sign.count).number { return number + sign + upper }
    }
    return number
  }

  private var number: String? {
    var rest = self
    if rest.first == "-" || rest.first == "−" { rest.removeFirst() }
    guard rest.removeDigits() else { return nil }
    // Thousands, then decimals.
    while rest.first == ",", rest.dropFirst().prefix(while: \.isDigit).count == 3 { rest.removeFirst(4) }
    if rest.first == ".", rest.dropFirst().first?.isDigit == true {
      rest.removeFirst()
      _ = rest.removeDigits()
    }
    return String(self[..<rest.startIndex])
  }

  private mutating func removeDigits() -> Bool {
    let digits = prefix(while: \.isDigit)
    removeFirst(digits.count)
    return !digits.isEmpty
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
