import ExpandableTable
import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that configure forms: corrections, custom kinds of rows, and sections")
struct FormListScriptTests {
  @Test(
    "Without corrections, a form reloads whole sections, joins a name with a missing part, and may crash at first")
  func article() throws {
    let events = #"{"select":{"section":0,"row":0}},{"setText":{"section":0,"row":2,"text":"Smith"}}"#
    let trace = try Replay().script(FormScriptTests.script(events, #","corrections":"none""#)).play()
    let reloaded = trace.values("update").map { [$0["reloadedSections"], $0["reloadedAll"]] }
    expect(reloaded, are: [[[], false], [[0], false], [[], true]])
    expect(trace.last("titles"), is: [[" Smith"]])
    let list = FormScriptTests.script("", #","corrections":"none""#, descriptors: "[[]]")
    let table = rawTableScript(#""of":"expandable-table","list":{"descriptors":[[]],"corrections":"none"}"#)
    for script in [list, table] {
      expectReported(try Replay().script(script).play(), ["start: originalWouldCrash"])
    }
  }

  @Test("A script defines custom kinds of rows, and is written with them")
  func kinds() throws {
    let rows = """
      [[{"cellIdentifier":"idCellNormal","isExpandable":true,"isExpanded":true,"isVisible":true,"additionalRows":3},
      {"cellIdentifier":"idCellTextview","isExpandable":false,"isVisible":true},
      {"cellIdentifier":"idNote","isExpandable":false,"isVisible":true},
      {"cellIdentifier":"idNobody","isExpandable":false,"isVisible":true}]]
      """
    let kinds = """
      ,"kinds":[{"binding":"title","height":200,"identifier":"idCellTextview"},{"control":"slider","identifier":"idNote"}]
      """
    let events =
      #"{"setText":{"id":1,"text":"Two lines"}},{"setSlider":{"id":2,"value":3}},{"setText":{"id":3,"text":"x"}}"#
    let script = try Replay().script(FormScriptTests.script(events, kinds, descriptors: rows))
    let trace = script.play()
    expect(trace.last("heights"), is: [[60, 200, 44, 44]])
    expect(trace.values("titles"), are: [[[""]], [["Two lines"]], [["3"]], [["3"]]])
    try expectRoundTrip(script)
    let table = rawTableScript(#""of":"expandable-table","list":{"descriptors":\#(rows)\#(kinds)}"#, events)
    try expectRoundTrip(Replay().script(table))
  }

  @Test("A list that is one section without the outer array is read, and the script's corrections decide what is valid")
  func loading() throws {
    let row = #"{"cellIdentifier":"x","isExpandable":false,"isVisible":true}"#
    let flat = try Replay().script(FormScriptTests.script(descriptors: "[\(row),\(row)]"))
    expect(flat.play().last("visible"), is: [[0, 1]])
    try expectRoundTrip(flat)
    let leftover = #"[[\#(row),{"cellIdentifier":"x","isExpandable":0,"isVisible":0}]]"#
    let others =
      #""emptySection","nameParts","changedRowsOnly","pickerNeedsParent","boundByData","keepsEdits","nestedRows""#
    for corrections in [#""none""#, "[\(others)]"] {
      let more = #","corrections":\#(corrections)"#
      let script = try Replay().script(FormScriptTests.script("", more, descriptors: leftover))
      expect(script.play().last("visible"), is: [[0]])
      let table = rawTableScript(#""of":"expandable-table","list":{"descriptors":\#(leftover)\#(more)}"#)
      try expectRoundTrip(Replay().script(table))
    }
    let value: JSON = [
      [["cellIdentifier": "x", "isExpandable": false, "isVisible": false]]
    ]
    expect(try ListSetup(.expandableTable, ["descriptors": value], corrections: []).corrections, is: [])
    expect(
      try ListSetup(.expandableTable, ["descriptors": value], corrections: ["tapOpens"]).corrections, is: ["tapOpens"])
    #expect(throws: ScriptError.self) { try ListSetup(.expandableTable, ["descriptors": value]) }
  }
}
