import InteractionLaws
import InteractionReplay
import Testing

@testable import DocGen

/// Every law on every design of rows, in all rule sets and shapes.
@Suite("Laws of rows")
struct SwipeLawTests {
  @Test("With all corrections every law holds", arguments: (LawSubject.all + LawSubject.options).map(\.name))
  func corrected(name: String) throws {
    let subject = try #require((LawSubject.all + LawSubject.options).first { $0.name == name })
    let found = subject.violations(
      of: SwipeLaw.allCases, corrections: subject.design.allBits, search: LawSearch.rows)
    #expect(found.map { $0.violation.report(for: $0.setup) } == [])
  }

  @Test("With none, exactly the known laws are broken", arguments: LawSubject.all.map(\.name))
  func uncorrected(name: String) throws {
    // The run that the page of the laws is drawn from.
    let result = try #require(LawRun.uncorrected.first { $0.subject.name == name })
    #expect(result.broken.map(\.law) == KnownDifference.all.filter { $0.subject == name }.map(\.law))
    // What is found is found again by its events, and by those alone.
    for broken in result.broken {
      var violation = broken.found.violation
      violation.seed = nil
      let again = broken.found.setup.violation(
        of: broken.law, on: violation.events, isDriven: result.subject.isDriven)
      #expect(again == violation)
    }
  }

  @Test("The cures keep the law, and none of them can be spared", arguments: KnownDifference.all)
  func cures(difference: KnownDifference) throws {
    let subject = try #require(LawSubject.all.first { $0.name == difference.subject })
    let cures = subject.design.bits(difference.cures)
    #expect(cures.nonzeroBitCount == difference.cures.count)
    // What breaks at all breaks early; the long search is that of all corrections.
    let short = Search(depth: 2, walks: 10)
    let cured = subject.violations(of: [difference.law], corrections: cures, search: short)
    #expect(cured.map { $0.violation.report(for: $0.setup) } == [])
    for (name, bit) in subject.design.corrections where cures & bit != 0 {
      #expect(
        subject.breaks(difference.law, corrections: cures & ~bit, search: LawSearch.rows), "\(name) cures nothing")
    }
  }
}
