import Foundation

/// The pages of the package as a web site that needs nothing else: one file a page, and pictures, style and script beside
/// them.
struct WebSite {
  let pages: WebPages
  /// How large pictures are, by their paths.
  let sizes: [String: (width: String, height: String)]

  /// The files that all pages share, from the folder of the sources of this program.
  private static let shared = ["style.css", "script.js"]
  private static let folder = "Examples/DocGen/Web/"

  /// The paths of the pictures that move.
  private let moving: Set<String>
  /// What the list of pages says, by the language of the page that it stands on.
  private let lists: [String: PageList]

  /// Reads the pages of the package at a root.
  init(root: String) throws {
    pages = try WebPages(root: root)
    sizes = pages.files.compactMapValues(Self.size)
    moving = Set(pages.files.filter { $0.value.contains(SVGCanvas.stillMark) }.keys)
    lists = Dictionary(
      uniqueKeysWithValues: WebWords.all.map { [pages] in ($0.language, PageList(pages, in: $0.language)) })
  }

  /// Makes every file in memory; `progress` is called before each kind of them.
  func documents(progress: (String) -> Void = { _ in }) throws -> [Document] {
    progress("Pages")
    let (listed, lookedUp) = (pages.all.filter(\.isInList), pages.all.filter { !$0.isInList })
    var all = listed.map { Document(path: $0.address, text: html($0)) }
    progress("Sources")
    all += lookedUp.map { Document(path: $0.address, text: html($0)) }
    progress("Search")
    all.append(Document(path: "search.js", text: SearchIndex(listed).script))
    for name in Self.shared {
      all.append(
        Document(path: name, text: try Files.text(pages.root + "/" + Self.folder + name, name: Self.folder + name)))
    }
    return all + pages.files.keys.sorted().map { Document(path: $0, text: pages.files[$0] ?? "") }
  }

  /// The size that a picture's first tag says, or nil for what is no picture.
  private static func size(_ text: String) -> (width: String, height: String)? {
    guard let found = text.firstMatch(of: /^<svg [^>]*width="([0-9.]+)" height="([0-9.]+)"/) else { return nil }
    return (String(found.1), String(found.2))
  }

  /// A page as HTML.
  private func html(_ page: WebPage) -> String {
    PageTemplate(page: page, site: self, listed: lists[page.words.language]?.parts ?? []).html(inside: inside(page))
  }

  /// What a page says.
  private func inside(_ page: WebPage) -> String {
    switch page.content {
    case .markdown(let markdown):
      let pictures = pictures(of: page)
      var writer = HTMLWriter(
        markdown, words: page.words, addresses: addresses(of: page), sizes: pictures.compactMapValues { sizes[$0] },
        moving: Set(pictures.filter { moving.contains($0.value) }.keys))
      return writer.html(markdown.blocks)
    case .source(let text): return SourceListing(path: page.path, text: text, words: page.words).html
    case .folder(let names):
      let items = names.map { name in
        let other = pages[page.path + "/" + name]
        return HTML.item(other.map { HTML.link(HTML.escaped(name), to: way(from: page, to: $0)) } ?? HTML.escaped(name))
      }
      return HTML.element("h1", HTML.escaped(page.path)) + "\n" + HTML.element("ul", items.joined()) + "\n"
    }
  }

  // MARK: Ways

  /// The way from a page to another one.
  func way(from page: WebPage, to other: WebPage) -> String { WebPlace.way(from: page.address, to: other.address) }

  /// Where the links and the pictures of a page are in the site.
  private func addresses(of page: WebPage) -> [MarkdownTarget: String] {
    var addresses: [MarkdownTarget: String] = [:]
    for target in WebPages.targets(of: page) {
      guard case .inside(let path, let place) = WebPlace(target.text, from: page.path) else { continue }
      let way = path == page.path ? "" : WebPlace.way(from: page.address, to: pages[path]?.address ?? path)
      addresses[target] = way + (place.map { "#" + $0 } ?? "")
    }
    return addresses
  }

  /// The paths of a page's pictures by their ways from it.
  private func pictures(of page: WebPage) -> [String: String] {
    var pictures: [String: String] = [:]
    for target in WebPages.targets(of: page) {
      guard case .inside(let path, nil) = WebPlace(target.text, from: page.path), sizes[path] != nil else { continue }
      pictures[WebPlace.way(from: page.address, to: path)] = path
    }
    return pictures
  }
}
