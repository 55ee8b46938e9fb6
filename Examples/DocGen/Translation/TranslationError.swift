/// What keeps a page from being there in Chinese.
enum TranslationTrouble: Equatable, Sendable {
  /// A phrase without an entry, and the line of the English page.
  case missing(Phrase, place: String)
  /// An entry that is not as it must be: its place and what is wrong.
  case wrong(String)
}

/// Everything that keeps the Chinese pages from saying what the English ones say.
struct TranslationError: Error, Equatable, CustomStringConvertible {
  let troubles: [TranslationTrouble]

  /// What is wrong, a line each, then what is missing, as it goes into a catalogue.
  var description: String {
    var lines = ["the Chinese pages do not say what the English ones say"]
    var blanks = ""
    var seen: Set<String> = []
    for trouble in troubles {
      switch trouble {
      case .wrong(let line): lines.append(line)
      case .missing(let phrase, let place):
        guard seen.insert(phrase.id).inserted else { continue }
        blanks += "\n" + Catalogue.blank(phrase.id, comments: ["\(place)"] + phrase.comments)
      }
    }
    if !blanks.isEmpty {
      lines.append("No entry in \(Translation.folder) (`swift run docgen words` prints these, to be filled in):")
    }
    return lines.joined(separator: "\n") + (blanks.isEmpty ? "" : "\n" + blanks)
  }
}
