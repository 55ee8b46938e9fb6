import InteractionCore
import ReleaseRules
import Testing

@testable import DocGen

@Suite("Drawn figures")
struct DrawnFigureTests {
  /// Every drawing of the pages.
  private static let figures: [DrawnFigure] = {
    let diagrams: [(String, StateDiagram)] = [
      ("constraint", .constraintSwipe), ("scrolling", .scrolling), ("cell", .cellState), ("attention", .attention),
      ("gesture", .gesture), ("row", .gestureRow),
    ]
    let form = [try? ExpandableTablePage.anatomy(), try? ExpandableTablePage.gesture()].compactMap { $0 }
    return [
      ConstraintSwipePage.anatomy, ScrollSwipePage.anatomy, UtilityButtonsPage.anatomy, GestureListPage.anatomy,
      GestureListPage.map, ConstraintSwipePage.map, UtilityButtonsPage.map, ScrollSwipePage.map,
      DesignFigures.flow, DesignFigures.protocols, ConstraintSwipePage.gesture, ScrollSwipePage.gesture,
      UtilityButtonsPage.gesture, GestureListPage.gesture,
    ] + form + ReleaseRule.allCases.map(ReleaseRulesPage.figure) + diagrams.map { $1.figure($0 + ".svg", title: $0) }
  }()

  @Test("Labels stay in the picture, and none lies over another", arguments: figures.indices)
  func labels(index: Int) {
    let figure = Self.figures[index]
    let labels = figure.sketch.labels
    #expect(!labels.isEmpty, "\(figure.name)")
    for (index, label) in labels.enumerated() {
      let frame = label.frame
      #expect(frame.x >= 0 && frame.maxX <= Sketch.width, "\(figure.name): \(label.text) stands out")
      #expect(frame.y >= 0 && frame.maxY <= figure.height, "\(figure.name): \(label.text) stands out")
      for other in labels[(index + 1)...] {
        let isApart =
          frame.maxX <= other.frame.x || other.frame.maxX <= frame.x || frame.maxY <= other.frame.y
          || other.frame.maxY <= frame.y
        #expect(isApart, "\(figure.name): \(label.text) and \(other.text)")
      }
    }
  }

  @Test("Type can be read where a picture is 360 points wide", arguments: figures.indices)
  func type(index: Int) {
    let sizes = Self.figures[index].document.text.matches(of: /font-size="([\d.]+)"/).compactMap { Double($0.1) }
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= 11 })
  }

  @Test("The constraints are drawn as far as the row has them")
  func constraints() {
    let texts = ConstraintSwipePage.anatomy.sketch.labels.map(\.text)
    #expect(
      texts.filter { $0.hasPrefix("left") || $0.hasPrefix("right") } == [
        "left 0", "right 0", "left -80", "right 80", "left -180", "right 180", "left -160", "right 160",
      ])
  }

  @Test("The form's visible rows are those that the table maps to")
  func visibleRows() throws {
    let texts = try ExpandableTablePage.anatomy().sketch.labels.map(\.text)
    #expect(
      texts.filter { $0.hasPrefix("visibleRows") } == [
        "visibleRowsPerSection[0] = [0, 3, 5]", "visibleRowsPerSection[0] = [0, 1, 2, 3, 5]",
      ])
  }

  @Test("A list of gestures has its edges at half the width, at a row's height, and at the middles")
  func thresholds() {
    func edges<Answer>(_ edges: [Threshold<Answer>]) -> [String] {
      edges.map { "\(number($0.value)) \($0.isIncluded ? "included" : "not")" }
    }
    #expect(edges(GestureListPage.swipeEdges) == ["-160 not", "160 included"])  // |offset| >= 320 / 2
    #expect(edges(GestureListPage.pullEdges) == ["50 not"])  // pulled > 50
    #expect(edges(GestureListPage.pinchEdges) == ["50 not"])  // 2δ > 50
    // The top of the lifted row, 25 above the finger, at the middles 25, 75 and 125 of the others.
    #expect(edges(GestureListPage.holdEdges) == ["50 included", "100 included", "150 included"])
  }
}

@Suite("The tree's film")
struct RowTreeFilmTests {
  @Test("Collapsing writes to a lane for each leaf that is wholly folded, and to the rows of those that are not")
  func writes() throws {
    let film = try RowTreeFilm()
    // Rows 2 to 8 of leaves 0–2, 3–5, 6–8, 9–11: row 2 of the first, the whole second and third.
    #expect(film.scenes.map(\.writes.rows) == [[], [2], [], [2]])
    #expect(film.scenes.map(\.writes.lanes) == [[], [1, 2], [], [1, 2]])
    #expect(film.scenes.map(\.model.visible) == [12, 5, 5, 12])
    #expect(film.scenes[3].model.leaves == film.scenes[0].model.leaves)
  }

  @Test("What the rows of a leaf have in common is lifted into its lane, as in the tree")
  func lifting() throws {
    var model = LaneModel(leaves: 2, lanes: 3)
    _ = try model.change(0..<2, by: 1)
    let writes = try model.change(2..<4, by: 1)
    #expect(model.leaves.map(\.shared) == [1, 0] && model.leaves.map(\.depths) == [[0, 0, 0], [1, 0, 0]])
    #expect(writes == LaneModel.Writes(rows: [2, 3], lanes: [0]))
    #expect(model.hidden == [true, true, true, true, false, false])
  }

  @Test("The scenes' labels stay apart")
  func labels() throws {
    for scene in try RowTreeFilm().scenes {
      let labels = RowTreeFilm.sketch(scene).labels
      for (index, label) in labels.enumerated() {
        #expect(label.frame.x >= 0 && label.frame.maxX <= Sketch.width, "\(label.text)")
        for other in labels[(index + 1)...] {
          let isApart =
            label.frame.maxX <= other.frame.x || other.frame.maxX <= label.frame.x
            || label.frame.maxY <= other.frame.y || other.frame.maxY <= label.frame.y
          #expect(isApart, "\(label.text) and \(other.text)")
        }
      }
    }
  }
}

@Suite("Thresholds")
struct ThresholdTests {
  @Test("An edge is found to the last bit, with the side that it belongs to", arguments: [true, false])
  func edge(isIncluded: Bool) {
    let edges = Threshold.all(0...200, step: 7) { isIncluded ? $0 >= 40 : $0 > 40 }
    #expect(edges.map(\.value) == [40])
    #expect(edges.map(\.isIncluded) == [isIncluded])
    #expect(edges.map(\.last) == [isIncluded ? 40.0.nextDown : 40])
    #expect(edges.map(\.first) == [isIncluded ? 40 : 40.0.nextUp])
  }

  @Test("All edges are found, in order, and none where nothing changes")
  func several() {
    let edges = Threshold.all(-100...100, step: 10) { $0 < -33.5 ? "a" : $0 <= 12 ? "b" : "c" }
    #expect(edges.map(\.value) == [-33.5, 12])
    #expect(edges.map { $0.below + $0.above } == ["ab", "bc"])
    #expect(Threshold.all(0...10, step: 1) { _ in 0 }.isEmpty)
  }

  @Test("An edge that is no round number stays as it is")
  func unround() {
    let third: Double = 1.0 / 3
    #expect(Threshold.all(0...1, step: 0.1) { $0 >= third }.map(\.value) == [third])
  }
}

@Suite("State diagrams")
struct StateDiagramTests {
  typealias Edge = StateDiagram.Edge
  typealias State = StateDiagram.State

  private static let diagram = StateDiagram(
    states: [State("a", column: 0), State("b", column: 1), State("c", column: 2)],
    edges: [Edge("a", "b", "on"), Edge("b", "c", "on"), Edge("c", "b", "back"), Edge("c", "a", "home")])

  @Test("Each edge is one straight arrow from state to state, and edges that do not meet share a line")
  func arrows() throws {
    let layout = Self.diagram.layout()
    let boxes = try layout.boxes.map { try #require($0) }
    #expect(
      layout.arrows.map { [$0.start, $0.end] } == [
        [boxes[0].maxX, boxes[1].x], [boxes[1].maxX, boxes[2].x], [boxes[2].x, boxes[1].maxX],
        [boxes[2].x, boxes[0].maxX],
      ])
    let lines = layout.arrows.map(\.y)
    #expect(lines[0] == lines[1] && lines[1] < lines[2] && lines[2] < lines[3])
  }

  @Test("A state is as high as its edges, and the one between is not in the way of the edge that passes it")
  func heights() throws {
    let layout = Self.diagram.layout()
    let boxes = try layout.boxes.map { try #require($0) }
    for arrow in layout.arrows {
      for state in [arrow.edge.from, arrow.edge.to] {
        let box = try #require(zip(Self.diagram.states, boxes).first { $0.0.name == state }?.1)
        #expect(box.y < arrow.y && arrow.y < box.maxY)
      }
    }
    #expect(boxes[1].maxY < layout.arrows[3].y)
    #expect(boxes[2].maxX <= Sketch.width && layout.height > boxes[2].maxY)
  }

  @Test("A diagram with other states than the source is an error that names both")
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
    #expect(
      try design.states("State", right).first?.hasPrefix("![resting to held: began.](Figures/RowState.svg)") == true)

    #expect(
      throws: SourceError.malformed(
        "State has the cases held, resting, its diagram the states a, b, c", in: "Sources/Row/Row")
    ) { try design.states("State", Self.diagram) }
  }

  @Test("The designs' diagrams have the states of their enums")
  func designs() throws {
    let index = try SourceIndex(root: packageRoot)
    for (module, name, diagram) in [
      ("ConstraintSwipe", "State", StateDiagram.constraintSwipe), ("ScrollSwipe", "State", .scrolling),
      ("UtilityButtons", "State", .scrolling), ("UtilityButtons", "CellState", .cellState),
      ("ExpandableTable", "Attention", .attention), ("GestureList", "Gesture", .gesture),
      ("GestureList", "State", .gestureRow),
    ] {
      #expect(throws: Never.self, "\(module).\(name)") {
        try DesignSources(index: index, module: module).states(name, diagram)
      }
    }
  }
}
