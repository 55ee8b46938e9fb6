/// The vertical position of a table's content, with UIScrollView's physics as functions of time.
@usableFromInline struct VerticalScroll: Hashable, Sendable {
  /// The state of the content: at rest, held or moving.
  enum State: Hashable, Sendable {
    /// The content is at rest at an offset, in points.
    case resting(Double)
    /// Fingers hold the content: one on the screen, or two on a trackpad.
    case held(Grip)
    /// The content glides, springs back, is moved by code or follows rows; a glide that reaches an end is followed by a spring
    /// back.
    case moving(Motion, then: Motion?)
    /// The content is scrolling to a row.
    case approaching(Motion, RowTarget)
    /// The content scrolls because a finger holds a lifted row near an end.
    case scrollingForHold(Autoscroll)
  }

  /// A finger's grip on the content.
  struct Grip: Hashable, Sendable {
    /// The offset that the content would have without a rubber band while the finger is at `fingerY`, in points.
    var fingerOffset: Double
    /// The finger's y coordinate to which `fingerOffset` refers, in points.
    var fingerY: Double
    /// The size on which the rubber band is based, in points.
    var dimension: Double
    /// The finger's current y coordinate, in points.
    var latestY: Double
    /// The content's offset, in points.
    var offset: Double
  }

  /// The height of the viewport, in points.
  var viewportHeight: Double
  /// The height covered at the bottom of the viewport, in points, by which the content can scroll farther.
  var bottomInset = 0.0
  /// The curve with which the content moves when code scrolls it or when it follows rows.
  var animation = ScrollPhysics.animation
  /// The content's state.
  var state = State.resting(0)
  /// The remaining motions of content that has been shifted, which travels to its new offset as rows do to their positions.
  var shifts: [Motion] = []

  init(viewportHeight: Double) { self.viewportHeight = viewportHeight }

  /// Returns the largest offset at which the content can rest, in points.
  func maximumOffset(contentHeight: Double) -> Double { max(0, contentHeight + bottomInset - viewportHeight) }

  /// Returns the content offset in points, which is 0 at the top and negative when the content is pulled down beyond
  /// it.
  @usableFromInline func offset(at time: Time) -> Double {
    shifts.isEmpty
      ? offsetWithoutShifts(at: time) : shifts.reduce(offsetWithoutShifts(at: time)) { $0 + $1.position(at: time) }
  }

  /// Returns the offset without the remaining shifts, in points; ends, fingers and targets refer to this offset.
  func offsetWithoutShifts(at time: Time) -> Double {
    switch state {
    case .resting(let offset): return offset
    case .held(let grip): return grip.offset
    case .moving(let motion, let next):
      if let next, time >= next.start { return next.position(at: time) }
      return motion.position(at: time)
    case .approaching(let motion, _): return motion.position(at: time)
    case .scrollingForHold(let scroll): return scroll.offset(at: time)
    }
  }

  /// The time when the content comes to rest; nil if it is at rest or only follows a finger.
  var settleTime: Time? {
    shifts.reduce(arrivalTime) { latest, shift in latest.map { max($0, shift.end) } ?? shift.end }
  }

  /// The time when the motion of `state` ends; nil if there is none.
  var arrivalTime: Time? {
    switch state {
    case .resting, .held: nil
    case .moving(let motion, let next): next?.end ?? motion.end
    case .approaching(let motion, _): motion.end
    case .scrollingForHold(let scroll): scroll.settleTime
    }
  }

  /// Returns whether the motion of `state` is still running.
  func isMoving(at time: Time) -> Bool { arrivalTime.map { $0 > time } ?? false }

  /// Returns whether the content moves because fingers have released it or because the app scrolls it to a row.
  ///
  /// A finger that touches such content catches it, and can then only drag. Content that follows rows, or that the table
  /// scrolls to show a whole row, can be touched as if it were at rest.
  @usableFromInline func movesFreely(at time: Time) -> Bool {
    switch state {
    case .resting, .held, .scrollingForHold: return false
    case .approaching: return isMoving(at: time)
    case .moving(let motion, _):
      switch motion.curve {
      case .deceleration, .spring, .bounce: return isMoving(at: time)
      case .easeOut, .easeInOut: return false
      }
    }
  }

  /// Grips the content for a finger at a y coordinate, in points.
  mutating func hold(fingerY: Double, contentHeight: Double, at time: Time) {
    state = .held(grip(offsetWithoutShifts(at: time), fingerY: fingerY, contentHeight: contentHeight))
  }

  /// Returns a finger's grip on content at an offset, from which the content moves without a jump.
  func grip(_ offset: Double, fingerY: Double, contentHeight: Double) -> Grip {
    let clampedOffset = offset.clamped(to: 0...maximumOffset(contentHeight: contentHeight))
    let excess = offset - clampedOffset
    // No finger can pull the content as far as the viewport's height. If the content is more than half that far out, for
    // example because of a bounce or of removed rows, its rubber band reaches twice as far as the content.
    let dimension = max(viewportHeight, 2 * excess.magnitude)
    let fingerOffset = clampedOffset + ScrollPhysics.rubberBandExcess(excess, dimension: dimension)
    return Grip(fingerOffset: fingerOffset, fingerY: fingerY, dimension: dimension, latestY: fingerY, offset: offset)
  }

  /// Returns the offset of gripped content, in points.
  private func offset(_ grip: Grip, contentHeight: Double) -> Double {
    let wantedOffset = grip.fingerOffset - (grip.latestY - grip.fingerY)
    let clampedOffset = wantedOffset.clamped(to: 0...maximumOffset(contentHeight: contentHeight))
    return clampedOffset + ScrollPhysics.rubberBand(wantedOffset - clampedOffset, dimension: grip.dimension)
  }

  /// Keeps the content under the finger that holds it, although the content's end has moved.
  mutating func keepUnderFinger(contentHeight: Double) {
    // A grip that the end does not affect stays exactly the same.
    guard case .held(let oldGrip) = state, offset(oldGrip, contentHeight: contentHeight) != oldGrip.offset else {
      return
    }
    state = .held(grip(oldGrip.offset, fingerY: oldGrip.latestY, contentHeight: contentHeight))
  }

  /// Moves the content with the finger that holds it.
  @usableFromInline mutating func drag(fingerY: Double, contentHeight: Double) {
    guard case .held(var grip) = state else { return }
    grip.latestY = fingerY
    grip.offset = offset(grip, contentHeight: contentHeight)
    state = .held(grip)
  }

  /// Releases the content, which glides with the velocity of the lifted finger or springs back from beyond an end.
  mutating func release(
    fingerVelocity: Double, contentHeight: Double, rate: Double = ScrollPhysics.decelerationRate, at time: Time
  ) {
    guard case .held(let grip) = state else { return }
    let offset = grip.offset
    let velocity = -fingerVelocity
    let maximumOffset = maximumOffset(contentHeight: contentHeight)
    let clampedOffset = offset.clamped(to: 0...maximumOffset)
    let target = offset + ScrollPhysics.glideDistance(velocity: velocity, rate: rate)
    // Content beyond an end springs back, unless it is flung inward so hard that it would pass the end anyway.
    if offset != clampedOffset, (target - clampedOffset) * (offset - clampedOffset) >= 0 {
      state = .moving(springMotion(from: offset, to: clampedOffset, velocity: velocity, at: time), then: nil)
      return
    }
    glide(from: offset, toward: target, contentHeight: contentHeight, rate: rate, at: time)
  }

  /// Starts a glide toward an offset; if the content reaches an end first, it springs back.
  private mutating func glide(
    from offset: Double, toward target: Double, contentHeight: Double, rate: Double, at time: Time
  ) {
    let glide = Motion(start: time, from: offset, to: target, curve: .deceleration(rate: rate))
    let endOffset = target.clamped(to: 0...maximumOffset(contentHeight: contentHeight))
    guard endOffset != target else {
      state = glide.end > time ? .moving(glide, then: nil) : .resting(offset)
      return
    }
    // Each millisecond multiplies the remaining distance by the rate, which gives the time when the border is reached.
    let fraction = (target - endOffset) / (target - offset)
    let meetingTime = time + RealMath.log(fraction) / (1000 * RealMath.log(rate))
    let arrivalVelocity = meetingTime < glide.end ? glide.velocity(at: meetingTime) : 0
    let springBack = springMotion(
      from: endOffset, to: endOffset, velocity: arrivalVelocity, at: min(meetingTime, glide.end))
    state = .moving(glide, then: springBack)
  }

  /// Whether there is a motion that `advance(to:contentHeight:)` removes once it has ended.
  ///
  /// The getter is mutating, to avoid copies; it changes nothing.
  @usableFromInline var hasMotion: Bool {
    mutating get {
      switch state {
      case .resting, .held, .scrollingForHold: !shifts.isEmpty
      case .moving, .approaching: true
      }
    }
  }

  /// Removes motions that have ended.
  @usableFromInline mutating func advance(to time: Time, contentHeight: Double) {
    shifts.removeAll { $0.isSettled(at: time) }
    switch state {
    case .resting, .held, .scrollingForHold: break
    case .moving, .approaching:
      if !isMoving(at: time) { rest(at: offsetWithoutShifts(at: time), contentHeight: contentHeight) }
    }
  }

  /// Brings the content to rest at an offset, clamped to the resting range.
  private mutating func rest(at offset: Double, contentHeight: Double) {
    state = .resting(offset.madeFinite.clamped(to: 0...maximumOffset(contentHeight: contentHeight)))
  }

  /// Moves the content to an offset, clamped to the resting range, without a motion.
  mutating func jump(to offset: Double, contentHeight: Double) {
    shifts.removeAll()
    rest(at: offset, contentHeight: contentHeight)
  }

  /// Adapts to a new content height.
  ///
  /// Held content stays under its finger, scrolling for a held row continues, and content beyond an end continues to spring
  /// back if its target still exists. A scroll to a row is left to `followTarget`. Otherwise, content beyond an end moves to
  /// that end, and a motion continues as far as the content now reaches, unless it has turned into a spring back.
  ///
  /// - Parameters:
  ///   - contentHeight: The height in points.
  ///   - animated: Whether rows travel, so that the content follows them to a new end instead of jumping there.
  ///   - time: The current time.
  mutating func contentChanged(contentHeight: Double, animated: Bool, at time: Time) {
    switch state {
    case .held: keepUnderFinger(contentHeight: contentHeight)
    case .approaching: break
    case .moving where springsBack(contentHeight: contentHeight, at: time): break
    case .moving(let motion, let next) where continues(motion, then: next, contentHeight: contentHeight, at: time):
      redirect(motion, to: motion.to, contentHeight: contentHeight, at: time)
    case .resting, .moving:
      let offset = offsetWithoutShifts(at: time)
      let maximumOffset = maximumOffset(contentHeight: contentHeight)
      guard animated, offset > maximumOffset else { return rest(at: offset, contentHeight: contentHeight) }
      // Content that is more than the viewport's height beyond the end, with and without its shifts, is out of sight, so its
      // motion may start nearer.
      let excess = min(offset, self.offset(at: time)) - (maximumOffset + viewportHeight)
      let startOffset = offset - max(0, excess)
      state = .moving(Motion(start: time, from: startOffset, to: maximumOffset, curve: animation), then: nil)
    case .scrollingForHold(let scroll):
      let offset = scroll.offset(at: time)
      state = .scrollingForHold(
        Autoscroll(
          speed: scroll.speed, from: offset, in: range(from: offset, contentHeight: contentHeight), after: scroll,
          rampDuration: scroll.rampDuration, at: time))
    }
  }

  /// Continues a motion toward an offset, as far as the content reaches.
  mutating func redirect(_ motion: Motion, to target: Double, contentHeight: Double, at time: Time) {
    let offset = offsetWithoutShifts(at: time)
    switch motion.curve {
    case .deceleration(let rate):
      glide(from: offset, toward: target, contentHeight: contentHeight, rate: rate, at: time)
    case .easeOut, .easeInOut, .bounce, .spring:
      let target = target.clamped(to: 0...maximumOffset(contentHeight: contentHeight))
      guard target != motion.to else { return }
      state = .moving(Motion(start: time, from: offset, to: target, curve: animation), then: nil)
    }
  }

  /// Returns the range of offsets for content that scrolls for a held row.
  ///
  /// Content that is beyond the lower end, for example because rows were removed, may stay there until the finger lifts.
  func range(from offset: Double, contentHeight: Double) -> ClosedRange<Double> {
    0...max(offset, maximumOffset(contentHeight: contentHeight))
  }

  /// Returns whether the content is beyond an end and on its way to an offset that still exists.
  private func springsBack(contentHeight: Double, at time: Time) -> Bool {
    let restingRange = 0...maximumOffset(contentHeight: contentHeight)
    guard !restingRange.contains(offsetWithoutShifts(at: time)), let arrivalTime else { return false }
    // If the content has been shifted, its target and the end have moved by the same distance, up to rounding.
    let restOffset = offsetWithoutShifts(at: arrivalTime)
    return (restOffset - restOffset.clamped(to: restingRange)).magnitude < 1e-6
  }

  /// Returns whether a motion is still running and has not turned into a spring back, and the content is not beyond its lower
  /// end.
  func continues(_ motion: Motion, then next: Motion?, contentHeight: Double, at time: Time) -> Bool {
    offsetWithoutShifts(at: time) <= maximumOffset(contentHeight: contentHeight) && time < motion.end
      && next.map { time < $0.start } ?? true
  }

  /// Returns the spring motion that brings the content back from beyond an end.
  func springMotion(from: Double, to: Double, velocity: Double, at time: Time) -> Motion {
    let spring = Curve.spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: velocity)
    return Motion(start: time, from: from, to: to, curve: spring)
  }
}
