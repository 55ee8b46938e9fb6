import ConstraintSwipe
import InteractionCore
import ReleaseRules
import ScrollSwipe
import Testing
import UtilityButtons

@testable import DocGen

@Suite("The ten release rules")
struct ReleaseRulesTests {
  /// A release and a rule's answer; the points are those visible of two buttons of 80, and velocity is outward.
  struct Case: CustomStringConvertible, Sendable {
    let rule: ReleaseRule
    let shown: Double
    let velocity: Double
    let wasOpen: Bool
    let answer: ReleaseAnswer

    init(
      _ rule: ReleaseRule, _ shown: Double, _ velocity: Double, open: Bool = false, _ answer: ReleaseAnswer
    ) {
      (self.rule, self.shown, self.velocity, wasOpen, self.answer) = (rule, shown, velocity, open, answer)
    }

    var description: String { "\(rule.rawValue): \(shown), \(velocity)" + (wasOpen ? ", from open" : "") }
  }

  private static let edges: [Case] = [
    // 0.5 points per millisecond are a flick; at half of 160, 80, the row stays as it was.
    Case(.flickOrProjectedHalf, 0, 500, .opens), Case(.flickOrProjectedHalf, 160, -500, .closes),
    Case(.flickOrProjectedHalf, 80, 0, .closes), Case(.flickOrProjectedHalf, 80.0.nextUp, 0, .opens),
    Case(.flickOrProjectedHalf, 80, 0, open: true, .opens),
    Case(.flickOrProjectedHalf, 80.0.nextDown, 0, open: true, .closes),
    // 100 points per second glide 49.9 points: 30.1 and 49.9 make 80, so these cases stay clear of rounding.
    Case(.flickOrProjectedHalf, 30, 100, .closes), Case(.flickOrProjectedHalf, 30.2, 100, .opens),
    // Half of button 1 is 40; button 1 and half of button 2 are 120.
    Case(.buttonHalves, 40, 0, .opens), Case(.buttonHalves, 40.0.nextDown, 5000, .closes),
    Case(.buttonHalves, 120, -5000, open: true, .opens), Case(.buttonHalves, 120.0.nextDown, 0, open: true, .closes),
    Case(.velocitySign, 0, 0, .opens), Case(.velocitySign, 160, -0.1, .closes), Case(.velocitySign, 1, 0.1, .opens),
    // Strictly beyond 160; strictly faster than 0.6 points per millisecond.
    Case(.wholeStripOrFast, 160, 0, .closes), Case(.wholeStripOrFast, 160.0.nextUp, 0, .opens),
    Case(.wholeStripOrFast, 1, 600, .closes), Case(.wholeStripOrFast, 1, 600.0.nextUp, .opens),
    Case(.wholeStripOrFast, 0, 601, .closes), Case(.wholeStripOrFast, 160, 0, open: true, .closes),
    Case(.anyVelocityOrHalf, 80, 0, .opens), Case(.anyVelocityOrHalf, 80.0.nextDown, 0, .closes),
    Case(.anyVelocityOrHalf, 80, 0, open: true, .closes), Case(.anyVelocityOrHalf, 80.0.nextUp, 0, open: true, .opens),
    Case(.anyVelocityOrHalf, 1, 0.1, .opens), Case(.anyVelocityOrHalf, 159, -0.1, .closes),
    // Faster than 0.3 pixels per millisecond, strictly.
    Case(.truthTable, 80, 0, .opens), Case(.truthTable, 80.0.nextDown, 0, .closes), Case(.truthTable, 79, 300, .closes),
    Case(.truthTable, 79, 301, .opens), Case(.truthTable, 81, -300, .opens), Case(.truthTable, 81, -301, .closes),
    // 200 points per second are 10 points in a twentieth of a second.
    Case(.shortProjection, 80, 0, .closes), Case(.shortProjection, 80.0.nextUp, 0, .opens),
    Case(.shortProjection, 70, 200, .closes), Case(.shortProjection, 70.1, 200, .opens),
    Case(.shortProjection, 80, 0, open: true, .closes), Case(.shortProjection, 80.1, 0, open: true, .opens),
    Case(.shortProjection, 90, -200, open: true, .closes), Case(.shortProjection, 90.1, -200, open: true, .opens),
    Case(.inertiaOrHalf, 80, 0, .closes), Case(.inertiaOrHalf, 80.0.nextUp, 0, .opens),
    Case(.inertiaOrHalf, 10, 100, .closes),
    Case(.inertiaOrHalf, 10, 101, .opens), Case(.inertiaOrHalf, 150, -100, .opens),
    Case(.inertiaOrHalf, 150, -101, .closes),
    // The first button is 80 wide; 0.55 of 320 is 176.
    Case(.firstButtonProjected, 80, 0, .opens), Case(.firstButtonProjected, 80.0.nextDown, 0, .closes),
    Case(.firstButtonProjected, 30.2, 100, .opens), Case(.firstButtonProjected, 30, 100, .closes),
    Case(.firstButtonProjected, 175.9, 0, .opens), Case(.firstButtonProjected, 176.1, -5000, .performs),
    Case(.firstButtonProjected, 175, 5000, .opens),
    Case(.fewPoints, 25, 5000, .closes), Case(.fewPoints, 25.0.nextUp, -5000, .opens),
    Case(.fewPoints, 140, 0, open: true, .opens), Case(.fewPoints, 139.9, 0, open: true, .closes),
  ]

  @Test("The maps' text alternatives tell the rules apart")
  func alternatives() {
    let alternatives = ReleaseRule.allCases.map { rule in
      // Without the title, with which each begins.
      ReleaseRulesPage.figure(rule).alt.dropFirst(rule.title.count)
    }
    #expect(Set(alternatives).count == ReleaseRule.allCases.count)
  }

  @Test("Each rule changes its answer at its source's thresholds")
  func edges() {
    for edge in Self.edges {
      let release = RowRelease(shown: edge.shown, velocity: edge.velocity, wasOpen: edge.wasOpen)
      #expect(edge.rule.answer(release) == edge.answer, "\(edge)")
    }
    #expect(Set(Self.edges.map(\.rule)) == Set(ReleaseRule.allCases))
  }

  /// Releases all over both maps, at round numbers and beside them.
  private static let releases: [RowRelease] = [false, true].flatMap { wasOpen in
    stride(from: 0.5, through: 200, by: 4.75).flatMap { shown in
      stride(from: -900.0, through: 900, by: 75).map { RowRelease(shown: shown, velocity: $0, wasOpen: wasOpen) }
    }
  }

  private static func actions(_ width: Double) -> [InteractionAction] {
    ["one", "two"].map { InteractionAction(id: $0, title: $0, width: width) }
  }

  @Test("Three rules are those of this package's designs without corrections")
  func designs() {
    let constraint = ConstraintSwipePage.row(corrections: [])
    let scroll = ScrollSwipe(width: 320, height: 44, trailing: Self.actions(80), corrections: [])
    let utility = UtilityButtons(width: 320, height: 44, trailing: Self.actions(80), corrections: [])
    for release in Self.releases {
      let rest: Rest = release.wasOpen ? .open(.trailing) : .closed
      func opens(_ row: (SwipeRelease) -> Rest) -> ReleaseAnswer {
        let offset = -release.shown
        let target = offset - ReleaseRule.glide(release.velocity)
        let swipe = SwipeRelease(offset: offset, velocity: -release.velocity, target: target, from: rest)
        return row(swipe) == .open(.trailing) ? .opens : .closes
      }
      let rules = [ReleaseRule.buttonHalves, .wholeStripOrFast, .flickOrProjectedHalf]
      let rows = [opens(constraint.destination), opens(scroll.destination), opens(utility.destination)]
      #expect(rules.map { $0.answer(release) } == rows, "\(release)")
    }
    // The constants are those of the designs and of UIKit's physics.
    #expect(ReleaseRule.flick == UtilityButtons.flick && ReleaseRule.openVelocity == ScrollSwipe.openVelocity)
    #expect(ReleaseRule.decelerationRate == ScrollPhysics.decelerationRate)
    #expect((ReleaseRule.glide(1000) - ScrollPhysics.glideDistance(velocity: 1000)).magnitude < 1e-9)
  }

  @Test("No two rules always agree, the page's contradictions are real, and only Lemonade's rule performs")
  func contradictions() {
    for rule in ReleaseRule.allCases {
      let same = ReleaseRule.allCases.filter { other in
        other != rule && Self.releases.allSatisfy { rule.answer($0) == other.answer($0) }
      }
      expectNone(same.map(\.rawValue), rule.rawValue)
      let (others, part, release) = ReleaseRulesPage.contradiction(of: rule)
      #expect(!others.isEmpty && part > 0.25, "\(rule)")
      expectNone(others.filter { $0.answer(release) == rule.answer(release) }.map(\.rawValue), rule.rawValue)
      // Each rule's map has both answers.
      let answers = Set([false, true].flatMap { ReleaseRulesPage.map(rule, wasOpen: $0).regions.map(\.answer) })
      let expected: Set<ReleaseAnswer> =
        rule == .firstButtonProjected ? [.opens, .closes, .performs] : [.opens, .closes]
      #expect(answers == expected, "\(rule)")
    }
  }
}
