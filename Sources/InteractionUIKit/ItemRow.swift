#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// A row in its current state, whichever view shows it.
  @MainActor final class ItemRow {
    /// The app's identifier for the item; nil for a row whose state belongs to its view.
    let item: AnyHashable?
    var driver: RowDriver
    /// The time of the last frame that drew the row; it may be in the future, because a frame is drawn for the moment at which
    /// it will be seen.
    var lastFrameTime = Time.zero
    /// The view that shows the row, or showed it last.
    weak var view: RowView?
    /// Whether the app's closures for a press are running; they may fill the row again.
    var isAnswering = false
    /// The answer to the alert about the row; nil if no alert is shown.
    weak var alertAnswer: AlertAnswer?
    /// Whether no view in the list shows the row.
    var isOffscreen = false
    /// The row as the app last gave it.
    private var design: any RevealingRow
    private var buttons: [SwipeButton] = []
    private var onNotice: (@MainActor (SwipeNotice) -> Void)?

    init(_ design: any RevealingRow, item: AnyHashable? = nil) {
      self.design = design
      self.item = item
      driver = RowDriver(design)
    }

    /// Adopts the app's new design, buttons and closure for the item, and returns whether the row can keep its state.
    ///
    /// If it cannot, the design or its options differ and nothing has changed; the item needs a new row.
    func refill(
      _ design: any RevealingRow, buttons: [SwipeButton], onNotice: (@MainActor (SwipeNotice) -> Void)?
    ) -> Bool {
      guard self.design.hasSameDesign(as: design) else { return false }
      self.design = design
      self.buttons = buttons
      self.onNotice = onNotice
      return true
    }

    /// Returns a row of the same item without any state, for a view that gives up this row.
    func freshCopy() -> ItemRow {
      let row = ItemRow(design, item: item)
      _ = row.refill(design, buttons: buttons, onNotice: onNotice)
      return row
    }

    /// Adopts the design, buttons and closure of another row of the same item, and returns whether this row can keep its state.
    func refill(like other: ItemRow) -> Bool { refill(other.design, buttons: other.buttons, onNotice: other.onNotice) }

    /// Whether the row is open or moved aside, is being dragged, waits for an answer, or has a recorder.
    var hasStateToKeep: Bool {
      let row = driver.row
      return row.rest != .closed || row.offset(at: .now) != 0 || driver.isDragged || driver.isWaiting
        || driver.recorder != nil
    }

    /// Whether an alert asks about the row.
    var isAskedAbout: Bool { driver.isWaiting && alertAnswer != nil }

    /// Returns the actions that the app wants on a side.
    func wantedActions(_ edge: SwipeEdge) -> [InteractionAction] { design.actions(edge) }

    func button(_ action: InteractionAction) -> SwipeButton? { buttons.first { $0.action.id == action.id } }

    func notify(_ notice: SwipeNotice) { onNotice?(notice) }

    /// Reports the notices among an event's effects to the item's closure, and returns them.
    func notify(_ effects: SwipeEffects) -> [SwipeNotice] {
      for notice in effects.notices { notify(notice) }
      return effects.notices
    }

    /// Applies an event to the row.
    ///
    /// If a view shows the row, the view shows and reports the result. Otherwise, this method reports the notices to the item's
    /// closure, and performs the action that the event has confirmed, if any.
    func change(_ event: (inout RowDriver, Time) -> SwipeEffects) {
      if let view, view.shownRow === self { return view.change(event) }
      _ = notify(event(&driver, .now))
      performPressedAction()
    }

    /// Performs the pressed action of a row that no view shows, after an alert about it has been answered.
    private func performPressedAction() {
      guard !isAnswering, let action = driver.pressedAction, let button = button(action) else { return }
      fulfill(action) { _ in button.perform() }
    }

    /// Applies the app's answer to a press; the answer applies to this item even if the app reloads the list meanwhile.
    func fulfill(_ action: InteractionAction, _ answer: (SwipeButton?) -> InteractionAction.Fulfillment?) {
      isAnswering = true
      let fulfillment = answer(button(action)) ?? action.defaultFulfillment
      isAnswering = false
      change { $0.fulfill(fulfillment, at: $1) }
      guard fulfillment == .delete else { return }
      DeletionWatch.begin(action) { [weak self] in self?.hideIfUnused() ?? false }
    }

    /// Treats the row as out of sight if its cell no longer shows an item, after the app has promised to delete the item.
    ///
    /// - Returns: Whether the row is still shown.
    private func hideIfUnused() -> Bool {
      guard let view, view.shownRow === self, view.window != nil else { return false }
      guard view.isInUnusedCell else { return true }
      view.cellDidSetHidden(true)
      return false
    }

    /// Cancels the pan that drags the content, if there is one.
    ///
    /// - Returns: The notices, which the item's closure has already received.
    func cancelDrag() -> [SwipeNotice] {
      guard driver.isDragged else { return [] }
      return notify(driver.pan(.cancelled, translation: .zero, at: .now))
    }

    /// Cancels the row's drag and question, and asks it to close without an animation, because it is out of sight or another
    /// row takes its place.
    ///
    /// - Returns: The notices, which the item's closure has already received.
    func close() -> [SwipeNotice] {
      let cancelNotices = cancelDrag() + notify(driver.cancel(at: .now))
      let isClosed = driver.row.rest == .closed && driver.row.offset(at: .now) == 0
      return cancelNotices + (isClosed ? [] : notify(driver.handle(.close(animated: false), at: .now)))
    }
  }

  extension RevealingRow {
    /// Returns whether this row and another, both without any state, have the same design and options, whatever their sizes,
    /// actions and `reducesMotion`.
    ///
    /// If so, the item's row can keep its state and adopt the other row's actions.
    fileprivate func hasSameDesign(as other: any RevealingRow) -> Bool {
      guard var other = other as? Self else { return false }
      other.reducesMotion = reducesMotion
      for edge in SwipeEdge.allCases { _ = other.setActions(actions(edge), edge, at: .zero) }
      other.resize(to: size, at: .zero)
      return self == other
    }
  }
#endif
