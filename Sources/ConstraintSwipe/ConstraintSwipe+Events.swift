extension ConstraintSwipe {
  // MARK: The pan, article's `panThisCell:`

  /// A pan has been recognised: remembers where the finger and the content are.
  mutating func panBegan(_ sample: PanSample) {
    finishMotion(at: sample.time)
    let place = place(at: sample.time)
    let counted: Rest =
      switch state {
      case .resting, .settling: offset(of: place.rest) == 0 ? .closed : place.rest
      case .held(let hold), .snapping(let hold, _, _): hold.counted
      case .adrift(let offset, _, _): offset == 0 ? .closed : .open(shownEdge(at: offset))
      }
    state = .held(
      Hold(
        origin: sample.translation, caught: place.offset, offset: place.offset, rest: place.rest, counted: counted,
        axis: .undecided))
  }

  /// The finger has moved: moves the content.
  mutating func panChanged(_ sample: PanSample) -> SwipeEffects {
    if case .snapping = state { landSnap() }
    // UIKit sends nothing before `began`; without a hold there is nothing to move.
    guard case .held(var hold) = state else { return .none }
    if rules == .dnsSwipeableTableCell {
      switch takesPart(&hold, sample) {
      case .yes: break
      case .notThisSample: return .none
      case .no: return go(to: hold.rest, animated: true, byGesture: false, at: sample.time)
      }
    }
    if corrections.contains(.fingerKeepsHold) {
      hold.offset = dragged(hold, to: sample.translation)
      state = .held(hold)
      return .none
    }
    return moveByArticle(hold, to: sample)
  }

  /// The finger has let go: the release rule chooses a resting place.
  mutating func panEnded(_ sample: PanSample) -> SwipeEffects {
    landSnap()
    guard case .held(var hold) = state else { return .none }
    if corrections.contains(.fingerKeepsHold) {
      // The last sample counts like any other, so that it does not matter how many came before.
      if rules == .dnsSwipeableTableCell, takesPart(&hold, sample) == .no {
        return go(to: hold.rest, animated: true, byGesture: false, at: sample.time)
      }
      hold.offset = dragged(hold, to: sample.translation)
      state = .held(hold)
    }
    return go(to: releasedPlace(hold), animated: true, byGesture: true, at: sample.time)
  }

  /// The system took the gesture away.
  mutating func panCancelled(_ sample: PanSample) -> SwipeEffects {
    landSnap()
    guard case .held(let hold) = state else { return .none }
    let rest = corrections.contains(.cancelRestores) ? hold.rest : hold.counted
    return go(to: rest, animated: true, byGesture: true, at: sample.time)
  }

  /// The recogniser gave up: the article's `default: break`.
  mutating func panFailed(_ sample: PanSample) -> SwipeEffects {
    if corrections.contains(.failedRestores) { return panCancelled(sample) }
    landSnap()
    guard case .held(let hold) = state else { return .none }
    state =
      hold.offset == offset(of: hold.rest)
      ? .resting(hold.rest) : .adrift(offset: hold.offset, caught: hold.caught, rest: hold.rest)
    return .none
  }

  /// Moves the content as the article does: a catch point that is reached opens or closes at once, without notice.
  private mutating func moveByArticle(_ hold: Hold, to sample: PanSample) -> SwipeEffects {
    var hold = hold
    switch caughtPoint(hold, movedBy: sample.translation.x - hold.origin.x) {
    case .free(let offset):
      hold.offset = offset
      state = .held(hold)
      return .none
    case .caught(let rest):
      let target = offset(of: rest)
      // The article's guard: already all the way there, no bounce necessary.
      if hold.caught == target && hold.offset == target { return .none }
      state = .snapping(hold, start: sample.time, to: rest)
      return SwipeEffects(startedMotion: true)
    }
  }

  // MARK: Whether a sample counts

  private enum Part { case yes, no, notThisSample }

  /// Asks for the axis, as only the library's rules do.
  private func takesPart(_ hold: inout Hold, _ sample: PanSample) -> Part {
    let velocity = sample.velocity
    guard corrections.contains(.axisDecidedOnce) else {
      return velocity.y.magnitude < velocity.x.magnitude ? .yes : .notThisSample
    }
    let moved = sample.translation - hold.origin
    if hold.axis == .horizontal || moved == .zero { return .yes }
    // A finger whose velocity is unknown has moved all the same.
    let direction = velocity == .zero ? moved : velocity
    guard direction.y.magnitude < direction.x.magnitude else { return .no }
    hold.axis = .horizontal
    return .yes
  }

  // MARK: Motions

  /// Goes to a resting place and tells it, unless there is nothing to tell.
  mutating func go(to rest: Rest, animated: Bool, byGesture: Bool, at time: Time) -> SwipeEffects {
    // It is on its way there already; starting again would only bounce twice.
    if animated, case .settling(let settling) = state, settling.rest == rest { return .none }
    let place = place(at: time)
    let tells = corrections.contains(.noticeOnChange) ? rest != place.rest : byGesture
    let notice = tells ? rest.notice : nil
    let target = offset(of: rest)
    guard animated, place.caught != target || place.offset != target else {
      state = .resting(rest)
      return SwipeEffects(notice)
    }
    state = .settling(Settling(start: time, from: place.offset, caught: place.caught, rest: rest))
    return SwipeEffects(notice, startedMotion: true)
  }

  /// Counts a running motion as finished, as every event of the uncorrected article does.
  mutating func finishMotion(at time: Time) {
    landSnap()
    if case .settling(let settling) = state, !corrections.contains(.resumesMotion) {
      state = .resting(settling.rest)
    }
  }

  /// Ends a snap under the finger: the content is at the catch point, and translations count from there.
  mutating func landSnap() {
    guard case .snapping(var hold, _, let rest) = state else { return }
    hold.caught = offset(of: rest)
    hold.offset = hold.caught
    hold.counted = hold.caught == 0 ? .closed : rest
    state = .held(hold)
  }

  // MARK: Where things are

  /// Where the content is, where it was caught, and the resting place that was told last.
  func place(at time: Time) -> (offset: Double, caught: Double, rest: Rest) {
    switch state {
    case .resting(let rest): (offset(of: rest), offset(of: rest), rest)
    case .held(let hold): (hold.offset, hold.caught, hold.rest)
    case .snapping(let hold, _, _): (snap.map { offset(during: $0, at: time) } ?? hold.offset, hold.caught, hold.rest)
    case .settling(let settling): (offset(during: settling, at: time), settling.caught, settling.rest)
    case .adrift(let offset, let caught, let rest): (offset, caught, rest)
    }
  }
}
