import GestureList
import HeadlessTable

extension GestureListPage {
  /// What the article names, and where it is here.
  func fromTheArticle() throws -> Section {
    let own = design.folder
    let core = DesignSources.core
    let table = DesignSources.table
    let rows = [
      try design.article(
        "swipe: \(Markdown.name("handlePan:"))",
        [
          ("panBegan", "func panBegan(", own), ("panChanged", "func panChanged(", own),
          ("panEnded", "func panEnded(", own),
        ]),
      try design.article(
        "\(Markdown.name("tickLabel")), \(Markdown.name("crossLabel"))",
        [("Cue", "struct Cue", own), ("cueAlpha", "func cueAlpha(", own)]),
      try design.article(
        "\(Markdown.name("deleteOnDragRelease")), \(Markdown.name("completeOnDragRelease"))",
        [("committedEdge", "func committedEdge(", own)]),
      try design.article("strike-through, \(Markdown.name("completeLayer"))", [("complete", "func complete(", own)]),
      try design.article(
        "tap: edit in place", [("beginEditing", "func beginEditing(", own), ("endEditing", "func endEditing(", own)]),
      try design.article("the table moves up", [("showKeyboard", "func showKeyboard(", table)]),
      try design.article(
        "pull: \(Markdown.name("_pullDownInProgress"))", [("pullInProgress", "var pullInProgress", own)]),
      try design.article(
        "the scroll view's three calls",
        [
          ("pullBegan", "func pullBegan(", own), ("pullChanged", "func pullChanged(", own),
          ("pullEnded", "func pullEnded(", own),
        ]),
      try design.article("\(Markdown.name("_placeholderCell"))", [("Placeholder", "struct Placeholder", own)]),
      try design.article(
        "pinch: \(Markdown.name("PinchTouchPoints"))", [("FingerPair", "struct FingerPair", core)]),
      try design.article("\(Markdown.name("pinchStart:"))", [("pinchedRows", "func pinchedRows(", own)]),
      try design.article("\(Markdown.name("pinchChanged:"))", [("gapDelta", "func gapDelta(", own)]),
      try design.article("\(Markdown.name("pinchEnded:"))", [("pinchEnded", "func pinchEnded(", own)]),
      try design.article(
        "hold: \(Markdown.name("customSnapShotForView:"))",
        [("Lifted", "struct Lifted", own), ("liftedShadow", "static let liftedShadow", own)]),
      try design.article(
        "\(Markdown.name("handleLongPress:"))",
        [
          ("holdBegan", "func holdBegan(", own), ("pass", "func pass(", own), ("holdEnded", "func holdEnded(", own),
        ]),
      try design.article("\(Markdown.name("exchangeObjectAtIndex:…"))", [("exchange", "func exchange(", own)]),
      try design.article("its recognisers", [("holdDuration", "static var holdDuration", table)]),
      try design.article(
        "not in the article: scrolling by itself", [("Autoscroll", "public struct Autoscroll", core)]),
      try design.article("not in the article: undoing", [("undo", "func undo(", own)]),
      try design.article("not in the article: plain actions", [("RowAction", "enum RowAction", own)]),
      try design.article(
        "not in the article: heat colours", [("HeatPalette", "struct HeatPalette", "Sources/GestureList/HeatPalette")]),
    ]
    return design.fromTheArticle(
      "The article's points in its order, with the names in its code, and the lines that stand for them here.", rows)
  }

  func states() throws -> Section {
    Section(
      .states,
      (try design.states("Gesture") + ["A row by itself has states of its own:"] + design.states("State"))
        .filter { !$0.isEmpty })
  }

  func constants() throws -> Section {
    typealias List = GestureList
    let section = try design.constants(
      [
        "defaultRowHeight": List.defaultRowHeight, "returnDuration": List.returnDuration,
        "gapDuration": List.gapDuration, "liftDuration": List.liftDuration, "liftedAlpha": List.liftedAlpha,
        "liftedScale": List.liftedScale, "shiftDuration": List.shiftDuration, "labelInset": List.labelInset,
        "cueWidth": List.cueWidth, "cueMargin": List.cueMargin, "liftedShadow": List.liftedShadow.radius,
        "zoneFraction": Autoscroll.zoneFraction, "largestZone": Autoscroll.largestZone,
        "topSpeed": Autoscroll.topSpeed, "rampDuration": Autoscroll.rampDuration,
      ], leftOut: ["+Corrections.swift", "+Actions.swift"], shared: [("Motion/Autoscroll.swift", [])])
    let palette = HeatPalette.clearStyle
    let colors = Markdown.table(
      ["row of 5", "colour"],
      (0..<5).map { [String($0), "`\(palette.color(at: $0, of: 5).hexText)`"] }
        + [["the only one", "`\(palette.color(at: 0, of: 1).hexText)`"], ["done", "`\(palette.completed.hexText)`"]])
    return Section(
      section.heading,
      section.blocks + [
        "A finger holds after \(number(Table.holdDuration)) s of rest.",
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
      ("rows on their way", "O(1) for all together", "struct Shifts", "Sources/GestureList/Shifts"),
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
