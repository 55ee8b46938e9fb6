import Foundation

/// The templates of the pages in both languages, and the pages that are written by hand in both.
///
/// A generated page exists in Chinese if the Chinese folder has a template of the same name. A page that is written by hand
/// exists in Chinese if the folder of the Chinese pages has one of the same name, which has fingerprints as a template
/// does.
struct Templates: Sendable {
  /// The folder of the English templates.
  static let folder = "Examples/DocGen/Templates/"
  /// The folder of the Chinese ones.
  static let chineseFolder = folder + "zh-CN/"
  /// The path of the table of phrases in computed texts, with their Chinese translations.
  static let words = chineseFolder + "Words.md"
  /// The path of the table of phrases in pictures, with their Chinese translations.
  static let figures = chineseFolder + "Figures.md"
  /// The folder of the Chinese pages.
  static let chinesePages = Document.folder + "zh-CN/"

  private let templates: [String: Template]
  private let words: Words
  private let figures: Words

  /// Creates templates from texts keyed by path.
  init(_ texts: [String: String]) throws(TemplateError) {
    words = try Words(texts[Self.words] ?? "", path: Self.words)
    figures = try Words(texts[Self.figures] ?? "", path: Self.figures)
    var templates: [String: Template] = [:]
    for (path, text) in texts where ![Self.words, Self.figures].contains(path) {
      templates[path] = Template(text, path: path)
    }
    self.templates = templates
  }

  /// Reads the templates below the package's root.
  init(root: String) throws {
    var texts: [String: String] = [:]
    for folder in [Self.folder, Self.chineseFolder] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
      for name in names where name.hasSuffix(".md") && !name.hasPrefix(".") {
        texts[folder + name] = try Files.text(root + "/" + folder + name, name: folder + name)
      }
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + Self.chinesePages)) ?? []
    where name.hasSuffix(".md") && !name.hasPrefix(".") {
      let chinese = try Files.text(root + "/" + Self.chinesePages + name, name: Self.chinesePages + name)
      guard !chinese.hasPrefix(Document.mark) else { continue }
      texts[Self.chinesePages + name] = chinese
      let english = Document.folder + name
      texts[english] = try Files.text(root + "/" + english, name: english)
    }
    try self.init(texts)
  }

  /// Returns whether a page, given by its name in Docs, exists in Chinese.
  func isChinese(_ page: String) -> Bool {
    templates[Self.chineseFolder + page] != nil || templates[Self.chinesePages + page] != nil
  }

  /// The pages that are written by hand in both languages, each with its name in Docs.
  private var written: [(name: String, english: Template, chinese: Template)] {
    templates.keys.filter { $0.hasPrefix(Self.chinesePages) }.sorted().compactMap { path in
      let name = String(path.dropFirst(Self.chinesePages.count))
      guard let english = templates[Document.folder + name], let chinese = templates[path] else { return nil }
      return (name, english, chinese)
    }
  }

  /// Returns the documents with their templates filled, followed by the Chinese pictures and pages.
  ///
  /// - Throws: A `TemplateError` with all errors in the templates.
  func filling(_ documents: [Document], _ index: SourceIndex) throws(TemplateError) -> [Document] {
    var (filled, chinese): ([Document], [(page: String, text: String)]) = ([], [])
    var links: [PageLinks.Page] = []
    var troubles: [TemplateTrouble] = []
    var said: Set<String> = []
    var made: Set<String> = []
    for document in documents {
      guard let (name, marks) = document.filling.map({ ($0.template, $0.marks) }) else {
        filled.append(document)
        continue
      }
      guard let template = templates[Self.folder + name] else {
        let problem = "there is no template for \(document.path)"
        troubles.append(TemplateTrouble(path: Self.folder + name, line: 1, problem: problem))
        continue
      }
      made.formUnion([Self.folder + name, Self.chineseFolder + name])
      var filler = PageFiller(marks, index)
      let text = filler.english(template)
      let chineseLink = isChinese(name) ? "[中文](zh-CN/\(name))" : nil
      filled.append(.page(at: document.path, from: template.path, text.belowTitle(chineseLink)))
      if let translation = templates[Self.chineseFolder + name] {
        let translated = filler.translated(translation, of: template, words)
        chinese.append((name, translated))
        links.append(PageLinks.Page(name, english: text, chinese: translated))
      }
      troubles += filler.troubles
      said.formUnion(filler.said)
    }
    for (name, english, translation) in written {
      made.formUnion([english.path, translation.path])
      troubles += PageFiller.troubles(of: translation, writtenBeside: english)
      links.append(PageLinks.Page(name, english: english.text, chinese: translation.text))
    }
    var pictures = PictureWords(figures)
    let drawn = pictures.pictures(of: chinese.map(\.text), among: filled)
    troubles += pictures.troubles + words.unused(said) + leftover(made)
    guard troubles.isEmpty else { throw TemplateError(troubles: troubles) }
    let targets = PageLinks(links, pictures: drawn.map(\.path))
    return filled + drawn
      + chinese.map { page, text in
        .page(
          at: Self.chinesePages + page, from: Self.chineseFolder + page,
          targets.text(text, of: page).belowTitle("[English](../\(page))"))
      }
  }

  /// Returns the errors for templates from which no page is made.
  private func leftover(_ made: Set<String>) -> [TemplateTrouble] {
    templates.keys.sorted().filter { $0.hasPrefix(Self.folder) && !made.contains($0) }.map {
      TemplateTrouble(path: $0, line: 1, problem: "no page is made from it")
    }
  }
}

extension String {
  /// Returns a page with a paragraph inserted below its title, which is its first line.
  fileprivate func belowTitle(_ paragraph: String?) -> String {
    guard let paragraph, let end = firstIndex(of: "\n") else { return self }
    return self[..<end] + "\n\n" + paragraph + self[end...]
  }
}
