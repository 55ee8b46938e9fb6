import ConstraintSwipe
import ExpandableTable
import Foundation
import GestureList
import InteractionCore
import ScrollSwipe
import Testing
import UtilityButtons

@Suite("Sets of corrections")
struct CorrectionSetTests {
  enum Fault: String, ArticleCorrection {
    case first, second, third

    var sentence: String { "The " + rawValue + " fault is corrected." }
  }

  /// An enum with one case is stored in no byte at all.
  enum Only: String, ArticleCorrection {
    case fault

    var sentence: String { "It is corrected." }
  }

  private typealias Faults = CorrectionSet<Fault>

  /// Every set of the three, with its members.
  private let all: [(members: [Fault], set: Faults)] = (0..<8).map { bits in
    let members = Fault.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    return (members, CorrectionSet(members))
  }

  @Test("A set has the corrections that it is made from, in order of declaration; three make eight sets")
  func members() {
    for (members, set) in all {
      #expect(
        (Array(set), Fault.allCases.filter(set.contains), set.isEmpty) == (members, members, members.isEmpty),
        "\(members)")
    }
    #expect(Set(all.map(\.set)).count == 8)

    #expect([.third, .first, .third] as Faults == [.first, .third])
    #expect((Faults(), Faults.all) == ([], [.first, .second, .third]))
    #expect(Faults.all.map(\.name) == ["first", "second", "third"])
    #expect(Faults([.second]).map(\.sentence) == ["The second fault is corrected."])
  }

  @Test("Unions, intersections and differences are those of sets")
  func algebra() {
    for (some, other) in all.flatMap({ some in all.map { (some, $0) } }) {
      let (a, b) = (some.set, other.set)
      let (left, right) = (Set(some.members), Set(other.members))
      let name = "\(some.members) and \(other.members)"
      let sets = [a.union(b), a.intersection(b), a.symmetricDifference(b), a.subtracting(b)]
      let expected = [
        left.union(right), left.intersection(right), left.symmetricDifference(right), left.subtracting(right),
      ]
      #expect(sets.map(Set.init) == expected, "\(name)")
      #expect(
        (a.isSubset(of: b), a.isSuperset(of: b), a.isDisjoint(with: b), a == b)
          == (left.isSubset(of: right), left.isSuperset(of: right), left.isDisjoint(with: right), left == right),
        "\(name)")
    }
  }

  @Test("Sets change as Swift's do, with the same results; a single correction makes two sets")
  func forming() {
    var set: Faults = [.first]
    let changes: [(inout Faults) -> Void] = [
      { $0.formUnion([.second]) }, { $0.formIntersection([.second, .third]) },
      { $0.formSymmetricDifference([.second, .third]) }, { $0.subtract([.third]) },
    ]
    let steps = changes.map { change in
      change(&set)
      return set
    }
    #expect(steps == [[.first, .second], [.second], [.third], []])

    var one: Faults = [.first]
    #expect(one.insert(.third) == (true, .third))
    #expect(one.insert(.third) == (false, .third))
    #expect([one.update(with: .third), one.update(with: .second)] == [.third, nil])
    #expect(one == .all)
    #expect([one.remove(.second), one.remove(.second)] == [.second, nil])
    #expect(one == [.first, .third])

    let (all, none): (CorrectionSet<Only>, CorrectionSet<Only>) = (.all, [])
    #expect((all, all.subtracting([.fault]), none == all) == ([.fault], none, false))
    #expect((all.contains(.fault), none.contains(.fault), all.map(\.name)) == (true, false, ["fault"]))
  }

}

@Suite("The corrections of the designs")
struct DesignCorrectionTests {
  /// The corrections of a design, their type erased.
  struct Design {
    let name: String
    /// The raw values, in order of declaration.
    let rawValues: [String]
    /// The names of all, as the set lists them.
    let names: [String]
    /// For each of them, the names in the set of it alone, and in the set of all others.
    let alone, others: [[String]]
    let sentences: [String]

    init<Correction: ArticleCorrection>(_ name: String, _ type: Correction.Type) {
      self.name = name
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
      let path = name + "/" + name + "+Corrections.swift"
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

  private let designs = [
    Design("ConstraintSwipe", ConstraintSwipe.Correction.self), Design("ScrollSwipe", ScrollSwipe.Correction.self),
    Design("UtilityButtons", UtilityButtons.Correction.self),
    Design("ExpandableTable", ExpandableTable.Correction.self),
    Design("GestureList", GestureList.Correction.self),
  ]

  @Test("Each case has its own bit, in order of declaration; its sentence is the first line of its comment")
  func names() throws {
    for design in designs {
      #expect((design.names, design.names.isEmpty) == (design.rawValues, false), "\(design.name)")
      let others = design.rawValues.map { name in design.rawValues.filter { $0 != name } }
      #expect((design.alone, design.others) == (design.rawValues.map { [$0] }, others), "\(design.name)")
    }

    for design in designs {
      let lines = try design.firstLines()
      #expect(Set(lines.keys) == Set(design.rawValues), "\(design.name)")
      #expect(design.sentences == design.rawValues.map { lines[$0] }, "\(design.name)")
    }
  }
}
