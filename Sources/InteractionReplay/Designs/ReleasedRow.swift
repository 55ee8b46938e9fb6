import InteractionCore

/// A row in a scroll view, and the content offset that it asked for last, which traces show.
///
/// A row asks for one at a release and, while a real scroll view drives it, whenever it has a new target. The row
/// itself has no use for it. Two of these are equal where the rows are, so a list, which keeps no row that is fresh
/// again, forgets it too.
struct ReleasedRow<Row: RevealingRow & DrawableRow & ScrollDriven>: RowDecorator, DrawableRow, ScrollDriven {
  /// The row.
  var base: Row
  /// The content offset that was asked for last, in points; nil before the first time.
  private(set) var asked: Double?
  /// How the content was let go last, and where that has led.
  private(set) var release: (how: SwipeRelease, rest: Rest)?
  /// Whether the row lets go too when a pan is cancelled, and when one fails.
  private let letsGoWhen: (cancelled: Bool, failed: Bool)
  /// Whether new content forgets it all.
  private let isReset: Bool

  /// A row that has not been let go yet.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - whenCancelled: Whether it lets go when a pan is cancelled, as it does when one has ended.
  ///   - whenFailed: Whether it lets go when a pan fails.
  ///   - isReset: Whether new content forgets what was asked for.
  init(_ row: Row, whenCancelled: Bool, whenFailed: Bool, isReset: Bool = true) {
    base = row
    letsGoWhen = (whenCancelled, whenFailed)
    self.isReset = isReset
  }

  static func == (a: ReleasedRow, b: ReleasedRow) -> Bool { a.base == b.base }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let before = base
    let effects = base.pan(sample, at: time)
    // Only a row that is held changes when it is let go.
    if letsGo(sample.phase), base != before {
      letGo(velocity: sample.phase == .ended ? sample.velocity.x : 0, from: before.rest, at: time)
    }
    return effects
  }

  private func letsGo(_ phase: PanPhase) -> Bool {
    switch phase {
    case .began, .changed: false
    case .ended: true
    case .cancelled: letsGoWhen.cancelled
    case .failed: letsGoWhen.failed
    }
  }

  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let before = base.rest
    let answer = base.scroll(report, at: time)
    switch report {
    case .began: break
    // A scroll view that is put back from a side without buttons has not been given a target.
    case .moved: if let target = answer.targetContentOffset, target == base.targetContentOffset { asked = target }
    // The scroll view's velocities grow when the finger moves left.
    case .ended(_, let velocity, _): letGo(velocity: 0 - velocity.madeFinite, from: before, at: time)
    }
    return answer
  }

  private mutating func letGo(velocity: Double, from rest: Rest, at time: Time) {
    release = (SwipeRelease(offset: base.offset(at: time), velocity: velocity, from: rest), base.rest)
    asked = base.targetContentOffset ?? base.closedContentOffset - base.offset(at: time)
  }

  /// Remembers the target that a scroll view has been given by anything but its own report.
  private mutating func sent<Result>(by change: (inout Row) -> Result) -> Result {
    let result = change(&base)
    // A row that moves by itself has no scroll view to give a target to.
    if base.settles == nil, let target = base.targetContentOffset { asked = target }
    return result
  }

  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    sent { $0.open(edge, animated: animated, at: time) }
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    sent { $0.close(animated: animated, at: time) }
  }
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    sent { $0.press(edge, index, phase, at: time) }
  }
  mutating func tap(at time: Time) -> SwipeEffects { sent { $0.tap(at: time) } }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    sent { $0.tableChanged(change, at: time) }
  }
  mutating func resize(to size: LayoutSize, at time: Time) { sent { $0.resize(to: size, at: time) } }
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    sent { $0.setActions(actions, edge, at: time) }
  }
  mutating func prepareForReuse() {
    base.prepareForReuse()
    if isReset { (asked, release) = (nil, nil) }
  }
}
