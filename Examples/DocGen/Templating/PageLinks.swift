/// The links of the Chinese pages, which lead to Chinese pages and headings if there are any, and otherwise to the targets
/// of the English links, relative to the folder of the Chinese pages.
struct PageLinks: Sendable {
  /// A page that exists in both languages.
  struct Page {
    let name: String
    /// The anchors of its headings, English and Chinese.
    let anchors: [(english: String, chinese: String)]

    /// Creates a page, by its name in Docs, from its two texts, whose headings are in the same order.
    init(_ name: String, english: String, chinese: String) {
      self.name = name
      anchors = Array(zip(PageLinks.anchors(of: english), PageLinks.anchors(of: chinese)))
    }
  }

  /// The Chinese anchors of each translated page, keyed by the page's name and the English anchor.
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

  /// Returns a Chinese page whose links are still those of the English one, with the links of a Chinese page.
  func text(_ text: String, of page: String) -> String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { return String(line) }
      return String(line).replacing(/\]\(([^)]*)\)/) { "](\(target(String($0.1), of: page)))" }
    }.joined(separator: "\n")
  }

  /// Returns the target that a page's link has in the Chinese page.
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

  /// The pages outside of Docs that are written by hand in both languages.
  private static let written = ["../README.md": "../README.zh-CN.md"]

  /// Returns the anchors that GitHub gives a page's headings; repeated ones are numbered.
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
