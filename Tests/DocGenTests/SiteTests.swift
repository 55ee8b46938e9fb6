import Foundation
import Testing

@testable import DocGen

@Suite("The site")
struct SiteTests {
  let site = Site(root: packageRoot, chapters: Chapter.madeOnce)

  // Those on the disk were made by another process, whose sets and dictionaries had other orders: so it also says that two
  // generations are equal.
  @Test("The pages on the disk are what the engines do")
  func disk() throws {
    #expect(try site.differences(generatedDocuments.get()) == [])
  }

  @Test("A chapter that is made again, alone, is what it was among others that were made at the same time")
  func repetition() throws {
    let sources = try SourceIndex(root: packageRoot)
    for (chapter, made) in zip(Chapter.designs, Chapter.madeOnce).prefix(1) {
      #expect(try chapter.documents(sources) == made.documents(sources), "\(chapter.title)")
    }
  }

  @Test("Differences are named, and writing takes them away")
  func differences() throws {
    try withPackageCopy { root in
      let copy = Site(root: root, chapters: [])
      let documents = try generatedDocuments.get()
      _ = try copy.write(documents)
      #expect(try copy.differences(documents) == [])

      // What an earlier run has made, and this one does not.
      let stale = Document.figure("Gone.svg", "<svg/>")
      _ = try copy.write(Manifest.added(to: documents.filter { $0.path != Document.manifest } + [stale]))
      try "x".write(toFile: root + "/Docs/ConstraintSwipe.md", atomically: true, encoding: .utf8)
      try FileManager.default.removeItem(atPath: root + "/Docs/Figures/ConstraintSwipe.svg")

      let expected = [
        "Docs/ConstraintSwipe.md: differs", "Docs/Figures/ConstraintSwipe.svg: is missing",
        "Docs/Figures/Gone.svg: is generated no more", "Docs/Generated.txt: differs",
      ]
      #expect(try copy.differences(documents) == expected)
      #expect(
        run(["check"], root: root)
          == Outcome(status: 1, errors: expected.map { $0 + "\n" }.joined() + "Run: swift run docgen\n"))

      let outcome = run([], root: root)
      #expect(outcome.errors.hasPrefix("Docs/Figures/Gone.svg: removed, as it is generated no more\n"))
      #expect(outcome.errors.contains(" 4 changed, "))
      #expect(run(["check"], root: root) == Outcome(status: 0, output: "\(documents.count) pages equal\n"))
    }
  }

  @Test("Pages that are written by hand stand in the index and are left alone")
  func writtenPages() throws {
    try withPackageCopy { root in
      let page = "# A title\n\nBy hand. What this page\nis about. And more.\n"
      try page.write(toFile: root + "/Docs/Hand.md", atomically: true, encoding: .utf8)

      #expect(run([], root: root).status == 0)

      let index = try String(contentsOfFile: root + "/Docs/README.md", encoding: .utf8)
      #expect(index.contains("| [A title](Hand.md) | written | What this page is about. |"))
      #expect(try String(contentsOfFile: root + "/Docs/Hand.md", encoding: .utf8) == page)
    }
  }

  @Test("Every link leads to a heading, a file or a line")
  func links() throws {
    let documents = try generatedDocuments.get().filter { $0.path.hasSuffix(".md") }
    #expect(!documents.isEmpty)
    var lineCounts: [String: Int] = [:]
    for document in documents {
      let headings = document.text.split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { Markdown.anchor(String($0.drop { $0 == "#" }.dropFirst())) }
      for match in document.text.matches(of: /\]\(([^)\s]+)\)/) {
        let target = String(match.1)
        if target.hasPrefix("http") { continue }
        let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        if parts[0].isEmpty {
          #expect(headings.contains(parts[1]), "\(document.path): no heading for \(target)")
          continue
        }
        // It is built, not committed; Examples/Playground/Tests/page.py follows these links.
        if parts[0].hasSuffix(PlaygroundLinks.page) { continue }
        let folder = document.path.prefix { $0 != "." }.reversed().drop { $0 != "/" }.reversed()
        let path = String(folder) + parts[0]
        if lineCounts[path] == nil {
          let text = try? String(contentsOfFile: packageRoot + "/" + path, encoding: .utf8)
          lineCounts[path] = text.map { text in text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
        }
        let count = try #require(lineCounts[path], "\(document.path): no file for \(target)")
        guard parts.count == 2, let line = Int(parts[1].dropFirst()) else { continue }
        #expect((1...count).contains(line), "\(document.path): no line for \(target)")
      }
    }
  }

  @Test("The manifest of all pages is read as it was written, so that a second run changes nothing")
  func manifest() throws {
    let manifest = Manifest(try generatedDocuments.get().map(\.path))
    #expect(Manifest(text: manifest.text) == manifest)
  }
}
