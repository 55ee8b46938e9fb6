extension UtilityButtons {
  // MARK: The pan of our own scroll view

  /// A finger takes hold of the content.
  mutating func panBegan(_ sample: PanSample) {
    finishMotion(at: sample.time)
    content.hold(
      at: content.offset(at: sample.time), translation: sample.translation.x, stops: stops, width: band, rigid: rigid)
    didScroll(at: sample.time)
  }

  /// The finger has moved; without a hold nothing happens.
  mutating func panChanged(_ sample: PanSample) {
    content.drag(to: sample.translation.x, stops: stops, width: band, rigid: rigid)
    didScroll(at: sample.time)
  }

  /// The finger has let go.
  mutating func panEnded(_ sample: PanSample) -> SwipeEffects {
    guard content.isHeld else { return .none }
    // The last sample counts like any other, so that it does not matter how many came before.
    panChanged(sample)
    let (offset, velocity) = (content.offset(at: sample.time), sample.velocity.x)
    if let edge = fullySwipedEdge(at: offset, velocity: velocity) {
      return performOutermost(edge, velocity: velocity, at: sample.time)
    }
    return letGo(at: offset, velocity: velocity, time: sample.time)
  }

  /// The system took the gesture away: for the article's scroll view a finger that let go standing.
  mutating func panCancelled(_ sample: PanSample) -> SwipeEffects {
    guard content.isHeld else { return .none }
    if corrections.contains(.cancelRestores) {
      return go(to: cellState, tells: true, .letGo(velocity: 0), at: sample.time)
    }
    panChanged(sample)
    return letGo(at: content.offset(at: sample.time), velocity: 0, time: sample.time)
  }

  /// The recogniser gave up: no method of the article is called, and the content stays where it is.
  mutating func panFailed(_ sample: PanSample) -> SwipeEffects {
    if corrections.contains(.failedRestores) { return panCancelled(sample) }
    if content.isHeld { content.jump(to: content.offset(at: sample.time)) }
    return .none
  }

  // MARK: Release, the article's `scrollViewWillEndDragging`

  private mutating func letGo(at offset: Double, velocity: Double, time: Time) -> SwipeEffects {
    let target = ScrollPhysics.proposedTarget(offset: offset, velocity: velocity, stops: stops)
    return decide(Release(velocity: 0 - velocity, contentTarget: leftWidth - target, target: target), at: time)
  }

  /// Lets the table choose a state, tells it, and sends the content there.
  mutating func decide(_ release: Release, at time: Time) -> SwipeEffects {
    let way = Way.letGo(velocity: 0 - release.velocity)
    if let chosen = choice(release) { return go(to: chosen, tells: true, way, at: time) }
    if corrections.contains(.staysMeansStays) { return go(to: cellState, tells: false, way, at: time) }
    let started = send(to: release.target, way, at: time)
    // The very number that the scroll view proposed, without the rounding of a way there and back.
    lastTarget.value = release.contentTarget
    return SwipeEffects(startedMotion: started)
  }

  /// Performs a full swipe: the outermost action is pressed, and the row closes.
  mutating func performOutermost(_ edge: SwipeEdge, velocity: Double, at time: Time) -> SwipeEffects {
    let closing = go(to: .center, tells: true, .letGo(velocity: velocity), at: time)
    return SwipeEffects(.didPress(edge, 0), closing.first, startedMotion: closing.startedMotion)
  }

  // MARK: Motions

  /// Enters a state, sends the content to its place, and tells it unless there is nothing to tell.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - tells: Whether the article tells its delegate.
  ///   - way: How the content gets there.
  ///   - time: When it sets out.
  /// - Returns: The notice, if any, and whether the content has set out.
  mutating func go(to state: CellState, tells: Bool, _ way: Way, at time: Time) -> SwipeEffects {
    let isTold = corrections.contains(.noticeOnChange) ? state != cellState : tells
    cellState = state
    let started = send(to: offset(of: state), way, at: time)
    return SwipeEffects(isTold ? state.rest.notice : nil, startedMotion: started)
  }

  /// Sends the content to an offset, or notes that a real scroll view must bring it there.
  ///
  /// - Returns: Whether a motion has begun.
  private mutating func send(to target: Double, _ way: Way, at time: Time) -> Bool {
    if content.isDriven {
      content.aim(at: target)
      lastTarget.value = leftWidth - target
      return false
    }
    let from = content.offset(at: time)
    switch way {
    case .letGo(let velocity):
      lastTarget.value = leftWidth - target
      let carried = carried(velocity, from: from, to: target)
      let spring = ScrollPhysics.settling(from: from, velocity: carried, stops: stops, width: band)
      return content.settle(to: target, by: spring, at: time)
    case .asked(true): return content.settle(to: target, by: ScrollPhysics.animation, at: time)
    case .asked(false):
      content.jump(to: target)
      didScroll(at: time)
      return false
    }
  }

  /// Counts a running motion as finished, as every event of the uncorrected article does.
  mutating func finishMotion(at time: Time) {
    guard content.settles != nil, !corrections.contains(.resumesMotion) else { return }
    content.jump(to: content.target)
    didScroll(at: time)
  }
}
