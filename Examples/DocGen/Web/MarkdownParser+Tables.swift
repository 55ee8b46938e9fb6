extension MarkdownParser {
  /// Whether the first line is a header, and the second one the line below it.
  var startsTable: Bool {
    guard let first = lines.first, first.text.contains("|"), let second = lines.dropFirst().first else { return false }
    return second.text.contains("|") && second.trimmed.wholeMatch(of: /\|?( *:?-+:? *\|)*( *:?-+:? *)?/) != nil
  }

  /// A table, or nil where none begins; a row has as many cells as the header.
  mutating func table() throws(MarkdownError) -> MarkdownBlock? {
    guard startsTable, let head = lines.popFirst(), let line = lines.popFirst() else { return nil }
    let header = try row(head)
    let alignments = Self.cells(of: line.trimmed).map(Self.alignment)
    guard alignments.count == header.count else {
      throw trouble("the header has \(header.count) cells, the line below it \(alignments.count)", at: line.number)
    }
    var rows: [[[MarkdownInline]]] = []
    while let line = lines.first, !line.isBlank, line.trimmed.contains("|") || !line.interruptsParagraph {
      let row = try row(line)
      guard row.count == header.count else {
        throw trouble("the row has \(row.count) cells, its header \(header.count)", at: line.number)
      }
      rows.append(row)
      lines.removeFirst()
    }
    return .table(header: header, alignments: alignments, rows: rows)
  }

  private func row(_ line: MarkdownLine) throws(MarkdownError) -> [[MarkdownInline]] {
    var row: [[MarkdownInline]] = []
    for cell in Self.cells(of: line.trimmed) { row.append(try inlines(cell, at: line.number)) }
    return row
  }

  /// The texts between the bars of a line; an escaped bar is one of the text.
  static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line {
      if character == "|" && !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if line.hasPrefix("|") { cells.removeFirst() }
    if line.hasSuffix("|") && !isEscaped && cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map { String(MarkdownLine(number: 0, text: $0[...]).trimmed) }
  }

  private static func alignment(_ cell: String) -> MarkdownAlignment {
    switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
    case (true, true): .center
    case (true, false): .left
    case (false, true): .right
    case (false, false): .natural
    }
  }
}
