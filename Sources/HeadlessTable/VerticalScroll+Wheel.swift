// What moves the content without a finger on it: a wheel's clicks, and a trackpad's momentum.

extension VerticalScroll {
  /// Moves the content without a motion, and no farther than its ends.
  ///
  /// Content beyond an end springs back undisturbed, unless this brings it inside.
  ///
  /// - Parameters:
  ///   - way: The distance that the content moves down, in points.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The current time.
  /// - Returns: Whether the content has moved.
  mutating func turn(by way: Double, contentHeight: Double, at time: Time) -> Bool {
    let stops = 0...end(contentHeight: contentHeight)
    let offset = base(at: time)
    let target = (offset - way).clamped(to: min(offset, stops.lowerBound)...max(offset, stops.upperBound))
    guard target != offset, stops.contains(target) else { return false }
    state = .resting(target)
    return true
  }

  /// Moves resting content by a report of the system's momentum; if that reaches an end, the content springs back.
  ///
  /// - Parameters:
  ///   - way: The distance that the content moves down, in points.
  ///   - velocity: The velocity of the offset, in points per second, with which it would reach an end.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The current time.
  /// - Returns: Whether momentum may continue: false once the content has a motion of its own.
  mutating func coast(by way: Double, velocity: Double, contentHeight: Double, at time: Time) -> Bool {
    let stops = 0...end(contentHeight: contentHeight)
    guard case .resting(let offset) = state, stops.contains(offset) else { return false }
    let target = offset - way
    guard !stops.contains(target) else {
      state = .resting(target)
      return true
    }
    let border = target.clamped(to: stops)
    // Only an outward velocity carries the content beyond the end.
    let outward = (target - border) * velocity > 0 ? velocity : 0
    state = .moving(swing(from: border, to: border, velocity: outward, at: time), then: nil)
    return false
  }
}
