extension RevealingRow {
  /// Returns the width that the buttons of a side take when the row rests open, in points, according to their frames.
  package func revealedWidth(_ edge: SwipeEdge, at time: Time) -> Double {
    let (width, shownWidth) = (framedWidth(edge, at: time), edge.sign * offset(at: time))
    // The frames of a visible side may reach only as far as the content, because buttons may move with the content or share the
    // room beside it.
    guard shownWidth > 0, width <= shownWidth + roundingTolerance else { return width }
    var openRow = self
    openRow.prepareForReuse()
    _ = openRow.open(edge, animated: false, at: time)
    return openRow.framedWidth(edge, at: time)
  }

  /// Returns how far the frames of a side's buttons reach into the row, in points.
  private func framedWidth(_ edge: SwipeEdge, at time: Time) -> Double {
    var width = 0.0
    for index in actions(edge).indices {
      let frame = actionFrame(edge: edge, index: index, at: time)
      switch edge {
      case .leading: width = max(width, frame.maxX)
      case .trailing: width = max(width, size.width - frame.x)
      }
    }
    return width
  }

  /// The tolerance for two sums that should be equal, in points: more than rounding errors, far less than anyone can see.
  var roundingTolerance: Double { max(size.width, 1000) * 1e-12 }

  /// Returns the row at the end of its motion, and the time of that end; if no motion is running, the row at the given time.
  func settled(at time: Time) -> (row: Self, time: Time) {
    let end = settleTime.map { max($0, time) } ?? time
    var row = self
    row.advance(to: end)
    return (row, end)
  }

  /// Describes the row: its offset, its resting position, and whether it moves.
  func text(at time: Time) -> String {
    "offset " + DecimalText.text(offset(at: time)) + ", " + rest.name + (isMoving(at: time) ? ", moving" : "")
  }
}

extension Rest {
  /// Describes an offset and the resting position.
  func text(offset: Double) -> String { "offset " + DecimalText.text(offset) + ", " + name }
}
