import Foundation

/// What the search of the web site looks through: each part of each page below a heading.
struct SearchIndex {
  /// A part of a page.
  struct Entry: Equatable {
    let address: String
    let language: String
    /// The page's title.
    let page: String
    let heading: String
    var text: String
  }

  let entries: [Entry]

  init(_ pages: [WebPage]) {
    entries = pages.flatMap { page in
      if case .markdown(let markdown) = page.content { Self.entries(of: page, markdown) } else { [Entry]() }
    }
  }

  /// The index as a script that hands it over: a page that is opened from a disk may load scripts, and nothing else.
  var script: String {
    let lines = entries.map {
      "[" + [$0.address, $0.language, $0.page, $0.heading, $0.text].map(Self.quoted).joined(separator: ",") + "]"
    }
    return "found([\n" + lines.joined(separator: ",\n") + "\n])\n"
  }

  private static func entries(of page: WebPage, _ markdown: MarkdownPage) -> [Entry] {
    var headings = markdown.headings[...]
    var entries: [Entry] = []
    func add(_ blocks: [MarkdownBlock]) {
      for block in blocks {
        if case .heading = block, let heading = headings.popFirst() {
          let address = page.address + (heading.level > 1 ? "#" + heading.anchor : "")
          entries.append(
            Entry(
              address: address, language: page.words.language, page: page.title, heading: heading.text, text: ""))
        } else if !entries.isEmpty {
          entries[entries.count - 1].text += block.lines.map { $0.plainText + "\n" }.joined()
        }
        block.children.forEach(add)
      }
    }
    add(markdown.blocks)
    return entries.map { entry in
      var entry = entry
      entry.text = entry.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return entry
    }
  }

  /// A text as JavaScript has it; nothing in it ends a script.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "<", "\u{2028}", "\u{2029}", "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
