import ReleaseRules

extension ReleaseRule {
  /// The rule in a few words: its heading on the page.
  var title: String {
    switch self {
    case .flickOrProjectedHalf: "A flick, or half where it would come to rest"
    case .buttonHalves: "Half of a button"
    case .velocitySign: "The sign of the velocity"
    case .wholeStripOrFast: "Beyond all buttons, or fast"
    case .anyVelocityOrHalf: "Any velocity, else half"
    case .truthTable: "A truth table"
    case .shortProjection: "A twentieth of a second ahead"
    case .inertiaOrHalf: "A little inertia, else half"
    case .firstButtonProjected: "As far as the first button"
    case .fewPoints: "A few points"
    }
  }
}
