import Foundation

/// All generated files of the documentation, in memory and on the disk.
struct Site {
  /// The package's folder.
  let root: String
  /// The chapters, in the order of the index.
  let chapters: [Chapter]

  /// Makes every file in memory; `progress` is called with the title of each page before it is made, because some take a
  /// while.
  func documents(progress: @escaping (String) -> Void = { _ in }) throws -> [Document] {
    let sources = try SourceIndex(root: root)
    let templates = try Templates(root: root)
    let made = try chapters.mapInParallel(begin: { progress($0.title) }) { try $0.documents(sources) }
    progress("Index")
    let documents = [try index(sources, templates)] + made.flatMap(\.self)
    return Manifest.added(to: try templates.filling(documents, sources))
  }

  /// Returns the index, with links to all generated pages and to those that are written by hand.
  private func index(_ sources: SourceIndex, _ templates: Templates) throws -> Document {
    func link(_ title: String, _ page: String) -> String {
      "[\(title)](\(page))" + (templates.isChinese(page) ? " ([中文](zh-CN/\(page)))" : "")
    }
    var marks: Marks = [:]
    for chapter in chapters {
      guard let page = chapter.page else { continue }
      marks["page \(page)"] = link(chapter.title, page)
    }
    let generated = Set((chapters.compactMap(\.page) + ["README.md"]).map { Document.folder + $0 })
    // Pages written by hand are found in the folder; the first heading is the title, and the first paragraph the description.
    let written = try sources.paths(in: Document.folder)
      .filter { $0.hasSuffix(".md") && !generated.contains($0) && !$0.hasPrefix(Templates.chinesePages) }
      .filter { try sources.lines(of: $0).first?.hasPrefix(Document.mark) != true }
      .map { path in
        let lines = try sources.lines(of: path)
        let title = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
        let marks = ["#", "<", "!", "|", "-", "`", "[中文]"]
        let about = lines.drop { line in line.isEmpty || marks.contains(where: line.hasPrefix) }.prefix { !$0.isEmpty }
        let name = String(path.dropFirst(Document.folder.count))
        return "| \(link(title ?? name, name)) | written | \(Self.gist(about.joined(separator: " "))) |"
      }
      // The page for newcomers comes first.
      .sorted { first, second in first.contains("](Start.md)") && !second.contains("](Start.md)") }
    marks["written pages"] = written.joined(separator: "\n")
    return .template("README.md", marks)
  }

  /// Returns the first sentence of more than four words in a paragraph, or else the whole paragraph.
  private static func gist(_ paragraph: String) -> String {
    let sentences = paragraph.replacing(". ", with: ".\n").split(separator: "\n").map(String.init)
    return sentences.first { $0.split(separator: " ").count > 4 } ?? paragraph
  }
}
