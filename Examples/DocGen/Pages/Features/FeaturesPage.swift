import InteractionCore

/// The page of what people rely on beyond the articles: each thing in a picture that a script plays.
enum FeaturesPage {
  static let title = "Beyond the articles"
  static let page = "BeyondTheArticles.md"
  static let summary = "What people of other libraries rely on, each in a moving picture with the script that plays it."

  /// A part of the page.
  private struct Part {
    let heading: String
    let exhibits: [Exhibit]
  }

  private static func parts() throws -> [Part] {
    [
      Part(heading: "Swiping", exhibits: swiping), Part(heading: "How buttons come into sight", exhibits: looks),
      Part(heading: "What a press does", exhibits: presses),
      Part(heading: "Lists", exhibits: try lists), Part(heading: "Wheel, pointer and keyboard", exhibits: try input),
      Part(heading: "Moving rows", exhibits: try moving),
    ]
  }

  /// The page, its scripts and its pictures.
  static func documents() throws -> [Document] {
    let parts = try parts()
    let sections: [[String]] = parts.map { ["## " + $0.heading] + $0.exhibits.flatMap(\.blocks) }
    let text = Document.page(page, [intro] + sections.flatMap(\.self) + ["## Presets", presets])
    return [text] + (try parts.flatMap(\.exhibits).flatMap { try $0.documents() })
  }

  private static let intro = """
    # \(title)

    No article has any of this, so it comes only where you ask for it, by an option or a call; only what is in sight stays \
    there without being asked. Each picture plays the script below it, at its own speed; the line at the bottom shows what the table reports, and what happens without a finger. Play a script \
    yourself with `swift run docgen replay Examples/Features/side-lock.json --text`, and change it.

    Who else has what, and what is not here: [What other libraries have, and where it is here](Features.md).
    """

  /// What the presets of other libraries are, from their values.
  private static var presets: String {
    let rows = SwipeOptions.presets.map { name, options in
      [
        name, options.fullSwipe ? "yes" : "no", number3(options.fullSwipePart), number(options.fullSwipeMargin),
        options.flick.map(number) ?? "the design's", options.locksSide ? "yes" : "no",
      ]
    }
    let table = Markdown.table(
      [
        "`SwipeOptions.`…", "full swipe", "part of the width", "points beyond the buttons", "flick, pt/s",
        "locks a side",
      ],
      rows)
    return """
      Each value's source, or "not known", stands beside it in \
      [SwipeOptions+Presets.swift](../Sources/InteractionCore/Rows/SwipeOptions+Presets.swift).

      \(table)
      """
  }

  // MARK: What most tables are made of

  static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  static let more = InteractionAction(id: "more", title: "More")
  static let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500))
}
