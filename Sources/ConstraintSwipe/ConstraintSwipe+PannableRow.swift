extension ConstraintSwipe: PannableRow {
  /// The displacement of the container, in points: the negative of the article's right constraint.
  public func offset(at time: Time) -> Double {
    // The finger's case first and alone: it is asked for with every sample.
    if case .held(let hold) = state { return hold.offset }
    return place(at: time).offset
  }

  /// When the snap is over.
  public var settles: Time? { snap.map { motion($0).end } }

  /// From all trailing buttons to all leading ones; there is no rubber band.
  public var limits: ClosedRange<Double> { -trailing.total...leading.total }

  /// Handles one sample of a dragging finger; what comes without a pan that has begun is ignored.
  @discardableResult
  public mutating func pan(_ sample: PanSample) -> SwipeEffects {
    switch sample.phase {
    case .began:
      panBegan(sample)
      return .none
    case .changed: return panChanged(sample)
    case .ended: return panEnded(sample)
    case .cancelled: return panCancelled(sample)
    case .failed: return panFailed(sample)
    }
  }

  /// Tidies up a snap that is over by now.
  public mutating func advance(to time: Time) {
    guard let snap, motion(snap).isSettled(at: time) else { return }
    switch state {
    case .resting, .held, .adrift: break
    case .settling: state = .resting(snap.rest)
    case .snapping: landSnap()
    }
  }

  /// Lays the row out anew; another width ends a pan or a motion at the resting place, the same width does nothing.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let width = max(0, width.madeFinite)
    guard width != size.width else { return }
    size.width = width
    leading = Self.strip(.leading, leading.actions, rowWidth: width, corrections: corrections)
    trailing = Self.strip(.trailing, trailing.actions, rowWidth: width, corrections: corrections)
    state = .resting(rest)
  }

  /// Closes the row silently for other content.
  public mutating func prepareForReuse() {
    switch state {
    case .held(let hold), .snapping(let hold, _, _):
      if corrections.contains(.reuseEndsPan) {
        state = .resting(.closed)
      } else {
        state = .held(
          Hold(origin: hold.origin, caught: 0, offset: 0, rest: .closed, counted: .closed, axis: hold.axis))
      }
    case .resting, .settling, .adrift: state = .resting(.closed)
    }
  }
}
