import InteractionCore

/// A decorator that records a row's last release, and the last content offset that the row requested of its scroll view, for
/// traces.
///
/// A row requests an offset at each release and, while a real scroll view drives it, whenever it has a new target. The row
/// itself needs neither record. Equality compares only the base rows, so a list that discards rows in their initial state
/// discards the records with them.
struct ReleaseRecordingRow<Row: RevealingRow & DrawableRow & ScrollDriven>: RowDecorator, DrawableRow, ScrollDriven {
  /// The decorated row.
  var base: Row
  /// The last content offset that the row requested of its scroll view, in points; nil before the first, and after reuse if
  /// `resetsOnReuse` is true.
  private(set) var requestedTarget: Double?
  /// The last release of the content, and the resting position to which it led; nil before the first, and after reuse if
  /// `resetsOnReuse` is true.
  private(set) var release: (input: SwipeRelease, rest: Rest)?
  /// Whether a cancelled pan counts as a release.
  private let releasesOnCancel: Bool
  /// Whether a failed pan counts as a release.
  private let releasesOnFailure: Bool
  /// Whether reuse discards the release and the offset.
  private let resetsOnReuse: Bool

  /// Creates a decorator that has recorded no release yet.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - releasesOnCancel: Whether a cancelled pan counts as a release.
  ///   - releasesOnFailure: Whether a failed pan counts as a release.
  ///   - resetsOnReuse: Whether reuse discards the release and the offset.
  init(_ row: Row, releasesOnCancel: Bool, releasesOnFailure: Bool, resetsOnReuse: Bool = true) {
    base = row
    self.releasesOnCancel = releasesOnCancel
    self.releasesOnFailure = releasesOnFailure
    self.resetsOnReuse = resetsOnReuse
  }

  static func == (a: ReleaseRecordingRow, b: ReleaseRecordingRow) -> Bool { a.base == b.base }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let oldRow = base
    let effects = base.pan(sample, at: time)
    // The end of a pan changes a row only if the pan was dragging it.
    if isRelease(sample.phase), base != oldRow {
      let velocity = sample.phase == .ended ? sample.velocity.x : 0
      // A row that reduces its motion has already left the offset of the release.
      var movingRow = oldRow
      movingRow.reducesMotion = false
      _ = movingRow.pan(sample, at: time)
      recordRelease(offset: movingRow.offset(at: time), velocity: velocity, from: oldRow.rest, at: time)
    }
    return effects
  }

  private func isRelease(_ phase: PanPhase) -> Bool {
    switch phase {
    case .began, .changed: false
    case .ended: true
    case .cancelled: releasesOnCancel
    case .failed: releasesOnFailure
    }
  }

  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let oldRest = base.rest
    let answer = base.scroll(report, at: time)
    switch report {
    case .began: break
    // If the scroll view uncovers a side that must stay covered, the row sends it back; that offset is not a target.
    case .moved:
      if let target = answer.targetContentOffset, target == base.targetContentOffset { requestedTarget = target }
    // A scroll view's velocity is positive when the finger moves left.
    case .ended(_, let velocity, _):
      recordRelease(offset: base.offset(at: time), velocity: 0 - velocity.madeFinite, from: oldRest, at: time)
    }
    return answer
  }

  private mutating func recordRelease(offset: Double, velocity: Double, from rest: Rest, at time: Time) {
    release = (SwipeRelease(offset: offset, velocity: velocity, from: rest), base.rest)
    requestedTarget = base.targetContentOffset ?? base.closedContentOffset - base.offset(at: time)
  }

  /// Makes a change other than a pan or a scroll view's report, and records the offset, if any, that the row then requests.
  private mutating func recordTarget<Result>(of change: (inout Row) -> Result) -> Result {
    let result = change(&base)
    // Except at a release, a row that moves the content itself requests nothing of a scroll view.
    if base.settleTime == nil, let target = base.targetContentOffset { requestedTarget = target }
    return result
  }

  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    recordTarget { $0.open(edge, animated: animated, at: time) }
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    recordTarget { $0.close(animated: animated, at: time) }
  }
  mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    recordTarget { $0.press(edge: edge, index: index, phase: phase, at: time) }
  }
  mutating func tap(at time: Time) -> SwipeEffects { recordTarget { $0.tap(at: time) } }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    recordTarget { $0.tableChanged(change, at: time) }
  }
  mutating func resize(to size: LayoutSize, at time: Time) { recordTarget { $0.resize(to: size, at: time) } }
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    recordTarget { $0.setActions(actions, edge, at: time) }
  }
  mutating func prepareForReuse() {
    base.prepareForReuse()
    if resetsOnReuse { (requestedTarget, release) = (nil, nil) }
  }
}
