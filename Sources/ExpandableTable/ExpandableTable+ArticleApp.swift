extension ExpandableTable {
  /// What the article's controller says in words of its own.
  public enum ArticleApp {
    /// What marital status says while the switch is on.
    public static let married = "Married"
    /// What it says while the switch is off.
    public static let single = "Single"
    /// The titles of the article's three sections; it gives the last one to all that follow.
    public static let sectionTitles = ["Personal", "Preferences", "Work Experience"]

    /// The article's titles for a list of any number of sections.
    public static func sectionTitles(count: Int) -> [String] {
      (0..<max(0, count)).map { sectionTitles[min($0, sectionTitles.count - 1)] }
    }
  }
}
