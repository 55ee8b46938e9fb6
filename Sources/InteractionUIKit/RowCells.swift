#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import UIKit

  /// A table's cell around a row's view; its content goes into `rowView.contentView`.
  ///
  ///     table.register(SwipeTableViewCell.self, forCellReuseIdentifier: "mail")
  ///     cell.rowView.row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
  ///
  /// `SwipeTableViewCell` and `ScrollTableViewCell` are the two kinds; a subclass of your own says which view it has.
  @MainActor open class RowTableViewCell: UITableViewCell {
    /// The row's view, which fills the cell.
    public let rowView: RowView

    /// Makes the row's view, when the cell is created.
    ///
    /// - Returns: The view; by default one with a pan recogniser.
    /// - Complexity: O(1).
    open class func makeRowView() -> RowView { SwipeRowView(frame: .zero) }

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: UIKit's style; its labels are not shown.
    ///   - reuseIdentifier: What the cell is reused by.
    /// - Complexity: O(1).
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      rowView = Self.makeRowView()
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    /// Creates a cell from a nib.
    ///
    /// - Parameter coder: The nib's.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      rowView = Self.makeRowView()
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      contentView.addSubview(rowView)
      rowView.pin(to: contentView)
    }

    /// Makes the row as new for other content.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func prepareForReuse() {
      super.prepareForReuse()
      rowView.prepareForReuse()
    }

    /// Closes the row while the table is edited, and keeps fingers from it.
    ///
    /// - Parameters:
    ///   - editing: Whether the table is edited.
    ///   - animated: Whether that moves.
    /// - Complexity: O(1).
    open override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      if editing { rowView.close(animated: animated) }
      rowView.isUserInteractionEnabled = !editing
    }

    /// What the app gives, and the row's plain actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (super.accessibilityCustomActions ?? []) + rowView.customActions }
      set { super.accessibilityCustomActions = newValue }
    }

    /// Closes an open row, where the cell itself is what a screen reader has in hand.
    ///
    /// - Returns: Whether there was anything to close.
    /// - Complexity: O(1).
    open override func accessibilityPerformEscape() -> Bool { rowView.accessibilityPerformEscape() }
  }

  /// A table's cell with a `SwipeRowView`.
  ///
  ///     table.register(SwipeTableViewCell.self, forCellReuseIdentifier: "mail")
  @MainActor open class SwipeTableViewCell: RowTableViewCell {}

  /// A table's cell with a `ScrollRowView`.
  ///
  ///     table.register(ScrollTableViewCell.self, forCellReuseIdentifier: "mail")
  @MainActor open class ScrollTableViewCell: RowTableViewCell {
    /// Makes a view with a scroll view.
    ///
    /// - Returns: The view.
    /// - Complexity: O(1).
    open override class func makeRowView() -> RowView { ScrollRowView(frame: .zero) }
  }

  /// A collection's cell around a row's view; its content goes into `rowView.contentView`.
  ///
  ///     collection.register(SwipeCollectionViewCell.self, forCellWithReuseIdentifier: "mail")
  ///     cell.rowView.row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
  @MainActor open class RowCollectionViewCell: UICollectionViewCell {
    /// The row's view, which fills the cell.
    public let rowView: RowView

    /// Makes the row's view, when the cell is created.
    ///
    /// - Returns: The view; by default one with a pan recogniser.
    /// - Complexity: O(1).
    open class func makeRowView() -> RowView { SwipeRowView(frame: .zero) }

    /// Creates a cell.
    ///
    /// - Parameter frame: Where it is, in points.
    /// - Complexity: O(1).
    public override init(frame: CGRect) {
      rowView = Self.makeRowView()
      super.init(frame: frame)
      setUp()
    }

    /// Creates a cell from a nib.
    ///
    /// - Parameter coder: The nib's.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      rowView = Self.makeRowView()
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      contentView.addSubview(rowView)
      rowView.pin(to: contentView)
    }

    /// Makes the row as new for other content.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func prepareForReuse() {
      super.prepareForReuse()
      rowView.prepareForReuse()
    }

    /// What the app gives, and the row's plain actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (super.accessibilityCustomActions ?? []) + rowView.customActions }
      set { super.accessibilityCustomActions = newValue }
    }

    /// Closes an open row, where the cell itself is what a screen reader has in hand.
    ///
    /// - Returns: Whether there was anything to close.
    /// - Complexity: O(1).
    open override func accessibilityPerformEscape() -> Bool { rowView.accessibilityPerformEscape() }
  }

  /// A collection's cell with a `SwipeRowView`.
  ///
  ///     collection.register(SwipeCollectionViewCell.self, forCellWithReuseIdentifier: "mail")
  @MainActor open class SwipeCollectionViewCell: RowCollectionViewCell {}

  /// A collection's cell with a `ScrollRowView`.
  ///
  ///     collection.register(ScrollCollectionViewCell.self, forCellWithReuseIdentifier: "mail")
  @MainActor open class ScrollCollectionViewCell: RowCollectionViewCell {
    /// Makes a view with a scroll view.
    ///
    /// - Returns: The view.
    /// - Complexity: O(1).
    open override class func makeRowView() -> RowView { ScrollRowView(frame: .zero) }
  }
#endif
