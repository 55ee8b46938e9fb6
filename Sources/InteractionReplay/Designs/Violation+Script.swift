import InteractionCore
public import InteractionLaws

extension Violation where Event == RowEvent {
  /// The events as a script for the row that the law was checked on.
  public func script(for setup: RowSetup) -> Script {
    let steps = events.map { event in
      switch event.event {
      case .event(let swipe): Timed(event.at, SwipeStep.event(swipe))
      case .scroll(let report): Timed(event.at, SwipeStep.scroll(report))
      }
    }
    return .row(setup, steps)
  }

  /// The violation with its script, to paste into `docgen replay -`, or with the reason why the format cannot express it:
  /// a number that is not finite, or time that runs back.
  public func report(for setup: RowSetup) -> String {
    do {
      return text + (try script(for: setup).json())
    } catch {
      return text + "  no script: \(error)\n"
    }
  }
}

extension Violation where Event == ListEvent {
  /// The violation with the reason why it comes without a script.
  ///
  /// A script holds the touches on a table. A list is under law by itself, with the gestures that a table makes of them.
  public func report() -> String {
    text + "  no script: a script holds touches, and these are the gestures that a table makes of them\n"
  }
}
