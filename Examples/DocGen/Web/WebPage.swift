/// A page of the web site, made of a file or a folder of the package.
struct WebPage {
  enum Content {
    case markdown(MarkdownPage)
    /// A file of code, or of other text, that pages link to.
    case source(String)
    /// The names of what is in a folder.
    case folder([String])
  }

  /// The file or the folder, from the package's root.
  let path: String
  let content: Content
  let words: WebWords
  /// The names of the places in Markdown that links may lead to.
  private let anchors: Set<String>
  /// How many lines there are in a file of code.
  private let lineCount: Int

  init(path: String, content: Content) {
    self.path = path
    self.content = content
    words = path.contains("zh-CN") ? .chinese : .english
    switch content {
    case .markdown(let page): (anchors, lineCount) = (page.anchors, 0)
    case .source(let text): (anchors, lineCount) = ([], text.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
    case .folder: (anchors, lineCount) = ([], 0)
    }
  }

  /// Where the page is, from the site's folder.
  ///
  /// A README is the page of its folder.
  var address: String {
    let folder = String(path.prefix(through: path.lastIndex(of: "/")))
    switch content {
    case .markdown where path.hasSuffix("README.md"): return folder + "index.html"
    case .markdown: return path.dropLast(3) + ".html"
    case .source: return path + ".html"
    case .folder: return path + "/index.html"
    }
  }

  var title: String {
    switch content {
    case .markdown(let page): page.title
    case .source, .folder: path
    }
  }

  /// The file that says the same in the other language, where there is one.
  var counterpart: String? {
    if path.hasPrefix(Self.chineseFolder) { return Document.folder + path.dropFirst(Self.chineseFolder.count) }
    if path.hasPrefix(Document.folder) { return Self.chineseFolder + path.dropFirst(Document.folder.count) }
    return ["README.md": "README.zh-CN.md", "README.zh-CN.md": "README.md"][path]
  }

  private static let chineseFolder = Document.folder + "zh-CN/"

  /// Whether it is one of those that are read one after the other: code, catalogues and folders are looked up.
  var isInList: Bool {
    switch content {
    case .markdown: !path.contains(".docc/")
    case .source: path == "LICENSE"
    case .folder: false
    }
  }

  /// Whether it is a place that links may lead to.
  func hasPlace(_ name: String) -> Bool {
    switch content {
    case .markdown: return anchors.contains(name)
    case .source:
      guard name.hasPrefix("L"), let line = Int(name.dropFirst()) else { return false }
      return line > 0 && line <= lineCount
    case .folder: return false
    }
  }
}

extension String {
  /// What stands before a place, and the character at it; nothing where there is no place.
  func prefix(through index: Index?) -> Substring { index.map { self[...$0] } ?? "" }
}

/// Where a link of a page leads.
enum WebPlace: Equatable {
  /// Away from the site.
  case outside(String)
  /// To a file or a folder of the package, and a place in it.
  case inside(path: String, place: String?)

  /// Where an address leads that a page in the package's file `page` names, or nil where that is outside of the package.
  init?(_ address: String, from page: String) {
    let scheme = address.prefix { ("a"..."z").contains($0) }
    if !scheme.isEmpty, address[scheme.endIndex...].first == ":" {
      guard ["https:", "http:", "mailto:"].contains(where: address.hasPrefix) else { return nil }
      self = .outside(address)
      return
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts.count == 2 ? String(parts[1]) : nil
    if parts[0].isEmpty {
      self = .inside(path: page, place: place)
      return
    }
    var steps = page.split(separator: "/").dropLast()
    for step in parts[0].split(separator: "/") where step != "." {
      if step != ".." {
        steps.append(step)
      } else if steps.popLast() == nil {
        return nil
      }
    }
    guard !parts[0].hasPrefix("/"), !steps.isEmpty else { return nil }
    self = .inside(path: steps.joined(separator: "/"), place: place)
  }

  /// The way from one page of the site to another one, or to a file.
  static func way(from page: String, to other: String) -> String {
    let from = page.split(separator: "/").dropLast()
    let to = other.split(separator: "/")
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    return String(repeating: "../", count: from.count - common) + to.dropFirst(common).joined(separator: "/")
  }
}
