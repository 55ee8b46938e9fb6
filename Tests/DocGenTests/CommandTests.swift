import Foundation
import Testing

@testable import DocGen

@Suite("The command line")
struct CommandTests {
  @Test("Asking for help prints the usage, and a command line that makes no sense is cited before the usage")
  func usage() {
    let help = [
      ["help"], ["--help"], ["-h"], ["replay", "--help"], ["film", "-h"], ["compare", "a.json", "-h"],
      ["check", "--help"],
    ]
    for arguments in help { expect(arguments, gives: Outcome(status: 0, output: Command.usage)) }
    let misunderstood = [
      ["compare"], ["compare", "a.json", "b.json"], ["compare", "a.json", "--svg"], ["compare", "--svg", "a.svg"],
      ["compare", "a.json", "--text"], ["film"], ["film", "a.json", "b.json"], ["film", "a.json", "--text"],
      ["film", "a.json", "--svg"], ["chekc"], ["check", "all"], ["help", "me"], ["replay"], ["replay", "--text"],
      ["replay", "a.json", "b.json"], ["replay", "a.json", "--txet"], ["replay", "a.json", "--svg"],
      ["replay", "--svg", "a.svg"],
    ]
    for arguments in misunderstood {
      let line = "docgen: cannot make sense of: docgen \(arguments.joined(separator: " "))\n"
      expect(arguments, gives: Outcome(status: 2, errors: line + Command.usage))
    }
  }

  @Test("Pages are generated only from the package's root")
  func root() {
    let folder = packageRoot + "/Sources"
    let line =
      "docgen: run it from the root of the package TableInteractions; its Package.swift is not in \(folder)\n"
    for arguments in [[], ["check"]] { expect(arguments, root: folder, gives: Outcome(status: 1, errors: line)) }
  }

  @Test("A missing declaration that a template points to is named with the template's line")
  func declarationGone() throws {
    try withPackageCopy { root in
      let path = "/Sources/InteractionCore/Layers/LayerList.swift"
      let text = try String(contentsOfFile: root + path, encoding: .utf8)
      try text.replacing("var recursiveDescription: String", with: "var description: String")
        .write(toFile: root + path, atomically: true, encoding: .utf8)

      let outcome = run(["check"], root: root, chapters: [.constraintSwipe])
      let template = try String(contentsOfFile: root + "/Examples/DocGen/Templates/ConstraintSwipe.md", encoding: .utf8)
      let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("\"var recursiveDescription: String\"") }) + 1
      let problem = "Sources/InteractionCore/: no line of code contains \"var recursiveDescription: String\"\n"
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      expect(outcome.errors, has: ["Examples/DocGen/Templates/ConstraintSwipe.md:\(line): " + problem])
    }
  }

  // MARK: Replays

  private static let script = """
    {"design": "constraint-swipe", "events": [{"at": 0.5, "wait": {}}]}
    """

  @Test("A replay prints a trace, or a timeline with --text")
  func replay() {
    let outcomes = [["replay", "-"], ["replay", "-", "--text"], ["replay", "--text", "-"]].map {
      run($0, input: Self.script)
    }
    let starts = ["{\"design\":\"constraint-swipe\",\"steps\":[", "constraint-swipe\n", "constraint-swipe\n"]
    for (outcome, start) in zip(outcomes, starts) {
      #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.hasPrefix(start))
    }
    #expect(outcomes[2] == outcomes[1])
  }

  @Test("A script's path is relative to the working directory, and a property list's path to the script's folder")
  func paths() throws {
    try withFolder { root in
      try Self.script.write(toFile: root + "/wait.json", atomically: true, encoding: .utf8)
      let expected = run(["replay", "-"], input: Self.script)
      expect(["replay", "wait.json"], root: root, gives: expected)
      expect(["replay", root + "/wait.json"], gives: expected)
    }
    let script = "Examples/Gestures/expandable-form.json"
    let here = run(["replay", script])
    #expect(here.status == 0 && here.errors == "")
    expect(here.output, has: ["Mary Smith"])
    expect(["replay", packageRoot + "/" + script], root: "/", gives: here)
  }

  @Test("Text before a script, such as a report, a note or a byte order mark, is skipped, but its lines are counted")
  func report() {
    let report = "rests\n  0 s  {not this}\n  found: offset 3\n"
    let array = "[\n\(Self.script)\n]"
    for script in [Self.script, array] {
      expect(["replay", "-"], input: report + script, gives: run(["replay", "-"], input: script))
    }
    #expect(run(["replay", "-"], input: array).output.hasPrefix("["))
    // The events begin their lines.
    let script = "{\"design\": \"constraint-swipe\", \"events\": [\n{\"wait\": {}}\n]}"
    let played = run(["replay", "-"], input: script)
    #expect(played.status == 0)
    for mark in ["\u{FEFF}", "\u{FEFF}a note\n"] { expect(["replay", "-"], input: mark + script, gives: played) }
    let wrong = [
      // The report has three lines.
      (report + "{\n  2", "line 5, column 3"),
      // The fourth character of the line, and the first of the third line.
      ("\u{FEFF}{\"a\"}", "line 1, column 5 after the byte order mark"), ("\u{FEFF}a\n{\n,", "line 3, column 1"),
    ]
    for (text, place) in wrong {
      let errors = run(["replay", "-"], input: text).errors
      #expect(errors.hasPrefix("standard input: \(place): not readable JSON"), "\(errors)")
    }
  }

  @Test("A script with an error prints one line, and a file that cannot be read is named as written, with the reason")
  func unread() {
    let unknown = run(["replay", "-"], input: "{\"design\": \"swipe\"}")
    let lines = unknown.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(unknown.status == 1 && unknown.output == "" && lines.count == 2)
    #expect(unknown.errors.hasPrefix("standard input: design: unknown design \"swipe\""))

    let gone = "there is no such file (check the path)"
    let folder = "it is a folder (name a file in it)"
    for (path, reason) in [("nowhere.plist", gone), ("/nowhere.plist", gone), ("Sources", folder)] {
      let script = """
        {"design": "expandable-table", "configuration": {"descriptors": "\(path)"}, "events": []}
        """
      let line = "standard input: configuration.descriptors: \(path): cannot be read: \(reason)\n"
      expect(["replay", "-"], input: script, gives: Outcome(status: 1, errors: line))
    }
    let scripts = [
      ("nowhere.json", gone), ("Sources", folder),
      ("Package.swift/s.json", "a part of its path is not a folder (check the path)"),
      (String(repeating: "a", count: 300), "its name is too long (shorten it)"),
    ]
    for (path, reason) in scripts {
      expect(["replay", path], gives: Outcome(status: 1, errors: "\(path): cannot be read: \(reason)\n"))
    }
  }
}
