import ExpandableTable
import Foundation
import InteractionReplay
import Testing

/// Scripts for the form whose rows expand.
@Suite struct FormScriptTests {
  /// A question over two fields, in JSON.
  static let descriptors = """
    [[{"cellIdentifier":"idCellNormal","secondaryTitle":"Full name","isExpandable":true,"isExpanded":false,\
    "isVisible":true,"additionalRows":2},
    {"cellIdentifier":"idCellTextfield","primaryTitle":"First","isExpandable":false,"isVisible":false},
    {"cellIdentifier":"idCellTextfield","primaryTitle":"Last","isExpandable":false,"isVisible":false}]]
    """

  private func script(_ events: String, _ more: String = "", descriptors: String = descriptors) -> String {
    "{\"design\":\"expandable-table\",\"configuration\":{\"descriptors\":\(descriptors)\(more)},\"events\":[\(events)]}"
  }

  private func error(_ json: String) -> String {
    do throws(ScriptError) {
      _ = try Script(json: json, name: "form.json")
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func aTapAndAnEntry() throws {
    let trace = try Script(
      json: script(
        """
        {"at":0,"select":{"section":0,"row":0}},{"at":1,"setText":{"section":0,"row":2,"text":"Smith"}},
        {"collapseAll":{}},{"perform":{"action":"expand","row":0}},{"wait":{}}
        """)
    ).play()
    let text = """
      expandable-table
           time  event           visible  titles  notices
        0.000 s  start           0
        0.000 s  select          0 1 2            didExpand.0
        1.000 s  setText         0 1 2    Smith   didChange.2
        1.000 s  collapseAll     0        Smith   didCollapse.0
        1.000 s  perform.expand  0 1 2    Smith   didExpand.0
        1.000 s  wait            0 1 2    Smith

      """
    #expect(trace.text == text)
    #expect(
      trace.json.split(separator: "\n")[2]
        == """
        {"at":0,"event":"select","notices":["didExpand.0"],"state":{"expanded":[[0]],"heights":[[60,44,44]],\
        "secondaryTitles":[["Full name"]],"titles":[[""]],"update":{"deleted":[],"inserted":[[0,1],[0,2]],\
        "reloaded":[[0,0]],"reloadedAll":false,"reloadedSections":[]},"values":{"1":"","2":""},"visible":[[0,1,2]]}},
        """)
  }

  @Test func theArticleToTheLetter() throws {
    let events = "{\"select\":{\"section\":0,\"row\":0}},{\"setText\":{\"section\":0,\"row\":2,\"text\":\"Smith\"}}"
    let trace = try Script(json: script(events, ",\"corrections\":\"none\"")).play()
    #expect(trace.json.contains("\"reloadedSections\":[0]"))
    #expect(trace.json.contains("\"reloadedAll\":true"))
    #expect(trace.json.contains("\"titles\":[[\" Smith\"]]"))
    let empty = try Script(json: script("", ",\"corrections\":\"none\"", descriptors: "[[]]")).play()
    #expect(empty.steps.map(\.notices) == [["originalWouldCrash"]])
  }

  @Test func scriptsAreWrittenAndReadAgain() throws {
    let events = """
      {"at":0,"select":{"section":0,"row":0}},{"at":1,"setText":{"section":0,"row":2,"text":"Smith"}},
      {"at":1,"setSwitch":{"section":0,"row":2,"isOn":true}},{"at":1,"setSlider":{"section":0,"row":2,"value":1.5}},
      {"at":1,"setDate":{"section":0,"row":2,"text":"D"}},{"at":1,"reveal":{"section":0,"row":2}},
      {"at":1,"expandAll":{}},{"at":1,"collapseAll":{}},{"at":2,"wait":{}},
      {"at":2,"perform":{"action":"edit","row":1}}
      """
    let read = try Script(json: script(events, ",\"corrections\":[\"nameParts\"]"))
    #expect(try Script(json: read.json()) == read)
    let table = """
      {"design":"headless-table","configuration":{"of":"expandable-table","list":{"descriptors":\(Self.descriptors)}},
      "events":[{"at":0,"touch":{"id":1,"phase":"down","x":100,"y":50}},{"at":0.1,"touch":{"id":1,"phase":"up","x":100,"y":50}},
      {"at":1,"perform":{"action":"collapse","row":0}}]}
      """
    let form = try Script(json: table)
    #expect(try Script(json: form.json()) == form)
    let notices = form.play().steps.map(\.notices)
    #expect(notices == [[], [], ["didExpand.0"], ["didCollapse.0"]])
    #expect(
      form.play().json.contains("\"state\":{\"isExpanded\":true,\"secondaryTitle\":\"Full name\",\"title\":\"\"}"))
  }

  @Test func pathsAreRelativeToTheScript() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let json = script("", descriptors: "\"../ArticleForm/Form.plist\"")
    let trace = try Replay.traces(of: json.utf8, name: root + "/Examples/Gestures/form.json").traces[0]
    #expect(trace.json.contains("\"visible\":[[0,3,5],[0,5],[0]]"))
  }

  @Test func faultsSayWhereAndWhatIsExpected() {
    #expect(
      error(script("", descriptors: "\"nowhere.plist\""))
        == "form.json: configuration.descriptors: nowhere.plist: the file cannot be read (is it there, and readable?)")
    #expect(
      error(script("", descriptors: "3"))
        == "form.json: configuration.descriptors: the path of a property list or an array of sections is expected, not 3"
    )
    #expect(
      error(script("", descriptors: "[[{\"cellIdentifier\":\"x\",\"isExpandable\":false}]]"))
        == "form.json: configuration.descriptors: section 0, row 0, isVisible: missing (a boolean is expected)")
    #expect(
      error(script("{\"setText\":{\"section\":0,\"row\":3,\"text\":\"\"}}"))
        == "form.json: events[0].setText.row: 3 is out of range (section 0 has 3 rows, hidden ones too, from 0)")
    #expect(
      error(script("{\"reveal\":{\"section\":1,\"row\":0}}"))
        == "form.json: events[0].reveal.section: 1 is out of range (there are 1 sections, from 0)")
    #expect(
      error(script("{\"perform\":{\"action\":\"open\",\"row\":0}}")).contains("unknown action \"open\" (one of expand"))
    #expect(error(script("{\"pan\":{}}")).contains("unknown kind of event \"pan\" (one of select, setText"))
    #expect(
      error("{\"design\":\"headless-table\",\"configuration\":{\"of\":\"expandable-table\",\"rows\":3},\"events\":[]}")
        == "form.json: configuration: unknown key \"rows\" (one of of, list, width, height, direction, policies)")
  }
}
