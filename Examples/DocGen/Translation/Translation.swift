import Foundation

/// The Chinese pages: each made from the English one of the same run, phrase by phrase, by a catalogue.
///
/// A page is translated when it has a catalogue, a file of its name. What several pages say stands in `Shared.po`. Numbers,
/// tables, code and pictures are those of the English page, so the two cannot tell different things.
struct Translation: Sendable {
  /// The folder of the catalogues.
  static let folder = "Examples/DocGen/Translations/zh-CN/"
  /// The folder of the pages.
  static let pagesFolder = Document.folder + "zh-CN/"
  /// The catalogue of what several pages say.
  static let shared = folder + "Shared.po"

  /// What the languages call themselves.
  static let (own, english) = ("中文", "English")

  private let catalogues: [String: Catalogue]

  /// Creates a translation by catalogues.
  init(_ catalogues: [Catalogue]) {
    self.catalogues = Dictionary(uniqueKeysWithValues: catalogues.map { ($0.path, $0) })
  }

  /// Reads the catalogues below the package's root.
  init(root: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + Self.folder)) ?? []
    self.init(
      try names.filter { $0.hasSuffix(".po") && !$0.hasPrefix(".") }.sorted().map { name in
        let path = Self.folder + name
        return try Catalogue(try Files.text(root + "/" + path, name: path), path: path)
      })
  }

  /// The catalogue of a page, whether it is there or not.
  static func catalogue(of page: String) -> String {
    folder + page.replacing(".md", with: ".po")
  }

  /// Whether a page, by its name in Docs, is there in Chinese.
  func has(_ page: String) -> Bool { catalogues[Self.catalogue(of: page)] != nil }

  /// The documents, those pages linked that are there in both languages, and their Chinese ones behind them.
  ///
  /// - Throws: `TranslationError` with everything that is missing, wrong or left over.
  func adding(to documents: [Document]) throws -> [Document] {
    let pages = documents.filter { has($0.pageName) }.map { (document: $0, text: PageText($0.text)) }
    let links = PageLinks(pages.map { ($0.document.pageName, translatedHeadings(of: $0.document, $0.text)) })
    var troubles: [TranslationTrouble] = []
    var used: Set<String> = []
    let chinese = pages.map { page, text in
      Document(
        path: Self.pagesFolder + page.pageName,
        text: translated(page, text, links: links, used: &used, troubles: &troubles)
          .insertingLink("[\(Self.english)](../\(page.pageName))"))
    }
    troubles += leftover(in: documents, used: used)
    guard troubles.isEmpty else { throw TranslationError(troubles: troubles) }
    let linked = documents.map { document in
      guard has(document.pageName) else { return document }
      return Document(
        path: document.path, text: document.text.insertingLink("[\(Self.own)](zh-CN/\(document.pageName))"))
    }
    return linked + chinese
  }

  /// The phrases of a page that have no translation, each once, in its order.
  func missing(in page: Document) -> [Phrase] {
    var seen: Set<String> = []
    return PageText(page.text).parts.compactMap { part in
      guard case .phrase(let phrase, _) = part, !phrase.isFixed, seen.insert(phrase.id).inserted else { return nil }
      return entry(phrase.id, of: page.pageName)?.entry.text.isEmpty == false ? nil : phrase
    }
  }

  /// The entry of a phrase, in the page's catalogue or in the shared one.
  private func entry(_ id: String, of page: String) -> (catalogue: Catalogue, entry: Catalogue.Entry)? {
    for path in [Self.shared, Self.catalogue(of: page)] {
      if let catalogue = catalogues[path], let entry = catalogue[id] { return (catalogue, entry) }
    }
    return nil
  }

  /// A page phrase by phrase; `used` collects the phrases of each catalogue, by their places.
  private func translated(
    _ page: Document, _ content: PageText, links: PageLinks, used: inout Set<String>,
    troubles: inout [TranslationTrouble]
  ) -> String {
    var text = ""
    let target = { links.target($0, of: page.pageName) }
    for part in content.parts {
      switch part {
      case .copied(let piece): text += piece
      case .target(let piece): text += target(piece)
      case .phrase(let phrase, _) where phrase.isFixed:
        text += phrase.filled(phrase.id, comma: "、", target: target)
      case .phrase(let phrase, let line):
        let found = entry(phrase.id, of: page.pageName)
        let isNew = found.map { used.insert($0.catalogue.place(of: $0.entry)).inserted } ?? true
        guard let (catalogue, entry) = found, !entry.text.isEmpty else {
          troubles.append(.missing(phrase, place: "\(page.path):\(line)"))
          continue
        }
        let faults = phrase.faults(of: entry.text)
        if isNew { troubles += faults.map { .wrong("\(catalogue.place(of: entry)): \($0)") } }
        if faults.isEmpty { text += phrase.filled(entry.text, comma: "、", target: target) }
      }
    }
    return text
  }

  /// A page's headings in both languages; one that is not translated yet is itself.
  private func translatedHeadings(
    of page: Document, _ text: PageText
  ) -> [(english: String, chinese: String)] {
    text.headings.map { heading in
      let text = entry(heading.phrase.id, of: page.pageName)?.entry.text ?? heading.phrase.id
      guard heading.phrase.faults(of: text).isEmpty else { return (heading.text, heading.text) }
      return (heading.text, heading.phrase.filled(text, comma: "、", target: { $0 }))
    }
  }

  /// Entries that nothing says, and those that the shared catalogue has as well.
  ///
  /// What is shared stays while a page says it that has no catalogue yet, or has lost its own.
  private func leftover(in documents: [Document], used: Set<String>) -> [TranslationTrouble] {
    catalogues.values.sorted { $0.path < $1.path }.flatMap { catalogue in
      var unused = catalogue.entries.filter { !used.contains(catalogue.place(of: $0)) }
      if catalogue.path == Self.shared, !unused.isEmpty {
        let said = Self.phrases(in: documents)
        unused.removeAll { said.contains($0.id) }
      }
      return unused.map { entry -> TranslationTrouble in
        let isShared = catalogue.path != Self.shared && catalogues[Self.shared]?[entry.id] != nil
        let problem = isShared ? "stands in Shared.po, too" : "no page says this"
        return .wrong("\(catalogue.place(of: entry)): \(problem): \"\(entry.id)\"")
      }
    }
  }

  /// What all pages say.
  private static func phrases(in documents: [Document]) -> Set<String> {
    Set(
      documents.filter { $0.path.hasSuffix(".md") }.flatMap { document in
        PageText(document.text).parts.compactMap { part in
          if case .phrase(let phrase, _) = part { phrase.id } else { nil }
        }
      })
  }
}

extension Catalogue {
  fileprivate func place(of entry: Entry) -> String { "\(path):\(entry.line)" }
}

extension Document {
  /// The name of a page of Docs, or the path of anything else.
  var pageName: String {
    path.hasPrefix(Document.folder) && path.hasSuffix(".md") ? String(path.dropFirst(Document.folder.count)) : path
  }
}

extension String {
  /// With a paragraph below the title, which is the first line that begins with a hash.
  fileprivate func insertingLink(_ link: String) -> String {
    guard let title = firstRange(of: "\n# "), let end = self[title.upperBound...].firstIndex(of: "\n") else {
      return self
    }
    return self[...end] + "\n" + link + "\n" + self[end...].dropFirst()
  }
}
