/// One part of the documentation: a page, and the files that belong to it.
struct Chapter: Sendable {
  /// The title in progress reports and, for a page that the index lists, in the index.
  let title: String
  /// The page's file name in Docs; nil if the index does not list it.
  let page: String?
  /// A closure that makes the page's marks and its pictures by running the engines.
  let documents: @Sendable (SourceIndex) throws -> [Document]

  /// Every design's chapter, in the order of the index.
  static let designs: [Chapter] = [constraintSwipe, scrollSwipe, utilityButtons, expandableTable, gestureList]

  /// Everything that docgen makes.
  static let all: [Chapter] =
    designs + [
      readme,
      Chapter(title: "Gestures", page: nil, documents: { _ in try GestureRecordings.documents() }),
      Chapter(title: "Beyond the articles", page: FeaturesPage.page, documents: { _ in try FeaturesPage.documents() }),
      Chapter(title: "Comparison", page: ComparisonPage.page, documents: { _ in ComparisonPage.documents() }),
      Chapter(
        title: "Ten rules for letting go", page: ReleaseRulesPage.page,
        documents: { ReleaseRulesPage.documents() + (try DesignFigures.documents($0)) }),
      Chapter(title: "Build a row", page: BuildARowPage.page, documents: { try BuildARowPage.documents($0) }),
      Chapter(title: "What it costs", page: CostPage.page, documents: { try CostPage.documents($0) }),
      Chapter(title: "Laws", page: LawsPage.page, documents: { _ in LawsPage.documents() }),
    ]
}
