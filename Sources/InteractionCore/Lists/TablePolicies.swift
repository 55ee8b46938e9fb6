/// What a table does to open rows by itself.
///
///     HeadlessTable(list, width: 320, height: 480, policies: TablePolicies(closesOnScroll: false))
///
/// Every policy can be switched off; the articles' tables have none of them.
public struct TablePolicies: Hashable, Sendable {
  /// Whether the other rows close when a row begins to be swiped or a plain action opens it.
  public var oneOpen: Bool
  /// Whether open rows close when the table begins to scroll.
  public var closesOnScroll: Bool
  /// Whether a tap beside the buttons of open rows closes them and does nothing else.
  public var closesOnOutsideTap: Bool

  /// Creates policies; all are on by default.
  ///
  /// - Parameters:
  ///   - oneOpen: Whether the other rows close when a row opens.
  ///   - closesOnScroll: Whether open rows close when the table begins to scroll.
  ///   - closesOnOutsideTap: Whether a tap beside the buttons of open rows closes them.
  /// - Complexity: O(1).
  public init(oneOpen: Bool = true, closesOnScroll: Bool = true, closesOnOutsideTap: Bool = true) {
    self.oneOpen = oneOpen
    self.closesOnScroll = closesOnScroll
    self.closesOnOutsideTap = closesOnOutsideTap
  }
}
