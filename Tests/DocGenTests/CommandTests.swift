import Foundation
import Testing

@testable import DocGen

@Suite struct CommandTests {
  @Test(arguments: [
    ["help"], ["--help"], ["-h"], ["replay", "--help"], ["compare", "a.json", "-h"], ["check", "--help"],
  ])
  func helpPrintsTheUsage(_ arguments: [String]) {
    #expect(run(arguments) == Outcome(status: 0, output: Command.usage))
  }

  @Test(arguments: [
    ["compare"], ["compare", "a.json", "b.json"], ["compare", "a.json", "--svg"], ["compare", "--svg", "a.svg"],
    ["compare", "a.json", "--text"], ["chekc"], ["check", "all"], ["help", "me"], ["replay"], ["replay", "--text"],
    ["replay", "a.json", "b.json"], ["replay", "a.json", "--txet"],
  ])
  func wrongCommandLineShowsTheUsage(_ arguments: [String]) {
    let line = "docgen: cannot make sense of: docgen \(arguments.joined(separator: " "))\n"
    #expect(run(arguments) == Outcome(status: 2, errors: line + Command.usage))
  }

  @Test(arguments: [[], ["check"]])
  func pagesAreMadeFromThePackagesRootOnly(_ arguments: [String]) {
    let folder = packageRoot + "/Sources"
    let line =
      "docgen: run it from the root of the package TableInteractions; there is no such Package.swift in \(folder)\n"
    #expect(run(arguments, root: folder) == Outcome(status: 1, errors: line))
  }

  @Test func sourceThatHasChangedIsOneLine() throws {
    try withPackageCopy { root in
      let path = "/Sources/InteractionCore/Layers/LayerList.swift"
      let text = try String(contentsOfFile: root + path, encoding: .utf8)
      try text.replacing("var recursiveDescription: String", with: "var description: String")
        .write(toFile: root + path, atomically: true, encoding: .utf8)

      let line = "Sources/InteractionCore/: no line of code contains \"var recursiveDescription: String\""
      #expect(run(["check"], root: root) == Outcome(status: 1, errors: "docgen: \(line)\n"))
    }
  }

  @Test func progressNamesEachPageAndTheTotal() throws {
    try withPackageCopy { root in
      let (outcome, progress) = runWithProgress([], root: root)

      #expect(outcome.status == 0 && outcome.output == "")
      #expect(progress == Chapter.all.map(\.title) + ["Recorded gestures", LawsPage.title, "Index"])
      #expect(outcome.errors.wholeMatch(of: /\d+ files, \d+ changed, [\d.]+ s\n/) != nil)
    }
  }

  private static let script = """
    {"design": "constraint-swipe", "events": [{"at": 0.5, "wait": {}}]}
    """

  @Test func replayPrintsATraceOrATimeline() throws {
    let trace = run(["replay", "-"], input: Self.script)
    let text = run(["replay", "-", "--text"], input: Self.script)

    #expect(trace.status == 0 && trace.errors == "")
    #expect(trace.output.hasPrefix("{\"design\":\"constraint-swipe\",\"steps\":["))
    #expect(text.status == 0 && text.errors == "")
    #expect(text.output.hasPrefix("constraint-swipe\n"))
    #expect(run(["replay", "--text", "-"], input: Self.script) == text)
  }

  @Test func replayReadsAFileFromTheWorkingDirectory() throws {
    try withPackageCopy { root in
      try Self.script.write(toFile: root + "/wait.json", atomically: true, encoding: .utf8)
      let expected = run(["replay", "-"], input: Self.script)

      #expect(run(["replay", "wait.json"], root: root) == expected)
      #expect(run(["replay", root + "/wait.json"]) == expected)
    }
  }

  @Test func replayTakesAWholeReport() {
    let report = "rests\n  0 s  {not this}\n  found: offset 3\n"
    #expect(run(["replay", "-"], input: report + Self.script) == run(["replay", "-"], input: Self.script))
    // The report has three lines; an array of scripts is none.
    let wrong = run(["replay", "-"], input: report + "{\n  2")
    #expect(wrong.errors.hasPrefix("standard input: line 5, column 3: not JSON"))
    let array = "[\n\(Self.script)\n]"
    #expect(run(["replay", "-"], input: array).output.hasPrefix("["))
  }

  @Test func badInputPrintsNothingAndOneLine() {
    let unknown = run(["replay", "-"], input: "{\"design\": \"swipe\"}")
    #expect(unknown.status == 1 && unknown.output == "")
    #expect(unknown.errors.hasPrefix("standard input: design: unknown design \"swipe\""))
    #expect(unknown.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)

    #expect(
      run(["replay", "nowhere.json"])
        == Outcome(status: 1, errors: "nowhere.json: cannot be read: there is no such file\n"))
    #expect(
      run(["replay", "Sources"]) == Outcome(status: 1, errors: "Sources: cannot be read: it is not a readable file\n"))
  }
}
