import Foundation
import Testing

@testable import DocGen

@Suite("Streams that are closed or full, and long scripts")
struct StreamTests {
  /// A script of so many events.
  private static func script(_ events: Int) -> [UInt8] {
    let event = #"{"pan":{"phase":"changed","translation":-1,"velocity":0}}"#
    let list = [String](repeating: event, count: events).joined(separator: ",")
    return Array(#"{"design":"constraint-swipe","events":[\#(list)]}"#.utf8)
  }

  @Test("Standard input that is closed is one line, and the status is 1", arguments: ["replay", "compare"])
  func closedInput(command: String) {
    let line = "standard input: cannot be read: it is closed (open it, or leave out what closes it)\n"
    #expect(runWithProgress([command, "-"], input: nil).outcome == Outcome(status: 1, errors: line))
  }

  @Test(
    "Standard output that cannot be written to is one line, and the status is 3",
    arguments: [["replay", "-"], ["replay", "-", "--text"], ["compare", "-"], ["help"]])
  func fullOutput(arguments: [String]) {
    let full = FileTrouble("standard output", .writing, "there is no room left (make some)")
    let line = "standard output: cannot be written: there is no room left (make some)\n"
    let outcome = runWithProgress(arguments, input: Self.script(3), room: 0, fault: full).outcome
    #expect(outcome == Outcome(status: 3, errors: line))
  }

  @Test("A pipe that is closed early ends the command quietly", arguments: [["replay", "-"], ["compare", "-"]])
  func closedPipe(arguments: [String]) {
    let whole = runWithProgress(arguments, input: Self.script(9)).outcome.output
    let gone = FileTrouble("standard output", .writing, error: EPIPE)
    let (outcome, _) = runWithProgress(arguments, input: Self.script(9), room: 500, fault: gone)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(whole.hasPrefix(outcome.output) && whole != outcome.output)
  }

  @Test("A picture that is to go to standard output goes there, before the text")
  func pictureToOutput() {
    let (outcome, _) = runWithProgress(["compare", "-", "--svg", "to-the-output"], input: Self.script(1))
    let text = runWithProgress(["compare", "-"], input: Self.script(1)).outcome.output
    #expect(outcome.status == 0 && outcome.output.hasPrefix("<svg") && outcome.output.hasSuffix(text))
  }

  @Test("Who waits for longer than a second is told how far it is", arguments: [["replay", "-"], ["compare", "-"]])
  func progress(arguments: [String]) {
    // A look at the clock each 256 events, and a second between two looks: a line at the first, and then one each five.
    let (outcome, lines) = runWithProgress(arguments, input: Self.script(3000), secondsALook: 1)
    #expect(outcome.status == 0 && outcome.errors == "")
    let said = lines.map { $0.prefix { !$0.isNumber } }
    #expect(said.first == "standard input: checked " && said.last == "standard input: played ")
    #expect(lines.allSatisfy { $0.wholeMatch(of: /standard input: (checked|played) \d{1,2} %/) != nil })
    // Those of a pass never run back.
    let percents = lines.filter { $0.contains("checked") }.compactMap { Int($0.filter(\.isNumber)) }
    #expect(percents.count > 1 && percents == percents.sorted())
    #expect(runWithProgress(arguments, input: Self.script(600), secondsALook: 0.1).progress == [])
  }
}
