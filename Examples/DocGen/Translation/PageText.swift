/// A page in Markdown, taken apart into what is translated and what is copied.
///
/// Headings, paragraphs, items of lists, cells of tables, what stands between tags, and the alternative texts of pictures are phrases;
/// code, marks and tags are copied. A line break within a cell, and the dot between two links, part phrases.
struct PageText {
  enum Part {
    case copied(String)
    /// Where a link or a picture leads.
    case target(String)
    case phrase(Phrase, line: Int)
  }

  /// A heading: its level's part of the page is a phrase as well.
  struct Heading {
    /// As it is written, without its hashes.
    let text: String
    let phrase: Phrase
  }

  private(set) var parts: [Part] = []
  private(set) var headings: [Heading] = []
  private var isCode = false
  /// The lines of the paragraph that has begun, and where it has.
  private var paragraph: [Substring] = []
  private var start = 0
  private var line = 0

  init(_ markdown: String) {
    for text in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      take(text)
    }
    endParagraph()
    // The last line has no end.
    if case .copied("\n") = parts.last { parts.removeLast() }
  }

  private mutating func take(_ text: Substring) {
    let content = text.drop { $0 == " " }
    let indent = text.prefix(text.count - content.count)
    if content.hasPrefix("```") || isCode {
      if !isCode { endParagraph() }
      if content.hasPrefix("```") { isCode.toggle() }
      return copy(text + "\n")
    }
    if content.isEmpty || content.hasPrefix("<!--") {
      endParagraph()
      return copy(text + "\n")
    }
    if content.hasPrefix("#") {
      endParagraph()
      let hashes = content.prefix { $0 == "#" }
      let heading = content.dropFirst(hashes.count + 1)
      headings.append(Heading(text: String(heading), phrase: Phrase(String(heading))))
      copy(hashes + " ")
      phrase(heading)
      return copy("\n")
    }
    if content.hasPrefix("|") {
      endParagraph()
      return row(content)
    }
    if content.first == "<", MarkupTag(content)?.isInline == false {
      endParagraph()
      copy(indent)
      markup(content)
      return copy("\n")
    }
    if let bullet = content.bullet {
      endParagraph()
      copy(indent + bullet)
      paragraph = [content.dropFirst(bullet.count)]
      start = line
      return
    }
    if paragraph.isEmpty {
      copy(indent)
      start = line
    }
    paragraph.append(content)
  }

  private mutating func copy(_ text: some StringProtocol) {
    if !text.isEmpty { parts.append(.copied(String(text))) }
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    let (text, end) = (paragraph.joined(separator: " "), line)
    paragraph = []
    line = start
    phrases(Substring(text))
    line = end
    copy("\n")
  }

  /// A row of a table, cell by cell.
  private mutating func row(_ text: Substring) {
    if text.allSatisfy({ "|-: ".contains($0) }) && text.contains("-") { return copy(text + "\n") }
    var cell = text.dropFirst()
    copy("|")
    while !cell.isEmpty {
      var end = cell.startIndex
      var last: Character?
      while end < cell.endIndex, cell[end] != "|" || last == "\\" {
        last = cell[end]
        end = cell.index(after: end)
      }
      phrases(cell[..<end])
      if end < cell.endIndex { copy("|") }
      cell = cell[end...].dropFirst()
    }
    copy("\n")
  }

  /// Phrases between line breaks, and between the dots of a line of links.
  private mutating func phrases(_ text: Substring) {
    for parting in ["<br>", " · "] {
      let isParted = parting == "<br>" || text.contains("](")
      guard isParted, let found = text.firstRange(of: parting) else { continue }
      phrases(text[..<found.lowerBound])
      copy(parting)
      return phrases(text[found.upperBound...])
    }
    phrase(text)
  }

  /// One phrase; of a picture, or a link that stands alone, what it says.
  private mutating func phrase(_ text: Substring) {
    let start = text.prefix { $0 == " " }
    var content = text.dropFirst(start.count)
    let end = content.reversed().prefix { $0 == " " }.count
    content = content.dropLast(end)
    copy(start)
    defer { copy(String(repeating: " ", count: end)) }
    guard !content.isEmpty else { return }
    if let link = MarkdownLink(content), link.count == content.count, !link.isNamed {
      copy(link.mark)
      phrase(link.label)
      copy("](")
      parts.append(.target(String(link.target)))
      return copy(")")
    }
    parts.append(.phrase(Phrase(String(content)), line: line))
  }

  /// A line that begins with a tag: its tags are copied, and what stands between and in them is translated.
  private mutating func markup(_ text: Substring) {
    var rest = text
    while let tag = MarkupTag(rest), !tag.isInline {
      copy("<" + tag.name)
      for attribute in tag.attributes {
        copy(" " + attribute.name)
        guard let value = attribute.value else { continue }
        copy("=\"")
        switch attribute.name {
        case "alt", "title": phrase(value)
        case "src", "href", "srcset": parts.append(.target(String(value)))
        default: copy(value)
        }
        copy("\"")
      }
      copy(">")
      rest = rest.dropFirst(tag.count)
    }
    guard !rest.isEmpty else { return }
    // What follows the last tag that stands in the way.
    let end = rest.indices.first { rest[$0] == "<" && MarkupTag(rest[$0...])?.isInline == false } ?? rest.endIndex
    phrases(rest[..<end])
    markup(rest[end...])
  }
}

extension Substring {
  /// What begins an item of a list or a quotation.
  fileprivate var bullet: Substring? {
    for mark in ["- ", "> "] where hasPrefix(mark) { return prefix(2) }
    let digits = prefix { $0.isNumber }
    return !digits.isEmpty && dropFirst(digits.count).hasPrefix(". ") ? prefix(digits.count + 2) : nil
  }
}
