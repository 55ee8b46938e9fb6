import Foundation
import FoundationXML
import InteractionReplay
import Testing

@testable import DocGen

@Suite("Pictures of scripts")
struct ReplayPictureTests {
  private static let row = """
    {"design": "constraint-swipe", "configuration": {"trailing": [{"id": "delete", "title": "Delete & go"}]},
     "events": [{"open": {"edge": "trailing"}}, {"at": 1, "wait": {}}]}
    """
  private static let table = """
    {"design": "headless-table", "configuration": {"of": "scroll-swipe", "rows": 3, "height": 132}, "events": [
      {"touch": {"id": 0, "phase": "down", "x": 40, "y": 20}}, {"at": 0.1, "touch": {"id": 0, "phase": "up", "x": 40, "y": 20}}
    ]}
    """

  @Test(
    "The start and the moment after each event are drawn to the file that is named",
    arguments: [["replay", "-", "--svg", "r.svg"], ["replay", "--svg", "r.svg", "-"]])
  func moments(_ arguments: [String]) throws {
    try withFolder { root in
      let outcome = run(arguments, root: root, input: Self.row)
      let svg = try String(contentsOfFile: root + "/r.svg", encoding: .utf8)

      #expect(outcome == run(["replay", "-"], input: Self.row))
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      for caption in ["0 s</tspan> start", "0 s</tspan> open.trailing", ">didOpen.trailing<", "1 s</tspan> wait"] {
        #expect(svg.contains(caption))
      }
      // Content covers the button at the start, and when the row has just begun to open.
      #expect(svg.components(separatedBy: "Delete &amp; go").count - 1 == 1)
    }
  }

  @Test("Fingers that are down are drawn")
  func fingers() throws {
    let file = try Replay().scripts(in: Self.table.utf8, name: "taps.json")
    #expect(file.scripts.map(\.size.height) == [132])
    #expect(file.scripts.map { $0.frames().map(\.fingers.count) } == [[0, 1, 0]])
    let svg = ScriptPicture(file.scripts, name: "taps.json").svg
    #expect(svg.components(separatedBy: "class=\"f\"").count - 1 == 1)
    #expect(svg.contains("The 3 moments: the start, and what each event has led to."))
  }

  @Test("Of long scripts the last moments are drawn")
  func long() throws {
    let waits = (1...100).map { "{\"at\": \($0), \"wait\": {}}" }.joined(separator: ", ")
    let script = "[{\"design\": \"scroll-swipe\", \"events\": [\(waits)]}]"
    let scripts = try Replay().scripts(in: script.utf8, name: "waits.json").scripts
    let svg = ScriptPicture(scripts, name: "waits.json").svg
    #expect(svg.contains("The last 60 of 101 moments"))
    #expect(svg.contains(">100 s<") && svg.contains(">41 s<") && !svg.contains(">40 s<"))
    #expect(scripts[0].frames(most: 1).map(\.event) == ["wait"])
    #expect(scripts[0].frames(most: 1000) == scripts[0].frames())
  }

  @Test("A picture that cannot be written is one line of errors, and nothing is printed")
  func unwritten() {
    let line = "/nowhere/r.svg: cannot be written: its folder is not there (make it, or check the path)\n"
    #expect(run(["replay", "-", "--svg", "/nowhere/r.svg"], input: Self.row) == Outcome(status: 3, errors: line))
  }
}
