extension ExpandableTable {
  /// The texts in the article's controller.
  ///
  ///     let titles = ExpandableTable.ArticleApp.sectionTitles(count: list.sectionCount)
  ///     let table = ExpandableTable(list, sectionTitles: titles)
  public enum ArticleApp {
    /// The title of the marital status while the switch is on.
    public static let married = "Married"
    /// The title of the marital status while the switch is off.
    public static let single = "Single"
    /// The titles of the article's three sections.
    public static let sectionTitles = sectionTitles(count: 3)

    /// Returns the article's titles for a list of any number of sections.
    ///
    /// - Parameter count: The number of sections; negative numbers become 0.
    /// - Returns: One title for each section. As in the article, all sections from the third on have the last title.
    /// - Complexity: O(*n*) in the number of sections.
    public static func sectionTitles(count: Int) -> [String] {
      (0..<max(0, count)).map { Article.titleForHeader(inSection: $0) }
    }
  }
}
