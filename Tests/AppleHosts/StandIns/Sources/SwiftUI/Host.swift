// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

/// A screen for tests, which evaluates a view whenever its state has changed, until nothing changes any more.
@MainActor public final class _Host {
  var kept: [String: AnyObject] = [:]
  var values: [String: Any] = [:]
  var appeared: Set<String> = []
  /// The places in the tree that this evaluation has reported on.
  var seen: Set<String> = []
  /// The heights of rows in lazy containers when they were last visible.
  var heights: [String: CGFloat] = [:]
  /// Every text that was created for sharing.
  public var shared: [String] = []
  /// The date of the latest frame.
  var frame: Date
  let root: any View
  let rowHeight: CGFloat
  var environment: EnvironmentValues
  var latest: _Walker?
  /// The UIKit views on the screen, in its one scroll view.
  public let window: UIWindow
  private(set) var screen: UIScrollView
  private var changes = -1
  /// The place in the tree of the view that has the keyboard.
  private var focused: String?
  /// The place of the element that a screen reader is on.
  private var read: String?
  /// SwiftUI's own recogniser.
  private let own = UIGestureRecognizer()
  /// The size of the screen; a new size is laid out at once.
  public var size: CGSize {
    didSet {
      window.frame.size = size
      screen.frame.size = size
      evaluate()
    }
  }
  /// The direction that surrounds the view.
  public var direction: LayoutDirection {
    get { environment.layoutDirection }
    set {
      environment.layoutDirection = newValue
      evaluate()
    }
  }
  /// The content offset of all scroll views; setting it scrolls from code, while a finger drags.
  public var scrolled: CGFloat {
    get { screen.contentOffset.y }
    set {
      screen.contentOffset.y = newValue
      evaluate()
    }
  }
  /// The date, which tests may set; elapsed time is `ShimClock`'s.
  public var now = Date(timeIntervalSinceReferenceDate: 1000)
  /// How often the tree was evaluated.
  public private(set) var evaluations = 0

  public init(
    _ root: any View, size: CGSize, rowHeight: CGFloat = 44, direction: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false
  ) {
    self.root = root
    self.size = size
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    screen = UIScrollView(frame: window.frame)
    window.addSubview(screen)
    self.rowHeight = rowHeight
    environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.accessibilityReduceMotion = reducesMotion
    frame = now
  }

  /// Evaluates for the first time, once the view uses the host's clock.
  public func start() {
    UIView.shimDirection = .leftToRight
    UIAccessibility.shimReducesMotion = environment.accessibilityReduceMotion
    ShimClock.links.removeAll()
    evaluate()
  }

  /// Scrolling content is a list, which since iOS 16 is a collection view.
  func showList() {
    guard !(screen is UICollectionView) else { return }
    let list = UICollectionView(frame: screen.frame, collectionViewLayout: UICollectionViewLayout())
    for view in screen.subviews { list.addSubview(view) }
    screen.superview?.addSubview(list)
    screen.removeFromSuperview()
    screen = list
  }

  // MARK: Evaluating

  private var isChanged: Bool { changes != _Changes.count + ObservableObjectPublisher._count }

  /// Evaluates if anything has changed, as SwiftUI does.
  public func update() {
    if isChanged { evaluate() }
  }

  func evaluate() {
    for _ in 0..<20 {
      changes = _Changes.count + ObservableObjectPublisher._count
      evaluations += 1
      seen = []
      let walker = _Walker(self)
      _ = walker.walk(root, "root")
      let gone = (latest?.leaving ?? [:]).filter { walker.leaving[$0.key] == nil }
      for (key, value) in kept where !seen.contains(key) {
        (value as? _RepresentedView)?.dismantle()
      }
      kept = kept.filter { seen.contains($0.key) }
      values = values.filter { seen.contains($0.key) }
      appeared.formIntersection(seen)
      let unfocused = moveFocus(to: walker)
      moveReader(to: walker)
      latest = walker
      for action in unfocused { action() }
      for action in gone.values { action() }
      for action in walker.later { action() }
      if walker.later.isEmpty, !isChanged { return }
    }
    fatalError("The view never stops changing its state.")
  }

  /// Only one view has the keyboard; the one before gives it up, and one that leaves the tree loses it and is notified.
  private func moveFocus(to walker: _Walker) -> [() -> Void] {
    var unfocused: [() -> Void] = []
    for old in latest?.focus ?? []
    where old.state.wrappedValue && !walker.focus.contains(where: { $0.path == old.path }) {
      old.state.wrappedValue = false
      let hearer = latest?.hearers.filter { old.path.hasPrefix($0.path) }.max { $0.path.count < $1.path.count }
      if let hearer { unfocused.append { hearer.hear(false) } }
    }
    let on = walker.focus.filter(\.state.wrappedValue)
    if on.count > 1 { for old in on where old.path == focused { old.state.wrappedValue = false } }
    focused = on.last { $0.state.wrappedValue }?.path
    return unfocused
  }

  /// A screen reader is on one element; the element before loses the focus.
  private func moveReader(to walker: _Walker) {
    let on = walker.elements.filter(\.isRead)
    let next = on.last { $0.path != read } ?? on.last
    for old in on where old.path != next?.path { old.focus(false) }
    read = next?.path
  }

  // MARK: Output

  public var texts: [(text: String, frame: CGRect, size: CGFloat)] { latest?.texts ?? [] }
  public var bar: [String] { (latest?.bar ?? []).map(\.title) }
  public var elements: [String] { (latest?.elements ?? []).map(\.label) }
  /// The elements on which the screen reader's focus is.
  public var readElements: [String] { (latest?.elements ?? []).filter(\.isRead).map(\.label) }
  public var deleteDisabled: [Bool] { latest?.deleteDisabled ?? [] }
  public var plainActions: [String] { (latest?.plainActions ?? []).map(\.name) }
  public var labels: [String] { latest?.labels ?? [] }
  public var dialogs: [(title: String, buttons: [String])] {
    (latest?.dialogs ?? []).map { ($0.title, $0.buttons.map(\.title)) }
  }
  public var drawsFrames: Bool { latest?.drawsFrames ?? false }
  public var fields: [String] { (latest?.fields ?? []).map(\.wrappedValue) }

  public func frame(of text: String) -> CGRect? { texts.first { $0.text == text }?.frame }

  /// The buttons, and the part of each that is not clipped.
  public var buttons: [(title: String, seen: CGRect)] {
    (latest?.targets ?? []).compactMap { target in
      guard case .button(let title, _) = target.kind, !target.seen.isEmpty else { return nil }
      return (title, target.seen)
    }
  }

  // MARK: Events

  public func advance(by seconds: Double) {
    var left = seconds
    while left > 1e-9 {
      let step = min(left, 1.0 / 30)
      now += step
      left -= step
      let isMoving = !ShimClock.links.isEmpty || screen.isDecelerating
      ShimClock.advance(by: step)
      if drawsFrames || isMoving { evaluate() } else { update() }
    }
  }

  /// Taps the topmost view.
  public func tap(_ place: CGPoint) {
    let finger = ShimTouches(in: window, at: place)
    // If two recognisers find a tap, it is not known which one wins, so a touched SwiftUI view gets the tap, too.
    let isSwiftUIs = finger.shimTouched is _HostingContentView
    finger.up()
    // SwiftUI's views in a UIKit view get only the touches that the view leaves to them.
    let isUIKits = kept.values.contains { kept in
      (kept as? _RepresentedView).flatMap { finger.shimTouched?.isDescendant(of: $0.view) } ?? false
    }
    guard isSwiftUIs || !finger.shimIsTaken && !isUIKits else { return evaluate() }
    let hit = (latest?.targets ?? []).last { target in
      guard target.seen.contains(place) else { return false }
      switch target.kind {
      case .button: return true
      case .gesture(let gesture, _): return gesture.leastDistance == nil
      }
    }
    switch hit?.kind {
    case .button(_, let action): action()
    case .gesture(let gesture, _): gesture.ended(())
    case nil: break
    }
    evaluate()
  }

  /// Moves a finger in equal steps, one every sixtieth of a second, and lifts it at the end.
  public func drag(
    _ start: CGPoint, _ places: CGPoint..., steps: Int = 12, lifts: Bool = true, isTakenAway: Bool = false
  ) {
    let paths = (latest?.targets ?? []).compactMap { target -> String? in
      guard case .gesture(let gesture, let path) = target.kind, gesture.leastDistance != nil,
        target.seen.contains(start)
      else { return nil }
      return path
    }
    let origins = (latest?.targets ?? []).reduce(into: [String: CGPoint]()) { origins, target in
      if case .gesture(_, let path) = target.kind { origins[path] = target.frame.origin }
    }
    let finger = ShimTouches(in: window, at: start)
    var last = start
    var begun: Set<String> = []
    var isCancelled = false
    /// A UIKit recogniser that allows no simultaneous one takes the finger from SwiftUI's.
    func yield() {
      let taken = finger.shimActive.contains { active in
        !(active.delegate?.gestureRecognizer(active, shouldRecognizeSimultaneouslyWith: own) ?? false)
      }
      guard taken, !isCancelled else { return }
      send(last) { gesture, _ in gesture.reset() }
      isCancelled = true
    }
    func send(_ place: CGPoint, _ body: (any _Drivable, DragGesture.Value) -> Void) {
      guard !isCancelled else { return update() }
      for path in paths {
        for case .gesture(let gesture, path) in (latest?.targets ?? []).map(\.kind) {
          guard let least = gesture.leastDistance, let origin = origins[path] else { continue }
          let distance = max((place.x - start.x).magnitude, (place.y - start.y).magnitude)
          if distance >= least { begun.insert(path) }
          guard begun.contains(path) else { continue }
          body(
            gesture,
            DragGesture.Value(
              time: now, location: CGPoint(x: place.x - origin.x, y: place.y - origin.y),
              startLocation: CGPoint(x: start.x - origin.x, y: start.y - origin.y)))
          break
        }
      }
      update()
    }
    send(start) { $0.changed($1) }
    for place in places {
      for step in 1...max(1, steps) {
        advance(by: 1.0 / 60)
        let part = CGFloat(step) / CGFloat(max(1, steps))
        let next = CGPoint(x: last.x + (place.x - last.x) * part, y: last.y + (place.y - last.y) * part)
        finger.move(to: next, over: 0, steps: 1)
        if finger.shimIsTaken { evaluate() }
        yield()
        send(next) { $0.changed($1) }
      }
      last = place
    }
    if isTakenAway { finger.cancel() } else if lifts { finger.up() }
    if finger.shimIsTaken { evaluate() }
    if lifts && !isTakenAway { send(last) { $0.ended($1) } }
    if lifts || isTakenAway { send(last) { gesture, _ in gesture.reset() } }
  }

  /// Performs a plain action, as a screen reader does.
  public func speak(_ name: String, at index: Int = 0) {
    latest?.plainActions.filter { $0.name == name }[index].action()
    update()
  }

  /// Presses a button of the dialog, which is dismissed before or after the button's action.
  public func answer(_ title: String, dialogGoesFirst: Bool) {
    guard let dialog = latest?.dialogs.last else { return }
    if dialogGoesFirst { dialog.isPresented.wrappedValue = false }
    dialog.buttons.first { $0.title == title }?.action()
    if !dialogGoesFirst { dialog.isPresented.wrappedValue = false }
    update()
  }

  /// Dismisses a dialog without a button.
  public func dismissDialog() {
    latest?.dialogs.last?.isPresented.wrappedValue = false
    update()
  }

  /// The bindings of the text fields on the screen.
  public var bindings: [Binding<String>] { latest?.fields ?? [] }
  /// Whether any field has the keyboard.
  public var hasKeyboard: Bool { focused != nil }

  /// Takes the keyboard away, as a person does.
  public func dismissKeyboard() {
    for field in latest?.focus ?? [] where field.path == focused { field.state.wrappedValue = false }
    update()
  }

  /// Types a text into the field on the screen.
  public func type(_ text: String) {
    latest?.fields.last?.wrappedValue = text
    update()
  }

  /// Presses a key in the focused view, and returns whether a view has used it.
  @discardableResult public func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    let isHandled = (latest?.keys ?? []).contains { $0(KeyPress(key: key, modifiers: modifiers)) == .handled }
    update()
    return isHandled
  }

  /// Presses Return.
  public func submit() {
    latest?.submit?()
    update()
  }

  /// Scrolls by a page, as a screen reader does.
  public func scroll(_ edge: Edge) {
    latest?.scrolls?(edge)
    update()
  }
}
