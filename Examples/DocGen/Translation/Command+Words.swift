extension Command {
  /// Prints what the catalogues have no translation of, as it goes into them.
  ///
  /// - Parameters:
  ///   - page: A page's title, or nil for all that are there in Chinese.
  ///   - root: The package's root.
  ///   - designs: The chapters that there are of designs.
  ///   - console: What is printed to.
  /// - Returns: The exit status.
  /// - Throws: What is wrong with a catalogue or with the sources.
  static func words(
    of page: String?, root: String, designs: [Chapter], _ console: Console
  ) throws -> Int32 {
    let translation = try Translation(root: root)
    let chapters = designs.filter { page.map($0.title.elementsEqual) ?? translation.has($0.page) }
    if let page, chapters.isEmpty {
      console.errors("docgen: no page \(page); there are \(designs.map(\.title).joined(separator: ", "))\n")
      return Status.wrong
    }
    let sources = try SourceIndex(root: root)
    for chapter in chapters {
      console.errors(chapter.title + " …\n")
      for document in try chapter.documents(sources) where document.pageName == chapter.page {
        let missing = translation.missing(in: document)
        guard !missing.isEmpty else { continue }
        try console.print("# \(Translation.catalogue(of: chapter.page)), or Shared.po\n\n")
        for phrase in missing { try console.print(Catalogue.blank(phrase.id, comments: phrase.comments) + "\n") }
      }
    }
    return Status.fine
  }
}
