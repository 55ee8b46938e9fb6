/// Asterisks or underscores in a row, which may begin or end emphasis.
struct MarkdownRun {
  let sign: Character
  var count: Int
  let canOpen: Bool
  let canClose: Bool
  /// How many there were before some were used.
  private let length: Int

  /// The run at a place of a text.
  init(in characters: [Character], at position: Int) {
    sign = characters[position]
    length = characters[position...].prefix { [sign] in $0 == sign }.count
    count = length
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + length < characters.count ? characters[position + length] : " "
    let (isMarkBefore, isMarkAfter) = (Self.isMark(before), Self.isMark(after))
    // CommonMark: left-flanking and right-flanking.
    let isBeforeWord = !after.isWhitespace && (!isMarkAfter || before.isWhitespace || isMarkBefore)
    let isBehindWord = !before.isWhitespace && (!isMarkBefore || after.isWhitespace || isMarkAfter)
    if sign == "_" {
      canOpen = isBeforeWord && (!isBehindWord || isMarkBefore)
      canClose = isBehindWord && (!isBeforeWord || isMarkAfter)
    } else {
      canOpen = isBeforeWord
      canClose = isBehindWord
    }
  }

  private static func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }

  /// Whether emphasis that this run begins may end at another one.
  private func isClosed(by other: MarkdownRun) -> Bool {
    guard canOpen && other.canClose && sign == other.sign && count > 0 else { return false }
    let isOdd = (canClose || other.canOpen) && (length + other.length) % 3 == 0
    return !isOdd || length % 3 == 0 && other.length % 3 == 0
  }

  /// Pieces whose runs have become emphasis; `leftOver` is called for asterisks that could begin or end some and do not.
  static func emphasized(
    _ pieces: [MarkdownInlineParser.Piece], leftOver: () throws(MarkdownError) -> Void
  ) throws(MarkdownError) -> [MarkdownInline] {
    /// What stands as it is, with its runs as text.
    func flat(_ pieces: ArraySlice<MarkdownInlineParser.Piece>) throws(MarkdownError) -> [MarkdownInline] {
      var all: [MarkdownInline] = []
      for piece in pieces {
        switch piece {
        case .inline(let inline): all.append(inline)
        case .run(let run):
          // Names begin with underscores; a lone asterisk is more likely a mistake.
          if run.sign == "*" && (run.canOpen || run.canClose) { try leftOver() }
          all.append(.text(String(repeating: run.sign, count: run.count)))
        }
      }
      return all
    }

    var pieces = pieces
    var index = 0
    while index < pieces.count {
      guard case .run(var closer) = pieces[index], closer.canClose,
        let start = pieces[..<index].lastIndex(where: {
          if case .run(let run) = $0 { run.isClosed(by: closer) } else { false }
        }), case .run(var opener) = pieces[start]
      else {
        index += 1
        continue
      }
      let used = min(opener.count, closer.count, 2)
      let inside = try flat(pieces[start + 1..<index])
      opener.count -= used
      closer.count -= used
      var replacement: [MarkdownInlineParser.Piece] = opener.count > 0 ? [.run(opener)] : []
      replacement.append(.inline(used == 2 ? .strong(inside) : .emphasis(inside)))
      let next = start + replacement.count
      if closer.count > 0 { replacement.append(.run(closer)) }
      pieces.replaceSubrange(start...index, with: replacement)
      index = next
    }
    return try flat(pieces[...])
  }
}
