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

  /// The links to the design's fingers as scripts.
  ///
  /// - Throws: An error where a recording cannot be made.
  func scripts() throws -> [String] {
    try GestureRecordings.scripts().filter { isOnTable($0.script) }.map {
      "[\($0.name)](\(target("&script=" + $0.name)))"
    }
  }

  /// Whether a script plays to a table of the design, as the playground's do.
  private func isOnTable(_ script: Script) -> Bool {
    guard case .table(let table, _) = script else { return false }
    return switch table.content {
    case .rows(_, let row): row.design.name == design
    case .list(let list): list.design.name == design
    }
  }

  /// Where the design is shown as somebody wishes.
  func target(_ wishes: String) -> String { "\(Self.page)#design=\(design)\(wishes)" }
}
