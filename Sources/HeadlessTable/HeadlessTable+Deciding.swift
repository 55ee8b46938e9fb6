// Deciding whether a finger drags a row, slides a thumb, scrolls or taps.

extension HeadlessTable {
  /// Decides the gesture of a finger that has moved by the slop or more.
  ///
  /// A swipe or a scroll starts where the finger crossed the slop, however far beyond that point its first report is, so
  /// that the screen's sampling rate makes no difference.
  @usableFromInline mutating func decide(_ touch: Touch, _ location: Vector, at time: Time) -> ListEffects {
    let translation = location - touch.start
    guard translation.x.magnitude > translation.y.magnitude else {
      fingers.state = .scrolling(touch)
      touchedRow = nil
      let crossingY = touch.start.y + (translation.y < 0 ? -touch.slop : touch.slop)
      scroll.hold(fingerY: crossingY, contentHeight: rows.contentHeight, at: time)
      var effects = pull(.began, at: time)
      scroll.drag(fingerY: location.y, contentHeight: rows.contentHeight)
      effects.add(pull(.changed, at: time))
      effects.add(closeRowsForScroll(at: time))
      return effects
    }
    guard let hit = touch.hit, !touch.beganInBackGestureStrip else {
      fingers.state = .ignoring(touch)
      return .none
    }
    let row = hit.row
    // A finger on a thumb is undecided only if it can do nothing but drag; otherwise it has held the thumb from the start.
    if hit.part == .track || hit.part == .thumb { return slide(touch, on: row, to: location, at: time) }
    fingers.state = .swiping(touch, row)
    var effects = closeRows(except: row, at: time)
    let crossingLocation = touch.start + Vector(translation.x < 0 ? -touch.slop : touch.slop, 0)
    effects.add(pan(row, .began, from: touch.start, to: crossingLocation, at: time))
    effects.add(pan(row, .changed, from: touch.start, to: location, at: time))
    return effects
  }

  /// Starts dragging the thumb of a slider that the finger touched.
  private mutating func slide(_ touch: Touch, on row: RowID, to location: Vector, at time: Time) -> ListEffects {
    fingers.state = .tracking(touch, row)
    var effects = track(row, .began, from: touch.start, to: touch.start, at: time)
    effects.add(track(row, .changed, from: touch.start, to: location, at: time))
    return effects
  }

  mutating func handleTap(_ touch: Touch, at time: Time) -> ListEffects {
    guard !touch.onlyDrags else { return .none }
    if tapClosesRows(at: time) { return closeRowsForTap(at: time) }
    guard let hit = touch.hit else { return rows.editedRow == nil ? .none : send(.tapOutside, at: time) }
    switch hit.part {
    case .content, .action: return send(.tap(hit.row), at: time)
    case .control(let index): return send(.control(hit.row, index), at: time)
    case .track, .thumb, .reorderControl: return .none
    }
  }

  @inlinable mutating func pan(
    _ row: RowID, _ phase: PanPhase, from start: Vector, to location: Vector, at time: Time
  ) -> ListEffects {
    let sample = PanSample(
      phase, translation: logicalVector(location - start), velocity: logicalVector(tracker.velocity))
    return send(.pan(row, sample), at: time)
  }

  /// Ends or cancels a drag, then calls `closeOtherRows(ifOpen:at:)`, because another row may have been opened during the drag.
  mutating func endPan(
    _ row: RowID, _ phase: PanPhase, from start: Vector, to location: Vector, at time: Time
  ) -> ListEffects {
    var effects = pan(row, phase, from: start, to: location, at: time)
    effects.add(closeOtherRows(ifOpen: row, at: time))
    return effects
  }

  mutating func track(
    _ row: RowID, _ phase: PanPhase, from start: Vector, to location: Vector, at time: Time
  ) -> ListEffects {
    let sample = PanSample(
      phase, translation: logicalVector(location - start), velocity: logicalVector(tracker.velocity))
    return send(.track(row, sample), at: time)
  }

  /// Releases the content if it is held; fingers that swipe a row may hold the content, too.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second, positive downward.
  ///   - contentHeight: The content's height in points before the event, if the event may have changed rows and the content has
  ///     not followed them yet; nil for the current height.
  ///   - time: The time of the release.
  mutating func releaseScroll(velocity: Double, contentHeight: Double? = nil, at time: Time) {
    scroll.release(
      fingerVelocity: velocity, contentHeight: contentHeight ?? rows.contentHeight, rate: options.decelerationRate,
      at: time)
  }

  func isBeyondSlop(_ location: Vector, of touch: Touch) -> Bool {
    let translation = location - touch.start
    return max(translation.x.magnitude, translation.y.magnitude) >= touch.slop
  }
}
