/// A finger's release of a row, with everything that any of the ten rules considers.
///
///     var release = RowRelease(shown: 96)          // 60 % of two buttons of 80 points
///     ReleaseRule.buttonHalves.answer(release)     // .opens
///     release.velocity = -50
///     ReleaseRule.velocitySign.answer(release)     // .closes
public struct RowRelease: Hashable, Sendable {
  /// The widths of the buttons, outermost first, in points, each 0 or more.
  public var buttons: [Double]
  /// The width of the row, in points.
  public var rowWidth: Double
  /// The points that show on the buttons' side, 0 or more; more than the buttons' widths if the finger may drag beyond them.
  public var shown: Double
  /// The finger's velocity in points per second, positive if it opens the row further.
  public var velocity: Double
  /// Whether the side was open when the finger touched the row; otherwise, the row was closed.
  public var wasOpen: Bool

  /// Creates a release.
  ///
  /// - Parameters:
  ///   - shown: The points that show on the buttons' side, 0 or more.
  ///   - velocity: The finger's velocity in points per second, positive if it opens the row further.
  ///   - wasOpen: Whether the side was open when the finger touched the row.
  ///   - buttons: The widths of the buttons, outermost first, in points, each 0 or more.
  ///   - rowWidth: The width of the row, in points.
  public init(
    shown: Double, velocity: Double = 0, wasOpen: Bool = false, buttons: [Double] = [80, 80], rowWidth: Double = 320
  ) {
    self.shown = shown
    self.velocity = velocity
    self.wasOpen = wasOpen
    self.buttons = buttons
    self.rowWidth = rowWidth
  }

  /// The width of all buttons together, in points.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public var strip: Double { buttons.reduce(0, +) }
}

/// The result of a rule.
///
///     ReleaseRule.firstButtonProjected.answer(RowRelease(shown: 180))     // .performs: 180 ≥ 0.55 · 320
public enum ReleaseAnswer: String, Hashable, Sendable, CaseIterable {
  /// The row opens, or stays open, and shows all buttons.
  case opens
  /// The row closes, or stays closed.
  case closes
  /// The outermost button's action is performed.
  case performs
}
