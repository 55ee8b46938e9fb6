/// The vertical position of a table: UIScrollView's physics as functions of time.
@usableFromInline struct VerticalScroll: Hashable, Sendable {
  /// What moves the content, if anything does.
  enum State: Hashable, Sendable {
    /// The content stands.
    case resting(Double)
    /// A finger holds the content.
    case held(Grip)
    /// The content glides; if it meets an end, it then swings back there.
    case moving(Motion, then: Motion?)
    /// The content is on its way to a row.
    case approaching(Motion, RowTarget)
    /// The content scrolls because a finger holds a row near an end.
    case scrollingForHold(Autoscroll)
  }

  /// A finger's hold on the content.
  struct Grip: Hashable, Sendable {
    /// Where the content would be without a rubber band while the finger is at `fingerY`, in points.
    var loose: Double
    /// The finger's height in the viewport when `loose` was found, in points.
    var fingerY: Double
    /// The extent by which the rubber band gives, in points.
    var dimension: Double
    /// The finger's height now, in points.
    var latestY: Double
    /// Where the content is, in points.
    var offset: Double
  }

  /// The height of what can be seen, in points.
  var viewportHeight: Double
  /// What covers the viewport at the bottom, in points: the content scrolls farther by that.
  var bottomInset = 0.0
  /// How the content moves that code scrolls, or that follows rows.
  var animation = ScrollPhysics.animation
  /// What moves the content.
  var state = State.resting(0)
  /// How far the content still is from where `state` has it: it follows rows that travel, so that what is seen stays.
  var shifts: [Motion] = []

  init(viewportHeight: Double) { self.viewportHeight = viewportHeight }

  /// The largest offset at which the content rests, in points.
  func end(contentHeight: Double) -> Double { max(0, contentHeight + bottomInset - viewportHeight) }

  /// The contentOffset, in points: 0 at the top, negative when pulled below it.
  @usableFromInline func offset(at time: Time) -> Double {
    shifts.isEmpty ? base(at: time) : shifts.reduce(base(at: time)) { $0 + $1.position(at: time) }
  }

  /// The offset without what is left of shifts, in points: what ends, fingers and targets are measured by.
  func base(at time: Time) -> Double {
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

  /// When the content stands, or nil when it does not move by itself.
  var settles: Time? {
    shifts.reduce(arrives) { latest, shift in latest.map { max($0, shift.end) } ?? shift.end }
  }

  /// When the motion of `state` is over; nil when there is none.
  var arrives: Time? {
    switch state {
    case .resting, .held: nil
    case .moving(let motion, let next): next?.end ?? motion.end
    case .approaching(let motion, _): motion.end
    case .scrollingForHold(let scroll): scroll.settles
    }
  }

  /// Whether that motion is not over at a moment.
  func isMoving(at time: Time) -> Bool { arrives.map { $0 > time } ?? false }

  /// Whether the content moves because a finger has let it go, or on its way to a row, so that one that touches it only
  /// catches it.
  ///
  /// What follows rows or reveals one by itself can be touched as if it stood.
  @usableFromInline func isFree(at time: Time) -> Bool {
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

  /// Holds the content, because a finger has touched at a height of the viewport.
  mutating func hold(fingerY: Double, contentHeight: Double, at time: Time) {
    state = .held(grip(base(at: time), fingerY: fingerY, contentHeight: contentHeight))
  }

  /// The hold of a finger on content that is at an offset: from there it moves without a jump.
  func grip(_ offset: Double, fingerY: Double, contentHeight: Double) -> Grip {
    let inside = offset.clamped(to: 0...end(contentHeight: contentHeight))
    let beyond = offset - inside
    // No finger pulls the content as far as the viewport is high. What is there all the same, because of a bounce or of
    // rows that have gone, follows by a band that reaches twice as far.
    let dimension = max(viewportHeight, 2 * beyond.magnitude)
    let loose = inside + ScrollPhysics.rubberBandExcess(beyond, dimension: dimension)
    return Grip(loose: loose, fingerY: fingerY, dimension: dimension, latestY: fingerY, offset: offset)
  }

  /// Where a finger's hold has the content, in points.
  private func offset(_ grip: Grip, contentHeight: Double) -> Double {
    let wanted = grip.loose - (grip.latestY - grip.fingerY)
    let inside = wanted.clamped(to: 0...end(contentHeight: contentHeight))
    return inside + ScrollPhysics.rubberBand(wanted - inside, dimension: grip.dimension)
  }

  /// Keeps the content under the finger that holds it, though it ends elsewhere now.
  mutating func keepHeld(contentHeight: Double) {
    // A hold that does not feel the end stays as it is, to the last digit.
    guard case .held(let held) = state, offset(held, contentHeight: contentHeight) != held.offset else { return }
    state = .held(grip(held.offset, fingerY: held.latestY, contentHeight: contentHeight))
  }

  /// Moves the content with the finger that holds it.
  @usableFromInline mutating func drag(fingerY: Double, contentHeight: Double) {
    guard case .held(var grip) = state else { return }
    grip.latestY = fingerY
    grip.offset = offset(grip, contentHeight: contentHeight)
    state = .held(grip)
  }

  /// Lets the content glide with the velocity of the finger that has let go, and swing back from beyond an end.
  mutating func release(
    fingerVelocity: Double, contentHeight: Double, rate: Double = ScrollPhysics.decelerationRate, at time: Time
  ) {
    guard case .held(let grip) = state else { return }
    let offset = grip.offset
    let velocity = -fingerVelocity
    let end = end(contentHeight: contentHeight)
    let inside = offset.clamped(to: 0...end)
    let target = offset + ScrollPhysics.glide(velocity: velocity, rate: rate)
    // Content beyond an end swings back there, unless it is flung so hard inward that it would pass the end anyway.
    if offset != inside, (target - inside) * (offset - inside) >= 0 {
      state = .moving(swing(from: offset, to: inside, velocity: velocity, at: time), then: nil)
      return
    }
    glide(from: offset, toward: target, contentHeight: contentHeight, rate: rate, at: time)
  }

  /// Lets the content glide toward an offset, and swing back where it meets an end before.
  private mutating func glide(
    from offset: Double, toward target: Double, contentHeight: Double, rate: Double, at time: Time
  ) {
    let glide = Motion(start: time, from: offset, to: target, curve: .deceleration(rate: rate))
    let border = target.clamped(to: 0...end(contentHeight: contentHeight))
    guard border != target else {
      state = glide.end > time ? .moving(glide, then: nil) : .resting(offset)
      return
    }
    // The distance left shrinks by the rate each millisecond, which gives the moment at which the border is met.
    let part = (target - border) / (target - offset)
    let meets = time + RealMath.log(part) / (1000 * RealMath.log(rate))
    let arrival = meets < glide.end ? glide.velocity(at: meets) : 0
    state = .moving(glide, then: swing(from: border, to: border, velocity: arrival, at: min(meets, glide.end)))
  }

  /// Whether a motion has begun and not been tidied up.
  ///
  /// Mutating, so that nothing is copied for the question; it changes nothing.
  @usableFromInline var movesByItself: Bool {
    mutating get {
      switch state {
      case .resting, .held, .scrollingForHold: !shifts.isEmpty
      case .moving, .approaching: true
      }
    }
  }

  /// Tidies up motions that are over.
  @usableFromInline mutating func advance(to time: Time, contentHeight: Double) {
    shifts.removeAll { $0.isSettled(at: time) }
    switch state {
    case .resting, .held, .scrollingForHold: break
    case .moving, .approaching: if !isMoving(at: time) { rest(at: base(at: time), contentHeight: contentHeight) }
    }
  }

  /// Lets the content rest at an offset, or the nearest one at which it can.
  private mutating func rest(at offset: Double, contentHeight: Double) {
    state = .resting(offset.madeFinite.clamped(to: 0...end(contentHeight: contentHeight)))
  }

  /// Puts the content at an offset, or the nearest one at which it can rest, and there it is seen.
  mutating func jump(to offset: Double, contentHeight: Double) {
    shifts.removeAll()
    rest(at: offset, contentHeight: contentHeight)
  }

  /// Adapts to another height of the content.
  ///
  /// What glides goes on, as far as the content now goes, and what swings back to an end does. What code moves goes on, to
  /// the end where its offset is not there any more. What a finger holds stays under it.
  ///
  /// - Parameters:
  ///   - contentHeight: The height in points.
  ///   - isFollowing: Whether rows travel, so that the content does not jump to a new end but follows them there.
  ///   - time: The moment.
  mutating func contentChanged(contentHeight: Double, isFollowing: Bool, at time: Time) {
    switch state {
    case .held: keepHeld(contentHeight: contentHeight)
    case .approaching: break
    case .moving where swingsBack(contentHeight: contentHeight, at: time): break
    case .moving(let motion, let next) where goesOn(motion, next, contentHeight: contentHeight, at: time):
      let offset = base(at: time)
      switch motion.curve {
      case .deceleration(let rate):
        glide(from: offset, toward: motion.to, contentHeight: contentHeight, rate: rate, at: time)
      case .easeOut, .easeInOut, .bounce, .spring:
        let end = motion.to.clamped(to: 0...end(contentHeight: contentHeight))
        guard end != motion.to else { return }
        state = .moving(Motion(start: time, from: offset, to: end, curve: animation), then: nil)
      }
    case .resting, .moving:
      let offset = base(at: time)
      let end = end(contentHeight: contentHeight)
      guard isFollowing, offset > end else { return rest(at: offset, contentHeight: contentHeight) }
      // From farther away than what can be seen nobody sees where it sets out.
      let from = min(offset, end + viewportHeight)
      state = .moving(Motion(start: time, from: from, to: end, curve: animation), then: nil)
    case .scrollingForHold(let scroll):
      let offset = scroll.offset(at: time)
      state = .scrollingForHold(
        Autoscroll(
          speed: scroll.speed, from: offset, in: range(from: offset, contentHeight), after: scroll,
          rampDuration: scroll.rampDuration, at: time))
    }
  }

  /// The offsets that content can have which a held row scrolls: where it is beyond an end, because rows have gone, it stays
  /// there until the finger lets go.
  func range(from offset: Double, _ contentHeight: Double) -> ClosedRange<Double> {
    0...max(offset, end(contentHeight: contentHeight))
  }

  /// Whether the content is beyond an end, and on its way to an offset that it still has.
  private func swingsBack(contentHeight: Double, at time: Time) -> Bool {
    let stops = 0...end(contentHeight: contentHeight)
    guard !stops.contains(base(at: time)), let arrives else { return false }
    // An end that has shifted with the content is the same but for rounding.
    let rest = base(at: arrives)
    return (rest - rest.clamped(to: stops)).magnitude < 1e-6
  }

  /// Whether a motion that has not met an end is at an offset that content of another height has, or still above the top.
  private func goesOn(_ motion: Motion, _ next: Motion?, contentHeight: Double, at time: Time) -> Bool {
    base(at: time) <= end(contentHeight: contentHeight) && time < motion.end && next.map { time < $0.start } ?? true
  }

  /// The way back from beyond an end, by a spring.
  func swing(from: Double, to: Double, velocity: Double, at time: Time) -> Motion {
    let spring = Curve.spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: velocity)
    return Motion(start: time, from: from, to: to, curve: spring)
  }
}
