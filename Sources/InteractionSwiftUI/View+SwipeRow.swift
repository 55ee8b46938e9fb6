#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import SwiftUI

  extension View {
    /// Makes the view a swipeable row of any design, with buttons under its content.
    ///
    ///     MailRow(mail).swipeRow(UtilityButtons(), id: mail.id) {
    ///       SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
    ///       SwipeButton("Read", edge: .leading) { mails.toggle(mail) }
    ///     }
    ///
    /// Taps on a closed row go to the view, unless they close another row of the scope. A tap on the open row does not go to
    /// the view; it closes the row, unless the row waits for an answer or the design keeps it open. Put the rows into a
    /// `ScrollView` or a stack. In a `List`, use `swipeListRow` instead, because the buttons of this row would end at the
    /// list's insets there, and the list's own swipes would compete with the row's.
    ///
    /// A lazy container discards a view's state once the view is out of sight. With an `id`, a row in a `swipeScope` keeps its
    /// state, such as an open side, a question or a recording, until its item is shown again.
    ///
    /// - Parameters:
    ///   - design: A new row, of any size; it gets the buttons' actions. The row keeps the design with which it first appears.
    ///   - id: The item's identifier in the `swipeScope`, such as `mail.id`, which is unique in the scope; nil if the
    ///     state belongs to the view, as it also does outside any `swipeScope`.
    ///   - rest: A binding to the row's resting position, which sets the initial position, too; set it to open or close the
    ///     row. Nil, the default, if not needed.
    ///   - hint: A binding to the side whose buttons the row previews; the row sets it to nil at once. Nil, the default, if
    ///     not needed.
    ///   - onNotice: A closure that receives every notice of the row.
    ///   - buttons: The buttons, the outermost of each side first, each with a unique id.
    /// - Returns: The view in a row as wide and high as the view.
    /// - Complexity: O(*n*) in the number of buttons for each evaluation, plus O(*n*²) whenever the row is made.
    @MainActor public func swipeRow(
      _ design: any RevealingRow, id: AnyHashable? = nil, rest: Binding<Rest>? = nil, hint: Binding<SwipeEdge?>? = nil,
      onNotice: @escaping @MainActor (SwipeNotice) -> Void = { _ in },
      @SwipeButtonBuilder buttons: () -> [SwipeButton]
    ) -> some View {
      let inputs = SwipedRowInputs(
        design: design, id: id, rest: rest, hint: hint, buttons: buttons(), onNotice: onNotice)
      return modifier(SwipeRowModifier(inputs: inputs))
    }

    /// Puts the rows in this view into a new scope, which closes open rows as the default policies say.
    ///
    /// Rows outside a view with a scope share one scope throughout the app.
    ///
    /// - Returns: The view with a new scope.
    /// - Complexity: O(1).
    @MainActor public func swipeScope() -> some View { modifier(NewSwipeScopeModifier()) }

    /// Puts the rows in this view into a scope, which closes open rows as its policies say.
    ///
    /// - Parameter scope: The scope, which can also record its rows.
    /// - Returns: The view with the scope.
    /// - Complexity: O(1).
    @MainActor public func swipeScope(_ scope: SwipeScope) -> some View { environment(\.swipeScope, scope) }
  }

  private struct NewSwipeScopeModifier: ViewModifier {
    @StateObject private var scope = SwipeScope()
    func body(content: Content) -> some View { content.swipeScope(scope) }
  }

  private struct SwipeScopeKey: EnvironmentKey {
    static var defaultValue: SwipeScope? { nil }
  }

  extension EnvironmentValues {
    /// The scope of the rows in a view; nil if the app gives none.
    var swipeScope: SwipeScope? {
      get { self[SwipeScopeKey.self] }
      set { self[SwipeScopeKey.self] = newValue }
    }
  }
#endif
