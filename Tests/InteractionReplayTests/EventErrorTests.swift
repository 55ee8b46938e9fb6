import InteractionReplay
import Testing

@Suite("Events that are refused")
struct EventErrorTests {
  @Test("Errors that any event can have are reported with their place")
  func common() {
    expectRefused([
      Refusal(
        rowScript("", "7"),
        "events[0]: expected an object, found 7"),
      Refusal(
        rowScript("", "{}"),
        #"events[0]: the kind of event is missing (one of \#(rowKinds))"#),
      Refusal(
        rowScript("", #"{"at":1}"#),
        #"events[0]: the kind of event is missing (one of \#(rowKinds))"#),
      Refusal(
        rowScript("", #"{"pam":{}}"#),
        #"events[0]: unknown kind of event "pam" (one of \#(rowKinds))"#),
      Refusal(
        rowScript("", #"{"tap":{},"wait":{}}"#),
        "events[0]: expected one kind of event, found 2: tap, wait (write an event for each)"),
      Refusal(
        rowScript("", #"{"scroll":{}}"#),
        #"events[0]: unknown kind of event "scroll" (one of \#(rowKinds))"#),
      Refusal(
        rowScript("", #"{"at":0.2,"wait":{}},{"at":0.1,"wait":{}}"#),
        "events[1].at: 0.1 is earlier than 0.2, the time of the previous event (time never runs backward)"),
      Refusal(
        rowScript("", #"{"at":-0.5,"wait":{}}"#),
        "events[0].at: -0.5 is earlier than 0, the start (time never runs backward)"),
      Refusal(
        rowScript("", #"{"at":1.5e12,"wait":{}}"#),
        "events[0].at: 1500000000000 is out of range (0 to 1000000000000)"),
      Refusal(
        rowScript("", #"{"at":"0.1","wait":{}}"#),
        #"events[0].at: expected a number, found "0.1""#),
      Refusal(
        rowScript("", #"{"tap":{"x":3}}"#),
        #"events[0].tap: unknown key "x" (no keys are allowed here)"#),
      Refusal(
        rowScript("", #"{"tap":null}"#),
        "events[0].tap: expected an object, found null"),
    ])
  }

  @Test("Errors in a row's events are reported with their place")
  func row() {
    expectRefused([
      Refusal(
        rowScript("", #"{"pan":{"phase":"bgan","translation":0}}"#),
        #"events[0].pan.phase: unknown phase "bgan" (one of began, changed, ended, cancelled, failed)"#),
      Refusal(
        rowScript("", #"{"pan":{"translation":0}}"#),
        "events[0].pan.phase: missing (one of began, changed, ended, cancelled, failed)"),
      Refusal(
        rowScript("", #"{"pan":{"phase":"began"}}"#),
        "events[0].pan.translation: missing (a number or [x, y])"),
      Refusal(
        rowScript("", #"{"pan":{"phase":"began","translation":[1]}}"#),
        "events[0].pan.translation: expected a number or [x, y], found an array of length 1"),
      Refusal(
        rowScript("", #"{"pan":{"phase":"began","translation":[1,"2"]}}"#),
        #"events[0].pan.translation[1]: expected a number, found "2""#),
      Refusal(
        rowScript("", #"{"pan":{"phase":"began","translation":{"x":1}}}"#),
        "events[0].pan.translation: expected a number or [x, y], found an object"),
      Refusal(
        rowScript("", #"{"pan":{"phase":"began","translation":0,"velocity":"fast"}}"#),
        #"events[0].pan.velocity: expected a number or [x, y], found "fast""#),
      Refusal(
        rowScript("", #"{"pan":{"phase":"began","translation":0,"speed":1}}"#),
        #"events[0].pan: unknown key "speed" (one of phase, translation, velocity)"#),
      Refusal(
        rowScript(#""rules":"DNSSwipeableTableCell""#, #"{"pan":{"phase":"began","translation":0}}"#),
        "events[0].pan.velocity: missing (the rules DNSSwipeableTableCell require it; write a number or [x, y])"),
      Refusal(
        rowScript(twoActions, #"{"open":{}}"#),
        "events[0].open.edge: missing (one of leading, trailing)"),
      Refusal(
        rowScript(twoActions, #"{"open":{"edge":"left"}}"#),
        #"events[0].open.edge: unknown edge "left" (one of leading, trailing)"#),
      Refusal(
        rowScript(twoActions, #"{"open":{"edge":"trailing","animated":0}}"#),
        "events[0].open.animated: expected true or false, found 0"),
      Refusal(
        rowScript(twoActions, #"{"close":{"edge":"trailing"}}"#),
        #"events[0].close: unknown key "edge" (only animated)"#),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"trailing"}}"#),
        "events[0].press.index: missing (a whole number)"),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"trailing","index":2}}"#),
        "events[0].press.index: 2 is out of range (the trailing side has actions 0 to 1)"),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"trailing","index":-1}}"#),
        "events[0].press.index: -1 is out of range (the trailing side has actions 0 to 1)"),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"leading","index":0}}"#),
        "events[0].press.index: 0 is out of range (the leading side has no actions)"),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"trailing","index":0.5}}"#),
        "events[0].press.index: expected a whole number, found 0.5"),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"trailing","index":1e19}}"#),
        "events[0].press.index: expected a whole number, found 1e+19"),
      Refusal(
        rowScript(twoActions, #"{"press":{"edge":"trailing","index":0,"phase":"began"}}"#),
        #"events[0].press.phase: unknown phase "began" (one of down, up, cancelled)"#),
      Refusal(
        rowScript(#""trailing":[\#(moreAction)]"#, #"{"press":{"edge":"trailing","index":1}}"#),
        "events[0].press.index: 1 is out of range (the trailing side has only action 0)"),
      Refusal(
        rowScript(twoActions, #"{"resize":{}}"#),
        "events[0].resize.width: missing (a number)"),
      Refusal(
        rowScript(twoActions, #"{"resize":{"width":-1}}"#),
        "events[0].resize.width: -1 is out of range (0 to 1000000000)"),
      Refusal(
        rowScript(twoActions, #"{"perform":{}}"#),
        "events[0].perform.action: missing (one of delete, more, open.trailing, close)"),
      Refusal(
        rowScript(twoActions, #"{"perform":{"action":"flag"}}"#),
        #"events[0].perform.action: unknown action "flag" (one of delete, more, open.trailing, close)"#),
      Refusal(
        rowScript(twoActions, #"{"perform":{"action":"close","row":1}}"#),
        "events[0].perform.row: 1 is not a row (the only row is 0; leave \"row\" out)"),
    ])
  }

  @Test("Errors in a table's events are reported with their place")
  func table() {
    expectRefused([
      Refusal(
        tableScript(#""rows":3"#, #"{"pan":{}}"#),
        #"events[0]: unknown kind of event "pan" (one of \#(tableKindsInOrder), describe, preview)"#),
      Refusal(
        tableScript(#""rows":3"#, #"{"touch":{"phase":"down","x":1,"y":1}}"#),
        "events[0].touch.id: missing (a whole number)"),
      Refusal(
        tableScript(#""rows":3"#, #"{"touch":{"id":0,"phase":"began","x":1,"y":1}}"#),
        #"events[0].touch.phase: unknown phase "began" (one of down, moved, up, cancelled)"#),
      Refusal(
        tableScript(#""rows":3"#, #"{"touch":{"id":0,"phase":"down","y":1}}"#),
        "events[0].touch.x: missing (a number)"),
      Refusal(
        tableScript(#""rows":3"#, #"{"touch":{"id":0,"phase":"down","x":1,"y":null}}"#),
        "events[0].touch.y: expected a number, found null"),
      Refusal(
        tableScript(#""rows":3"#, #"{"touch":{"id":0.5,"phase":"down","x":1,"y":1}}"#),
        "events[0].touch.id: expected a whole number, found 0.5"),
      Refusal(
        tableScript(#""rows":3"#, #"{"touch":{"id":0,"phase":"down","x":1,"y":1,"time":0}}"#),
        #"events[0].touch: unknown key "time" (one of id, phase, x, y)"#),
      Refusal(
        tableScript(#""rows":3"#, #"{"keyboard":{}}"#),
        "events[0].keyboard.height: missing (a number)"),
      Refusal(
        tableScript(#""rows":3"#, #"{"keyboard":{"height":-1}}"#),
        "events[0].keyboard.height: -1 is out of range (0 to 1000000000)"),
      Refusal(
        tableScript(#""rows":3"#, #"{"wait":{"seconds":1}}"#),
        #"events[0].wait: unknown key "seconds" (no keys are allowed here)"#),
      Refusal(
        tableScript(#""rows":3"#, #"{"perform":{"action":"close"}}"#),
        "events[0].perform.row: missing (a whole number)"),
      Refusal(
        tableScript(#""rows":3"#, #"{"perform":{"action":"close","row":3}}"#),
        "events[0].perform.row: no row ever has the id 3 (the ids are 0 to 2)"),
      Refusal(
        tableScript(#""rows":0"#, #"{"perform":{"action":"close","row":3}}"#),
        "events[0].perform.row: no row ever has the id 3 (there are no rows)"),
      Refusal(
        tableScript(#""rows":1"#, #"{"perform":{"action":"close","row":-1}}"#),
        "events[0].perform.row: no row ever has the id -1 (the only id is 0)"),
      Refusal(
        tableScript(#""rows":1"#, #"{"perform":{"action":"delete","row":0}}"#),
        #"events[0].perform.action: unknown action "delete" (only close)"#),
    ])
  }
}
