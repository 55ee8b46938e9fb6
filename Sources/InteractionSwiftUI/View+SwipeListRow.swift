#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import SwiftUI

  extension View {
    /// Makes the view a row of a `List` that is swiped aside over its buttons, with a `SwipeRowView` of InteractionUIKit.
    ///
    ///     List(mails) { mail in
    ///       MailRow(mail).swipeListRow(UtilityButtons(), id: mail.id) {
    ///         SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
    ///       }
    ///     }
    ///     .swipeScope()
    ///
    /// The row's view is UIKit's, and so are its recognisers, which cooperate with those of the list's cells as in a
    /// table. The row fills its place in the list to the edges; give the view its own padding and a background. The row
    /// is as high as the view, which SwiftUI asks for when the row's inputs change; a view that changes its height by its
    /// own state is not asked again. It is at least as high as the list's other rows.
    ///
    /// With `onDelete`, the list does not delete a row that has trailing buttons by a swipe, and its red buttons appear
    /// with `EditButton` as usual; while the list is edited the row does not swipe. Do not add `swipeActions` to the same
    /// row. The list's selection is behind the row, and its chevron beside it, so show both in your view.
    ///
    /// - Parameters:
    ///   - design: A new row, of any size; it gets the buttons' actions. It counts when the view first appears.
    ///   - id: The item's identifier in the `swipeScope`, such as `mail.id`, which no other row in it has. With it, the
    ///     row's state continues when the list shows the item again. If it is nil, the state is the view's, which a list
    ///     discards out of sight.
    ///   - rest: The row's resting position, from the start; set it to open or close the row. Nil if not needed.
    ///   - hint: The side of which some buttons should show for a moment; it becomes nil at once. Nil if not needed.
    ///   - onNotice: Receives every notice of the row.
    ///   - buttons: The buttons, the outermost of each side first; each has an id of its own.
    /// - Returns: The view in a row as wide as the list and as high as the view.
    /// - Complexity: O(*n*) in the number of buttons for each evaluation.
    @available(iOS 16.0, *)
    @MainActor public func swipeListRow(
      _ design: any RevealingRow, id: AnyHashable? = nil, rest: Binding<Rest>? = nil, hint: Binding<SwipeEdge?>? = nil,
      onNotice: @escaping @MainActor (SwipeNotice) -> Void = { _ in },
      @SwipeButtonBuilder buttons: () -> [SwipeButton]
    ) -> some View {
      let inputs = SwipedRowInputs(
        design: design, id: id, rest: rest, hint: hint, buttons: buttons(), onNotice: onNotice)
      return SwipeListRow(content: self, inputs: inputs)
    }
  }
#endif
