// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

/// One evaluation of a tree of views: where everything is, and what answers touches.
@MainActor public final class _Walker {
  enum Axis { case depth, horizontal, vertical }

  unowned let host: _Host
  /// The place in the tree, by which state is kept.
  var path = ""
  var environment: EnvironmentValues
  /// Where the view is on the screen, and how much room it is offered.
  var origin = CGPoint.zero
  var proposal: CGSize
  private var axis = Axis.depth
  /// Whether views out of sight are left out, and the minimum height of a row.
  var isLazy = false, rowHeight: CGFloat = 0
  private var font: Font?
  private var clip: CGRect
  private var isTouchable = true
  private var style: (@MainActor (ButtonStyleConfiguration) -> any View)?
  private var paths: Set<String> = []
  /// The contents of the modifiers, by the modifier's type, the innermost last.
  var modified: [ObjectIdentifier: [any View]] = [:]

  // The results, in the order of painting.
  var texts: [(text: String, frame: CGRect, size: CGFloat)] = []
  var targets: [_Target] = []
  var plainActions: [(name: String, action: () -> Void)] = []
  var labels: [String] = []
  /// The elements for a screen reader, by place and label.
  var elements: [(path: String, label: String, isRead: Bool, focus: (Bool) -> Void)] = []
  var bar: [(title: String, action: () -> Void)] = []
  var deleteDisabled: [Bool] = []
  var dialogs: [(title: String, isPresented: Binding<Bool>, buttons: [(title: String, action: () -> Void)])] = []
  var fields: [Binding<String>] = []
  /// The views that can have the keyboard, by place.
  var focus: [(path: String, state: FocusState<Bool>.Binding)] = []
  /// The handlers of changed Boolean values, by place.
  var hearers: [(path: String, hear: (Bool) -> Void)] = []
  var leaving: [String: () -> Void] = [:]
  var submit: (() -> Void)?
  var keys: [(KeyPress) -> KeyPress.Result] = []
  var scrolls: ((Edge) -> Void)?
  var drawsFrames = false
  /// The work to do after the evaluation.
  var later: [@MainActor () -> Void] = []

  init(_ host: _Host) {
    self.host = host
    environment = host.environment
    proposal = host.size
    clip = CGRect(origin: .zero, size: host.size)
  }

  // MARK: The tree

  func walk(_ view: any View, _ step: String) -> CGSize {
    let old = path
    path += "/" + step
    defer { path = old }
    if let primitive = view as? any _Primitive { return primitive._walk(self) }
    install(view)
    func open<V: View>(_ view: V) -> CGSize { walk(view.body, "body") }
    return open(view)
  }

  /// Connects a view's properties to their stored values.
  func install(_ value: Any) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      let key = path + ".\(index)"
      if let state = child.value as? any _Kept {
        host.seen.insert(key)
        var kept = host.kept[key]
        state.install(&kept)
        host.kept[key] = kept
      }
      if let value = child.value as? any _FromEnvironment { value.install(environment) }
    }
  }

  // MARK: Layout

  /// Places views one after another along the axis of their container.
  func sequence(_ children: [(view: any View, step: String)]) -> CGSize {
    let (start, axis) = (origin, axis)
    var extent = CGSize.zero
    for child in children {
      switch axis {
      case .depth: break
      case .horizontal: origin.x = start.x + extent.width
      case .vertical: origin.y = start.y + extent.height
      }
      var size = walk(child.view, child.step)
      self.axis = axis
      size.height = max(size.height, rowHeight)
      extent.width = axis == .horizontal ? extent.width + size.width : max(extent.width, size.width)
      extent.height = axis == .vertical ? extent.height + size.height : max(extent.height, size.height)
    }
    origin = start
    return extent
  }

  func stack(_ axis: Axis, _ content: any View, isLazy: Bool = false, rowHeight: CGFloat = 0) -> CGSize {
    let old = (self.axis, self.isLazy, self.rowHeight)
    (self.axis, self.isLazy, self.rowHeight) = (axis, isLazy, rowHeight)
    defer { (self.axis, self.isLazy, self.rowHeight) = old }
    return walk(content, "stack")
  }

  func lettered(_ font: Font?, _ walk: @MainActor () -> CGSize) -> CGSize {
    let old = self.font
    self.font = font
    defer { self.font = old }
    return walk()
  }

  func moved(by distance: CGSize, _ walk: @MainActor () -> CGSize) -> CGSize {
    let old = origin
    origin = CGPoint(x: old.x + distance.width, y: old.y + distance.height)
    defer { origin = old }
    return walk()
  }

  func framed(_ width: CGFloat?, _ height: CGFloat?, _ walk: @MainActor () -> CGSize) -> CGSize {
    let old = proposal
    proposal = CGSize(width: width ?? old.width, height: height ?? old.height)
    defer { proposal = old }
    let size = walk()
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func cut(_ shape: ((CGRect) -> CGRect)?, _ walk: @MainActor () -> CGSize) -> CGSize {
    // Only laying the view out gives its size; the container here always offers that size.
    let bounds = CGRect(origin: origin, size: CGSize(width: proposal.width, height: min(proposal.height, 10_000)))
    let old = clip
    clip = clip.intersection(shape?(bounds) ?? bounds)
    defer { clip = old }
    return walk()
  }

  /// Walks a view, and another one of the same size behind it or over it.
  func beside(_ other: any View, _ walk: @MainActor () -> CGSize) -> CGSize {
    let size = walk()
    let (oldProposal, oldAxis) = (proposal, axis)
    (proposal, axis) = (size, .depth)
    _ = self.walk(other, "beside")
    (proposal, axis) = (oldProposal, oldAxis)
    return size
  }

  // MARK: Leaves

  func text(_ string: String) -> CGSize {
    // As wide as its container, and one row high.
    let size = CGSize(width: proposal.width, height: min(proposal.height, host.rowHeight))
    texts.append((string, CGRect(origin: origin, size: size), font?.size ?? 17))
    return size
  }

  func button(_ action: @escaping @MainActor () -> Void, _ label: any View) -> CGSize {
    let first = texts.count
    let style = style
    let size =
      style.map { walk($0(ButtonStyleConfiguration(label: .init(view: label), isPressed: false)), "styled") }
      ?? walk(label, "label")
    let title = texts[first...].map(\.text).joined(separator: " ")
    add(_Target(kind: .button(title, action), frame: CGRect(origin: origin, size: size)))
    return size
  }

  func field(_ text: Binding<String>) -> CGSize {
    fields.append(text)
    return self.text(text.wrappedValue)
  }

  func gesture(_ gesture: any Gesture, _ size: CGSize) {
    guard let gesture = gesture as? any _Drivable else { return }
    add(_Target(kind: .gesture(gesture, path), frame: CGRect(origin: origin, size: size)))
  }

  private func add(_ target: _Target) {
    guard isTouchable else { return }
    var target = target
    target.seen = target.frame.intersection(clip)
    targets.append(target)
  }

  func untouchable(_ walk: @MainActor () -> CGSize) -> CGSize {
    let old = isTouchable
    isTouchable = false
    defer { isTouchable = old }
    return walk()
  }

  func styled(
    _ style: @escaping @MainActor (ButtonStyleConfiguration) -> any View, _ walk: @MainActor () -> CGSize
  ) -> CGSize {
    let old = self.style
    self.style = style
    defer { self.style = old }
    return walk()
  }

  // MARK: State

  func with<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, _ walk: @MainActor () -> CGSize
  ) -> CGSize {
    let old = environment
    environment[keyPath: keyPath] = value
    defer { environment = old }
    return walk()
  }

  func changed<V: Equatable>(_ value: V, _ action: @escaping (V) -> Void) {
    let key = path + "?"
    host.seen.insert(key)
    hearers.append((path, { if let value = $0 as? V { action(value) } }))
    // Otherwise, a missing value would be taken for an optional that is nil.
    if let kept = host.values[key], let old = kept as? V, old != value { later.append { action(value) } }
    host.values[key] = value
  }

  func appeared(_ action: (() -> Void)?) {
    let key = path + "!"
    host.seen.insert(key)
    if host.appeared.insert(key).inserted, let action { later.append { action() } }
  }

  func leaves(_ action: (() -> Void)?) { leaving[path] = action }

  func focus(_ condition: FocusState<Bool>.Binding) { focus.append((path, condition)) }

  func dialog(_ title: String, _ isPresented: Binding<Bool>, _ actions: any View) {
    dialogs.append((title, isPresented, buttons(in: actions, "dialog")))
  }

  /// The buttons of a view that is placed elsewhere.
  func buttons(in view: any View, _ step: String) -> [(title: String, action: () -> Void)] {
    let inner = _Walker(host)
    (inner.path, inner.environment) = (path, environment)
    _ = inner.walk(view, step)
    return inner.targets.compactMap { target in
      guard case .button(let title, let action) = target.kind else { return nil }
      return (title, { MainActor.assumeIsolated { action() } })
    }
  }

  func sheet(_ content: any View) { _ = buttons(in: content, "sheet") }

  func frameDate(isPaused: Bool) -> Date {
    if !isPaused {
      drawsFrames = true
      host.frame = host.now
    }
    return host.frame
  }

  // MARK: Accessibility

  func spoken(_ text: String) { labels.append(text) }

  /// Makes the element with the last label focusable for a screen reader.
  func readable(_ isRead: Bool, _ focus: @escaping (Bool) -> Void) {
    elements.append((path, labels.last ?? "", isRead, focus))
  }

  func plainAction(_ name: String, _ action: @escaping () -> Void) { plainActions.append((name, action)) }
}

/// Anything that responds to a finger.
struct _Target {
  enum Kind {
    case button(String, @MainActor () -> Void)
    /// A gesture, and its place in the tree.
    case gesture(any _Drivable, String)
  }
  let kind: Kind
  let frame: CGRect
  /// The part that is not clipped.
  var seen = CGRect.zero
}
