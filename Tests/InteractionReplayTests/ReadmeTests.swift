import ConstraintSwipe
import Foundation
import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

private typealias Curtain = ConstraintSwipe

extension ConstraintSwipe {
  /// The state in the README's example: one fold for each 20 points.
  fileprivate func folds(at time: Time) -> Double { offset(at: time).magnitude / 20 }
}

@Suite("The README")
struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private let page: String
  private let source: String

  init() throws {
    page = try String(
      contentsOf: Self.folder.appendingPathComponent("../../Sources/InteractionReplay/README.md"), encoding: .utf8)
    source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
  }

  /// The blocks of code in a language, or in none.
  private func examples(_ language: String = "") -> [String] {
    let blocks = page.components(separatedBy: "```")
    return blocks.indices.filter { !$0.isMultiple(of: 2) && blocks[$0].hasPrefix(language + "\n") }
      .map { String(blocks[$0].dropFirst(language.count + 1)) }
  }

  @Test("The README's examples are code of this file, to the letter")
  func code() {
    expect(examples("swift").count, is: 4)
    let lines = examples("swift").joined().split(separator: "\n")
    expect(lines.filter { !source.contains($0) }, are: [])
  }

  @Test("The README's script plays to the timeline that the README shows")
  func timeline() throws {
    expect([examples("json").count, examples().count], are: [1, 1])
    expect(try Replay().script(examples("json")[0]).play().text, is: examples()[0])
  }

  @Test("The README's script that is built in Swift opens the row")
  func script() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let script = Script.row(
      RowSetup(.constraintSwipe, trailing: [delete]),
      [
        Timed(0, .pan(PanSample(.began, translation: .zero))),
        Timed(0.25, .pan(PanSample(.ended, translation: Vector(-50, 0)))),
      ])
    expectReported(script.play(), ["pan.ended: didOpen.trailing"])
  }

  @Test("The README's design can be played, and keeps the laws")
  func design() throws {
    let curtain = RowDesign(
      "curtain", options: RowDesign.Options(habits: { _ in .byPosition }),
      state: RowDesign.State<Curtain>(timeline: ["folds"]) { row, time in ["folds": .number(row.folds(at: time))] },
      make: { setup in
        Curtain(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
      })
    let replay = Replay(designs: .standard.adding(curtain))
    expect(RowUnderLaw(curtain).violations(search: Search(depth: 2, randomSequences: 5)), are: [])
    let open =
      #"{"design":"curtain","configuration":{\#(twoActions)},"events":[{"open":{"edge":"trailing","animated":false}}]}"#
    // Two buttons of 80 points.
    expect(try replay.script(open).play().last("folds"), is: .number(160 / 20))
  }

  /// Never called: it only shows that the README's lines compile.
  private func printing(_ bytes: [UInt8], _ script: Script, _ curtain: RowDesign) {
    let replay = Replay()
    do {
      let traces = try replay.traces(of: bytes, name: "drag.json")
      print(traces.json, terminator: "")  // or traces.text, a timeline to read
    } catch {
      print(error)  // drag.json: events[3].pan.phase: unknown phase "bgan" (one of began, changed, …)
    }
    print(script.play().text)
    for found in RowUnderLaw(curtain).violations() {
      print(found.violation.report(for: found.setup))
    }
  }
}
