import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  func howItWorks() throws -> Section {
    let rows = ArticleForm.rows
    let all = rows.joined()
    let list = try DescriptorList(sections: rows)
    var table = ExpandableTable(list)
    func shown() -> String { table.visibleRowsPerSection[0].map(String.init).joined(separator: " ") }
    func title(_ row: Int) -> String {
      let title = table.primaryTitle(of: RowID(row))
      return title.isEmpty ? table.secondaryTitle(of: RowID(row)) : title
    }
    let position = RowPosition(section: 0, row: 1)
    let before = shown()
    let meant = table.id(for: position)
    table.rowSelected(RowPosition(section: 0, row: 0), at: .zero)
    let after = shown()
    let meansNow = table.id(for: position)
    return Section(
      .howItWorks,
      [
        try Self.anatomy().markdown,
        """
        The form's rows are not in code. A property list holds one array for each section, and in it one dictionary for each \
        row. The article's form has \(all.count) rows in \(rows.count) sections, \(all.count { $0.isVisible }) of which show at \
        first. Eight keys describe a row:
        """,
        Self.keys,
        """
        Change the list, and you have another form. Any property list of this shape will do, from a file, from a server, or built \
        in code; what makes no sense in one is an error that says where. Whether a row can expand is a key of its own, not the \
        identifier of its cell. So a row of any looks can be one that unfolds, and the code that handles a tap asks for \
        `isExpandable` before anything else.

        What a row looks like, and how high it is, follows from the identifier. A table asks its delegate for the height of a \
        row before it makes the cell, so the cell cannot be asked:
        """,
        try excerpt("static func heightForRow("),
        """
        **Which row does an index path mean?** A table counts only the rows that show. At first those of section 0 are \(before) of \
        its rows, so index path (0, 1) means row \(meant?.rawValue ?? -1), \(meant.map { title($0.rawValue) } ?? ""). Tap \
        Full name, and they are \(after): now the same index path means row \(meansNow?.rawValue ?? -1). Whoever takes an index \
        path for a row of the data writes into the wrong one. So each question goes through a map, from the position among the \
        rows that show to the row. The article makes the map anew after every tap, by a loop over all rows of all sections; here \
        a tree keeps it, so that an answer takes a few steps in any list.
        """,
        try excerpt("mutating func getIndicesOfVisibleRows"),
        try excerpt("public func cellDescriptor(for"),
        """
        **A tap** does one of three things. A row that can expand turns; a row that is a choice answers the question above it; \
        any other row is just selected.
        """,
        try excerpt("mutating func didSelectRow"),
        try excerpt("public mutating func rowSelected(_ id"),
        """
        **Turning a row.** The article writes `isVisible` into every row folded under it, makes the map anew and reloads the section. \
        Here nothing is set row by row. The rows under it are a range, and the tree counts for ranges how often they \
        are hidden: once for each collapsed row that they lie under. That is why a row that was collapsed inside is still \
        collapsed when you open the outer one again.
        """,
        Markdown.figure(RowTreeFilm.name, RowTreeFilm.alt),
        try excerpt("private mutating func flip(_ row"),
        """
        **A choice** is four steps. Find the row that it belongs to: the article walks upward to the first row that can expand. \
        Give that row the title of the choice. Mark it as collapsed. Hide the rows below it. Only then is the map made anew and \
        the section reloaded, because now other rows show. Here the steps are the same, but the \
        data says which row a choice belongs to, so rows may nest.
        """,
        try excerpt("private mutating func choose("),
      ])
  }

  /// The keys of a row, as the article lists them.
  private static let keys = Markdown.table(
    ["key", "what it says"],
    [
      ["`isExpandable`", "whether a tap unfolds the rows below it"],
      ["`isExpanded`", "whether they show now"],
      ["`isVisible`", "whether the row itself shows"],
      ["`value`", "what its control holds, such as a switch's position; empty in most rows"],
      ["`primaryTitle`", "its text: a question's answer, a field's placeholder, a choice"],
      ["`secondaryTitle`", "its second text: of a question, what is asked"],
      ["`cellIdentifier`", "which kind of cell shows it: its looks, its controls, its height"],
      ["`additionalRows`", "how many of the rows after it are folded under it"],
    ])
}
