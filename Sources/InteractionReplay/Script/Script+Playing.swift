import InteractionCore

extension Script {
  /// Plays the script to a fresh row, list or table of its design.
  ///
  /// - Returns: The start, and what each event has led to.
  /// - Complexity: O(*e*) for *e* events of a row. For *e* events of a table of rows, O(*e* · *k* · log *n*), where *k*
  ///   of its *n* rows are in sight or not fresh. A list alone writes down all of its rows after each event: O(*e* ·
  ///   *n*).
  public func play() -> Trace {
    let performance = Performance(self)
    var steps: [Trace.Step] = []
    performance.play { steps.append($0) }
    return Trace(design: design, steps: steps, timelineKeys: performance.timelineKeys)
  }

  /// Plays the script as ``play()`` does, and writes down only how it ends.
  ///
  ///     script.outcome().notices   // ["didOpen.trailing", "didClose"]
  ///
  /// - Returns: All notices in order, and the state after the last event.
  /// - Complexity: O(*e* · log *n*) for *e* events of a table of *n* rows, and the last state as in ``play()``.
  public func outcome() -> Trace.Outcome {
    var notices: [String] = []
    var last: Performance.Moment?
    Performance(self).play(moments: { moment in
      notices += moment.notices
      last = moment
    })
    return Trace.Outcome(notices: notices, state: .object(last?.state() ?? [:]))
  }
}
