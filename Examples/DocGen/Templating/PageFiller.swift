/// Fills one page's templates, the English one and its translation, and notes what is wrong with them.
struct PageFiller {
  let marks: Marks
  let index: SourceIndex
  private(set) var troubles: [TemplateTrouble] = []
  /// The words of computed texts that the page has said.
  private(set) var said: Set<String> = []
  private var used: Set<String> = []

  init(_ marks: Marks, _ index: SourceIndex) { (self.marks, self.index) = (marks, index) }

  /// The English page, paragraph by paragraph; values that it does not use are troubles.
  mutating func english(_ template: Template) -> String {
    let text = template.paragraphs.map { filled($0, template.path, .english) }.joined(separator: "\n\n")
    troubles += marks.values.filter { $0.kind != .offered && !used.contains($0.name) }.map { value in
      TemplateTrouble(path: template.path, line: 1, problem: "the page does not use {\(value.name)}")
    }
    return text
  }

  /// A translation, whose paragraphs stand in the order of the English ones.
  ///
  /// A paragraph that is there in another language has the fingerprint of the English one; one without is the same in both.
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

  /// What a mark stands for, nil where nobody knows.
  private mutating func text(of mark: Substring) throws -> String? {
    if let text = marks[String(mark)] {
      used.insert(String(mark))
      return text
    }
    return try SourceMark(mark, sources: marks.sources)?.text(index)
  }

  /// A paragraph in which what is quoted stands in place of its marks: when that changes, its translation is stale.
  private func quoted(_ paragraph: Template.Paragraph) -> String {
    Template.pieces(of: paragraph).map { piece in
      switch piece {
      case .text(let text): String(text)
      case .mark(let name, _): marks.quoted(name) ?? "{\(name)}"
      }
    }.joined()
  }

  // MARK: What has strayed from the English page

  /// What has strayed in a translation of a page that is written by hand, and has no marks.
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
    // What is kept parts both pages into stretches, in which a changed paragraph stands across from its stale translation.
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

  /// Marks that a paragraph has lost or invented; what is quoted, a translation says in its own words.
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
  /// Where the element was, or is.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
