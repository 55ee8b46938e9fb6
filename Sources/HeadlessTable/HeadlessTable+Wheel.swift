// A mouse wheel, and two fingers on a trackpad.

extension HeadlessTable {
  /// Handles one report from a mouse wheel or a trackpad; reports may arrive in any order.
  ///
  /// A wheel without phases scrolls at once, and stops at the ends of the content. Two fingers moving up or down scroll
  /// like one finger on the content, with its rubber band. Once they have lifted, only the system's momentum continues
  /// the scroll, and the content springs back when the momentum reaches an end. Two fingers moving sideways swipe the
  /// row under the pointer, as one finger on its content would; momentum then has no effect. Two fingers stop a gliding
  /// table, and may then swipe or scroll.
  ///
  /// The first movement decides, and is sideways only if |dx| > |dy|, as in Apple's example for `trackSwipeEvent`.
  /// There is no slop, because the system has already waited for the fingers to move.
  ///
  ///     let place = Vector(160, 60)
  ///     table.wheel(WheelEvent(.began, location: place, delta: Vector(-20, 1)), at: Time(0))
  ///     table.wheel(WheelEvent(.changed, location: place, delta: Vector(-80, 0)), at: Time(0.1))
  ///     table.wheel(WheelEvent(.ended, location: place), at: Time(0.2))                     // didOpen.trailing.1
  ///
  /// While a finger is down or a row is lifted, wheels are ignored and no gesture begins on a trackpad; a finger that touches
  /// the table cancels the trackpad's gesture.
  ///
  /// - Parameters:
  ///   - event: The phase, the pointer's location, and the distance.
  ///   - time: The time of the report.
  /// - Returns: The effects of the time that has passed, followed by those of the report.
  /// - Complexity: O(1) for `changed` once the first movement has decided; otherwise as for the list's `handle(_:at:)` and
  ///   `openRows`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func wheel(_ event: WheelEvent, at time: Time) -> ListEffects {
    perform(at: time, keepingRowsInPlace: event.phase != .changed) { $0.handleWheel(event, at: time) }
  }

  private mutating func handleWheel(_ event: WheelEvent, at time: Time) -> ListEffects {
    switch event.phase {
    case .discrete: return wheelTurned(event, at: time)
    case .mayBegin, .began: return wheelBegan(event, at: time)
    case .changed: return wheelMoved(event, at: time)
    case .ended:
      var effects = wheelMoved(event, at: time)
      effects.add(wheelEnded(at: time))
      return effects
    case .cancelled: return wheelCancelled(at: time)
    case .momentumBegan, .momentumChanged: coast(event, at: time)
    case .momentumEnded:
      coast(event, at: time)
      if case .coasting = wheel { forgetWheel() }
    }
    return .none
  }

  /// Whether a wheel can scroll and a trackpad's gesture can begin, because no finger is down and no row is lifted.
  private var acceptsWheel: Bool {
    if case .none = fingers.state { return rows.liftedRow == nil }
    return false
  }

  private mutating func wheelTurned(_ event: WheelEvent, at time: Time) -> ListEffects {
    switch wheel {
    case .undecided, .swiping, .scrolling: return .none
    case .none: break
    case .coasting: forgetWheel()
    }
    guard acceptsWheel, scroll.moveWithinEnds(by: event.delta.y, contentHeight: rows.contentHeight, at: time) else {
      return .none
    }
    touchedRow = nil
    return closeRowsForScroll(at: time)
  }

  private mutating func wheelBegan(_ event: WheelEvent, at time: Time) -> ListEffects {
    // A gesture that is still stored was only announced by `mayBegin`, is coasting, or has ended without a report.
    // Gliding content stops as soon as fingers touch the trackpad.
    var effects = wheelCancelled(at: time)
    guard acceptsWheel else { return effects }
    if scroll.movesFreely(at: time) { scroll.hold(fingerY: 0, contentHeight: rows.contentHeight, at: time) }
    wheel = .undecided
    effects.add(wheelMoved(event, at: time))
    return effects
  }

  private mutating func wheelMoved(_ event: WheelEvent, at time: Time) -> ListEffects {
    switch wheel {
    case .none, .coasting: return .none
    case .undecided:
      guard event.delta != .zero else { return .none }
      tracker.restart(event.delta, at: time)
      return event.delta.x.magnitude > event.delta.y.magnitude
        ? beginWheelSwipe(event, at: time) : beginWheelScroll(event, at: time)
    case .swiping(let row, let oldTranslation):
      let translation = oldTranslation + event.delta
      wheel = .swiping(row, translation: translation)
      tracker.add(translation, at: time)
      return pan(row, .changed, from: .zero, to: translation, at: time)
    case .scrolling(let oldTranslation):
      let translation = oldTranslation + event.delta
      wheel = .scrolling(translation: translation)
      tracker.add(translation, at: time)
      scroll.drag(fingerY: translation.y, contentHeight: rows.contentHeight)
      return pull(.changed, at: time)
    }
  }

  private mutating func beginWheelSwipe(_ event: WheelEvent, at time: Time) -> ListEffects {
    guard let row = hit(event.location, at: time)?.row else { return wheelCancelled(at: time) }
    wheel = .swiping(row, translation: event.delta)
    fingerTouched(row, at: time)
    var effects = closeRows(except: row, at: time)
    effects.add(pan(row, .began, from: .zero, to: .zero, at: time))
    effects.add(pan(row, .changed, from: .zero, to: event.delta, at: time))
    return effects
  }

  private mutating func beginWheelScroll(_ event: WheelEvent, at time: Time) -> ListEffects {
    wheel = .scrolling(translation: event.delta)
    touchedRow = nil
    scroll.hold(fingerY: 0, contentHeight: rows.contentHeight, at: time)
    var effects = pull(.began, at: time)
    scroll.drag(fingerY: event.delta.y, contentHeight: rows.contentHeight)
    effects.add(pull(.changed, at: time))
    effects.add(closeRowsForScroll(at: time))
    return effects
  }

  private mutating func wheelEnded(at time: Time) -> ListEffects {
    switch wheel {
    case .none, .coasting: return .none
    case .undecided: return wheelCancelled(at: time)
    case .swiping(let row, let translation):
      let contentHeight = rows.contentHeight
      let effects = endPan(row, .ended, from: .zero, to: translation, at: time)
      // The fingers may have caught the content.
      releaseScroll(velocity: 0, contentHeight: contentHeight, at: time)
      forgetWheel()
      return effects
    case .scrolling(let translation):
      wheel = .coasting(translation: translation)
      let effects = pull(.ended, at: time)
      releaseScroll(velocity: 0, at: time)
      return effects
    }
  }

  /// Cancels the gesture of two fingers on a trackpad; content beyond an end springs back.
  mutating func wheelCancelled(at time: Time) -> ListEffects {
    switch wheel {
    case .none: return .none
    case .undecided, .coasting:
      releaseScroll(velocity: 0, at: time)
      forgetWheel()
      return .none
    case .swiping(let row, let translation):
      defer { forgetWheel() }
      releaseScroll(velocity: 0, at: time)
      return endPan(row, .cancelled, from: .zero, to: translation, at: time)
    case .scrolling:
      let effects = pull(.cancelled, at: time)
      releaseScroll(velocity: 0, at: time)
      forgetWheel()
      return effects
    }
  }

  /// Moves the content by one report of the system's momentum; once the content cannot continue, later reports have no
  /// effect.
  private mutating func coast(_ event: WheelEvent, at time: Time) {
    guard case .coasting(let oldTranslation) = wheel else { return }
    let translation = oldTranslation + event.delta
    wheel = .coasting(translation: translation)
    tracker.add(translation, at: time)
    let continues = scroll.coast(
      by: event.delta.y, velocity: -tracker.velocity.y, contentHeight: rows.contentHeight, at: time)
    if !continues { forgetWheel() }
  }

  /// Forgets the two fingers, because their gesture is over or their row has been removed.
  @usableFromInline mutating func forgetWheel() {
    wheel = .none
    tracker.removeAll()
  }
}
