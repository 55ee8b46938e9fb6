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
}
