import ConstraintSwipe
import InteractionReplay
import TestSupport
import Testing

@Suite("Traces, compared as a whole")
struct TraceTests {
  static let script = #"""
    {
      "design": "constraint-swipe",
      "configuration": { "trailing": [{ "id": "delete", "title": "Delete", "role": "destructive" }] },
      "events": [
        { "pan": { "phase": "began", "translation": 0 } },
        { "at": 0.125, "pan": { "phase": "changed", "translation": [-50, 3] } },
        { "at": 0.25, "pan": { "phase": "ended", "translation": -50 } },
        { "at": 0.35, "wait": {} },
        { "at": 0.5, "press": { "edge": "trailing", "index": 0 } },
        { "perform": { "action": "close" } }
      ]
    }
    """#

  @Test("A script plays to this whole trace")
  func example() {
    // One button of 80 points. -50 is beyond its half, so it opens; the first leg of the snap ends after
    // 0.1 s at 20 points beyond -80; after 0.2 s it stands.
    let trace = #"""
      {"design":"constraint-swipe","steps":[
      {"at":0,"event":"start","notices":[],"state":{"buttons":{"leading":[],"trailing":[[240,0,80,43]]},\#
      "content":[0,0,320,44],"isMoving":false,"left":0,"offset":0,"rest":"closed","right":0,\#
      "startingRight":0,"target":0}},
      {"at":0,"event":"pan.began","notices":[],"state":{"buttons":{"leading":[],"trailing":[[240,0,80,43]]},\#
      "content":[0,0,320,44],"isMoving":false,"left":0,"offset":0,"rest":"closed","right":0,\#
      "startingRight":0,"target":0}},
      {"at":0.125,"event":"pan.changed","notices":[],"state":{"buttons":{"leading":[],\#
      "trailing":[[240,0,80,43]]},"content":[-50,0,320,44],"isMoving":false,"left":-50,"offset":-50,\#
      "rest":"closed","right":50,"startingRight":0,"target":-50}},
      {"at":0.25,"event":"pan.ended","notices":["didOpen.trailing"],"state":{"buttons":{"leading":[],\#
      "trailing":[[240,0,80,43]]},"content":[-50,0,320,44],"isMoving":true,"left":-50,"offset":-50,\#
      "rest":"trailing","right":50,"startingRight":0,"target":-80}},
      {"at":0.35,"event":"wait","notices":[],"state":{"buttons":{"leading":[],"trailing":[[240,0,80,43]]},\#
      "content":[-100,0,320,44],"isMoving":true,"left":-100,"offset":-100,"rest":"trailing","right":100,\#
      "startingRight":0,"target":-80}},
      {"at":0.5,"event":"press.trailing.0","notices":["didPress.trailing.0"],"state":{"buttons":{\#
      "leading":[],"trailing":[[240,0,80,43]]},"content":[-80,0,320,44],"isMoving":false,"left":-80,\#
      "offset":-80,"rest":"trailing","right":80,"startingRight":80,"target":-80}},
      {"at":0.5,"event":"perform.close","notices":["didClose"],"state":{"buttons":{"leading":[],\#
      "trailing":[[240,0,80,43]]},"content":[-80,0,320,44],"isMoving":true,"left":-80,"offset":-80,\#
      "rest":"closed","right":80,"startingRight":80,"target":0}}
      ]}

      """#
    expect(played(Self.script), is: trace)
  }

  @Test("An array of scripts gives an array of traces, in order, and a script gives the same bytes each time")
  func array() {
    let (one, two) = (rowScript(#""width":100"#), rowScript(#""width":200"#))
    let traces = [one, two].map { String(played($0).dropLast()) }
    let texts = ["[\n\(traces[0]),\n\(traces[1])\n]\n", "[\n\(traces[0])\n]\n", "[]\n"]
    expect(["[\(one), \(two)]", "[\(one)]", "[]"].map { played($0) }, are: texts)
    let table = tableScript(#""rows":["a","b"],"row":{\#(twoActions)}"#, Self.touches)
    expect([Self.script, table].map { played($0) }, are: [Self.script, table].map { played($0) })
  }

  @Test("A timeline has one line for each event, even if a text has a line break")
  func text() {
    expect(
      timeline("[\(Self.script), \(rowScript())]"),
      is: """
        constraint-swipe
             time  event             offset  target  rest      notices
          0.000 s  start                  0       0  closed
          0.000 s  pan.began              0       0  closed
          0.125 s  pan.changed          -50     -50  closed
          0.250 s  pan.ended            -50     -80  trailing  didOpen.trailing
          0.350 s  wait                -100     -80  trailing
          0.500 s  press.trailing.0     -80     -80  trailing  didPress.trailing.0
          0.500 s  perform.close        -80       0  closed    didClose

        constraint-swipe
             time  event  offset  target  rest    notices
          0.000 s  start       0       0  closed

        """)
    let form = #"[[{"cellIdentifier":"idCellNormal","primaryTitle":"a\nb","isExpandable":false,"isVisible":true}]]"#
    expect(
      timeline(#"{"design":"expandable-table","configuration":{"descriptors":\#(form)},"events":[]}"#),
      is: #"""
        expandable-table
             time  event  visible  titles  notices
          0.000 s  start  0        a\nb

        """#)
  }

  // MARK: Numbers

  @Test("Numbers have six decimals at most, no exponent and no sign of zero; large ones are written out")
  func numbers() throws {
    let numbers = [
      ("-1.23456789", "-1.234568"), ("-0.0000004", "0"), ("-0.0000006", "-0.000001"), ("-0", "0"),
      ("-0.00001", "-0.00001"), ("-5e1", "-50"), ("-79.9999999", "-80"), ("-10.50", "-10.5"),
    ]
    for (written, printed) in numbers {
      let pan =
        #"{"pan":{"phase":"began","translation":0}},{"pan":{"phase":"changed","translation":\#(written)}}"#
      let trace = played(rowScript(#""trailing":[\#(deleteAction)]"#, pan))
      let last = try #require(trace.split(separator: "\n").dropLast().last)
      expect(String(last), has: ["\"offset\":\(printed),", "\"content\":[\(printed),0,320,44]"])
    }
    expect(played(rowScript("", #"{"at":1e12,"wait":{}}"#)), has: ["{\"at\":1000000000000,"])
    expect(played(rowScript(#""width":1e6"#)), has: ["\"content\":[0,0,1000000,44]"])
  }

  @Test("A timeline shows each value on one line, with sections kept apart")
  func cells() {
    let cells: [(JSON, String)] = [
      (.null, "–"), (true, "yes"), (false, "no"), (-0.125, "-0.13"), ("a b", "a b"),
      ("a\nb\u{2028}", #"a\nb\u{2028}"#), ([], "–"), ([1, 2], "1 2"), ([[0, 3], [], [1]], "0 3 | – | 1"),
      (["a": .null], "…"),
    ]
    for (value, text) in cells {
      let state = RowDesign.State<ConstraintSwipe>(timeline: ["view"]) { _, _ in ["view": value] }
      let design = RowDesign("window", state: state) { ConstraintSwipe(width: $0.width, height: $0.height) }
      let line = Script.row(RowSetup(design), []).play().text.split(separator: "\n").last
      // 0.000 s  start  0  0  closed, then the cell, and no notices.
      let cell = line?.split(separator: "closed").last?.drop { $0 == " " }
      expect(cell.map { String($0) }, is: text)
    }
  }

  // MARK: Tables

  /// A finger drags the upper row by 60 points and lets go; later its delete button is tapped.
  static let touches = #"""
    {"at": 0, "touch": {"id": 0, "phase": "down", "x": 300, "y": 20}},
    {"at": 0.05, "touch": {"id": 0, "phase": "moved", "x": 290, "y": 20}},
    {"at": 0.1, "touch": {"id": 0, "phase": "moved", "x": 230, "y": 20}},
    {"at": 0.15, "touch": {"id": 0, "phase": "up", "x": 230, "y": 20}},
    {"at": 0.5, "wait": {}},
    {"at": 0.6, "touch": {"id": 1, "phase": "down", "x": 300, "y": 20}},
    {"at": 0.65, "touch": {"id": 1, "phase": "up", "x": 300, "y": 20}},
    {"at": 0.7, "perform": {"action": "open.trailing", "row": 1}},
    {"at": 0.7, "perform": {"action": "more", "row": 0}}
    """#

  @Test("A table's timeline shows how a row opens, is deleted by its button, and ignores later actions")
  func table() {
    expect(
      timeline(tableScript(#""rows":3,"row":{\#(twoActions)}"#, Self.touches)),
      is: """
        headless-table
             time  event                  contentOffset  open  offsets  notices
          0.000 s  start                              0  –     –
          0.000 s  touch.down                         0  –     –
          0.050 s  touch.moved                        0  –     –
          0.100 s  touch.moved                        0  –     0: -60
          0.150 s  touch.up                           0  0     0: -60   didOpen.trailing.0
          0.500 s  wait                               0  0     0: -160
          0.600 s  touch.down                         0  0     0: -160
          0.650 s  touch.up                           0  –     –        didPress.trailing.0.0 didDelete.0
          0.700 s  perform.open.trailing              0  1     –        didOpen.trailing.1
          0.700 s  perform.more                       0  1     –

        """)
  }

  @Test("A table's timeline names the rows that are moved aside, and has no such column if none can be")
  func offsets() {
    let swipe = #"""
      {"swipe": {"row": 1, "phase": "began", "translation": 0}},
      {"at": 0.1, "swipe": {"row": 1, "phase": "changed", "translation": 40}},
      {"at": 0.1, "perform": {"action": "complete", "row": 0}}
      """#
    let list =
      #"{"design":"headless-table","configuration":{"of":"gesture-list","rows":["A","B"]},"events":[\#(swipe)]}"#
    expect(
      timeline(list),
      is: """
        headless-table
             time  event             contentOffset  open  offsets  notices
          0.000 s  start                         0  –     –
          0.000 s  swipe.began                   0  –     –
          0.100 s  swipe.changed                 0  –     1: 40
          0.100 s  perform.complete              0  –     1: 40    didComplete.0

        """)
    let row =
      #"{"cellIdentifier":"idCellNormal","isExpandable":false,"isVisible":true,"primaryTitle":"A","additionalRows":0}"#
    let form =
      #"{"design":"headless-table","configuration":{"of":"expandable-table","list":{"descriptors":[[\#(row)]]}}"#
    expect(
      timeline(form + #","events":[{"wait":{}}]}"#),
      is: """
        headless-table
             time  event  contentOffset  open  notices
          0.000 s  start              0  –
          0.000 s  wait               0  –

        """)
  }

  @Test("A table's state has the visible rows by id, each with its state; a row may repeat the table's width")
  func tableState() throws {
    // 3 rows of 40 points in 60: scrolled up by 30 - 10 (the slop is not made up for) from 0 to 20.
    let script = tableScript(
      #""rows":["a","b","c"],"width":100,"height":60,"row":{"height":40}"#,
      #"""
      {"touch": {"id": 0, "phase": "down", "x": 50, "y": 50}},
      {"at": 0.1, "touch": {"id": 0, "phase": "moved", "x": 50, "y": 40}},
      {"at": 0.2, "touch": {"id": 0, "phase": "moved", "x": 50, "y": 20}}
      """#)
    let state =
      #"{"buttons":{"leading":[],"trailing":[]},"content":[0,0,100,40],"isMoving":false,"left":0,"offset":0,"#
      + #""rest":"closed","right":0,"startingRight":0,"target":0}"#
    let step = played(script).split(separator: "\n").dropLast().last
    expect(
      try #require(step),
      is: #"""
        {"at":0.2,"event":"touch.moved","notices":[],"state":{"contentOffset":20,"open":[],"rows":[\#
        {"height":40,"id":0,"state":\#(state),"y":-20},{"height":40,"id":1,"state":\#(state),"y":20}]}}
        """#)
    let wide = tableScript(#""rows":1,"width":200,"row":{"width":200}"#)
    expect(played(wide), is: played(tableScript(#""rows":1,"width":200"#)))
  }

}
