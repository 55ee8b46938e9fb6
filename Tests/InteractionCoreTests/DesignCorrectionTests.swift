import ConstraintSwipe
import ExpandableTable
import Foundation
import GestureList
import InteractionCore
import ScrollSwipe
import Testing
import UtilityButtons

@Suite("The corrections of the designs")
struct DesignCorrectionTests {
  /// The corrections of a design, whatever their type is.
  struct Design: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The raw values, in order of declaration.
    let rawValues: [String]
    /// The names of all, as the set lists them.
    let names: [String]
    /// For each of them, the names in the set of it alone, and in the set of all others.
    let alone, others: [[String]]
    let sentences: [String]

    init<Correction: ArticleCorrection>(_ name: String, _ type: Correction.Type) {
      testDescription = name
      let cases = Array(Correction.allCases)
      rawValues = cases.map(\.rawValue)
      names = CorrectionSet<Correction>.all.map(\.name)
      alone = cases.map { CorrectionSet([$0]).map(\.name) }
      others = cases.map { CorrectionSet.all.subtracting([$0]).map(\.name) }
      sentences = cases.map(\.sentence)
    }

    /// The first line of the comment on each case, by the case's name, read from the design's source.
    func firstLines() throws -> [String: String] {
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
      let path = testDescription + "/" + testDescription + "+Corrections.swift"
      let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      var lines: [String: String] = [:]
      var comment: [String] = []
      for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("///") {
          comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
        } else {
          if line.hasPrefix("case "), let first = comment.first { lines[String(line.dropFirst(5))] = first }
          comment = []
        }
      }
      return lines
    }
  }

  static let designs = [
    Design("ConstraintSwipe", ConstraintSwipe.Correction.self), Design("ScrollSwipe", ScrollSwipe.Correction.self),
    Design("UtilityButtons", UtilityButtons.Correction.self),
    Design("ExpandableTable", ExpandableTable.Correction.self),
    Design("GestureList", GestureList.Correction.self),
  ]

  @Test("All are every case, by its raw value, in order of declaration", arguments: designs)
  func names(design: Design) {
    #expect(design.names == design.rawValues)
    #expect(!design.names.isEmpty)
  }

  @Test("Each is a bit of its own", arguments: designs)
  func bits(design: Design) {
    #expect(design.alone == design.rawValues.map { [$0] })
    #expect(design.others == design.rawValues.map { name in design.rawValues.filter { $0 != name } })
  }

  @Test("Each says in its sentence what the first line of its comment says", arguments: designs)
  func sentences(design: Design) throws {
    let lines = try design.firstLines()
    #expect(Set(lines.keys) == Set(design.rawValues))
    #expect(design.sentences == design.rawValues.map { lines[$0] })
  }
}
