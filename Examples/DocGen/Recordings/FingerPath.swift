import HeadlessTable
import InteractionCore

/// One finger's path over the table, with the least jerk, as hands move.
///
/// After the fraction τ of its time the finger has gone 10τ³ − 15τ⁴ + 6τ⁵ of its distance, so it starts and stops
/// softly. Lifting it before the end flings.
struct FingerPath: Hashable, Sendable {
  /// The time at which the finger touches, in seconds.
  var start: Double
  /// The point that the finger touches, in the table's coordinates.
  var from: Vector
  /// The point at which the finger would stop.
  var to: Vector
  /// The duration of the whole path, in seconds.
  var duration: Double
  /// The fraction of the duration after which it is lifted.
  var lifts = 1.0
  /// The time for which the finger rests before it moves, in seconds.
  var rests = 0.0
  /// The finger's number.
  var number = 0
  /// Whether another path continues this one without lifting the finger.
  var goesOn = false
  /// Whether this path continues another one, without a new touch.
  var comesFrom = false

  /// Creates a touch that does not move.
  static func press(at position: Vector, start: Double, duration: Double) -> FingerPath {
    FingerPath(start: start, from: position, to: position, duration: duration)
  }

  /// The time at which the finger is lifted, in seconds.
  var end: Double { start + rests + duration * lifts }

  /// Returns the finger's location at a time while it is down.
  func position(at time: Double) -> Vector {
    let fraction = duration > 0 ? min(max(0, (time - start - rests) / duration), lifts) : 0
    let part = fraction * fraction * fraction * (10 + fraction * (-15 + 6 * fraction))
    return Vector(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }

  /// Returns the finger's velocity at a time while it is down, in points per second: the derivative of `position(at:)`.
  func velocity(at time: Double) -> Vector {
    let fraction = duration > 0 ? (time - start - rests) / duration : 0
    guard fraction > 0, fraction < 1 else { return .zero }
    let slope = 30 * fraction * fraction * (1 - fraction) * (1 - fraction) / duration
    return Vector((to.x - from.x) * slope, (to.y - from.y) * slope)
  }

  /// Returns the finger's reports: down, one for each tick of the screen if it moves, and up.
  func touches(perSecond rate: Double = 60) -> [Timed<TouchEvent>] {
    let first = Int((start * rate).rounded(.down)) + 1
    let last = Int((end * rate).rounded(.up)) - 1
    func touch(_ phase: TouchPhase, _ location: Vector, at time: Double) -> Timed<TouchEvent> {
      Timed(time, TouchEvent(phase, finger: number, location: location))
    }
    var touches = comesFrom ? [] : [touch(.down, from, at: start)]
    if from != to, first <= last {
      touches += (first...last).map { tick in
        let time = Double(tick) / rate
        return touch(.moved, position(at: time), at: time)
      }
    }
    if !goesOn { touches.append(touch(.up, position(at: end), at: end)) }
    return touches
  }
}

extension HeadlessTable {
  /// Plays a finger's reports to the table, each at its own time.
  ///
  /// - Returns: The effects of all of them.
  @discardableResult
  mutating func play(_ touches: some Sequence<Timed<TouchEvent>>) -> ListEffects {
    touches.reduce(into: .none) { effects, touch in effects.add(self.touch(touch.event, at: touch.at)) }
  }
}
