import ConstraintSwipe
import Foundation
import HeadlessTable

extension ConstraintSwipePage {
  /// What the article's two logs say of each view, closed and with the delete button shown: class and frame.
  private static let articleClosed = [
    "UITableViewCell; frame = (0 396; 320 44)", "UITableViewCellScrollView; frame = (0 0; 320 44)",
    "UIButton; frame = (302 16; 8 12.5)", "UIImageView; frame = (0 0; 8 12.5)",
    "UITableViewCellContentView; frame = (0 0; 287 44)", "UILabel; frame = (15 0; 270 43)",
  ]
  private static let articleOpen = [
    "UITableViewCell; frame = (0 0; 320 44)", "UITableViewCellScrollView; frame = (0 0; 320 44)",
    "UITableViewCellDeleteConfirmationView; frame = (320 0; 82 44)",
    "UITableViewCellDeleteConfirmationButton; frame = (0 0; 82 43.5)", "UILabel; frame = (15 11; 52 22)",
    "UITableViewCellContentView; frame = (0 0; 287 43.5)", "UILabel; frame = (15 0; 270 43.5)",
    "_UITableViewCellSeparatorView; frame = (97 43.5; 305 0.5)", "UIButton; frame = (297 16; 8 12.5)",
    "UIImageView; frame = (0 0; 8 12.5)",
  ]

  /// The system's table that the article starts from, its first row swiped open.
  private static func systemFrame(_ look: ConstraintSwipe.Look) -> LayerList {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 82)
    let row = Self.row(trailing: [delete], look: look)
    var table = HeadlessTable(SwipeList(of: row, count: ConstraintSwipe.ArticleApp.rowCount), width: 320, height: 480)
    table.perform("open.trailing", on: RowID(0), at: .zero)
    table.draw(at: Time(1))
    return table.frame
  }

  /// The article's own cell, half open.
  private static var articleFrame: LayerList {
    var table = table(height: 480)
    let finger = FingerPath(start: 0, from: Vector(250, 22), to: Vector(150, 26), duration: 0.4)
    table.play(finger.touches().dropLast())
    table.draw(at: Time(finger.end))
    return table.frame
  }

  func viewHierarchy() throws -> Marks {
    let frame = Self.systemFrame(.system)
    let closed = frame.recursiveDescription(of: RowID(9))
    let open = frame.recursiveDescription(of: RowID(0))
    try check(closed, Self.articleClosed)
    try check(open, Self.articleOpen)
    return [
      "table closed views": Markdown.block(closed), "closed views": String(Self.articleClosed.count),
      "table open views": Markdown.block(open), "open views": String(Self.articleOpen.count),
      "table dragged views": Markdown.block(Self.articleFrame.recursiveDescription(of: RowID(0))),
    ]
  }

  /// Stops docgen where a description is not the article's log, view by view.
  private func check(_ description: String, _ article: [String]) throws {
    let here = description.split(separator: "\n").map { line in
      let text = line.drop { $0 == "|" || $0 == " " || $0 == "<" }
      return String(text.prefix { $0 != ")" }) + ")"
    }
    guard here != article else { return }
    let difference = Set(here).symmetricDifference(article).sorted().joined(separator: ", ")
    throw SourceError.malformed("the view hierarchy differs from the article's: \(difference)", in: design.folder)
  }

  var hierarchyFigures: [Document] {
    [
      .figure(
        "ConstraintSwipeHierarchy.svg",
        stillPicture(
          Self.systemFrame(.systemColored).layers, part: LayoutRect(0, 0, 320, 132),
          title: "The system's cell in colours",
          description: """
            Three rows. The first is swiped 82 points to the left, its blue content view ends before the \
            disclosure sign, its scroll view is green, and a red Delete button shows at the right.
            """)),
      .figure(
        "ConstraintSwipeCell.svg",
        stillPicture(
          Self.articleFrame.layers, part: LayoutRect(0, 0, 320, 132), title: "The article's cell",
          description: "Three rows. The first is dragged to the left and shows its two buttons in part.")),
    ]
  }
}
