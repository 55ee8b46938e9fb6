extension GestureList {
  /// A finger drags the content: the article's three calls of the scroll view's delegate.
  mutating func pulled(_ phase: PanPhase, contentOffset: Double, at time: Time) -> ListEffects {
    let offset = contentOffset.madeFinite
    switch phase {
    case .began: return pullBegan(contentOffset: offset, at: time)
    case .changed:
      pullChanged(contentOffset: offset)
      return .none
    case .ended, .cancelled, .failed: return pullEnded(phase, contentOffset: offset, at: time)
    }
  }

  /// The finger has set out: at the top of the content, it pulls.
  private mutating func pullBegan(contentOffset: Double, at time: Time) -> ListEffects {
    guard contentOffset <= 0 else {
      leftovers.pull?.isAlive = false
      return .none
    }
    let effects = endGestureAndEditing(at: time)
    leftovers.pull = nil
    gesture = .pulling(
      Pull(contentOffset: contentOffset, isAlive: true, hasMoved: corrections.contains(.placeholderFollows)))
    return effects
  }

  /// The content has moved: the placeholder follows it.
  private mutating func pullChanged(contentOffset: Double) {
    if case .pulling(var pull) = gesture {
      follow(contentOffset, &pull)
      gesture = .pulling(pull)
      rememberPlaceholder()
    } else if var pull = leftovers.pull {
      follow(contentOffset, &pull)
      leftovers.pull = pull
      rememberPlaceholder()
    }
  }

  /// Takes note of how the placeholder has been laid out.
  mutating func rememberPlaceholder() {
    guard !corrections.contains(.placeholderFollows), let placeholder else { return }
    leftovers.placeholderAlpha = placeholder.alpha
    leftovers.placeholderText = placeholder.text
  }

  private func follow(_ contentOffset: Double, _ pull: inout Pull) {
    // Once it has gone above the top, the article's placeholder stays where it was seen last.
    let isAlive = corrections.contains(.pullEnds) || (pull.isAlive && contentOffset <= 0)
    pull.isAlive = isAlive
    pull.drift = isAlive ? 0 : contentOffset - pull.contentOffset
    if isAlive { (pull.contentOffset, pull.hasMoved) = (contentOffset, true) }
  }

  /// The finger has let go: far enough, it adds an item at the top.
  mutating func pullEnded(_ phase: PanPhase, contentOffset: Double, at time: Time) -> ListEffects {
    guard case .pulling(let pull) = gesture else { return .none }
    gesture = .none
    let counts = phase == .ended || !corrections.contains(.cancelRestores)
    guard counts, pull.isAlive, isArmed(pulled: -contentOffset) else { return .none }
    if !corrections.contains(.pullEnds) {
      leftovers.pull = Pull(contentOffset: contentOffset, isAlive: true, hasMoved: pull.hasMoved)
    }
    var effects = addItem(index: 0, besides: firstRow, at: time)
    // From where the placeholder was, above the top, together with the rows below.
    let comes = rows.travel(0..<1, from: -rowHeight, duration: Self.shiftDuration, at: time)
    effects.add(startedMotion: comes)
    return effects
  }

  /// Whether a release adds an item.
  func isArmed(pulled: Double) -> Bool {
    Self.isArmed(pulled: pulled, rowHeight: rowHeight, threshold: options.pullThreshold)
  }

  /// Whether a pull is going on: the article's `_pullDownInProgress`.
  public var pullInProgress: Bool {
    if case .pulling(let pull) = gesture { return pull.isAlive }
    return leftovers.pull?.isAlive ?? false
  }
}
