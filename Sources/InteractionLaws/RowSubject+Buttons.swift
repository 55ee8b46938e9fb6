extension RowSubject {
  // MARK: Actions can be hit

  func hitFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    return framesFailure(row, at: now) ?? pressFailure(row, at: now)
      ?? (step.after.hold == nil ? contentFailure(row, at: now) : nil)
  }

  private func framesFailure(_ row: Row, at now: Time) -> Failure? {
    var shown: [(name: String, frame: LayoutRect)] = []
    for edge in SwipeEdge.allCases {
      for index in row.actions(edge).indices where row.isShown(edge, index, at: now) {
        let frame = row.actionFrame(edge, index, at: now)
        let name = edge.name + " button " + String(index)
        guard frame.x >= -row.rounding, frame.maxX <= row.size.width + row.rounding,
          frame.y >= -row.rounding, frame.maxY <= row.size.height + row.rounding,
          frame.height > 0 || row.size.height <= 0
        else {
          return Failure(name + " inside the row", found: frame.text)
        }
        for other in shown where frame.x < other.frame.maxX - row.rounding && other.frame.x < frame.maxX - row.rounding
        {
          return Failure(name + " beside " + other.name, found: frame.text + " over " + other.frame.text)
        }
        shown.append((name, frame))
      }
    }
    return nil
  }

  /// A press that is released on a button that shows counts once; one that is called off, or of any other button, never.
  private func pressFailure(_ row: Row, at now: Time) -> Failure? {
    for edge in SwipeEdge.allCases {
      for index in -1...row.actions(edge).count {
        let expected: [SwipeNotice] = row.isShown(edge, index, at: now) ? [.didPress(edge, index)] : []
        for (ending, expected) in [(PressPhase.up, expected), (.cancelled, [])] {
          var pressed = row
          var told = pressed.press(edge, index, .down, at: now).notices
          told += pressed.press(edge, index, ending, at: now).notices
          guard told != expected else { continue }
          let press = edge.name + " button " + String(index) + " down and " + ending.name + ": "
          return Failure(press + expected.text, found: told.text)
            .after(probe([.press(edge, index, .down), .press(edge, index, ending)], at: now))
        }
      }
    }
    return nil
  }

  private func contentFailure(_ row: Row, at now: Time) -> Failure? {
    let (settled, end) = row.settled(at: now)
    let visible = settled.size.width - settled.offset(at: end).magnitude
    guard visible < min(ActionStrip.visibleContent, settled.size.width) - row.rounding else { return nil }
    return Failure(
      DecimalText.text(ActionStrip.visibleContent) + " points of content in sight", found: DecimalText.text(visible)
    ).after(wait(until: end, after: now))
  }

  // MARK: Every gesture has an action

  func actionFailure(_ step: Step) -> Failure? {
    guard step.after.hold == nil else { return nil }
    let now = step.after.now
    let (row, end) = step.after.row.settled(at: now)
    // A place where no row rests is another law's affair.
    guard restFailure(row, at: end) == nil else { return nil }
    return (buttonFailure(row, at: end) ?? reachFailure(row, at: end))?.after(wait(until: end, after: now))
  }

  /// Each button has a plain action that tells the same.
  private func buttonFailure(_ row: Row, at now: Time) -> Failure? {
    let plain = row.plainActions
    for edge in SwipeEdge.allCases {
      for (index, action) in row.actions(edge).enumerated() {
        guard plain.contains(action) else {
          return Failure("a plain action " + action.id, found: "none")
        }
        var performed = row
        let told = performed.perform(action.id, at: now).notices
        guard told == [.didPress(edge, index)] else {
          return Failure("performing " + action.id + ": didPress." + edge.name + "." + String(index), found: told.text)
        }
      }
    }
    return nil
  }

  /// The place that was reached can be reached, and left, by plain actions.
  private func reachFailure(_ row: Row, at now: Time) -> Failure? {
    var reached = freshRow(like: row)
    if let edge = row.rest.edge {
      let action = InteractionAction.show(edge)
      guard reached.plainActions.contains(action) else {
        return Failure("a plain action " + action.id + " while closed", found: "none")
      }
      _ = reached.perform(action.id, at: now)
      guard row.plainActions.contains(.close) else {
        return Failure("a plain action " + InteractionAction.close.id + " while open", found: "none")
      }
      var closed = row
      _ = closed.perform(InteractionAction.close.id, at: now)
      let (settled, end) = closed.settled(at: now)
      if let failure = difference("closed by a plain action, as new", freshRow(like: row), settled, at: end) {
        return failure.after(probe([.close(animated: true)], at: now) + wait(until: end, after: now))
      }
    }
    let (settled, end) = reached.settled(at: now)
    let asks = row.rest.edge.map { [SwipeEvent.open($0, animated: true)] } ?? []
    return difference("by plain actions", row, settled, at: end)?
      .after(probe([.reuse] + asks, at: now) + wait(until: end, after: now))
  }
}

extension LayoutRect {
  /// From where to where it reaches, sideways and down.
  var text: String {
    DecimalText.text(x) + " to " + DecimalText.text(maxX) + ", down " + DecimalText.text(y) + " to "
      + DecimalText.text(maxY)
  }
}
