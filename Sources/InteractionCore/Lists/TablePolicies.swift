/// What a table does to open rows by itself; each can be switched off, as the articles' tables do nothing of it.
public struct TablePolicies: Hashable, Sendable {
  /// Beginning to swipe a row closes the others.
  public var oneOpen: Bool
  /// Beginning to scroll closes open rows.
  public var closesOnScroll: Bool
  /// A tap beside the buttons of open rows closes them, and does nothing else.
  public var closesOnOutsideTap: Bool

  /// Creates policies; all hold unless switched off.
  public init(oneOpen: Bool = true, closesOnScroll: Bool = true, closesOnOutsideTap: Bool = true) {
    self.oneOpen = oneOpen
    self.closesOnScroll = closesOnScroll
    self.closesOnOutsideTap = closesOnOutsideTap
  }
}
