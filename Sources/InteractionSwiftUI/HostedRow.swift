#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Combine
  import InteractionHosting
  import InteractionUIKit
  import UIKit

  /// A row that a UIKit view drives while it shows the row, for SwiftUI to observe.
  @MainActor final class HostedRow: SwipedRow {
    /// The part of the row's state that SwiftUI shows or acts on.
    private struct ShownState: Equatable {
      var rest = Rest.closed
      var pendingAction: InteractionAction?
      var actions: [InteractionAction] = []
    }

    /// The state that SwiftUI views show, published so that they update; a drag alone does not change it.
    @Published private var shownState = ShownState()
    /// The view that shows the row, if any.
    private(set) weak var view: SwipeRowView?
    /// The view that hosts the app's view, whose state it keeps between updates.
    private(set) weak var hostingView: (any UIView & UIContentView)?
    weak var scope: SwipeScope?
    var buttons: [SwipeButton] = []
    var onNotice: @MainActor (SwipeNotice) -> Void = { _ in }
    var restWhenHidden: Rest?
    var isDeleted = false
    /// The driver of the row while the row has no view.
    private var storedDriver: RowDriver?

    private var driver: RowDriver? { view?.driver ?? storedDriver }
    var rest: Rest { driver?.row.rest ?? .closed }
    var isDragged: Bool { driver?.isDragged ?? false }
    var pendingAction: InteractionAction? { driver?.pendingAction }
    var script: String? { driver?.recorder?.json }
    var hasRecorder: Bool { driver?.recorder != nil }

    func actions(_ edge: SwipeEdge) -> [InteractionAction] { driver?.row.actions(edge) ?? [] }

    func go(to rest: Rest, animated: Bool) {
      guard rest != self.rest else { return }
      guard let view else {
        return changeStoredDriver {
          $0.handle(.go(to: rest, animated: animated), at: .now)
        }
      }
      if let edge = rest.edge { view.open(edge, animated: animated) } else { view.close(animated: animated) }
    }

    func preview(_ edge: SwipeEdge) { view?.preview(edge) }
    func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge) { view?.setActions(actions, edge) }

    func confirm() {
      if let view { return view.confirm() }
      changeStoredDriver { driver in
        guard driver.confirm() != nil, let action = driver.pressedAction else { return .none }
        return driver.fulfill(performClosure(for: action), at: .now)
      }
    }

    func cancel() {
      if let view { return view.cancel() }
      changeStoredDriver { $0.cancel(at: .now) }
    }

    func tableChanged(_ change: TableChange) {
      if let view { return view.tableChanged(change) }
      changeStoredDriver { $0.handle(.table(change), at: .now) }
    }

    func closes(after change: TableChange) -> Bool {
      driver?.closes(after: change, at: .now) ?? false
    }

    /// Applies an event to the row while it has no view.
    private func changeStoredDriver(_ event: (inout RowDriver) -> SwipeEffects) {
      let effects = storedDriver.map { driver in
        var driver = driver
        let effects = event(&driver)
        storedDriver = driver
        return effects
      }
      notify(isByHand: false)
      for notice in effects?.notices ?? [] { onNotice(notice) }
    }

    /// Does nothing, because the drag is cancelled anyway, by UIKit or by `disconnect(_:)`.
    func cancelDrag() {}

    // MARK: The view

    /// Makes a view show the row, which `design` provides the first time, and observes the view.
    func connect(_ view: SwipeRowView, design: any RevealingRow, showing hostingView: any UIView & UIContentView) {
      let previousDriver = driver
      storedDriver = nil
      if let previousDriver { view.take(previousDriver) } else { view.row = design }
      self.view = view
      self.hostingView = hostingView
      (hostingView.superview as? CoveredView)?.isCovered = { [weak self] in
        guard let self else { return false }
        return scope?.isCovered(self) ?? false
      }
      view.willChange = { [weak self] _ in self?.beginRecordingIfNeeded() }
      view.didChange = { [weak self] _ in self?.notify(isByHand: nil) }
      view.onNotice = { [weak self] _, notice in self?.onNotice(notice) }
      view.onAction = { [weak self] _, action in self?.performClosure(for: action) }
      // The dialog appears as soon as SwiftUI observes that the row is waiting.
      view.onAsk = { _, _ in }
    }

    /// Takes the row back from a view that no longer shows it.
    func disconnect(_ view: SwipeRowView) {
      guard self.view === view else { return }
      storedDriver = view.driver
      // The finger stays with the view, so the row's drag ends here.
      let cancelEffects = isDragged ? storedDriver?.pan(.cancelled, translation: .zero, at: .now) : nil
      self.view = nil
      // Later events of the view no longer concern the item.
      (view.willChange, view.didChange, view.onNotice, view.onAction, view.onAsk) = (nil, nil, nil, nil, nil)
      // With all corrections, a cancelled drag causes no notice.
      guard let notices = cancelEffects?.notices, !notices.isEmpty else { return }
      notify(isByHand: false)
      for notice in notices { onNotice(notice) }
    }

    /// Notifies views and the scope of the row's state; if `isByHand` is nil, a row that is open or busy is treated as
    /// changed by hand.
    private func notify(isByHand: Bool?) {
      let currentState = ShownState(
        rest: rest, pendingAction: pendingAction, actions: SwipeEdge.allCases.flatMap { actions($0) })
      if currentState != shownState { shownState = currentState }
      let isOpenOrBusy = isDragged || rest != .closed || pendingAction != nil || driver?.pressedAction != nil
      scope?.rowDidChange(self, isByHand: isByHand ?? isOpenOrBusy)
    }

    /// Begins a recording, unless there is one, if the scope records its rows and the row is at rest.
    private func beginRecordingIfNeeded() {
      guard let view, view.recorder == nil, let row = view.row, row.settleTime == nil, !isDragged else { return }
      view.recorder = scope?.makeRecorder?(row)
    }
  }

  /// A container for the app's view in a row; it takes no touches while taps on the row go to an open row instead.
  @MainActor final class CoveredView: UIView {
    var isCovered: @MainActor () -> Bool = { false }

    /// Fills a row's content with a view.
    func fillContent(of row: SwipeRowView, with hostingView: UIView) {
      addSubview(hostingView)
      hostingView.pin(to: self)
      row.contentView.addSubview(self)
      pin(to: row.contentView)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil, !isInList else { return }
      Misuse.report(
        "A .swipeListRow is outside a List, so it keeps its initial height. Use .swipeRow instead.")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      isCovered() ? nil : super.hitTest(point, with: event)
    }
  }
#endif
