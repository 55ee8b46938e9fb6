import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts of gesture lists")
struct GestureListScriptTests {
  /// Every event of a gesture list once, by gestures.
  private static let day: [Timed<TableStep>] = [
    Timed(0, .list(.gesture(.pan(RowID(1), PanSample(.began, translation: .zero))))),
    Timed(0.1, .list(.gesture(.pan(RowID(1), PanSample(.ended, translation: Vector(-170, 3)))))),
    Timed(0.5, .undo),
    Timed(1, .list(.gesture(.pull(.began, contentOffset: 0)))),
    Timed(1.1, .list(.gesture(.pull(.ended, contentOffset: -60)))),
    Timed(1.2, .custom("edit", ["text": "New"])), Timed(1.3, .endEditing),
    Timed(2, .list(.gesture(.hold(.began, y: 75, contentOffset: 0)))),
    Timed(2.3, .list(.gesture(.hold(.ended, y: 180, contentOffset: 0)))),
    Timed(3, .list(.gesture(.pinch(.began, FingerPair(75, 125), contentOffset: 0)))),
    Timed(3.1, .list(.gesture(.pinch(.changed, FingerPair(35, 165), contentOffset: 0)))),
    Timed(3.2, .list(.gesture(.pinch(.ended, nil, contentOffset: 0)))), Timed(4, .list(.gesture(.tap(RowID(0))))),
    Timed(4.5, .scroll(contentOffset: 20)), Timed(5, .keyboard(height: 200)),
    Timed(6, .custom("insert", ["row": 1, "text": "Z"])),
    Timed(6.1, .custom("move", ["id": 2, "row": 0])), Timed(6.2, .custom("remove", ["id": 3])),
    Timed(6.3, .custom("moveAll", ["ids": [1, 0], "row": 1])), Timed(6.4, .custom("removeAll", ["ids": [0, 2]])),
    Timed(7, .list(.perform("complete", on: RowID(1)))), Timed(8, .perform("add")), Timed(9, .list(.wait)),
  ]

  /// Items A to D, the third of them done and 80 points high.
  private static let items: [String: JSON] = [
    "items": ["A", "B", ["text": "C", "isCompleted": true, "isMovable": false, "height": 80], "D"]
  ]

  private static func list(
    _ options: [String: JSON] = items, width: Double = 320, height: Double = 480, corrections: [String]? = nil
  ) throws(ScriptError) -> ListSetup {
    try ListSetup(.gestureList, options, width: width, height: height, corrections: corrections)
  }

  /// A finger rests on a row until it lifts it, and drops it farther down.
  private static let fingers: [Timed<TableStep>] = {
    let finger = Finger().down(100, 75, at: 0).move(100, 130, at: 0.8).up(100, 130, at: 0.9).events
    let touches = finger.map { Timed($0.at, TableStep.touch($0.event)) }
    return [touches[0], Timed(0.6, .list(.wait)), touches[1], touches[2]]
  }()

  // MARK: Reading and writing

  @Test("A script of gestures, or of fingers on a table, is written and read back, and has the same trace")
  func roundTrip() throws {
    let more = Self.items.merging(["rowHeight": 40, "pinchNeedsNeighbours": true]) { $1 }
    let scripts = [
      Script.list(try Self.list(), Self.day),
      .list(try Self.list(more, width: 300, height: 400, corrections: ["gapCloses", "cuesFollow"]), Self.day),
      .list(try Self.list([:], corrections: []), []),
    ]
    for script in scripts {
      try expectRoundTrip(script)
      expect(script.design, is: "gesture-list")
    }
    let setup = TableSetup(
      try Self.list(corrections: []), direction: .rightToLeft, policies: TablePolicies(closesOthersOnOpen: false))
    let table = Script.table(setup, Self.fingers)
    try expectRoundTrip(table)
    #expect((table.play().reported, table.design) == (["touch.moved: didMove.1"], "headless-table"))
  }

  @Test(
    "A script is written without defaults, and a table's rows may give the items, by title or by number"
  )
  func text() throws {
    let script = Script.list(
      try Self.list(Self.items.merging(["rowHeight": 50, "pinchNeedsNeighbours": false]) { $1 }),
      [Timed(0, .custom("insert", ["row": 1, "text": "Z"]))])
    expect(
      try script.json(),
      is: #"""
        {"configuration":{"items":["A","B",{"height":80,"isCompleted":true,"isMovable":false,"text":"C"},"D"]},\#
        "design":"gesture-list","events":[
        {"at":0,"insert":{"row":1,"text":"Z"}}
        ]}

        """#)
    expect(
      try Script.table(TableSetup(Self.list([:], width: 300, height: 400)), []).json(),
      is: #"""
        {"configuration":{"height":400,"of":"gesture-list","width":300},"design":"headless-table","events":[]}

        """#)
    let table = Script.table(
      TableSetup(try Self.list(["items": ["Item #1", "Item #2"]])), [Timed(0, .list(.perform("delete", on: RowID(1))))])
    let event = #"{"perform":{"action":"delete","row":1}}"#
    for rows in ["2", #"["Item #1","Item #2"]"#] {
      expect(try Replay().script(rawTableScript(#""of":"gesture-list","rows":\#(rows)"#, event)), is: table)
    }
    expectReported(table.play(), ["perform.delete: didDelete.1"])
  }

  @Test("Lists are equal if their design, size, options and corrections are")
  func sameList() throws {
    let corrections = ["cuesFollow", "gapCloses"]
    let list = try Self.list(corrections: corrections)
    let same = try Self.list(corrections: corrections.reversed())
    #expect((list, list.hashValue) == (same, same.hashValue))
    let others = [
      try Self.list(), try Self.list(width: 300, corrections: corrections),
      try Self.list(height: 300, corrections: corrections),
      try Self.list([:], corrections: corrections),
    ]
    expect(others.filter { $0 == list }, are: [])
    let all = ListDesign.gestureList.corrections.map(\.name)
    expect(try Self.list(corrections: all), is: try Self.list())
  }

  // MARK: Playing

  @Test("Each event reports its notices")
  func notices() throws {
    expectReported(
      Script.list(try Self.list(), Self.day).play(),
      [
        "swipe.ended: didDelete.1", "undo: didInsert.1", "pull.ended: didInsert.4 didBeginEditing.4",
        "endEditing: didEndEditing.4", "hold.ended: didMove.0", "pinch.ended: didInsert.5 didBeginEditing.5",
        "tap: didEndEditing.5 didDelete.5 didBeginEditing.0", "insert: didInsert.6", "move: didMove.2",
        "remove: didDelete.3", "moveAll: didMove.1 didMove.0", "removeAll: didEndEditing.0 didDelete.0 didDelete.2",
        "perform.complete: didComplete.1",
        "perform.add: didInsert.7 didBeginEditing.7",
      ])
  }

  @Test("A state has every key of the format, in the viewport's coordinates")
  func state() throws {
    let events: [Timed<TableStep>] = [
      Timed(0, .list(.gesture(.pull(.began, contentOffset: 0)))),
      Timed(0.1, .list(.gesture(.pull(.changed, contentOffset: -20)))),
    ]
    let trace = Script.list(try Self.list(["items": [["text": "A", "isCompleted": true]]]), events).play()
    let cue = #"{"alpha":0,"isArmed":false}"#
    // 20 of 50 points are pulled down, and the placeholder ends where the rows begin.
    expect(
      trace.json.split(separator: "\n")[3] + "\n",
      is: """
        {"at":0.1,"event":"pull.changed","notices":[],"state":{"completed":[0],"contentOffset":-20,"editing":[],\
        "ids":[0],"items":["A"],"lifted":null,"pinch":null,"placeholder":{"alpha":0.4,"height":50,"scale":1,\
        "text":"Pull to Add New Item","y":-30},"pullInProgress":true,"rows":[{"alpha":1,"cross":\(cue),"id":0,\
        "isHidden":false,"isStruck":true,"scale":1,"tick":\(cue),"x":0,"y":20}],\
        "update":{"deleted":[],"inserted":[],"moved":[],"reloaded":[]}}}

        """)
  }

  @Test("A lifted row, a pinch and an edit are in the state while they last")
  func lasting() throws {
    let rows = try Self.list(["items": ["A", "B", "C", "D"]])
    let hold = Script.list(
      rows,
      [
        Timed(0, .list(.gesture(.hold(.began, y: 75, contentOffset: 0)))),
        Timed(1, .list(.gesture(.hold(.changed, y: 80, contentOffset: 0)))),
        Timed(2, .list(.gesture(.hold(.ended, y: 80, contentOffset: 0)))), Timed(9, .list(.wait)),
      ])
    func lifted(_ y: Double, alpha: Double, scale: Double) -> JSON {
      ["id": 1, "y": .number(y), "alpha": .number(alpha), "scale": .number(scale)]
    }
    // The row is lifted by its middle, at 75, to an alpha of 0.98 and a scale of 1.05, and comes down after the end.
    let up = lifted(80, alpha: 0.98, scale: 1.05)
    expectValues(hold.play(), "lifted", [.null, lifted(75, alpha: 0, scale: 1), up, up, .null])
    func pinch(_ phase: PanPhase, _ fingers: FingerPair?, at time: Double) -> Timed<TableStep> {
      Timed(time, .list(.gesture(.pinch(phase, fingers, contentOffset: 0))))
    }
    let pinched = Script.list(
      rows,
      [
        pinch(.began, FingerPair(75, 125), at: 0), pinch(.changed, FingerPair(60, 140), at: 1),
        pinch(.changed, FingerPair(40, 160), at: 2), pinch(.ended, nil, at: 3),
      ]
    ).play()
    func fingers(isArmed: Bool) -> JSON {
      ["first": 1, "second": 2, "isArmed": .bool(isArmed)]
    }
    // A gap of 80 - 50 = 30 points is too narrow for a row of 50, one of 120 - 50 = 70 is not.
    let armed = [false, false, true].map(fingers)
    expectValues(pinched, "pinch", [.null] + armed + [.null])
    expectValues(pinched, "editing", [[], [], [], [], [4]])
    expect(pinched.last("ids"), is: [0, 1, 4, 2, 3])
  }

  @Test("An item's own height is its row's height, and a keyboard keeps the edited row visible, also in a table")
  func height() throws {
    let table = Script.table(TableSetup(try Self.list(height: 480)), []).play()
    guard case .array(let rows) = table.last("rows") else { preconditionFailure("A table's state lists its rows.") }
    // 50, 50, 80 and 50 points, one below the other.
    expect(rows.map { [$0["height"], $0["y"]] }, are: [[50, 0], [50, 50], [80, 100], [50, 180]])
    // 4 rows of 50, 50, 80 and 50 points in 200: the last one ends at 230, and 120 of the 200 are covered.
    let list = try Self.list(height: 200)
    let events: [Timed<TableStep>] = [
      Timed(0, .list(.perform("edit", on: RowID(3)))), Timed(1, .keyboard(height: 120)), Timed(3, .list(.wait)),
    ]
    let scripts = [Script.list(list, events), .table(TableSetup(list), events)]
    let offset = JSON.number(230 - (200 - 120))
    expect(scripts.map { $0.play().last("contentOffset") }, are: [offset, offset])
  }

  @Test("Events that a list does not know or cannot read do nothing but let time pass")
  func unknown() throws {
    let gestures: [TableGesture] = [
      .tap(RowID(99)), .control(RowID(0), 0), .press(RowID(0), .trailing, 0, .down),
      .track(RowID(0), PanSample(.began, translation: .zero)), .closeRows(after: .tableScrolled, except: nil),
      .tapOutside,
      .pinch(.ended, nil, contentOffset: .nan), .hold(.changed, y: .nan, contentOffset: 0),
    ]
    let others: [TableStep] = [
      .custom("shake"), .custom("insert", ["row": "first", "text": "Z"]), .custom("insert"),
      .custom("edit", ["text": "Z", "row": 0]), .perform("shake"), .list(.perform("shake", on: RowID(0))),
      .list(.perform("delete", on: RowID(-1))), .scroll(contentOffset: .nan), .keyboard(height: .infinity),
    ]
    let setup = try Self.list()
    let waiting = Script.list(setup, [Timed(1, .list(.wait))]).play().steps.map(\.state)
    for step in others + gestures.map({ .list(.gesture($0)) }) {
      let trace = Script.list(setup, [Timed(1, step)]).play()
      #expect((trace.reported, trace.steps[1].event) == ([], step.name))
      expect(trace.steps.map(\.state), are: waiting, "\(step)")
    }
  }
}
