import InteractionReplay

/// Links that open the playground on what a design's page is about.
struct PlaygroundLinks {
  /// The page, from the folder of the documentation.
  static let page = "playground.html"
  /// The design's name in scripts.
  private let design: String

  /// Creates links for a module's design, whose name in scripts is the module's with hyphens between its words.
  init(module: String) {
    design = module.reduce(into: "") { name, letter in
      if letter.isUppercase && !name.isEmpty { name.append("-") }
      name += letter.lowercased()
    }
  }

  /// The design without some of its corrections beside the one that has all of them.
  func without(_ corrections: [String]) -> String { link("Try it", "&without=" + corrections.joined(separator: ",")) }

  /// The paragraph below the heading of the page: the design, its rules, and its fingers as scripts.
  ///
  /// - Parameter rules: The names of its rule sets, the default first.
  /// - Returns: The paragraph, in Markdown.
  /// - Throws: An error where a recording cannot be made.
  func paragraph(rules: [String]) throws -> String {
    let scripts = try GestureRecordings.scripts().filter { isOnTable($0.script) }
    var text = """
      \(link("Try it", "")) with a finger or a mouse in the playground, one page that opens by itself; where the link shows you \
      its source, download the file and open it. Its table 1 is as the original has it, faults included, its table 2 \
      corrected, and one finger moves both.
      """
    let others = rules.dropFirst()
    if !others.isEmpty {
      text += " Also by the rules of " + others.map { link($0, "&rules=" + $0) }.joined(separator: " or ") + "."
    }
    if !scripts.isEmpty {
      let links = scripts.map { link($0.name, "&script=" + $0.name) }
      text += " Fingers as scripts, live: " + links.joined(separator: ", ") + "."
    }
    return text
  }

  /// Whether a script plays to a table of the design, as the playground's do.
  private func isOnTable(_ script: Script) -> Bool {
    guard case .table(let table, _) = script else { return false }
    return switch table.content {
    case .rows(_, let row): row.design.name == design
    case .list(let list): list.design.name == design
    }
  }

  private func link(_ words: String, _ wishes: String) -> String {
    "[\(words)](\(Self.page)#design=\(design)\(wishes))"
  }
}
