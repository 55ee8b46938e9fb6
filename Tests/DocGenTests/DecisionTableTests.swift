import Foundation
import Testing
import UtilityButtons

@testable import DocGen

@Suite("The decision table of UtilityButtons")
struct DecisionTableTests {
  typealias State = UtilityButtons.CellState

  /// A table with one line, in which a closing flick is left to the comparisons.
  static let drawing = """
    SWTableViewCell
    state    v >= 0.5   v <= -0.5   else
    left     center     as else     t >= P - R/2: right   t > L/2: center   else left
    """

  @Test("The table's comparisons are tried in order, and states that the table lacks have no answer")
  func answers() throws {
    let table = try DecisionTable(Self.drawing, in: "here")
    #expect(table.states == [.left])
    let releases: [(velocity: Double, target: Double)] = [(0.5, 0), (-0.5, 180), (0, 180), (0, 179), (0, 46), (0, 45)]
    func answers(_ state: State) -> [String?] {
      releases.map { table.answer(state, velocity: $0.velocity, target: $0.target, left: 90, right: 180) }
    }
    #expect(answers(.left) == ["center", "right", "right", "center", "center", "left"])
    #expect(answers(.right) == [nil, nil, nil, nil, nil, nil])
  }

  @Test("A table that is cut short or has an unknown state is an error")
  func malformed() {
    for (row, problem) in [
      ("left center", "the decision table breaks off"), ("left center stays", "the decision table breaks off"),
      ("left center stays right", "the decision table lacks an else"),
      ("middle center stays else left", "the decision table has an unknown state, middle"),
    ] {
      #expect(throws: SourceError.malformed(problem, in: "here"), "\(row)") {
        try DecisionTable("name\nhead\n" + row, in: "here")
      }
    }
  }

  @Test("A table in a comment that differs from the engine stops docgen")
  func disagreement() throws {
    try withPackageCopy { root in
      let path = root + "/Sources/UtilityButtons/UtilityButtons+Release.swift"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let changed = text.replacing("t >= P - R/2: right", with: "t >  P - R/2: right")
      #expect(changed != text)
      try changed.write(toFile: path, atomically: true, encoding: .utf8)

      let says = "the decision table says center for left, v = 0, t = 180; SWTableViewCell does right"
      #expect(
        run(["check"], root: root, chapters: [.utilityButtons])
          == Outcome(status: 1, errors: "docgen: Sources/UtilityButtons/UtilityButtons: \(says)\n"))
    }
  }
}
