extension ScrollSwipe: PannableRow {
  /// The displacement of the content, in points: the negative of the article's contentOffset.
  public func offset(at time: Time) -> Double { scroll.offset(at: time) }

  /// When the content's own motion is over; a real scroll view's is its own affair.
  public var settles: Time? { scroll.settles }

  /// From all trailing buttons to all leading ones, and a row's width of rubber band beyond them, to which
  /// the band tends.
  ///
  /// Toward a side without buttons there is none.
  public var limits: ClosedRange<Double> {
    let band = band(coversEmptySides: corrections.contains(.noDeadZone))
    let lower = trailing.total + (band.rigid == .trailing ? 0 : band.width)
    let upper = leading.total + (band.rigid == .leading ? 0 : band.width)
    return -lower...upper
  }

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
    case .ended: return panEnded(sample, velocity: sample.velocity.x)
    case .cancelled: return panCancelled(sample)
    case .failed: return panFailed(sample)
    }
  }

  /// Tidies up a motion that is over by now.
  public mutating func advance(to time: Time) { scroll.advance(to: time) }

  /// Lays the row out anew, the article's `layoutSubviews`.
  ///
  /// Another width ends a pan or a motion at the resting place, the same width is a layout pass and does
  /// nothing. A real scroll view is told where its resting place is now, by `targetContentOffset`.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let width = max(0, width.madeFinite)
    guard width != size.width || !corrections.contains(.layoutKeepsState) else { return }
    size.width = width
    leading = Self.strip(.leading, leading.actions, rowWidth: width, corrections: corrections)
    trailing = Self.strip(.trailing, trailing.actions, rowWidth: width, corrections: corrections)
    if !corrections.contains(.layoutKeepsState) { rest = .closed }
    isPutBack = false
    if scroll.isDriven {
      scroll.releaseReported()
      record.target = rest
      scroll.aim(at: offset(of: rest))
    } else {
      scroll.jump(to: offset(of: rest))
    }
  }

  /// Closes the row silently for other content.
  public mutating func prepareForReuse() {
    rest = .closed
    scroll = SideScroll()
    isPutBack = false
    record = Record(hasScrolled: record.hasScrolled)
  }
}
