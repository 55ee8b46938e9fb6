// Movement of the content by a mouse wheel's turns or a trackpad's momentum.

extension VerticalScroll {
  /// Moves the content without animation, and no farther than its ends.
  ///
  /// Content beyond an end continues to spring back, unless the movement brings it inside.
  ///
  /// - Parameters:
  ///   - distance: The distance that the content moves down, in points.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The current time.
  /// - Returns: Whether the content has moved.
  mutating func moveWithinEnds(by distance: Double, contentHeight: Double, at time: Time) -> Bool {
    let restingRange = 0...maximumOffset(contentHeight: contentHeight)
    let offset = offsetWithoutShifts(at: time)
    let target = (offset - distance).clamped(
      to: min(offset, restingRange.lowerBound)...max(offset, restingRange.upperBound))
    guard target != offset, restingRange.contains(target) else { return false }
    state = .resting(target)
    return true
  }

  /// Moves resting content with the system's momentum, and makes it spring back if the momentum carries it past an end.
  ///
  /// - Parameters:
  ///   - distance: The distance that the content moves down, in points.
  ///   - velocity: The velocity of the content offset, in points per second, positive toward larger offsets; used only if the
  ///     momentum carries the content past an end.
  ///   - contentHeight: The height of the content, in points.
  ///   - time: The current time.
  /// - Returns: Whether the momentum may continue; false if the content springs back, or was not at rest between its ends.
  mutating func coast(by distance: Double, velocity: Double, contentHeight: Double, at time: Time) -> Bool {
    let restingRange = 0...maximumOffset(contentHeight: contentHeight)
    guard case .resting(let offset) = state, restingRange.contains(offset) else { return false }
    let target = offset - distance
    guard !restingRange.contains(target) else {
      state = .resting(target)
      return true
    }
    let endOffset = target.clamped(to: restingRange)
    // Only an outward velocity carries the content beyond the end.
    let outwardVelocity = (target - endOffset) * velocity > 0 ? velocity : 0
    state = .moving(springMotion(from: endOffset, to: endOffset, velocity: outwardVelocity, at: time), then: nil)
    return false
  }
}
