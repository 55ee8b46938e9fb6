/// Estimates of the width of text in a picture, which keep labels apart although the reader's font is unknown.
enum TextWidth {
  /// Helvetica's widths of the characters from the space to the tilde, in thousandths of its size.
  private static let thousandths: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
  /// The factor by which other systems' fonts are wider than Helvetica; DejaVu Sans, the widest of them, is wider by a fifth.
  ///
  /// Chinese characters are as wide as high in all of them.
  private static let reserve = 1.2

  /// Returns an upper estimate of a text's width, in points.
  ///
  /// - Parameters:
  ///   - text: The text, in one line.
  ///   - size: The size of the type, in points.
  /// - Returns: Its width.
  static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let index = Int(scalar.value) - 32
      // Signs such as ≥ are as wide as +.
      let width = thousandths.indices.contains(index) ? thousandths[index] : 584
      return sum + (scalar.value >= 0x2E80 ? 1000 : width * reserve)
    } / 1000 * size
  }

  /// Returns a text in lines of at most the given width, broken at spaces and between Chinese characters, or only between
  /// Chinese clauses; a wider piece that cannot be broken gets a separate line.
  static func lines(_ text: String, size: Double, width: Double, byClauses: Bool = false) -> [String] {
    var lines: [String] = []
    for word in words(of: text, byClauses) {
      if let line = lines.last, of(line + word, size: size) <= width {
        lines[lines.count - 1] = line + word
      } else {
        lines.append(word.hasPrefix(" ") ? String(word.dropFirst()) : word)
      }
    }
    return lines
  }

  /// Returns the pieces of a text that are not broken, each with the space before it.
  private static func words(of text: String, _ byClauses: Bool) -> [String] {
    var words: [String] = []
    for character in text {
      let last = words.last?.last
      let isBroken =
        switch last {
        case nil: true
        case let last?:
          byClauses
            ? closing.contains(last) && !closing.contains(character)
            : character == " "
              || (isWide(character) || isWide(last)) && last != " " && !opening.contains(last)
                && !closing.contains(character)
        }
      if isBroken {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// The characters with which no line may end, and those with which none may begin.
  private static let (opening, closing) = ("“（《", "，。、；：？！”）》%")

  /// Returns whether a line may be broken before and after a character.
  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value >= 0x2E80 } || (opening + closing).contains(character)
  }
}
