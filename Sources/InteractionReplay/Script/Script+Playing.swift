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
}
