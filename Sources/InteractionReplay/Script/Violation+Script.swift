public import InteractionCore
public import InteractionLaws

// The violations that laws have found, as scripts: `docgen replay - --svg fault.svg` plays and draws a whole report.

extension Violation where Event == RowEvent {
  /// Returns the violation's events as a script.
  ///
  /// - Parameter setup: The setup of the row on which the law was broken.
  /// - Returns: A script that plays the events on that row.
  /// - Complexity: O(1).
  public func script(for setup: RowSetup) -> Script { .row(setup, events) }

  /// Returns the violation's text, the law's statement, and the script.
  ///
  /// `docgen replay -` plays the script again if the design is one of this package's. For your own design, play
  /// `script(for:)`.
  ///
  /// - Parameter setup: The setup of the row on which the law was broken.
  /// - Returns: The text and the law's statement, if any, followed by the script's JSON, or by the reason why the format cannot
  ///   express the script, such as an action that the row does not have, a number that is not finite or time that runs
  ///   backward.
  /// - Complexity: O(*e*) for *e* events.
  public func report(for setup: RowSetup) -> String { report(script(for: setup)) }
}

extension Violation where Event == ListLawEvent {
  /// Returns the violation's events as a script of a table that closes no rows automatically, 320 points wide as the laws
  /// make lists.
  ///
  /// - Parameter setup: The setup of the table with the list on which the law was broken.
  /// - Returns: A script that plays the events on that list, whose own events are given by name; if the setup has another
  ///   width, the script begins with a resize.
  /// - Complexity: O(*e*) for *e* events.
  public func script(for setup: TableSetup) -> Script {
    var setup = setup
    setup.policies = .lenient
    let size = LayoutSize(width: RowSetup.defaultWidth, height: setup.height)
    let events = events.map { Timed($0.at, TableStep($0.event, height: size.height)) }
    return .table(setup, (setup.width == size.width ? [] : [Timed(0, .resize(size))]) + events)
  }

  /// Returns the violation's text, the law's statement, and the script.
  ///
  /// `docgen replay -` plays the script again if the design is one of this package's. For your own design, play
  /// `script(for:)`.
  ///
  /// - Parameter setup: The setup of the table with the list on which the law was broken.
  /// - Returns: The text and the law's statement, if any, followed by the script's JSON, or by the reason why the format cannot
  ///   express the script, such as an action that no row has, a number that is not finite or time that runs backward.
  /// - Complexity: O(*e*) for *e* events, plus the cost of ``Script/json()``.
  public func report(for setup: TableSetup) -> String { report(script(for: setup)) }
}

extension Violation where Event == TableLawEvent {
  /// Returns a script that plays the violation's events on a table set up as the laws set theirs up: left to right, 320 by 480
  /// points, with the default policies and options, but without highlights.
  ///
  /// - Parameter setup: The setup of the table with the list on which the law was broken.
  /// - Returns: A script that plays the events on that list, whose own events are given by name; if the setup has another
  ///   size, the script begins with a resize.
  /// - Complexity: O(*e*) for *e* events.
  public func script(for setup: TableSetup) -> Script {
    var setup = setup
    (setup.direction, setup.policies, setup.options) = (.leftToRight, TablePolicies(), TableOptions())
    let size = LayoutSize(width: RowSetup.defaultWidth, height: TableSetup.defaultHeight)
    let hasLawSize = LayoutSize(width: setup.width, height: setup.height) == size
    return .table(
      setup, (hasLawSize ? [] : [Timed(0, .resize(size))]) + events.map { Timed($0.at, TableStep($0.event)) })
  }

  /// Returns the violation's text, the law's statement, and the script.
  ///
  /// `docgen replay -` plays the script again if the design is one of this package's. For your own design, play
  /// `script(for:)`.
  ///
  /// - Parameter setup: The setup of the table with the list on which the law was broken.
  /// - Returns: The text and the law's statement, if any, followed by the script's JSON, or by the reason why the format cannot
  ///   express the script, such as an action that no row has, a number that is not finite or time that runs backward.
  /// - Complexity: O(*e*) for *e* events, plus the cost of ``Script/json()``.
  public func report(for setup: TableSetup) -> String { report(script(for: setup)) }
}

extension Violation {
  /// Returns the text, the law's statement, if any, and the script, or the reason why it cannot be written.
  fileprivate func report(_ script: Script) -> String {
    let lawLine = statement.map { "  the law: \($0)\n" } ?? ""
    do { return text + lawLine + (try script.json()) } catch { return text + lawLine + "  no script: \(error)\n" }
  }
}

extension TableStep {
  /// Converts an event that a law applies to a table.
  fileprivate init(_ event: TableLawEvent) {
    self =
      switch event {
      case .touch(let touch): .touch(touch)
      case .wheel(let wheel): .wheel(wheel)
      case .type(let text): .type(text, cursor: nil)
      case .endEditing: .endEditing
      case .undo: .undo
      case .hover(let location): .hover(location)
      case .key(let key): .key(key)
      case .gesture(let gesture): .list(.gesture(gesture))
      case .perform(let action, let row): .list(.perform(action, on: row))
      case .confirm(let row): .list(.confirm(row))
      case .cancel(let row): .list(.cancel(row))
      case .custom(let name): .lawEvent(name)
      case .resize(let width, let height): .resize(LayoutSize(width: width, height: height))
      case .keyboard(let height): .keyboard(height: height)
      case .scroll(let contentOffset): .scrollTo(contentOffset: contentOffset)
      case .scrollToRow(let row, let anchor, let animated): .scrollToRow(row, anchor, animated: animated)
      case .cancelTouches: .cancelTouches
      case .reducesMotion(let isReduced): .reducesMotion(isReduced)
      case .policies(let policies): .policies(policies)
      case .options(let options): .options(options)
      case .setHeights(let changes, let animated): .list(.setHeights(changes, animated: animated))
      case .frame: .frame
      case .wait: .list(.wait)
      }
  }

  /// Converts an event that a law applies to a list into an event of a table of the given height, in points.
  fileprivate init(_ event: ListLawEvent, height: Double) {
    self =
      switch event {
      case .event(.resize(let width)): .resize(LayoutSize(width: width, height: height))
      case .event(let event): .list(event)
      case .undo: .lawEvent(ListLaw.undo.name)
      case .custom(let name): .lawEvent(name)
      }
  }
}
