import HeadlessTable

extension HostSubject {
  func failure(
    of law: HostLaw, in step: Step, isKnown: Bool, after events: [Timed<TableLawEvent>]
  ) -> Failure? {
    switch law {
    case .nothingIsLost: lossFailure(step)
    case .tableIsShown: stateFailure(step.after.host, step.after.model) ?? frameFailure(step)
    case .gesturesActLikeTouches: recognitionFailure(step)
    case .timeNeverRunsBackward: timeFailure(step)
    }
  }

  func checkInterval(of law: HostLaw, in step: Step) -> Int {
    switch law {
    case .nothingIsLost, .tableIsShown, .gesturesActLikeTouches: 1
    case .timeNeverRunsBackward: 4
    }
  }

  // MARK: Nothing is lost

  private func lossFailure(_ step: Step) -> Failure? {
    let (expected, found) = (step.expectedEffects, step.hostEffects)
    guard expected != found else { return nil }
    if let failure = Self.noticeFailure(expected: expected, found: found) { return failure }
    guard expected.update == found.update else {
      let other = expected.update.isEmpty ? "an update" : "a different update"
      return Failure(
        expected.update.isEmpty ? "no update" : "the table's update", found: found.update.isEmpty ? "no update" : other)
    }
    guard expected.signals == found.signals else {
      return Failure("the table's signals", found: "different signals")
    }
    guard expected.startedMotion == found.startedMotion else {
      return Failure(
        expected.startedMotion ? "a report that a motion has started" : "no report of a motion",
        found: found.startedMotion ? "a report" : "no report")
    }
    guard expected.changesHeights == found.changesHeights else {
      return Failure(
        expected.changesHeights ? "a report that heights have changed" : "no report of changed heights",
        found: found.changesHeights ? "a report" : "no report")
    }
    return Failure(
      "unfolded row: " + [expected.unfoldedRow].compactMap { $0 }.text,
      found: [found.unfoldedRow].compactMap { $0 }.text)
  }

  private static func noticeFailure(expected: ListEffects, found: ListEffects) -> Failure? {
    guard expected.notices != found.notices else { return nil }
    return Failure(expected.notices.text, found: found.notices.text)
  }

  // MARK: The table is shown

  /// Checks that a host has the table's rows and content offset.
  private func stateFailure(_ host: Host, _ model: Reference.State) -> Failure? {
    if let failure = rowFailure(host, model) { return failure }
    let (expected, found) = (model.table.contentOffset(at: model.now), host.contentOffset(at: model.now))
    guard expected != found else { return nil }
    return Failure("content offset " + DecimalText.text(expected), found: DecimalText.text(found))
  }

  /// Checks that a host has the table's rows, in the same states.
  private func rowFailure(_ host: Host, _ model: Reference.State) -> Failure? {
    let (expected, found) = (model.table.list.base, host.list)
    guard found.visibleRows == model.ids else { return Failure("the table's rows", found: "different rows") }
    func failure(expected: [RowID], found: [RowID], state: String) -> Failure? {
      guard expected != found else { return nil }
      return Failure(state + " rows: " + expected.text, found: found.text)
    }
    return failure(expected: expected.openRows, found: found.openRows, state: "open")
      ?? failure(expected: expected.waitingRows, found: found.waitingRows, state: "waiting")
      ?? failure(
        expected: [expected.editedRow].compactMap { $0 }, found: [found.editedRow].compactMap { $0 }, state: "edited")
      ?? failure(
        expected: [expected.liftedRow].compactMap { $0 }, found: [found.liftedRow].compactMap { $0 }, state: "lifted")
  }

  private func frameFailure(_ step: Step) -> Failure? {
    let (model, now) = (step.after.model, step.after.model.now)
    var (host, table) = (step.after.host, model.table)
    if step.event != .frame {
      guard model.checkSelector % 4 == 0 else { return nil }
      _ = table.draw(at: now)
      _ = host.handle(.frame, at: now)
    }
    return Self.difference(expected: table.frame.layers, found: host.frame.layers)
  }

  /// Returns the first difference between two frames, or nil if they are equal.
  private static func difference(expected: [Layer], found: [Layer]) -> Failure? {
    guard expected != found else { return nil }
    for (expected, found) in zip(expected, found) where expected != found {
      func text(_ layer: Layer) -> String { layer.name + " painted at " + layer.frame.text }
      let isMoved = expected.name == found.name && expected.frame != found.frame
      return Failure(
        text(expected), found: isMoved || expected.name != found.name ? text(found) : "painted differently")
    }
    return Failure("a frame with the table's number of layers, " + String(expected.count), found: String(found.count))
  }

  // MARK: Gestures act like touches

  private func recognitionFailure(_ step: Step) -> Failure? {
    guard let host = step.after.gestureHost else { return nil }
    let model = step.after.model
    if let failure = Self.noticeFailure(expected: step.expectedEffects, found: step.gestureHostEffects)
      ?? rowFailure(host, model)
    {
      return failure
    }
    guard model.checkSelector % 2 == 0 else { return nil }
    let viewport = LayoutRect(
      0, model.table.contentOffset(at: model.now), model.table.size.width, model.table.size.height)
    func paintedLayers(_ list: Host.List) -> [Layer] {
      var layers = LayerList()
      list.draw(viewport: viewport, at: model.now, into: &layers)
      return Array(layers.layers)
    }
    return Self.difference(expected: paintedLayers(model.table.list.base), found: paintedLayers(host.list))
  }

  // MARK: Time never runs backward

  /// The time between drawing a frame and showing it, in seconds: about two frames at 60 Hz.
  private static var displayLatency: Double { 0.03125 }

  /// Checks that a plain action whose time is a little before that of the last frame causes the same notices, and leads to
  /// the same later frame, as an action at the frame's time.
  private func timeFailure(_ step: Step) -> Failure? {
    let (model, now) = (step.after.model, step.after.model.now)
    guard model.isFree, let row = model.table.rowsInSight(at: now).first,
      let action = model.table.list.actions(for: row).first
    else { return nil }
    let event = TableLawEvent.perform(action.id, on: row)
    func result(performedAt time: Time) -> (effects: ListEffects, layers: [Layer]) {
      var host = step.after.host
      _ = host.handle(.frame, at: now + Self.displayLatency)
      let effects = host.handle(event, at: time)
      _ = host.handle(.frame, at: now + 4 * Self.displayLatency)
      return (effects, Array(host.frame.layers))
    }
    let (expected, found) = (result(performedAt: now + Self.displayLatency), result(performedAt: now))
    let probe = [
      Timed(now + Self.displayLatency, TableLawEvent.frame), Timed(now, event),
      Timed(now + 4 * Self.displayLatency, .frame),
    ]
    guard
      let failure = Self.noticeFailure(expected: expected.effects, found: found.effects)
        ?? Self.difference(expected: expected.layers, found: found.layers)
    else {
      return nil
    }
    return Failure(failure.expected, found: failure.found, probe: probe)
  }
}
