/// What the pages of the web site say by themselves, in a language.
struct WebWords: Sendable {
  /// The language's code, as HTML has it.
  let language: String
  /// What the language calls itself.
  let name: String
  let skip, allPages, search, looks, previous, next, source, code, table, linkToSection: String
  /// What the search says of its results; `N` stands for their number.
  let found, nothingFound: String
  /// The headings above the list of pages.
  let groups: [WebGroup: String]

  static let english = WebWords(
    language: "en", name: "English", skip: "Skip to the text", allPages: "All pages", search: "Search",
    looks: "Light or dark", previous: "Previous", next: "Next", source: "In the package:", code: "Code",
    table: "Table", linkToSection: "Link to this section", found: "Results: N. Arrows choose, Enter opens.",
    nothingFound: "No page says that.",
    groups: [
      .start: "Start here", .designs: "The five designs", .reference: "Reference", .modules: "Modules",
      .examples: "Examples and tests", .project: "The project",
    ])

  static let chinese = WebWords(
    language: "zh-CN", name: "中文", skip: "跳到正文", allPages: "所有页面", search: "搜索", looks: "浅色或深色",
    previous: "上一页", next: "下一页", source: "在包中：", code: "代码", table: "表格", linkToSection: "本节链接",
    found: "结果：N。用方向键选择，按回车打开。", nothingFound: "没有找到。",
    groups: [
      .start: "从这里开始", .designs: "五个方案", .reference: "参考", .modules: "模块", .examples: "示例与测试",
      .project: "项目",
    ])

  static let all = [english, chinese]
}

/// A part of the list of pages.
enum WebGroup: CaseIterable, Sendable {
  case start, designs, reference, modules, examples, project

  /// The English pages of Docs that are read first, and those that are looked up, each in its order.
  private static let first = ["Start.md", "HowTo.md", "UseInAnApp.md", "Glossary.md"]
  private static let lookedUp = ["Design.md", "Comparison.md", "ReleaseRules.md", "Laws.md"]
  private static let chapters = Chapter.designs.compactMap(\.page)

  /// Where a page stands among those of its part; those without an order come last.
  static func place(of path: String) -> Int {
    if path.hasPrefix("README") { return -1 }
    return (first + chapters + lookedUp).firstIndex { path.hasPrefix(Document.folder) && path.hasSuffix("/" + $0) }
      ?? .max
  }

  /// The part that a file of the package belongs to.
  init(path: String) {
    let name = String(path.dropFirst(path.prefix(through: path.lastIndex(of: "/")).count))
    if path.hasPrefix("README") {
      self = .start
    } else if path.hasPrefix(Document.folder) {
      self = Self.first.contains(name) ? .start : Self.chapters.contains(name) ? .designs : .reference
    } else if path.hasPrefix("Sources/") {
      self = .modules
    } else {
      self = path.contains("/") ? .examples : .project
    }
  }
}
