/// A filler of one page's templates, the English one and its translation, which collects their errors.
struct PageFiller {
  let marks: Marks
  let index: SourceIndex
  private(set) var troubles: [TemplateTrouble] = []
  /// The phrases of computed texts that the page has used.
  private(set) var said: Set<String> = []
  private var used: Set<String> = []

  init(_ marks: Marks, _ index: SourceIndex) { (self.marks, self.index) = (marks, index) }

  /// Returns the English page; values that it should use and does not are errors.
  mutating func english(_ template: Template) -> String {
    let text = template.paragraphs.map { filled($0, template.path, .english) }.joined(separator: "\n\n")
    troubles += marks.values.filter { $0.kind != .offered && !used.contains($0.name) }.map { value in
      TemplateTrouble(path: template.path, line: 1, problem: "the page does not use {\(value.name)}")
    }
    return text
  }

  /// Returns the translated page, whose paragraphs are in the order of the English ones.
  ///
  /// A translated paragraph has the fingerprint of the English one; a paragraph without a fingerprint is the same in both
  /// languages.
  mutating func translated(_ translation: Template, of template: Template, _ words: Words) -> String {
    let english = template.paragraphs.map(quoted)
    let keys = translation.paragraphs.map { $0.english ?? quoted($0).fingerprint }
    troubles += Self.strayed(translation, keys, template, english)
    let originals = Dictionary(
      zip(english.map(\.fingerprint), template.paragraphs).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    return zip(translation.paragraphs, keys).map { paragraph, key in
      if let original = originals[key], paragraph.english != nil {
        troubles += strayedMarks(paragraph, translation.path, original, template.path)
      }
      return filled(paragraph, translation.path, words)
    }.joined(separator: "\n\n")
  }

  // MARK: Filling

  private mutating func filled(_ paragraph: Template.Paragraph, _ path: String, _ words: Words) -> String {
    Template.pieces(of: paragraph).map { piece in
      switch piece {
      case .text(let text): return String(text)
      case .mark(let name, let line):
        func trouble(_ problem: String) { troubles.append(TemplateTrouble(path: path, line: line, problem: problem)) }
        do {
          guard let text = try text(of: name) else {
            trouble("nothing computes {\(name)}")
            return ""
          }
          var missing: [String] = []
          let said = words.saying(text, used: &said, missing: &missing)
          for word in missing { trouble("{\(name)} says \"\(word)\", which \(words.path) lacks") }
          return said
        } catch {
          trouble("\(error)")
          return ""
        }
      }
    }.joined()
  }

  /// Returns the text of a mark; nil if the mark is unknown.
  private mutating func text(of mark: Substring) throws -> String? {
    if let text = marks[String(mark)] {
      used.insert(String(mark))
      return text
    }
    return try SourceMark(mark, sources: marks.sources)?.text(index)
  }

  /// Returns a paragraph with its quotes in place of their marks, because a changed quote makes the translation stale.
  private func quoted(_ paragraph: Template.Paragraph) -> String {
    Template.pieces(of: paragraph).map { piece in
      switch piece {
      case .text(let text): String(text)
      case .mark(let name, _): marks.quoted(name) ?? "{\(name)}"
      }
    }.joined()
  }

  // MARK: Differences from the English page

  /// Returns the errors in the translation of a page that is written by hand and has no marks.
  static func troubles(of translation: Template, writtenBeside page: Template) -> [TemplateTrouble] {
    let keys = translation.paragraphs.map { $0.english ?? $0.text.fingerprint }
    return strayed(translation, keys, page, page.paragraphs.map(\.text))
  }

  private static func strayed(
    _ translation: Template, _ keys: [String], _ template: Template, _ english: [String]
  ) -> [TemplateTrouble] {
    let fingerprints = english.map(\.fingerprint)
    let changes = keys.difference(from: fingerprints)
    var (gone, new) = (changes.removals.map(\.place), changes.insertions.map(\.place))
    var troubles: [TemplateTrouble] = []
    func trouble(_ line: Int, _ problem: String) {
      troubles.append(TemplateTrouble(path: translation.path, line: line, problem: problem))
    }
    // The unchanged paragraphs divide both pages into stretches, in which changed paragraphs correspond to stale
    // translations.
    let kept = fingerprints.indices.filter { !gone.contains($0) } + [fingerprints.count]
    let keptThere = keys.indices.filter { !new.contains($0) } + [keys.count]
    for (end, endThere) in zip(kept, keptThere) {
      let (stretch, there) = (gone.prefix { $0 < end }, new.prefix { $0 < endThere })
      for (index, place) in stretch.enumerated() {
        let (paragraph, mark) = (template.paragraphs[place], "<!-- \(fingerprints[place]) -->")
        if index < there.count {
          let line = translation.paragraphs[there[index]].line
          trouble(line, "stale: \(template.path):\(paragraph.line) has changed; translate it below \(mark)")
        } else {
          let line =
            endThere < keys.count ? translation.paragraphs[endThere].line : translation.paragraphs.last?.line ?? 1
          trouble(line, "\(template.path):\(paragraph.line) is missing before it; translate it below \(mark)")
        }
      }
      for place in there.dropFirst(stretch.count) {
        trouble(translation.paragraphs[place].line, "\(template.path) does not say this; remove it")
      }
      gone.removeFirst(stretch.count)
      new.removeFirst(there.count)
    }
    return troubles
  }

  /// Returns the errors for marks that a translated paragraph lacks or adds; quotes are translated, so they are not expected.
  private func strayedMarks(
    _ paragraph: Template.Paragraph, _ path: String, _ original: Template.Paragraph, _ originalPath: String
  ) -> [TemplateTrouble] {
    let (mine, its) = (names(paragraph), names(original).filter { marks.quoted($0) == nil })
    let lost = its.filter { !mine.contains($0) }.map { "{\($0)} is lost" }
    let invented = mine.filter { !its.contains($0) }.map { "{\($0)} is not in \(originalPath):\(original.line)" }
    return (lost + invented).map { TemplateTrouble(path: path, line: paragraph.line, problem: $0) }
  }

  private func names(_ paragraph: Template.Paragraph) -> [Substring] {
    Template.pieces(of: paragraph).compactMap { piece in
      if case .mark(let name, _) = piece { name } else { nil }
    }
  }
}

extension CollectionDifference.Change {
  /// The index of the removed or inserted element.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
