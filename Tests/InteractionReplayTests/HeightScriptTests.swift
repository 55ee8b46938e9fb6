import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that change rows' heights and describe items")
struct HeightScriptTests {
  @Test("Heights of rows and of a kind change with or without animation, and are written as they are read")
  func heights() throws {
    let events: [Timed<TableStep>] = [
      Timed(1, .list(.setHeights([.row(RowID(1), 80), .row(RowID(0), nil), .kind("", 30.5)], animated: true))),
      Timed(2, .list(.setHeights([.row(RowID(1), nil)], animated: false))), Timed(3, .undo),
      Timed(4, .list(.setHeights([], animated: true))),
    ]
    let row = RowSetup(.constraintSwipe, trailing: [InteractionAction(id: "delete", title: "Delete")])
    let script = Script.table(TableSetup(.count(3), of: row), events)
    try expectRoundTrip(script)
    #expect(try script.json().contains(#""setHeights":{"kinds":{"":30.5},"rows":[[1,80],[0,null]]}"#))
    let heights = script.play().steps.map { step -> [Double] in
      guard case .array(let rows) = step.state["rows"] else { return [] }
      return rows.compactMap { row in
        guard case .object(let fields) = row, case .number(let height) = fields["height"] else { return nil }
        return height
      }
    }
    #expect(
      heights == [[44, 44, 44], [30.5, 80, 30.5], [30.5, 30.5, 30.5], [30.5, 30.5, 30.5], [30.5, 30.5, 30.5]])
    expect(timeline(try script.json()), has: ["setHeights"])
  }

  @Test("Errors in heights are reported with their place")
  func refused() {
    let wrong = [
      (#"{"row":[[1,2]]}"#, #": unknown key "row" (one of rows, kinds, animated)"#),
      (#"{"rows":[[1]]}"#, ".rows[0]: expected [row, height], found an array of length 1"),
      (#"{"rows":[1]}"#, ".rows[0]: expected [row, height], found 1"),
      (#"{"rows":{}}"#, ".rows: expected an array of [row, height], found an object"),
      (#"{"rows":[[1,-1]]}"#, ".rows[0][1]: -1 is out of range (0 to 1000000000)"),
      (#"{"kinds":{"":1000000001}}"#, ".kinds.: 1000000001 is out of range (0 to 1000000000)"),
      (#"{"rows":[[-1,1]]}"#, ".rows[0][0]: -1 is out of range (0 to 1000000000)"),
      (#"{"kinds":{"":null}}"#, #".kinds.: expected a number, found null"#),
    ]
    for (fields, problem) in wrong {
      let script = tableScript(#""rows":3"#, #"{"setHeights":\#(fields)}"#)
      #expect(played(script) == "s.json: events[0].setHeights" + problem)
    }
  }

  @Test("One description completes an item, changes its text and fixes its place, and one undo takes it all back")
  func describe() throws {
    let list = #"{"of":"gesture-list","list":{"items":["A",{"text":"B","group":"b"}]}}"#
    let script =
      #"{"design":"headless-table","configuration":\#(list),"events":[{"at":1,"describe":{"id":1,"text":"C","#
      + #""isCompleted":true,"isMovable":false,"height":80}},{"at":2,"undo":{}}]}"#
    let trace = try Replay().script(script).play()
    expectReported(trace, ["describe: didComplete.1 didChange.1", "undo: didRestore.1 didChange.1"])
    try expectRoundTrip(try Replay().script(script))
    let wrong = #"{"design":"gesture-list","events":[{"describe":{"id":1}}]}"#
    #expect(played(wrong) == "s.json: events[0].describe.text: missing (a string)")
  }
}
