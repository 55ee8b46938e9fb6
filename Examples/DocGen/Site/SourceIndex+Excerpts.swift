import Foundation

extension SourceIndex {
  /// Returns a declaration as it is compiled, from its first line to its closing brace, without indentation.
  ///
  /// A declaration that is missing or occurs twice is an error, because pages show only code that runs.
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

  /// Returns some lines of a declaration without indentation, up to the line that closes all brackets opened in them.
  ///
  /// - Parameters:
  ///   - first: A piece of the first line, which only one line of the declaration contains.
  ///   - last: A piece of the last line, which is the first line below that contains it; nil for the first line alone.
  ///   - declaration: A piece of the declaration's first line.
  ///   - place: The beginning of its file's path.
  /// - Returns: The lines.
  /// - Throws: A `SourceError` if the declaration has no such lines.
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
  /// Returns the lines of code in a folder that ask whether a design has a correction.
  func questions(about correction: String, in place: String) throws -> [SourceLine] {
    let name = try Regex("corrections.*[.]" + correction + "(?![A-Za-z])")
    return try lines(containing: "." + correction, in: place).filter { line in
      try lines(of: line.path)[line.number - 1].contains(name)
    }
  }

  /// Returns the declaration that contains a line if it is short enough, or else the statement that contains the line.
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

  /// Returns the statement that contains a line, with all conditions and branches of its expression.
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

  /// Returns the lines from a given one to the one that closes all of their brackets.
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

  /// Returns whether a declaration's first line ends before its body begins.
  private static func goesOn(_ line: String) -> Bool { line.hasSuffix("=") || line.hasSuffix("->") }

  private static func dedented(_ lines: [String]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}
