#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  package import InteractionHosting

  extension [SwipeButton] {
    /// Returns the actions of a side's buttons, outermost first.
    @MainActor package func actions(_ edge: SwipeEdge) -> [InteractionAction] {
      filter { $0.edge == edge }.map { $0.action }
    }
  }

  extension RevealingRow {
    /// Returns a copy of the row with the buttons' actions.
    @MainActor package func offering(_ buttons: [SwipeButton]) -> Self {
      for (index, button) in buttons.enumerated()
      where buttons[..<index].contains(where: { $0.action.id == button.action.id }) {
        Misuse.report(
          "Two buttons of a row have the id \"\(button.action.id)\", so the first one handles presses of both. "
            + "Give one button another id."
        )
      }
      var row = self
      for edge in SwipeEdge.allCases { _ = row.setActions(buttons.actions(edge), edge, at: .zero) }
      return row
    }
  }
#endif
