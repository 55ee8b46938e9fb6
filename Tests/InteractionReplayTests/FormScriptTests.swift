import ExpandableTable
import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts of forms whose rows expand")
struct FormScriptTests {
  /// A question over two fields, in JSON.
  static let descriptors = """
    [[{"cellIdentifier":"idCellNormal","secondaryTitle":"Full name","isExpandable":true,"isExpanded":false,\
    "isVisible":true,"additionalRows":2},
    {"cellIdentifier":"idCellTextfield","primaryTitle":"First","isExpandable":false,"isVisible":false},
    {"cellIdentifier":"idCellTextfield","primaryTitle":"Last","isExpandable":false,"isVisible":false}]]
    """

  static func script(_ events: String = "", _ more: String = "", descriptors: String = descriptors) -> String {
    #"{"design":"expandable-table","configuration":{"descriptors":\#(descriptors)\#(more)},"events":[\#(events)]}"#
  }

  // MARK: Playing

  @Test("A timeline shows a tap, an entry and the rows that they unfold and fold")
  func timelineOfAnEntry() {
    let events = """
      {"at":0,"select":{"section":0,"row":0}},{"at":1,"setText":{"section":0,"row":2,"text":"Smith"}},
      {"collapseAll":{}},{"perform":{"action":"expand","row":0}},{"wait":{}}
      """
    expect(
      timeline(Self.script(events)),
      is: """
        expandable-table
             time  event           visible  titles  notices
          0.000 s  start           0
          0.000 s  select          0 1 2            didExpand.0
          1.000 s  setText         0 1 2    Smith   didChange.2
          1.000 s  collapseAll     0        Smith   didCollapse.0
          1.000 s  perform.expand  0 1 2    Smith   didExpand.0
          1.000 s  wait            0 1 2    Smith

        """)
  }

  @Test("A state has every key of the format, and the update that led to it")
  func state() {
    expect(
      played(Self.script(#"{"select":{"section":0,"row":0}}"#)).split(separator: "\n")[2],
      is: """
        {"at":0,"event":"select","notices":["didExpand.0"],"state":{"expanded":[[0]],"heights":[[60,44,44]],\
        "secondaryTitles":[["Full name"]],"titles":[[""]],"update":{"deleted":[],"inserted":[[0,1],[0,2]],\
        "reloaded":[[0,0]],"reloadedAll":false,"reloadedSections":[]},"values":{"1":"","2":""},"visible":[[0,1,2]]}}
        """)
  }

  @Test("Every kind of event of a form has its effect")
  func events() throws {
    let rows = """
      [[{"cellIdentifier":"idCellNormal","isExpandable":true,"isExpanded":false,"isVisible":true,"additionalRows":1},
      {"cellIdentifier":"idCellTextfield","isExpandable":false,"isVisible":false}],
      [{"cellIdentifier":"idCellNormal","isExpandable":true,"isExpanded":false,"isVisible":true,"additionalRows":1},
      {"cellIdentifier":"idCellSwitch","value":"false","isExpandable":false,"isVisible":false},
      {"cellIdentifier":"idCellNormal","isExpandable":true,"isExpanded":false,"isVisible":true,"additionalRows":1},
      {"cellIdentifier":"idCellSlider","value":"0.0","isExpandable":false,"isVisible":false},
      {"cellIdentifier":"idCellNormal","isExpandable":true,"isExpanded":false,"isVisible":true,"additionalRows":1},
      {"cellIdentifier":"idCellDatePicker","isExpandable":false,"isVisible":false}]]
      """
    let events = """
      {"setText":{"section":0,"row":1,"text":"Ada"}},{"setSwitch":{"section":1,"row":1,"isOn":true}},
      {"setSlider":{"section":1,"row":3,"value":7}},{"setDate":{"section":1,"row":5,"text":"Dec 10, 1815"}},
      {"reveal":{"section":1,"row":3}},{"select":{"section":1,"row":1}},{"expandAll":{}},{"collapseAll":{}}
      """
    let trace = try Replay().script(Self.script(events, descriptors: rows)).play()
    expectReported(
      trace,
      [
        "setText: didChange.1", "setSwitch: didChange.3", "setSlider: didChange.5", "setDate: didChange.7",
        "reveal: didExpand.4", "select: didCollapse.4", "expandAll: didExpand.0 didExpand.2 didExpand.4 didExpand.6",
        "collapseAll: didCollapse.0 didCollapse.2 didCollapse.4 didCollapse.6",
      ])
    expect(trace.last("values"), is: ["1": "Ada", "3": true, "5": 7, "7": "Dec 10, 1815"])
  }

  @Test("In a table a row has its titles, its value, and whether it is expanded")
  func table() throws {
    let list = #""of":"expandable-table","height":140,"list":{"descriptors":\#(Self.descriptors)}"#
    let touches = """
      {"touch":{"id":1,"phase":"down","x":100,"y":50}},{"at":0.1,"touch":{"id":1,"phase":"up","x":100,"y":50}},
      {"setText":{"section":0,"row":1,"text":"Ada"}},{"at":1,"perform":{"action":"collapse","row":0}}
      """
    let script = try Replay().script(rawTableScript(list, touches))
    let trace = script.play()
    expectReported(trace, ["touch.up: didExpand.0", "setText: didChange.1", "perform.collapse: didCollapse.0"])
    func row(_ id: Double, _ y: Double, _ height: Double, _ state: [String: JSON]) -> JSON {
      ["id": .number(id), "y": .number(y), "height": .number(height), "state": .object(state)]
    }
    func text(_ first: String, _ second: String) -> [String: JSON] {
      ["title": .string(first), "secondaryTitle": .string(second), "isExpanded": false]
    }
    let question = text("Ada", "Full name").merging(["isExpanded": true]) { $1 }
    // A header of 28 and rows of 60, 44 and 44 points in 140: part of the third row is visible.
    let first = text("First", "").merging(["value": "Ada"]) { $1 }
    let last = text("Last", "").merging(["value": ""]) { $1 }
    let rows = [row(0, 28, 60, question), row(1, 28 + 60, 44, first), row(2, 28 + 104, 44, last)]
    expect(trace.values("rows")[3], is: .array(rows))
    // The row has moved to the top, below its header, so that most of the rows unfolded under it are visible.
    expect(trace.last("rows"), is: [row(0, 0, 60, text("Ada", "Full name"))])
    try expectRoundTrip(script)
  }

  @Test("A script is written and read again, with its rows and with the unknown keys in them")
  func roundTrip() throws {
    let events = """
      {"at":0,"select":{"section":0,"row":0}},{"at":1,"setText":{"section":0,"row":2,"text":"Smith"}},
      {"at":1,"setSwitch":{"section":0,"row":2,"isOn":true}},{"at":1,"setSlider":{"section":0,"row":2,"value":1.5}},
      {"at":1,"setDate":{"section":0,"row":2,"text":"D"}},{"at":1,"reveal":{"section":0,"row":2}},
      {"at":1,"expandAll":{}},{"at":1,"collapseAll":{}},{"at":2,"wait":{}},
      {"at":2,"perform":{"action":"edit","row":1}}
      """
    let script = try Replay().script(Self.script(events, #","corrections":["nameParts"]"#))
    try expectRoundTrip(script)
    expect(try Replay().script(script.json()).json(), is: try script.json())
    let row = #"{"cellIdentifier":"x","isExpandable":false,"isVisible":true,"more":{"a":[1,2.5,true,"b",{}]}}"#
    let other = try Replay().script(Self.script(descriptors: "[[\(row)]]"))
    expect(try other.json(), has: [#""more":{"a":[1,2.5,true,"b",{}]}"#])
    try expectRoundTrip(other)
  }

  // MARK: Edits from outside

  private static let row = #"{"cellIdentifier":"idCellTextfield","value":"B.","isExpandable":false,"isVisible":true}"#

  @Test("Rows and sections are inserted, removed and moved, updates say so, and undo takes all of it back")
  func edits() throws {
    let events = """
      {"at":0,"select":{"section":0,"row":0}},{"insert":{"rows":[\(Self.row)],"below":1}},{"move":{"id":4,"above":1}},
      {"setText":{"id":4,"text":"C."}},{"remove":{"id":2}},{"insertSection":{"rows":[\(Self.row)],"section":0}},
      {"moveSection":{"section":0,"to":1}},{"removeSection":{"section":0}},
      {"undo":{}},{"undo":{}},{"undo":{}},{"undo":{}},{"undo":{}},{"undo":{}},{"undo":{}}
      """
    let trace = try Replay().script(Self.script(events)).play()
    expectReported(
      trace,
      [
        "select: didExpand.0", "insert: didInsert.4 didChange.0", "move: didMove.4", "setText: didChange.4",
        "remove: didDelete.2", "insertSection: didInsert.6", "moveSection: didMove.6",
        "removeSection: didDelete.0 didDelete.4 didDelete.1",
        // The same backwards.
        "undo: didInsert.0 didInsert.4 didInsert.1", "undo: didMove.6", "undo: didDelete.6", "undo: didInsert.2",
        "undo: didChange.0 didChange.4", "undo: didMove.4", "undo: didChange.0 didDelete.4",
      ])
    expect(trace.last("titles"), is: [[""]])
    let more = """
      {"at":0,"insertSection":{"rows":[\(Self.row),\(Self.row)],"title":"New","section":1}},{"move":{"id":5,"section":1,"row":1}},
      {"moveSection":{"section":1,"to":0}},{"removeSection":{"section":0}},{"remove":{"id":70}}
      """
    let updates = try Replay().script(Self.script(more)).play().values("update")
    func told(_ key: String, _ steps: ClosedRange<Int>) -> [JSON?] { steps.map { updates[$0][key] } }
    expect(told("insertedSections", 1...2), are: [[1], nil])
    expect(told("moved", 1...2), are: [nil, [[[1, 0], [1, 1]]]])
    // There is no row 70: nothing happens.
    expect(updates[3]["movedSections"], is: [[1, 0]])
    expect(told("deletedSections", 4...5), are: [[0], nil])
    expect(updates[5]["deleted"], is: [])
  }

  // MARK: Errors

  @Test("Errors are reported with their place and their remedy")
  func errors() {
    expectRefused([
      Refusal(
        #"{"design":"expandable-table","events":[]}"#,
        "configuration.descriptors: missing (an array of sections or the path of a property list)"),
      Refusal(
        Self.script(descriptors: "3"),
        "configuration.descriptors: expected an array of sections or the path of a property list, found 3"),
      Refusal(
        Self.script("", #","width":320"#),
        #"configuration: unknown key "width" (one of descriptors, kinds, pinsHeaders, unfolding, corrections)"#),
      Refusal(
        Self.script(descriptors: #"[[{"cellIdentifier":"x","isExpandable":false}]]"#),
        "configuration.descriptors: section 0, row 0, isVisible: missing (add a boolean)"),
      Refusal(
        Self.script(descriptors: #"[[{"cellIdentifier":"x","isExpandable":0,"isVisible":true}]]"#),
        "configuration.descriptors: section 0, row 0, isExpandable: expected a boolean, found an integer (write true or false)"
      ),
      Refusal(
        Self.script("", #","kinds":[{"identifier":""}]"#),
        #"configuration.kinds[0].identifier: expected a non-empty string, found """#),
      Refusal(
        Self.script("", #","kinds":[{"identifier":"a"},{"identifier":"a","height":3}]"#),
        #"configuration.kinds[1]: an earlier kind also has the identifier "a" (leave one of the two out)"#),
      Refusal(
        Self.script("", #","kinds":[{"identifier":"a","control":"switch"}]"#),
        #"configuration.kinds[0].control: unknown control "switch" (one of plain, normal, textField, datePicker, onOff, "#
          + "valuePicker, slider, dateTimePicker)"),
      Refusal(
        Self.script("", #","kinds":[\#(Array(repeating: #"{"identifier":"a"}"#, count: 241).joined(separator: ","))]"#),
        "configuration.kinds: 241 kinds are too many (at most 240)"),
      Refusal(
        Self.script(#"{"insert":{"rows":{"cellIdentifier":"x"},"under":0}}"#),
        "events[0].insert.rows: expected an array of rows, found an object"),
      Refusal(
        Self.script(descriptors: "[3]"),
        "configuration.descriptors: section 0: expected an array of rows, found an integer"),
      Refusal(
        Self.script(descriptors: #"[[{"a":[null]}]]"#),
        "configuration.descriptors[0][0].a[0]: expected a value of a property list, found null"),
      Refusal(
        Self.script(#"{"setText":{"section":0,"row":3,"text":""}}"#),
        "events[0].setText.row: 3 is out of range (rows in section 0, including hidden ones: 3; the first is 0)"),
      Refusal(
        Self.script(#"{"setText":{"section":0,"row":-1,"text":""}}"#),
        "events[0].setText.row: -1 is out of range (rows in section 0, including hidden ones: 3; the first is 0)"),
      Refusal(
        Self.script(#"{"setText":{"section":0,"row":1}}"#),
        "events[0].setText.text: missing (a string)"),
      Refusal(
        Self.script(#"{"setSwitch":{"section":0,"row":1}}"#),
        "events[0].setSwitch.isOn: missing (true or false)"),
      Refusal(
        Self.script(#"{"setSlider":{"section":0,"row":1,"value":"1"}}"#),
        #"events[0].setSlider.value: expected a number, found "1""#),
      Refusal(
        Self.script(#"{"setDate":{"section":0,"row":1,"date":"D"}}"#),
        #"events[0].setDate: unknown key "date" (one of section, row, id, text)"#),
      Refusal(
        Self.script(#"{"reveal":{"section":1,"row":0}}"#),
        "events[0].reveal.section: 1 is out of range (number of sections: 1; the first is 0)"),
      Refusal(
        Self.script(#"{"select":{"section":0}}"#),
        "events[0].select.row: missing (a whole number)"),
      Refusal(
        Self.script(#"{"expandAll":{"section":0}}"#),
        #"events[0].expandAll: unknown key "section" (no keys are allowed here)"#),
      Refusal(
        Self.script(#"{"remove":{}}"#), "events[0].remove.id: missing (a whole number)"),
      Refusal(
        Self.script(#"{"move":{"id":1}}"#),
        "events[0].move.section: expected one place (above, below, under, or section and row), found none"),
      Refusal(
        Self.script(#"{"move":{"id":1,"above":2,"under":0}}"#),
        "events[0].move.under: expected one place (above, below, under, or section and row), found above, under"),
      Refusal(
        Self.script(#"{"move":{"id":1,"above":2,"row":5}}"#),
        "events[0].move.row: expected one place (above, below, under, or section and row), found above, row"),
      Refusal(
        Self.script(#"{"move":{"id":1,"row":5}}"#),
        "events[0].move.row: expected one place (above, below, under, or section and row), found row"),
      Refusal(
        Self.script(#"{"reveal":{"id":1,"section":0,"row":0}}"#),
        "events[0].reveal.section: expected either id, or section and row, found id and section"),
      Refusal(
        Self.script(#"{"insert":{"rows":[{"cellIdentifier":"x"}],"under":0}}"#),
        "events[0].insert.rows: row 0, isExpandable: missing (add a boolean)"),
      Refusal(
        Self.script(
          #"{"insert":{"rows":[{"cellIdentifier":"x","isExpandable":false,"isVisible":true,"additionalRows":1}],"#
            + #""under":0}}"#),
        "events[0].insert.rows: row 0, additionalRows: 1 is more than the number of rows that follow (at most 0)"
      ),
      Refusal(
        Self.script(#"{"insertSection":{"rows":[],"section":-1}}"#),
        "events[0].insertSection.section: -1 is out of range (0 to 1000000000)"),
      Refusal(
        Self.script(#"{"perform":{"action":"open","row":0}}"#),
        #"events[0].perform.action: unknown action "open" (one of expand, collapse, select, choose, edit, turnOn, "#
          + "turnOff, increment, decrement, previousMonth, nextMonth, previousDay, nextDay, previousYear, nextYear, "
          + "previousHour, nextHour, previousMinute, nextMinute, setDate)"
      ),
      Refusal(
        Self.script(#"{"pan":{}}"#),
        #"events[0]: unknown kind of event "pan" (one of perform, wait, type, endEditing, undo, setHeights, select, setText, "#
          + "setSwitch, setSlider, setDate, reveal, expandAll, collapseAll, insert, remove, move, insertSection, "
          + "removeSection, moveSection)"),
      Refusal(
        rawTableScript(#""of":"expandable-table","rows":3"#),
        #"configuration: unknown key "rows" (one of of, list, width, height, direction, policies, options)"#),
      Refusal(
        rawTableScript(#""of":"expandable-table","height":44001,"list":{"descriptors":[]}"#),
        "configuration.height: 44001 is too high for rows of height 44 (at most 1000 rows may fit)"),
    ])
  }
}
