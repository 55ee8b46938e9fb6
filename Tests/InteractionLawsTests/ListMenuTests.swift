import BrokenDesigns
import InteractionLaws
import Testing

@Suite("What a search tries on a list")
struct ListMenuTests {
  /// What a search has tried, on its one thread.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private func tried(on list: StagedList) -> [String] {
    let log = Log()
    var search = Search(depth: 1, randomSequences: 0)
    search.willTry = { log.lines.append($0) }
    _ = ListLaw.check({ list }, laws: [.updatesAddUp], search: search)
    return log.lines
  }

  private func gestures(on row: Int) -> [String] {
    [
      "tap on row \(row)", "otherRowOpened, close rows except row \(row)", "tap control 0 on row \(row)",
      "tap control 1 on row \(row)",
      "press.leading.0.up on row \(row)", "press.leading.1.up on row \(row)", "press.trailing.0.up on row \(row)",
      "press.trailing.1.up on row \(row)",
    ]
  }

  @Test("Each gesture, action and answer once on each row and on a missing one, and the events that need no row")
  func everyEvent() {
    let list = StagedList([2]).with {
      $0.gestures = .pull
      $0.waitingRows = [RowID(0), RowID(1)]
    }
    var events = [0, 1, -7].flatMap { ["pan.began 0 on row \($0)", "track.began 0 on row \($0)"] }
    events.append("pull.began 0")
    for row in [0, 1] { events += ["perform act on row \(row)"] + gestures(on: row) }
    // The row that is not there has no action.
    events += gestures(on: -7)
    for row in [0, 1] { events += ["confirm on row \(row)", "cancel on row \(row)"] }
    events += ["tableScrolled, close rows", "tap outside", "resize 480"]
    // A sixty-fourth of a second later; then nothing but time.
    let lines = events.map { "  0.016 s  \($0)\n" } + ["  0.063 s  wait\n", "  8 s  wait\n"]
    #expect(tried(on: list) == lines)
  }
}
