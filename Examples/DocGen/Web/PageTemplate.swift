/// What stands around the text of every page: the header with the search, the list of pages, and the ways on.
struct PageTemplate {
  let page: WebPage
  let site: WebSite
  /// The pages in this page's language, or else in English, by their parts.
  let listed: [PageList.Part]

  private var words: WebWords { page.words }

  /// The whole file.
  func html(inside: String) -> String {
    """
    <!doctype html>
    <html lang="\(words.language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <link rel="icon" href="\(Self.icon)">
    <link rel="stylesheet" href="\(way("style.css"))">
    \(alternates)<script src="\(way("script.js"))"></script>
    </head>
    <body>
    <a class="skip" href="#text">\(words.skip)</a>
    \(header)
    <div class="columns">
    \(list)
    <main id="text" tabindex="-1">
    \(inside)\(end)</main>
    </div>
    </body>
    </html>

    """
  }

  /// A row with a button in sight.
  private static let icon = """
    data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E\
    %3Crect y='3' width='16' height='10' rx='2' fill='%230757b8'/%3E\
    %3Crect x='10' y='3' width='6' height='10' rx='2' fill='%23c2410c'/%3E%3C/svg%3E
    """

  private static let package = "TableInteractions"

  private var title: String {
    HTML.escaped(page.title == Self.package ? page.title : page.title + " · " + Self.package)
  }

  private func way(_ address: String) -> String { WebPlace.way(from: page.address, to: address) }

  /// The same page in the other language, if there is one.
  private var counterpart: WebPage? {
    page.isInList ? page.counterpart.flatMap { site.pages[$0] } : nil
  }

  private var alternates: String {
    counterpart.map { other in
      HTML.tag(
        "link", ["rel": "alternate", "hreflang": other.words.language, "href": site.way(from: page, to: other)]) + "\n"
    } ?? ""
  }

  // MARK: The header

  /// What needs the script is hidden until it runs.
  private var header: String {
    let language = counterpart.map { other in
      HTML.element(
        "a",
        ["lang": other.words.language, "hreflang": other.words.language, "href": site.way(from: page, to: other)],
        other.words.name)
    }
    let home = site.pages[words.language == "en" ? "README.md" : "README.zh-CN.md"] ?? site.pages["README.md"]
    return """
      <header class="top">
      \(HTML.element("a", ["class": "home", "href": home.map { site.way(from: page, to: $0) } ?? "#"], Self.package))
      <a class="to-pages" href="#pages">\(words.allPages)</a>
      <form role="search" hidden data-found="\(words.found)" data-nothing="\(words.nothingFound)">
      <input type="search" aria-label="\(words.search)" placeholder="\(words.search) /" autocomplete="off" spellcheck="false">
      <div class="results" hidden><p role="status"></p><ul></ul></div>
      </form>
      \(language ?? "")
      <button id="looks" type="button" hidden aria-label="\(words.looks)" title="\(words.looks)">◐</button>
      </header>
      """
  }

  // MARK: The list of pages

  /// The pages in the other languages, each language by its own name: an English page lists the Chinese ones.
  private var translated: String {
    guard words.language == WebWords.english.language else { return "" }
    return WebWords.all.filter { $0.language != words.language }.map { other in
      let pages = site.pages.all.filter { $0.isInList && $0.words.language == other.language }
      guard !pages.isEmpty else { return "" }
      let items = pages.map { page in
        HTML.item(
          HTML.element(
            "a", ["href": site.way(from: self.page, to: page), "lang": other.language], HTML.escaped(page.title)))
      }
      return HTML.element("h2", ["lang": other.language], other.name) + "\n"
        + HTML.element("ul", "\n" + items.joined()) + "\n"
    }.joined()
  }

  private var list: String {
    var parts = listed.filter { !$0.pages.isEmpty }.map { part in
      let items = part.pages.map { other in
        let isHere = other.path == page.path
        let way = site.way(from: page, to: other)
        var attributes: KeyValuePairs<String, String> = ["href": way]
        if isHere { attributes = ["href": "#text", "aria-current": "page"] }
        if other.words.language != words.language { attributes = ["href": way, "lang": other.words.language] }
        let link = HTML.element("a", attributes, HTML.escaped(other.title))
        return HTML.item(link + (isHere ? sections : ""))
      }
      return HTML.element("h2", words.groups[part.group] ?? "") + "\n" + HTML.element("ul", "\n" + items.joined())
        + "\n"
    }
    // After what is read, before what is looked up.
    let end = listed.prefix { $0.group != .modules }.count { !$0.pages.isEmpty }
    parts.insert(translated, at: end)
    return HTML.element("nav", ["id": "pages", "aria-label": words.allPages], "\n" + parts.joined())
  }

  /// The headings of this page.
  private var sections: String {
    guard case .markdown(let markdown) = page.content else { return "" }
    let headings = markdown.headings.filter { (2...3).contains($0.level) }
    guard !headings.isEmpty else { return "" }
    let items = headings.map { heading in
      HTML.element(
        "li", ["class": "level\(heading.level)"], HTML.link(HTML.escaped(heading.text), to: "#" + heading.anchor))
        + "\n"
    }
    return "\n" + HTML.element("ul", "\n" + items.joined())
  }

  // MARK: The end

  /// The pages before and after this one, and its file.
  private var end: String {
    let all = listed.flatMap(\.pages)
    var links = ""
    if let index = all.firstIndex(where: { $0.path == page.path }) {
      if index > 0 { links += turn(to: all[index - 1], "prev", words.previous) }
      if index + 1 < all.count { links += turn(to: all[index + 1], "next", words.next) }
    }
    let file = HTML.element("p", ["class": "file"], words.source + " " + HTML.element("code", HTML.escaped(page.path)))
    return HTML.element("footer", links + file) + "\n"
  }

  private func turn(to other: WebPage, _ relation: String, _ word: String) -> String {
    HTML.element(
      "a", ["rel": relation, "href": site.way(from: page, to: other)],
      HTML.element("span", word) + " " + HTML.escaped(other.title)) + "\n"
  }
}
