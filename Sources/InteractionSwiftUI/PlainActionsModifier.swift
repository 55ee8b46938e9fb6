#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import SwiftUI

  /// A modifier that makes a view an accessibility element with plain actions, for VoiceOver, Switch Control and Full
  /// Keyboard Access.
  ///
  /// The view has the same type however many actions there are, so that it keeps its state.
  struct PlainActionsModifier: ViewModifier {
    let actions: [InteractionAction]
    let children: AccessibilityChildBehavior
    let perform: @MainActor (InteractionAction) -> Void

    func body(content: Content) -> some View {
      if #available(iOS 16.0, *) {
        content
          .accessibilityElement(children: children)
          .accessibilityActions {
            ForEach(actions) { action in Button(action.title) { perform(action) } }
          }
      } else {
        content.modifier(OverlaidActionsModifier(actions: actions, children: children, perform: perform))
      }
    }
  }

  /// A modifier for plain actions before iOS 16, which overlays an element for each action; the view's element absorbs them if
  /// `children` is `.combine`.
  struct OverlaidActionsModifier: ViewModifier {
    let actions: [InteractionAction]
    let children: AccessibilityChildBehavior
    let perform: @MainActor (InteractionAction) -> Void

    func body(content: Content) -> some View {
      content
        .overlay {
          ZStack {
            ForEach(actions) { action in
              Color.clear.allowsHitTesting(false)
                .accessibilityAction(named: Text(verbatim: action.title)) { perform(action) }
            }
          }
        }
        .accessibilityElement(children: children)
    }
  }

  extension View {
    /// Makes the view an accessibility element with plain actions.
    func plainActions(
      _ actions: [InteractionAction], children: AccessibilityChildBehavior = .combine,
      perform: @escaping @MainActor (InteractionAction) -> Void
    ) -> some View {
      modifier(PlainActionsModifier(actions: actions, children: children, perform: perform))
    }
  }
#endif
