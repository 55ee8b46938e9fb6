/// Writes the parts of a page as HTML.
struct HTMLWriter {
  let words: WebWords
  /// Where links lead and pictures are, from the page.
  let addresses: [MarkdownTarget: String]
  /// How large pictures are, by their addresses.
  let sizes: [String: (width: String, height: String)]
  /// The addresses of the pictures that move.
  let moving: Set<String>
  /// Whether long names may be broken between their words, as in the cells of a table.
  private var breaksNames = false
  /// The headings that have not been written yet.
  private var headings: ArraySlice<MarkdownHeading>

  init(
    _ page: MarkdownPage, words: WebWords, addresses: [MarkdownTarget: String] = [:],
    sizes: [String: (width: String, height: String)] = [:], moving: Set<String> = []
  ) {
    self.words = words
    self.addresses = addresses
    self.sizes = sizes
    self.moving = moving
    headings = page.headings[...]
  }

  /// Some blocks, from the top of the page on.
  mutating func html(_ blocks: [MarkdownBlock]) -> String {
    var html = ""
    for block in blocks { html += self.html(block) + "\n" }
    return html
  }

  private mutating func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let inlines): return heading(level, inlines)
    case .paragraph(let inlines): return HTML.element("p", html(inlines))
    case .code(let code, let language):
      let label = words.code + (language.isEmpty || language == "text" ? "" : ": " + language)
      let text = language == "swift" ? SwiftHighlighter.html(code) : HTML.escaped(code)
      return HTML.element(
        "pre", ["tabindex": "0", "role": "group", "aria-label": label], HTML.element("code", text))
    case .list(let start, let isTight, let items): return list(start, isTight, items)
    case .table(let header, let alignments, let rows): return table(header, alignments, rows)
    case .quote(let blocks): return HTML.element("blockquote", "\n" + html(blocks))
    case .details(let summary, let blocks):
      return HTML.element("details", HTML.element("summary", html(summary)) + "\n" + html(blocks))
    case .rule: return "<hr>"
    }
  }

  private mutating func heading(_ level: Int, _ inlines: [MarkdownInline]) -> String {
    let anchor = headings.popFirst()?.anchor ?? ""
    let mark = HTML.element("a", ["class": "anchor", "href": "#" + anchor, "aria-label": words.linkToSection], "#")
    return HTML.element("h\(level)", ["id": anchor], html(inlines) + (level > 1 ? " " + mark : ""))
  }

  private mutating func list(_ start: Int?, _ isTight: Bool, _ items: [[MarkdownBlock]]) -> String {
    var inside = ""
    for item in items {
      var html = ""
      for block in item {
        if isTight, case .paragraph(let inlines) = block {
          html += self.html(inlines) + "\n"
        } else {
          html += self.html(block) + "\n"
        }
      }
      inside += HTML.item(html)
    }
    guard let start else { return HTML.element("ul", inside) }
    return start == 1 ? HTML.element("ol", inside) : HTML.element("ol", ["start": String(start)], inside)
  }

  /// A table in a box that scrolls where the page is too narrow, by keys too.
  private func table(
    _ header: [[MarkdownInline]], _ alignments: [MarkdownAlignment], _ rows: [[[MarkdownInline]]]
  ) -> String {
    var writer = self
    writer.breaksNames = true
    func row(_ cells: [[MarkdownInline]], _ name: String) -> String {
      let columns = zip(cells, alignments).map { cell, alignment in
        var attributes: KeyValuePairs<String, String> = [:]
        if alignment != .natural { attributes = ["class": alignment.rawValue] }
        return HTML.element(name, attributes, writer.html(cell))
      }
      return HTML.element("tr", columns.joined()) + "\n"
    }
    let columns = header.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
    let head = HTML.element("thead", row(header, "th")) + "\n"
    let body = HTML.element("tbody", "\n" + rows.map { row($0, "td") }.joined())
    return HTML.element(
      "div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": words.table + ": " + columns],
      HTML.element("table", "\n" + head + body))
  }

  /// The parts of a line.
  func html(_ inlines: [MarkdownInline]) -> String { inlines.map { html($0) }.joined() }

  private func html(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text): escaped(text)
    case .code(let code): HTML.element("code", escaped(code))
    case .emphasis(let inside): HTML.element("em", html(inside))
    case .strong(let inside): HTML.element("strong", html(inside))
    case .link(let inside, let target): HTML.link(html(inside), to: addresses[target] ?? target.text)
    case .image(let alternative, let target): image(alternative, addresses[target] ?? target.text)
    case .lineBreak: "<br>\n"
    case .wordBreak: "<wbr>"
    case .anchor(let name): HTML.element("a", ["id": name], "")
    case .element(let name, let inside): HTML.element(name, html(inside))
    }
  }

  /// A text, with places where its names may be broken.
  private func escaped(_ text: String) -> String {
    guard breaksNames else { return HTML.escaped(text) }
    var (html, rest) = ("", text[...])
    while !rest.isEmpty {
      // Chinese is written without spaces.
      let name = rest.prefix { $0.isASCII && $0 != " " }
      rest.removeFirst(name.count)
      html += Self.breakable(name)
      if let other = rest.popFirst() { html.append(HTML.escaped(String(other))) }
    }
    return html
  }

  /// The longest name that has to fit into a cell.
  private static let longestName = 12

  /// A word; a long name may be broken before each of its words, which begin with capitals, before a dot or a plus sign,
  /// and behind a slash.
  private static func breakable(_ word: Substring) -> String {
    guard word.count > longestName else { return HTML.escaped(word) }
    var parts = [""]
    for character in word {
      if let last = parts[parts.count - 1].last {
        let isNext = character.isUppercase && last.isLowercase || ".+".contains(character) && last.isLetter
        if isNext || last == "/" { parts.append("") }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { HTML.escaped($0) }.joined(separator: "<wbr class=\"narrow\">")
  }

  /// A picture; one that moves is there twice, because browsers play it on paper too.
  private func image(_ alternative: String, _ address: String) -> String {
    guard let size = sizes[address] else { return HTML.tag("img", ["src": address, "alt": alternative]) }
    guard moving.contains(address) else {
      return HTML.tag("img", ["src": address, "alt": alternative, "width": size.width, "height": size.height])
    }
    return [("moving", ""), ("still", "#" + SVGCanvas.stillPlace)].map { name, place in
      HTML.tag(
        "img",
        ["class": name, "src": address + place, "alt": alternative, "width": size.width, "height": size.height])
    }.joined()
  }
}
