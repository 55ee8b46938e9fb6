/// How wide a text becomes in a picture, whose reader's own type nobody knows: so that labels can be kept apart.
enum TextWidth {
  /// Helvetica's widths of the characters from the space to the tilde, in thousandths of its size.
  private static let thousandths: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
  /// By how much other systems' type is wider than Helvetica: DejaVu Sans, the widest of them, by a fifth.
  private static let reserve = 1.2

  /// A text's width, in points: more than most systems' type takes.
  ///
  /// - Parameters:
  ///   - text: The text, in one line.
  ///   - size: The size of its type, in points.
  /// - Returns: Its width.
  static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let index = Int(scalar.value) - 32
      // Chinese characters are as wide as high; signs such as ≥ are as wide as +.
      let width = thousandths.indices.contains(index) ? thousandths[index] : scalar.value >= 0x2E80 ? 1000 : 584
      return sum + width
    } / 1000 * size * reserve
  }

  /// A text in lines that are no wider than a width, broken at its spaces; a word that is wider has a line of its own.
  static func lines(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if !lines.isEmpty && of(longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
