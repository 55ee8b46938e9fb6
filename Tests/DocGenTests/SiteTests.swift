import Foundation
import Testing

@testable import DocGen

@Suite("The site")
struct SiteTests {
  // Those on the disk were made by another process, whose sets and dictionaries had other orders: so it also says that two
  // generations are equal.
  @Test("The pages on the disk are those that the engines generate, and their manifest is read as it was written")
  func disk() throws {
    let documents = try generatedDocuments.get()
    expectNone(try Site(root: packageRoot, chapters: Chapter.madeOnce).differences(documents))
    let manifest = Manifest(documents.map(\.path))
    #expect(Manifest(text: manifest.text) == manifest)
  }

  @Test("A chapter that is made alone is the same as one made in parallel with others")
  func repetition() throws {
    let sources = try SourceIndex(root: packageRoot)
    #expect(try Chapter.designs[0].documents(sources) == Chapter.madeOnce[0].documents(sources))
  }

  /// Makes a small package, whose documentation has one chapter, of a page and a picture.
  private func withPackage(_ work: (_ root: String, _ chapters: [Chapter]) throws -> Void) throws {
    try withFolder { root in
      try "name: \"TableInteractions\"".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
      let chapter = Chapter(
        title: "Rows", page: "Rows.md",
        documents: { _ in [.template("Rows.md", [:]), .figure("Rows.svg", "<svg/>")] })
      let templates = [
        "README.md": "# Pages\n\n| page |\n| --- |\n{written pages}\n| {page Rows.md} | generated |\n",
        "Rows.md": "# Rows\n",
      ]
      try FileManager.default.createDirectory(atPath: root + "/" + Templates.folder, withIntermediateDirectories: true)
      for (name, text) in templates {
        try text.write(toFile: root + "/" + Templates.folder + name, atomically: true, encoding: .utf8)
      }
      try work(root, [chapter])
    }
  }

  @Test("Differences are named, and writing removes them")
  func differences() throws {
    try withPackage { root, chapters in
      let gone = Chapter(
        title: "Gone", page: nil, documents: { _ in [.figure("Gone.svg", "<svg/>")] })
      // The index and the manifest are files of the site as well.
      let before = chapters + [gone]
      #expect(run([], root: root, chapters: before).errors.hasPrefix("5 files, 5 changed, "))
      expect(["check"], root: root, chapters: before, gives: Outcome(status: 0, output: "5 files are up to date\n"))

      try "x".write(toFile: root + "/Docs/Rows.md", atomically: true, encoding: .utf8)
      try FileManager.default.removeItem(atPath: root + "/Docs/Figures/Rows.svg")
      let differences = """
        Docs/Figures/Gone.svg: is no longer generated
        Docs/Figures/Rows.svg: is missing
        Docs/Generated.txt: differs
        Docs/Rows.md: differs
        Run: swift run docgen

        """
      expect(["check"], root: root, chapters: chapters, gives: Outcome(status: 1, errors: differences))

      let told = "Docs/Figures/Gone.svg: removed, because it is no longer generated\n4 files, 4 changed, "
      #expect(run([], root: root, chapters: chapters).errors.hasPrefix(told))
      expect(["check"], root: root, chapters: chapters, gives: Outcome(status: 0, output: "4 files are up to date\n"))
    }
  }

  @Test("Pages that are written by hand are listed in the index and left alone")
  func writtenPages() throws {
    try withPackage { root, chapters in
      let page = "# A title\n\nBy hand. What this page\nis about. And more.\n"
      try FileManager.default.createDirectory(atPath: root + "/Docs", withIntermediateDirectories: true)
      try page.write(toFile: root + "/Docs/Hand.md", atomically: true, encoding: .utf8)

      #expect(run([], root: root, chapters: chapters).status == 0)

      let index = try String(contentsOfFile: root + "/Docs/README.md", encoding: .utf8)
      expect(
        index,
        has: [
          "| [A title](Hand.md) | written | What this page is about. |\n| [Rows](Rows.md) | generated |"
        ])
      #expect(try String(contentsOfFile: root + "/Docs/Hand.md", encoding: .utf8) == page)
    }
  }

  @Test("Progress names each page, and the last line has the number of files and the time")
  func progress() throws {
    try withPackage { root, rows in
      let chapters = Chapter.all.map { Chapter(title: $0.title, page: nil, documents: { _ in [] }) } + rows
      let (outcome, progress) = runWithProgress([], root: root, chapters: chapters)

      #expect(outcome.status == 0 && outcome.output.isEmpty)
      expect(progress, are: Chapter.all.map(\.title) + ["Rows", "Index"])
      #expect(outcome.errors.wholeMatch(of: /\d+ files, \d+ changed, [\d.]+ s\n/) != nil)
    }
  }
}
