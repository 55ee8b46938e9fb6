import InteractionCore
import InteractionReplay
import Testing

@testable import DocGen

@Suite("Recorded lists")
struct ListRecordingsTests {
  private func script(_ name: String) throws -> Script {
    try #require(ListRecordings.scripts().first { $0.name == name }).script
  }

  @Test("A list edited by gestures and one edited by plain actions end alike, and undo leads back to the start")
  func days() throws {
    let names = ["gesture-list-by-gestures", "gesture-list-by-actions"]
    let ends = try names.map { try script($0).play().steps.last?.state }
    #expect(ends[0] == ends[1] && ends[0] != nil)
    for name in names {
      guard case .list(let setup, let events) = try script(name) else {
        Issue.record("\(name) is no script of a list alone")
        continue
      }
      // Two items and their texts, one completed, one deleted, one moved: seven changes.
      let undoing = (0..<7).map { Timed(10 + Double($0), TableStep.undo) } + [Timed(20, .list(.wait))]
      let states = Script.list(setup, events + undoing).play().steps.map(\.state)
      #expect(states.last == states.first && states[states.count - 3] != states.first, "\(name)")
    }
  }

  @Test("Every recording that is written and read again gives the same trace")
  func repetition() throws {
    let replay = Replay(root: packageRoot + "/" + GestureRecordings.folder)
    for recorded in try GestureRecordings.scripts() {
      let again = try replay.script(recorded.script.json())
      #expect(again.play() == recorded.script.play(), "\(recorded.name)")
    }
  }
}
