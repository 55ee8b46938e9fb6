package import HeadlessTable

/// The script of one finger: where it is, and when.
package struct Finger: Sendable {
  private let number: Int
  package private(set) var events: [Timed<TouchEvent>] = []

  package init(_ number: Int = 0) { self.number = number }

  private func then(_ phase: TouchPhase, _ x: Double, _ y: Double, _ time: Double) -> Finger {
    var longer = self
    longer.events.append(Timed(time, TouchEvent(phase, finger: number, location: Vector(x, y))))
    return longer
  }

  package func down(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.down, x, y, time) }
  package func move(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.moved, x, y, time) }
  package func up(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.up, x, y, time) }
  package func cancel(_ x: Double, _ y: Double, at time: Double) -> Finger { then(.cancelled, x, y, time) }

  /// A tap that lasts 50 ms.
  package static func tap(_ x: Double, _ y: Double, at time: Double) -> Finger {
    Finger().down(x, y, at: time).up(x, y, at: time + 0.05)
  }

  /// A swipe to the trailing side that opens a row, in 0.2 seconds; it begins at x = 300.
  package static func swipeOpen(_ y: Double, at time: Double) -> Finger {
    Finger().down(300, y, at: time).move(250, y, at: time + 0.1).up(180, y, at: time + 0.2)
  }

  /// A drag along a straight vertical line, reported in equal steps of 10 ms, and held at its end.
  package static func drag(from y: Double, by distance: Double, steps: Int, at time: Double) -> Finger {
    (1...steps).reduce(Finger().down(160, y, at: time)) { finger, step in
      finger.move(160, y + distance * Double(step) / Double(steps), at: time + Double(step) * 0.01)
    }
  }

  /// A finger that moves through points in steps of 10 ms and lifts at the last one, 10 ms later.
  package static func path(_ points: (Double, Double)..., at time: Double) -> Finger {
    let ended = points.enumerated().reduce(Finger()) { finger, step in
      let (index, point) = step
      return finger.then(index == 0 ? .down : .moved, point.0, point.1, time + Double(index) / 100)
    }
    let last = points[points.count - 1]
    return ended.up(last.0, last.1, at: time + Double(points.count) / 100)
  }
}
