extension ConstraintSwipe {
  /// The app around the article's cells, with the texts and screens of its controller as values.
  ///
  /// Your own app does not need this code; it completes the port. Where the article has several versions of a function,
  /// the last one is ported; only `logLine(for:start:)` ports the first.
  ///
  ///     ConstraintSwipe.ArticleApp.clicked(button: 2, itemText: "Item #7")   // logs("Clicked unknown button!")
  public enum ArticleApp {
    /// The number of rows in the article's table.
    public static let rowCount = 30
    /// The prefix of a row's title, before its number, in the system's cell.
    public static let titlePrefix = "Item #"
    /// The prefix of a row's title, before its number, in the article's own cell; long enough that an open row still shows
    /// some of it.
    public static let longTitlePrefix = "Longer Title Item #"

    /// A detail screen that the controller presents.
    ///
    ///     let screen = ConstraintSwipe.ArticleApp.DetailScreen(
    ///       title: "In the delegate!", text: "Clicked button one for Item #7", dismissal: "Done")
    ///     screen.title   // "In the delegate!"
    public struct DetailScreen: Hashable, Sendable {
      /// The title in the navigation bar.
      public let title: String
      /// The text in the middle of the screen.
      public let text: String
      /// The title of the button that dismisses the screen.
      public let dismissal: String

      /// Creates a screen.
      ///
      /// - Parameters:
      ///   - title: The title in the navigation bar.
      ///   - text: The text in the middle of the screen.
      ///   - dismissal: The title of the button that dismisses the screen.
      /// - Complexity: O(1).
      public init(title: String, text: String, dismissal: String) {
        self.title = title
        self.text = text
        self.dismissal = dismissal
      }
    }

    /// The response of the cell or its controller to a click on a button.
    ///
    ///     switch ConstraintSwipe.ArticleApp.clicked(button: 0, itemText: "Item #7") {
    ///     case .presents(let screen): print(screen.title, screen.text)
    ///     case .logs(let line): print(line)
    ///     }
    public enum Response: Hashable, Sendable {
      /// The controller presents a screen.
      case presents(DetailScreen)
      /// The cell writes a line to the console.
      case logs(String)
    }

    /// Responds to a click on a button, as the cell and its delegate do.
    ///
    /// - Parameters:
    ///   - index: The button's index, from 0 (outermost). The article has two buttons.
    ///   - itemText: The text of the row that the button belongs to.
    /// - Returns: The screen for buttons 0 and 1; for any other index, the line that reports an unknown button.
    /// - Complexity: O(*n*) in the length of `itemText`.
    public static func clicked(button index: Int, itemText: String) -> Response {
      let names = ["one", "two"]
      guard names.indices.contains(index) else { return .logs("Clicked unknown button!") }
      let text = "Clicked button " + names[index] + " for " + itemText
      return .presents(DetailScreen(title: "In the delegate!", text: text, dismissal: "Done"))
    }

    /// The editing styles of a table's rows, with UIKit's raw values.
    ///
    ///     ConstraintSwipe.ArticleApp.EditingStyle.insert.rawValue   // 2
    public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
      /// No editing.
      case none
      /// Deletion of the row.
      case delete
      /// Insertion of a row.
      case insert
    }

    /// Commits an editing style: `delete` deletes an item with its row; for any other style, returns the article's log line.
    ///
    ///     let (effects, log) = ConstraintSwipe.ArticleApp.commit(.delete) { list.remove(row, at: now) }   // log: nil
    ///
    /// - Parameters:
    ///   - style: The style to commit.
    ///   - delete: A closure that deletes the item with its row, and returns the effects.
    /// - Returns: The result of `delete`, or no effects and a line for the console.
    /// - Complexity: That of `delete`.
    public static func commit<Effects>(
      _ style: EditingStyle, deleting delete: () -> Effects
    ) -> (effects: Effects?, log: String?) {
      switch style {
      case .delete: (delete(), nil)
      case .none, .insert: (nil, "Unhandled editing style! " + String(style.rawValue))
      }
    }

    /// Returns the line that the article's first `panThisCell:` logs for a sample of a pan.
    ///
    /// Numbers have at most six decimals and no trailing zeros, whereas the article's `%f` always has six decimals.
    ///
    /// - Parameters:
    ///   - sample: The sample of the pan.
    ///   - start: The translation at which the pan began, in points.
    /// - Returns: The line for the console; nil for a failed pan, for which the article's `switch` has no case.
    /// - Complexity: O(1).
    public static func logLine(for sample: PanSample, start: Vector) -> String? {
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
