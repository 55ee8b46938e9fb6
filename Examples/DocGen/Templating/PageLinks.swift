/// Where the links of the Chinese pages lead: to Chinese pages and their headings where there are any, and else where the
/// English ones lead, from the folder of the Chinese pages.
struct PageLinks: Sendable {
  /// A page that is there in both languages.
  struct Page {
    let name: String
    /// The anchors of its headings, English and Chinese.
    let anchors: [(english: String, chinese: String)]

    /// Creates a page, by its name in Docs, from its two texts, whose headings stand in the same order.
    init(_ name: String, english: String, chinese: String) {
      self.name = name
      anchors = Array(zip(PageLinks.anchors(of: english), PageLinks.anchors(of: chinese)))
    }
  }

  /// The anchors of each page that is there in Chinese, by the English ones.
  private let anchors: [String: [String: String]]
  /// The paths of the Chinese pictures, from the package's root.
  private let pictures: Set<String>

  /// Creates links between pages, and to Chinese pictures, by their paths from the package's root.
  init(_ pages: [Page], pictures: [String] = []) {
    self.pictures = Set(pictures)
    anchors = Dictionary(
      uniqueKeysWithValues: pages.map { page in
        (page.name, Dictionary(page.anchors.map { ($0.english, $0.chinese) }, uniquingKeysWith: { first, _ in first }))
      })
  }

  /// A Chinese page whose links are those of the English one, with the links that it must have.
  func text(_ text: String, of page: String) -> String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { return String(line) }
      return String(line).replacing(/\]\(([^)]*)\)/) { "](\(target(String($0.1), of: page)))" }
    }.joined(separator: "\n")
  }

  /// Where a link of a page leads in its Chinese one.
  func target(_ target: String, of page: String) -> String {
    guard !target.contains("://"), !target.hasPrefix("mailto:") else { return target }
    let picture = target.replacing("Figures/", with: "Figures/zh-CN/", maxReplacements: 1)
    if pictures.contains(Document.folder + picture) { return "../" + picture }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].isEmpty ? page : parts[0]
    guard let known = anchors[name] else {
      let chinese = Self.written[parts[0]].map { [$0] + parts.dropFirst() } ?? parts
      return "../" + chinese.joined(separator: "#")
    }
    guard parts.count == 2 else { return parts[0] }
    return parts[0] + "#" + (known[parts[1]] ?? parts[1])
  }

  /// Pages that are written by hand in both languages.
  private static let written = ["../README.md": "../README.zh-CN.md"]

  /// The anchors that GitHub gives a page's headings: one that has been given is numbered.
  private static func anchors(of text: String) -> [String] {
    var counts: [String: Int] = [:]
    var isCode = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { return nil }
      let anchor = Markdown.anchor(String(line.drop { $0 == "#" }.dropFirst()))
      defer { counts[anchor, default: 0] += 1 }
      return counts[anchor].map { "\(anchor)-\($0)" } ?? anchor
    }
  }
}
