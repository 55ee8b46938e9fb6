/// The policies by which a table asks its open rows to close; each row decides whether it does.
///
///     HeadlessTable(list, width: 320, height: 480, policies: TablePolicies(closesOnScroll: false))
///
/// Every policy can be switched off. Without the correction `closesWithTable`, a row ignores some or all of these requests.
public struct TablePolicies: Hashable, Sendable {
  /// Whether the other rows are asked to close when a row begins to be swiped, and when a swipe or a plain action leaves it
  /// open.
  public var closesOthersOnOpen: Bool
  /// Whether open rows are asked to close when a finger or a wheel begins to scroll the table.
  public var closesOnScroll: Bool
  /// Whether a tap outside the buttons of open rows asks them to close; if any row closes, the tap does nothing else.
  public var closesOnOutsideTap: Bool

  /// Creates policies; all are on by default.
  ///
  /// - Parameters:
  ///   - closesOthersOnOpen: Whether the other rows are asked to close when a row is swiped or opens.
  ///   - closesOnScroll: Whether open rows are asked to close when a finger or a wheel begins to scroll the table.
  ///   - closesOnOutsideTap: Whether a tap outside the buttons of open rows asks them to close.
  /// - Complexity: O(1).
  public init(closesOthersOnOpen: Bool = true, closesOnScroll: Bool = true, closesOnOutsideTap: Bool = true) {
    self.closesOthersOnOpen = closesOthersOnOpen
    self.closesOnScroll = closesOnScroll
    self.closesOnOutsideTap = closesOnOutsideTap
  }
}
