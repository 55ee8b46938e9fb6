import InteractionReplay
import Testing

@testable import DocGen

@Suite("The page of what is beyond the articles")
struct FeaturesPageTests {
  @Test("Every script of the page can be read, and each reports what its picture shows")
  func scripts() throws {
    let scripts = try generatedDocuments.get().filter { $0.path.hasPrefix(Exhibit.folder) }
    #expect(!scripts.isEmpty)
    for document in scripts {
      let traces = try Replay().traces(of: Array(document.text.utf8), name: document.path)
      // Headers, hovering, hints and scrolling change what is seen, and report nothing.
      let isReported = traces.traces.contains { $0.steps.contains { !$0.notices.isEmpty } }
      let isSeen = ["hover", "pinned-headers", "preview", "scroll-to-row", "transition-"].contains { name in
        document.path.hasPrefix(Exhibit.folder + name)
      }
      #expect(isReported != isSeen, "\(document.path)")
    }
  }

  @Test("Every picture stands on the page, beside its script")
  func pictures() throws {
    let documents = try generatedDocuments.get()
    let page = try #require(documents.first { $0.path == Document.folder + FeaturesPage.page })
    let names = documents.filter { $0.path.hasPrefix(Exhibit.folder) }
      .map { $0.path.dropFirst(Exhibit.folder.count).dropLast(".json".count) }
    #expect(names.filter { !page.text.contains("(Figures/Features-\($0).svg)") } == [])
    #expect(names.filter { !page.text.contains("(../\(Exhibit.folder)\($0).json)") } == [])
  }
}
