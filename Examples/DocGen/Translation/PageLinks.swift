/// Where the links of the Chinese pages lead: to Chinese pages and their headings where there are any, and else where the English ones
/// lead, from the folder of the Chinese pages.
struct PageLinks: Sendable {
  /// The anchors of each page that is there in Chinese, by the English ones.
  private let anchors: [String: [String: String]]

  /// Creates links between pages, by their names in Docs, with their headings in both languages.
  init(_ pages: [(name: String, headings: [(english: String, chinese: String)])]) {
    anchors = Dictionary(
      uniqueKeysWithValues: pages.map { page in
        let english = Self.anchors(page.headings.map(\.english))
        let chinese = Self.anchors(page.headings.map(\.chinese))
        return (page.name, Dictionary(uniqueKeysWithValues: zip(english, chinese)))
      })
  }

  /// Where a link of a page leads in its Chinese one.
  func target(_ target: String, of page: String) -> String {
    guard !target.contains("://"), !target.hasPrefix("mailto:") else { return target }
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

  /// The anchors that GitHub gives headings: one that has been given is numbered.
  private static func anchors(_ headings: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return headings.map { heading in
      let anchor = Markdown.anchor(heading)
      defer { counts[anchor, default: 0] += 1 }
      return counts[anchor].map { "\(anchor)-\($0)" } ?? anchor
    }
  }
}
