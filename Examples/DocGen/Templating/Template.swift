/// A page as it is written: Markdown with marks, which a run replaces by their texts.
///
/// A mark is in braces and begins with a letter: `{bounce}`, `{trace fingerKeepsHold}`, `{excerpt "func right(at"}`. Blocks
/// of code have no marks.
struct Template: Sendable {
  /// The text between two blank lines; a block of code is one paragraph.
  struct Paragraph: Hashable, Sendable {
    let text: String
    /// The number of its first line in the file.
    let line: Int
    /// In a translation, the fingerprint of the English paragraph; nil if the paragraph is the same in both languages.
    var english: String?

    var isCode: Bool { text.hasPrefix("```") }
  }

  /// A part of a paragraph.
  enum Piece: Hashable, Sendable {
    case text(Substring)
    /// The text between the braces, and its line in the file.
    case mark(Substring, line: Int)
  }

  /// The file's path from the package's root.
  let path: String
  let paragraphs: [Paragraph]

  /// Parts a file into paragraphs.
  ///
  /// A comment such as `<!-- 3f2a9c1b -->` above a paragraph is the fingerprint of the English paragraph.
  init(_ text: String, path: String) {
    self.path = path
    var paragraphs: [Paragraph] = []
    var lines: [Substring] = []
    var (start, english) = (0, String?.none)
    var isCode = false
    func end() {
      guard !lines.isEmpty else { return }
      paragraphs.append(Paragraph(text: lines.joined(separator: "\n"), line: start, english: english))
      (lines, english) = ([], nil)
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty && !isCode {
        end()
      } else if lines.isEmpty, english == nil, let comment = line.wholeMatch(of: /<!-- ([0-9a-f]{8}) -->/) {
        english = String(comment.1)
      } else {
        if lines.isEmpty { start = index + 1 }
        lines.append(line)
        if line.hasPrefix("```") { isCode.toggle() }
      }
    }
    end()
    self.paragraphs = paragraphs
  }

  /// The paragraphs without fingerprints.
  var text: String { paragraphs.map(\.text).joined(separator: "\n\n") }

  /// Returns the parts of a paragraph: its marks, and the texts between them.
  static func pieces(of paragraph: Paragraph) -> [Piece] {
    guard !paragraph.isCode else { return [.text(Substring(paragraph.text))] }
    var pieces: [Piece] = []
    var (line, rest) = (paragraph.line, Substring(paragraph.text))
    for match in paragraph.text.matches(of: /\{([A-Za-z][^{}\n]*)\}/) {
      let before = rest[..<match.range.lowerBound]
      line += before.count { $0 == "\n" }
      pieces += [.text(before), .mark(match.1, line: line)]
      rest = rest[match.range.upperBound...]
    }
    return pieces + [.text(rest)]
  }
}

extension String {
  /// Eight hexadecimal digits that change when the text does: the FNV-1a hash of its bytes, with its two halves combined.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(UInt32(truncatingIfNeeded: hash >> 32 ^ hash), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// An error in a template, with its place.
struct TemplateTrouble: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let problem: String

  var description: String { "\(path):\(line): \(problem)" }
}

/// All errors in the templates, described on one line each.
struct TemplateError: Error, Equatable, CustomStringConvertible {
  let troubles: [TemplateTrouble]

  var description: String {
    (["the templates of the pages cannot be filled"] + troubles.map(\.description)).joined(separator: "\n")
  }
}
