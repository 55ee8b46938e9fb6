import InteractionLaws
import InteractionReplay
import Testing

/// The laws of lists on every list, and of the table around them.
@Suite("Laws of lists and tables")
struct TableLawTests {
  static let subjects =
    Designs.standard.listsUnderLaw + [ListUnderLaw(.gestureList, options: ["pinchNeedsNeighbours": .bool(true)])]
  /// How many rows show everything and are searched fast.
  static let rows = 4

  static let walks = (0..<LawSearch.tableWalks).map { walk in
    let lenient = TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
    return TableWalk(
      seed: UInt64(10 + walk), events: 600, policies: walk % 3 == 2 ? lenient : TablePolicies(),
      direction: walk % 3 == 1 ? .rightToLeft : .leftToRight)
  }

  private static func subject(_ name: String) throws -> ListUnderLaw {
    try #require(subjects.first { $0.name == name })
  }

  @Test("With all corrections every law of lists holds", arguments: subjects.map(\.name))
  func lists(name: String) throws {
    let found = try Self.subject(name).table(rows: Self.rows).violations(search: LawSearch.lists)
    #expect(found.map { $0.report() } == [])
  }

  @Test("With none, exactly the known laws are broken", arguments: subjects.map(\.name))
  func uncorrected(name: String) throws {
    let found = try Self.subject(name).table(rows: Self.rows, corrections: []).violations(search: LawSearch.brokenLists)
    #expect(found.map(\.law) == KnownListDifference.all.filter { $0.list == name }.map(\.law.name))
  }

  @Test("The cures keep the law, and none of them can be spared", arguments: KnownListDifference.all)
  func cures(difference: KnownListDifference) throws {
    let subject = try Self.subject(difference.list)
    func violations(_ corrections: [String], _ search: Search) -> [String] {
      subject.table(rows: Self.rows, corrections: corrections).violations(of: [difference.law], search: search)
        .map { $0.report() }
    }
    let names = subject.corrections.map(\.name)
    #expect(difference.cures.filter { !names.contains($0) } == [])
    #expect(violations(difference.cures, Search(depth: 2, walks: 10)) == [])
    for cure in difference.cures {
      let others = difference.cures.filter { $0 != cure }
      #expect(violations(others, LawSearch.brokenLists) != [], "\(cure) cures nothing")
    }
  }

  @Test("Whatever touches come, table and list agree", arguments: subjects.map(\.name))
  func tables(name: String) throws {
    let table = try Self.subject(name).table(rows: 30)
    for walk in Self.walks { #expect(table.play(walk).problems == [], "seed \(walk.seed)") }
  }

  @Test(
    "Whatever moves, a short touch reaches no other row than the one that is seen under it",
    arguments: subjects.map(\.name))
  func shortTouches(name: String) throws {
    let table = try Self.subject(name).table(rows: 30)
    for (index, direction) in [ReadingDirection.leftToRight, .rightToLeft].enumerated() {
      for reducesMotion in [false, true] {
        let walk = TouchWalk(
          seed: UInt64(2 * index + (reducesMotion ? 1 : 0)), touches: LawSearch.touches / 4, direction: direction,
          reducesMotion: reducesMotion)
        #expect(table.play(walk) == [])
      }
    }
  }

  @Test("The same touches give the same notices and frames", arguments: subjects.map(\.name))
  func sameTouches(name: String) throws {
    let table = try Self.subject(name).table(rows: 30)
    let walk = TableWalk(seed: 13, events: 300)
    let outcome = table.play(walk)
    #expect(!outcome.notices.isEmpty)
    #expect(table.play(walk) == outcome)
  }
}
