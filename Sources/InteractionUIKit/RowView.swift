#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A view that shows a row of any design: what `SwipeRowView` and `ScrollRowView` have in common.
  ///
  ///     let row = SwipeRowView(ConstraintSwipe(width: 320, height: 44, trailing: [delete]))
  ///     row.contentView.addSubview(label)
  ///     row.onAction = { row, action in app.perform(action); return .close }
  ///
  /// Frames are drawn only while something moves by itself. The row's extent is that of the view.
  @MainActor open class RowView: UIView {
    /// What moves sideways: the row's content goes in here.
    ///
    /// In a `SwipeRowView` it is pinned to the row's edges, so that constraints in it may give the row its height.
    public let contentView = UIView(frame: .zero)
    /// What the row's list does to open rows by itself.
    public var policies = TablePolicies()
    /// The titles of the plain actions that a screen reader offers beside the row's own.
    public var actionTitles = ActionTitles.english
    /// Whether a finger feels what it crosses, where the row's options ask for signals.
    public var playsHaptics = true
    /// Does an action, and says what is to become of the row; nil where action and design say it.
    ///
    /// Without it, the row does what its action's `usualFulfillment` says; a list deletes the row itself.
    public var onAction: (@MainActor (RowView, InteractionAction) -> InteractionAction.Fulfillment?)?
    /// Asks a person about an action that `asksFirst`; afterwards call `confirm()` or `cancel()`.
    ///
    /// Without it, what asks first is called off.
    public var onAsk: (@MainActor (RowView, InteractionAction) -> Void)?
    /// Hears everything that the row reports.
    public var onNotice: (@MainActor (RowView, SwipeNotice) -> Void)?
    /// Hears that something is about to happen to the row.
    package var willChange: (@MainActor (RowView) -> Void)?
    /// Hears that something has happened to the row, before notices and presses are told.
    package var didChange: (@MainActor (RowView) -> Void)?

    /// The row between recognisers and screen; nil for a row that does not swipe.
    public internal(set) var driver: RowDriver?
    /// The strips of buttons.
    let strips: [(edge: SwipeEdge, view: ActionStripView)] = SwipeEdge.allCases.map { edge in
      (edge, ActionStripView(frame: .zero))
    }
    private(set) lazy var openGuard = OpenRowGuard(self)
    private lazy var clock = FrameClock { [weak self] moment in self?.drawFrame(at: Time(moment)) ?? false }
    private var haptics = Haptics()

    /// Creates a row's view without a row.
    ///
    /// - Parameter frame: Where it is, in points.
    /// - Complexity: O(1).
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a row's view from a nib, without a row.
    ///
    /// - Parameter coder: The nib's.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Puts the views together.
    func setUp() { clipsToBounds = true }

    /// The row's design and state; setting it shows it as it is, and ends a recording.
    public var row: (any RevealingRow)? {
      get { driver?.row }
      set {
        clock.stop()
        openGuard.end()
        driver = newValue.map { RowDriver($0) }
        driver?.reducesMotion = UIAccessibility.isReduceMotionEnabled
        setNeedsLayout()
        layOutRow()
      }
    }

    /// What writes down all that happens to the row, or nil.
    ///
    ///     row.recorder = row.row.map { ScriptRecorder($0, design: "constraint-swipe") }
    public var recorder: ScriptRecorder? {
      get { driver?.recorder }
      set { driver?.recorder = newValue }
    }

    /// Where the row rests.
    public var rest: Rest { driver?.row.rest ?? .closed }

    // MARK: From code

    /// Shows a side's buttons.
    ///
    /// - Parameters:
    ///   - edge: The side of the row.
    ///   - animated: Whether the content moves there.
    /// - Complexity: O(*v*) for *v* views in the row's scroll view, whose other rows close.
    public func open(_ edge: SwipeEdge, animated: Bool = true) {
      closeOthers()
      change(animated: animated) { $0.handle(.open(edge, animated: animated), at: $1) }
    }

    /// Hides the buttons.
    ///
    /// - Parameter animated: Whether the content moves there.
    /// - Complexity: O(1).
    public func close(animated: Bool = true) {
      change(animated: animated) { $0.handle(.close(animated: animated), at: $1) }
    }

    /// Does what a plain action names, as its gesture does.
    ///
    /// - Parameter action: The action's id; one that the row has not does nothing.
    /// - Complexity: O(*n*) in the number of actions.
    public func perform(_ action: String) { change { $0.handle(.perform(action), at: $1) } }

    /// Gives a side other actions: "Unread" becomes "Read".
    ///
    /// - Parameters:
    ///   - actions: The actions, outermost first.
    ///   - edge: The side of the row.
    /// - Complexity: O(*n*) in the number of actions.
    public func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge) {
      change { $0.handle(.setActions(actions, edge), at: $1) }
      layOutRow()
    }

    /// Shows some of a side's buttons for a moment, as a hint.
    ///
    /// - Parameter edge: The side of the row.
    /// - Complexity: O(1).
    public func preview(_ edge: SwipeEdge) { change { $0.handle(.preview(edge), at: $1) } }

    /// Lets happen what the row waits for.
    ///
    /// - Complexity: O(1).
    public func confirm() {
      change { driver, _ in
        _ = driver.confirm()
        return .none
      }
    }

    /// Calls off what the row waits for.
    ///
    /// - Complexity: O(1).
    public func cancel() { change { $0.cancel(at: $1) } }

    /// Tells the row what has happened in the table around it.
    ///
    /// - Parameter change: Whether another row has begun to open or the table to scroll.
    /// - Complexity: O(1).
    public func tableChanged(_ change: TableChange) { self.change { $0.handle(.table(change), at: $1) } }

    /// Makes the row as new for other content.
    ///
    /// - Complexity: O(1).
    open func prepareForReuse() {
      clock.stop()
      openGuard.end()
      _ = driver?.handle(.reuse, at: .now)
      followRow(animated: false)
    }

    // MARK: What follows

    /// Lets something happen to the row, and does what that has caused.
    func change(animated: Bool = true, _ event: (inout RowDriver, Time) -> SwipeEffects) {
      guard driver != nil else { return }
      willChange?(self)
      if let driver, driver.reducesMotion != UIAccessibility.isReduceMotionEnabled {
        self.driver?.reducesMotion = UIAccessibility.isReduceMotionEnabled
      }
      // In place, so that a recording is not copied.
      if let effects = driver?.handled(event) { report(effects, animated: animated) }
    }

    /// Tells what an event has caused, and asks the app about a press.
    func report(_ effects: SwipeEffects, animated: Bool = true) {
      let rest = self.rest
      if playsHaptics { haptics.play(effects.signals) }
      rest == .closed ? openGuard.end() : openGuard.begin()
      showButtons()
      followRow(animated: animated)
      if driver?.needsFrames(after: .now) ?? false { clock.start() } else { clock.stop() }
      didChange?(self)
      // Taken out first: the app may change the row from within.
      let (asked, pressed) = (driver?.askedAction, driver?.pressedAction)
      for notice in effects.notices { onNotice?(self, notice) }
      if let asked, effects.notices.contains(where: { $0.isPress }) {
        if let onAsk { onAsk(self, asked) } else { cancel() }
      } else if let pressed {
        let answer = onAction.map { $0(self, pressed) } ?? nil
        change { $0.fulfill(answer ?? pressed.usualFulfillment, at: $1) }
      }
    }

    /// Closes the other rows of the same list.
    func closeOthers() {
      guard policies.oneOpen else { return }
      enclosingScrollView?.forEachRow { if $0 !== self { $0.tableChanged(.otherRowOpened) } }
    }

    private func drawFrame(at time: Time) -> Bool {
      driver?.advance(to: time)
      render(at: time)
      return driver?.needsFrames(after: time) ?? false
    }

    /// Shows where the row is after an event.
    func followRow(animated: Bool) { render(at: .now) }

    /// Shows a moment.
    func render(at time: Time) {}

    // MARK: Layout

    /// Lays the row out for the view's extent.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOutRow()
    }

    /// Stops what needs a window.
    ///
    /// - Complexity: O(1).
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      clock.stop()
      openGuard.end()
    }

    func layOutRow() {
      driver?.direction = readingDirection
      let size = LayoutSize(width: Double(bounds.width), height: Double(bounds.height))
      if let driver, size.width > 0, size != driver.row.size {
        _ = self.driver?.handle(.resize(size.width, height: size.height), at: .now)
      }
      showButtons()
      render(at: .now)
    }

    /// Makes the buttons that the row has now.
    private func showButtons() {
      for strip in strips {
        strip.view.show(driver?.row.actions(strip.edge) ?? []) { [weak self] index, phase in
          self?.change { $0.handle(.press(strip.edge, index, phase), at: $1) }
        }
      }
    }

    // MARK: Without a finger

    /// What the app gives, and the row's plain actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { (super.accessibilityCustomActions ?? []) + customActions }
      set { super.accessibilityCustomActions = newValue }
    }

    /// Closes an open row.
    ///
    /// - Returns: Whether there was anything to close.
    /// - Complexity: O(1).
    open override func accessibilityPerformEscape() -> Bool {
      guard rest != .closed else { return false }
      close(animated: true)
      return true
    }
  }

  extension RowDriver {
    fileprivate mutating func handled(_ event: (inout RowDriver, Time) -> SwipeEffects) -> SwipeEffects {
      event(&self, .now)
    }
  }

  extension SwipeNotice {
    fileprivate var isPress: Bool { if case .didPress = self { true } else { false } }
  }
#endif
