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
  /// A row that a real scroll view drives expects it at `contentOffset(at:)` from now on.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let width = max(0, width.madeFinite)
    let keepsState = corrections.contains(.layoutKeepsState) || rules == .zcjTableViewCell
    if width != size.width {
      size.width = width
      layOut(leading: leading.actions, trailing: trailing.actions)
      place(at: offset(of: keepsState ? cellState : .center))
    } else if !keepsState {
      place(at: offset(of: .center))
    }
    didLayOut()
  }

  /// Puts the content somewhere at once, whoever moves it.
  private mutating func place(at offset: Double) {
    guard content.isDriven else { return content.jump(to: offset) }
    content.report(offset)
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
