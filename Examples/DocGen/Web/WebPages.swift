import Foundation

/// The pages of the web site and the files beside them: what links lead to, from the README on.
struct WebPages {
  /// The package's folder.
  let root: String
  /// The pages in the order in which links lead to them.
  private(set) var all: [WebPage] = []
  /// The files that are copied as they are, such as pictures.
  private(set) var files: [String: String] = [:]
  private var known: [String: Int] = [:]
  /// The pages that cannot be taken apart.
  private var broken: Set<String> = []
  /// The pages whose links have not been followed yet.
  private var waiting: [Int] = []

  /// The pages from which the others are found, beside those in Docs.
  static let first = ["README.md", "README.zh-CN.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"]

  /// Reads everything that belongs to the site.
  ///
  /// - Throws: All that is wrong with the pages, as `WebTrouble`.
  init(root: String) throws {
    self.root = root
    var troubles: [String] = []
    let names = FileManager.default.enumerator(atPath: root + "/Docs")?.compactMap { $0 as? String } ?? []
    let docs = names.filter { $0.hasSuffix(".md") && !$0.contains("/.") && !$0.hasPrefix(".") }
    for path in Self.first + docs.sorted().map({ Document.folder + $0 }) where kind(of: path) == .regular {
      do { try add(path) } catch let error as MarkdownError { troubles.append(error.description) }
      while !waiting.isEmpty { troubles += try follow(all[waiting.removeFirst()]) }
    }
    for page in all { troubles += deadPlaces(of: page) }
    guard troubles.isEmpty else { throw WebTrouble(lines: troubles) }
  }

  /// The page of a file or a folder, or nil where there is none.
  subscript(path: String) -> WebPage? { known[path].map { all[$0] } ?? known[path + "/README.md"].map { all[$0] } }

  /// What a page's links and pictures name.
  static func targets(of page: WebPage) -> [MarkdownTarget] {
    guard case .markdown(let markdown) = page.content else { return [] }
    var targets: [MarkdownTarget] = []
    markdown.visitInlines { inline in
      switch inline {
      case .link(_, let target), .image(_, let target): targets.append(target)
      case .text, .code, .emphasis, .strong, .lineBreak, .wordBreak, .anchor, .element: break
      }
    }
    return targets
  }

  // MARK: Reading

  private func kind(of path: String) -> FileStatus.Kind? {
    try? FileStatus.at(root + "/" + path, followsLinks: true).get().kind
  }

  /// Reads a file or a folder that has not been read yet.
  private mutating func add(_ path: String) throws {
    guard self[path] == nil, files[path] == nil, !broken.contains(path) else { return }
    let content: WebPage.Content
    if kind(of: path) == .folder {
      if kind(of: path + "/README.md") == .regular { return try add(path + "/README.md") }
      let names = try FileManager.default.contentsOfDirectory(atPath: root + "/" + path).filter { !$0.hasPrefix(".") }
      content = .folder(names.sorted())
    } else {
      let text = try Files.text(root + "/" + path, name: path)
      if path.hasSuffix(".md") {
        broken.insert(path)
        content = .markdown(try MarkdownPage(text, file: path))
        broken.remove(path)
      } else if path.hasSuffix(".swift")
        || !path.split(separator: "/").contains(where: { $0.dropFirst().contains(".") })
      {
        content = .source(text)
      } else {
        files[path] = text
        return
      }
    }
    known[path] = all.count
    waiting.append(all.count)
    all.append(WebPage(path: path, content: content))
  }

  /// Reads what a page leads to, and says what is not there.
  private mutating func follow(_ page: WebPage) throws -> [String] {
    if case .folder(let names) = page.content {
      for name in names { try add(page.path + "/" + name) }
    }
    var troubles: [String] = []
    for target in Self.targets(of: page) {
      switch WebPlace(target.text, from: page.path) {
      case .outside: break
      case .inside(let path, _) where kind(of: path) != nil:
        do { try add(path) } catch let error as MarkdownError { troubles.append(error.description) }
      case .inside, nil: troubles.append("\(page.path):\(target.line): \(target.text) is not in the package")
      }
    }
    return troubles
  }

  /// What a page's links name that is not on the pages they lead to.
  private func deadPlaces(of page: WebPage) -> [String] {
    Self.targets(of: page).compactMap { target in
      guard case .inside(let path, let place?) = WebPlace(target.text, from: page.path), let other = self[path],
        !other.hasPlace(place)
      else { return nil }
      return "\(page.path):\(target.line): \(path) has no place #\(place)"
    }
  }
}

/// All that keeps the web site from being made.
struct WebTrouble: Error, Equatable, CustomStringConvertible {
  let lines: [String]

  var description: String { lines.joined(separator: "\n") }
}
