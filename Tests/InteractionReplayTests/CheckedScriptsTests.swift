import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that stay text while they are played")
struct CheckedScriptsTests {
  /// What a reader that has had enough throws.
  private struct Enough: Error, Equatable {}

  private static func written(_ scripts: CheckedScripts, _ form: CheckedScripts.Form) -> String {
    var bytes: [UInt8] = []
    scripts.write(form) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let row = rowScript(
    twoActions,
    #"""
    {"pan":{"phase":"began","translation":0}},{"at":0.125,"pan":{"phase":"changed","translation":-85.123456}},
    {"at":0.25,"pan":{"phase":"ended","translation":-85}},{"at":1,"press":{"edge":"trailing","index":1}}
    """#)
  private static let list =
    #"{"design":"gesture-list","configuration":{"items":["A","B"]},"events":[{"tap":{"row":1}}]}"#
  private static let form = FormScriptTests.script(#"{"at":3,"select":{"section":0,"row":0}}"#)
  private static let table =
    #"{"design":"headless-table","configuration":{"of":"scroll-swipe","rows":2},"events":[{"at":10,"wait":{}}]}"#

  @Test("They are written as their traces are, as often as one likes")
  func bytes() throws {
    let all = [Self.row, Self.list, Self.form, Self.table]
    let texts =
      all + [
        rowScript(), "[]", "[\(Self.row)]", "[\(Self.row),\(Self.list),\n\(Self.table),\(Self.form)]",
        "\u{FEFF}[ \(Self.row) ]",
      ]
    for text in texts {
      let scripts = try Replay().checkedScripts(in: text.utf8, name: "s.json")
      let traces = try Replay().traces(of: text.utf8, name: "s.json")
      let written = [CheckedScripts.Form.json, .timeline, .json].map { Self.written(scripts, $0) }
      expect(scripts.isArray, is: traces.isArray, "\(text)")
      expect(written, are: [traces.json, traces.text, traces.json], "\(text)")
    }
  }

  @Test("What is wrong is found before anything is played")
  func errors() throws {
    let texts = ["{", "3", rowScript("", #"{"wait":{}},{"wait":3}"#), "[\(Self.row),{}]", rowScript(#""width":-1"#)]
    for text in texts {
      let error = try #require(throws: ScriptError.self) { try Replay().scripts(in: text.utf8, name: "s.json") }
      #expect(throws: error) { try Replay().checkedScripts(in: text.utf8, name: "s.json") }
    }
  }

  @Test("Nothing more is played once the output throws", arguments: CheckedScripts.Form.allCases)
  func enough(form: CheckedScripts.Form) throws {
    let scripts = try Replay().checkedScripts(in: "[\(Self.row),\(Self.row)]".utf8, name: "s.json")
    var (whole, count) = ("", 0)
    scripts.write(form) { whole += String(decoding: $0, as: UTF8.self) }
    var some = ""
    #expect(throws: Enough()) {
      try scripts.write(form) { (bytes: [UInt8]) throws(Enough) in
        guard count < 3 else { throw Enough() }
        count += 1
        some += String(decoding: bytes, as: UTF8.self)
      }
    }
    #expect(whole.hasPrefix(some) && some.count > 1 && some.count < whole.count / 2)
  }

  @Test("A file that scripts name is read once: it need not be there any more when they are played")
  func files() throws {
    final class Reads: @unchecked Sendable {
      var paths: [String] = []
    }
    let reads = Reads()
    let replay = Replay { path throws(FileProblem) in
      reads.paths.append(path)
      if reads.paths.count > 2 { throw FileProblem("it has gone") }
      return Array("<plist><array></array></plist>".utf8)
    }
    let form = #"{"design":"expandable-table","configuration":{"descriptors":"a.plist"},"events":[]}"#
    let text = "[\(form),\(Self.row),\(form)]"
    let scripts = try replay.checkedScripts(in: text.utf8, name: "s.json")
    let starts = [
      Self.written(scripts, .timeline).hasPrefix("expandable-table\n"),
      Self.written(scripts, .json).hasPrefix("[\n{\"design\":\"expandable-table\""),
    ]
    expect(starts, are: [true, true])
    expect(reads.paths, are: ["a.plist", "a.plist"])
  }

  @Test(
    "Progress goes from 0 to 1, first of the checking, then of the playing", arguments: CheckedScripts.Form.allCases)
  func progress(form: CheckedScripts.Form) throws {
    final class Reports: @unchecked Sendable {
      var all: [ReplayProgress] = []
    }
    let reports = Reports()
    let count = 20 * 256 + 9
    let events = [String](repeating: #"{"wait":{}}"#, count: count).joined(separator: ",")
    let scripts = try Replay(progress: { reports.all.append($0) })
      .checkedScripts(in: rowScript("", events).utf8, name: "s.json")
    #expect(reports.all.allSatisfy { $0.stage == .checking })
    var bytes = 0
    scripts.write(form) { bytes += $0.count }
    #expect(bytes > count)
    for stage in ReplayProgress.Stage.allCases {
      let fractions = reports.all.filter { $0.stage == stage }.map(\.fraction)
      // One report each 256 events at least, and the last of them near the end.
      let isEnough = fractions.count >= count / 256
      let isFromEndToEnd = (fractions.first ?? 1) < 0.1 && (0.99...1).contains(fractions.last ?? 0)
      expect([isEnough, isFromEndToEnd], are: [true, true])
      expect(fractions, are: fractions.sorted())
    }
  }
}
