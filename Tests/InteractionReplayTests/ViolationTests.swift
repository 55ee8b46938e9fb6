import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Violations as scripts")
struct ViolationTests {
  private static let article = RowSetup(.scrollSwipe, trailing: InteractionAction.buttons([nil]), corrections: [])

  @Test("A violation's script plays to what the law found")
  func script() throws {
    let violation = try #require(Self.article.violations(of: [.rests]).first)
    #expect(violation.text.hasPrefix("rests\n  0 s  pan.began 0\n"))
    let report = violation.report(for: Self.article)
    #expect(report.hasPrefix(violation.text))
    let script = try Replay().script(String(report.dropFirst(violation.text.count)))
    #expect(script == violation.script(for: Self.article))
    #expect(script == .row(Self.article, violation.events))
    let trace = script.play()
    #expect(trace.last("rest") == .string("closed"))
    #expect(trace.last("offset") != .number(0))
  }

  @Test("Reports of a scroll view are scripts too")
  func drivenScript() throws {
    var setup = RowSetup(.utilityButtons, trailing: InteractionAction.buttons([nil]), corrections: [])
    let violation = try #require(setup.violations(of: [.oneNoticePerChange], isDriven: true).first)
    let script = violation.script(for: setup)
    #expect(try Replay().script(script.json()) == script)
    #expect(setup.violation(of: .oneNoticePerChange, on: violation.events, isDriven: true) == violation)
    setup.corrections = nil
    #expect(setup.violation(of: .oneNoticePerChange, on: violation.events, isDriven: true) == nil)
  }

  @Test("What the format cannot express comes with the reason")
  func noScript() {
    let violation = Violation(
      law: "anything goes", events: [Timed(0, RowEvent.resize(.nan))], expected: "a", found: "b")
    #expect(
      violation.report(for: Self.article)
        == violation.text + "  no script: script: events[0].resize.width: a number is expected, not nan\n")
  }

  @Test("A list's violation says why it has no script")
  func listViolation() {
    let tap = ListLawEvent.event(.gesture(.tap(RowID(0))))
    let violation = Violation(law: "undo", events: [Timed(0, tap)], expected: "a", found: "b")
    let reason = "laws ask a list for more than scripts can say, and with edits of its own"
    #expect(violation.report() == violation.text + "  no script: \(reason)\n")
  }

  @Test("A mended violation is one no more")
  func mended() throws {
    var setup = Self.article
    let violation = try #require(setup.violations(of: [.rests]).first)
    #expect(setup.violation(of: .rests, on: violation.events) == violation)
    setup.corrections = nil
    #expect(setup.violation(of: .rests, on: violation.events) == nil)
  }

  @Test("A design that no scroll view drives has no such laws to break")
  func undriven() {
    let setup = RowSetup(.constraintSwipe, trailing: InteractionAction.buttons([nil]), corrections: [])
    #expect(setup.violations(isDriven: true) == [])
    #expect(setup.violation(of: .rests, on: [], isDriven: true) == nil)
  }
}
