/// A part of a page in Markdown.
indirect enum MarkdownBlock: Equatable, Sendable {
  case heading(level: Int, [MarkdownInline])
  case paragraph([MarkdownInline])
  /// Text that stays as it is, and the word behind the fence above it.
  case code(String, language: String)
  /// A list, numbered from a start or not; a tight one has no space between its items.
  case list(start: Int?, isTight: Bool, items: [[MarkdownBlock]])
  case table(header: [[MarkdownInline]], alignments: [MarkdownAlignment], rows: [[[MarkdownInline]]])
  case quote([MarkdownBlock])
  /// What shows when its summary is pressed.
  case details(summary: [MarkdownInline], [MarkdownBlock])
  /// A line across the page.
  case rule
}

/// Where the text of a column stands.
enum MarkdownAlignment: String, Sendable {
  case natural = ""
  case left, center, right
}

/// A part of a line.
indirect enum MarkdownInline: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case link([MarkdownInline], MarkdownTarget)
  case image(alternative: String, MarkdownTarget)
  case lineBreak
  /// A place where a long word may break.
  case wordBreak
  /// A place that links lead to.
  case anchor(String)
  /// An element of HTML without attributes.
  case element(String, [MarkdownInline])
}

/// Where a link leads or a picture is, as the page says it, and the line that says so.
struct MarkdownTarget: Hashable, Sendable {
  let text: String
  let line: Int
}

/// What a page says that cannot be shown, or not for certain as GitHub shows it.
struct MarkdownError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// Counted from 1.
  let line: Int
  let problem: String

  var description: String { "\(file):\(line): \(problem)" }
}

/// A page in Markdown, taken apart.
struct MarkdownPage: Equatable, Sendable {
  let blocks: [MarkdownBlock]
  /// The headings with their anchors, from top to bottom.
  let headings: [MarkdownHeading]

  /// The first heading, or nothing.
  var title: String { headings.first?.text ?? "" }

  /// Takes a text apart; errors call it by its file.
  init(_ text: String, file: String) throws(MarkdownError) {
    blocks = try MarkdownParser.blocks(of: text, file: file)
    headings = MarkdownHeading.all(in: blocks)
  }

  /// The names of all places on the page that links may lead to.
  var anchors: Set<String> {
    var all = Set(headings.map(\.anchor))
    visitInlines { if case .anchor(let name) = $0 { all.insert(name) } }
    return all
  }

  /// Calls a closure with every part of every line, those inside others too.
  func visitInlines(_ visit: (MarkdownInline) -> Void) {
    for block in blocks { block.visitInlines(visit) }
  }
}

/// A heading and the name of its place.
struct MarkdownHeading: Hashable, Sendable {
  let level: Int
  let text: String
  let anchor: String

  /// The headings among some blocks; where two have the same anchor, later ones are numbered, as GitHub does it.
  static func all(in blocks: [MarkdownBlock]) -> [MarkdownHeading] {
    var counts: [String: Int] = [:]
    var all: [MarkdownHeading] = []
    func add(_ blocks: [MarkdownBlock]) {
      for block in blocks {
        if case .heading(let level, let inlines) = block {
          let anchor = Markdown.anchor(inlines.plainText)
          let count = counts[anchor, default: 0]
          counts[anchor] = count + 1
          let name = count == 0 ? anchor : "\(anchor)-\(count)"
          all.append(MarkdownHeading(level: level, text: inlines.plainText, anchor: name))
        }
        block.children.forEach(add)
      }
    }
    add(blocks)
    return all
  }
}

extension MarkdownBlock {
  /// The blocks inside of it: those of each item of a list, or of the whole.
  var children: [[MarkdownBlock]] {
    switch self {
    case .heading, .paragraph, .code, .table, .rule: []
    case .list(_, _, let items): items
    case .quote(let blocks), .details(_, let blocks): [blocks]
    }
  }

  /// The lines of its own, without those of blocks inside.
  var lines: [[MarkdownInline]] {
    switch self {
    case .heading(_, let inlines), .paragraph(let inlines), .details(let inlines, _): [inlines]
    case .table(let header, _, let rows): header + rows.flatMap(\.self)
    case .code, .list, .quote, .rule: []
    }
  }

  func visitInlines(_ visit: (MarkdownInline) -> Void) {
    for line in lines { line.visit(visit) }
    for block in children.flatMap(\.self) { block.visitInlines(visit) }
  }
}

extension [MarkdownInline] {
  /// What one reads, without its looks.
  var plainText: String {
    reduce(into: "") { text, inline in
      switch inline {
      case .text(let words), .code(let words): text += words
      case .image(let alternative, _): text += alternative
      case .lineBreak: text += " "
      case .wordBreak, .anchor: break
      case .emphasis(let inner), .strong(let inner), .link(let inner, _), .element(_, let inner):
        text += inner.plainText
      }
    }
  }

  func visit(_ visit: (MarkdownInline) -> Void) {
    for inline in self {
      visit(inline)
      switch inline {
      case .emphasis(let inner), .strong(let inner), .link(let inner, _), .element(_, let inner): inner.visit(visit)
      case .text, .code, .image, .lineBreak, .wordBreak, .anchor: break
      }
    }
  }
}
