import ConstraintSwipe
import InteractionLaws
import InteractionReplay
import ScrollSwipe
import UtilityButtons

/// A design of rows with one of its rule sets, in all the shapes in which it is under law.
///
/// The page of the laws and the tests of them take their designs from here.
struct LawSubject: Sendable {
  /// The design with its rules and options; its corrections are chosen by whoever asks.
  let design: RowDesign
  /// What is special about it, if anything.
  var variant = ""
  /// Whether a real scroll view drives it.
  var isDriven = false

  /// The design, its rules and what is special.
  var name: String {
    ([design.design.name, design.rulesName] + (variant.isEmpty ? [] : [variant])).joined(separator: ", ")
      + (isDriven ? ", driven" : "")
  }

  /// A violation, and the row that it was found on.
  struct Found {
    let setup: RowSetup
    let violation: Violation<RowEvent>
  }

  /// Checks laws in all shapes.
  ///
  /// - Returns: At most one violation of each law in each shape.
  func violations(of laws: [SwipeLaw], corrections: UInt32, search: Search = Search()) -> [Found] {
    shapes(corrections).flatMap { setup in
      violations(of: laws, on: setup, search).map { Found(setup: setup, violation: $0) }
    }
  }

  /// Whether a law is broken in any shape.
  func breaks(_ law: SwipeLaw, corrections: UInt32, search: Search) -> Bool {
    shapes(corrections).contains { !violations(of: [law], on: $0, search).isEmpty }
  }

  private func violations(of laws: [SwipeLaw], on setup: RowSetup, _ search: Search) -> [Violation<RowEvent>] {
    isDriven ? setup.violationsDriven(of: laws, search: search) : setup.violations(of: laws, search: search)
  }

  /// The rows: the articles' two buttons, both sides unequal, none, and more than the row can hold.
  func shapes(_ corrections: UInt32) -> [RowSetup] {
    let sides: [(leading: [Double?], trailing: [Double?])] = [
      ([], [nil, nil]), ([90], [30.3]), ([], []), ([nil, 100, 120, 90], [400]),
    ]
    return sides.map { side in
      RowSetup(
        leading: Self.actions(side.leading, "l"), trailing: Self.actions(side.trailing, "t"),
        design: design.corrected(corrections))
    }
  }

  private static func actions(_ widths: [Double?], _ prefix: String) -> [InteractionAction] {
    widths.enumerated().map { InteractionAction(id: "\(prefix)\($0)", title: "Button \($0 + 1)", width: $1) }
  }

  /// Every design in every rule set; both ways of driving where there are two.
  static let all: [LawSubject] = {
    let constraints = ConstraintSwipe.Rules.allCases.map { LawSubject(design: .constraintSwipe(rules: $0)) }
    let scrolled =
      ScrollSwipe.Rules.allCases.map { LawSubject(design: .scrollSwipe(rules: $0)) }
      + UtilityButtons.Rules.allCases.map { LawSubject(design: .utilityButtons(rules: $0)) }
    let driven = scrolled.map { LawSubject(design: $0.design, isDriven: true) }
    return constraints + scrolled + driven
  }()

  /// Options of a design that are no part of its article.
  static let options = [
    LawSubject(design: .utilityButtons(hasSectionIndex: true, fullSwipe: true), variant: "index and full swipe"),
    LawSubject(
      design: .utilityButtons(fullSwipe: true, forbidden: [.leading]), variant: "full swipe, leading forbidden"),
  ]
}

extension RowDesign {
  /// The design's corrections, each with its bit, in the order of the bits.
  var corrections: [(name: String, bit: UInt32)] {
    switch self {
    case .constraintSwipe: ConstraintSwipe.Corrections.named.map { ($0, $1.rawValue) }
    case .scrollSwipe: ScrollSwipe.Corrections.named.map { ($0, $1.rawValue) }
    case .utilityButtons: UtilityButtons.Corrections.named.map { ($0, $1.rawValue) }
    }
  }

  /// The same design with other corrections.
  func corrected(_ bits: UInt32) -> RowDesign {
    switch self {
    case .constraintSwipe(let rules, _): .constraintSwipe(rules: rules, corrections: .init(rawValue: bits))
    case .scrollSwipe(let rules, _): .scrollSwipe(rules: rules, corrections: .init(rawValue: bits))
    case .utilityButtons(let rules, let hasSectionIndex, let fullSwipe, let forbidden, _):
      .utilityButtons(
        rules: rules, hasSectionIndex: hasSectionIndex, fullSwipe: fullSwipe, forbidden: forbidden,
        corrections: .init(rawValue: bits))
    }
  }

  /// The bits of the corrections with these names.
  func bits(_ names: [String]) -> UInt32 {
    corrections.filter { names.contains($0.name) }.reduce(0) { $0 | $1.bit }
  }

  /// The bits of all corrections.
  var allBits: UInt32 { corrections.reduce(0) { $0 | $1.bit } }
}
