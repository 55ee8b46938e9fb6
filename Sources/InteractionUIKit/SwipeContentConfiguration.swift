#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// Content that a finger swipes aside over buttons, in a cell of any kind.
  ///
  ///     var content = cell.defaultContentConfiguration()
  ///     content.text = mail.subject
  ///     cell.contentConfiguration = content.swipeRow(UtilityButtons(), id: mail.id) {
  ///       SwipeButton("Delete", role: .destructive, icon: "trash") { app.delete(mail.id) }
  ///     }
  ///
  /// `swipeRow(_:id:onNotice:buttons:)` makes it of any other configuration: the system's list content, SwiftUI's
  /// `UIHostingConfiguration`, one of your own. The cell needs no subclass; its `contentView` is a `SwipeRowView` then, which opens
  /// and closes from code. Accessories stand beside it, and stay where they are: `SwipeTableViewCell` and its kin move them, too.
  public struct SwipeContentConfiguration: UIContentConfiguration {
    /// What is swiped aside.
    private(set) var content: any UIContentConfiguration
    /// Whether the cell around it is edited; then fingers do not swipe.
    private(set) var isEditing = false
    /// What the app knows the item by.
    let id: AnyHashable
    /// Shows the item's row in a view.
    let fill: @MainActor (RowView) -> Void

    init(_ content: any UIContentConfiguration, id: AnyHashable, fill: @escaping @MainActor (RowView) -> Void) {
      self.content = content
      self.id = id
      self.fill = fill
    }

    /// Makes the view that a cell shows.
    ///
    /// - Returns: A `SwipeRowView` with the content's own view in it.
    /// - Complexity: That of the content's view.
    @MainActor public func makeContentView() -> any UIView & UIContentView { SwipeContentView(self) }

    /// What is shown while the cell is selected, edited and so on: the content as it says, in a row that does not swipe while
    /// the cell is edited.
    ///
    /// - Parameter state: The cell's.
    /// - Returns: The configuration for it.
    /// - Complexity: That of the content's.
    public func updated(for state: any UIConfigurationState) -> SwipeContentConfiguration {
      var configuration = self
      configuration.content = content.updated(for: state)
      configuration.isEditing = (state as? UICellConfigurationState)?.isEditing ?? false
      return configuration
    }
  }

  extension UIContentConfiguration {
    /// Lets a finger swipe what a cell shows aside over buttons.
    ///
    ///     cell.contentConfiguration = content.swipeRow(UtilityButtons(), id: mail.id) {
    ///       SwipeButton("Delete", role: .destructive, icon: "trash") { app.delete(mail.id) }
    ///       if mail.isUnread { SwipeButton("Read", edge: .leading) { app.read(mail.id) } }
    ///     }
    ///
    /// What the row is doing is the item's, as of `RowView.show(_:for:onNotice:buttons:)`: load the list again, and the open row
    /// is open, in whichever cell.
    ///
    /// - Parameters:
    ///   - design: The row as new, of any extent; its actions are the buttons'. Another design or other options begin anew.
    ///   - id: What the app knows the item by; no other item in the list has it.
    ///   - onNotice: Hears everything that the item's row reports, wherever it is shown; nil where nobody asks.
    ///   - buttons: The buttons, the outermost of each side first; each has an id of its own.
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
