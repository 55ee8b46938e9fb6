import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that are played while they are read")
struct ReplayWritingTests {
  private static func written(
    _ format: Trace.Format, _ text: String, by replay: Replay = Replay(), drawing most: Int = 0
  ) throws -> (text: String, drawn: [Script.DrawnMoments]) {
    var bytes: [UInt8] = []
    let drawn = try replay.write(format, of: text.utf8, name: "s.json", drawing: most) { bytes += $0 }
    return (String(decoding: bytes, as: UTF8.self), drawn)
  }

  private static let row = rowScript(
    twoActions,
    #"""
    {"pan":{"phase":"began","translation":0}},{"at":0.125,"pan":{"phase":"changed","translation":-85.123456}},
    {"at":0.25,"pan":{"phase":"ended","translation":-85}},{"at":1,"press":{"edge":"trailing","index":1}}
    """#)
  private static let list =
    #"{"design":"gesture-list","configuration":{"items":["A","B"]},"events":[{"tap":{"row":1}}]}"#
  private static let format = FormScriptTests.script(#"{"at":3,"select":{"section":0,"row":0}}"#)
  private static let table =
    #"{"design":"headless-table","configuration":{"of":"scroll-swipe","rows":2},"events":[{"at":10,"wait":{}}]}"#

  private static let all = [row, list, format, table]

  @Test("The written text is that of the scripts' traces, drawn or not")
  func bytes() throws {
    let texts =
      Self.all + [
        rowScript(), "[]", "[\(Self.row)]", "[\(Self.row),\(Self.list),\n\(Self.table),\(Self.format)]",
        "\u{FEFF}[ \(Self.row) ]",
      ]
    for text in texts {
      let traces = try Replay().traces(of: text.utf8, name: "s.json")
      for most in [0, 2, 60] {
        let written = try Trace.Format.allCases.map { try Self.written($0, text, drawing: most).text }
        expect(written, are: [traces.json, traces.text], "\(text), \(most) drawn")
      }
    }
  }

  @Test("The drawn frames are a script's frames")
  func frames() throws {
    let text = "[" + Self.all.joined(separator: ",") + "]"
    let scripts = try Replay().scripts(in: text.utf8, name: "s.json").scripts
    for most in [1, 2, 60] {
      let drawn = try Self.written(.json, text, drawing: most).drawn
      #expect(drawn.map(\.frames) == scripts.map { $0.frames(limit: most) })
      #expect(drawn.map(\.count) == scripts.map { $0.play().steps.count })
      #expect(drawn.map(\.size) == scripts.map(\.size))
    }
    let undrawn = try Self.written(.timeline, text).drawn
    #expect(undrawn.map(\.frames) == scripts.map { _ in [] })
  }

  @Test("Errors are the same as when a script is only read", arguments: Trace.Format.allCases)
  func errors(format: Trace.Format) throws {
    let texts = ["{", "3", rowScript("", #"{"wait":{}},{"wait":3}"#), "[\(Self.row),{}]", rowScript(#""width":-1"#)]
    for text in texts {
      let error = try #require(throws: ScriptError.self) { try Replay().scripts(in: text.utf8, name: "s.json") }
      #expect(throws: error) { try Self.written(format, text) }
    }
  }

  @Test("A file that a script names is read once for each script", arguments: Trace.Format.allCases)
  func files(format: Trace.Format) throws {
    final class Reads: @unchecked Sendable {
      var paths: [String] = []
    }
    let reads = Reads()
    let replay = Replay { path throws(FileProblem) in
      reads.paths.append(path)
      return Array("<plist><array></array></plist>".utf8)
    }
    let script = #"{"design":"expandable-table","configuration":{"descriptors":"a.plist"},"events":[]}"#
    _ = try Self.written(format, "[\(script),\(Self.row),\(script)]", by: replay, drawing: 3)
    expect(reads.paths, are: ["a.plist", "a.plist"])
  }

  private final class Reports: @unchecked Sendable {
    var all: [ReplayProgress] = []
  }

  @Test("Progress goes from 0 to 1, first of checking the text and then of playing", arguments: Trace.Format.allCases)
  func progress(format: Trace.Format) throws {
    let reports = Reports()
    let count = 20 * 256 + 9
    let events = [String](repeating: #"{"wait":{}}"#, count: count).joined(separator: ",")
    _ = try Self.written(format, rowScript("", events), by: Replay(progress: { reports.all.append($0) }))
    let stages = reports.all.map(\.stage)
    #expect(stages == stages.filter { $0 == .checking } + stages.filter { $0 == .playing })
    // One report each 16 kB of text, one each 256 events.
    for (stage, least) in [(ReplayProgress.Stage.checking, events.utf8.count >> 14), (.playing, count / 256)] {
      let fractions = reports.all.filter { $0.stage == stage }.map(\.fraction)
      #expect(fractions.count >= least)
      #expect((fractions.first ?? 1) < 0.5 && (fractions.last ?? 0) <= 1)
      expect(fractions, are: fractions.sorted())
    }
  }

  @Test("Writing a script that has been read reports no progress")
  func silence() throws {
    let reports = Reports()
    let waits = [String](repeating: #"{"wait":{}}"#, count: 3000).joined(separator: ",")
    let list = #"{"design":"gesture-list","configuration":{"items":["A"]},"events":["# + waits + "]}"
    let script = try Replay(progress: { reports.all.append($0) }).script(list)
    #expect(!reports.all.isEmpty)
    reports.all = []
    _ = try script.json()
    expect(reports.all.map(\.fraction), are: [])
  }
}
