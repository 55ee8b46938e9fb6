extension SourceIndex {
  /// A declaration as it is compiled: from its own line to the brace that closes it, without its indentation.
  ///
  /// One that is gone, or stands twice, is an error: a page shows no code that does not run.
  func excerpt(_ declaration: String, in place: String) throws -> String {
    let start = try find(declaration, in: place)
    let lines = try lines(of: start.path)[(start.number - 1)...]
    let margin = lines.first?.prefix { $0 == " " }.count ?? 0
    var depth = 0
    var excerpt: [Substring] = []
    for line in lines {
      excerpt.append(line.dropFirst(margin))
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth == 0 && line.contains("}") { return excerpt.joined(separator: "\n") }
    }
    throw SourceError.malformed("\"\(declaration)\" has no end", in: start.description)
  }
}

extension DesignPage {
  /// Declarations of the design that stand in one file, as one piece of code below a link to where it stands.
  func excerpt(_ declarations: String...) throws -> String {
    let code = try declarations.map { try design.index.excerpt($0, in: design.folder) }
    let file = try design.index.find(declarations[0], in: design.folder)
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return "[\(name)](../\(file.path)#L\(file.number))\n\n"
      + Markdown.block(code.joined(separator: "\n\n"), language: "swift")
  }
}
