#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import SwiftUI

  extension View {
    /// Lets a row of a `List` be swiped aside over its buttons, by a `SwipeRowView` of InteractionUIKit.
    ///
    ///     List(mails) { mail in
    ///       MailRow(mail).swipeListRow(UtilityButtons(width: 320, height: 60)) {
    ///         SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
    ///       }
    ///     }
    ///     .swipeScope()
    ///
    /// The view is UIKit's, and so are its recognisers: they agree with those of the list's cells, as in a table. The row fills
    /// its place in the list to the edges; give the view padding of its own, and a background. It is as high as the view, which
    /// SwiftUI asks for when the row's inputs change: a view that changes its height by state of its own is not asked again.
    ///
    /// - Parameters:
    ///   - design: The row as new, of any extent; its actions are the buttons'. It counts when the view first appears.
    ///   - rest: Where the row rests; set it, and the row opens or closes. Nil where nobody asks.
    ///   - hint: The side of which some buttons should show for a moment; it becomes nil at once. Nil where nobody asks.
    ///   - onNotice: Hears everything that the row reports.
    ///   - buttons: The buttons, the outermost of each side first; each has an id of its own.
    /// - Returns: The view in a row as wide as the list and as high as the view.
    /// - Complexity: O(*n*) in the number of buttons for each evaluation.
    @available(iOS 16.0, *)
    @MainActor public func swipeListRow(
      _ design: any RevealingRow, rest: Binding<Rest>? = nil, hint: Binding<SwipeEdge?>? = nil,
      onNotice: @escaping @MainActor (SwipeNotice) -> Void = { _ in },
      @SwipeButtonBuilder buttons: () -> [SwipeButton]
    ) -> some View {
      modifier(SwipeListRowModifier(design, rest: rest, hint: hint, buttons: buttons(), onNotice: onNotice))
    }
  }
#endif
