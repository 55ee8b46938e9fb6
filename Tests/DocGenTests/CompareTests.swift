import Foundation
import InteractionReplay
import Testing

@testable import DocGen

@Suite("Comparisons, and pictures of scripts")
struct CompareTests {
  private static let swipe = """
    {"design": "scroll-swipe", "configuration": {"trailing": [{"id": "delete", "title": "Delete & go"}]},
     "events": [{"open": {"edge": "trailing"}}]}
    """

  @Test("A comparison names every design and rule set, and its picture goes to the named file")
  func picture() throws {
    let printed = run(["compare", "-"], input: Self.swipe)
    #expect(printed.status == 0 && printed.errors == "")
    #expect(printed.output.hasPrefix("standard input, corrections all\n  a  constraint-swipe  article\n"))
    for arguments in [["compare", "-", "--svg", "c.svg"], ["compare", "--svg", "c.svg", "-"]] {
      try withFolder { root in
        expect(arguments, root: root, input: Self.swipe, gives: printed)
        let svg = try String(contentsOfFile: root + "/c.svg", encoding: .utf8)
        expectDrawn(svg)
        // One line for each rule set, and the resting offsets of each design.
        expect(svg, has: ["ZCJTableViewCell", ">-80<", ">-90<", "constraint-swipe article rests trailing"])
        #expect(svg.offsets(of: "class=\"two\"").count > 2 && !svg.contains("nan") && !svg.contains("inf"))
      }
    }
  }

  private static let row = """
    {"design": "constraint-swipe", "configuration": {"trailing": [{"id": "delete", "title": "Delete & go"}]},
     "events": [{"open": {"edge": "trailing"}}, {"at": 1, "wait": {}}]}
    """
  private static let table = """
    {"design": "headless-table", "configuration": {"of": "scroll-swipe", "rows": 3, "height": 132}, "events": [
      {"touch": {"id": 0, "phase": "down", "x": 40, "y": 20}}, {"at": 0.1, "touch": {"id": 0, "phase": "up", "x": 40, "y": 20}}
    ]}
    """

  @Test("The start and the moment after each event are drawn into the named file")
  func moments() throws {
    let printed = run(["replay", "-"], input: Self.row)
    for arguments in [["replay", "-", "--svg", "r.svg"], ["replay", "--svg", "r.svg", "-"]] {
      try withFolder { root in
        expect(arguments, root: root, input: Self.row, gives: printed)
        let svg = try String(contentsOfFile: root + "/r.svg", encoding: .utf8)
        expectDrawn(svg)
        expect(
          svg, has: ["0 s</tspan> start", "0 s</tspan> open.trailing", ">didOpen.trailing<", "1 s</tspan> wait"])
        // Content covers the button at the start, and when the row has just begun to open.
        #expect(svg.offsets(of: "Delete &amp; go").count == 1)
      }
    }
  }

  private static func picture(of scripts: String, name: String) throws -> String {
    let drawn = try Replay().write(.json, of: scripts.utf8, name: name, drawing: ScriptPicture.mostMoments) { _ in }
    return ScriptPicture(drawn, name: name).svg
  }

  @Test("Fingers that are down are drawn")
  func fingers() throws {
    let file = try Replay().scripts(in: Self.table.utf8, name: "taps.json")
    let script = try #require(file.scripts.count == 1 ? file.scripts[0] : nil)
    let fingers = script.frames().map(\.fingers.count)
    let svg = try Self.picture(of: Self.table, name: "taps.json")
    let up = #"{"at": 0.1, "touch": {"id": 0, "phase": "up", "x": 40, "y": 20}}"#
    let lost = Self.table.replacing(up, with: #"{"cancelTouches": {}}"#)
    let frames = try Replay().scripts(in: lost.utf8, name: "lost.json").scripts[0].frames()
    #expect(frames.map { [$0.event, String($0.fingers.count)] }.last == ["cancelTouches", "0"])
    let unseen = Self.table.replacing("down", with: "moved")
    let moved = try Replay().scripts(in: unseen.utf8, name: "moved.json").scripts[0].frames()
    #expect(moved.map { $0.fingers.count } == [0, 0, 0])
    #expect(script.size.height == 132 && fingers == [0, 1, 0] && svg.offsets(of: "class=\"f\"").count == 1)
    expect(svg, has: ["The 3 moments: the start, and what each event has led to."])
  }

  @Test("Only the last moments of a long script are drawn")
  func long() throws {
    let waits = (1...100).map { "{\"at\": \($0), \"wait\": {}}" }.joined(separator: ", ")
    let script = "[{\"design\": \"scroll-swipe\", \"events\": [\(waits)]}]"
    let scripts = try Replay().scripts(in: script.utf8, name: "waits.json").scripts
    let svg = try Self.picture(of: script, name: "waits.json")
    expect(svg, has: ["The last 60 of 101 moments", ">100 s<", ">41 s<"])
    #expect(svg.offsets(of: ">40 s<").isEmpty && scripts[0].frames(limit: 1).map(\.event) == ["wait"])
    #expect(scripts[0].frames(limit: 1000) == scripts[0].frames())
  }

  @Test("An invalid script, a missing script and a picture that cannot be written each give one line")
  func errors() {
    let missing = "standard input: design: missing (one of constraint-swipe, scroll-swipe, utility-buttons)\n"
    expect(["compare", "-"], input: "{}", gives: Outcome(status: 1, errors: missing))
    let unread = "no.json: cannot be read: there is no such file (check the path)\n"
    expect(["compare", "no.json"], gives: Outcome(status: 1, errors: unread))
    let line = "/nowhere/p.svg: cannot be written: its folder does not exist (create it, or check the path)\n"
    for command in ["replay", "compare", "film"] {
      expect([command, "-", "--svg", "/nowhere/p.svg"], input: Self.row, gives: Outcome(status: 3, errors: line))
    }
  }
}
