/// The headings of a design's page: the same for all designs, in this order, so that two pages can be read side by side.
///
/// First what teaches, then what one looks up.
enum Heading: Hashable, Sendable {
  case problem, watch, howItWorks, release, decision, trace, corrections, notReproduced, exercises
  case fromTheArticle, states, strips, constants, twoWays, viewHierarchy, deletePath, fullSwipe, measured, complexity,
    next
  case rules(of: String)

  var text: String {
    switch self {
    case .problem: "The problem"
    case .watch: "Watch"
    case .howItWorks: "How it works"
    case .release: "When you let go"
    case .decision: "The decision table"
    case .trace: "One gesture"
    case .corrections: "What goes wrong"
    case .notReproduced: "Facts that are not reproduced"
    case .exercises: "Exercises"
    case .fromTheArticle: "From the article to the code"
    case .states: "States"
    case .strips: "The strips"
    case .constants: "Constants"
    case .twoWays: "Two ways of driving"
    case .viewHierarchy: "View hierarchy"
    case .deletePath: "The delete path"
    case .fullSwipe: "The full swipe"
    case .measured: "Measured on the original code"
    case .rules(let name): "Rules of \(name)"
    case .complexity: "Complexity"
    case .next: "Next"
    }
  }

  /// Its position among the others.
  var order: Int {
    switch self {
    case .problem: 0
    case .watch: 1
    case .howItWorks: 2
    case .release: 3
    case .decision: 4
    case .trace: 5
    case .corrections: 6
    case .notReproduced: 7
    case .exercises: 8
    case .fromTheArticle: 9
    case .states: 10
    case .strips: 11
    case .constants: 12
    case .twoWays: 13
    case .viewHierarchy: 14
    case .deletePath: 15
    case .fullSwipe: 16
    case .measured: 17
    case .rules: 18
    case .complexity: 19
    case .next: 20
    }
  }

  /// Whether it belongs to what one looks up.
  var isReference: Bool { order >= Heading.fromTheArticle.order }
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
  /// A design's page: title, contents, what teaches, and below one heading what one looks up.
  static func designPage(
    _ name: String, title: String, rules: [String] = [], _ sections: [Section]
  ) throws -> Document {
    let orders = sections.map(\.heading.order)
    precondition(orders == orders.sorted(), "The sections of a design's page stand in the order of Heading.")
    let (lessons, reference) = (sections.filter { !$0.heading.isReference }, sections.filter(\.heading.isReference))
    var blocks = ["# " + title, contents(lessons), "[Reference](#reference): " + contents(reference)]
    blocks.append(try PlaygroundLinks(module: title).paragraph(rules: rules))
    for section in lessons { blocks += ["## " + section.heading.text] + section.blocks }
    blocks.append("## Reference")
    for section in reference { blocks += ["### " + section.heading.text] + section.blocks }
    return page(name, blocks)
  }

  /// Links to sections.
  private static func contents(_ sections: [Section]) -> String {
    sections.map { "[\($0.heading.text)](#\(Markdown.anchor($0.heading.text)))" }.joined(separator: " · ")
  }
}
