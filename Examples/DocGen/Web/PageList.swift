/// The list of pages that stands on every page of one language.
struct PageList {
  /// Some pages below a heading.
  struct Part {
    let group: WebGroup
    let pages: [WebPage]
  }

  /// The pages in the language, or else in English, in their order.
  let parts: [Part]

  init(_ pages: WebPages, in language: String) {
    let english = pages.all.filter { $0.isInList && $0.words.language == "en" }
    let listed = language == "en" ? english : english.map { $0.counterpart.flatMap { pages[$0] } ?? $0 }
    parts = WebGroup.allCases.map { group in
      let ordered = listed.filter { WebGroup(path: $0.path) == group }.enumerated()
        .map { (place: WebGroup.place(of: $0.element.path), offset: $0.offset, page: $0.element) }
        .sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }
      return Part(group: group, pages: ordered.map(\.page))
    }
  }
}
