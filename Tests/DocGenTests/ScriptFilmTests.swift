import Foundation
import InteractionReplay
import Testing

@testable import DocGen

@Suite("Films of scripts")
struct ScriptFilmTests {
  /// The film of a script or of a file, which is expected to be well-formed.
  private func film(
    _ script: String, file: String = "-", sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let outcome = run(["film", file], input: script)
    #expect(
      outcome.status == 0 && outcome.errors == "", "\(file): \(outcome.errors)", sourceLocation: sourceLocation)
    expectDrawn(outcome.output, file, sourceLocation: sourceLocation)
    return outcome.output
  }

  /// A script of events in a table of three rows.
  private func table(_ events: String) -> String {
    "{\"design\": \"headless-table\", \"configuration\": {\"of\": \"scroll-swipe\", \"rows\": 3}, \"events\": [\(events)]}"
  }

  private func seconds(_ svg: String) -> Double? {
    svg.firstMatch(of: /animation:k\d+ ([\d.]+)s/).flatMap { Double($0.1) }
  }

  @Test("A film is an animated picture with the finger and the notices, printed or written to the file of --svg")
  func known() throws {
    let svg = film("", file: "Examples/Gestures/flick.json")
    expect(
      svg,
      has: [
        "class=\"f\"", ">didOpen.trailing.3<", "<title id=\"t\">Examples/Gestures/flick.json</title>",
        "<desc id=\"d\">Reported: didOpen.trailing.3.</desc>",
        "@media print,(prefers-reduced-motion:reduce){*{animation:none!important}}",
      ])
    let duration = try #require(seconds(svg))
    #expect(duration > 1 && duration < 8)
    expect(["film", "Examples/Gestures/flick.json"], gives: Outcome(status: 0, output: svg))

    let script = "{\"design\": \"scroll-swipe\", \"events\": [{\"wait\": {}}]}"
    let printed = film(script)
    try withFolder { folder in
      expect(["film", "-", "--svg", "f.svg"], root: folder, input: script, gives: Outcome(status: 0))
      let written = try String(contentsOfFile: folder + "/f.svg", encoding: .utf8)
      #expect(written == printed)
    }
  }

  @Test("All gestures of Examples can be filmed")
  func all() throws {
    let folder = packageRoot + "/Examples/Gestures/"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count > 20)
    for name in names {
      #expect(film("", file: folder + name).utf8.count < 120_000, "\(name)")
    }
  }

  @Test("A script without events shows the start, no script an empty picture, and several scripts one below another")
  func empty() {
    let svg = film("{\"design\": \"constraint-swipe\", \"events\": []}")
    expect(svg, has: [">Nothing happens.<", "Nothing is reported."])

    let none = run(["film", "-"], input: "[]")
    let replayed = run(["replay", "-"], input: "[]")
    #expect(none.status == replayed.status && none.errors == replayed.errors)
    if none.status == 0 { expectDrawn(none.output) }

    let one = "{\"design\": \"scroll-swipe\", \"events\": [{\"open\": {\"edge\": \"trailing\"}}]}"
    let other = one.replacing("scroll-swipe", with: "utility-buttons")
    expect(film("[\(one), \(other)]"), has: [">scroll-swipe<", ">utility-buttons<"])
  }

  @Test("Scripts with extreme times and touches are filmed within a minute")
  func odd() {
    for events in [
      "{\"at\": 1e9, \"wait\": {}}",
      "{\"touch\": {\"id\": 0, \"phase\": \"up\", \"x\": 1e9, \"y\": -1e9}}",
      "{\"touch\": {\"id\": 3, \"phase\": \"down\", \"x\": 20, \"y\": 20}}, {\"at\": 4000, \"wait\": {}}",
      "{\"resize\": {\"width\": 0, \"height\": 0}}, {\"at\": 0.5, \"wait\": {}}",
    ] {
      let svg = film(table(events))
      #expect(seconds(svg) ?? 0 < 61, "\(events)")
    }
  }

  @Test("Only the end of a long script is filmed, within a minute, and pauses are shortened")
  func long() throws {
    let taps = (0..<400).map { index in
      let at = Double(index)
      return "{\"at\": \(at), \"touch\": {\"id\": 0, \"phase\": \"down\", \"x\": 40, \"y\": 20}}, "
        + "{\"at\": \(at + 0.1), \"touch\": {\"id\": 0, \"phase\": \"up\", \"x\": 40, \"y\": 20}}"
    }.joined(separator: ", ")
    let whole = film(table(taps))
    let pause = film(
      "{\"design\": \"scroll-swipe\", \"events\": [{\"open\": {\"edge\": \"trailing\"}}, {\"at\": 600, \"close\": {}}]}"
    )
    expect(whole, has: ["The end of it."])
    #expect(pause.offsets(of: "The end of it.").isEmpty)
    let (long, short) = (try #require(seconds(whole)), try #require(seconds(pause)))
    #expect(long > 50 && long <= 60.5 && short < 6)
  }

  @Test("A film reports the same errors as a replay")
  func wrong() {
    for script in ["{", "{\"design\": \"x\"}", ""] {
      let replayed = run(["replay", "-"], input: script)
      #expect(replayed.status == 1 && replayed.output == "", "\(script)")
      expect(["film", "-"], input: script, gives: replayed)
    }
    for file in ["nowhere.json", "Sources"] { expect(["film", file], gives: run(["replay", file])) }
  }
}
