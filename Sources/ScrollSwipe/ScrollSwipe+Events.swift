extension ScrollSwipe {
  // MARK: The pan, the scroll view's own in the article

  /// A pan has been recognised: it takes hold of the content.
  mutating func panBegan(_ sample: PanSample) {
    finishMotion()
    let band = band(coversEmptySides: corrections.contains(.noDeadZone))
    scroll.hold(
      at: scroll.offset(at: sample.time), translation: sample.translation.x, stops: stops, width: band.width,
      rigid: band.rigid)
    isPutBack = false
  }

  /// The finger has moved: the content follows.
  mutating func panChanged(_ sample: PanSample) {
    guard scroll.isHeld else { return }
    drag(to: sample, coversEmptySides: isPutBack || corrections.contains(.noDeadZone))
    guard !corrections.contains(.noDeadZone) else { return }
    let offset = scroll.offset(at: sample.time)
    isPutBack = isInDeadZone(offset) || (isPutBack && offset == 0)
  }

  /// The finger has let go: the release rule chooses a resting place.
  mutating func panEnded(_ sample: PanSample, velocity: Double) -> SwipeEffects {
    guard scroll.isHeld else { return .none }
    // The last sample counts like any other, so that it does not matter how many came before.
    drag(to: sample, coversEmptySides: true)
    let offset = scroll.offset(at: sample.time)
    let place = release(at: offset, velocity: velocity)
    guard offset != 0 || place != .closed else { return go(to: place, by: nil, at: sample.time) }
    return go(
      to: place,
      by: record.closesByAnimation
        ? ScrollPhysics.animation
        : ScrollPhysics.settling(from: offset, velocity: velocity, stops: stops, width: size.width),
      at: sample.time)
  }

  /// The system took the gesture away.
  mutating func panCancelled(_ sample: PanSample) -> SwipeEffects {
    guard scroll.isHeld else { return .none }
    guard corrections.contains(.cancelRestores) else { return panEnded(sample, velocity: 0) }
    return go(to: rest, by: ScrollPhysics.animation, at: sample.time)
  }

  /// The recogniser gave up.
  mutating func panFailed(_ sample: PanSample) -> SwipeEffects {
    guard scroll.isHeld else { return .none }
    if corrections.contains(.failedRestores) { return go(to: rest, by: ScrollPhysics.animation, at: sample.time) }
    isPutBack = false
    scroll.jump(to: scroll.offset(at: sample.time))
    return .none
  }

  private mutating func drag(to sample: PanSample, coversEmptySides: Bool) {
    record.hasScrolled = true
    let band = band(coversEmptySides: coversEmptySides)
    scroll.drag(to: sample.translation.x, stops: stops, width: band.width, rigid: band.rigid)
  }

  // MARK: What both ways of driving share

  /// Chooses the resting place for a release and notes it down.
  mutating func release(at offset: Double, velocity: Double) -> Rest {
    let place = releasedPlace(offset: offset, velocity: velocity)
    record.target = place
    record.closesByAnimation = place == .closed && closesByAnimation(offset: offset, velocity: velocity)
    return place
  }

  /// Goes to a resting place and tells it, unless there is nothing to tell.
  ///
  /// - Parameters:
  ///   - place: Where to go.
  ///   - curve: How to get there, or nil to be there at once; a real scroll view finds its own way.
  ///   - alsoStanding: Whether content that is there already sets out as well, to no other place.
  ///   - time: When it sets out.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(
    to place: Rest, by curve: Curve?, alsoStanding: Bool = false, at time: Time
  ) -> SwipeEffects {
    // It is on its way there already; starting again would only take longer.
    if curve != nil, place == rest, scroll.settles != nil { return .none }
    let tells = corrections.contains(.noticeOnChange) && place != rest
    let notice = tells ? place.notice : nil
    rest = place
    if scroll.isDriven {
      record.target = place
      scroll.aim(at: offset(of: place))
      return SwipeEffects(notice)
    }
    isPutBack = false
    let (from, target) = (scroll.offset(at: time), offset(of: place))
    if from != target { record.hasScrolled = true }
    guard let curve else {
      scroll.jump(to: target)
      return SwipeEffects(notice)
    }
    let starts = scroll.settle(to: target, by: curve, alsoStanding: alsoStanding, at: time)
    return SwipeEffects(notice, startedMotion: starts)
  }

  /// Counts a running motion as finished, as every event of the uncorrected design does.
  mutating func finishMotion() {
    guard !corrections.contains(.resumesMotion), scroll.settles != nil else { return }
    scroll.jump(to: scroll.target)
  }

  /// Whether something of a side shows, or will, with no finger to decide otherwise.
  var isOpen: Bool { rest != .closed || scroll.target != 0 }
}
