/// A line of a page, counted from 1, without what the blocks around it have put before it.
struct MarkdownLine {
  let number: Int
  var text: Substring

  /// The spaces that it begins with.
  var indent: Int { text.prefix { $0 == " " }.count }
  var isBlank: Bool { text.allSatisfy { $0 == " " } }
  /// Its text without spaces around it.
  var trimmed: Substring {
    let start = text.drop { $0 == " " }
    return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
  }

  /// The line without some of its first characters.
  func dropping(_ count: Int) -> MarkdownLine { MarkdownLine(number: number, text: text.dropFirst(count)) }
}

/// Takes blocks off the top of the lines that are left.
///
/// It knows the part of GitHub's Markdown that the pages use. What it does not know is an error: it never shows a page
/// otherwise than GitHub does without saying so.
struct MarkdownParser {
  let file: String
  /// Where the labels lead that lines such as `[label]: address` define.
  let definitions: [String: String]
  var lines: ArraySlice<MarkdownLine>

  /// The blocks of a whole page.
  static func blocks(of text: String, file: String) throws(MarkdownError) -> [MarkdownBlock] {
    var lines: [MarkdownLine] = []
    var definitions: [String: String] = [:]
    var fence: Substring?
    for text in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = MarkdownLine(number: lines.count + 1, text: text)
      if line.trimmed.hasPrefix("```") {
        if fence == nil { fence = line.fence } else if fence == line.trimmed { fence = nil }
      }
      if fence == nil, text.first == "[", let found = text.wholeMatch(of: /\[([^\]^]+)\]: +(\S+)/) {
        definitions[found.1.lowercased()] = String(found.2)
        line.text = ""
      }
      lines.append(line)
    }
    var parser = MarkdownParser(file: file, definitions: definitions, lines: lines[...])
    return try parser.blocks()
  }

  /// The blocks up to a line that is this end, which is taken too, or up to the last line.
  mutating func blocks(until end: String? = nil) throws(MarkdownError) -> [MarkdownBlock] {
    let start = lines.first?.number ?? 0
    var all: [MarkdownBlock] = []
    while let line = lines.first {
      if line.isBlank {
        lines.removeFirst()
      } else if let end, line.trimmed == end {
        lines.removeFirst()
        return all
      } else if let block = try block(from: line) {
        all.append(block)
      }
    }
    if let end { throw trouble("there is no line \(end) for what begins here", at: start) }
    return all
  }

  /// The block that begins with the first line, or nil for a comment.
  private mutating func block(from line: MarkdownLine) throws(MarkdownError) -> MarkdownBlock? {
    if line.indent >= 4 { return indentedCode() }
    let text = line.trimmed
    if text.hasPrefix("<!--") {
      try takeComment(line)
      return nil
    }
    if text.hasPrefix("```") { return try fencedCode(line) }
    if text.hasPrefix("~~~") { throw trouble("write ``` for a fence", at: line.number) }
    if text.hasPrefix("<details") || text.hasPrefix("</details") { return try details(line) }
    if text.hasPrefix(">") { return try quote(line) }
    if let heading = try heading(line) { return heading }
    if line.isRule {
      lines.removeFirst()
      return .rule
    }
    if let marker = MarkdownMarker(line) { return try list(marker) }
    if let table = try table() { return table }
    return try paragraph(line)
  }

  /// What is wrong with a line.
  func trouble(_ problem: String, at line: Int) -> MarkdownError {
    MarkdownError(file: file, line: line, problem: problem)
  }

  /// The parts of a text that begins on a line.
  func inlines(_ text: String, at line: Int) throws(MarkdownError) -> [MarkdownInline] {
    var parser = MarkdownInlineParser(text, at: line, of: self)
    return try parser.inlines()
  }

  /// A parser of the lines inside a block.
  func parser(of lines: [MarkdownLine]) -> MarkdownParser {
    MarkdownParser(file: file, definitions: definitions, lines: lines[...])
  }

  // MARK: Plain blocks

  private mutating func takeComment(_ first: MarkdownLine) throws(MarkdownError) {
    while let line = lines.popFirst() {
      guard let end = line.text.firstRange(of: "-->") else { continue }
      if line.text[end.upperBound...].contains(where: { $0 != " " }) {
        throw trouble("a comment ends its line", at: line.number)
      }
      return
    }
    throw trouble("the comment does not end", at: first.number)
  }

  private mutating func heading(_ line: MarkdownLine) throws(MarkdownError) -> MarkdownBlock? {
    let text = line.trimmed
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first == " " else { return nil }
    if text.hasSuffix(" #") { throw trouble("leave out the # behind the heading", at: line.number) }
    lines.removeFirst()
    return .heading(level: level, try inlines(String(text.dropFirst(level + 1)), at: line.number))
  }

  private mutating func quote(_ first: MarkdownLine) throws(MarkdownError) -> MarkdownBlock {
    var inside: [MarkdownLine] = []
    while let line = lines.first, !line.isBlank {
      guard line.trimmed.hasPrefix(">") else { throw trouble("begin each line of a quotation with >", at: line.number) }
      let rest = line.trimmed.dropFirst()
      inside.append(MarkdownLine(number: line.number, text: rest.hasPrefix(" ") ? rest.dropFirst() : rest))
      lines.removeFirst()
    }
    if inside[0].text.hasPrefix("[!") { throw trouble("an alert, [!…], is not known", at: first.number) }
    var parser = parser(of: inside)
    return .quote(try parser.blocks())
  }

  private mutating func paragraph(_ first: MarkdownLine) throws(MarkdownError) -> MarkdownBlock {
    let isTag = first.trimmed.first == "<" && first.trimmed.wholeMatch(of: #/<[a-z][^>:]*>(?:</[a-z]+>)?/#) != nil
    if isTag, let next = lines.dropFirst().first, !next.isBlank {
      throw trouble("leave a line empty below a tag: GitHub reads no Markdown before one", at: first.number)
    }
    var text = ""
    while let line = lines.first, !line.isBlank {
      if line.number != first.number {
        if line.trimmed.allSatisfy({ $0 == "=" }) || line.trimmed.allSatisfy({ $0 == "-" }) {
          throw trouble("a heading begins with #, it is not underlined", at: line.number)
        }
        if line.interruptsParagraph || startsTable { break }
        text += "\n"
      }
      // Spaces at the end of a line mean something.
      text += line.text.drop { $0 == " " }
      lines.removeFirst()
    }
    return .paragraph(try inlines(text, at: first.number))
  }
}

extension MarkdownLine {
  /// Whether it begins a block although the line above it belongs to a paragraph.
  var interruptsParagraph: Bool {
    guard indent < 4 else { return false }
    let starts = ["```", "~~~", ">", "<!--", "<details", "</details"]
    return starts.contains(where: trimmed.hasPrefix) || isRule || isHeading
      || MarkdownMarker(self).map { $0.start == nil || $0.start == 1 } == true
  }

  private var isHeading: Bool {
    let hashes = trimmed.prefix { $0 == "#" }.count
    return (1...6).contains(hashes) && trimmed.dropFirst(hashes).first == " "
  }

  /// Whether it is a line across the page.
  var isRule: Bool { ["---", "***", "___"].contains(trimmed) }
}
