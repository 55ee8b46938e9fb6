extension RowSubject {
  // MARK: Actions can be hit

  func hitFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    return framesFailure(row, at: now) ?? pressFailure(row, at: now)
      ?? (step.after.hold == nil ? visibilityFailure(row, at: now) : nil)
  }

  private func framesFailure(_ row: Row, at now: Time) -> Failure? {
    var shownButtons: [(name: String, frame: LayoutRect)] = []
    for edge in SwipeEdge.allCases {
      for index in row.actions(edge).indices where row.isShown(edge: edge, index: index, at: now) {
        let frame = row.actionFrame(edge: edge, index: index, at: now)
        let name = edge.name + " button " + String(index)
        guard frame.x >= -row.roundingTolerance, frame.maxX <= row.size.width + row.roundingTolerance,
          frame.y >= -row.roundingTolerance, frame.maxY <= row.size.height + row.roundingTolerance
        else {
          return Failure(name + " inside the row", found: frame.text)
        }
        guard frame.height > 0 || row.size.height <= 0 else {
          return Failure(name + " with a height above 0", found: frame.text)
        }
        for other in shownButtons
        where frame.x < other.frame.maxX - row.roundingTolerance && other.frame.x < frame.maxX - row.roundingTolerance {
          return Failure(name + " beside " + other.name, found: frame.text + ", overlapping " + other.frame.text)
        }
        shownButtons.append((name, frame))
      }
    }
    return nil
  }

  /// Checks that a press is reported once if it is released on a visible button, and never if it is cancelled or if its
  /// button is hidden, being hidden or only previewed.
  private func pressFailure(_ row: Row, at now: Time) -> Failure? {
    for edge in SwipeEdge.allCases {
      let isClosing = row.isClosing(edge, at: now)
      for index in -1...row.actions(edge).count {
        let isShown = row.isShown(edge: edge, index: index, at: now)
        let isPressable = isShown && !isClosing
        var touchedRow = row
        let downEffects = touchedRow.press(edge: edge, index: index, phase: .down, at: now)
        func failure(_ ending: PressPhase, expectsPress: Bool) -> Failure? {
          var pressedRow = touchedRow
          let endEffects = pressedRow.press(edge: edge, index: index, phase: ending, at: now)
          // Most buttons are covered most of the time, and touching them does nothing.
          if !expectsPress && downEffects.isSilent && endEffects.isSilent { return nil }
          let reported = downEffects.notices + endEffects.notices
          guard !expectsPress || !isPress(reported, edge: edge, index: index, before: row, after: pressedRow) else {
            return nil
          }
          let expected: [SwipeNotice] = expectsPress ? [.didPress(edge, index)] : []
          let endingText = ending == .up ? "released" : "cancelled"
          let hidingText = isShown && isClosing ? " while the button is being hidden or only previewed" : ""
          let circumstances =
            " when a press on " + edge.name + " button " + String(index) + " is " + endingText + hidingText
          return Failure(expected.text + circumstances, found: reported.text)
            .after(probe([.press(edge, index, .down), .press(edge, index, ending)], at: now))
        }
        if let failure = failure(.up, expectsPress: isPressable) { return failure }
        if isPressable,
          let failure = longPressFailure(touchedRow, downEffects: downEffects, edge: edge, index: index, at: now)
        {
          return failure
        }
        // If lifting the finger presses nothing, cancelling the press does not either, so it is not tried.
        if isPressable, let failure = failure(.cancelled, expectsPress: false) { return failure }
      }
    }
    return nil
  }

  /// Checks, if the row does not move, that a press of two seconds causes the same notices as a brief one.
  private func longPressFailure(
    _ touchedRow: Row, downEffects: SwipeEffects, edge: SwipeEdge, index: Int, at now: Time
  ) -> Failure? {
    guard touchedRow.settleTime == nil else { return nil }
    var (shortPressRow, longPressRow) = (touchedRow, touchedRow)
    let expected = downEffects.notices + shortPressRow.press(edge: edge, index: index, phase: .up, at: now).notices
    let lateTime = now + 2
    longPressRow.advance(to: lateTime)
    let found = downEffects.notices + longPressRow.press(edge: edge, index: index, phase: .up, at: lateTime).notices
    guard found != expected else { return nil }
    return Failure("after a press of 2 s, " + expected.text, found: found.text)
      .after(probe([.press(edge, index, .down)], at: now) + probe([.press(edge, index, .up)], at: lateTime))
  }

  /// Returns whether notices report one press of a button and nothing else, except that a row that closes with the press, as
  /// the system's rows do, may then report the closing.
  private func isPress(_ notices: [SwipeNotice], edge: SwipeEdge, index: Int, before: Row, after: Row) -> Bool {
    let press = SwipeNotice.didPress(edge, index)
    let closes = before.rest != .closed && after.rest == .closed
    return notices == [press] || (closes && notices == [press, .didClose])
  }

  /// Checks that enough content of a row at rest is visible, and that a finger finds each button of the open side.
  private func visibilityFailure(_ row: Row, at now: Time) -> Failure? {
    let (settledRow, end) = row.settled(at: now)
    let visibleWidth = settledRow.size.width - settledRow.offset(at: end).magnitude
    let minimumWidth = min(ActionStrip.minimumVisibleContentWidth, settledRow.size.width)
    guard visibleWidth >= minimumWidth - row.roundingTolerance else {
      return Failure(
        "at least " + DecimalText.text(minimumWidth) + " points of content visible",
        found: DecimalText.text(visibleWidth)
      ).after(wait(until: end, after: now))
    }
    // An offset that is not a resting offset breaks another law.
    guard let edge = settledRow.rest.edge,
      (settledRow.offset(at: end) - edge.sign * settledRow.revealedWidth(edge, at: end)).magnitude
        <= row.roundingTolerance
    else { return nil }
    for index in settledRow.actions(edge).indices {
      let frame = settledRow.actionFrame(edge: edge, index: index, at: end)
      guard frame.width > 0, frame.height > 0 else { continue }
      let middle = Vector(frame.x + frame.width / 2, frame.y + frame.height / 2)
      let found = settledRow.action(under: middle, at: end).map { Button(edge: $0.edge, index: $0.index) }
      guard found != Button(edge: edge, index: index) else { continue }
      return Failure(
        Button(edge: edge, index: index).name + " found at its middle, x " + DecimalText.text(middle.x),
        found: found?.name ?? "no button"
      ).after(wait(until: end, after: now))
    }
    return nil
  }

  // MARK: Every gesture has an action

  func actionFailure(_ step: Step) -> Failure? {
    // A finger that is still on the row may continue its gesture, which no action on a fresh row can match.
    guard step.after.hold == nil, !step.after.isPressing else { return nil }
    let now = step.after.now
    let (row, end) = step.after.row.settled(at: now)
    // An offset that is not a resting offset breaks another law.
    guard restFailure(row, at: end) == nil else { return nil }
    return (buttonFailure(row, at: end) ?? reachFailure(row, at: end))?.after(wait(until: end, after: now))
  }

  /// Checks that each button has a plain action that reports the button's press.
  private func buttonFailure(_ row: Row, at now: Time) -> Failure? {
    let plainActions = row.plainActions()
    for edge in SwipeEdge.allCases {
      for (index, action) in row.actions(edge).enumerated() {
        guard plainActions.contains(action) else {
          return Failure(
            "the plain action " + action.id + " of " + Button(edge: edge, index: index).name,
            found: Self.missingText(action, in: plainActions))
        }
        var pressedRow = row
        let reported = pressedRow.perform(action.id, at: now).notices
        guard reported == [.didPress(edge, index)] else {
          let press = SwipeNotice.didPress(edge, index).name
          return Failure(
            press + " when " + action.id + " is performed", found: reported.text,
            probe: probe([.perform(action.id)], at: now))
        }
      }
    }
    return nil
  }

  /// Describes some plain actions among which an action is missing.
  private static func missingText(_ action: InteractionAction, in actions: [InteractionAction]) -> String {
    actions.contains { $0.id == action.id } ? "an action with the same id that differs otherwise" : "no such action"
  }

  /// Checks that plain actions can bring a fresh row to a row's resting position, and can close that row.
  private func reachFailure(_ row: Row, at now: Time) -> Failure? {
    var reachedRow = freshRow(like: row)
    if let edge = row.rest.edge {
      let action = InteractionAction.show(edge)
      guard reachedRow.plainActions().contains(action) else {
        return Failure(
          "the plain action " + action.id + " on the closed row",
          found: Self.missingText(action, in: reachedRow.plainActions()))
      }
      _ = reachedRow.perform(action.id, at: now)
      guard row.plainActions().contains(.close()) else {
        return Failure(
          "the plain action " + InteractionAction.closeID + " on the open row",
          found: Self.missingText(.close(), in: row.plainActions()))
      }
      var closedRow = row
      _ = closedRow.perform(InteractionAction.closeID, at: now)
      let (settledRow, end) = closedRow.settled(at: now)
      if let failure = difference(
        "after the plain action that closes the row", expected: freshRow(like: row), found: settledRow, at: end)
      {
        return failure.after(probe([.close(animated: true)], at: now) + wait(until: end, after: now))
      }
    }
    let (settledRow, end) = reachedRow.settled(at: now)
    let opening = row.rest.edge.map { [RowEvent.open($0, animated: true)] } ?? []
    return difference("after plain actions", expected: row, found: settledRow, at: end)?
      .after(probe([.reuse] + opening, at: now) + wait(until: end, after: now))
  }
}

extension SwipeEffects {
  /// Whether the effects contain no notice.
  fileprivate var isSilent: Bool { first == nil && second == nil }
}

extension LayoutRect {
  /// The rectangle's horizontal and vertical extents in words, such as `x 0 to 320, y 0 to 44`.
  var text: String {
    "x " + DecimalText.text(x) + " to " + DecimalText.text(maxX) + ", y " + DecimalText.text(y) + " to "
      + DecimalText.text(maxY)
  }
}
