#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import SwiftUI

  extension View {
    /// Makes the view a swipeable row of a `List`, with buttons under its content, using a `SwipeRowView` of InteractionUIKit.
    ///
    ///     List(mails) { mail in
    ///       MailRow(mail).swipeListRow(UtilityButtons(), id: mail.id) {
    ///         SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
    ///       }
    ///     }
    ///     .swipeScope()
    ///
    /// The row's view and its recognisers are UIKit's, and cooperate with those of the list's cells as in a table. The
    /// row fills its place in the list to the edges; give the view its own padding and a background. The row
    /// is as high as the view, and at least as high as the list's minimum row height. SwiftUI measures the view when the
    /// row's inputs change, but not when the view changes its height because of its state.
    ///
    /// With `onDelete`, a swipe does not delete a row that has trailing buttons, and the list's red buttons appear with
    /// `EditButton` as usual; while the list is being edited, the row does not swipe. Do not add `swipeActions` to the same
    /// row. The list's selection is behind the row, and its chevron beside it, so show both in your view.
    ///
    /// - Parameters:
    ///   - design: A new row, of any size; it gets the buttons' actions. The row keeps the design with which it first appears.
    ///   - id: The item's identifier in the `swipeScope`, such as `mail.id`, which is unique in the scope. With it, the
    ///     row's state continues when the list shows the item again. If it is nil, or the list is in no `swipeScope`, the
    ///     state belongs to the view, which a list discards out of sight.
    ///   - rest: A binding to the row's resting position, which sets the initial position, too; set it to open or close the
    ///     row. Nil, the default, if not needed.
    ///   - hint: A binding to the side whose buttons the row previews; the row sets it to nil at once. Nil, the default, if
    ///     not needed.
    ///   - onNotice: A closure that receives every notice of the row.
    ///   - buttons: The buttons, the outermost of each side first, each with a unique id.
    /// - Returns: The view in a row as wide as the list, and as high as the view, but at least the list's minimum row height.
    /// - Complexity: O(*n*) in the number of buttons for each evaluation, plus O(*n*²) whenever a view is made for the row, or
    ///   shows another row.
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
