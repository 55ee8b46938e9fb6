/// One part of the documentation: a page, and the files that belong to it.
struct Chapter: Sendable {
  /// What progress and the index call it; of a design's page the heading.
  let title: String
  /// The page's file name in Docs.
  let page: String
  /// One sentence for the index; nil for a page that stands elsewhere, and not in the index's table.
  let summary: String?
  /// The file name of the picture in the index, and what it shows; nil for what is no design.
  var picture: (name: String, alt: String)?
  /// Makes the page and its pictures by running the engines.
  let documents: @Sendable (SourceIndex) throws -> [Document]

  /// Every design's chapter, in the order of the index.
  static let designs: [Chapter] = [constraintSwipe, scrollSwipe, utilityButtons, expandableTable, gestureList]

  /// Everything that docgen makes, in the order of the index.
  static let all: [Chapter] =
    designs + [
      readme,
      Chapter(
        title: "Gestures", page: "../" + GestureRecordings.folder + "README.md", summary: nil,
        documents: { _ in try GestureRecordings.documents() }),
      Chapter(
        title: FeaturesPage.title, page: FeaturesPage.page, summary: FeaturesPage.summary,
        documents: { _ in try FeaturesPage.documents() }),
      Chapter(
        title: ComparisonPage.title, page: ComparisonPage.page, summary: ComparisonPage.summary,
        documents: { _ in try ComparisonPage.documents() }),
      Chapter(
        title: ReleaseRulesPage.title, page: ReleaseRulesPage.page, summary: ReleaseRulesPage.summary,
        documents: { try ReleaseRulesPage.documents($0) + DesignFigures.documents($0) }),
      Chapter(
        title: BuildARowPage.title, page: BuildARowPage.page, summary: BuildARowPage.summary,
        documents: { try BuildARowPage.documents($0) }),
      Chapter(
        title: CostPage.title, page: CostPage.page, summary: CostPage.summary,
        documents: { try CostPage.documents($0) }),
      Chapter(
        title: LawsPage.title, page: LawsPage.page, summary: LawsPage.summary,
        documents: { _ in try LawsPage.documents() }),
    ]
}
