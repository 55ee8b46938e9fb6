/// What a line of a list begins with: a dash, or a number with a point.
struct MarkdownMarker {
  /// The number, or nil where there is a dash.
  let start: Int?
  /// The character that tells one list from the next.
  let sign: Character
  /// The spaces before it.
  let indent: Int
  /// How far the text of the item stands from the line's beginning.
  let width: Int

  init?(_ line: MarkdownLine) {
    indent = line.indent
    let text = line.text.dropFirst(indent)
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text.dropFirst(digits.count)
    guard indent < 4, digits.count < 10, let sign = rest.first, (digits.isEmpty ? "-*+" : ".)").contains(sign) else {
      return nil
    }
    let spaces = rest.dropFirst().prefix { $0 == " " }.count
    guard spaces > 0, rest.dropFirst(1 + spaces).first?.isWhitespace == false else { return nil }
    start = Int(digits)
    self.sign = sign
    width = indent + digits.count + 1 + spaces
  }

  /// Whether another one goes on with the same list.
  func isFollowed(by other: MarkdownMarker) -> Bool {
    sign == other.sign && (start == nil) == (other.start == nil) && other.indent < width
  }
}

extension MarkdownParser {
  /// A list: its items, and what is indented as far as their text.
  mutating func list(_ first: MarkdownMarker) throws(MarkdownError) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    var isTight = true
    var marker = first
    while true {
      let (inside, hasSpace) = try itemLines(marker)
      var parser = parser(of: inside)
      let blocks = try parser.blocks()
      items.append(blocks)
      let isLast = lines.first.flatMap(MarkdownMarker.init).map(first.isFollowed) != true
      // Space between two items, or between the blocks of one, makes the whole list wide.
      if hasSpace && !isLast || Self.hasSpace(inside, blocks) { isTight = false }
      guard !isLast, let line = lines.first, let next = MarkdownMarker(line) else { break }
      marker = next
    }
    return .list(start: first.start, isTight: isTight, items: items)
  }

  /// Takes the lines of one item, and says whether an empty one came behind them.
  private mutating func itemLines(_ marker: MarkdownMarker) throws(MarkdownError) -> ([MarkdownLine], Bool) {
    guard let first = lines.popFirst() else { return ([], false) }
    if first.trimmed.contains("] "), first.trimmed.contains(#/^\S+ +\[[ xX]\] /#) {
      throw trouble("a list of tasks is not known", at: first.number)
    }
    if marker.width - marker.indent > 5 {
      throw trouble("code in the line of a list's sign is not known", at: first.number)
    }
    var inside = [first.dropping(marker.width)]
    while let line = lines.first {
      if line.isBlank {
        inside.append(line.dropping(marker.width))
      } else if line.indent >= marker.width {
        inside.append(line.dropping(marker.width))
      } else {
        let isBehindSpace = inside.last?.isBlank == true
        guard isBehindSpace || MarkdownMarker(line) != nil || line.interruptsParagraph else {
          throw trouble(
            "indent it by \(marker.width) spaces, as the item's text is, or leave a line empty", at: line.number)
        }
        break
      }
      lines.removeFirst()
    }
    let hasSpace = inside.last?.isBlank == true
    while inside.last?.isBlank == true { inside.removeLast() }
    return (inside, hasSpace)
  }

  /// Whether an empty line stands between the blocks of an item; those inside of code do not count.
  private static func hasSpace(_ lines: [MarkdownLine], _ blocks: [MarkdownBlock]) -> Bool {
    guard blocks.count > 1 else { return false }
    var isInCode = false
    return lines.contains { line in
      if line.trimmed.hasPrefix("```") { isInCode.toggle() }
      return line.isBlank && !isInCode
    }
  }
}
