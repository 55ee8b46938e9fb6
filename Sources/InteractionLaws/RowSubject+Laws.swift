extension RowSubject {
  func failure(of law: SwipeLaw, in step: Step, path: () -> [Timed<RowEvent>]) -> Failure? {
    switch law {
    case .rests: scroll == nil ? restFailure(step) : drivenRestFailure(step)
    case .staysInBounds: boundsFailure(step)
    case .noJumps: jumpFailure(step)
    case .cancelRestores: cancelFailure(step)
    case .oneNoticePerChange: noticeFailure(step)
    case .reuseIsNew: reuseFailure(step)
    case .openAndClose: openAndCloseFailure(step)
    case .samplingDoesNotMatter: samplingFailure(step, path)
    case .mirror: mirrorFailure(step)
    case .sameScriptSameTrace: traceFailure(step, path())
    case .anythingGoes: anythingGoesFailure(step)
    case .resizeKeepsThePlace: resizeFailure(step)
    case .actionsCanBeHit: hitFailure(step)
    case .everyGestureHasAnAction: actionFailure(step)
    case .motionEnds: motionFailure(step)
    }
  }

  // MARK: Cancel restores

  private func cancelFailure(_ step: Step) -> Failure? {
    guard let pan = step.event.pan, pan.phase == .cancelled || pan.phase == .failed else { return nil }
    guard let hold = step.before.hold else { return nil }
    let rest = hold.isAlone ? hold.rest : step.before.row.rest
    let told = step.effects.notices.filter { $0.tellsOfRest }
    guard told.isEmpty else { return Failure("no notice", found: told.text) }
    let (row, end) = step.after.row.settled(at: step.after.now)
    guard row.rest == rest, placeFailure(row, at: end) == nil else {
      return Failure("back to " + rest.name, found: row.text(at: end))
    }
    return nil
  }

  // MARK: One notice per change

  private func noticeFailure(_ step: Step) -> Failure? {
    let told = step.effects.notices.filter { $0.tellsOfRest }
    var expected: [SwipeNotice] = []
    if step.event == .event(.reuse) {
      guard step.after.row.rest == .closed else { return Failure("closed", found: step.after.row.rest.name) }
    } else if step.after.row.rest != step.before.told {
      expected = [step.after.row.rest.notice]
    }
    return told == expected ? nil : Failure(expected.text, found: told.text)
  }

  // MARK: Reuse is new

  private func reuseFailure(_ step: Step) -> Failure? {
    var row = step.after.row
    row.prepareForReuse()
    guard row != freshRow(like: row) else { return nil }
    return Failure("reused, a row equal to a fresh one", found: "a row that differs: " + row.text(at: step.after.now))
  }

  // MARK: Open and close

  private func openAndCloseFailure(_ step: Step) -> Failure? {
    guard step.after.hold == nil else { return nil }
    let now = step.after.now
    for edge in Edge.allCases where step.after.row.canOpen(edge) {
      for animated in [true, false] {
        var row = step.after.row
        if let failure = twiceFailure(.open(edge), &row, at: now, { $0.open(edge, animated: animated, at: now) })
          ?? twiceFailure(.closed, &row, at: now, { $0.close(animated: animated, at: now) })
        {
          return failure
        }
        let (closed, end) = row.settled(at: now)
        guard closed.offset(at: end) == 0 else {
          return Failure("opened and closed, offset 0", found: closed.text(at: end))
        }
      }
    }
    return nil
  }

  /// What is wrong with going to a place from code, twice.
  private func twiceFailure(
    _ rest: Rest, _ row: inout Row, at now: Time, _ go: (inout Row) -> SwipeEffects
  ) -> Failure? {
    _ = go(&row)
    guard row.rest == rest else { return Failure("from code, " + rest.name, found: row.text(at: now)) }
    let once = row
    let again = go(&row)
    let told = again.notices.filter { $0.tellsOfRest }
    guard told.isEmpty else { return Failure(rest.name + " from code again, no notice", found: told.text) }
    guard row == once else {
      return Failure(rest.name + " from code again, the same row", found: "another: " + row.text(at: now))
    }
    return nil
  }

  // MARK: Resize keeps the place

  private func resizeFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    var row = step.after.row
    row.resize(toWidth: row.size.width, at: now)
    guard row == step.after.row else {
      return Failure("after a layout pass, " + step.after.row.text(at: now), found: row.text(at: now))
    }
    for width in [150, row.size.width + 160] {
      row = step.after.row
      row.resize(toWidth: width, at: now)
      let (settled, end) = row.settled(at: now)
      guard settled.rest == step.after.row.rest, placeFailure(settled, at: end) == nil else {
        let place = "at width " + DecimalText.text(width) + ", " + step.after.row.rest.name
        return Failure(place, found: settled.text(at: end))
      }
    }
    return nil
  }
}
