#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import SwiftUI

  extension View {
    /// Lets a row of any design be swiped aside over its buttons.
    ///
    ///     MailRow(mail).swipeRow(UtilityButtons(), id: mail.id) {
    ///       SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
    ///       SwipeButton("Read", edge: .leading) { mails.toggle(mail) }
    ///     }
    ///
    /// Taps on a closed row are the view's own; one on an open row closes it, and reaches nothing else. Put the rows into a
    /// `ScrollView` or a stack. In a `List` use `swipeListRow`: there this row keeps the list's insets, beside which its buttons
    /// end, and the list's own swipes compete with it.
    ///
    /// A lazy container throws a view's state away once it is out of sight. With an `id`, what happens to the row goes on when
    /// its item is shown again: open, asked about, recorded.
    ///
    /// - Parameters:
    ///   - design: The row as new, of any extent; its actions are the buttons'. It counts when the view first appears.
    ///   - id: What a `swipeScope` knows the item by, such as `mail.id`, and no other row in it; nil where the state is the view's.
    ///   - rest: Where the row rests, from the start; set it, and the row opens or closes. Nil where nobody asks.
    ///   - hint: The side of which some buttons should show for a moment; it becomes nil at once. Nil where nobody asks.
    ///   - onNotice: Hears everything that the row reports.
    ///   - buttons: The buttons, the outermost of each side first; each has an id of its own.
    /// - Returns: The view in a row as wide and high as the view.
    /// - Complexity: O(*n*) in the number of buttons for each evaluation.
    @MainActor public func swipeRow(
      _ design: any RevealingRow, id: AnyHashable? = nil, rest: Binding<Rest>? = nil, hint: Binding<SwipeEdge?>? = nil,
      onNotice: @escaping @MainActor (SwipeNotice) -> Void = { _ in },
      @SwipeButtonBuilder buttons: () -> [SwipeButton]
    ) -> some View {
      let inputs = SwipedRowInputs(
        design: design, id: id, rest: rest, hint: hint, buttons: buttons(), onNotice: onNotice)
      return modifier(SwipeRowModifier(inputs: inputs))
    }

    /// Lets one of the rows in this view be open at a time, closes it when it scrolls, and when another row is tapped.
    ///
    /// Rows in no such view are in one scope together, all over the app.
    ///
    /// - Returns: The view, with a scope that nobody else sees.
    /// - Complexity: O(1).
    @MainActor public func swipeScope() -> some View { modifier(OwnSwipeScope()) }

    /// Lets one of the rows in this view be open at a time, as a scope says.
    ///
    /// - Parameter scope: The scope; it also records.
    /// - Returns: The view with the scope.
    /// - Complexity: O(1).
    @MainActor public func swipeScope(_ scope: SwipeScope) -> some View { environment(\.swipeScope, scope) }
  }

  private struct OwnSwipeScope: ViewModifier {
    @StateObject private var scope = SwipeScope()
    func body(content: Content) -> some View { content.swipeScope(scope) }
  }

  private struct SwipeScopeKey: EnvironmentKey {
    static var defaultValue: SwipeScope? { nil }
  }

  extension EnvironmentValues {
    /// The rows among which a row is.
    var swipeScope: SwipeScope? {
      get { self[SwipeScopeKey.self] }
      set { self[SwipeScopeKey.self] = newValue }
    }
  }
#endif
