import InteractionCore
import InteractionReplay
import Testing

@testable import DocGen

@Suite struct ListRecordingsTests {
  @Test func aDayByGesturesAndOneByActionsEndAlike() throws {
    let states = try ["gestures", "actions"].map { host in
      let recording = try #require(ListRecordings.scripts().first { $0.name == "gesture-list-by-" + host })
      return recording.script.play().steps.last?.state
    }
    #expect(states[0] == states[1])
    #expect(states[0] != nil)
  }

  @Test func bothDaysAreUndoneToTheStart() throws {
    for host in ["gestures", "actions"] {
      let recording = try #require(ListRecordings.scripts().first { $0.name == "gesture-list-by-" + host })
      guard case .gestureList(let setup, let events) = recording.script else {
        Issue.record("\(host) are no script of a gesture list")
        return
      }
      // Two items and their texts, one completed, one deleted, one moved: seven changes.
      let undoing = (0..<7).map { Timed(10 + Double($0), GestureListStep.undo) } + [Timed(20, .wait)]
      let states = Script.gestureList(setup, events + undoing).play().steps.map(\.state)
      #expect(states.last == states.first)
      #expect(states[states.count - 3] != states.first)
    }
  }

  @Test func everyRecordingIsRepeatedByteForByte() throws {
    for recording in ListRecordings.scripts() {
      let trace = recording.script.play().json
      #expect(try Script(json: recording.script.json()).play().json == trace, "\(recording.name)")
    }
  }
}
