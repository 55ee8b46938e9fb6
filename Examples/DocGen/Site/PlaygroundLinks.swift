import InteractionReplay

/// Links that open the playground with the design of a page.
struct PlaygroundLinks {
  /// The page, from the folder of the documentation.
  static let page = "playground.html"
  /// The design's name in scripts.
  private let design: String

  /// Creates links for a module's design, whose name in scripts is the module's in lower case, with hyphens between the
  /// words.
  init(module: String) {
    design = module.reduce(into: "") { name, letter in
      if letter.isUppercase && !name.isEmpty { name.append("-") }
      name += letter.lowercased()
    }
  }

  /// Returns links that play the design's recorded scripts.
  ///
  /// - Throws: An error if a recording cannot be made.
  func scripts() throws -> [String] {
    try GestureRecordings.scripts().filter { isOnTable($0.script) }.map {
      "[\($0.name)](\(target("&script=" + $0.name)))"
    }
  }

  /// Returns whether a script is for a table of the design, as the playground needs.
  private func isOnTable(_ script: Script) -> Bool {
    guard case .table(let table, _) = script else { return false }
    return switch table.content {
    case .rows(_, let row): row.design.name == design
    case .list(let list): list.design.name == design
    }
  }

  /// Returns the address of the design in the playground, with further settings.
  func target(_ wishes: String) -> String { "\(Self.page)#design=\(design)\(wishes)" }
}
