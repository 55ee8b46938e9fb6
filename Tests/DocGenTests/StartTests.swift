import ConstraintSwipe
import Foundation
import InteractionLaws
import InteractionReplay
import Testing

@testable import DocGen

@Suite("The first ten minutes")
struct StartTests {
  /// The blocks of a page, by language, in order.
  private func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOfFile: packageRoot + "/Docs/Start.md", encoding: .utf8)
    return text.components(separatedBy: "\n```" + language + "\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  @Test("The recorded script and the typed one print what the page shows")
  func scripts() throws {
    let shown = try blocks("text")
    let outcome = run(["replay", "Examples/Gestures/slow-open.json", "--text"])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let recorded = ([lines[1]] + lines.suffix(2)).joined(separator: "\n")
    let script = try #require(blocks("json").first)
    let typed = try Replay().traces(of: Array(script.utf8), name: "two.json").text
    #expect(outcome.status == 0)
    expect([recorded + "\n", typed], are: shown.prefix(2).map { $0 + "\n" })
  }

  @Test("The page's code prints the broken laws that the page shows")
  func laws() throws {
    func check(_ corrections: ConstraintSwipe.Corrections) -> String {
      let violations = SwipeLaw.check(
        {
          ConstraintSwipe(
            width: 320, height: 44, trailing: [InteractionAction(id: "delete", title: "Delete", role: .destructive)],
            corrections: corrections)
        }, habits: .byPosition)
      return "laws broken: \(violations.count)\n" + violations.map { $0.text + "\n" }.joined()
    }
    let printed = check(.all) + check(.all.subtracting([.resumesMotion]))
    #expect(try blocks("text").last == printed.trimmingCharacters(in: .newlines))
    expect(try blocks("swift").last, has: ["habits: .byPosition", "check(.all.subtracting([.resumesMotion]))"])
    // Only on a Mac does the package manager ask for the platform; a target has none.
    expect(try blocks("swift").first, has: ["\n  name: \"start\",\n  platforms: [.macOS(.v12)],\n"])
    #expect(try blocks("swift")[0].components(separatedBy: "platforms:").count == 2)
  }
}
