import ArticleFaults
import InteractionLaws
import InteractionReplay
import Testing

/// Every law on every row design, in all rule sets and shapes.
@Suite("Laws of rows", .countsTriedEvents)
struct SwipeLawTests {
  static let subjects = Designs.standard.rowsUnderLaw
  /// A design with options that its article lacks.
  static let options = [
    RowUnderLaw(.utilityButtons, options: ["sectionIndex": .bool(true), "fullSwipe": .bool(true)])
  ]
  /// Other values of the designs' options, which make a difference in few events only.
  static let tuned = [
    RowUnderLaw(
      .utilityButtons, options: ["fullSwipe": .bool(true), "forbidden": .array([.string("leading")])]),
    RowUnderLaw(
      .utilityButtons, rules: "SWTableViewCellMaster",
      options: [
        "sectionIndex": .bool(true), "fullSwipe": .bool(true), "locksSide": .bool(true),
        "reducesMotion": .bool(true),
      ]),
    RowUnderLaw(
      .constraintSwipe,
      options: [
        "fullSwipePart": .number(0.4), "fullSwipe": .bool(true), "locksSide": .bool(true), "signals": .bool(true),
        "transition": .string("border"), "animationDuration": .number(0.05),
      ]),
    RowUnderLaw(
      .scrollSwipe,
      options: [
        "fullSwipe": .bool(true), "flick": .number(250), "locksSide": .bool(true), "signals": .bool(true),
        "transition": .string("drag"), "animationDuration": .number(0.2),
      ]),
    RowUnderLaw(
      .scrollSwipe, options: ["fullSwipe": .bool(true), "locksSide": .bool(true), "transition": .string("drawer")],
      isDriven: true),
    RowUnderLaw(.constraintSwipe, options: ["transition": .string("drag"), "minimumButtonWidth": .number(100)]),
    RowUnderLaw(.scrollSwipe, options: ["transition": .string("border"), "maximumButtonWidth": .number(60)]),
    RowUnderLaw(
      .utilityButtons,
      options: ["transition": .string("drawer"), "sectionIndex": .bool(true), "animationDuration": .number(2)]),
    RowUnderLaw(
      .utilityButtons,
      options: [
        "fullSwipe": .bool(true), "fullSwipeMargin": .number(1), "locksSide": .bool(true), "signals": .bool(true),
      ],
      isDriven: true),
  ]

  private static func subject(_ name: String) throws -> RowUnderLaw {
    try #require((subjects + options + tuned).first { $0.name == name })
  }

  @Test("With all corrections every law holds", arguments: (subjects + options).map(\.name))
  func corrected(name: String) throws {
    let found = try Self.subject(name).violations(search: LawSearch.rows)
    #expect(found.map { $0.violation.report(for: $0.setup) } == [])
  }

  @Test("With all corrections every law holds for other options, too", arguments: tuned.map(\.name))
  func tunedRows(name: String) throws {
    let found = try Self.subject(name).violations(search: LawSearch.tuned)
    #expect(found.map { $0.violation.report(for: $0.setup) } == [])
  }

  @Test("Content released within a spring's tolerance of its resting position does not jump there")
  func withinTolerance() {
    func actions(_ widths: [Double]) -> [InteractionAction] {
      widths.map { InteractionAction(id: DecimalText.text($0), title: "Button", width: $0) }
    }
    // The row has hardly set out when it is sent to the other side, so it is at -0.007 when the finger catches it.
    let setup = RowSetup(.utilityButtons, leading: actions([90, 100, 120, 90]), trailing: actions([400]))
    let events: [Timed<RowEvent>] = [
      Timed(0.015625, .open(.leading, animated: true)), Timed(0.03125, .open(.trailing, animated: true)),
      Timed(0.046875, .pan(PanSample(.began, translation: .zero))),
      Timed(0.0625, .pan(PanSample(.ended, translation: .zero))),
    ]
    #expect(setup.violation(of: .noJumps, on: events) == nil)
  }

  @Test("Without corrections, exactly the known laws are broken", arguments: subjects.map(\.name))
  func uncorrected(name: String) throws {
    let subject = try Self.subject(name)
    let found = ArticleFaults.found(in: subject, search: LawSearch.uncorrectedRows)
    let seldom = SeldomDifference.all.filter { $0.subject == name }.map(\.law)
    let broken = SwipeLaw.allCases.filter { law in
      !seldom.contains(law) && found.contains { $0.violation.law == law.name }
    }
    #expect(broken == KnownDifference.all.filter { $0.subject == name }.map(\.law))
    // The events of a violation reproduce it without its seed.
    for law in broken {
      for (setup, violation) in found.map({ ($0.setup, $0.violation) }) where violation.law == law.name {
        var expected = violation
        expected.seed = nil
        #expect(setup.violation(of: law, on: violation.events, isDriven: subject.isDriven) == expected)
      }
    }
  }

  @Test(
    "A law whose violation a search rarely finds is broken without corrections and kept by its cure",
    arguments: SeldomDifference.all)
  func seldom(difference: SeldomDifference) throws {
    let subject = try Self.subject(difference.subject)
    func isBroken(_ corrections: [String]) -> Bool {
      subject.shapes(corrections: corrections)
        .contains { $0.violation(of: difference.law, on: difference.events) != nil }
    }
    #expect(isBroken([]))
    #expect(!isBroken([difference.cure]))
  }

  @Test("The cures keep the law, and each of them is needed", arguments: KnownDifference.all)
  func cures(difference: KnownDifference) throws {
    let subject = try Self.subject(difference.subject)
    let names = subject.design.corrections.map(\.name)
    #expect(difference.cures.filter { !names.contains($0) } == [])
    // A law that breaks at all breaks early. Only the search with all corrections is long.
    let short = LawSearch.search(depth: 2, randomSequences: 10)
    let cured = subject.violations(of: [difference.law], corrections: difference.cures, search: short)
    #expect(cured.map { $0.violation.report(for: $0.setup) } == [])
    for cure in difference.cures {
      let others = difference.cures.filter { $0 != cure }
      #expect(subject.breaks(difference.law, corrections: others, search: LawSearch.rows), "\(cure) cures nothing")
    }
  }
}
