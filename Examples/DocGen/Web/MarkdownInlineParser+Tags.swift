extension MarkdownInlineParser {
  /// The elements that pages may use in a line, without attributes.
  private static let elements: Set<String> = ["code", "em", "kbd", "strong", "sub", "sup"]

  /// What signs may be called.
  private static let entities: [String: String] = [
    "amp": "&", "apos": "'", "gt": ">", "hellip": "…", "lt": "<", "mdash": "—", "middot": "·", "minus": "−",
    "nbsp": "\u{A0}", "ndash": "–", "quot": "\"", "rarr": "→", "times": "×",
  ]

  /// A tag, an address or a comment between angle brackets, or a sign that is one.
  mutating func takeTag() throws(MarkdownError) {
    if starts("<!--") {
      guard let end = firstIndex(of: "-->", from: position) else { throw trouble("the comment does not end") }
      position = end + 3
      return
    }
    guard let next = character(at: position + 1), next.isLetter || "/!?".contains(next),
      let end = firstIndex(of: ">", from: position)
    else {
      append(text: "<")
      position += 1
      return
    }
    let tag = String(characters[position + 1..<end])
    switch tag {
    case "br", "br/", "br /":
      append(.lineBreak)
      position = end + 1
    case "wbr":
      append(.wordBreak)
      position = end + 1
    case _ where Self.elements.contains(tag):
      guard let close = firstIndex(of: "</\(tag)>", from: end) else { throw trouble("<\(tag)> does not end") }
      append(.element(tag, try inlines(in: end + 1..<close)))
      position = close + tag.count + 3
    case _ where tag.hasPrefix("a id=\"") && tag.hasSuffix("\""):
      guard starts("</a>", at: end + 1) else { throw trouble("write <a id=\"…\"></a>, with nothing in it") }
      append(.anchor(String(tag.dropFirst(6).dropLast())))
      position = end + 5
    case _ where tag.hasPrefix("https://") || tag.hasPrefix("http://"):
      append(.link([.text(tag)], MarkdownTarget(text: tag, line: line)))
      position = end + 1
    case _ where tag.hasPrefix("doc:") && page.file.contains(".docc/"):
      // DocC's link to a page beside it.
      let name = String(tag.dropFirst(4))
      append(.link([.text(name)], MarkdownTarget(text: name + ".md", line: line)))
      position = end + 1
    default: throw trouble("<\(tag)> is not known; write \\< for the sign itself")
    }
  }

  /// A sign by its name or its number.
  mutating func takeEntity() throws(MarkdownError) {
    let name = characters[(position + 1)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    guard !name.isEmpty, character(at: position + 1 + name.count) == ";" else {
      append(text: "&")
      position += 1
      return
    }
    guard let sign = Self.entities[String(name)] ?? Self.numbered(String(name)) else {
      throw trouble("&\(String(name)); is not known; write the sign itself, or &amp;\(String(name));")
    }
    append(text: sign)
    position += name.count + 2
  }

  /// The sign of a number, such as `#62` or `#x3E`.
  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : String(Character($0)) }
  }
}
