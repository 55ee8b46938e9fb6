extension GestureList {
  /// Two fingers move apart or together: the article's `handlePinch:`.
  mutating func pinched(
    _ phase: PanPhase, _ fingers: FingerPair?, contentOffset: Double, at time: Time
  ) -> ListEffects {
    let offset = contentOffset.madeFinite
    let inContent = fingers.map { FingerPair($0.first + offset, $0.second + offset) }
    if phase == .began { return pinchBegan(inContent, contentOffset: offset, at: time) }
    guard case .pinching(var pinch) = gesture else { return .none }
    // While a third finger is down, or only one, nothing moves; where the fingers lift counts like any other sample.
    if let inContent, phase == .changed || (phase == .ended && corrections.contains(.freshDecision)) {
      pinch.delta =
        corrections.contains(.countsParting)
        ? Self.gapDelta(partedFrom: pinch.start, to: inContent) : Self.gapDelta(from: pinch.start, to: inContent)
      pinch.hasMoved = true
      gesture = .pinching(pinch)
      rememberPlaceholder()
    }
    return phase == .changed ? .none : pinchEnded(pinch, phase, at: time)
  }

  private mutating func pinchBegan(_ fingers: FingerPair?, contentOffset: Double, at time: Time) -> ListEffects {
    guard let fingers, let pinched = pinchedRows(fingers, contentOffset: contentOffset, at: time) else {
      return corrections.contains(.ignoresMisses) ? .none : .crash
    }
    if options.pinchNeedsNeighbours, pinched.touched.count == 2, (pinched.second - pinched.first).magnitude != 1 {
      return .none
    }
    // The empty item that ending the edit removes may be one of the rows.
    let effects = endGestureAndEditing(at: time)
    guard rows.tree.contains(pinched.above), pinched.touched.allSatisfy({ rows.tree.contains($0) }) else {
      return effects
    }
    leftovers.gap = nil
    gesture = .pinching(
      Pinch(
        above: pinched.above, articleIndex: pinched.articleIndex, touched: pinched.touched, start: fingers, delta: 0,
        articleFirst: pinched.articleFirst, hasMoved: corrections.contains(.placeholderFollows)))
    return effects
  }

  /// What a pinch is about.
  private struct PinchedRows {
    /// The indices of the rows at the upper and the lower finger; -100 in the article for none.
    var first, second: Int
    var above: RowID
    var touched: [RowID]
    var articleFirst, articleIndex: Int
  }

  /// The rows at the two fingers and the one in the middle, or nil where the article would crash.
  private func pinchedRows(_ fingers: FingerPair, contentOffset: Double, at time: Time) -> PinchedRows? {
    let (upper, lower) = (row(touchedAt: fingers.upper, at: time), row(touchedAt: fingers.lower, at: time))
    let missing = -100
    let firstInSight = rows.tree.id(atHeight: max(0, contentOffset)).flatMap { rows.tree.index(of: $0) } ?? 0
    func inSight(_ row: RowID?) -> Int { row.flatMap { rows.tree.index(of: $0) }.map { $0 - firstInSight } ?? missing }
    var touched: [RowID] = []
    if let upper { touched.append(upper) }
    if let lower { touched.append(lower) }
    if corrections.contains(.ignoresMisses), touched.count < 2 { return nil }
    let (first, second) = (inSight(upper), inSight(lower))
    let middle = firstInSight + (first + second) / 2
    guard middle >= firstInSight else { return nil }
    let wholeRows = rowHeight > 0 ? Int((contentOffset / rowHeight).rounded(.down).clamped(to: -1e9...1e9)) : 0
    return PinchedRows(
      first: first, second: second, above: rows.tree.id(index: middle), touched: touched,
      articleFirst: middle - firstInSight, articleIndex: middle - firstInSight + 1 + wholeRows)
  }

  /// The row that is seen at a height; in the article, its two borders do not belong to it.
  private func row(touchedAt y: Double, at time: Time) -> RowID? {
    guard let place = row(seenAt: y, at: time) else { return nil }
    return corrections.contains(.ignoresMisses) || place.top != y ? place.row : nil
  }

  /// The fingers have let go: a gap that is wide enough takes an item.
  mutating func pinchEnded(_ pinch: Pinch, _ phase: PanPhase, at time: Time) -> ListEffects {
    gesture = .none
    let counts = phase == .ended || !corrections.contains(.cancelRestores)
    guard counts, isArmed(pinch), let last = rows.tree.index(of: pinch.above)
    else {
      return ListEffects(startedMotion: closeGap(pinch, at: time))
    }
    let index = corrections.contains(.indexFromContent) ? last + 1 : pinch.articleIndex
    guard index >= 0, index <= count else { return .crash }
    var effects = addItem(index: index, besides: pinch.above, duration: Self.gapDuration, at: time)
    guard corrections.contains(.gapCloses) else {
      leftovers.gap = MovingRows.Gap(index: last + 1, distance: pinch.delta)
      return effects
    }
    // The rows set out from the gap, the new one from its middle.
    _ = rows.travel(0..<index, from: -pinch.delta, duration: Self.gapDuration, at: time)
    _ = rows.travel(index..<index + 1, from: -rowHeight / 2, duration: Self.gapDuration, at: time)
    _ = rows.travel((index + 1)..., from: pinch.delta, duration: Self.gapDuration, at: time)
    effects.add(startedMotion: true)
    return effects
  }

  /// Makes the rows around a gap return to their positions.
  ///
  /// - Parameters:
  ///   - pinch: The pinch that is over.
  ///   - time: When they begin to move.
  /// - Returns: Whether the gap was open.
  mutating func closeGap(_ pinch: Pinch, at time: Time) -> Bool {
    guard let last = rows.tree.index(of: pinch.above) else { return false }
    _ = rows.travel((last + 1)..., from: pinch.delta, duration: Self.gapDuration, at: time)
    return rows.travel(0..<last + 1, from: -pinch.delta, duration: Self.gapDuration, at: time)
  }

  /// Whether a release adds an item.
  func isArmed(_ pinch: Pinch) -> Bool {
    Self.isArmed(delta: pinch.delta, rowHeight: rowHeight, threshold: options.pinchThreshold)
  }

  /// The gap that is open now, if any.
  var gap: MovingRows.Gap? {
    if case .pinching(let pinch) = gesture {
      return rows.tree.index(of: pinch.above).map { MovingRows.Gap(index: $0 + 1, distance: pinch.delta) }
    }
    return leftovers.gap
  }

  /// A pinch that is going on, in the article's variables.
  ///
  ///     if let pinch = list.pinch, pinch.isArmed { print("Release to add an item below row", pinch.first) }
  public struct PinchState: Hashable, Sendable {
    /// The article's `_pointOneIndex`: the row above the gap, counted from the first one in sight when the pinch began.
    public var first: Int
    /// The article's `_pointTwoIndex`: the row below the gap, likewise.
    public var second: Int
    /// The article's `_pinchExceededRequiredDistance`: whether letting go adds an item.
    public var isArmed: Bool

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - first: The row above the gap, counted from the first one in sight when the pinch began.
    ///   - second: The row below the gap, likewise.
    ///   - isArmed: Whether letting go adds an item.
    /// - Complexity: O(1).
    public init(first: Int, second: Int, isArmed: Bool) {
      self.first = first
      self.second = second
      self.isArmed = isArmed
    }
  }

  /// The pinch that is going on; nil without one.
  public var pinch: PinchState? {
    guard case .pinching(let pinch) = gesture else { return nil }
    let isArmed = isArmed(pinch)
    return PinchState(first: pinch.articleFirst, second: pinch.articleFirst + 1, isArmed: isArmed)
  }
}

extension ListEffects {
  /// The effects where the article's program crashes.
  static var crash: ListEffects { ListEffects(notices: [.originalWouldCrash]) }
}
