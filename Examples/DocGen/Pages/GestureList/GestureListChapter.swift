import GestureList
import HeadlessTable

extension Chapter {
  /// The list in the manner of Clear.
  static let gestureList = Chapter(
    title: "GestureList", page: "GestureList.md",
    documents: { try GestureListPage(design: DesignSources(index: $0, module: "GestureList")).documents() })
}

/// What the marks of GestureList's page stand for, and its pictures.
struct GestureListPage {
  typealias Table = HeadlessTable<GestureList>

  let design: DesignSources

  func documents() throws -> [Document] {
    var marks = watch.adding(release, trace)
    marks += try corrections()
    marks += try exercises.marks()
    marks += try design.states("Gesture", .gesture)
    marks += try design.states("State", .gestureRow)
    marks += try constants()
    marks += try design.next()
    marks.sources = design.folder
    return try [.template("GestureList.md", marks)] + behaviourFigures + films() + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [
      Self.anatomy, Self.map, Self.gesture, Self.pinchFigure, Self.parting, Self.decision,
      design.stateFigure("Gesture", .gesture),
      design.stateFigure("State", .gestureRow),
    ].map(\.document)
  }

  /// What is to be done on the page's lists.
  static let texts = ["Buy milk", "Water the plants", "Call Grandma", "Mend the bicycle", "Return the books"]

  static func table(height: Double = 300, corrections: GestureList.Corrections = .all) -> Table {
    HeadlessTable(GestureList(texts, width: 320, corrections: corrections), width: 320, height: height)
  }
}
