import GestureList
import HeadlessTable
import InteractionCore
import InteractionReplay
import Testing

/// Every event of a gesture list once, by gestures and in a table by fingers.
private let day: [Timed<GestureListStep>] = [
  Timed(0, .swipe(RowID(1), .began, translation: .zero)),
  Timed(0.1, .swipe(RowID(1), .ended, translation: Vector(-170, 3))), Timed(0.5, .undo),
  Timed(1, .pull(.began, contentOffset: 0)), Timed(1.1, .pull(.ended, contentOffset: -60)), Timed(1.2, .edit("New")),
  Timed(1.3, .endEditing), Timed(2, .hold(.began, y: 75)), Timed(2.3, .hold(.ended, y: 180)),
  Timed(3, .pinch(.began, fingers: [75, 125])), Timed(3.1, .pinch(.changed, fingers: [35, 165])),
  Timed(3.2, .pinch(.ended, fingers: [35])), Timed(4, .tap(RowID(0))), Timed(4.5, .scroll(contentOffset: 20)),
  Timed(5, .keyboard(height: 200)), Timed(6, .insert("Z", at: 1)), Timed(6.1, .move(RowID(2), to: 0)),
  Timed(6.2, .remove(RowID(3))), Timed(7, .perform("complete", on: RowID(0))), Timed(8, .perform("add", on: nil)),
  Timed(9, .wait),
]

private let items = [GestureList.Item("A"), .init("B"), .init("C", isCompleted: true), .init("D")]

@Suite("Scripts of gesture lists")
struct GestureListScriptTests {
  @Test("A script is written and read back, and plays to the same bytes")
  func roundTrip() throws {
    let fingers: [Timed<GestureListStep>] = [
      Timed(0, .touch(.down, at: Vector(100, 75))), Timed(0.6, .wait),
      Timed(0.8, .touch(.moved, finger: 0, at: Vector(100, 130))), Timed(0.9, .touch(.up, at: Vector(100, 130))),
    ]
    let scripts = [
      Script.gestureList(GestureListSetup(items), day),
      .gestureList(
        GestureListSetup(
          items, width: 300, height: 400, rowHeight: 40, pinchNeedsNeighbours: true, corrections: [.gapCloses]), day),
      .gestureList(
        GestureListSetup(
          items, corrections: [], host: .fingers(.rightToLeft, policies: TablePolicies(oneOpen: false))), fingers),
    ]
    for script in scripts {
      let text = try script.json()
      let read = try Script(json: text)
      #expect(read == script)
      #expect(read.play().json == script.play().json)
    }
    #expect(scripts.map(\.design) == [.gestureList, .gestureList, .headlessTable])
  }

  @Test("The trace names what each event told")
  func notices() {
    let steps = Script.gestureList(GestureListSetup(items), day).play().steps
    let told = steps.filter { !$0.notices.isEmpty }.map { $0.event + ": " + $0.notices.joined(separator: " ") }
    #expect(
      told == [
        "swipe.ended: didDelete.1", "undo: didInsert.1", "pull.ended: didInsert.4 didBeginEditing.4",
        "endEditing: didEndEditing.4", "hold.ended: didMove.0", "pinch.ended: didInsert.5 didBeginEditing.5",
        "tap: didEndEditing.5 didDelete.5 didBeginEditing.0", "insert: didInsert.6", "move: didMove.2",
        "remove: didDelete.3", "perform.complete: didEndEditing.0 didComplete.0",
        "perform.add: didInsert.7 didBeginEditing.7",
      ])
  }

  @Test("A state has every key of the format, in the coordinates of what can be seen")
  func state() {
    let events: [Timed<GestureListStep>] = [
      Timed(0, .pull(.began, contentOffset: 0)), Timed(0.1, .pull(.changed, contentOffset: -20)),
    ]
    let trace = Script.gestureList(GestureListSetup([GestureList.Item("A", isCompleted: true)]), events).play()
    let cue = #"{"alpha":0,"isArmed":false}"#
    #expect(
      trace.json.split(separator: "\n")[3] + "\n" == """
        {"at":0.1,"event":"pull.changed","notices":[],"state":{"completed":[0],"contentOffset":-20,"editing":[],\
        "ids":[0],"items":["A"],"lifted":null,"pinch":null,"placeholder":{"alpha":0.4,"height":50,"scale":1,\
        "text":"Pull to Add New Item","y":-30},"pullInProgress":true,"rows":[{"alpha":1,"cross":\(cue),"id":0,\
        "isHidden":false,"isStruck":true,"scale":1,"tick":\(cue),"x":0,"y":20}],\
        "update":{"deleted":[],"inserted":[],"moved":[],"reloaded":[]}}}

        """)
  }

  @Test("Rows of a table may be the items, by number or by title")
  func tableRows() {
    let script = rawTableScript(#""of":"gesture-list","rows":2"#, #"{"perform":{"action":"delete","row":1}}"#)
    #expect(played(script).contains(#""notices":["didDelete.1"]"#))
  }

  @Test(
    "What is wrong is told with its place and its cure",
    arguments: [
      Refusal(
        #"{"design":"gesture-list","events":[{"touch":{}}]}"#,
        #"events[0]: unknown kind of event "touch" (one of swipe, tap, edit, endEditing, scroll, pull, pinch, hold, "#
          + "undo, keyboard, insert, remove, move, perform, wait)"),
      Refusal(
        rawTableScript(#""of":"gesture-list""#, #"{"swipe":{}}"#),
        #"events[0]: unknown kind of event "swipe" (one of edit, endEditing, touch, undo, keyboard, insert, remove, "#
          + "move, perform, wait)"),
      Refusal(
        rawTableScript(#""of":"gesture-list","rows":["A"],"list":{"items":[]}"#),
        "configuration.rows: the list has items already (give one of the two)"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"items":[3]},"events":[]}"#,
        "configuration.items[0]: a string or an object with a text is expected, not 3"),
      Refusal(
        #"{"design":"gesture-list","configuration":{"rowHeight":0.1},"events":[]}"#,
        "configuration.rowHeight: 0.1 is too small for a list 480 high (no more than 1000 rows in sight)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"pinch":{"phase":"began","fingers":75}}]}"#,
        "events[0].pinch.fingers: an array of heights is expected, not 75"),
      Refusal(
        #"{"design":"gesture-list","events":[{"tap":{"row":-1}}]}"#,
        "events[0].tap.row: -1 is out of range (0 to 1000000000)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"perform":{"action":"delete"}}]}"#,
        "events[0].perform.row: missing (a whole number)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"perform":{"action":"add","row":0}}]}"#,
        "events[0].perform.row: the action is the list's own (leave the row out)"),
      Refusal(
        #"{"design":"gesture-list","events":[{"perform":{"action":"fly"}}]}"#,
        #"events[0].perform.action: unknown action "fly" (one of add, delete, complete, edit, addAbove, addBelow, "#
          + "moveUp, moveDown, moveToTop, moveToBottom)"),
    ])
  func errors(_ refusal: Refusal) {
    #expect(played(refusal.script) == refusal.line)
  }
}
