#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import UIKit

  /// A collection view cell with a `RowView` over its content, which moves everything in the cell except its background
  /// views.
  ///
  ///     cell.contentConfiguration = content
  ///     cell.rowView.show(UtilityButtons(), for: mail.id) {
  ///       SwipeButton("Delete", role: .destructive, icon: "trash") { app.delete(mail.id) }
  ///     }
  ///
  /// Fill it like any cell, with a content configuration or with views in its `contentView`.
  @MainActor open class RowCollectionViewCell: UICollectionViewCell {
    /// The row's view, which covers the cell.
    public var rowView: RowView { row.view }
    private let row: CellRow

    /// Makes the row's view when the cell is created.
    ///
    /// - Returns: The view; by default one with a pan recogniser.
    /// - Complexity: O(1).
    open class func makeRowView() -> RowView { SwipeRowView(frame: .zero) }

    /// Creates a cell.
    ///
    /// - Parameter frame: The frame, in points.
    /// - Complexity: O(1).
    public override init(frame: CGRect) {
      row = CellRow(Self.makeRowView())
      super.init(frame: frame)
      setUp()
    }

    /// Creates a cell from a nib.
    ///
    /// - Parameter coder: The nib's decoder.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      row = CellRow(Self.makeRowView())
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      row.fill(self) { [weak self] in [self?.backgroundView, self?.selectedBackgroundView] }
    }

    /// Lays the cell out, and the row over it.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func layoutSubviews() { row.layOut { super.layoutSubviews() } }

    /// Prepares the cell and its row for reuse.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func prepareForReuse() {
      super.prepareForReuse()
      rowView.prepareForReuse()
    }

    /// Asks the row to close when editing begins, and keeps fingers from moving it until editing ends.
    ///
    /// - Parameter state: The state that the cell is configured for.
    /// - Complexity: O(*n*) in the number of actions.
    open override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      rowView.cellDidSetEditing(state.isEditing)
    }

    /// Whether the cell is hidden, as a list hides cells that it keeps for reuse; the row is then out of sight.
    open override var isHidden: Bool {
      didSet { if isHidden != oldValue { rowView.cellDidSetHidden(isHidden) } }
    }

    /// The app's custom actions, and the row's plain actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (super.accessibilityCustomActions ?? []) + rowView.customActions }
      set { super.accessibilityCustomActions = newValue }
    }

    /// Closes an open row, unless its design prevents it or it waits for an answer.
    ///
    /// - Returns: Whether the row was open.
    /// - Complexity: O(*n*) in the number of actions.
    open override func accessibilityPerformEscape() -> Bool { rowView.accessibilityPerformEscape() }
  }

  /// A collection view cell with a `SwipeRowView`.
  ///
  ///     collection.register(SwipeCollectionViewCell.self, forCellWithReuseIdentifier: "mail")
  @MainActor open class SwipeCollectionViewCell: RowCollectionViewCell {}

  /// A collection view cell with a `ScrollRowView`.
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
