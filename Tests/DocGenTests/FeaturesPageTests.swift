import InteractionReplay
import Testing

@testable import DocGen

@Suite("The page of features beyond the articles")
struct FeaturesPageTests {
  @Test("Every script of the page can be read, and reports what its picture shows")
  func scripts() throws {
    let scripts = try generatedDocuments.get().filter { $0.path.hasPrefix(Exhibit.folder) }
    #expect(!scripts.isEmpty)
    for document in scripts {
      let traces = try Replay().traces(of: Array(document.text.utf8), name: document.path)
      let notices = traces.traces.flatMap { $0.steps.flatMap(\.notices) }
      // Headers, hovering, previews, scrolling and a row that is put back change the picture, but report nothing; nor does
      // SwipeableTableViewCell, whose article has no delegate.
      let silent = [
        "closing-as-in-the-article", "dropped-outside", "hover", "pinned-headers", "preview", "scroll-to-row",
        "transition-",
      ].map { Exhibit.folder + $0 }
      let isSilent = silent.contains(where: document.path.hasPrefix)
      #expect(notices.isEmpty == isSilent, "\(document.path)")
    }
  }
}
