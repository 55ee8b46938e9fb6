import Foundation

/// Pieces of GitHub's Markdown.
enum Markdown {
  /// Returns a table; bars in the cells are escaped.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { cells in
      "| " + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// Returns a block of code or of other preformatted text.
  static func block(_ text: String, language: String = "text") -> String {
    "```\(language)\n" + text.trimmingCharacters(in: .newlines) + "\n```"
  }

  /// Returns a diff of two texts, whose lines begin with a minus, a plus, or a space.
  ///
  /// - Returns: The block, or nil if the texts are equal.
  static func difference(from old: String, to new: String) -> String? {
    guard old != new else { return nil }
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if gone.contains(before) {
        lines.append("-" + old[before])
        before += 1
      } else if come.contains(after) {
        lines.append("+" + new[after])
        after += 1
      } else {
        lines.append(" " + old[before])
        before += 1
        after += 1
      }
    }
    return "```diff\n" + lines.joined(separator: "\n") + "\n```"
  }

  /// Returns blocks that are hidden until the reader unfolds their heading.
  static func folded(_ summary: String, _ blocks: [String]) -> String {
    (["<details><summary>\(summary)</summary>"] + blocks + ["</details>"]).joined(separator: "\n\n")
  }

  /// Returns a name in code that may break between its words, so that tables fit narrow screens.
  static func name(_ text: String) -> String {
    var broken = ""
    var wasSmall = false
    for character in text {
      if wasSmall && character.isUppercase { broken += "<wbr>" }
      wasSmall = character.isLowercase || character == ":" || character == "…"
      broken.append(character)
    }
    return "<code>" + broken + "</code>"
  }

  /// Returns the name of a notice in italics, which may break between its parts.
  static func notice(_ notice: String) -> String { "*" + notice.replacingOccurrences(of: ".", with: ".<wbr>") + "*" }

  /// Returns text whose names in code may break between their words.
  static func breakable(_ text: String) -> String { text.replacing(/`([^`]+)`/) { name(String($0.1)) } }

  /// Returns items as a list in a sentence, separated by the language's commas.
  static func series(_ items: [String]) -> String { items.joined(separator: say(",")) }

  /// Returns numbers in a row with the language's separators, which are spaces in English.
  static func numbers(_ text: String) -> String { text.replacing(" ", with: say("_")) }

  /// Returns the anchor that GitHub gives a heading.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap {
        $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil
      })
  }
}
