/// A design's page, and how its sections point to lines of code.
protocol DesignPage {
  /// What the pages of all designs say alike.
  var design: DesignSources { get }
}

/// A declaration that stands for something that an article names.
struct CodePlace {
  /// What the link says.
  let label: String
  /// A piece of the only line of code that is meant.
  let declaration: String
  /// How the path of its file begins.
  let path: String

  init(_ declaration: String, in path: String, label: String? = nil) {
    self.label = label ?? Self.name(in: declaration)
    self.declaration = declaration
    self.path = path
  }

  /// The name that is declared: the word before parameters, type or value.
  private static func name(in declaration: String) -> String {
    let head = declaration.prefix { !"(:=".contains($0) }
    return head.split(separator: " ").last.map(String.init) ?? declaration
  }
}

extension DesignPage {
  /// What the article names, and the lines of code that stand for it.
  typealias ArticleLine = (words: String, here: [CodePlace])

  /// The section that leads from the article to the code.
  func fromTheArticle(_ intro: String, _ lines: [ArticleLine]) throws -> Section {
    let rows = try lines.map { line in
      let links = try line.here.map { try design.index.link(code($0.label), to: $0.declaration, in: $0.path) }
      return [line.words, links.joined(separator: "<br>")]
    }
    return Section(.fromTheArticle, [intro, Markdown.table(["article", "here"], rows)])
  }

  /// The line of the scroll view that two articles build on.
  var scrollViewLine: ArticleLine {
    (
      "the scroll view itself",
      core("enum RowScroll", "struct ScrollHold", "struct ScrollSettling", "struct DrivenScroll", "enum ScrollPhysics")
    )
  }

  /// Declarations of the design's type.
  func own(_ declarations: String...) -> [CodePlace] { declarations.map { CodePlace($0, in: design.folder) } }

  /// Declarations of the design's module.
  func module(_ declarations: String...) -> [CodePlace] {
    declarations.map { CodePlace($0, in: "Sources/\(design.module)/") }
  }

  /// Declarations of InteractionCore, or of those of its files whose paths begin so.
  func core(_ declarations: String..., in path: String = "") -> [CodePlace] {
    declarations.map { CodePlace($0, in: DesignSources.core + path) }
  }

  /// Declarations of InteractionLists, or of those of its files whose paths begin so.
  func lists(_ declarations: String..., in path: String = "") -> [CodePlace] {
    declarations.map { CodePlace($0, in: DesignSources.lists + path) }
  }

  /// Declarations of HeadlessTable.
  func table(_ declarations: String...) -> [CodePlace] {
    declarations.map { CodePlace($0, in: DesignSources.table) }
  }

  /// A name in code.
  func code(_ name: String) -> String { Markdown.name(name) }
}
