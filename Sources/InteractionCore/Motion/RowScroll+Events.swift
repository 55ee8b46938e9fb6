// The events of a row's content. Offsets and translations are in points.
extension RowScroll {
  /// Records that a pan has begun at an offset, where the content stays until the finger moves.
  @inlinable @inline(__always)
  package mutating func panBegan(at offset: Double, translation: Double, in strips: ActionStrips) {
    let locksSide = strips.options.locksSide
    self = .held(ScrollHold(offset, translation: translation, band: strips.band, locksSide: locksSide), rest)
  }

  /// Moves the content with the panning finger, and returns the new offset; nil if no pan holds the content.
  @inlinable @inline(__always)
  package mutating func panChanged(to translation: Double, in strips: ActionStrips) -> Double? {
    guard case .held(var hold, let rest) = self else { return nil }
    hold.drag(to: translation, band: strips.band)
    self = .held(hold, rest)
    return hold.offset
  }

  /// Records that the content has stopped at an offset, which may differ from its resting position.
  @inlinable package mutating func stop(at offset: Double, rest: Rest, in strips: ActionStrips) {
    self = offset == strips.offset(of: rest) ? .resting(rest) : .adrift(offset, rest)
  }

  /// Records the offset to which a real scroll view is sent, and the new resting position; returns false, and records nothing,
  /// if no scroll view drives the content.
  @inlinable package mutating func sendIfDriven(to target: Double, rest: Rest) -> Bool {
    guard case .driven(var scroll, _) = self else { return false }
    scroll.recordTarget(target)
    self = .driven(scroll, rest)
    return true
  }

  /// Sends the content from one offset to another, along a curve or at once, and returns whether a motion has begun.
  @inlinable package mutating func send(
    to target: Double, rest: Rest, from: Double, by curve: Curve?, alwaysAnimates: Bool = false,
    in strips: ActionStrips, at time: Time
  ) -> Bool {
    let settling = curve.flatMap {
      ScrollSettling(from: from, to: target, by: $0, alwaysAnimates: alwaysAnimates, at: time)
    }
    if let settling { self = .settling(settling, rest) } else { stop(at: target, rest: rest, in: strips) }
    return settling != nil
  }

  /// Ends the content's motion at its target, even before the motion's end, and returns the target; nil if there was no
  /// motion.
  @inlinable package mutating func finishMotion(in strips: ActionStrips) -> Double? {
    guard case .settling(let settling, let rest) = self else { return nil }
    stop(at: settling.target, rest: rest, in: strips)
    return settling.target
  }

  /// Places the content at an offset, even if a finger holds it, and returns true; returns false if a real scroll view must
  /// move the content there.
  @inlinable package mutating func put(at offset: Double, rest: Rest, in strips: ActionStrips) -> Bool {
    recordRelease()
    if sendIfDriven(to: offset, rest: rest) { return false }
    stop(at: offset, rest: rest, in: strips)
    return true
  }

  // MARK: A real scroll view

  /// Records a reported offset; from the first report on, the scroll view drives the content.
  ///
  /// Returns the offset that the lock allows and, on the first report, whether the scroll view must be sent to `target`; on
  /// later reports, `mustMove` is false.
  @inlinable @inline(__always)
  package mutating func recordReport(of offset: Double, in strips: ActionStrips) -> (offset: Double, mustMove: Bool) {
    guard case .driven(var scroll, let rest) = self else { return (offset, recordFirstReport(of: offset, in: strips)) }
    scroll.recordMove(to: offset)
    self = .driven(scroll, rest)
    return (scroll.offset, false)
  }

  /// Records the first reported offset, and returns whether the scroll view must be sent to the target of the row's motion,
  /// or to the resting position of an open row.
  @usableFromInline mutating func recordFirstReport(of offset: Double, in strips: ActionStrips) -> Bool {
    let target: Double?
    switch self {
    case .settling(let settling, _): target = settling.target
    // A new scroll view shows the row closed, so only an open row must be sent anywhere.
    case .resting(let rest), .adrift(_, let rest): target = strips.offset(of: rest) == 0 ? nil : strips.offset(of: rest)
    case .held, .driven: target = nil
    }
    self = .driven(DrivenScroll(offset, target: target), rest)
    return target != nil
  }

  /// Records the offset of driven content after a new layout, in which the scroll view's content offset may correspond to a
  /// different offset than before.
  @inlinable package mutating func recordMove(to offset: Double) {
    guard case .driven(var scroll, let rest) = self else { return }
    scroll.recordMove(to: offset)
    self = .driven(scroll, rest)
  }

  /// Records that a finger has caught the content in the scroll view.
  @inlinable package mutating func recordGrab(locksSide: Bool) {
    guard case .driven(var scroll, let rest) = self else { return }
    scroll.recordGrab(locksSide: locksSide)
    self = .driven(scroll, rest)
  }

  /// Records that the finger has released the scroll view.
  @inlinable package mutating func recordRelease() {
    guard case .driven(var scroll, let rest) = self else { return }
    scroll.recordRelease()
    self = .driven(scroll, rest)
  }
}
