extension RowSubject {
  // MARK: Forecasts come true

  func forecastFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard step.after.hold != nil else {
      return row.forecast(velocity: 0, at: now).map {
        Failure("nothing to forecast without a finger", found: $0.rest.name)
      }
    }
    // A finger at rest, and one of four fast ones, chosen by the offset; over many offsets, all are tried.
    let part = (row.offset(at: now).bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 62
    let fast = part < 2 ? 300 : Self.fastFinger
    for velocity in [0, part & 1 == 0 ? fast : -fast] {
      guard let forecast = row.forecast(velocity: velocity, at: now), let event = lifting(step, velocity: velocity)
      else { continue }
      let expected = forecast.text
      var lifted = row
      var found = SwipeEffects.none
      if case .scroll(let report) = event {
        found = scroll?(&lifted, report, now).effects ?? .none
      } else {
        found = lifted.handle(event, at: now)
      }
      let came = ReleaseForecast(rest: lifted.rest, performs: found.pressedEdge).text
      guard came == expected else { return Failure(expected, found: came, probe: probe([event], at: now)) }
      if let failure = thresholdFailure(row, forecast, at: now) {
        return failure.after(probe([event], at: now))
      }
    }
    return nil
  }

  /// Checks that a release does what the offsets in a forecast say, on either side of them.
  private func thresholdFailure(_ row: Row, _ forecast: ReleaseForecast, at now: Time) -> Failure? {
    let offset = row.offset(at: now)
    guard offset != 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    func isBeyond(_ threshold: Double?) -> Bool? {
      guard let threshold else { return false }
      // At the threshold numbers are rounded, and articles differ in whether the threshold itself counts.
      return (offset - threshold).magnitude <= 1e-6 ? nil : edge.sign * (offset - threshold) > 0
    }
    if let performs = isBeyond(forecast.performing), performs != (forecast.performs == edge) {
      return Failure("by the threshold, " + (performs ? "a full swipe" : "no full swipe"), found: forecast.text)
    }
    guard forecast.performs == nil, let opens = isBeyond(forecast.opening), opens != (forecast.rest == .open(edge))
    else { return nil }
    return Failure("by the threshold, " + (opens ? "open" : "not open"), found: forecast.text)
  }
}

extension SwipeEffects {
  /// The side whose outermost button was pressed.
  fileprivate var pressedEdge: SwipeEdge? {
    if case .didPress(let edge, 0) = first { edge } else { nil }
  }
}

extension ReleaseForecast {
  /// Where the row would go, and what it would perform, in words.
  fileprivate var text: String { rest.name + (performs.map { ", performs " + $0.name } ?? "") }
}
