import Foundation
import Testing

@testable import DocGen

@Suite("The command line")
struct CommandTests {
  @Test(
    "Whoever asks for help gets the usage",
    arguments: [
      ["help"], ["--help"], ["-h"], ["replay", "--help"], ["film", "-h"], ["compare", "a.json", "-h"],
      ["check", "--help"],
    ])
  func help(_ arguments: [String]) {
    #expect(run(arguments) == Outcome(status: 0, output: Command.usage))
  }

  @Test(
    "A command line that makes no sense is cited, and the usage follows",
    arguments: [
      ["compare"], ["compare", "a.json", "b.json"], ["compare", "a.json", "--svg"], ["compare", "--svg", "a.svg"],
      ["compare", "a.json", "--text"], ["film"], ["film", "a.json", "b.json"], ["film", "a.json", "--text"],
      ["film", "a.json", "--svg"], ["chekc"], ["check", "all"], ["help", "me"], ["replay"], ["replay", "--text"],
      ["replay", "a.json", "b.json"], ["replay", "a.json", "--txet"], ["replay", "a.json", "--svg"],
      ["replay", "--svg", "a.svg"],
    ])
  func misunderstood(_ arguments: [String]) {
    let line = "docgen: cannot make sense of: docgen \(arguments.joined(separator: " "))\n"
    #expect(run(arguments) == Outcome(status: 2, errors: line + Command.usage))
  }

  @Test("Pages are made from the package's root only", arguments: [[], ["check"]])
  func root(_ arguments: [String]) {
    let folder = packageRoot + "/Sources"
    let line =
      "docgen: run it from the root of the package TableInteractions; there is no such Package.swift in \(folder)\n"
    #expect(run(arguments, root: folder) == Outcome(status: 1, errors: line))
  }

  @Test("A declaration that a page points to and that is gone is one line of errors")
  func declarationGone() throws {
    try withPackageCopy(makesChapters: true) { root in
      let path = "/Sources/InteractionCore/Layers/LayerList.swift"
      let text = try String(contentsOfFile: root + path, encoding: .utf8)
      try text.replacing("var recursiveDescription: String", with: "var description: String")
        .write(toFile: root + path, atomically: true, encoding: .utf8)

      let line = "Sources/InteractionCore/: no line of code contains \"var recursiveDescription: String\""
      #expect(
        run(["check"], root: root, chapters: [.constraintSwipe]) == Outcome(status: 1, errors: "docgen: \(line)\n"))
    }
  }

  @Test("Progress names each page, and at last the files and the time")
  func progress() throws {
    try withPackageCopy { root in
      let (outcome, progress) = runWithProgress([], root: root)

      #expect(outcome.status == 0 && outcome.output == "")
      #expect(
        progress == Chapter.designs.map(\.title)
          + [
            "Gestures", FeaturesPage.title, ComparisonPage.title, ReleaseRulesPage.title, CostPage.title,
            LawsPage.title,
            "Index",
          ])
      #expect(outcome.errors.wholeMatch(of: /\d+ files, \d+ changed, [\d.]+ s\n/) != nil)
    }
  }

  private static let script = """
    {"design": "constraint-swipe", "events": [{"at": 0.5, "wait": {}}]}
    """

  @Test("A replay prints a trace, or a timeline with --text")
  func replay() throws {
    let trace = run(["replay", "-"], input: Self.script)
    let text = run(["replay", "-", "--text"], input: Self.script)

    #expect(trace.status == 0 && trace.errors == "")
    #expect(trace.output.hasPrefix("{\"design\":\"constraint-swipe\",\"steps\":["))
    #expect(text.status == 0 && text.errors == "")
    #expect(text.output.hasPrefix("constraint-swipe\n"))
    #expect(run(["replay", "--text", "-"], input: Self.script) == text)
  }

  @Test("A script's path counts from the working directory")
  func workingDirectory() throws {
    try withFolder { root in
      try Self.script.write(toFile: root + "/wait.json", atomically: true, encoding: .utf8)
      let expected = run(["replay", "-"], input: Self.script)

      #expect(run(["replay", "wait.json"], root: root) == expected)
      #expect(run(["replay", root + "/wait.json"]) == expected)
    }
  }

  @Test("What stands before a script, as in a report, is left out, and its lines count")
  func report() {
    let report = "rests\n  0 s  {not this}\n  found: offset 3\n"
    #expect(run(["replay", "-"], input: report + Self.script) == run(["replay", "-"], input: Self.script))
    // The report has three lines; an array of scripts is none.
    let wrong = run(["replay", "-"], input: report + "{\n  2")
    #expect(wrong.errors.hasPrefix("standard input: line 5, column 3: not JSON"))
    let array = "[\n\(Self.script)\n]"
    #expect(run(["replay", "-"], input: array).output.hasPrefix("["))
    #expect(run(["replay", "-"], input: report + array) == run(["replay", "-"], input: array))
  }

  @Test("A byte order mark before a script whose events begin their lines, or before a note, changes nothing")
  func byteOrderMark() {
    let script = "{\"design\": \"constraint-swipe\", \"events\": [\n{\"wait\": {}}\n]}"
    let played = run(["replay", "-"], input: script)
    #expect(played.status == 0)
    for mark in ["\u{FEFF}", "\u{FEFF}a note\n"] {
      #expect(run(["replay", "-"], input: mark + script) == played)
    }
    // The fourth character of the line, and the first of the third line.
    let wrong = [
      ("\u{FEFF}{\"a\"}", "line 1, column 5 behind the byte order mark"), ("\u{FEFF}a\n{\n,", "line 3, column 1"),
    ]
    for (text, place) in wrong {
      #expect(run(["replay", "-"], input: text).errors.hasPrefix("standard input: \(place): not JSON: "))
    }
  }

  @Test("A script that names a property list gets it from beside the script, whatever the working directory is")
  func propertyList() throws {
    let script = "Examples/Gestures/expandable-form.json"
    let here = run(["replay", script])
    #expect(here.status == 0 && here.errors == "")
    #expect(here.output.contains("Mary Smith"))

    #expect(run(["replay", packageRoot + "/" + script], root: "/") == here)
  }

  @Test(
    "A property list that cannot be read is named as the script leads to it, with the reason",
    arguments: ["nowhere.plist", "/nowhere.plist", "Sources"])
  func noPropertyList(path: String) {
    let script = """
      {"design": "expandable-table", "configuration": {"descriptors": "\(path)"}, "events": []}
      """
    let reason =
      path == "Sources" ? "it is a folder (name a file in it)" : "there is no such file (check the path)"
    let line = "standard input: configuration.descriptors: \(path): cannot be read: \(reason)"
    #expect(run(["replay", "-"], input: script) == Outcome(status: 1, errors: line + "\n"))
  }

  @Test("A script with an error prints nothing, and the error in one line")
  func error() {
    let unknown = run(["replay", "-"], input: "{\"design\": \"swipe\"}")
    #expect(unknown.status == 1 && unknown.output == "")
    #expect(unknown.errors.hasPrefix("standard input: design: unknown design \"swipe\""))
    #expect(unknown.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }

  @Test(
    "A script that cannot be read is named with the reason",
    arguments: [
      ("nowhere.json", "there is no such file (check the path)"), ("Sources", "it is a folder (name a file in it)"),
      ("Package.swift/s.json", "a part of its path is no folder (check the path)"),
      (String(repeating: "a", count: 300), "its name is too long (shorten it)"),
    ])
  func noScript(path: String, reason: String) {
    #expect(run(["replay", path]) == Outcome(status: 1, errors: "\(path): cannot be read: \(reason)\n"))
  }
}
