import Foundation
import InteractionLaws
import Testing

private typealias MyRow = MinimalRow

extension MinimalRow {
  /// The design of whoever reads the README.
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

@Test("The README's example is the test above, to the letter") func readme() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
  let page = try String(
    contentsOf: folder.appendingPathComponent("../../Sources/InteractionLaws/README.md"), encoding: .utf8)
  let example = try #require(page.components(separatedBy: "```swift\n").dropFirst().first)
    .components(separatedBy: "```")[0]
  #expect(!example.isEmpty && source.contains(example))
}
