import InteractionCore

/// A decorator that stores, for traces, the last content offset to which a row sent its scroll view.
///
/// A row sends its scroll view to an offset at each release and, while a real scroll view drives it, whenever it has a new
/// target. The row itself does not need the value. Equality compares only the base rows, so a list that drops a row in its
/// initial state drops the value, too.
struct ReleasedRow<Row: RevealingRow & DrawableRow & ScrollDriven>: RowDecorator, DrawableRow, ScrollDriven {
  /// The decorated row.
  var base: Row
  /// The last content offset to which the scroll view was sent, in points; nil if there was none.
  private(set) var requestedTarget: Double?
  /// The last release of the content, and the resting position to which it led.
  private(set) var release: (input: SwipeRelease, rest: Rest)?
  /// Whether a cancelled pan releases the content, and whether a failed pan does.
  private let releasesWhen: (cancelled: Bool, failed: Bool)
  /// Whether reuse discards the release and the offset.
  private let resetsOnReuse: Bool

  /// Creates a row that has not been released yet.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - whenCancelled: Whether a cancelled pan releases the content, as an ended one does.
  ///   - whenFailed: Whether a failed pan releases the content.
  ///   - resetsOnReuse: Whether reuse discards the release and the offset.
  init(_ row: Row, whenCancelled: Bool, whenFailed: Bool, resetsOnReuse: Bool = true) {
    base = row
    releasesWhen = (whenCancelled, whenFailed)
    self.resetsOnReuse = resetsOnReuse
  }

  static func == (a: ReleasedRow, b: ReleasedRow) -> Bool { a.base == b.base }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let before = base
    let effects = base.pan(sample, at: time)
    // A release changes a row only if a finger holds it.
    if isRelease(sample.phase), base != before {
      recordRelease(velocity: sample.phase == .ended ? sample.velocity.x : 0, from: before.rest, at: time)
    }
    return effects
  }

  private func isRelease(_ phase: PanPhase) -> Bool {
    switch phase {
    case .began, .changed: false
    case .ended: true
    case .cancelled: releasesWhen.cancelled
    case .failed: releasesWhen.failed
    }
  }

  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let before = base.rest
    let answer = base.scroll(report, at: time)
    switch report {
    case .began: break
    // An answer that sends the scroll view back from a side that may not be uncovered is not a target.
    case .moved:
      if let target = answer.targetContentOffset, target == base.targetContentOffset { requestedTarget = target }
    // A scroll view's velocity is positive when the finger moves left.
    case .ended(_, let velocity, _): recordRelease(velocity: 0 - velocity.madeFinite, from: before, at: time)
    }
    return answer
  }

  private mutating func recordRelease(velocity: Double, from rest: Rest, at time: Time) {
    release = (SwipeRelease(offset: base.offset(at: time), velocity: velocity, from: rest), base.rest)
    requestedTarget = base.targetContentOffset ?? base.closedContentOffset - base.offset(at: time)
  }

  /// Makes a change other than a scroll view's report, and stores the target to which the change sends the scroll view.
  private mutating func recordingTarget<Result>(of change: (inout Row) -> Result) -> Result {
    let result = change(&base)
    // A row that moves the content itself has no scroll view to send.
    if base.settleTime == nil, let target = base.targetContentOffset { requestedTarget = target }
    return result
  }

  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    recordingTarget { $0.open(edge, animated: animated, at: time) }
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    recordingTarget { $0.close(animated: animated, at: time) }
  }
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    recordingTarget { $0.press(edge, index, phase, at: time) }
  }
  mutating func tap(at time: Time) -> SwipeEffects { recordingTarget { $0.tap(at: time) } }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    recordingTarget { $0.tableChanged(change, at: time) }
  }
  mutating func resize(to size: LayoutSize, at time: Time) { recordingTarget { $0.resize(to: size, at: time) } }
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    recordingTarget { $0.setActions(actions, edge, at: time) }
  }
  mutating func prepareForReuse() {
    base.prepareForReuse()
    if resetsOnReuse { (requestedTarget, release) = (nil, nil) }
  }
}
