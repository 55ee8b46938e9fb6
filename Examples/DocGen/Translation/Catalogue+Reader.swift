extension Catalogue {
  /// Reads a catalogue line by line.
  struct Reader {
    /// What the last line belonged to: where a line that is only a string goes on.
    private enum State {
      case between
      case id(String, line: Int)
      case text(String, id: String, line: Int)
    }

    let path: String
    private(set) var entries: [Entry] = []
    private var lines: [String: Int] = [:]
    private var state = State.between

    init(path: String) { self.path = path }

    mutating func read(_ line: Substring, number: Int) throws(CatalogueError) {
      let line = line.trimmed
      if line.isEmpty { return try endEntry(at: number) }
      if line.hasPrefix("#") {
        let isFuzzy = line.hasPrefix("#,") && line.contains("fuzzy")
        guard isFuzzy else { return }
        throw error(number, "the entry below is marked as fuzzy; look at it, and take the mark away")
      }
      if line.hasPrefix("\"") {
        let more = try string(line, number)
        switch state {
        case .between: throw error(number, "a string that belongs to nothing")
        case .id(let id, let start): state = .id(id + more, line: start)
        case .text(let text, let id, let start): state = .text(text + more, id: id, line: start)
        }
        return
      }
      let word = line.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
      let rest = line.dropFirst(word.count).trimmed
      switch word {
      case "msgid":
        try endEntry(at: number)
        state = .id(try string(rest, number), line: number)
      case "msgstr":
        guard case .id(let id, let start) = state else { throw error(number, "msgstr without a msgid before it") }
        state = .text(try string(rest, number), id: id, line: start)
      default: throw error(number, "\"\(word)\" is none of msgid, msgstr, a string and a comment")
      }
    }

    /// Ends the last entry.
    mutating func finish() throws(CatalogueError) {
      if case .id(_, let line) = state { throw error(line, "msgid without a msgstr") }
      try endEntry(at: 0)
    }

    /// Ends an entry where a line cannot belong to it any more.
    private mutating func endEntry(at number: Int) throws(CatalogueError) {
      switch state {
      case .between: return
      case .id(_, let line): throw error(line, "msgid without a msgstr")
      case .text(let text, let id, let line):
        if let first = lines.updateValue(line, forKey: id) {
          throw error(line, id.isEmpty ? "a second header" : "this msgid stands in line \(first), too")
        }
        entries.append(Entry(id: id, text: text, line: line))
        state = .between
      }
    }

    /// A string in quotation marks, its escapes undone.
    private func string(_ text: Substring, _ number: Int) throws(CatalogueError) -> String {
      guard text.first == "\"" else { throw error(number, "no string in quotation marks") }
      var rest = text.dropFirst()
      var string = ""
      while let character = rest.popFirst() {
        switch character {
        case "\"":
          guard rest.isEmpty else { throw error(number, "\"\(rest)\" after the end of the string") }
          return string
        case "\\":
          switch rest.popFirst() {
          case "n": string += "\n"
          case "t": string += "\t"
          case "\"": string += "\""
          case "\\": string += "\\"
          case let other?: throw error(number, "\\\(other) is no escape; \\n, \\t, \\\" and \\\\ are")
          case nil: throw error(number, "the string has no end")
          }
        default: string.append(character)
        }
      }
      throw error(number, "the string has no end")
    }

    private func error(_ line: Int, _ problem: String) -> CatalogueError {
      CatalogueError(path: path, line: line, problem: problem)
    }
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  fileprivate var trimmed: Substring {
    let blanks: Set<Character> = [" ", "\t"]
    var text = drop { blanks.contains($0) }
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return text
  }
}
