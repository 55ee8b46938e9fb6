/// A piece of a page's text that is translated as a whole, with holes for what the run computes.
///
///     Phrase("It opens at [half](../Sources/Release.swift#L91), 40 points.").id
///     // It opens at [half]({1}), {2} points.
///
/// Holes are numbers, the targets of links, what rows report, and links whose label is the name of a file or a script. Code stays
/// as it is, so that a phrase can be read, unless there are digits in it. A translation has the same holes and the same code, in
/// any order.
struct Phrase: Equatable, Sendable {
  /// What a hole is filled with, piece by piece.
  enum Piece: Equatable, Sendable {
    case text(String)
    /// Where a link leads; another page may have to say it otherwise.
    case target(String)
    /// What parts the links of a list.
    case comma

    var english: String {
      switch self {
      case .text(let text), .target(let text): text
      case .comma: ", "
      }
    }
  }

  /// The phrase as a catalogue has it.
  let id: String
  /// What stands in the holes, from the first.
  let holes: [[Piece]]
  /// Code as it is written in the page, by how the phrase has it: names in tables may break between their words.
  let code: [String: String]

  /// Whether nothing in it can be translated: numbers, code, names, what somebody has typed.
  let isFixed: Bool

  /// A phrase with what stands in its holes, and with its code as the page has it.
  init(id: String, holes: [[Piece]], code: [String: String]) {
    (self.id, self.holes, self.code) = (id, holes, code)
    isFixed = Self.isTyped(id) || !Self.hasWords(id)
  }

  /// Whether a phrase is one text between curved quotation marks, as pages show what is typed.
  private static func isTyped(_ id: String) -> Bool {
    id.first == "“" && id.last == "”" && !id.dropFirst().dropLast().contains { "“”".contains($0) }
  }

  /// What stands in each hole, for a translator.
  var comments: [String] {
    holes.enumerated().map { "{\($0.offset + 1)} = " + $0.element.map(\.english).joined() }
  }

  /// What keeps a text from being a translation: holes and code that are lost or invented.
  func faults(of text: String) -> [String] {
    let (mine, its) = (Template(id), Template(text))
    let lost = mine.names.filter { !its.names.contains($0) }.map { "\($0) is lost" }
    let invented = its.names.filter { !mine.names.contains($0) }.map { "\($0) is not in the msgid" }
    return lost + invented
  }

  /// A translation with its holes filled.
  ///
  /// - Parameters:
  ///   - text: Without faults.
  ///   - comma: What parts the links of a list.
  ///   - target: Where a link of this page leads, from the page that is made.
  /// - Returns: The text, in Markdown.
  func filled(_ text: String, comma: String, target: (String) -> String) -> String {
    Template(text).parts.map { part in
      switch part {
      case .words(let words): words
      case .code(let words): code[words] ?? words
      case .hole(let number):
        holes[number - 1].map { piece in
          switch piece {
          case .text(let text): text
          case .target(let text): target(text)
          case .comma: comma
          }
        }.joined()
      }
    }.joined()
  }
}

/// A phrase or its translation, taken apart at holes and code.
private struct Template {
  enum Part {
    case words(String)
    case code(String)
    case hole(Int)
  }

  var parts: [Part] = []

  /// The holes and the code, each once, in order.
  var names: [String] {
    var names: [String] = []
    for part in parts {
      switch part {
      case .words: continue
      case .code(let code): if !names.contains(code) { names.append(code) }
      case .hole(let number): if !names.contains("{\(number)}") { names.append("{\(number)}") }
      }
    }
    return names
  }

  init(_ text: String) {
    var rest = Substring(text)
    var words = ""
    while true {
      let plain = rest.prefix { $0 != "`" && $0 != "{" }
      words += plain
      rest = rest[plain.endIndex...]
      guard let first = rest.first else { break }
      if let code = rest.code {
        parts += [.words(words), .code(code)]
        words = ""
        rest.removeFirst(code.count)
      } else if first == "{", let digits = Self.digits(rest), let number = Int(digits) {
        parts += [.words(words), .hole(number)]
        words = ""
        rest.removeFirst(digits.count + 2)
      } else {
        words.append(first)
        rest.removeFirst()
      }
    }
    parts.append(.words(words))
  }

  private static func digits(_ text: Substring) -> Substring? {
    let digits = text.dropFirst().prefix { ("0"..."9").contains($0) }
    return !digits.isEmpty && text.dropFirst(1 + digits.count).first == "}" ? digits : nil
  }
}

extension Phrase {
  /// Whether a phrase has words beside its holes, code, tags and names: more than one letter, without a capital inside, or
  /// the ending that says whose something is.
  fileprivate static func hasWords(_ id: String) -> Bool {
    let words = Template(id).parts.map { part in
      if case .words(let text) = part { text.withoutTags } else { " " }
    }.joined()
    if words.contains("'s ") || words.contains("'s:") { return true }
    return words.split { !$0.isLetter }.contains { word in
      word.count > 1 && !units.contains(word) && !word.dropFirst().contains(where: \.isUppercase)
    }
  }

  /// Signs that are the same in every language.
  private static let units: Set<Substring> = ["pt", "rad", "ms", "log", "vx", "vy"]
}

extension Substring {
  /// The code at the beginning, with its marks.
  var code: String? {
    guard first == "`", let end = dropFirst().firstIndex(of: "`") else { return nil }
    return String(self[...end])
  }
}

extension String {
  /// With a space for each tag and each character by name, such as `<br>` and `&nbsp;`.
  fileprivate var withoutTags: String {
    var text = ""
    var rest = Substring(self)
    while let first = rest.popFirst() {
      let end: Character? = first == "<" ? ">" : first == "&" ? ";" : nil
      if let end, rest.first.map({ $0.isLetter || $0 == "/" }) == true, let last = rest.firstIndex(of: end) {
        rest = rest[last...].dropFirst()
        text += " "
      } else {
        text.append(first)
      }
    }
    return text
  }
}
