#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// The content view of a cell whose content is swiped aside.
  @MainActor final class SwipeContentView: SwipeRowView, UIContentView {
    private var currentConfiguration: SwipeContentConfiguration
    private var content: any UIView & UIContentView
    /// The cell that offers the row's plain actions, because a screen reader treats the cell as one element.
    private weak var offeringCell: UIView?
    private var offeredCustomActions: [UIAccessibilityCustomAction] = []
    private var offeredActions: [InteractionAction] = []

    init(_ configuration: SwipeContentConfiguration) {
      currentConfiguration = configuration
      content = configuration.content.makeContentView()
      super.init(frame: .zero)
      offersActions = false
      // The samples of a drag are skipped, because the end of the drag changes the row, too.
      didChange = { [weak self] row in if row.driver?.isDragged != true { self?.offerActions() } }
      showContent()
      showRow()
    }

    required init?(coder: NSCoder) { nil }

    /// The configuration that is shown; a value of another type is ignored, because the cell makes a new view for it.
    var configuration: any UIContentConfiguration {
      get { currentConfiguration }
      set {
        guard let new = newValue as? SwipeContentConfiguration else { return }
        let isSameKind = type(of: new.content) == type(of: currentConfiguration.content)
        // The view's closures were set for the previous item.
        if new.id != currentConfiguration.id { (onAction, onAsk, onNotice) = (nil, nil, nil) }
        currentConfiguration = new
        if isSameKind {
          content.configuration = new.content
        } else {
          content.removeFromSuperview()
          content = new.content.makeContentView()
          showContent()
        }
        showRow()
      }
    }

    private func showContent() {
      contentView.addSubview(content)
      content.pin(to: contentView)
    }

    private func showRow() {
      cellDidSetEditing(currentConfiguration.isEditing)
      currentConfiguration.fill(self)
      offerActions()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // The sides that a row can show depend on its size.
      offerActions()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      offerActions()
    }

    /// Whether the cell still has the actions that it was given; the app may have set others since.
    private var isOffering: Bool {
      let actions = offeringCell?.accessibilityCustomActions ?? []
      return offeredCustomActions.allSatisfy { offered in actions.contains { $0 === offered } }
    }

    /// Keeps the row's plain actions among the custom actions of the cell around the row, while the view is in a window.
    private func offerActions() {
      let cell = window == nil ? nil : selfAndSuperviews.first { $0.isCell }
      let actions = cell == nil ? [] : plainActions
      guard cell !== offeringCell || actions != offeredActions || !isOffering else { return }
      offeringCell?.accessibilityCustomActions?.removeAll { action in offeredCustomActions.contains { $0 === action } }
      (offeringCell, offeredActions, offeredCustomActions) = (cell, actions, customActions(actions))
      if let offeringCell {
        offeringCell.accessibilityCustomActions = (offeringCell.accessibilityCustomActions ?? []) + offeredCustomActions
      }
    }
  }
#endif
