import InteractionCore
import Testing

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

  typealias Members = (members: [Fault], set: CorrectionSet<Fault>)

  /// Every set of the three, by which of them are in it.
  static let all: [Members] = (0..<8).map { bits in
    let members = Fault.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    return (members, CorrectionSet(members))
  }

  @Test("A set has the corrections that it is made of, in order of declaration, and no others", arguments: all)
  func members(members: [Fault], set: CorrectionSet<Fault>) {
    #expect(Array(set) == members)
    #expect(Fault.allCases.filter(set.contains) == members)
    #expect(set.isEmpty == members.isEmpty)
  }

  @Test("Three corrections make eight sets")
  func eight() {
    #expect(Set(Self.all.map(\.set)).count == 8)
  }

  @Test("The order in which corrections are named does not matter, nor how often")
  func literals() {
    #expect([.third, .first, .third] as Faults == [.first, .third])
    #expect(Faults() == [])
    #expect(Faults.all == [.first, .second, .third])
    #expect(Faults.all.map(\.name) == ["first", "second", "third"])
    #expect(Faults([.second]).map(\.sentence) == ["The second fault is corrected."])
  }

  @Test("Unions, intersections and differences are those of sets", arguments: all, all)
  func algebra(some: Members, other: Members) {
    let (a, b) = (some.set, other.set)
    let (left, right) = (Set(some.members), Set(other.members))
    #expect(Set(a.union(b)) == left.union(right))
    #expect(Set(a.intersection(b)) == left.intersection(right))
    #expect(Set(a.symmetricDifference(b)) == left.symmetricDifference(right))
    #expect(Set(a.subtracting(b)) == left.subtracting(right))
    #expect(a.isSubset(of: b) == left.isSubset(of: right))
    #expect(a.isSuperset(of: b) == left.isSuperset(of: right))
    #expect(a.isDisjoint(with: b) == left.isDisjoint(with: right))
    #expect((a == b) == (left == right))
  }

  @Test("A set becomes its union, intersection or difference with another")
  func forming() {
    var set: Faults = [.first]
    set.formUnion([.second])
    #expect(set == [.first, .second])
    set.formIntersection([.second, .third])
    #expect(set == [.second])
    set.formSymmetricDifference([.second, .third])
    #expect(set == [.third])
    set.subtract([.third])
    #expect(set == [])
  }

  @Test("Adding and taking out say what was there before")
  func changing() {
    var set: Faults = [.first]
    #expect(set.insert(.third) == (true, .third))
    #expect(set.insert(.third) == (false, .third))
    #expect(set.update(with: .third) == .third)
    #expect(set.update(with: .second) == nil)
    #expect(set == .all)
    #expect(set.remove(.second) == .second)
    #expect(set.remove(.second) == nil)
    #expect(set == [.first, .third])
  }

  @Test("A single correction makes two sets")
  func single() {
    let (all, none): (CorrectionSet<Only>, CorrectionSet<Only>) = (.all, [])
    #expect(all == [.fault])
    #expect(all.contains(.fault))
    #expect(all.map(\.name) == ["fault"])
    #expect(!none.contains(.fault))
    #expect(none != all)
    #expect(all.subtracting([.fault]) == none)
  }
}
