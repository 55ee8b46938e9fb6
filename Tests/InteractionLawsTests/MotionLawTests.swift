import InteractionLaws
import Testing

@Suite("The law of motions")
struct MotionLawTests {
  static let curves: [Curve] = [
    .easeOut(duration: 0.3), .easeInOut(duration: 0.3), .bounce(overshoot: 20, leg: 0.1),
    .bounce(overshoot: -20, leg: 0.25), .spring(frequency: 12.5, dampingRatio: 1, velocity: 4000),
    .spring(frequency: 28, dampingRatio: 0.6, velocity: 0), .spring(frequency: 10, dampingRatio: 2, velocity: -900),
    .deceleration(rate: 0.998), .easeOut(duration: 0), .easeInOut(duration: -1),
    .spring(frequency: 0, dampingRatio: 1, velocity: 0), .deceleration(rate: 1),
  ]

  @Test("Every curve keeps the law over every distance")
  func kept() {
    let ways: [(Double, Double)] = [(0, -160), (160, 0), (0, 0), (-20, 1000), (3, 3.004)]
    for curve in Self.curves {
      for (from, to) in ways {
        for start in [0, 1, -7.25] {
          let found = MotionLaw.check { Motion(start: Time(start), from: from, to: to, curve: curve) }
          #expect(found == [], "\(curve) from \(from) to \(to) at \(start)")
        }
      }
    }
  }

  @Test("A violation of the law has the law's statement")
  func statement() {
    expectFound(MotionProperty.statement(ofLaw: "motion ends"), MotionLaw.statement)
  }

  /// A linear motion of 64 points in a second, with at most one fault.
  struct Straight: Moving {
    var fault: Fault?

    enum Fault: Sendable {
      case endsBeforeItStarts, stopsShort, movesOn, runsOn, neverArrives
      case setsOutElsewhere, isAheadOfItself, arrivesEarly, saysAnotherSpeed, jumpsToItsEnd, jumpsOnItsWay
    }

    var start: Time { Time(1) }
    var end: Time { fault == .endsBeforeItStarts ? Time(0) : Time(2) }
    var from: Double { 0 }
    var to: Double { 64 }

    func position(at time: Time) -> Double {
      let way = 64 * max(0, min(1, time - start))
      return switch fault {
      case .stopsShort where time >= end: 63
      case .movesOn where time > end: 65
      case .setsOutElsewhere where time <= start: 2
      case .isAheadOfItself where time < start: 1
      case .jumpsToItsEnd where time > start && time < end: way / 2
      case .jumpsOnItsWay where time >= Time(1.5) && time < end: way + 1
      default: way
      }
    }

    func velocity(at time: Time) -> Double {
      guard time >= start, time < end else { return fault == .runsOn ? 64 : 0 }
      return fault == .saysAnotherSpeed ? 60 : fault == .jumpsToItsEnd ? 32 : 64
    }

    func isSettled(at time: Time) -> Bool {
      fault != .neverArrives && time >= (fault == .arrivesEarly ? Time(1.5) : end)
    }
  }

  typealias Caught = (fault: Straight.Fault, at: Double, MotionProperty, expected: String, found: String)

  static let caught: [Caught] = [
    (.endsBeforeItStarts, 1, .isSettled, "an end no earlier than the start, 1 s", "0 s"),
    (.stopsShort, 2, .position, "64", "63"),
    (.movesOn, 3, .position, "64", "65"),
    (.runsOn, 2, .velocity, "0", "64"),
    (.neverArrives, 2, .isSettled, "true", "false"),
    (.setsOutElsewhere, 1, .position, "0", "2"),
    (.isAheadOfItself, 0, .position, "0", "1"),
    (.arrivesEarly, 1.5, .isSettled, "false", "true"),
    // The first moment that is checked is a sixty-fourth of the way.
    (.saysAnotherSpeed, 1 + 1.0 / 64, .velocity, "64", "60"),
    (.jumpsToItsEnd, 2 - 1e-6, .position, "64", "31.999968"),
    // The jump of a point in the two millionths of a second around the middle, and the motion's own speed.
    (.jumpsOnItsWay, 1.5, .velocity, "500064", "64"),
  ]

  @Test("Each motion with a fault is caught")
  func broken() {
    expectKept(MotionLaw.check { Straight() })
    for (fault, time, question, expected, found) in Self.caught {
      let violation = Violation(
        law: "motion ends", events: [Timed(Time(time), question)], expected: expected, found: found)
      expectViolations(MotionLaw.check { Straight(fault: fault) }, [violation])
    }
  }

  /// Two legs of half a second, of which the second is four times as fast.
  struct TwoLegs: Moving {
    var turn: Time?
    var start: Time { .zero }
    var end: Time { Time(1) }
    var from: Double { 0 }
    var to: Double { 10 }
    func position(at time: Time) -> Double {
      let t = max(0, min(1, time.seconds))
      return t < 0.5 ? 4 * t : 2 + 16 * (t - 0.5)
    }
    func velocity(at time: Time) -> Double {
      time < start || time >= end ? 0 : time.seconds < 0.5 ? 4 : 16
    }
    func isSettled(at time: Time) -> Bool { time >= end }
  }

  @Test("The velocity may change suddenly only where a motion says that it turns")
  func turns() {
    expectKept(MotionLaw.check { TwoLegs(turn: Time(0.5)) })
    // The slope across the turn is the mean of 4 and 16.
    let turned = Violation(
      law: "motion ends", events: [Timed(0.5, MotionProperty.velocity)], expected: "10", found: "16")
    expectViolations(MotionLaw.check { TwoLegs() }, [turned])
  }
}
