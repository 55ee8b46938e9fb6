extension RevealingRow {
  /// Everything that gestures on this row can reach, as plain actions: for screen readers, keyboards and menus.
  ///
  ///     row.plainActions().map(\.id)                   // ["delete", "more", "open.trailing"]
  ///     row.perform("open.trailing", at: Time(0))      // didOpen.trailing
  ///     row.plainActions().map(\.id)                   // ["delete", "more", "close"]
  ///
  /// - Parameter titles: The titles for showing and hiding the buttons.
  /// - Returns: First the row's own actions, leading ones before trailing ones and each side from the outermost; then,
  ///   for each other side that can be opened, showing it; last, unless the row is closed, hiding the buttons.
  /// - Complexity: O(*n*) in the number of actions.
  public func plainActions(titles: ActionTitles = .english) -> [InteractionAction] {
    var plain = actions(.leading) + actions(.trailing)
    for edge in SwipeEdge.allCases where canOpen(edge) && rest != .open(edge) {
      plain.append(.show(edge, titles: titles))
    }
    if rest != .closed { plain.append(.close(titles: titles)) }
    return plain
  }

  /// Does what a plain action does.
  ///
  /// An action of the row's own counts as pressed even though its button may not show; the row neither opens nor
  /// closes.
  ///
  /// - Parameters:
  ///   - action: The action's id. An id that no plain action of the row has does nothing.
  ///   - time: The moment.
  /// - Returns: `didPress` for an action of the row's own, otherwise what opening or closing has caused.
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func perform(_ action: String, at time: Time) -> SwipeEffects {
    if action == InteractionAction.closeID { return close(animated: true, at: time) }
    for edge in SwipeEdge.allCases {
      if action == InteractionAction.showID(edge) { return open(edge, animated: true, at: time) }
      if let index = actions(edge).place(of: action) {
        return SwipeEffects(.didPress(edge, index))
      }
    }
    return .none
  }
}
