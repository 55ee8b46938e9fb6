#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import InteractionHosting

  /// A row in a scope, whichever views it is made of.
  @MainActor protocol SwipedRow: ObservableObject {
    /// Where the row rests.
    var rest: Rest { get }
    /// Where the row rested when its view left sight; nil while it is shown.
    var restWhenLeft: Rest? { get set }
    /// Whether a finger drags the content.
    var isDragged: Bool { get }
    /// The action that a person is asked about, while the row waits.
    var askedAction: InteractionAction? { get }
    /// What the app does with presses and questions.
    var buttons: [SwipeButton] { get }
    /// Whether what happens to the row is written down.
    var isRecorded: Bool { get }
    /// What has happened to the row, as a script.
    var script: String? { get }
    /// Whether the row's item has been deleted by the row's own button.
    var isDeleted: Bool { get set }

    /// The actions of a side, as the row has them.
    func actions(_ edge: SwipeEdge) -> [InteractionAction]
    func goes(to rest: Rest, animated: Bool)
    func preview(_ edge: SwipeEdge)
    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge)
    func confirm()
    func cancel()
    func tableChanged(_ change: TableChange)
    /// Whether the row is open and would close if it heard of a change of the table.
    func closes(after change: TableChange) -> Bool
    /// The row's view leaves sight, and with it the finger.
    func letGo()
  }

  extension SwipedRow {
    /// Whether something happens to the row that goes on when its item is shown again; one that was deleted comes back as new.
    var goesOn: Bool { !isDeleted && (rest != .closed || askedAction != nil || isRecorded) }

    /// The question that the row waits with, if it does.
    var question: String? { askedAction.map { button($0)?.question ?? $0.title } }

    func button(_ action: InteractionAction) -> SwipeButton? { buttons.first { $0.action.id == action.id } }

    /// What the app answers to a press.
    func answer(to action: InteractionAction) -> InteractionAction.Fulfillment? {
      let answer = button(action)?.perform() ?? action.usualFulfillment
      isDeleted = answer == .delete
      return answer
    }
  }
#endif
