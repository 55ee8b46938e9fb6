#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import InteractionHosting

  /// A row in a scope, whichever kind of view shows it.
  @MainActor protocol SwipedRow: ObservableObject {
    /// The row's resting position.
    var rest: Rest { get }
    /// Where the item's row rested when it last went out of sight; nil while a view shows the row, and for a new row unless the
    /// item's previous row has closed out of sight.
    var restWhenHidden: Rest? { get set }
    /// Whether a finger is dragging the content.
    var isDragged: Bool { get }
    /// The action that is waiting for a person's confirmation, if any.
    var pendingAction: InteractionAction? { get }
    /// The buttons, with their questions and the closures that perform their actions.
    var buttons: [SwipeButton] { get }
    /// Whether the row has a recorder.
    var hasRecorder: Bool { get }
    /// The recording of the row, as a script; nil without a recorder.
    var script: String? { get }
    /// Whether the outcome of the last action performed was the deletion of the row's item.
    var isDeleted: Bool { get set }

    /// Returns the row's actions on a side.
    func actions(_ edge: SwipeEdge) -> [InteractionAction]
    func go(to rest: Rest, animated: Bool)
    func preview(_ edge: SwipeEdge)
    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge)
    func confirm()
    func cancel()
    func tableChanged(_ change: TableChange)
    /// Returns whether the row is open and a change of the table would close it.
    func closes(after change: TableChange) -> Bool
    /// Cancels the drag of a finger, if there is one, because no view shows the row now.
    func cancelDrag()
  }

  extension SwipedRow {
    /// Whether the row has state to keep until its item is shown again; a deleted item comes back as a new row.
    var hasStateToKeep: Bool { !isDeleted && (rest != .closed || pendingAction != nil || hasRecorder) }

    /// The question whose answer the row is waiting for, if any.
    var question: String? { pendingAction.map { button($0)?.question ?? $0.title } }

    func button(_ action: InteractionAction) -> SwipeButton? { buttons.first { $0.action.id == action.id } }

    /// Calls the app's closure for a press, and returns the outcome for the row; nil if the row's design decides.
    func performClosure(for action: InteractionAction) -> InteractionAction.Fulfillment? {
      let fulfillment = button(action)?.perform() ?? action.defaultFulfillment
      isDeleted = fulfillment == .delete
      return fulfillment
    }
  }
#endif
