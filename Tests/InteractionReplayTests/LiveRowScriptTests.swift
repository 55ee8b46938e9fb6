import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that resize live rows, change their actions and preview their buttons")
struct LiveRowScriptTests {
  private func script(_ events: String, _ more: String = "") -> String {
    #"{"design":"constraint-swipe","configuration":{\#(twoActions)\#(more)},"events":[\#(events)]}"#
  }

  static let set = #"{"at":1,"setActions":{"edge":"trailing","actions":[{"id":"read","title":"Read"}]}}"#

  @Test("These events and options are read, played and written, and so is an icon above its title")
  func roundTrip() throws {
    let events =
      #"{"at":0,"resize":{"width":320,"height":60}},\#(Self.set),{"at":2,"preview":{"edge":"trailing"}}"#
      + #",{"at":3,"perform":{"action":"read"}},{"at":4,"press":{"edge":"trailing","index":0}}"#
    let script = try Replay().script(
      script(events, #","transition":"drawer","minimumButtonWidth":70,"maximumButtonWidth":75"#))
    try expectRoundTrip(script)
    let trace = timeline(try script.json())
    expect(trace, has: ["setActions.trailing", "preview.trailing", "didPress.trailing.0"])
    let flag = #"{"id":"flag","title":"Flag","icon":"flag.fill","iconPlacement":"top"}"#
    let withIcon = try Replay().script(
      #"{"design":"scroll-swipe","configuration":{"trailing":[\#(flag)]},"events":[]}"#)
    guard case .row(let setup, _) = withIcon else { preconditionFailure("It is a row's.") }
    expect(setup.trailing[0].iconPlacement, is: .top)
    try expectRoundTrip(withIcon)
  }

  @Test("A table's row previews its buttons once")
  func table() {
    let events = #"""
      {"at":0,"preview":{"row":1}},{"at":0.3,"wait":{}},{"at":1,"preview":{"row":2}},
      {"at":2,"preview":{"row":2,"again":true}}
      """#
    expect(timeline(tableScript(#""rows":4,"row":{\#(twoActions)}"#, events)), has: ["preview"])
  }

  @Test("Errors are reported with their place, including a minimum button width above the maximum")
  func refused() {
    let (ids, edges) = ("(give each action of a row its own id)", "(one of leading, trailing)")
    let events = [
      (#"{"setActions":{"edge":"trailing"}}"#, "[0].setActions.actions: missing (an array of actions)"),
      (
        #"{"setActions":{"edge":"trailing","actions":[{"id":"a","title":"A"},{"id":"a","title":"B"}]}}"#,
        #"[0].setActions.actions[1].id: "a" is already used by events[0].setActions.actions[0] "# + ids
      ),
      (
        #"{"setActions":{"edge":"leading","actions":[{"id":"delete","title":"D"}]}}"#,
        #"[0].setActions.actions[0].id: "delete" is already used by an action of the trailing side "# + ids
      ),
      (#"{"preview":{"edge":"top"}}"#, #"[0].preview.edge: unknown edge "top" "# + edges),
      (
        #"\#(Self.set),{"at":2,"press":{"edge":"trailing","index":1}}"#,
        "[1].press.index: 1 is out of range (the trailing side has only action 0)"
      ),
      (#"{"resize":{"width":320,"height":-1}}"#, "[0].resize.height: -1 is out of range (0 to 1000000000)"),
    ]
    let widths = Refusal(
      script("", #","minimumButtonWidth":80,"maximumButtonWidth":70"#),
      "configuration.minimumButtonWidth: 80 is greater than maximumButtonWidth (at most 70)")
    expectRefused(events.map { Refusal(script($0.0), "events" + $0.1) } + [widths])
  }
}
