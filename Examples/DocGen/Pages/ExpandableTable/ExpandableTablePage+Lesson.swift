import ExpandableTable

extension ExpandableTablePage {
  func howItWorks() throws -> Section {
    Section(
      .howItWorks,
      [
        try Self.anatomy().markdown,
        """
        Nothing of the form is in code. A property list holds one dictionary for each row, with eight keys: whether it \
        can expand, whether it is expanded and visible, its value and two titles, the identifier of its cell, and \
        `additionalRows`, the number of rows below it that are folded under it. Change the list, and you have \
        another form.
        """,
        try excerpt("public func cellDescriptor(for"),
        """
        A table asks by index path, and an index path counts only the rows that show. So each question goes through a map \
        from what shows to what there is. The article makes that map anew after every tap, by walking through all \
        rows; here a tree keeps it, so that an answer takes a few steps in any list.

        A tap does one of three things. A row that can expand turns; a row that is a choice answers the row above it; any other \
        row is just selected.
        """,
        try excerpt("public mutating func rowSelected(_ id"),
        """
        Turning a row sets nothing row by row. The rows under it are a range, and the tree counts for ranges how often they \
        are hidden: once for each collapsed row that they lie under. That is why a row that was collapsed inside is still \
        collapsed when you open the outer one again.
        """,
        Markdown.figure(RowTreeFilm.name, RowTreeFilm.alt),
        try excerpt("private mutating func flip(_ group"),
        """
        A choice is four steps: find the row that it belongs to, give that row its title, collapse it, and show \
        both. The article looks for the nearest expandable row above; the data can also say it.
        """,
        try excerpt("private mutating func choose("),
      ])
  }
}
