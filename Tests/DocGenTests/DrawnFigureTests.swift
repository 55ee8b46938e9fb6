import InteractionCore
import ReleaseRules
import Testing

@testable import DocGen

@Suite("Drawn figures")
struct DrawnFigureTests {
  /// Every drawing of the pages.
  private static let figures: [DrawnFigure] = {
    let diagrams: [(String, StateDiagram)] = [
      ("constraint", .constraintSwipe), ("scrolling", .scrolling), ("cell", .cellState), ("activity", .activity),
      ("gesture", .gesture), ("row", .gestureRow),
    ]
    let form = [
      try? ExpandableTablePage.anatomy(), try? ExpandableTablePage.parent(), try? ExpandableTablePage.gesture(),
    ]
    .compactMap { $0 }
    return [
      ConstraintSwipePage.anatomy, ScrollSwipePage.anatomy, UtilityButtonsPage.anatomy, GestureListPage.anatomy,
      GestureListPage.map, ConstraintSwipePage.map, UtilityButtonsPage.map, ScrollSwipePage.map,
      DesignFigures.flow, DesignFigures.protocols, ConstraintSwipePage.gesture, ScrollSwipePage.gesture,
      UtilityButtonsPage.gesture, GestureListPage.gesture, GestureListPage.pinchFigure, GestureListPage.parting,
      GestureListPage.decision, ConstraintSwipePage.branches, ConstraintSwipePage.thresholds,
      ConstraintSwipePage.tremble, ScrollSwipePage.answers, UtilityButtonsPage.movingStrips,
    ] + form + ReleaseRule.allCases.map(ReleaseRulesPage.figure) + diagrams.map { $1.figure($0 + ".svg", title: $0) }
  }()

  @Test("Labels stay in the picture, do not overlap, and are legible when the picture is 360 points wide")
  func labels() {
    for figure in Self.figures {
      let labels = figure.sketch.labels
      #expect(!labels.isEmpty && faults(of: labels, height: figure.height) == [], "\(figure.name)")
      let sizes = figure.document.text.pieces(after: "font-size=\"", upTo: "\"").compactMap { Double($0) }
      #expect(sizes.min() ?? 0 >= 11, "\(figure.name)")
    }
  }

  @Test("The figures of the article's branches and of its thresholds have the engine's numbers")
  func constraintSwipeWalk() {
    // max(-60, 0); min(100, 160); max(160 - 100, 0); min(160 + 60, 160)
    let branches = """
      Four drags of the article's row, one for each branch. 1: closed, to the right by 60, right is 0; 2: closed, to the left \
      by 100, right is 100; 3: open, to the right by 100, right is 60; 4: open, to the left by 60, right is 160.
      """
    #expect(ConstraintSwipePage.branches.alt == branches)
    // 160 - 40, 160 - 80, 160 - 120
    let thresholds = """
      How far a finger must move the row to change its mind. one threshold, at 40: 40 points to open, more than 120 back to \
      close; one threshold, at 80: 80 points to open, more than 80 back to close; two thresholds: 40 points to open, more than \
      40 back to close.
      """
    #expect(ConstraintSwipePage.thresholds.alt == thresholds)
    // 10 reports below 40, then 0 3 5 2 | -2 -5 -4 | 0 4 6 3 | -1 -4 -6 -3 | 1, and so on for 36 reports; never below 30.
    let tremble = """
      A finger pulls a closed row to 40 points and trembles there. How often it changes what a release would do: one \
      threshold, at 40: 9; two thresholds: 9; armed at 40, disarmed below 30: 1.
      """
    #expect(ConstraintSwipePage.tremble.alt == tremble)
  }

  @Test("The figure of a scroll view's proposals has each rule's answers")
  func scrollSwipeAnswers() {
    // A glide of -700 × 0.998 / 0.002 / 1000 = -349.3 from -30 ends at the inset. 150 of 160 points are more than half.
    let alt = """
      Content offsets at which three releases come to rest, as the scroll view proposes and as it is answered. slowly at -150: \
      proposed -150, article 0, final 0, corrected -160; slowly at -170, beyond all buttons: proposed -160, article -160, final \
      -160, corrected -160; at -30, with 0.7 points per millisecond outward: proposed -160, article 0, final -160, corrected \
      -160.
      """
    #expect(ScrollSwipePage.answers.alt == alt)
  }

  @Test("The figure of the moving strip has its position, the window's end less the strip's width")
  func utilityButtonsStrips() {
    // 90 + 320 - 180, and 60 more each time.
    let alt = """
      Four moments of a drag. The window moves over the scroll view's content, and the right strip moves with it, so it stands \
      still in the window; the content covers what does not show yet. contentOffset 90, strip at 230; contentOffset 150, strip \
      at 290; contentOffset 210, strip at 350; contentOffset 270, strip at 410.
      """
    #expect(UtilityButtonsPage.movingStrips.alt == alt)
  }

  @Test("A gesture list's thresholds are half the width, a row's height, and the other rows' middles")
  func thresholds() {
    func edges<Answer>(_ edges: [Threshold<Answer>]) -> [String] {
      edges.map { "\(number($0.value)) \($0.isIncluded ? "included" : "not")" }
    }
    // |offset| >= 320 / 2
    expect(edges(GestureListPage.swipeEdges), are: ["-160 not", "160 included"])
    // pulled > 50
    expect(edges(GestureListPage.pullEdges), are: ["50 not"])
    // 2δ > 50
    expect(edges(GestureListPage.pinchEdges), are: ["50 not"])
    // The top of the lifted row, 25 above the finger, at the middles 25, 75 and 125 of the others.
    expect(edges(GestureListPage.holdEdges), are: ["50 included", "100 included", "150 included"])
  }

  @Test("On the tree's film, collapsing writes one lane for each whole leaf, and otherwise the leaf's rows")
  func writes() throws {
    let film = try RowTreeFilm()
    // Rows 2 to 8 of leaves 0–2, 3–5, 6–8, 9–11: row 2 of the first, the whole second and third.
    let rows: [[Int]] = [[], [2], [], [2]]
    let lanes: [[Int]] = [[], [1, 2], [], [1, 2]]
    #expect(film.scenes.map(\.writes.rows) == rows && film.scenes.map(\.writes.lanes) == lanes)
    #expect(film.scenes.map(\.model.visible) == [12, 5, 5, 12])
    #expect(film.scenes[3].model.leaves == film.scenes[0].model.leaves)
    for scene in film.scenes { expectNone(faults(of: RowTreeFilm.sketch(scene).labels)) }
  }

  @Test("A depth that all rows of a leaf share is lifted into its lane, as in the tree")
  func lifting() throws {
    var model = LaneModel(leaves: 2, lanes: 3)
    _ = try model.change(0..<2, by: 1)
    let writes = try model.change(2..<4, by: 1)
    let depths: [[Int]] = [[0, 0, 0], [1, 0, 0]]
    #expect(model.leaves.map(\.shared) == [1, 0] && model.leaves.map(\.depths) == depths)
    #expect(writes == LaneModel.Writes(rows: [2, 3], lanes: [0]))
    #expect(model.hidden == [true, true, true, true, false, false])
  }

  @Test("All thresholds are found in order, to the last bit, with the side that they belong to")
  func edge() {
    let included = Threshold.all(0...200, step: 7) { $0 >= 40 }
    let excluded = Threshold.all(0...200, step: 7) { $0 > 40 }
    let edges = included + excluded
    let places: [[Double]] = [[40, 40.0.nextDown, 40], [40, 40, 40.0.nextUp]]
    #expect(edges.map { [$0.value, $0.last, $0.first] } == places)
    #expect(included.map(\.isIncluded) == [true] && excluded.map(\.isIncluded) == [false])
    let third: Double = 1.0 / 3
    let unround = Threshold.all(0...1, step: 0.1) { $0 >= third }
    let none = Threshold.all(0...10, step: 1) { _ in 0 }
    #expect(unround.map(\.value) == [third] && none.isEmpty)

    let several = Threshold.all(-100...100, step: 10) { $0 < -33.5 ? "a" : $0 <= 12 ? "b" : "c" }
    #expect(several.map(\.value) == [-33.5, 12])
    expect(several.map { $0.below + $0.above }, are: ["ab", "bc"])
  }
}

@Suite("State diagrams")
struct StateDiagramTests {
  typealias Edge = StateDiagram.Edge
  typealias State = StateDiagram.State

  private static let diagram = StateDiagram(
    states: [State("a", column: 0), State("b", column: 1), State("c", column: 2)],
    edges: [Edge("a", "b", "on"), Edge("b", "c", "on"), Edge("c", "b", "back"), Edge("c", "a", "home")])

  @Test("Each transition is one straight arrow, and arrows that do not meet share a line")
  func arrows() throws {
    let layout = Self.diagram.layout()
    let boxes = layout.boxes.compactMap(\.self)
    try #require(boxes.count == 3)
    let ends: [[Double]] = [
      [boxes[0].maxX, boxes[1].x], [boxes[1].maxX, boxes[2].x], [boxes[2].x, boxes[1].maxX],
      [boxes[2].x, boxes[0].maxX],
    ]
    #expect(layout.arrows.map { [$0.start, $0.end] } == ends)
    let lines = layout.arrows.map(\.y)
    #expect(lines[0] == lines[1] && lines[1] < lines[2] && lines[2] < lines[3])

    // A state is as high as its edges need, and no state is in the way of an edge that passes it.
    for arrow in layout.arrows {
      let states = [arrow.edge.from, arrow.edge.to]
      let own = zip(Self.diagram.states, boxes).filter { states.contains($0.0.name) }.map(\.1)
      #expect(own.count { $0.y < arrow.y && arrow.y < $0.maxY } == 2)
    }
    #expect(boxes[1].maxY < lines[3] && boxes[2].maxX <= Sketch.width && layout.height > boxes[2].maxY)
  }

  @Test("A diagram whose states differ from the source's cases is an error that names both")
  func disagreement() throws {
    let source = """
      extension Row {
        /// What moves.
        enum State: Hashable {
          /// Nothing moves.
          case resting
          /// A finger does.
          case held(Hold)
        }
      }
      """
    let design = DesignSources(index: SourceIndex(["Sources/Row/Row+State.swift": source]), module: "Row")
    let right = StateDiagram(
      states: [State("resting", column: 0), State("held", column: 1), State("any", column: 2, isAny: true)],
      edges: [Edge("resting", "held", "began")])
    let marks = try design.states("State", right)
    let texts = ["diagram State", "case State.held", "meaning State.held"].map { marks[$0] ?? "" }
    expect(texts, are: ["resting to held: began.", "`held(Hold)`", "A finger does."])

    let problem = "State has the cases held, resting, its diagram the states a, b, c"
    #expect(throws: SourceError.malformed(problem, in: "Sources/Row/Row")) {
      try design.states("State", Self.diagram)
    }
  }
}
