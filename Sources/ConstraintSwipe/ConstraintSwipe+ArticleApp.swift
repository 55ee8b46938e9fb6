extension ConstraintSwipe {
  /// The app around the article's cells: what its controller says, logs and shows, as values.
  ///
  /// An app of one's own needs none of it; it is here so that the article can be followed to its last line.
  public enum ArticleApp {
    /// How many rows the article's table has.
    public static let rowCount = 30
    /// What its rows say at first, before their number.
    public static let titlePrefix = "Item #"
    /// What they say once the cells swipe, so that some text stays in sight.
    public static let longTitlePrefix = "Longer Title Item #"

    /// The detail screen that the controller presents.
    public struct DetailScreen: Hashable, Sendable {
      /// The title in the navigation bar.
      public let title: String
      /// The text in the middle.
      public let text: String
      /// The button that dismisses it.
      public let dismissal: String

      /// Creates a screen.
      public init(title: String, text: String, dismissal: String) {
        self.title = title
        self.text = text
        self.dismissal = dismissal
      }
    }

    /// What happens when a button is clicked.
    public enum Response: Hashable, Sendable {
      /// The controller presents a screen.
      case presents(DetailScreen)
      /// A line goes to the console.
      case logs(String)
    }

    /// What the cell and its delegate do for a button, outermost first, of the row with this text.
    public static func clicked(button index: Int, itemText: String) -> Response {
      let names = ["one", "two"]
      guard names.indices.contains(index) else { return .logs("Clicked unknown button!") }
      let text = "Clicked button " + names[index] + " for " + itemText
      return .presents(DetailScreen(title: "In the delegate!", text: text, dismissal: "Done"))
    }

    /// What the table may ask its data source to commit: UIKit's three editing styles.
    public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
      /// Nothing.
      case none
      /// The row should go.
      case delete
      /// A row should come.
      case insert
    }

    /// Commits an editing style: the item and its row go together; what is not handled is logged, not ignored.
    ///
    /// - Parameters:
    ///   - style: What to commit.
    ///   - row: The row it is about.
    ///   - list: The list to change.
    /// - Returns: How the rows have changed, and the line for the console, if any.
    public static func commit(
      _ style: EditingStyle, on row: RowID, in list: inout SwipeList<ConstraintSwipe>
    ) -> (update: ListUpdate, log: String?) {
      switch style {
      case .delete: (list.remove(row), nil)
      case .none, .insert: (ListUpdate(), "Unhandled editing style! " + String(style.rawValue))
      }
    }

    /// What the article logs of a pan, or nil for a failed one, which its `switch` leaves out.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - start: The translation at which the pan began.
    /// - Returns: The line for the console.
    public static func log(_ sample: PanSample, start: Vector) -> String? {
      switch sample.phase {
      case .began:
        "Pan Began at {" + DecimalText.text(sample.translation.x) + ", " + DecimalText.text(sample.translation.y) + "}"
      case .changed: "Pan Moved " + DecimalText.text(sample.translation.x - start.x)
      case .ended: "Pan Ended"
      case .cancelled: "Pan Cancelled"
      case .failed: nil
      }
    }
  }
}
