import Foundation
import FoundationXML
import Testing

@testable import DocGen

@Suite("Comparisons")
struct CompareTests {
  private static let script = """
    {"design": "scroll-swipe", "configuration": {"trailing": [{"id": "delete", "title": "Delete & go"}]},
     "events": [{"open": {"edge": "trailing"}}]}
    """

  @Test("Every design and rule set is named, and the same script gives the same text")
  func text() {
    let outcome = run(["compare", "-"], input: Self.script)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("standard input, corrections all\n  a  constraint-swipe  article\n"))
    #expect(run(["compare", "-"], input: Self.script) == outcome)
  }

  @Test(
    "A picture is drawn to the file that is named",
    arguments: [["compare", "-", "--svg", "c.svg"], ["compare", "--svg", "c.svg", "-"]])
  func picture(_ arguments: [String]) throws {
    try withFolder { root in
      let outcome = run(arguments, root: root, input: Self.script)
      let svg = try String(contentsOfFile: root + "/c.svg", encoding: .utf8)

      #expect(outcome == run(["compare", "-"], input: Self.script))
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      // One line a rule set, and the two resting offsets of each design.
      #expect(svg.components(separatedBy: "class=\"two\"").count > 3)
      for text in ["ZCJTableViewCell", ">-80<", ">-90<", "constraint-swipe article rests trailing"] {
        #expect(svg.contains(text))
      }
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test("A script with an error prints nothing, and the error in one line")
  func error() {
    let script = run(["compare", "-"], input: "{}")
    #expect(script.status == 1 && script.output == "")
    #expect(
      script.errors
        == "standard input: design: missing (one of constraint-swipe, scroll-swipe, utility-buttons)\n")
  }

  @Test("A file that cannot be written, or read, is one line of errors")
  func files() {
    let file = run(["compare", "-", "--svg", "/nowhere/c.svg"], input: Self.script)
    let line = "/nowhere/c.svg: cannot be written: its folder is not there (make it, or check the path)\n"
    #expect(file == Outcome(status: 3, errors: line))
    let reason = "there is no such file (check the path)"
    #expect(run(["compare", "no.json"]) == Outcome(status: 1, errors: "no.json: cannot be read: \(reason)\n"))
  }
}
