extension RowSubject {
  // MARK: Forecasts come true

  func forecastFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard step.after.hold != nil else {
      return row.forecast(velocity: 0, at: now).map {
        Failure("no forecast without a finger", found: "forecast: " + $0.text)
      }
    }
    // Try a finger at rest and one of four velocities, which depends on the offset, so that a search tries them all.
    let selector = (row.offset(at: now).bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 62
    let speed = selector < 2 ? 300 : Self.fastFinger
    for velocity in [0, selector & 1 == 0 ? speed : -speed] {
      guard let forecast = row.forecast(velocity: velocity, at: now),
        let event = liftEvent(after: step, velocity: velocity)
      else { continue }
      let expected = forecast.text
      var releasedRow = row
      var effects = SwipeEffects.none
      if case .scroll(let report) = event {
        effects = scroll?(&releasedRow, report, now).effects ?? .none
      } else {
        effects = releasedRow.handle(event, at: now)
      }
      let found = ReleaseForecast(rest: releasedRow.rest, performedEdge: effects.pressedEdge).text
      guard found == expected else {
        return Failure(expected + ", as forecast", found: found, probe: probe([event], at: now))
      }
      if let failure = thresholdFailure(row, forecast, at: now) {
        return failure.after(probe([event], at: now))
      }
    }
    return nil
  }

  /// Checks that a forecast agrees with its thresholds for the visible side; a threshold of nil is never passed.
  private func thresholdFailure(_ row: Row, _ forecast: ReleaseForecast, at now: Time) -> Failure? {
    let offset = row.offset(at: now)
    guard offset != 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    func isBeyond(_ threshold: Double?) -> Bool? {
      guard let threshold else { return false }
      // At the threshold itself, rounding decides, and articles differ in whether the threshold is included.
      return (offset - threshold).magnitude <= 1e-6 ? nil : edge.sign * (offset - threshold) > 0
    }
    if let isReached = isBeyond(forecast.fullSwipeThreshold), isReached != (forecast.performedEdge == edge) {
      return Failure(
        (isReached ? "a full swipe" : "no full swipe") + reason(forecast.fullSwipeThreshold), found: forecast.text)
    }
    guard forecast.performedEdge == nil, let shouldOpen = isBeyond(forecast.openingThreshold),
      shouldOpen != (forecast.rest == .open(edge))
    else { return nil }
    return Failure((shouldOpen ? "open" : "not open") + reason(forecast.openingThreshold), found: forecast.text)
  }

  private func reason(_ threshold: Double?) -> String {
    threshold == nil ? ", because the forecast names no threshold for it" : ", according to the threshold"
  }
}

extension SwipeEffects {
  /// The side whose outermost button was pressed, if the first notice says so; otherwise nil.
  fileprivate var pressedEdge: SwipeEdge? {
    if case .didPress(let edge, 0) = first { edge } else { nil }
  }
}

extension ReleaseForecast {
  /// The resting position that the row would reach and the side whose action it would perform, if any, in words.
  fileprivate var text: String { rest.name + (performedEdge.map { ", performs the " + $0.name + " action" } ?? "") }
}
