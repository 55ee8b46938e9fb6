#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A view that shows a row of any design, the superclass of `SwipeRowView` and `ScrollRowView`.
  ///
  ///     let row = SwipeRowView(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
  ///     row.contentView.addSubview(label)
  ///     row.onAction = { row, action in app.perform(action); return .close }
  ///
  /// In a cell, show an item's row with `show(_:for:onNotice:buttons:)`, so that its state stays with the item.
  ///
  /// The view's display link runs only while something moves. The row fills the view between the safe area's left and right
  /// insets.
  @MainActor open class RowView: UIView {
    /// The view for the row's content, which moves sideways; this module's cells do not show it, but move their own.
    ///
    /// Elsewhere, a `SwipeRowView` pins it to the view's edges, so that constraints in it may give the view its height.
    public let contentView = UIView(frame: .zero)
    /// The policies for closing this row and the other open rows of its list.
    public var policies = TablePolicies()
    /// The titles of the plain actions that are not the row's own and, under the id `cancel`, of a question's cancel button.
    public var actionTitles = ActionTitles.english
    /// The phrases that announce the result of a plain action, in the app's language.
    public var phrases = AnnouncementPhrases.english
    /// Whether the row's plain actions are offered here, and not by the cell around it or an element in it.
    ///
    /// A screen reader offers the actions of the views around an element in addition to the element's own. If a row in a cell
    /// offered its actions, too, each action would be heard twice.
    package var offersActions = true
    /// Whether haptics are played for thresholds that a finger crosses, if the row's options ask for signals.
    public var playsHaptics = true
    /// A closure that performs an action and returns how the row responds.
    ///
    /// Without it, or if it returns nil, the row responds with `defaultFulfillment`. A `SwipeButton` has its own closure.
    public var onAction: (@MainActor (RowView, InteractionAction) -> InteractionAction.Fulfillment?)?
    /// A closure that asks a person about an action that `asksFirst`; answer with `confirm()` or `cancel()`.
    ///
    /// Without it, the question of a `SwipeButton` appears in an alert whose cancel button is titled
    /// `actionTitles["cancel"]`, or "Cancel"; any other action that asks first is cancelled, and so is a button's if no
    /// view controller contains the view.
    public var onAsk: (@MainActor (RowView, InteractionAction) -> Void)?
    /// Whether a finger can move the row, except while the row's cell is being edited.
    public var isSwipeEnabled = true
    /// Whether the cell around the row is being edited.
    var isCellEditing = false
    /// A closure that receives the notices of the view's row; an item's closure receives all of the item's.
    public var onNotice: (@MainActor (RowView, SwipeNotice) -> Void)?
    /// A closure called before each event, except a scroll view's report, a resize, and the events by which the view gives the
    /// row up.
    package var willChange: (@MainActor (RowView) -> Void)?
    /// A closure called after each event, before its notices and presses, except a resize and the events by which the view
    /// gives the row up.
    package var didChange: (@MainActor (RowView) -> Void)?

    /// The row that is shown.
    var shownRow: ItemRow?
    /// The row that was shown until the view was prepared for reuse, kept because it may be shown again.
    var lastShownRow: ItemRow?
    /// The rows of the list that the view is in, or was in last.
    var list: ListRows?
    /// The cell that the row fills, or nil if it fills none.
    weak var cell: UIView?
    /// A closure that receives the distance of the content from its place, in points to the right.
    var onMove: (@MainActor (CGFloat) -> Void)?
    /// The driver that stands between the recognisers and the row; nil if the view shows no row.
    public var driver: RowDriver? { shownRow?.driver }
    let strips: [(edge: SwipeEdge, view: ActionStripView)] = SwipeEdge.allCases.map { ($0, .init(frame: .zero)) }
    private(set) lazy var openGuard = OpenRowGuard(self)
    private(set) lazy var clock = FrameClock { [weak self] moment in self?.drawFrame(at: Time(moment)) ?? false }
    private var haptics = Haptics()

    /// Creates a row's view without a row.
    ///
    /// - Parameter frame: The frame, in points.
    /// - Complexity: O(1).
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a row's view from a nib, without a row.
    ///
    /// - Parameter coder: The nib's decoder.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Sets up the view; a subclass also assembles its views here.
    func setUp() {
      clipsToBounds = true
      preservesSuperviewLayoutMargins = true
      // The content keeps the row's margins however far it is moved.
      contentView.insetsLayoutMarginsFromSafeArea = false
    }

    /// The row in its current state, or nil if none is shown; setting it shows a row that belongs to no item and has no
    /// recorder.
    ///
    /// The row that was shown before closes, and reports it if it was open; an item's row in a list does so in the next frame,
    /// unless a cell shows the item by then or an alert asks about the row.
    public var row: (any RevealingRow)? {
      get { driver?.row }
      set { show(newValue.map { ItemRow($0) }) }
    }

    /// The recorder of the row's events, or nil for none; setting it has no effect while no row is shown.
    ///
    /// The recording of an item's row continues when a cell shows the item again.
    ///
    ///     row.recorder = row.row.map { ScriptRecorder($0, design: "constraint-swipe") }
    public var recorder: ScriptRecorder? {
      get { driver?.recorder }
      set { shownRow?.driver.recorder = newValue }
    }

    /// The row's resting position; closed if no row is shown.
    public var rest: Rest { driver?.row.rest ?? .closed }

    /// Prepares the view for reuse: it drops the app's closures, and also its row unless the same item is shown next.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open func prepareForReuse() {
      stopShowing()
      (onAction, onAsk, onNotice) = (nil, nil, nil)
      // Keep the appearance if the same item may be shown next.
      if lastShownRow == nil { layOutRow() } else { setNeedsLayout() }
    }

    // MARK: Events

    /// Applies an event to the row, and shows and reports its effects.
    func change(animated: Bool = true, _ event: (inout RowDriver, Time) -> SwipeEffects) {
      guard let shownRow else { return }
      willChange?(self)
      followReduceMotion()
      // The event changes the driver in place, so that its recording is not copied.
      report(event(&shownRow.driver, .now), animated: animated)
    }

    /// Shows and reports the effects of an event, and lets the app answer a press.
    func report(_ effects: SwipeEffects, animated: Bool = true) {
      guard let shownRow else { return }
      if playsHaptics { haptics.play(effects.signals) }
      rest == .closed ? openGuard.end() : openGuard.begin()
      showButtons()
      followRow(animated: animated)
      if driver?.needsFrames(after: .now) ?? false { clock.start() } else { clock.stop() }
      didChange?(self)
      // Read the actions first, because the app's closures may change the row.
      let (askedAction, pressedAction) = (driver?.pendingAction, driver?.pressedAction)
      // Decide whether to answer before reporting anything, because the app's closures may refill the row.
      let willAnswer = pressedAction != nil && !shownRow.isAnswering
      if willAnswer { shownRow.isAnswering = true }
      for notice in effects.notices {
        shownRow.notify(notice)
        onNotice?(self, notice)
      }
      if let askedAction, effects.notices.contains(where: { $0.isPress }) {
        if let onAsk { onAsk(self, askedAction) } else { ask(about: askedAction, of: shownRow) }
      } else if let pressedAction, willAnswer {
        shownRow.fulfill(pressedAction) { button in
          button.map { $0.perform() } ?? onAction.map { $0(self, pressedAction) } ?? nil
        }
      }
    }

    private func drawFrame(at time: Time) -> Bool {
      shownRow?.driver.advance(to: time)
      shownRow?.lastFrameTime = time
      render(at: time)
      return driver?.needsFrames(after: time) ?? false
    }

    /// Moves the content to the row's position.
    func followRow(animated: Bool) { render(at: moment) }

    /// The current time, or a later moment for which a frame has already been drawn.
    var moment: Time { max(.now, shownRow?.lastFrameTime ?? .zero) }

    /// Draws the row as it is at a time.
    func render(at time: Time) {}

    /// Adapts the view to a different row.
    func rowDidChange() {}

    /// Cancels the gesture of a finger on a row that this view gives up, and returns the notices, as `cancelDrag` does.
    func releaseFinger(of row: ItemRow) -> [SwipeNotice] { row.cancelDrag() }

    // MARK: Layout

    /// Lays the row out for the view's size.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOutRow()
    }

    /// Stops everything that needs a window when the view leaves its window, and resumes it when the view enters one.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { leaveWindow() } else { enterWindow() }
    }

    /// Gives the content the row's margins.
    ///
    /// - Complexity: O(1).
    open override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      contentView.layoutMargins = layoutMargins
    }

    /// Lays the row out inside the new safe area.
    ///
    /// - Complexity: O(1).
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    /// Lays the row out again when the traits change, such as the direction or the text size.
    ///
    /// - Parameter previousTraitCollection: The traits before the change.
    /// - Complexity: O(1).
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      setNeedsLayout()
    }

    /// The attribute that determines the row's direction; setting it lays the row out again.
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }

    /// Finds the view that a finger touches; in this module's cells, only the buttons, because the cell handles the rest.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - event: The event that UIKit delivers.
    /// - Returns: The view, or nil for none.
    /// - Complexity: O(*v*) in the number of views.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return cell != nil && hit === self ? nil : hit
    }

    /// Puts the row into a cell, over everything that the cell shows.
    func fill(_ cell: UIView) {
      self.cell = cell
      contentView.removeFromSuperview()
      cell.addSubview(self)
    }

    func layOutRow() {
      if contentView.layoutMargins != layoutMargins { contentView.layoutMargins = layoutMargins }
      let rowFrame = rowFrame
      let size = LayoutSize(width: Double(rowFrame.width), height: Double(rowFrame.height))
      if let shownRow {
        shownRow.driver.direction = readingDirection
        if size.width > 0, size != shownRow.driver.row.size {
          _ = shownRow.driver.handle(.resize(size.width, height: size.height), at: .now)
        }
      }
      showButtons()
      render(at: moment)
    }

    /// Shows buttons for the row's current actions.
    func showButtons() {
      for strip in strips {
        strip.view.show(driver?.row.actions(strip.edge) ?? []) { [weak self] index, phase in
          self?.change { $0.handle(.press(strip.edge, index, phase), at: $1) }
        }
      }
    }

    // MARK: Accessibility

    /// The app's custom actions and, unless the cell or an element in the row offers them, the row's plain actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (super.accessibilityCustomActions ?? []) + (offersActions ? customActions : []) }
      set { super.accessibilityCustomActions = newValue }
    }

    /// Closes an open row, unless its design prevents it or it waits for an answer.
    ///
    /// - Returns: Whether the row was open.
    /// - Complexity: O(*n*) in the number of actions.
    open override func accessibilityPerformEscape() -> Bool {
      guard rest != .closed else { return false }
      close(animated: true)
      return true
    }
  }
#endif
