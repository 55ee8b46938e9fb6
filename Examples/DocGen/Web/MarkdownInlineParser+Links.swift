extension MarkdownInlineParser {
  /// A link, `[text](address)` or `[text][label]`, a picture, or a bracket that is one.
  mutating func takeLink(isImage: Bool) throws(MarkdownError) {
    let sign = isImage ? "!" : ""
    let start = position + (isImage ? 2 : 1)
    guard let end = closingBracket(from: start) else {
      append(text: sign + "[")
      position = start
      return
    }
    if character(at: start) == "^" { throw trouble("footnotes are not known") }
    let line = line
    let label = String(characters[start..<end])
    let address: String
    var next = end + 1
    switch character(at: next) {
    case "(":
      (address, next) = try destination(from: next + 1)
    case "[":
      guard let close = closingBracket(from: next + 1) else { throw trouble("the label of a link does not end") }
      let name = close == next + 1 ? label : String(characters[next + 1..<close])
      guard let defined = page.definitions[name.lowercased()] else { throw trouble("no line defines [\(name)]") }
      (address, next) = (defined, close + 1)
    default:
      guard let defined = page.definitions[label.lowercased()] else {
        append(text: sign + "[")
        position = start
        return
      }
      address = defined
    }
    let target = MarkdownTarget(text: address, line: line)
    let inside = try inlines(in: start..<end)
    if isImage {
      guard !inside.plainText.isEmpty else { throw trouble("a picture has no alternative text") }
      append(.image(alternative: inside.plainText, target))
    } else {
      var isNested = false
      inside.visit { if case .link = $0 { isNested = true } }
      if isNested { throw trouble("a link stands in a link") }
      append(.link(inside, target))
    }
    position = next
  }

  /// The bracket that closes the one before a place; those in code and escaped ones do not count.
  private func closingBracket(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while let character = character(at: index) {
      switch character {
      case "\\": index += 1
      case "`":
        let run = characters[index...].prefix { $0 == "`" }
        index = (firstIndex(of: String(run), from: index + run.count) ?? index) + run.count - 1
      case "[": depth += 1
      case "]" where depth == 0: return index
      case "]": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The address between parentheses, and the place behind them.
  private func destination(from start: Int) throws(MarkdownError) -> (String, Int) {
    var depth = 0
    var index = start
    while let character = character(at: index) {
      switch character {
      case "(": depth += 1
      case ")" where depth == 0:
        guard index > start else { throw trouble("a link leads nowhere") }
        return (String(characters[start..<index]), index + 1)
      case ")": depth -= 1
      case _ where character.isWhitespace || character == "<" || character == "\\":
        throw trouble("an address has no spaces, no title, no < and no \\")
      default: break
      }
      index += 1
    }
    throw trouble("the address of a link does not end")
  }
}
