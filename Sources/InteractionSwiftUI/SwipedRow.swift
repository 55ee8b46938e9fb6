#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import InteractionHosting

  /// A row in a scope, whichever views it is made of.
  @MainActor protocol SwipedRow: ObservableObject {
    /// Where the row rests.
    var rest: Rest { get }
    /// Whether a finger drags the content.
    var isDragged: Bool { get }
    /// The action that a person is asked about, while the row waits.
    var askedAction: InteractionAction? { get }
    /// What the app does with presses and questions.
    var buttons: [SwipeButton] { get }
    /// What has happened to the row, as a script.
    var script: String? { get }

    func goes(to rest: Rest)
    func preview(_ edge: SwipeEdge)
    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge)
    func confirm()
    func cancel()
    func tableChanged(_ change: TableChange)
  }

  extension SwipedRow {
    /// The question that the row waits with, if it does.
    var question: String? { askedAction.map { button($0)?.question ?? $0.title } }

    func button(_ action: InteractionAction) -> SwipeButton? { buttons.first { $0.action.id == action.id } }
  }

  extension [SwipeButton] {
    /// The actions of a side, outermost first.
    func actions(_ edge: SwipeEdge) -> [InteractionAction] { filter { $0.edge == edge }.map(\.action) }
  }
#endif
