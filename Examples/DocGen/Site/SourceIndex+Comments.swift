import Foundation

/// A doc comment, split into blocks.
struct DocComment: Hashable, Sendable {
  /// The paragraphs, each on one line, and the drawings, each with its line breaks and indented by four spaces.
  let blocks: [String]

  init(lines: [String]) {
    var blocks: [[String]] = [[]]
    for line in lines {
      if line.isEmpty { blocks.append([]) } else { blocks[blocks.count - 1].append(line) }
    }
    self.blocks = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: $0[0].hasPrefix("    ") ? "\n" : " ") }
  }

  /// The first sentence.
  var summary: String { blocks.first ?? "" }
  /// The first drawing, without its indentation, if there is one.
  var drawing: String? { drawings.first }
  /// All drawings, without their indentation.
  var drawings: [String] {
    blocks.filter { $0.hasPrefix("    ") }.map { block in
      block.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
    }
  }
  /// The paragraphs after the first block, without drawings.
  var details: [String] { blocks.dropFirst().filter { !$0.hasPrefix("    ") } }
}

/// A constant as the source declares it.
struct DeclaredConstant: Hashable, Sendable {
  let name: String
  /// The expression of its value, as written.
  let expression: String
  let comment: DocComment
  let path: String

  /// The unit that the first paragraph of its comment names; empty if it names none.
  var unit: String {
    let units = [
      ("radians per second", "rad/s"), ("points per second", "pt/s"), ("points", "pt"), ("seconds", "s"),
    ]
    return units.first { comment.summary.contains($0.0) }?.1 ?? ""
  }

  /// The meaning of the constant: the first paragraph of its comment, and the others except for the last.
  var meaning: String { ([comment.summary] + comment.details.dropLast()).joined(separator: " ") }
  /// The origin of its value, which is the last paragraph of its comment after the first.
  var origin: String { comment.details.last ?? "Follows from the others." }
}

extension SourceIndex {
  /// Returns the doc comment above a declaration.
  func comment(above declaration: String, in place: String) throws -> DocComment {
    let line = try find(declaration, in: place)
    let comment = try lines(of: line.path)[..<(line.number - 1)].reversed()
      .map { $0.trimmingCharacters(in: .whitespaces) }.prefix { $0.hasPrefix("///") }.reversed()
    guard !comment.isEmpty else {
      throw SourceError.malformed("\"\(declaration)\" has no doc comment", in: line.description)
    }
    return DocComment(lines: comment.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) })
  }

  /// Returns every `public static let NAME = EXPRESSION` of a file, with its comment, except for names of notices.
  func constants(in path: String) throws -> [DeclaredConstant] {
    try lines(of: path).compactMap { line in
      guard let keyword = line.range(of: "public static let "), let sign = line.range(of: " = "),
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      else { return nil }
      let name = String(line[keyword.upperBound..<sign.lowerBound])
      let expression = String(line[sign.upperBound...])
      guard !name.contains(":"), !expression.hasPrefix("ListNotice.Name(") else { return nil }
      let comment = try comment(above: "public static let " + name + " = ", in: path)
      return DeclaredConstant(name: name, expression: expression, comment: comment, path: path)
    }
  }

  /// Returns the cases of an enum with their comments.
  func cases(ofEnum declaration: String, in place: String) throws -> [(code: String, comment: DocComment)] {
    let start = try find(declaration, in: place)
    let lines = try lines(of: start.path)
    let indentation = lines[start.number - 1].prefix { $0 == " " }
    let body = lines[start.number...].prefix { $0 != indentation + "}" }
    // Cases of a switch inside the enum are indented further.
    let margin = indentation + "  case "
    return try body.filter { $0.hasPrefix(margin) }.map { line in
      let code = String(line.dropFirst(margin.count))
      return (code, try comment(above: "case " + code, in: start.path))
    }
  }
}
