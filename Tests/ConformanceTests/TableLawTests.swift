import HeadlessTable
import InteractionLaws
import Testing

/// The laws of lists on every list, and of the table around them.
@Suite("Laws of lists and tables")
struct TableLawTests {
  static let walks = [
    TableWalk(seed: 10, events: 800),
    TableWalk(seed: 12, events: 500, direction: .rightToLeft),
    TableWalk(
      seed: 11, events: 500,
      policies: TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)),
  ]

  @Test("With all corrections every law of lists holds", arguments: ListUnderLaw.all.map(\.name))
  func lists(name: String) throws {
    let list = try #require(ListUnderLaw.all.first { $0.name == name })
    let found = list.check(
      list.allBits, ListLaw.allCases, Search(depth: 2, walks: SwipeLawTests.search.walks / 2))
    #expect(found.map(\.text) == [])
  }

  @Test(
    "With none, exactly the known laws are broken, and the cures keep them",
    arguments: ListUnderLaw.all.map(\.name).filter { $0 != "GestureList, neighbours" })
  func uncorrected(name: String) throws {
    let list = try #require(ListUnderLaw.all.first { $0.name == name })
    let known = KnownListDifference.all.filter { $0.list == name }
    let found = list.check(0, ListLaw.allCases, Search(depth: 2, walks: 60))
    #expect(found.map(\.law) == known.map(\.law.name))
    for difference in known {
      let cures = list.corrections.filter { difference.cures.contains($0.name) }.reduce(0) { $0 | $1.bit }
      #expect(list.check(cures, [difference.law], Search(depth: 2, walks: 10)).map(\.text) == [])
    }
  }

  @Test("Whatever touches come, table and list agree", arguments: ListUnderLaw.all.map(\.name))
  func tables(name: String) throws {
    let list = try #require(ListUnderLaw.all.first { $0.name == name })
    for walk in Self.walks { #expect(list.play(walk).problems == [], "seed \(walk.seed)") }
  }

  @Test("The same touches give the same notices and frames", arguments: ListUnderLaw.all.map(\.name))
  func sameTouches(name: String) throws {
    let list = try #require(ListUnderLaw.all.first { $0.name == name })
    let walk = TableWalk(seed: 13, events: 300)
    let outcome = list.play(walk)
    #expect(!outcome.told.isEmpty)
    #expect(list.play(walk) == outcome)
  }
}
