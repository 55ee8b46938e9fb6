// The rules themselves. Strict comparisons and others are the sources' own.
extension ReleaseRule {
  /// A flick opens or closes; slower, half of the strip counts at the place where the content would come to rest.
  ///
  /// At exactly half the row stays what it was.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func flickOrProjectedHalf(_ release: RowRelease) -> ReleaseAnswer {
    if release.velocity >= flick { return .opens }
    if release.velocity <= -flick { return .closes }
    let target = release.shown + glide(release.velocity)
    let half = release.strip / 2
    return target > half || (release.wasOpen && target == half) ? .opens : .closes
  }

  /// From closed half of the outermost button opens; an open row stays open while no more than half of the innermost one is
  /// covered.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func buttonHalves(_ release: RowRelease) -> ReleaseAnswer {
    let outermost = release.buttons.first ?? 0
    let innermost = release.buttons.last ?? 0
    let least = release.wasOpen ? release.strip - innermost / 2 : outermost / 2
    return release.shown >= least ? .opens : .closes
  }

  /// Whatever moves shut closes; all else opens, also what does not move.
  ///
  /// - Complexity: O(1).
  public static func velocitySign(_ release: RowRelease) -> ReleaseAnswer {
    release.velocity < 0 ? .closes : .opens
  }

  /// Only content beyond all buttons opens, or a fast finger anywhere.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func wholeStripOrFast(_ release: RowRelease) -> ReleaseAnswer {
    release.shown > release.strip || (release.shown > 0 && release.velocity > openVelocity) ? .opens : .closes
  }

  /// Any velocity decides; a finger that stands opens from half on, and closes up to half.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func anyVelocityOrHalf(_ release: RowRelease) -> ReleaseAnswer {
    if release.velocity != 0 { return release.velocity > 0 ? .opens : .closes }
    let half = release.strip / 2
    return (release.wasOpen ? release.shown > half : release.shown >= half) ? .opens : .closes
  }

  /// Slow content short of half closes, and so does what moves shut fast.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func truthTable(_ release: RowRelease) -> ReleaseAnswer {
    let isFast = release.velocity.magnitude > fast
    let isShort = release.shown < release.strip / 2
    return (!isFast && isShort) || (isFast && release.velocity < 0) ? .closes : .opens
  }

  /// The place 0.05 s ahead counts: from closed beyond half, from open a way back of less than half.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func shortProjection(_ release: RowRelease) -> ReleaseAnswer {
    let way = release.shown - (release.wasOpen ? release.strip : 0) + dragToss * release.velocity
    let half = release.strip / 2
    return (release.wasOpen ? -way < half : way > half) ? .opens : .closes
  }

  /// More than 100 points per second decide; slower, more than half of the strip opens.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func inertiaOrHalf(_ release: RowRelease) -> ReleaseAnswer {
    if release.velocity.magnitude > inertia { return release.velocity > 0 ? .opens : .closes }
    return release.shown > release.strip / 2 ? .opens : .closes
  }

  /// A projection that brings the first button wholly out opens; more than half of the row, reached by the finger itself,
  /// performs.
  ///
  /// - Complexity: O(1).
  public static func firstButtonProjected(_ release: RowRelease) -> ReleaseAnswer {
    guard let first = release.buttons.first, first > 0 else { return .closes }
    if release.shown >= commitFraction * release.rowWidth { return .performs }
    return release.shown + glide(release.velocity) >= first ? .opens : .closes
  }

  /// More than 25 points open; from open, more than 20 points back close.
  ///
  /// - Complexity: O(*k*) in the number of buttons.
  public static func fewPoints(_ release: RowRelease) -> ReleaseAnswer {
    if release.wasOpen && release.strip - release.shown > closing { return .closes }
    return release.shown > opening ? .opens : .closes
  }
}
