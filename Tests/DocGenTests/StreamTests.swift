import Foundation
import Testing

@testable import DocGen

@Suite("Streams that are closed or full, and long scripts")
struct StreamTests {
  /// A script with this many events.
  private static func script(_ events: Int) -> [UInt8] {
    let event = #"{"pan":{"phase":"changed","translation":-1,"velocity":0}}"#
    let list = [String](repeating: event, count: events).joined(separator: ",")
    return Array(#"{"design":"constraint-swipe","events":[\#(list)]}"#.utf8)
  }

  private static let commands = ["replay", "compare"]

  @Test("Closed standard input gives one line and status 1, and full standard output gives one line and status 3")
  func troubles() {
    let closed = "standard input: cannot be read: it is closed (leave it open)\n"
    for command in Self.commands {
      #expect(runWithProgress([command, "-"], input: nil).outcome == Outcome(status: 1, errors: closed), "\(command)")
    }
    let fault = FileTrouble("standard output", .writing, "there is no room left (free some space)")
    let full = "standard output: cannot be written: there is no room left (free some space)\n"
    for arguments in [["replay", "-"], ["replay", "-", "--text"], ["compare", "-"], ["help"]] {
      let outcome = runWithProgress(arguments, input: Self.script(3), room: 0, fault: fault).outcome
      #expect(outcome == Outcome(status: 3, errors: full), "\(arguments)")
    }
  }

  @Test("A pipe that is closed early ends the command quietly, and a picture for standard output precedes the text")
  func output() {
    for command in Self.commands {
      let whole = runWithProgress([command, "-"], input: Self.script(9)).outcome.output
      let gone = FileTrouble("standard output", .writing, error: EPIPE)
      let (outcome, _) = runWithProgress([command, "-"], input: Self.script(9), room: 500, fault: gone)
      #expect(outcome.status == 0 && outcome.errors == "", "\(command)")
      #expect(whole.hasPrefix(outcome.output) && whole != outcome.output, "\(command)")
    }
    let (outcome, _) = runWithProgress(["compare", "-", "--svg", "to-the-output"], input: Self.script(1))
    let text = runWithProgress(["compare", "-"], input: Self.script(1)).outcome.output
    #expect(outcome.status == 0 && outcome.output.hasPrefix("<svg") && outcome.output.hasSuffix(text))
  }

  @Test("Held output comes out whole and in order, even if it is more than is kept in memory")
  func held() throws {
    for count in [0, 1, HeldOutput.mostInMemory, HeldOutput.mostInMemory + 1, 3 * HeldOutput.mostInMemory + 7] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
      let output = HeldOutput()
      for start in stride(from: 0, to: count, by: 1000) { output.hold(Array(bytes[start..<min(start + 1000, count)])) }
      var released: [UInt8] = []
      try output.release { released += $0 }
      #expect(released == bytes, "\(count) bytes")
    }
  }

  @Test("A script whose last event is wrong prints nothing, however long it is")
  func wrong() {
    let script = String(decoding: Self.script(3000), as: UTF8.self).replacing("]}", with: #",{"fly":{}}]}"#)
    for arguments in [["replay", "-"], ["replay", "-", "--text"]] {
      let (outcome, _) = runWithProgress(arguments, input: Array(script.utf8))
      #expect(outcome.status == 1 && outcome.output == "", "\(arguments)")
      #expect(outcome.errors.hasPrefix("standard input: events[3000]: unknown kind of event \"fly\""), "\(arguments)")
    }
  }

  @Test("A command that takes longer than a second prints its progress")
  func progress() {
    for command in Self.commands {
      // The clock is read every 256 events, and each time it is a second later: a line at the first, then one every five.
      let (outcome, lines) = runWithProgress([command, "-"], input: Self.script(3000), secondsALook: 1)
      #expect(outcome.status == 0 && outcome.errors == "", "\(command)")
      let said = lines.map { String($0.prefix { !$0.isNumber }) }
      let ends = [said.first ?? "", said.last ?? ""]
      expect(ends, are: ["standard input: checked ", "standard input: played "], command)
      expectNone(lines.filter { $0.wholeMatch(of: /standard input: (checked|played) \d{1,2} %/) == nil }, command)
      // The percentages of a pass never decrease.
      let percents = lines.filter { $0.contains("checked") }.compactMap { Int($0.filter(\.isNumber)) }
      #expect(percents.count > 1 && percents == percents.sorted(), "\(command)")
      expectNone(runWithProgress([command, "-"], input: Self.script(600), secondsALook: 0.1).progress, command)
    }
  }
}
