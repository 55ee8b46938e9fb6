import InteractionReplay
import Testing

@Suite("Scripts give live rows other sizes and actions, and let them hint")
struct LiveRowScriptTests {
  private func script(_ events: String, _ more: String = "") -> String {
    #"{"design":"constraint-swipe","configuration":{\#(twoActions)\#(more)},"events":[\#(events)]}"#
  }

  static let set = #"{"at":1,"setActions":{"edge":"trailing","actions":[{"id":"read","title":"Read"}]}}"#

  @Test("What they say is read, played and written")
  func roundTrip() throws {
    let events =
      #"{"at":0,"resize":{"width":320,"height":60}},\#(Self.set),{"at":2,"preview":{"edge":"trailing"}}"#
      + #",{"at":3,"perform":{"action":"read"}},{"at":4,"press":{"edge":"trailing","index":0}}"#
    let script = try Replay().script(
      script(events, #","transition":"drawer","minimumButtonWidth":70,"maximumButtonWidth":75"#))
    #expect(try Replay().script(try script.json()) == script)
    let trace = timeline(try script.json())
    #expect(trace.contains("setActions.trailing") && trace.contains("preview.trailing"), "\(trace)")
    #expect(trace.contains("didPress.trailing.0"), "\(trace)")
  }

  @Test("An action's picture may stand above its title")
  func icon() throws {
    let flag = #"{"id":"flag","title":"Flag","icon":"flag.fill","iconPlacement":"top"}"#
    let script = try Replay().script(
      #"{"design":"scroll-swipe","configuration":{"trailing":[\#(flag)]},"events":[]}"#)
    guard case .row(let setup, _) = script else { preconditionFailure("It is a row's.") }
    #expect(setup.trailing[0].iconPlacement == .top)
    #expect(try Replay().script(try script.json()) == script)
  }

  @Test("A table's row hints, once")
  func table() {
    let trace = timeline(
      tableScript(
        #""rows":4,"row":{\#(twoActions)}"#,
        #"{"at":0,"preview":{"row":1}},{"at":0.3,"wait":{}},{"at":1,"preview":{"row":2}},{"at":2,"preview":{"row":2,"again":true}}"#
      ))
    #expect(trace.contains("preview"), "\(trace)")
  }

  @Test(
    "What is wrong is said with its place",
    arguments: [
      (#"{"setActions":{"edge":"trailing"}}"#, "events[0].setActions.actions: missing (an array)"),
      (
        #"{"setActions":{"edge":"trailing","actions":[{"id":"a","title":"A"},{"id":"a","title":"B"}]}}"#,
        #"events[0].setActions.actions[1].id: "a" is taken by events[0].setActions.actions[0] (ids are unique in a row)"#
      ),
      (
        #"{"setActions":{"edge":"leading","actions":[{"id":"delete","title":"D"}]}}"#,
        #"events[0].setActions.actions[0].id: "delete" is taken by an action of the trailing side (ids are unique in a row)"#
      ),
      (#"{"preview":{"edge":"top"}}"#, #"events[0].preview.edge: unknown edge "top" (one of leading, trailing)"#),
      (
        #"\#(LiveRowScriptTests.set),{"at":2,"press":{"edge":"trailing","index":1}}"#,
        "events[1].press.index: 1 is out of range (the trailing side has one action, 0)"
      ),
      (#"{"resize":{"width":320,"height":-1}}"#, "events[0].resize.height: -1 is out of range (0 to 1000000)"),
    ])
  func refused(events: String, problem: String) {
    #expect(InteractionReplayTests.played(script(events)) == "s.json: " + problem)
  }

  @Test("A least width that is more than the greatest is refused")
  func widths() {
    let more = #","minimumButtonWidth":80,"maximumButtonWidth":70"#
    #expect(
      InteractionReplayTests.played(script("", more))
        == "s.json: configuration.minimumButtonWidth: 80 is more than 70, the greatest width")
  }
}
