#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A configuration of content that a finger swipes aside to reveal buttons, in a cell of any kind.
  ///
  ///     var content = cell.defaultContentConfiguration()
  ///     content.text = mail.subject
  ///     cell.contentConfiguration = content.swipeRow(UtilityButtons(), id: mail.id) {
  ///       SwipeButton("Delete", role: .destructive, icon: "trash") { app.delete(mail.id) }
  ///     }
  ///
  /// `swipeRow(_:id:onNotice:buttons:)` makes it from any other configuration: the system's list content, SwiftUI's
  /// `UIHostingConfiguration`, or your own. The cell needs no subclass; its `contentView` is then a `SwipeRowView`,
  /// which code can open and close. Accessories are beside it and stay in place; `SwipeTableViewCell` and the like move
  /// them, too.
  public struct SwipeContentConfiguration: UIContentConfiguration {
    /// The content that is swiped aside.
    private(set) var content: any UIContentConfiguration
    /// Whether the cell around the content is being edited, so that fingers cannot swipe.
    private(set) var isEditing = false
    /// The app's identifier for the item.
    let id: AnyHashable
    /// A closure that shows the item's row in a view.
    let fill: @MainActor (RowView) -> Void

    init(_ content: any UIContentConfiguration, id: AnyHashable, fill: @escaping @MainActor (RowView) -> Void) {
      self.content = content
      self.id = id
      self.fill = fill
    }

    /// Makes the view that a cell shows.
    ///
    /// - Returns: A `SwipeRowView` with the content's own view in it.
    /// - Complexity: The cost of making the content's view, plus that of `RowView.show(_:for:onNotice:buttons:)`.
    @MainActor public func makeContentView() -> any UIView & UIContentView { SwipeContentView(self) }

    /// Returns the configuration updated for a cell's state, with a row that cannot be swiped while the cell is being edited.
    ///
    /// - Parameter state: The cell's state.
    /// - Returns: The updated configuration.
    /// - Complexity: The cost of updating the content's configuration.
    public func updated(for state: any UIConfigurationState) -> SwipeContentConfiguration {
      var configuration = self
      configuration.content = content.updated(for: state)
      configuration.isEditing = (state as? UICellConfigurationState)?.isEditing ?? false
      return configuration
    }
  }

  extension UIContentConfiguration {
    /// Returns the content wrapped in a row that a finger swipes aside to reveal buttons.
    ///
    ///     cell.contentConfiguration = content.swipeRow(UtilityButtons(), id: mail.id) {
    ///       SwipeButton("Delete", role: .destructive, icon: "trash") { app.delete(mail.id) }
    ///       if mail.isUnread { SwipeButton("Read", edge: .leading) { app.read(mail.id) } }
    ///     }
    ///
    /// The row's state belongs to the item, as in `RowView.show(_:for:onNotice:buttons:)`: if you reload the list, an open
    /// row stays open, whichever cell shows it.
    ///
    /// - Parameters:
    ///   - design: A new row, of any size; it gets the buttons' actions. Another design or other options make the row
    ///     start over.
    ///   - id: The app's identifier for the item, which is unique in the list.
    ///   - onNotice: A closure that receives every notice of the item's row, wherever it is shown; nil if not needed.
    ///   - buttons: The buttons, the outermost of each side first, each with a unique id.
    /// - Returns: The content in a row.
    /// - Complexity: O(*n*) in the number of buttons.
    @MainActor public func swipeRow<Item: Hashable>(
      _ design: any RevealingRow, id: Item, onNotice: (@MainActor (Item, SwipeNotice) -> Void)? = nil,
      @SwipeButtonBuilder buttons: () -> [SwipeButton]
    ) -> SwipeContentConfiguration {
      let buttons = buttons()
      return SwipeContentConfiguration(self, id: AnyHashable(id)) { row in
        row.show(design, for: id, onNotice: onNotice) { buttons }
      }
    }
  }
#endif
