import InteractionLaws
import InteractionReplay
import Testing

@testable import DocGen

/// Recorded fingers, reported more often, less often and less exactly, do the same.
@Suite("Recorded fingers")
struct FingerPathTests {
  static let screens = [60.0, 120, 240].flatMap { rate in
    [nil, 1].map { Screen(rate: rate, jitter: $0) }
  }

  @Test("Every recording does the same on every screen", arguments: GestureRecordings.scripts().map(\.name))
  func everyScreen(name: String) throws {
    let script = try #require(GestureRecordings.scripts().first { $0.name == name }).script
    let recorded = Outcome(script.shown(on: nil))
    for screen in Self.screens { #expect(Outcome(script.shown(on: screen)) == recorded, "\(screen)") }
  }

  @Test(
    "Fingers recorded for the rows of one design do the same to those of every other",
    arguments: LawSubject.all.filter { !$0.isDriven }.map(\.name))
  func everyDesign(name: String) throws {
    let design = try #require(LawSubject.all.first { $0.name == name }).design
    for recording in GestureRecordings.all {
      guard case .table(var setup, let touches) = GestureRecordings.script(recording) else { continue }
      setup.row.design = design
      let script = Script.table(setup, touches)
      let recorded = Outcome(script.shown(on: nil))
      for screen in Self.screens where screen.jitter != nil {
        #expect(Outcome(script.shown(on: screen)) == recorded, "\(recording.name) \(screen)")
      }
    }
  }

  /// What a script tells, and where everything is in the end.
  private struct Outcome: Equatable {
    /// Without those that repeat the one before: a slider tells of every level that a sample meets.
    var notices: [String] = []
    let end: JSON?

    init(_ script: Script) {
      let steps = script.play().steps
      for notice in steps.flatMap(\.notices) where notices.last != notice { notices.append(notice) }
      guard case .object(var state) = steps.last?.state else {
        end = nil
        return
      }
      // A coasting or autoscrolling table comes to another place with every rate, and other rows into sight.
      if state["contentOffset"] != .number(0) { state["rows"] = nil }
      state["contentOffset"] = nil
      end = .object(state)
    }
  }
}
