import HeadlessTable

extension TableSubject {
  // MARK: A resting finger only taps

  /// Checks that a finger resting on a copy of the table while something happens causes at most the effects of a tap.
  ///
  /// The finger rests for a quarter of a second, or for half the time after which it would begin a hold, if that is shorter.
  func restingFailure(_ state: State) -> Failure? {
    guard state.isFree, state.checkSelector % 3 == 0, state.table.size.height > 0 else { return nil }
    let size = state.table.size
    let location = Vector(
      size.width * Double(state.checkSelector % 8 + 1) / 9, size.height * Double(state.checkSelector % 11) / 11)
    // A row that a reorder control has lifted stays under the finger, even if rows are inserted or deleted above it.
    let contentPoint = location + Vector(0, state.table.contentOffset(at: state.now))
    if let hit = state.table.list.hit(contentPoint, at: state.now), hit.part == .reorderControl { return nil }
    let events: [TableLawEvent] = [
      .resize(width: size.width == 320 ? 480 : 320, height: 320), .keyboard(height: 216),
      .resize(width: 100, height: 700), .keyboard(height: 0),
    ]
    // Independent parts of the selector choose the event and the place, so that up to 19 events can be tried at every place.
    let eventIndex = state.checkSelector / 264 % (events.count + customEvents.count)
    let event = eventIndex < events.count ? events[eventIndex] : .custom(customEvents[eventIndex - events.count].name)
    // Lift the finger before it would hold the row.
    let duration = min(0.25, state.table.options.minimumPressDuration / 2)
    let (tapEffects, _) = touchResult(
      of: state.table, at: location, for: duration, beginningAt: state.now, meanwhile: nil)
    let (restingEffects, probe) = touchResult(
      of: state.table, at: location, for: duration, beginningAt: state.now, meanwhile: event)
    // A row that moves away from under a resting finger would be tapped by a finger that lifts at once.
    var acceptedEffects = [
      tapEffects, touchResult(of: state.table, at: location, for: 0, beginningAt: state.now, meanwhile: nil).effects,
    ]
    if eventIndex >= events.count {
      // An edit may change the effects of a tap, so also accept the effects of a tap on the same row after the edit.
      var editedTable = state.table
      let contentPoint = location + Vector(0, editedTable.contentOffset(at: state.now))
      let hit = editedTable.list.hit(contentPoint, at: state.now)
      _ = apply(event, to: &editedTable, at: state.now)
      acceptedEffects += gestures(ofTapAt: hit).map { editedTable.handle($0, at: state.now) }
    }
    let allowedNotices = acceptedEffects.flatMap { $0.notices }
    let mayChangeRows = acceptedEffects.contains { $0.changesRows }
    guard restingEffects.changesRows && !mayChangeRows || !restingEffects.notices.allSatisfy(allowedNotices.contains)
    else { return nil }
    return Failure("at most the effects of a tap, " + text(tapEffects), found: text(restingEffects), probe: probe)
  }

  /// Checks that the only finger, if it lifts without moving, taps the part that the table reported as pressed just before, and
  /// nothing if the table reported none.
  func pressFailure(_ step: Step) -> Failure? {
    guard let touch = step.event.touchEvent, touch.phase == .up, step.before.fingers.count == 1,
      let finger = step.before.fingers.first, finger.number == touch.finger, finger.location == touch.location
    else { return nil }
    var table = step.before.table
    _ = table.advance(to: step.after.now)
    let found = step.recordedGestures.lazy.compactMap { $0.event.tappedPart }.first
    let expected = table.pressedPart(at: step.after.now)
    guard expected != found else { return nil }
    return Failure(
      expected.map { "a tap on " + $0.text + ", which is pressed" } ?? "no tap",
      found: found.map { "a tap on " + $0.text } ?? "no tap")
  }

  /// Returns gestures that together have all effects that a tap on a part of a row, or outside all rows, may have.
  private func gestures(ofTapAt hit: RowHit?) -> [TableGesture] {
    // The tap's own gesture comes first, because after `closeRows` it would select a row that was open.
    var gestures: [TableGesture] = []
    if let hit {
      switch hit.part {
      case .content, .track, .thumb, .reorderControl: gestures.append(.tap(hit.row))
      case .control(let index): gestures.append(.control(hit.row, index))
      case .action(let edge, let index):
        gestures.append(.press(hit.row, edge, index, .down))
        gestures.append(.press(hit.row, edge, index, .up))
      }
    } else {
      gestures.append(.tapOutside)
    }
    gestures.append(.closeRows(after: .tableTapped, except: nil))
    return gestures
  }

  /// Returns the effects of a finger that touches and lifts, but not those of an event in between, and all of these events.
  private func touchResult(
    of table: Table, at location: Vector, for duration: Double, beginningAt time: Time, meanwhile event: TableLawEvent?
  ) -> (effects: ListEffects, events: [Timed<TableLawEvent>]) {
    var table = table
    var events = [Timed(time, TableLawEvent.touch(TouchEvent(.down, finger: Self.probeFinger, location: location)))]
    if let event { events.append(Timed(time + duration / 2, event)) }
    events.append(Timed(time + duration, .touch(TouchEvent(.up, finger: Self.probeFinger, location: location))))
    var effects = ListEffects.none
    for timedEvent in events {
      let stepEffects = apply(timedEvent.event, to: &table, at: timedEvent.at)
      if timedEvent.event != event { effects.add(stepEffects) }
    }
    return (effects, events)
  }

  // MARK: Content stays under the finger

  func contentFailure(_ step: Step) -> Failure? {
    if case .wheel(let wheel) = step.event, let failure = wheelFailure(wheel, step) { return failure }
    let (before, after) = (step.before, step.after)
    guard before.fingers.count <= 1, after.fingers.count == 1, after.fingers[0].isFirst, !step.effects.changesRows,
      before.table.list.liftedRow == nil, after.table.list.liftedRow == nil, step.event.keepsContentUnderFinger
    else { return nil }
    let oldLocation = before.fingers.first?.location ?? after.fingers[0].location
    // Outside the table, no row is visible under the finger.
    guard oldLocation.y >= 0, oldLocation.y < before.table.size.height else { return nil }
    let distance = after.fingers[0].location.y - oldLocation.y
    // If something is moving, both frames are drawn at the time of the event.
    let moment = before.table.settleTime == nil ? before.now : after.now
    let (oldFrame, newFrame) = (frame(of: before.table, at: moment), frame(of: after.table, at: after.now))
    guard let row = VisibleRows(oldFrame).target(at: oldLocation.y)?.row, let oldTop = oldFrame.layer(of: row)?.frame.y
    else {
      return nil
    }
    let name = row.name + " "
    // A layer that is painted outside the table is not visible.
    let layer = newFrame.layer(of: row).flatMap { $0.frame.y < after.table.size.height && $0.frame.maxY > 0 ? $0 : nil }
    guard let top = layer?.frame.y else {
      // A finger that moves far may take the row out of the table.
      return distance == 0 ? Failure(name + "painted under the finger that rests on it", found: "not painted") : nil
    }
    let (smallest, greatest) = (min(0, distance) - 1e-6, max(0, distance) + 1e-6)
    guard top - oldTop < smallest || top - oldTop > greatest else { return nil }
    return Failure(
      name + "moved no farther than the finger, " + DecimalText.text(distance), found: DecimalText.text(top - oldTop))
  }

  /// Checks that a wheel has moved the content no farther than it has turned, and not at all while a finger is down.
  private func wheelFailure(_ wheel: WheelEvent, _ step: Step) -> Failure? {
    let (now, before, after) = (step.after.now, step.before.table, step.after.table)
    guard !step.effects.changesRows, after.list.liftedRow == nil else { return nil }
    // Compare both at the time of the event, because the wheel does not cause the movement that time alone causes.
    let movement = before.contentOffset(at: now) - after.contentOffset(at: now)
    let distance = step.before.fingers.isEmpty ? wheel.delta.y : 0
    guard movement < min(0, distance) - 1e-6 || movement > max(0, distance) + 1e-6 else { return nil }
    return Failure(
      "content moved by 0" + (distance == 0 ? "" : " to " + DecimalText.text(distance)),
      found: DecimalText.text(movement))
  }

  // MARK: Fingers do not disturb each other

  /// Swipes two rows in copies of the table, one after the other, and checks that each row reports the same and is drawn the
  /// same as after its own swipe alone, unless it also reports something else.
  ///
  /// If the list does not support pinches, the same must hold if the second finger touches right before the first lifts; a
  /// second finger that moves only while the first is down must have no effect.
  func fingersFailure(_ state: State) -> Failure? {
    guard state.isFree, state.checkSelector % 8 == 1, state.table.settleTime == nil else { return nil }
    var table = state.table
    table.policies = .lenient
    let now = state.now
    let frame = frame(of: table, at: now)
    let rows = table.rowsInSight(at: now)
    guard rows.count > 3,
      let (firstPlace, secondPlace) = pair(of: [rows[1], rows[3 - state.checkSelector / 8 % 2]], in: frame)
    else { return nil }
    // Far enough to open most rows. The finger rests before it lifts, so it flings none.
    let distance = state.checkSelector / 8 % 4 < 2 ? -140.0 : 140
    // Move before a finger at rest would hold the row.
    let firstDelay = min(0.1, table.options.minimumPressDuration / 2)
    let firstSwipe = swipe(firstPlace, by: distance, finger: 0, after: firstDelay, at: now)
    let secondSwipe = swipe(secondPlace, by: distance, finger: 1, after: firstDelay, at: now + 1)
    let firstResult = result(of: firstSwipe, on: table)
    let secondResult = result(of: secondSwipe, on: table)
    guard !firstResult.effects.changesRows, !secondResult.effects.changesRows else { return nil }
    func failure(_ events: [Timed<TableLawEvent>]) -> Failure? {
      let combinedResult = result(of: events, on: table)
      for (row, singleResult) in [(firstPlace.row, firstResult), (secondPlace.row, secondResult)] {
        let (reported, expectedNotices) = (
          notices(about: row, in: combinedResult), notices(about: row, in: singleResult)
        )
        guard reported.allSatisfy(expectedNotices.contains),
          reported != expectedNotices
            || appearance(of: row, in: combinedResult) != appearance(of: row, in: singleResult)
        else {
          continue
        }
        guard reported == expectedNotices else {
          return Failure(row.name + " reporting " + expectedNotices.text, found: reported.text, probe: events)
        }
        return Failure(row.name + " drawn as after its swipe alone", found: "the row drawn differently", probe: events)
      }
      return nil
    }
    /// Returns the events of both swipes; the second swipe begins `delay` seconds after the first.
    func interleavedEvents(delay: Double) -> [Timed<TableLawEvent>] {
      let delayedSwipe = secondSwipe.map { Timed($0.at + (delay - 1), $0.event) }
      let events = (firstSwipe + delayedSwipe).enumerated().sorted {
        ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
      }
      return events.map { $0.element }
    }
    if let failure = failure(firstSwipe + secondSwipe) { return failure }
    guard !table.list.gestures.contains(.pinch) else { return nil }
    // Two thumbs: the second touches 25 ms before the first lifts.
    if let failure = failure(interleavedEvents(delay: 0.375)) { return failure }
    let interleavedResult = result(of: interleavedEvents(delay: 0.05), on: table)
    guard interleavedResult.effects.notices == firstResult.effects.notices,
      appearance(of: secondPlace.row, in: interleavedResult) == appearance(of: secondPlace.row, in: firstResult)
    else {
      let hasSameNotices = interleavedResult.effects.notices == firstResult.effects.notices
      return Failure(
        "with a second finger, as without it, " + text(firstResult.effects),
        found: text(interleavedResult.effects)
          + (hasSameNotices ? ", and " + secondPlace.row.name + " drawn differently" : ""),
        probe: interleavedEvents(delay: 0.05))
    }
    return nil
  }

  private typealias Place = (row: RowID, y: Double)

  /// Returns both rows, each with the y coordinate of its middle, or nil unless a finger can touch both of them there.
  private func pair(of rows: [RowID], in frame: LayerList) -> (Place, Place)? {
    let visibleRows = VisibleRows(frame)
    let places = rows.compactMap { row -> Place? in
      guard let layer = frame.layer(of: row) else { return nil }
      let y = layer.frame.y + layer.frame.height / 2
      return visibleRows.target(at: y)?.row == row ? (row, y) : nil
    }
    return places.count == 2 ? (places[0], places[1]) : nil
  }

  /// Returns the events of a swipe whose finger first moves `firstDelay` seconds after its touch.
  private func swipe(
    _ place: Place, by distance: Double, finger: Int, after firstDelay: Double, at time: Time
  ) -> [Timed<TableLawEvent>] {
    func report(_ phase: TouchPhase, _ fraction: Double, _ delay: Double) -> Timed<TableLawEvent> {
      let location = Vector((distance < 0 ? 230 : 60) + distance * fraction, place.y)
      return Timed(time + delay, .touch(TouchEvent(phase, finger: finger, location: location)))
    }
    return [report(.down, 0, 0), report(.moved, 0.5, firstDelay), report(.moved, 1, 0.2), report(.up, 1, 0.4)]
  }

  /// Returns the effects of some events, and the frame after them once nothing moves.
  private func result(of events: [Timed<TableLawEvent>], on table: Table) -> (effects: ListEffects, frame: LayerList) {
    var table = table
    var effects = ListEffects.none
    for event in events { effects.add(apply(event.event, to: &table, at: event.at)) }
    let end = (events.last?.at ?? .zero) + 2
    return (effects, frame(of: table, at: table.settleTime.map { max($0, end) } ?? end))
  }

  private func notices(about row: RowID, in result: (effects: ListEffects, frame: LayerList)) -> [ListNotice] {
    result.effects.notices.filter { $0.row == row }
  }

  private func appearance(of row: RowID, in result: (effects: ListEffects, frame: LayerList)) -> [Layer] {
    result.frame.layers.filter { $0.id.row == row }.map { $0.withoutPosition }
  }
}

extension TableGesture {
  /// The part of a row that the gesture taps; nil if it taps none.
  ///
  /// A press taps its button only when the finger lifts.
  fileprivate var tappedPart: RowHit? {
    switch self {
    case .tap(let row): RowHit(row: row, part: .content)
    case .control(let row, let index): RowHit(row: row, part: .control(index))
    case .press(let row, let edge, let index, .up): RowHit(row: row, part: .action(edge, index))
    case .press, .pan, .track, .closeRows, .tapOutside, .pull, .pinch, .hold: nil
    }
  }
}

extension RowHit {
  /// The part in words, such as `row 0` for its content, or `control 1 of row 0`.
  fileprivate var text: String {
    switch part {
    case .content: row.name
    case .action(let edge, let index): edge.name + " button " + String(index) + " of " + row.name
    case .control(let index): "control " + String(index) + " of " + row.name
    case .track: "the track of " + row.name
    case .thumb: "the thumb of " + row.name
    case .reorderControl: "the reorder control of " + row.name
    }
  }
}

extension TableLawEvent {
  /// Whether the event, while a finger is down, gives the content no reason to move except along with the finger.
  fileprivate var keepsContentUnderFinger: Bool {
    switch self {
    case .touch, .wheel, .hover, .keyboard, .frame, .wait, .policies, .options: true
    case .key, .gesture, .perform, .confirm, .cancel, .custom, .resize, .scroll, .scrollToRow, .cancelTouches,
      .reducesMotion, .setHeights, .type, .endEditing, .undo:
      false
    }
  }
}
