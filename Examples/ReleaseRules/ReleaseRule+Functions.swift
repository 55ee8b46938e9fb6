// The rules. Whether a comparison is strict follows the source of each.
extension ReleaseRule {
  /// A flick opens or closes the row; a slower release opens it if the content would come to rest beyond half of the strip.
  ///
  /// At exactly half, the row stays open or closed.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func flickOrProjectedHalf(_ release: RowRelease) -> ReleaseAnswer {
    if release.velocity >= flick { return .opens }
    if release.velocity <= -flick { return .closes }
    let target = release.shown + glide(release.velocity)
    let half = release.strip / 2
    return target > half || (release.wasOpen && target == half) ? .opens : .closes
  }

  /// A closed row opens from half of the outermost button on; an open row stays open while at most half of the innermost
  /// button is covered.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func buttonHalves(_ release: RowRelease) -> ReleaseAnswer {
    let outermost = release.buttons.first ?? 0
    let innermost = release.buttons.last ?? 0
    let least = release.wasOpen ? release.strip - innermost / 2 : outermost / 2
    return release.shown >= least ? .opens : .closes
  }

  /// A row that moves toward closed closes; any other row opens, even if it does not move.
  ///
  /// - Complexity: O(1).
  public static func velocitySign(_ release: RowRelease) -> ReleaseAnswer {
    release.velocity < 0 ? .closes : .opens
  }

  /// The row opens if the content is beyond all buttons, or if any part of them shows and the finger is fast.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func wholeStripOrFast(_ release: RowRelease) -> ReleaseAnswer {
    release.shown > release.strip || (release.shown > 0 && release.velocity > openVelocity) ? .opens : .closes
  }

  /// Any velocity decides; without one, a closed row opens from half of the strip on, and an open row closes at half or less.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func anyVelocityOrHalf(_ release: RowRelease) -> ReleaseAnswer {
    if release.velocity != 0 { return release.velocity > 0 ? .opens : .closes }
    let half = release.strip / 2
    return (release.wasOpen ? release.shown > half : release.shown >= half) ? .opens : .closes
  }

  /// A slow row closes at less than half of the strip, and a row that moves toward closed fast closes anywhere.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func truthTable(_ release: RowRelease) -> ReleaseAnswer {
    let isFast = release.velocity.magnitude > fast
    let isShort = release.shown < release.strip / 2
    return (!isFast && isShort) || (isFast && release.velocity < 0) ? .closes : .opens
  }

  /// The offset 0.05 s ahead decides: a closed row opens beyond half of the strip, and an open row stays open if it would have
  /// moved back by less than half.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func shortProjection(_ release: RowRelease) -> ReleaseAnswer {
    let way = release.shown - (release.wasOpen ? release.strip : 0) + dragToss * release.velocity
    let half = release.strip / 2
    return (release.wasOpen ? -way < half : way > half) ? .opens : .closes
  }

  /// More than 100 points per second decide; a slower row opens beyond half of the strip.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func inertiaOrHalf(_ release: RowRelease) -> ReleaseAnswer {
    if release.velocity.magnitude > inertia { return release.velocity > 0 ? .opens : .closes }
    return release.shown > release.strip / 2 ? .opens : .closes
  }

  /// The row opens if its projection uncovers the whole first button, and performs the action if the finger itself has
  /// uncovered 55 % of the row's width or more.
  ///
  /// Without a first button, the row closes.
  ///
  /// - Complexity: O(1).
  public static func firstButtonProjected(_ release: RowRelease) -> ReleaseAnswer {
    guard let first = release.buttons.first, first > 0 else { return .closes }
    if release.shown >= commitFraction * release.rowWidth { return .performs }
    return release.shown + glide(release.velocity) >= first ? .opens : .closes
  }

  /// An open row closes if it has moved back by more than 20 points; otherwise, more than 25 points open the row.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func fewPoints(_ release: RowRelease) -> ReleaseAnswer {
    if release.wasOpen && release.strip - release.shown > closing { return .closes }
    return release.shown > opening ? .opens : .closes
  }
}
