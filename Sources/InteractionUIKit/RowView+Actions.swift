#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  public import UIKit

  // What people do to a row without a finger on it.

  extension RowView {
    /// The row's plain actions, for VoiceOver, Switch Control and Full Keyboard Access.
    public var customActions: [UIAccessibilityCustomAction] {
      (driver?.row.plainActions(titles: actionTitles) ?? []).map { action in
        UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak self] _ in
          self?.performAloud(action)
          return self != nil
        }
      }
    }

    /// Does what a plain action does, and says its title.
    package func performAloud(_ action: InteractionAction) {
      perform(action.id)
      UIAccessibility.post(notification: .announcement, argument: action.title)
    }
  }
#endif
