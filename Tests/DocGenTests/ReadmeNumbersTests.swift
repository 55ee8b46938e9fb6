import ConstraintSwipe
import Foundation
import GestureList
import ScrollSwipe
import Testing
import UtilityButtons

@testable import DocGen

@Suite("Numbers that READMEs name")
struct ReadmeNumbersTests {
  private func figures() throws -> RecordedFigures {
    func lines(_ path: String) throws -> [String] { try text(path).split(separator: "\n").map(String.init) }
    return try RecordedFigures(counts: lines(RecordedFigures.counts), times: [])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: packageRoot + "/" + path, encoding: .utf8)
  }

  /// A recorded number of instructions, to the nearest multiple of a unit.
  private func count(_ operation: String, to unit: Double) throws -> String {
    RecordedFigures.count((try figures().instructions(operation) / unit).rounded() * unit)
  }

  /// A page's words, with one space between each two.
  private func words(_ path: String) throws -> String {
    try text(path).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test("Each design has as many corrections as its README says")
  func corrections() throws {
    for (module, count) in [
      ("ConstraintSwipe", ConstraintSwipe.Correction.allCases.count),
      ("ScrollSwipe", ScrollSwipe.Correction.allCases.count),
      ("UtilityButtons", UtilityButtons.Correction.allCases.count),
      ("GestureList", GestureList.Correction.allCases.count),
    ] {
      let word = try #require([12: "twelve", 14: "fourteen", 18: "eighteen"][count], "\(module)")
      expect(try words("Sources/\(module)/README.md").lowercased(), has: ["\(word) corrections"], module)
    }
  }

  @Test("READMEs give the recorded costs of GestureList to a thousand, and of HeadlessTable to a hundred")
  func costs() throws {
    let swipe = "GestureList: swipe to delete, undo, "
    let hold = "GestureList: hold across the list and back, "
    let swipes = try [100, 100_000].map { try count(swipe + "\($0) items", to: 1000) }
    let holds = try [100, 100_000].map { try count(hold + "\($0) items", to: 1000) }

    expect(
      try words("Sources/GestureList/README.md"),
      has: [
        "take \(swipes[0]) instructions with 100 items and \(swipes[1]) with 100,000",
        "across the whole list and back \(holds[0]) and \(holds[1]);",
      ])
    let sample = "touch sample of a swipe, 1000000 rows"

    let cost = "some \(try count(sample, to: 100)) instructions and no allocation at a million rows"
    expect(try words("Sources/HeadlessTable/README.md"), has: [cost])
    #expect(try figures().figure(sample).allocations == 0)
  }
}
