extension MarkdownLine {
  /// The backticks that it begins with.
  var fence: Substring { trimmed.prefix { $0 == "`" } }
}

extension MarkdownParser {
  /// Code between two lines of backticks.
  mutating func fencedCode(_ first: MarkdownLine) throws(MarkdownError) -> MarkdownBlock {
    lines.removeFirst()
    let language = first.trimmed.dropFirst(first.fence.count)
    if language.contains(where: { $0 == " " || $0 == "`" }) {
      throw trouble("one word may stand behind a fence", at: first.number)
    }
    var code: [Substring] = []
    while let line = lines.popFirst() {
      if line.trimmed == first.fence { return .code(code.joined(separator: "\n"), language: String(language)) }
      code.append(line.text.dropFirst(min(line.indent, first.indent)))
    }
    throw trouble("the fence \(first.fence) does not end", at: first.number)
  }

  /// Code that is set off by four spaces.
  mutating func indentedCode() -> MarkdownBlock {
    var code: [Substring] = []
    while let line = lines.first, line.isBlank || line.indent >= 4 {
      code.append(line.text.dropFirst(4))
      lines.removeFirst()
    }
    while code.last?.isEmpty == true { code.removeLast() }
    return .code(code.joined(separator: "\n"), language: "")
  }

  /// What is folded away below a summary.
  mutating func details(_ first: MarkdownLine) throws(MarkdownError) -> MarkdownBlock {
    lines.removeFirst()
    var head = first.trimmed
    if head == "<details>", let next = lines.popFirst() { head += next.trimmed }
    guard let found = head.wholeMatch(of: /<details><summary>(.+)<\/summary>/) else {
      throw trouble("write <details><summary>…</summary> on one line or two, and </details>", at: first.number)
    }
    if found.1.contains(where: "`*[".contains) {
      throw trouble("GitHub reads no Markdown in a summary; write <code>", at: first.number)
    }
    guard lines.first?.isBlank != false else {
      throw trouble("leave a line empty below a summary: GitHub reads no Markdown before one", at: first.number)
    }
    return .details(
      summary: try inlines(String(found.1), at: first.number), try blocks(until: "</details>"))
  }
}
