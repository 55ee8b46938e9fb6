import Foundation
import FoundationXML
import InteractionReplay
import Testing

@testable import DocGen

@Suite("Films of scripts")
struct ScriptFilmTests {
  private func film(_ script: String) throws -> String {
    let outcome = run(["film", "-"], input: script)
    #expect(outcome.status == 0 && outcome.errors == "")
    return outcome.output
  }

  private func seconds(_ svg: String) -> Double? {
    svg.firstMatch(of: /animation:k\d+ ([\d.]+)s/).flatMap { Double($0.1) }
  }

  @Test("A known script is printed as a picture that moves, with its finger and what it reports")
  func known() throws {
    let outcome = run(["film", "Examples/Gestures/flick.json"])
    let svg = outcome.output

    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("class=\"f\"") && svg.contains(">didOpen.trailing.3<"))
    #expect(svg.contains("<title id=\"t\">Examples/Gestures/flick.json</title>"))
    #expect(svg.contains("<desc id=\"d\">Reported: didOpen.trailing.3.</desc>"))
    #expect(svg.contains("@media print,(prefers-reduced-motion:reduce){*{animation:none!important}}"))
    #expect(seconds(svg).map { $0 > 1 && $0 < 8 } == true)
    #expect(run(["film", "Examples/Gestures/flick.json"]) == outcome)
  }

  @Test("All gestures of Examples can be filmed")
  func all() throws {
    let folder = packageRoot + "/Examples/Gestures/"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count > 20)
    for name in names {
      let outcome = run(["film", folder + name])
      #expect(outcome.status == 0 && outcome.errors == "", "\(name)")
      #expect(XMLParser(data: Data(outcome.output.utf8)).parse(), "\(name)")
      #expect(outcome.output.firstMatch(of: /\b(NaN|nan|inf)\b/) == nil, "\(name)")
      #expect(outcome.output.utf8.count < 120_000, "\(name): \(outcome.output.utf8.count)")
    }
  }

  @Test("With --svg it goes to the file that is named, and nothing is printed")
  func file() throws {
    let script = "{\"design\": \"scroll-swipe\", \"events\": [{\"wait\": {}}]}"
    try withFolder { folder in
      let printed = try film(script)
      #expect(run(["film", "-", "--svg", "f.svg"], root: folder, input: script) == Outcome(status: 0))
      #expect(try String(contentsOfFile: folder + "/f.svg", encoding: .utf8) == printed)
      let line = "/nowhere/f.svg: cannot be written: its folder is not there (make it, or check the path)\n"
      #expect(
        run(["film", "-", "--svg", "/nowhere/f.svg"], input: script) == Outcome(status: 3, errors: line))
    }
  }

  @Test("A script without events shows the start, and no script at all an empty picture")
  func empty() throws {
    let svg = try film("{\"design\": \"constraint-swipe\", \"events\": []}")
    #expect(svg.contains(">Nothing happens.<") && svg.contains("Nothing is reported."))
    #expect(XMLParser(data: Data(svg.utf8)).parse())

    let none = run(["film", "-"], input: "[]")
    let replayed = run(["replay", "-"], input: "[]")
    #expect(none.status == replayed.status && none.errors == replayed.errors)
    if none.status == 0 { #expect(XMLParser(data: Data(none.output.utf8)).parse()) }
  }

  @Test(
    "Odd times and odd touches are filmed as they are played",
    arguments: [
      "{\"at\": 1e9, \"wait\": {}}",
      "{\"touch\": {\"id\": 0, \"phase\": \"up\", \"x\": 1e9, \"y\": -1e9}}",
      "{\"touch\": {\"id\": 3, \"phase\": \"down\", \"x\": 20, \"y\": 20}}, {\"at\": 4000, \"wait\": {}}",
      "{\"resize\": {\"width\": 0, \"height\": 0}}, {\"at\": 0.5, \"wait\": {}}",
    ])
  func odd(events: String) throws {
    let svg = try film(
      "{\"design\": \"headless-table\", \"configuration\": {\"of\": \"scroll-swipe\", \"rows\": 3}, \"events\": [\(events)]}"
    )
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.firstMatch(of: /NaN|nan|inf\b/) == nil)
    #expect(seconds(svg).map { $0 < 61 } != false)
  }

  @Test("Of a long script the end is filmed, within a minute, and pauses are cut")
  func long() throws {
    let taps = (0..<400).map { index in
      let at = Double(index)
      return "{\"at\": \(at), \"touch\": {\"id\": 0, \"phase\": \"down\", \"x\": 40, \"y\": 20}}, "
        + "{\"at\": \(at + 0.1), \"touch\": {\"id\": 0, \"phase\": \"up\", \"x\": 40, \"y\": 20}}"
    }.joined(separator: ", ")
    let svg = try film(
      "{\"design\": \"headless-table\", \"configuration\": {\"of\": \"scroll-swipe\", \"rows\": 3}, \"events\": [\(taps)]}"
    )
    #expect(svg.contains("The end of it."))
    #expect(seconds(svg).map { $0 > 50 && $0 <= 60.5 } == true)

    let pause = try film(
      "{\"design\": \"scroll-swipe\", \"events\": [{\"open\": {\"edge\": \"trailing\"}}, {\"at\": 600, \"close\": {}}]}"
    )
    #expect(seconds(pause).map { $0 < 6 } == true)
    #expect(!pause.contains("The end of it."))
  }

  @Test("Several scripts stand one below the other")
  func several() throws {
    let one = "{\"design\": \"scroll-swipe\", \"events\": [{\"open\": {\"edge\": \"trailing\"}}]}"
    let other = one.replacing("scroll-swipe", with: "utility-buttons")
    let svg = try film("[\(one), \(other)]")
    #expect(svg.contains(">scroll-swipe<") && svg.contains(">utility-buttons<"))
  }

  @Test(
    "What is wrong with a script, or with its file, is what a replay says", arguments: ["{", "{\"design\": \"x\"}", ""])
  func wrong(script: String) {
    let outcome = run(["film", "-"], input: script)
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome == run(["replay", "-"], input: script))
    #expect(run(["film", "nowhere.json"]) == run(["replay", "nowhere.json"]))
    #expect(run(["film", "Sources"]) == run(["replay", "Sources"]))
  }
}
