import ConstraintSwipe
import Foundation
import InteractionLaws
import InteractionReplay
import Testing

@testable import DocGen

@Suite("Pages that are written by hand")
struct WrittenPagesTests {
  /// Every page of the package that somebody may open, by its path.
  static let pages: [String] = {
    let top = ["README.md", "CONTRIBUTING.md"]
    let folders = ["Docs", "Sources", "Examples", "Tests"].flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: packageRoot + "/" + folder)
      return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
        .filter { !$0.contains(".docc/") && !$0.contains("node_modules") }.map { folder + "/" + $0 }
    }
    return (top + folders).sorted()
  }()

  private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: packageRoot + "/" + path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The anchors of a page's headings.
  private func anchors(_ path: String) throws -> [String] {
    try lines(path).filter { $0.hasPrefix("#") }.map { line in
      Markdown.anchor(String(line.drop { $0 == "#" }.dropFirst()))
    }
  }

  /// A path from the package's root, of a link on a page.
  private func target(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  @Test("Every link on a page leads to a file, and to a heading or a line in it")
  func links() throws {
    #expect(Self.pages.count > 20)
    var headings: [String: [String]] = [:]
    for page in Self.pages {
      var faults: [String] = []
      let text = try String(contentsOfFile: packageRoot + "/" + page, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)\s]+)\)/) {
        let link = String(match.1)
        if link.contains("://") || link.hasPrefix("mailto:") { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? page : target(parts[0], from: page)
        // It is built, not committed.
        if file.hasSuffix(PlaygroundLinks.page) { continue }
        if !FileManager.default.fileExists(atPath: packageRoot + "/" + file) { faults.append("no file for \(link)") }
        guard parts.count == 2, file.hasSuffix(".md") else { continue }
        let known: [String]
        if let found = headings[file] { known = found } else { known = try anchors(file) }
        headings[file] = known
        if !known.contains(parts[1]) { faults.append("no heading for \(link)") }
      }
      expectNone(faults, page)
    }
  }
}

@Suite("The first ten minutes")
struct StartTests {
  /// The blocks of a page, by language, in order.
  private func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOfFile: packageRoot + "/Docs/Start.md", encoding: .utf8)
    return text.components(separatedBy: "\n```" + language + "\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  @Test("A recorded script, and the one that one types, print what the page shows")
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

  @Test("The laws that break are those of the page, by the code that it shows")
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
  }
}
