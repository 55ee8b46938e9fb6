import InteractionReplay
import TestSupport
import Testing

@Suite("Gesture lists that are refused")
struct GestureListErrorTests {
  @Test("Errors are reported with their place and their remedy")
  func errors() {
    expectRefused([
      Refusal(
        #"{"design":"gesture-list","events":[{"touch":{}}]}"#,
        #"events[0]: unknown kind of event "touch" (one of swipe, tap, scroll, pull, pinch, hold, keyboard, perform, wait, "#
          + "type, endEditing, undo, setHeights, edit, insert, remove, move, describe, removeAll, moveAll)"),
      Refusal(
        rawTableScript(#""of":"gesture-list""#, #"{"scroll":{}}"#),
        #"events[0]: unknown kind of event "scroll" (one of \#(tableKindsInOrder), edit, insert, remove, move, "#
          + "describe, removeAll, moveAll)"),
      Refusal(
        rawTableScript(#""of":"gesture-list","rows":["A"],"list":{"items":[]}"#),
        "configuration.rows: the list already has items (give either rows or items)"),
      Refusal(
        rawTableScript(#""of":"gesture-list","list":{"width":300}"#),
        #"configuration.list: unknown key "width" (one of rowHeight, items, \#(tuned), corrections)"#),
      Refusal(
        rawTableScript(#""of":"gesture-list","row":{}"#),
        #"configuration: unknown key "row" (one of of, list, rows, width, height, direction, policies, options)"#),
      Refusal(
        rawTableScript(#""of":"gesture-list","height":50001"#),
        "configuration.height: 50001 is too high for rows of height 50 (at most 1000 rows may fit)"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"items":[3]},"events":[]}"#,
        "configuration.items[0]: expected a string, or an object with the key \"text\", found 3"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"items":{}},"events":[]}"#,
        "configuration.items: expected an array of items, found an object"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"items":["A",{"text":"B","height":-1}]},"events":[]}"#,
        "configuration.items[1].height: -1 is out of range (0 to 1000000000)"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"items":[{"text":"A","done":true}]},"events":[]}"#,
        #"configuration.items[0]: unknown key "done" (one of text, isCompleted, isMovable, group, height)"#),
      Refusal(
        #"{"design":"gesture-list","configuration":{"rowHeight":0.1},"events":[]}"#,
        "configuration.height: 480 is too high for rows of height 0.1 (at most 1000 rows may fit)"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"items":[{"text":"A","height":0.2}]},"events":[]}"#,
        "configuration.height: 480 is too high for rows of height 0.2 (at most 1000 rows may fit)"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"corrections":["pullStarts"]},"events":[]}"#,
        #"configuration.corrections[0]: unknown correction "pullStarts" (one of movesInsteadOfExchanges, cuesFollow, "#
          + "placeholderFollows, freshDecision, ignoresMisses, cancelRestores, pullEnds, gapCloses, "
          + "indexFromContent, countsParting, noticeOnChange, resumesMotion)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"pinch":{"phase":"began","fingers":75}}]}"#,
        "events[0].pinch.fingers: expected an array of y coordinates, found 75"),
      Refusal(
        #"{"design":"gesture-list","events":[{"pinch":{"phase":"began","fingers":[75,"125"]}}]}"#,
        #"events[0].pinch.fingers[1]: expected a number, found "125""#),
      Refusal(
        #"{"design":"gesture-list","events":[{"hold":{"phase":"began"}}]}"#,
        "events[0].hold.y: missing (a number)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"pull":{"phase":"up","contentOffset":0}}]}"#,
        #"events[0].pull.phase: unknown phase "up" (one of began, changed, ended, cancelled, failed)"#),
      Refusal(
        #"{"design":"gesture-list","events":[{"swipe":{"row":0,"phase":"began"}}]}"#,
        "events[0].swipe.translation: missing (a number or [x, y])"),
      Refusal(
        #"{"design":"gesture-list","events":[{"scroll":{}}]}"#,
        "events[0].scroll.contentOffset: missing (a number)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"tap":{"row":-1}}]}"#,
        "events[0].tap.row: -1 is out of range (0 to 1000000000)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"insert":{"row":0}}]}"#,
        "events[0].insert.text: missing (a string)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"move":{"id":0,"row":0.5}}]}"#,
        "events[0].move.row: expected a whole number, found 0.5"),
      Refusal(
        #"{"design":"gesture-list","events":[{"removeAll":{"ids":3}}]}"#,
        "events[0].removeAll.ids: expected an array of row ids, found 3"),
      Refusal(
        #"{"design":"gesture-list","events":[{"moveAll":{"ids":[0,-1],"row":0}}]}"#,
        "events[0].moveAll.ids[1]: -1 is out of range (0 to 1000000000)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"remove":7}]}"#,
        "events[0].remove: expected an object, found 7"),
      Refusal(
        #"{"design":"gesture-list","events":[{"undo":{"id":0}}]}"#,
        #"events[0].undo: unknown key "id" (no keys are allowed here)"#),
      Refusal(
        #"{"design":"gesture-list","events":[{"perform":{"action":"delete"}}]}"#,
        "events[0].perform.row: missing (a whole number)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"perform":{"action":"add","row":0}}]}"#,
        #"events[0].perform.row: the action "add" belongs to the list itself (leave "row" out)"#),
      Refusal(
        #"{"design":"gesture-list","events":[{"perform":{"action":"fly"}}]}"#,
        #"events[0].perform.action: unknown action "fly" (one of add, delete, complete, edit, addAbove, addBelow, "#
          + "moveUp, moveDown, moveToTop, moveToBottom)"),
    ])
  }

  @Test("A list that is built in Swift is refused for the same reasons as its script")
  func setups() {
    let setups: [([String: JSON], place: String, problem: String)] = [
      (["rowHeight": -1], "rowHeight", "-1 is out of range (0 to 1000000000)"),
      (["rows": 3], "", #"unknown key "rows" (one of rowHeight, items, \#(tuned))"#),
      (["items": [.null]], "items[0]", "expected a string, or an object with the key \"text\", found null"),
      (["rowHeight": 0.25], "height", "480 is too high for rows of height 0.25 (at most 1000 rows may fit)"),
    ]
    for (options, place, problem) in setups {
      let error = ScriptError(file: "script", place: place, problem: problem)
      #expect(throws: error) { try ListSetup(.gestureList, options) }
    }
    // The extent is one that a script may give.
    for extent in [-1, 1e10, .nan] {
      let range = JSON.number(extent).text(.all) + " is out of range (0 to 1000000000)"
      let problem = extent.isNaN ? "expected a number, found nan" : range
      #expect(throws: ScriptError(file: "script", place: "width", problem: problem)) {
        try ListSetup(.gestureList, width: extent)
      }
      #expect(throws: ScriptError(file: "script", place: "height", problem: problem)) {
        try ListSetup(.gestureList, height: extent)
      }
    }
  }

  @Test("A list's script that the format cannot express is played, but not written")
  func unsayable() throws {
    let problem = "the script contains something that the format cannot express, such as a colour that is not opaque"
    let gestures: [TableGesture] = [
      .hold(.began, y: 0, contentOffset: 8), .pinch(.began, FingerPair(1, 2), contentOffset: 8),
    ]
    for step in gestures.map({ TableStep.list(.gesture($0)) }) {
      let script = Script.list(try ListSetup(.gestureList), [Timed(0, step)])
      #expect(throws: ScriptError(file: "script", place: "", problem: problem)) { try script.json() }
      expect(script.play().steps.map(\.event), are: ["start", step.name])
    }
  }
}

/// The options of a gesture list, as errors list them.
private let tuned =
  "dismissThreshold, pullThreshold, pinchThreshold, pinchNeedsNeighbours, reorderControl, "
  + "revertsOnSpill"
