#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  public import UIKit

  // What people do to a row without a finger on it.

  extension RowView {
    /// The row's plain actions, as the row has them.
    package var plainActions: [InteractionAction] { driver?.row.plainActions(titles: actionTitles) ?? [] }

    /// The row's plain actions, for VoiceOver, Switch Control and Full Keyboard Access.
    public var customActions: [UIAccessibilityCustomAction] { customActions(plainActions) }

    /// Plain actions of the row in UIKit's terms.
    func customActions(_ actions: [InteractionAction]) -> [UIAccessibilityCustomAction] {
      actions.map { action in
        UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak self] _ in
          self?.performAloud(action)
          return self != nil
        }
      }
    }

    /// Does what a plain action does, and says what, and to which row, where the row has a label.
    package func performAloud(_ action: InteractionAction) {
      let (label, place) = ((cell ?? contentView).spokenLabel, CellPlace(of: self))
      perform(action.id)
      place?.hasChanged()
      // What is asked about is not done yet, or called off.
      guard !action.asksFirst else { return }
      let said = label.map {
        FocusAnnouncement(.performed(action.title), row: nil, rowCount: 0, spoken: SpokenRow(label: $0)).text(phrases)
      }
      UIAccessibility.announce(said ?? action.title)
    }
  }
#endif
