import InteractionReplay
import Testing

/// Recorded gestures have the same outcome when a screen reports fingers more often, less often or less exactly.
@Suite("Recorded fingers")
struct FingerPathTests {
  static let screens = [60.0, 120, 240].flatMap { rate in
    [nil, 1].map { Screen(rate: rate, jitter: $0) }
  }

  @Test("The outcome of a recording has the notices and the final state of its trace", arguments: Gestures.names)
  func outcome(name: String) throws {
    for script in try Gestures.scripts(name) {
      let (steps, outcome) = (script.play().steps, script.outcome())
      #expect(outcome.notices == steps.flatMap(\.notices))
      #expect(outcome.state == steps.last?.state)
    }
  }

  @Test("Every recording has the same outcome on every screen", arguments: Gestures.names)
  func everyScreen(name: String) throws {
    for script in try Gestures.scripts(name) {
      let recorded = Outcome(script.shown(on: nil))
      for screen in Self.screens { #expect(Outcome(script.shown(on: screen)) == recorded, "\(screen)") }
    }
  }

  @Test(
    "A recording played on the rows of any design has the same outcome on every screen",
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

  /// The notices of a script, and its final state.
  private struct Outcome: Equatable {
    /// Without repetitions of the notice before, because a slider reports its level at every sample.
    var notices: [String] = []
    let end: JSON?

    init(_ script: Script) {
      let outcome = script.outcome()
      for notice in outcome.notices where notices.last != notice { notices.append(notice) }
      guard case .object(var state) = outcome.state else {
        end = nil
        return
      }
      // A coasting or autoscrolling table ends at another position with every rate, where other rows are visible.
      if state["contentOffset"] != .number(0) { state["rows"] = nil }
      state["contentOffset"] = nil
      end = .object(state)
    }
  }
}

extension Script {
  /// The same touches on a table of rows of another design, or nil if this script has no table of rows.
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
