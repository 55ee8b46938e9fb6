import BrokenDesigns
import Foundation
import InteractionLaws
import Testing

private typealias MyRow = BreakableRow

extension BreakableRow {
  /// The initialiser that the README assumes.
  fileprivate init(leading: [InteractionAction], trailing: [InteractionAction]) {
    self.init(leading: leading.count, trailing: trailing.count)
  }
}

@Test func myRowKeepsTheLaws() {
  let archive = InteractionAction(id: "archive", title: "Archive")
  let delete = InteractionAction(id: "delete", title: "Delete")
  let violations = SwipeLaw.check(
    { MyRow(leading: [archive], trailing: [delete]) },
    mirrored: { MyRow(leading: [delete], trailing: [archive]) })
  for violation in violations {
    Issue.record("\(violation.text)")
  }
}

@Suite("The README")
struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private let page: String
  private let source: String

  init() throws {
    page = try String(
      contentsOf: Self.folder.appendingPathComponent("../../Sources/InteractionLaws/README.md"), encoding: .utf8)
    source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
  }

  @Test("The README's examples are code of this file, to the letter")
  func examples() {
    let examples = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count == 2)
    for example in examples {
      for line in example.split(separator: "\n") {
        #expect(source.contains(line), "\(line)")
      }
    }
  }

  @Test("The README shows the text of the violation by a row that does not rest")
  func output() throws {
    let found = SwipeLaw.check({ BreakableRow(breaking: .rests) }, laws: [.rests])
    let text = try #require(found.first).text.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    #expect(page.contains(text))
  }

  @Test("The last sequence received is the one on which a list would trap")
  func traps() {
    let log = Log()
    var search = Search(depth: 2, randomSequences: 1)
    search.willTry = { sequence in log.lines.append(sequence) }
    let own = CustomEvent<FoldingList>("trap") { _, _ in
      log.traps.append(log.lines.last ?? "")
      return .none
    }
    #expect(ListLaw.check({ FoldingList() }, customEvents: [own], laws: [.identity], search: search) == [])
    #expect(log.lines.first == "  0.016 s  pan.began 0 on row 0\n")
    #expect(log.traps.first == "  0.016 s  trap\n")
    #expect(log.traps.allSatisfy { $0.hasSuffix("s  trap\n") })
  }

  /// What has been received, on the one thread of a search.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    /// The sequence that was received last when the event came.
    var traps: [String] = []
  }

  /// Never called: it only shows that the README's lines compile.
  private func searchThatPrints() -> Search {
    var search = Search()
    search.willTry = { sequence in FileHandle.standardError.write(Data(sequence.utf8)) }
    return search
  }
}
