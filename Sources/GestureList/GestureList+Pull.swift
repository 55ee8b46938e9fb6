extension GestureList {
  /// Handles a sample of a finger that drags the content, as the scroll view's delegate does.
  mutating func handlePull(_ phase: PanPhase, contentOffset: Double, at time: Time) -> ListEffects {
    let offset = contentOffset.madeFinite
    switch phase {
    case .began: return Article.scrollViewWillBeginDragging(&self, contentOffset: offset, at: time)
    case .changed:
      followContent(to: offset)
      return .none
    case .ended:
      guard case .pulling = gesture else { return .none }
      return scrollViewDidEndDragging(contentOffset: offset, at: time)
    case .cancelled, .failed:
      guard case .pulling = gesture else { return .none }
      return gestureCancelled(contentOffset: offset, at: time)
    }
  }

  /// Makes the placeholder of a pull follow the content, even if the pull has ended and left its placeholder behind.
  private mutating func followContent(to contentOffset: Double) {
    if case .pulling(var pull) = gesture {
      scrollViewDidScroll(&pull, contentOffset: contentOffset)
      gesture = .pulling(pull)
      rememberPlaceholderCell()
    } else if var pull = leftovers.pull {
      scrollViewDidScroll(&pull, contentOffset: contentOffset)
      leftovers.pull = pull
      rememberPlaceholderCell()
    }
  }

  /// Adds an item at the top, as `itemAdded` of the article's data source does.
  mutating func itemAdded(at time: Time) -> ListEffects {
    var effects = addItem(index: 0, inGroupOf: firstRow, at: time)
    // The new row moves down from the placeholder's position, above the top, together with the rows below.
    let startsMotion = rows.travel(0..<1, from: -rowHeight, duration: Self.shiftDuration, at: time)
    effects.add(startedMotion: startsMotion)
    return effects
  }

  /// Returns whether a release would add an item, for a pull of the given distance in points.
  func isArmed(pulled: Double) -> Bool {
    Self.isArmed(pulled: pulled, rowHeight: rowHeight, threshold: options.pullThreshold)
  }

  /// Whether a pull is in progress; the article's `_pullDownInProgress`.
  ///
  /// Without `pullEnds`, it becomes false when the content moves above the top; after a pull that has added an item, it
  /// otherwise stays true until the next drag.
  public var isPullInProgress: Bool {
    if case .pulling(let pull) = gesture { return pull.pullDownInProgress }
    return leftovers.pull?.pullDownInProgress ?? false
  }
}
