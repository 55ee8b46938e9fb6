import Foundation

/// Pieces of GitHub's Markdown.
enum Markdown {
  /// A table; bars in the cells are escaped.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { cells in
      "| " + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// A block of text that stays as it is.
  static func block(_ text: String, language: String = "text") -> String {
    "```\(language)\n" + text.trimmingCharacters(in: .newlines) + "\n```"
  }

  /// A picture of Docs/Figures.
  static func figure(_ name: String, _ alt: String) -> String { "![\(alt)](Figures/\(name))" }

  /// A name in code that may break between its words, so that tables fit narrow screens.
  static func name(_ text: String) -> String {
    var broken = ""
    var wasSmall = false
    for character in text {
      if wasSmall && character.isUppercase { broken += "<wbr>" }
      wasSmall = character.isLowercase || character == ":" || character == "…"
      broken.append(character)
    }
    return "<code>" + broken + "</code>"
  }

  /// What a row or a list reports, in italics, that may break between its parts.
  static func notice(_ notice: String) -> String { "*" + notice.replacingOccurrences(of: ".", with: ".<wbr>") + "*" }

  /// Text whose names in code may break between their words.
  static func breakable(_ text: String) -> String { text.replacing(/`([^`]+)`/) { name(String($0.1)) } }

  /// A list.
  static func list(_ items: [String]) -> String { items.map { "- " + $0 }.joined(separator: "\n") }

  /// The anchor that GitHub gives a heading.
  static func anchor(_ heading: String) -> String {
    String(heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
  }
}

/// The headings of a design's page: the same for all designs, in this order, so that two pages can be
/// read side by side.
enum Heading: Hashable, Sendable {
  case whatItIs, behaviour, fromTheArticle, states, decision, strips, constants, trace, twoWays, viewHierarchy
  case deletePath, fullSwipe, measured, corrections
  case rules(of: String)
  case notReproduced, complexity, next

  var text: String {
    switch self {
    case .whatItIs: "What it is"
    case .behaviour: "Behaviour"
    case .fromTheArticle: "From the article to the code"
    case .states: "States"
    case .decision: "The decision table"
    case .strips: "The strips"
    case .constants: "Constants"
    case .trace: "Trace"
    case .twoWays: "Two ways of driving"
    case .viewHierarchy: "View hierarchy"
    case .deletePath: "The delete path"
    case .fullSwipe: "The full swipe"
    case .measured: "Measured on the original code"
    case .corrections: "Corrections"
    case .rules(let name): "Rules of \(name)"
    case .notReproduced: "Facts that are not reproduced"
    case .complexity: "Complexity"
    case .next: "Next"
    }
  }

  /// Its position among the others.
  var order: Int {
    switch self {
    case .whatItIs: 0
    case .behaviour: 1
    case .fromTheArticle: 2
    case .states: 3
    case .decision: 4
    case .strips: 5
    case .constants: 6
    case .trace: 7
    case .twoWays: 8
    case .viewHierarchy: 9
    case .deletePath: 10
    case .fullSwipe: 11
    case .measured: 12
    case .corrections: 13
    case .rules: 14
    case .notReproduced: 15
    case .complexity: 16
    case .next: 17
    }
  }
}

/// A part of a design's page.
struct Section {
  let heading: Heading
  let blocks: [String]

  init(_ heading: Heading, _ blocks: [String]) {
    self.heading = heading
    self.blocks = blocks
  }
}

extension Document {
  /// A design's page: title, contents, sections.
  static func designPage(
    _ name: String, title: String, rules: [String] = [], _ sections: [Section]
  ) throws -> Document {
    let orders = sections.map(\.heading.order)
    precondition(orders == orders.sorted(), "The sections of a design's page stand in the order of Heading.")
    let contents = sections.map { "[\($0.heading.text)](#\(Markdown.anchor($0.heading.text)))" }
    return page(
      name,
      ["# " + title, contents.joined(separator: " · "), try PlaygroundLinks(module: title).paragraph(rules: rules)]
        + sections.flatMap { ["## " + $0.heading.text] + $0.blocks })
  }
}
