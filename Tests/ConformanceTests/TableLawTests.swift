import HeadlessTable
import InteractionLaws
import Testing

@testable import DocGen

/// The laws of lists on every list, and of the table around them.
@Suite("Laws of lists and tables")
struct TableLawTests {
  /// Three by default: one from left to right, one from right to left, and one without policies.
  static let walks = (0..<max(3, SwipeLawTests.search.walks / 8)).map { walk in
    let lenient = TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
    return TableWalk(
      seed: UInt64(10 + walk), events: 600, policies: walk % 3 == 2 ? lenient : TablePolicies(),
      direction: walk % 3 == 1 ? .rightToLeft : .leftToRight)
  }

  @Test("With all corrections every law of lists holds", arguments: ListsUnderLaw.all.map(\.name))
  func lists(name: String) throws {
    let list = try #require(ListsUnderLaw.all.first { $0.name == name })
    let found = list.violations(
      of: ListLaw.allCases, corrections: list.allBits, search: Search(depth: 2, walks: SwipeLawTests.search.walks / 2))
    #expect(found.map(\.text) == [])
  }

  @Test(
    "With none, exactly the known laws are broken, and the cures keep them",
    arguments: ListsUnderLaw.articles.map(\.name))
  func uncorrected(name: String) throws {
    // The run that the page of the laws is drawn from.
    let (list, found) = try #require(LawRun.uncorrectedLists.first { $0.list.name == name })
    let known = KnownListDifference.all.filter { $0.list == name }
    #expect(found.map(\.law) == known.map(\.law.name))
    for difference in known {
      let cures = list.corrections.filter { difference.cures.contains($0.name) }.reduce(0) { $0 | $1.bit }
      let short = Search(depth: 2, walks: 10)
      #expect(list.violations(of: [difference.law], corrections: cures, search: short).map(\.text) == [])
    }
  }

  @Test("Whatever touches come, table and list agree", arguments: ListsUnderLaw.all.map(\.name))
  func tables(name: String) throws {
    let list = try #require(ListsUnderLaw.all.first { $0.name == name })
    for walk in Self.walks { #expect(list.play(walk).problems == [], "seed \(walk.seed)") }
  }

  @Test("The same touches give the same notices and frames", arguments: ListsUnderLaw.all.map(\.name))
  func sameTouches(name: String) throws {
    let list = try #require(ListsUnderLaw.all.first { $0.name == name })
    let walk = TableWalk(seed: 13, events: 300)
    let outcome = list.play(walk)
    #expect(!outcome.told.isEmpty)
    #expect(list.play(walk) == outcome)
  }
}

extension ListUnderLaw {
  /// Lets random touches happen to the list in a table, with all corrections.
  fileprivate func play(_ walk: TableWalk) -> TableWalk.Outcome {
    walk.play(list(rows: 30, corrections: allBits), own: own)
  }
}
