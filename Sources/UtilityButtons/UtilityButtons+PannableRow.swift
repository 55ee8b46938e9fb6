extension UtilityButtons: PannableRow {
  /// The displacement of the content, in points: the left strip's width less the scroll view's content offset.
  public func offset(at time: Time) -> Double { content.offset(at: time) }

  /// When the running motion is over; never, while a real scroll view moves the content.
  public var settles: Time? { content.settles }

  /// From the right strip to the left one and, on the sides that can be dragged to, as far as the rubber band lets: one
  /// more width of the row, which no finger reaches.
  public var limits: ClosedRange<Double> { (0 - reach(.trailing))...reach(.leading) }

  /// Handles one sample of a dragging finger; what comes without a pan that has begun is ignored.
  @discardableResult
  public mutating func pan(_ sample: PanSample) -> SwipeEffects {
    switch sample.phase {
    case .began:
      panBegan(sample)
      return .none
    case .changed:
      panChanged(sample)
      return .none
    case .ended: return panEnded(sample)
    case .cancelled: return panCancelled(sample)
    case .failed: return panFailed(sample)
    }
  }

  /// Tidies up a motion that is over by now.
  public mutating func advance(to time: Time) {
    guard let end = content.settles, end <= time else { return }
    content.advance(to: time)
    didScroll(at: time)
  }

  /// Lays the row out anew; another width ends a drag or a motion at the resting place, the same width does nothing.
  ///
  /// A real scroll view is told where its resting place is now, by `targetContentOffset`.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let width = max(0, width.madeFinite)
    let keepsState = corrections.contains(.layoutKeepsState) || rules == .zcjTableViewCell
    if width != size.width {
      let shown = contentOffset(at: time)
      size.width = width
      layOut(leading: leading.actions, trailing: trailing.actions)
      place(keepsState ? cellState : .center, shown)
    } else if !keepsState {
      place(.center, contentOffset(at: time))
    }
    didLayOut()
  }

  /// Puts the content to a state's place at once, or tells the real scroll view, which shows a content offset, to go there.
  private mutating func place(_ state: CellState, _ shown: Double) {
    let offset = offset(of: state)
    guard content.isDriven else { return content.jump(to: offset) }
    content.report(self.offset(ofContent: shown), restingAt: offset)
    content.releaseReported()
    content.aim(at: offset)
    lastTarget.value = leftWidth - offset
  }

  /// Closes the row silently for other content.
  public mutating func prepareForReuse() {
    guard corrections.contains(.resetsOnReuse) else { return }
    cellState = .center
    content = SideScroll()
    strips = firstStrips
    lastTarget = Remembered()
  }
}
