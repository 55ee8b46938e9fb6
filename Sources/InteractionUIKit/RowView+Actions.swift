#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  public import UIKit

  // A row's plain actions, which need no finger.

  extension RowView {
    /// The row's plain actions; none while the row waits for an answer.
    package var plainActions: [InteractionAction] {
      driver?.plainActions(titles: actionTitles) ?? []
    }

    /// The row's plain actions, for VoiceOver, Switch Control and Full Keyboard Access; none while the row waits for an answer.
    public var customActions: [UIAccessibilityCustomAction] { customActions(plainActions) }

    /// Returns plain actions of the row as UIKit's custom actions.
    func customActions(_ actions: [InteractionAction]) -> [UIAccessibilityCustomAction] {
      actions.map { action in
        UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak self] _ in
          self?.performAndAnnounce(action)
          return self != nil
        }
      }
    }

    /// Performs a plain action and, unless it asks first, announces it, with the row's label if there is one.
    ///
    /// Nothing happens if the row no longer has the action, or waits for an answer.
    package func performAndAnnounce(_ action: InteractionAction) {
      guard driver?.offers(action.id) ?? false else { return }
      let (label, cellPlace) = ((cell ?? contentView).spokenLabel, CellPlace(of: self))
      perform(action.id)
      cellPlace?.refocusScreenReader()
      // An action that asks first may still be waiting, or may have been cancelled.
      guard !action.asksFirst else { return }
      let announcement = label.map {
        FocusAnnouncement(.performed(action.title), row: nil, rowCount: 0, spoken: SpokenRow(label: $0)).text(phrases)
      }
      UIAccessibility.announce(announcement ?? action.title)
    }
  }
#endif
