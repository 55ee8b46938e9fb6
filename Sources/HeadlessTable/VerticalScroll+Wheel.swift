// What moves the content without a finger on it: a wheel's clicks, and the momentum of a trackpad.

extension VerticalScroll {
  /// Moves the content at once, and no farther than to its ends.
  ///
  /// Content beyond an end swings back there undisturbed, unless it is brought inside.
  ///
  /// - Parameters:
  ///   - way: How far the content moves down, in points.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The moment.
  /// - Returns: Whether the content has moved.
  mutating func turn(by way: Double, contentHeight: Double, at time: Time) -> Bool {
    let stops = 0...end(contentHeight: contentHeight)
    let offset = base(at: time)
    let target = (offset - way).clamped(to: min(offset, stops.lowerBound)...max(offset, stops.upperBound))
    guard target != offset, stops.contains(target) else { return false }
    state = .resting(target)
    return true
  }

  /// Moves resting content by what the system's momentum reports; where that meets an end, the content swings back.
  ///
  /// - Parameters:
  ///   - way: How far the content moves down, in points.
  ///   - velocity: The velocity of the offset, in points per second, with which it would meet an end.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The moment.
  /// - Returns: Whether momentum has more to do: false once the content moves by itself.
  mutating func coast(by way: Double, velocity: Double, contentHeight: Double, at time: Time) -> Bool {
    let stops = 0...end(contentHeight: contentHeight)
    guard case .resting(let offset) = state, stops.contains(offset) else { return false }
    let target = offset - way
    guard !stops.contains(target) else {
      state = .resting(target)
      return true
    }
    let border = target.clamped(to: stops)
    // Only what goes outward goes on beyond the end.
    let outward = (target - border) * velocity > 0 ? velocity : 0
    state = .moving(swing(from: border, to: border, velocity: outward, at: time), then: nil)
    return false
  }
}
