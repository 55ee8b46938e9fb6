/// A finger lets go of a row: all that any of the ten rules asks for.
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
  /// How many points of the buttons' side show, 0 or more; beyond all of them where the finger may go there.
  public var shown: Double
  /// How fast the finger moves, in points per second: positive where it opens the row further.
  public var velocity: Double
  /// Whether the side was wholly open when the finger touched; closed if not.
  public var wasOpen: Bool

  /// Creates a release.
  ///
  /// - Parameters:
  ///   - shown: How many points of the buttons' side show, 0 or more.
  ///   - velocity: How fast the finger moves, in points per second, positive where it opens the row further.
  ///   - wasOpen: Whether the side was wholly open when the finger touched.
  ///   - buttons: The widths of the buttons, outermost first, in points.
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

/// What a rule does with a release.
///
///     ReleaseRule.firstButtonProjected.answer(RowRelease(shown: 180))     // .performs: 180 ≥ 0.55 · 320
public enum ReleaseAnswer: String, Hashable, Sendable, CaseIterable {
  /// The row goes to where all buttons show, or stays there.
  case opens
  /// The row goes back to where none does.
  case closes
  /// The outermost button's action is performed.
  case performs
}
