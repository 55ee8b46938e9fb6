#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import SwiftUI

  extension View {
    /// Lets a row of a `List` be swiped aside over its buttons, by a `SwipeRowView` of InteractionUIKit.
    ///
    ///     List(mails) { mail in
    ///       MailRow(mail).swipeListRow(UtilityButtons(), id: mail.id) {
    ///         SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
    ///       }
    ///     }
    ///     .swipeScope()
    ///
    /// The view is UIKit's, and so are its recognisers: they agree with those of the list's cells, as in a table. The row fills
    /// its place in the list to the edges; give the view padding of its own, and a background. It is as high as the view, which
    /// SwiftUI asks for when the row's inputs change: a view that changes its height by state of its own is not asked again. It
    /// is no lower than the list's other rows.
    ///
    /// Beside `onDelete`: of a row with trailing buttons the list deletes nothing by a swipe, and its red buttons come with
    /// `EditButton` as ever; while the list is edited the row does not swipe. Do not add `swipeActions` to the same row.
    /// The list's selection lies behind the row, and its chevron beside it: show both in your view.
    ///
    /// - Parameters:
    ///   - design: The row as new, of any extent; its actions are the buttons'. It counts when the view first appears.
    ///   - id: What a `swipeScope` knows the item by, such as `mail.id`, and no other row in it: with it, what happens to the row goes on when the list
    ///     shows the item again. Nil where the state is the view's, which a list throws away out of sight.
    ///   - rest: Where the row rests, from the start; set it, and the row opens or closes. Nil where nobody asks.
    ///   - hint: The side of which some buttons should show for a moment; it becomes nil at once. Nil where nobody asks.
    ///   - onNotice: Hears everything that the row reports.
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
