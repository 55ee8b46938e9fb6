extension RevealingRow {
  /// Returns the plain actions that replace drags and presses on this row, for screen readers, keyboards and menus.
  ///
  ///     row.plainActions().map(\.id)                   // ["delete", "more", "open.trailing"]
  ///     row.perform("open.trailing", at: Time(0))      // didOpen.trailing
  ///     row.plainActions().map(\.id)                   // ["delete", "more", "close"]
  ///
  /// - Parameter titles: The titles for showing and hiding the buttons.
  /// - Returns: The row's own actions, first the leading and then the trailing ones, outermost first on each side; then an
  ///   action for each side that can be opened and is not open; last, unless the row is closed, an action that hides the
  ///   buttons.
  /// - Complexity: O(*n* + log *m*) for *n* actions and *m* titles.
  public func plainActions(titles: ActionTitles = .english) -> [InteractionAction] {
    var plainActions = actions(.leading) + actions(.trailing)
    for edge in SwipeEdge.allCases where canOpen(edge) && rest != .open(edge) {
      plainActions.append(.show(edge, titles: titles))
    }
    if rest != .closed { plainActions.append(.close(titles: titles)) }
    return plainActions
  }

  /// Performs a plain action.
  ///
  /// If the action is one of the row's own, it is pressed even if its button is not visible, and the row neither
  /// opens nor closes.
  ///
  /// - Parameters:
  ///   - action: The action's id; an unknown id does nothing.
  ///   - time: The moment.
  /// - Returns: `didPress` for one of the row's own actions, otherwise the effects of opening or closing.
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func perform(_ action: String, at time: Time) -> SwipeEffects {
    if action == InteractionAction.closeID { return close(animated: true, at: time) }
    for edge in SwipeEdge.allCases {
      if action == InteractionAction.showID(edge) { return open(edge, animated: true, at: time) }
      if let index = actions(edge).firstIndex(withID: action) {
        return SwipeEffects(.didPress(edge, index))
      }
    }
    return .none
  }
}
