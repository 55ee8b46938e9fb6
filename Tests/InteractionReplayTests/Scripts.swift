import InteractionReplay
import TestSupport
import Testing

/// A script for a single row as text, with its configuration's fields and its events.
func rowScript(_ configuration: String = "", _ events: String = "") -> String {
  #"{"design":"constraint-swipe","configuration":{\#(configuration)},"events":[\#(events)]}"#
}

/// A script for a table of such rows.
func tableScript(_ configuration: String = "", _ events: String = "") -> String {
  let fields = configuration.isEmpty ? "" : "," + configuration
  return rawTableScript(#""of":"constraint-swipe""# + fields, events)
}

/// A script for a table, whatever its configuration.
func rawTableScript(_ configuration: String, _ events: String = "") -> String {
  #"{"design":"headless-table","configuration":{\#(configuration)},"events":[\#(events)]}"#
}

/// One action, 80 points wide, that deletes.
let deleteAction = #"{"id":"delete","title":"Delete","role":"destructive"}"#
/// One action, 80 points wide, that deletes nothing.
let moreAction = #"{"id":"more","title":"More"}"#

/// A configuration of a row with two actions at the trailing side.
let twoActions = #""trailing":[\#(deleteAction),\#(moreAction)]"#

/// The printed trace of a script, or the one line that says why it cannot be played.
func played(_ script: String, by replay: Replay = Replay(), name: String = "s.json") -> String {
  do {
    return try replay.traces(of: script.utf8, name: name).json
  } catch {
    return error.description
  }
}

/// The timeline of a script, or the one line that says why it cannot be played.
func timeline(_ script: String, by replay: Replay = Replay(), name: String = "s.json") -> String {
  do {
    return try replay.traces(of: script.utf8, name: name).text
  } catch {
    return error.description
  }
}

extension Trace {
  /// The notices of each event that has any, such as `undo: didInsert.1`.
  var reported: [String] {
    steps.filter { !$0.notices.isEmpty }.map { $0.event + ": " + $0.notices.joined(separator: " ") }
  }

  /// The value of a key of the state after each step; null if it is absent.
  func values(_ key: String) -> [JSON] { steps.map { $0.state[key] ?? .null } }

  /// The value of a key of the state in the end; null if it is absent.
  func last(_ key: String) -> JSON { values(key).last ?? .null }
}

extension JSON {
  /// Whether all its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .null, .bool, .string: true
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy { $0.isFinite }
    case .object(let values): values.values.allSatisfy { $0.isFinite }
    }
  }
}

/// A script that cannot be played, and the line that says why.
struct Refusal {
  let script: String
  let line: String

  init(_ script: String, _ problem: String) {
    self.script = script
    line = "s.json: " + problem
  }
}

/// Expects each script to be refused with its line.
func expectRefused(
  by replay: Replay = Replay(), _ refusals: [Refusal], sourceLocation: SourceLocation = #_sourceLocation
) {
  for refusal in refusals {
    #expect(played(refusal.script, by: replay) == refusal.line, sourceLocation: sourceLocation)
  }
}

/// Expects a script to be the same when it is written and read again, and to play to the same trace.
func expectRoundTrip(
  _ script: Script, by replay: Replay = Replay(), sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let read = try replay.script(script.json())
  #expect((read, read.play()) == (script, script.play()), sourceLocation: sourceLocation)
}

/// Expects a trace to have these values under a key of the state after each step.
func expectValues(
  _ trace: Trace, _ key: String, _ values: [JSON], sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(trace.values(key), are: values, key, sourceLocation: sourceLocation)
}

/// Expects each event of a trace to have reported this: `undo: didInsert.1`.
func expectReported(_ trace: Trace, _ reported: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  expect(trace.reported, are: reported, sourceLocation: sourceLocation)
}

/// Expects the text to contain all of the first parts and none of the others.
func expect(
  _ text: String, has parts: [String], hasNot others: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (missing, present) = (parts.filter { !text.contains($0) }, others.filter { text.contains($0) })
  #expect((missing, present) == ([], []), "\(text)", sourceLocation: sourceLocation)
}

/// The kinds of events of a row, as messages list them.
let rowKinds =
  "pan, open, close, press, tap, reuse, resize, setActions, preview, otherRowOpened, tableScrolled, tableTapped, wait, perform"
/// The designs that a table can hold.
let inTables =
  "constraint-swipe, scroll-swipe, utility-buttons, expandable-table, gesture-list"
/// The corrections of constraint-swipe.
let corrections =
  "fingerKeepsHold, noticeOnChange, cancelRestores, failedRestores, reuseEndsPan, openEndsPan, "
  + "resumesMotion, followsIdentity, axisDecidedOnce, noEmptySide, contentStaysVisible, "
  + "bounceStaysCovered, tapCloses, closesWithTable"
