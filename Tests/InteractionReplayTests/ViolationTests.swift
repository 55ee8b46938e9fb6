import InteractionCore
import InteractionLaws
import InteractionReplay
import Testing

@Suite("Violations as scripts")
struct ViolationTests {
  private static let action = InteractionAction(id: "a", title: "A")
  private static let article = RowSetup(trailing: [action], design: .scrollSwipe(corrections: []))

  @Test("A violation's script plays to what the law found") func script() throws {
    let violation = try #require(Self.article.violations(of: [.rests]).first)
    #expect(violation.text.hasPrefix("rests\n  0 s  pan.began 0\n"))
    let report = violation.report(for: Self.article)
    #expect(report.hasPrefix(violation.text))
    let script = try Script(json: String(report.dropFirst(violation.text.count)))
    #expect(script == violation.script(for: Self.article))
    guard case .object(let state) = try #require(script.play().steps.last).state else {
      Issue.record("A row's state is an object.")
      return
    }
    #expect(state["rest"] == .string("closed") && state["offset"] != .number(0))
  }

  @Test("Reports of a scroll view are scripts too") func drivenScript() throws {
    let setup = RowSetup(trailing: [Self.action], design: .utilityButtons(corrections: []))
    let violation = try #require(setup.violationsDriven(of: [.oneNoticePerChange]).first)
    #expect(try Script(json: violation.script(for: setup).json()) == violation.script(for: setup))
    #expect(setup.violation(of: .oneNoticePerChange, on: violation.events, isDriven: true) == violation)
  }

  @Test("What the format cannot express comes with the reason") func noScript() throws {
    let event = RowEvent.event(.resize(.nan))
    let violation = Violation(law: "anything goes", events: [Timed(0, event)], expected: "a", found: "b")
    #expect(
      violation.report(for: Self.article)
        == violation.text + "  no script: script: events[0].resize.width: a number is expected, not nan\n")
  }

  @Test("A list's violation says why it has no script") func listViolation() {
    let violation = Violation(
      law: "undo", events: [Timed(0, ListEvent.gesture(.tap(RowID(0))))], expected: "a", found: "b")
    let reason = "a script holds touches, and these are the gestures that a table makes of them"
    #expect(violation.report() == violation.text + "  no script: \(reason)\n")
  }

  @Test("A mended violation is one no more") func mended() throws {
    var setup = Self.article
    let violation = try #require(setup.violations(of: [.rests]).first)
    #expect(setup.violation(of: .rests, on: violation.events) == violation)
    setup.design = .scrollSwipe()
    #expect(setup.violation(of: .rests, on: violation.events) == nil)
  }

  @Test("A design that no scroll view drives has no such laws to break") func undriven() {
    let setup = RowSetup(trailing: [Self.action], design: .constraintSwipe(corrections: []))
    #expect(setup.violationsDriven() == [])
    #expect(setup.violation(of: .rests, on: [], isDriven: true) == nil)
  }
}
