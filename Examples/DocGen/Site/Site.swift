import Foundation

/// All generated files of the documentation, and what stands on the disk.
struct Site {
  /// The package's folder.
  let root: String
  /// What is made, in the order of the index.
  let chapters: [Chapter]

  /// Makes every file in memory; `progress` is called with the title of each page before it is made: the laws take a
  /// while.
  func documents(progress: @escaping (String) -> Void = { _ in }) throws -> [Document] {
    let sources = try SourceIndex(root: root)
    let templates = try Templates(root: root)
    let made = try chapters.mapInParallel(begin: { progress($0.title) }) { try $0.documents(sources) }
    progress("Index")
    let documents = [try index(sources, templates)] + made.flatMap(\.self)
    return Manifest.added(to: try templates.filling(documents, sources))
  }

  /// The page that leads to all others.
  private func index(_ sources: SourceIndex, _ templates: Templates) throws -> Document {
    let made = chapters.compactMap { chapter in
      chapter.summary.map { summary in
        let chinese = templates.isChinese(chapter.page) ? " ([中文](zh-CN/\(chapter.page)))" : ""
        return ["[\(chapter.title)](\(chapter.page))" + chinese, "generated", summary]
      }
    }
    let built = [
      "[The playground](\(PlaygroundLinks.page))", "built",
      "The same engines in one page: download it, then open it, and swipe, pull, pinch and hold.",
    ]
    let generated = Set((chapters.map(\.page) + ["README.md"]).map { Document.folder + $0 })
    // Written pages are found, not listed: the first heading is the title, the first paragraph what it is about.
    let written = try sources.paths(in: Document.folder)
      .filter { $0.hasSuffix(".md") && !generated.contains($0) && !$0.hasPrefix(Templates.chinesePages) }
      .filter { try sources.lines(of: $0).first != Document.mark }
      .map { path in
        let lines = try sources.lines(of: path)
        let title = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
        let marks = ["#", "<", "!", "|", "-", "`", "[中文]"]
        let about = lines.drop { line in line.isEmpty || marks.contains(where: line.hasPrefix) }.prefix { !$0.isEmpty }
        let name = String(path.dropFirst(Document.folder.count))
        let chinese = templates.isChinese(name) ? " ([中文](zh-CN/\(name)))" : ""
        return ["[\(title ?? name)](\(name))" + chinese, "written", Self.gist(about.joined(separator: " "))]
      }
      // Who comes for the first time begins there.
      .sorted { first, second in first[0].contains("](Start.md)") && !second[0].contains("](Start.md)") }
    var blocks = [
      "# Documentation",
      """
      What the designs do, shown by running them. Pages marked "generated" are made by `docgen` from the \
      engines and from the comments in their sources, and are never edited; pages marked "written" are. What is "built" \
      comes from `Examples/Playground/build`.
      """,
      Markdown.table(["page", "made", "what"], written + made + [built]),
    ]
    blocks += chapters.compactMap { chapter in
      chapter.picture.map { "[\(Markdown.figure($0.name, $0.alt))](\(chapter.page))" }
    }
    blocks += [
      "## Regenerate the pages",
      Markdown.block(
        "swift run docgen        # writes what has changed\nswift run docgen check  # names what would change"),
      "Fingers as scripts, to play to any design: [gestures](../Examples/Gestures/README.md).",
      """
      Both run from the package's root. The first time Swift builds the package before it; then every page is \
      made by running the engines, which says how far it is. The tests compare the files with what the engines do, so a change of behaviour that is not on these pages does not pass.
      """,
    ]
    return .page("README.md", blocks)
  }

  /// The first sentence of a paragraph that says something: one of more than four words, or else all of it.
  private static func gist(_ paragraph: String) -> String {
    let sentences = paragraph.replacing(". ", with: ".\n").split(separator: "\n").map(String.init)
    return sentences.first { $0.split(separator: " ").count > 4 } ?? paragraph
  }
}
