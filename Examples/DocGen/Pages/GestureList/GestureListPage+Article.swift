import GestureList
import HeadlessTable

extension GestureListPage {
  /// What the article names, and where it is here.
  func fromTheArticle() throws -> Section {
    try fromTheArticle(
      """
      What the article has, with the names in its code, and the lines that stand for them here; the last four are not in the article.
      """,
      articleLines)
  }

  private var articleLines: [ArticleLine] {
    [
      (
        "swipe: \(code("handlePan:"))",
        article("func handlePan(", "func handlePanBegan(", "func handlePanChanged(", "func handlePanEnded(")
      ),
      ("\(code("tickLabel")), \(code("crossLabel"))", own("struct Cue") + article("func alpha(")),
      (
        "\(code("deleteOnDragRelease")), \(code("completeOnDragRelease"))", own("struct Flags") + article("func flags(")
      ),
      ("strike-through, \(code("completeLayer"))", article("func complete(")),
      ("tap: edit in place", own("func beginEditing(", "func endEditing(")),
      ("the table moves up", table("func showKeyboard(")),
      ("pull: \(code("_pullDownInProgress"))", own("var pullInProgress")),
      (
        "the scroll view's three calls",
        article("func scrollViewWillBeginDragging(", "func scrollViewDidScroll(", "func scrollViewDidEndDragging(")
      ),
      (
        code("_placeholderCell"),
        own("struct Placeholder") + article("func placeholderCell(_ pull", "func placeholderCell(_ pinch")
      ),
      ("pinch: \(code("PinchTouchPoints"))", lists("struct FingerPair")),
      (code("pinchStart:"), article("func pinchStart(", "func pinchedRows(")),
      (code("pinchChanged:"), article("func pinchChanged(", "func delta(")),
      (code("pinchEnded:"), article("func pinchEnded(")),
      (
        "hold: \(code("customSnapShotForView:"))",
        own("struct Lifted", "static let liftedShadow") + article("func customSnapShot(")
      ),
      (
        code("handleLongPress:"),
        article("func handleLongPress(", "func handleLongPressBegan(", "func handleLongPressChanged(", "func drop(")
      ),
      (code("exchangeObjectAtIndex:…"), article("func passRows(")),
      ("its recognisers", lists("struct TableOptions")),
      ("not in the article: scrolling by itself", lists("public struct Autoscroll: ")),
      ("not in the article: undoing", own("func undo(")),
      ("not in the article: plain actions", own("enum RowAction")),
      ("not in the article: heat colours", module("struct HeatPalette")),
    ]
  }

  /// Where the article's own functions are.
  static let articleFolder = "Sources/GestureList/Article/"

  private func article(_ declarations: String...) -> [CodePlace] {
    declarations.map { CodePlace($0, in: Self.articleFolder) }
  }

  func states() throws -> Section {
    Section(
      .states,
      try design.states("Gesture", .gesture) + ["A row by itself has states of its own:"]
        + design.states("State", .gestureRow))
  }

  func constants() throws -> Section {
    typealias List = GestureList
    let section = try design.constants(
      [
        "defaultRowHeight": List.defaultRowHeight, "returnDuration": List.returnDuration,
        "gapDuration": List.gapDuration, "liftDuration": List.liftDuration, "liftedAlpha": List.liftedAlpha,
        "liftedScale": List.liftedScale, "shiftDuration": List.shiftDuration, "labelInset": List.labelInset,
        "cueWidth": List.cueWidth, "reorderControlWidth": List.reorderControlWidth, "cueMargin": List.cueMargin,
        "liftedShadow": List.liftedShadow.radius,
        "defaultDismissThreshold": List.Options.defaultDismissThreshold,
        "defaultPullThreshold": List.Options.defaultPullThreshold,
        "defaultPinchThreshold": List.Options.defaultPinchThreshold,
        "defaultZoneFraction": AutoscrollOptions.defaultZoneFraction,
        "defaultLargestZone": AutoscrollOptions.defaultLargestZone,
        "defaultTopSpeed": AutoscrollOptions.defaultTopSpeed,
        "defaultRampDuration": AutoscrollOptions.defaultRampDuration,
        "defaultLeastApproach": AutoscrollOptions.defaultLeastApproach,
      ], leftOut: ["+Corrections.swift", "+Actions.swift"],
      shared: [("InteractionLists/Lists/AutoscrollOptions.swift", [])])
    let palette = HeatPalette.clearStyle
    let colors = Markdown.table(
      ["row of 5", "colour"],
      (0..<5).map { [String($0), "`\(palette.color(row: $0, of: 5).hexText)`"] }
        + [["the only one", "`\(palette.color(row: 0, of: 1).hexText)`"], ["done", "`\(palette.completed.hexText)`"]])
    return Section(
      section.heading,
      section.blocks + [
        "A finger holds after \(number(TableOptions.defaultMinimumPressDuration)) s of rest.",
        "Colours by position, from `HeatPalette.clearStyle`: red 1, green 0.6 i / (n − 1), blue 0.", colors,
      ])
  }

  func complexity() throws -> Section {
    let lines: [(String, String, String, String)] = [
      ("any gesture, action or change from outside", "O(log n)", "func handle(_ gesture: TableGesture", design.folder),
      ("undoing", "O(log n)", "mutating func undo(", design.folder),
      ("where a row is seen", "O(log n)", "func appearance(", design.folder),
      ("a frame", "O(k log n)", "func draw(viewport", design.folder),
      ("a sample of a swipe", "O(1)", "mutating func panned(", design.folder),
      (
        "rows on their way", "O(1) for all together", "struct MovingRows", DesignSources.lists + "MovingRows/MovingRows"
      ),
    ]
    return Section(
      .complexity,
      [
        "n is the number of items, k the number of rows in sight.",
        Markdown.table(["what", "cost"], try lines.map { [try design.index.link($0.0, to: $0.2, in: $0.3), $0.1] }),
        """
        Rows that make room are ranges with one motion each, however many rows they hold. A lifted row that crosses the \
        whole list is moved, never reloaded.
        """,
      ])
  }
}
