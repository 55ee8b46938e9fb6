import HeadlessTable
import InteractionLaws
import InteractionReplay
import Testing

@testable import DocGen

/// The laws of lists on every list, and of the table around them.
@Suite("Laws of lists and tables")
struct TableLawTests {
  static let walks = (0..<LawSearch.tableWalks).map { walk in
    let lenient = TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
    return TableWalk(
      seed: UInt64(10 + walk), events: 600, policies: walk % 3 == 2 ? lenient : TablePolicies(),
      direction: walk % 3 == 1 ? .rightToLeft : .leftToRight)
  }

  @Test("With all corrections every law of lists holds", arguments: ListsUnderLaw.all.map(\.name))
  func lists(name: String) throws {
    let list = try #require(ListsUnderLaw.all.first { $0.name == name })
    let found = list.violations(
      of: ListLaw.allCases, corrections: list.allBits, search: LawSearch.lists)
    #expect(found.map { $0.report() } == [])
  }

  @Test("With none, exactly the known laws are broken", arguments: ListsUnderLaw.all.map(\.name))
  func uncorrected(name: String) throws {
    let list = try #require(ListsUnderLaw.all.first { $0.name == name })
    // The run that the page of the laws is drawn from, where the list is on the page.
    let found =
      LawRun.uncorrectedLists.first { $0.list.name == name }?.broken
      ?? list.violations(of: ListLaw.allCases, corrections: 0, search: LawRun.listSearch)
    #expect(found.map(\.law) == KnownListDifference.all.filter { $0.list == name }.map(\.law.name))
  }

  @Test("The cures keep the law, and none of them can be spared", arguments: KnownListDifference.all)
  func cures(difference: KnownListDifference) throws {
    let list = try #require(ListsUnderLaw.all.first { $0.name == difference.list })
    func violations(_ corrections: UInt32, _ search: Search) -> [String] {
      list.violations(of: [difference.law], corrections: corrections, search: search).map { $0.report() }
    }
    let named = list.corrections.filter { difference.cures.contains($0.name) }
    #expect(named.map(\.name).count == difference.cures.count)
    let cures = named.reduce(0) { $0 | $1.bit }
    #expect(violations(cures, Search(depth: 2, walks: 10)) == [])
    for (name, bit) in named {
      #expect(violations(cures & ~bit, LawRun.listSearch) != [], "\(name) cures nothing")
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
