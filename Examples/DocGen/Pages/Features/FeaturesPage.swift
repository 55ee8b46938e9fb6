import InteractionLists
import ScrollSwipe

/// The page of what people rely on beyond the articles: each thing in a picture that a script plays.
enum FeaturesPage {
  static let page = "BeyondTheArticles.md"

  /// Everything that is shown.
  private static func exhibits() throws -> [Exhibit] {
    swiping + looks + presses + (try lists) + (try input) + (try moving)
  }

  /// The page, its scripts and its pictures.
  static func documents() throws -> [Document] {
    let exhibits = try exhibits()
    let list = SwipeList(of: ScrollSwipe(width: 320, height: 44), count: 0)
    var marks: Marks = ["levels of undo": String(list.levelsOfUndo), "table presets": presets]
    for exhibit in exhibits { marks.quote("sight \(exhibit.name)", exhibit.sight) }
    return [.template(page, marks)] + (try exhibits.flatMap { try $0.documents() })
  }

  /// What the presets of other libraries are, from their values.
  private static var presets: String {
    let rows = SwipeOptions.presets.map { name, options in
      [
        name, options.fullSwipe ? "yes" : "no", number3(options.fullSwipeFraction), number(options.fullSwipeMargin),
        options.flick.map(number) ?? "the design's", options.locksSide ? "yes" : "no",
      ]
    }
    return Markdown.table(
      [
        "preset", "full swipe", "part of the width", "points beyond the buttons", "flick, pt/s",
        "locks a side",
      ], rows)
  }

  // MARK: What most tables are made of

  static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  static let more = InteractionAction(id: "more", title: "More")
  static let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500))
}
