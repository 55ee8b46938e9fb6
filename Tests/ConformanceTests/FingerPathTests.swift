import InteractionReplay
import Testing

/// Recorded fingers, reported more often, less often and less exactly, do the same.
@Suite("Recorded fingers")
struct FingerPathTests {
  static let screens = [60.0, 120, 240].flatMap { rate in
    [nil, 1].map { Screen(rate: rate, jitter: $0) }
  }

  @Test("What comes of a recording is what its trace ends with", arguments: Gestures.names)
  func outcome(name: String) throws {
    for script in try Gestures.scripts(name) {
      let (steps, outcome) = (script.play().steps, script.outcome())
      #expect(outcome.notices == steps.flatMap(\.notices))
      #expect(outcome.state == steps.last?.state)
    }
  }

  @Test("Every recording does the same on every screen", arguments: Gestures.names)
  func everyScreen(name: String) throws {
    for script in try Gestures.scripts(name) {
      let recorded = Outcome(script.shown(on: nil))
      for screen in Self.screens { #expect(Outcome(script.shown(on: screen)) == recorded, "\(screen)") }
    }
  }

  @Test(
    "Fingers recorded for the rows of one design do the same to those of every other",
    arguments: Designs.standard.rowsUnderLaw.filter { !$0.isDriven }.map(\.name))
  func everyDesign(name: String) throws {
    let subject = try #require(Designs.standard.rowsUnderLaw.first { $0.name == name })
    let scripts = try Gestures.names.flatMap(Gestures.scripts).compactMap { $0.played(to: subject) }
    // Of the recordings of fingers on a table of rows, eight are for ConstraintSwipe and two for designs in a scroll
    // view.
    #expect(scripts.count == 8 + 2)
    for script in scripts {
      let recorded = Outcome(script.shown(on: nil))
      for screen in Self.screens where screen.jitter != nil {
        #expect(Outcome(script.shown(on: screen)) == recorded, "\(screen)")
      }
    }
  }

  /// What a script reports, and where everything is in the end.
  private struct Outcome: Equatable {
    /// Without those that repeat the one before: a slider reports every level that a sample meets.
    var notices: [String] = []
    let end: JSON?

    init(_ script: Script) {
      let outcome = script.outcome()
      for notice in outcome.notices where notices.last != notice { notices.append(notice) }
      guard case .object(var state) = outcome.state else {
        end = nil
        return
      }
      // A coasting or autoscrolling table comes to another position with every rate, and other rows into sight.
      if state["contentOffset"] != .number(0) { state["rows"] = nil }
      state["contentOffset"] = nil
      end = .object(state)
    }
  }
}

extension Script {
  /// The same touches on a table of rows of another design, or nil for what is no table of rows.
  fileprivate func played(to subject: RowUnderLaw) -> Script? {
    guard case .table(let setup, let touches) = self, case .rows(let rows, var row) = setup.content else { return nil }
    row = RowSetup(
      subject.design, height: row.height, leading: row.leading, trailing: row.trailing, rules: subject.rules,
      options: subject.options)
    let table = TableSetup(
      rows, of: row, width: setup.width, height: setup.height, direction: setup.direction, policies: setup.policies)
    return .table(table, touches)
  }
}
