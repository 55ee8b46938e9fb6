// Content on its way to a row, and rows that come and go on the way.

extension VerticalScroll {
  /// Sets out to a row.
  ///
  /// - Parameters:
  ///   - target: The row and its anchor.
  ///   - offset: The offset at which the row is there, one at which the content can rest, in points.
  ///   - time: The moment.
  mutating func approach(_ target: RowTarget, at offset: Double, from time: Time) {
    let motion = Motion(start: time, from: base(at: time), to: offset, curve: animation)
    state = motion.from == offset ? .resting(offset) : .approaching(motion, target)
  }

  /// Goes to no row any more: the content stops where it is.
  mutating func loseTarget(at time: Time) { state = .resting(base(at: time)) }

  /// Moves the content by a distance, together with all that it is on its way to.
  ///
  /// - Parameters:
  ///   - distance: How far, in points; positive toward the end.
  ///   - displacement: How far it is seen from there at first, in points: minus the distance where it is seen to stay. It
  ///     then goes there as rows do that travel.
  ///   - time: The moment.
  mutating func shift(by distance: Double, from displacement: Double, at time: Time) {
    if distance != 0 { translate(by: distance) }
    guard displacement != 0 else { return }
    let motion = Motion(start: time, from: displacement, to: 0, curve: animation)
    if let last = shifts.last, last.start == time {
      // Rows that come and go at one moment travel as one.
      shifts[shifts.count - 1] = Motion(start: time, from: last.from + displacement, to: 0, curve: animation)
      return
    }
    if shifts.count >= MovingRows.capacity { shifts.removeFirst() }
    shifts.append(motion)
  }

  private mutating func translate(by distance: Double) {
    switch state {
    case .resting(let offset): state = .resting(offset + distance)
    case .held(var grip):
      grip.loose += distance
      grip.offset += distance
      state = .held(grip)
    case .moving(let motion, let next):
      state = .moving(motion.translated(by: distance), then: next?.translated(by: distance))
    case .approaching(let motion, let target): state = .approaching(motion.translated(by: distance), target)
    // What a held row scrolls stays where the finger has brought it.
    case .scrollingForHold: break
    }
  }
}

extension Motion {
  /// The same motion elsewhere.
  fileprivate func translated(by distance: Double) -> Motion {
    Motion(start: start, from: from + distance, to: to + distance, curve: curve)
  }
}
