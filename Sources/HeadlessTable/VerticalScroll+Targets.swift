// Scrolling to a row, and shifting the content when rows change.

extension VerticalScroll {
  /// Begins to scroll to a row.
  ///
  /// - Parameters:
  ///   - target: The row and its anchor.
  ///   - offset: The content offset at which the row is at its anchor, within the resting range, in points.
  ///   - time: The current time.
  mutating func approach(_ target: RowTarget, at offset: Double, from time: Time) {
    let motion = Motion(start: time, from: offsetWithoutShifts(at: time), to: offset, curve: animation)
    state = motion.from == offset ? .resting(offset) : .approaching(motion, target)
  }

  /// Cancels scrolling to a row, and stops the content where it is.
  mutating func cancelTarget(at time: Time) { state = .resting(offsetWithoutShifts(at: time)) }

  /// Moves the content, and the offset that it is moving toward, by a distance, unless it scrolls for a held row.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; positive toward the end.
  ///   - displacement: The content's initial distance from its new offset, in points, which then shrinks to 0 along the curve
  ///     `animation`. With −`distance`, the content appears to stay in place at first.
  ///   - time: The current time.
  mutating func shift(by distance: Double, from displacement: Double, at time: Time) {
    if distance != 0 { translate(by: distance) }
    guard displacement != 0 else { return }
    let motion = Motion(start: time, from: displacement, to: 0, curve: animation)
    if let last = shifts.last, last.start == time {
      // If there are several changes at the same time, the content makes one motion for all of them.
      shifts[shifts.count - 1] = Motion(start: time, from: last.from + displacement, to: 0, curve: animation)
      return
    }
    if shifts.count >= MovingRows.capacity { shifts.removeFirst() }
    shifts.append(motion)
  }

  /// Moves the content by the distance that rows in sight have moved, or to the top if that is nearer.
  ///
  /// If the content is already moving, it comes to rest where it would have, shifted by the whole distance, but never above
  /// the top.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; positive toward the end.
  ///   - displacement: The initial distance of the content from where a move by the whole distance would put it, in points.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The current time.
  mutating func followRows(by distance: Double, from displacement: Double, contentHeight: Double, at time: Time) {
    // The content cannot rest above the top, so it may be unable to follow the rows by the whole distance.
    let possibleDistance = max(distance, -max(0, offsetWithoutShifts(at: time)))
    shift(by: possibleDistance, from: displacement + distance - possibleDistance, at: time)
    guard possibleDistance != distance, case .moving(let motion, let next) = state,
      continues(motion, then: next, contentHeight: contentHeight, at: time)
    else { return }
    redirect(motion, to: max(0, motion.to + distance - possibleDistance), contentHeight: contentHeight, at: time)
  }

  private mutating func translate(by distance: Double) {
    switch state {
    case .resting(let offset): state = .resting(offset + distance)
    case .held(var grip):
      grip.fingerOffset += distance
      grip.offset += distance
      state = .held(grip)
    case .moving(let motion, let next):
      state = .moving(motion.translated(by: distance), then: next?.translated(by: distance))
    case .approaching(let motion, let target): state = .approaching(motion.translated(by: distance), target)
    // Content that scrolls for a held row stays where the finger has brought it.
    case .scrollingForHold: break
    }
  }
}

extension Motion {
  /// Returns the same motion, moved by a distance.
  fileprivate func translated(by distance: Double) -> Motion {
    Motion(start: start, from: from + distance, to: to + distance, curve: curve)
  }
}
