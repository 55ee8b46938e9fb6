#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  import UIKit

  // Methods by which an app changes the row that a view shows.

  extension RowView {
    /// Shows a side's buttons, unless the row's design prevents it or the row waits for an answer.
    ///
    /// - Parameters:
    ///   - edge: The side of the row.
    ///   - animated: Whether the content moves smoothly instead of jumping.
    /// - Complexity: O(*n* + *v*) for *n* actions and *v* views in the list, whose other rows may close.
    public func open(_ edge: SwipeEdge, animated: Bool = true) {
      change(animated: animated) { $0.handle(.open(edge, animated: animated), at: $1) }
      if rest != .closed { closeOthers() }
    }

    /// Hides the buttons, unless the row's design prevents it or the row waits for an answer.
    ///
    /// - Parameter animated: Whether the content moves smoothly instead of jumping.
    /// - Complexity: O(*n*) in the number of actions.
    public func close(animated: Bool = true) {
      change(animated: animated) { $0.handle(.close(animated: animated), at: $1) }
    }

    /// Performs a plain action, with the effect of the corresponding gesture.
    ///
    /// - Parameter action: The action's id; the row does not change if it has no such plain action, or waits for an answer.
    /// - Complexity: O(*n* + *v*) for *n* actions and *v* views in the list, whose other rows may close, plus the
    ///   cost of the app's closure.
    public func perform(_ action: String) {
      change { $0.handle(.perform(action), at: $1) }
      if rest != .closed { closeOthers() }
    }

    /// Replaces the actions of a side, for example "Unread" with "Read".
    ///
    /// - Parameters:
    ///   - actions: The actions, outermost first.
    ///   - edge: The side of the row.
    /// - Complexity: O(*n*) in the number of actions.
    public func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge) {
      change { $0.handle(.setActions(actions, edge), at: $1) }
      layOutRow()
    }

    /// Shows part of a side's buttons for a moment, as a hint, if the row is closed and at rest.
    ///
    /// Nothing happens while the row waits for an answer or a scroll view drives it; for other conditions, see
    /// `RevealingRow.preview(_:at:)`.
    ///
    /// - Parameter edge: The side of the row.
    /// - Complexity: O(*n*) in the number of actions.
    public func preview(_ edge: SwipeEdge) { change { $0.handle(.preview(edge), at: $1) } }

    /// Confirms the action that the row is waiting to perform.
    ///
    /// - Complexity: O(*n*) in the number of actions, plus the cost of the app's closure.
    public func confirm() {
      change { driver, _ in
        _ = driver.confirm()
        return .none
      }
    }

    /// Cancels the action that the row is waiting to perform.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    public func cancel() { change { $0.cancel(at: $1) } }

    /// Reports a change in the table around the row.
    ///
    /// - Parameter change: The change.
    /// - Complexity: O(*n*) in the number of actions.
    public func tableChanged(_ change: TableChange) { self.change { $0.handle(.table(change), at: $1) } }

    /// Returns whether the row is open, and a change of the table would close it.
    func closes(after change: TableChange) -> Bool {
      driver?.closes(after: change, at: .now) ?? false
    }

    /// Reports to the list's other rows that this row is swiped or opens, if the policies ask them to close.
    func closeOthers() {
      guard policies.closesOthersOnOpen else { return }
      enclosingScrollView?.forEachRow { if $0 !== self { $0.tableChanged(.otherRowOpened) } }
    }
  }
#endif
