import HeadlessTable

extension TableSubject {
  // MARK: Rows do not jump

  /// Checks that, at the moment of an event, rows are painted at the same y coordinate before it and after it.
  func jumpFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    guard rowsTravel || step.before.ids == step.after.ids, step.event.isCheckedForJumps, !movesFinger(step),
      step.before.fingers.count < 2, step.after.fingers.count < 2, !step.after.table.reducesMotion,
      step.before.table.list.liftedRow == nil, step.after.table.list.liftedRow == nil
    else { return nil }
    var table = step.before.table
    _ = table.draw(at: now)
    let before = table.frame
    // A row that a resting finger has lifted in the meantime follows the finger.
    guard table.list.liftedRow == nil else { return nil }
    table = step.after.table
    _ = table.draw(at: now)
    let after = table.frame
    // Content that is more than a screen beyond its new end is out of sight, so its motion may start nearer. The law exempts
    // all events that change the content's height by more than a screen.
    let height = step.after.table.size.height
    guard (step.before.table.list.contentHeight - step.after.table.list.contentHeight).magnitude <= height else {
      return nil
    }
    var tops: [RowID: Double] = [:]
    for layer in before.layers where layer.isVisibleRow(inHeight: height) {
      guard let row = layer.id.row else { continue }
      // Several rows that move together start at most the maximum distance away, and so may jump. The table may keep any of
      // them in place, which shifts all others, so the whole frame is exempt.
      if let top = step.before.table.list.top(of: row), let newTop = step.after.table.list.top(of: row),
        (newTop - top).magnitude > MovingRows.maximumDisplacement
      {
        return nil
      }
      tops[row] = layer.frame.y
    }
    for layer in after.layers where layer.isVisibleRow(inHeight: height) {
      guard let row = layer.id.row, let top = tops[row], (layer.frame.y - top).magnitude > 0.5 else { continue }
      return Failure(
        row.name + " painted at y " + DecimalText.text(top) + ", where it was",
        found: DecimalText.text(layer.frame.y))
    }
    return nil
  }

  /// Returns whether the event moves a finger, including a lift at another location.
  private func movesFinger(_ step: Step) -> Bool {
    guard let touch = step.event.touchEvent else { return false }
    return step.before.fingers.contains { $0.number == touch.finger && $0.location != touch.location }
  }
}

extension Layer {
  /// Returns whether the layer is a visible row in a table of the given height; a row that is too faint to touch is not.
  fileprivate func isVisibleRow(inHeight height: Double) -> Bool {
    id.part == .row && frame.y < height && frame.maxY > 0 && alpha >= MovingRows.touchableOpacity
  }
}

extension [HeightChange] {
  /// Whether any of the changes applies to all rows of a kind.
  fileprivate var containsKindChange: Bool { contains { if case .kind = $0 { true } else { false } } }
}

extension TableLawEvent {
  /// Whether the event is checked, because it gives no row a reason to be painted elsewhere at the same moment.
  fileprivate var isCheckedForJumps: Bool {
    switch self {
    case .touch(let event): event.phase != .moved
    case .gesture, .perform, .confirm, .cancel, .custom, .keyboard, .policies, .options, .cancelTouches, .key, .hover,
      .type, .endEditing, .undo:
      true
    // Only time passes, and both frames are drawn at the same time, so there is nothing to check.
    case .frame, .wait: false
    case .scrollToRow(_, _, let animated): animated
    case .setHeights(let changes, let animated):
      animated && changes.count <= MovingRows.maximumAnimatedHeightChanges && !changes.containsKindChange
    case .wheel, .scroll, .resize, .reducesMotion: false
    }
  }
}
