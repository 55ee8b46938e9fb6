import HeadlessTable
import InteractionCore

/// One finger's way over the table, as hands move: the path of least jerk.
///
/// After the fraction τ of its time the finger has gone 10τ³ − 15τ⁴ + 6τ⁵ of its way, so it starts and
/// stops softly. Lifting it before the end flings.
struct FingerPath: Hashable, Sendable {
  /// When it touches, in seconds.
  var start: Double
  /// Where it touches, in the table's coordinates.
  var from: Vector
  /// Where it would stop.
  var to: Vector
  /// How long the whole way takes, in seconds.
  var duration: Double
  /// The fraction of the duration after which it is lifted.
  var lifts = 1.0
  /// How long it rests where it has touched before it moves, in seconds.
  var rests = 0.0
  /// Which finger it is.
  var number = 0
  /// Whether another path goes on where this one ends, without lifting.
  var goesOn = false
  /// Whether it goes on where another one has ended, without touching anew.
  var comesFrom = false

  /// A touch that goes nowhere.
  static func press(at place: Vector, start: Double, duration: Double) -> FingerPath {
    FingerPath(start: start, from: place, to: place, duration: duration)
  }

  /// When it is lifted, in seconds.
  var end: Double { start + rests + duration * lifts }

  /// Where it is at a time while it is down.
  func place(at time: Double) -> Vector {
    let fraction = duration > 0 ? min(max(0, (time - start - rests) / duration), lifts) : 0
    let part = fraction * fraction * fraction * (10 + fraction * (-15 + 6 * fraction))
    return Vector(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }

  /// How fast it moves at a time while it is down, in points per second: the derivative of `place(at:)`.
  func velocity(at time: Double) -> Vector {
    let fraction = duration > 0 ? (time - start - rests) / duration : 0
    guard fraction > 0, fraction < 1 else { return .zero }
    let slope = 30 * fraction * fraction * (1 - fraction) * (1 - fraction) / duration
    return Vector((to.x - from.x) * slope, (to.y - from.y) * slope)
  }

  /// Its reports, one for each tick of the screen while it moves, and down and up.
  func touches(perSecond rate: Double = 60) -> [TouchEvent] {
    let first = Int((start * rate).rounded(.down)) + 1
    let last = Int((end * rate).rounded(.up)) - 1
    var events = comesFrom ? [] : [TouchEvent(.down, finger: number, at: from, time: Time(start))]
    if from != to, first <= last {
      events += (first...last).map {
        TouchEvent(.moved, finger: number, at: place(at: Double($0) / rate), time: Time(Double($0) / rate))
      }
    }
    if !goesOn { events.append(TouchEvent(.up, finger: number, at: place(at: end), time: Time(end))) }
    return events
  }
}
