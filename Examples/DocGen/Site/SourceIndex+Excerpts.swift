import Foundation

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

  /// Some lines of a declaration, without their indentation; what opens in them is shown to where it closes.
  ///
  /// - Parameters:
  ///   - first: A text of the first one, which only one line of the declaration contains.
  ///   - last: A text of the last one, the first below it that contains it; nil for the first one alone.
  ///   - declaration: A text of the declaration's first line.
  ///   - place: How the path of its file begins.
  /// - Returns: The lines.
  /// - Throws: A `SourceError` where the declaration has no such lines.
  func lines(from first: String, to last: String?, of declaration: String, in place: String) throws -> String {
    let whole = try excerpt(declaration, in: place)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = lines.indices.filter { lines[$0].contains(first) }
    guard let start = starts.first, starts.count == 1 else {
      let problem = "\(starts.count) lines of \"\(declaration)\" contain \"\(first)\", not one"
      throw SourceError.malformed(problem, in: place)
    }
    guard var end = last.map({ last in lines[(start + 1)...].firstIndex { $0.contains(last) } }) ?? start else {
      let problem = "no line of \"\(declaration)\" below \"\(first)\" contains \"\(last ?? "")\""
      throw SourceError.malformed(problem, in: place)
    }
    func depth(_ end: Int) -> Int {
      lines[start...end].joined().reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
    }
    while depth(end) > 0, end + 1 < lines.count { end += 1 }
    return Self.dedented(Array(lines[start...end]))
  }
}

extension SourceIndex {
  /// The lines of code below a folder that ask whether a correction is among those of a design.
  func questions(about correction: String, in place: String) throws -> [SourceLine] {
    let name = try Regex("corrections.*[.]" + correction + "(?![A-Za-z])")
    return try lines(containing: "." + correction, in: place).filter { line in
      try lines(of: line.path)[line.number - 1].contains(name)
    }
  }

  /// What is declared around a line, if that is no longer than some lines, or else the statement that begins there.
  func excerpt(around line: SourceLine, atMost limit: Int = 10) throws -> String {
    let lines = try lines(of: line.path)
    let words = ["func ", "var ", "init("]
    let start = (0..<line.number).reversed().first { index in
      let text = lines[index]
      return text.prefix { $0 == " " }.count <= 2 && words.contains(where: text.contains)
        && !text.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
    if let start {
      let whole = try block(from: start, of: line.path)
      if whole.count <= limit && start + whole.count >= line.number { return Self.dedented(whole) }
    }
    return Self.dedented(try statement(at: line))
  }

  /// The statement around a line: conditions and branches of an expression belong to what they are part of.
  private func statement(at line: SourceLine) throws -> [String] {
    let lines = try lines(of: line.path)
    let joints = ["? ", ": ", "&& ", "|| ", "corrections.", "."]
    func isJoined(_ index: Int) -> Bool {
      let text = lines[index].trimmingCharacters(in: .whitespaces)
      return joints.contains(where: text.hasPrefix)
    }
    var start = line.number - 1
    while isJoined(start) { start -= 1 }
    var statement = try block(from: start, of: line.path)
    while isJoined(start + statement.count) { statement += try block(from: start + statement.count, of: line.path) }
    return statement
  }

  /// The lines from one on until all of their brackets are closed.
  private func block(from start: Int, of path: String) throws -> [String] {
    var depth = 0
    var block: [String] = []
    for line in try lines(of: path)[start...] {
      block.append(line)
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
      if depth <= 0 && !(block.count == 1 && Self.goesOn(line)) { return block }
    }
    throw SourceError.malformed("a statement has no end", in: path + ":" + String(start + 1))
  }

  /// Whether a declaration's first line ends before its body begins.
  private static func goesOn(_ line: String) -> Bool { line.hasSuffix("=") || line.hasSuffix("->") }

  private static func dedented(_ lines: [String]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}
