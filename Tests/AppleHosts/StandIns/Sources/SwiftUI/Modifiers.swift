// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// Stands for a modifier's content in the modifier's own tree of views; in another tree it stands for nothing.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _Primitive {
  public func _walk(_ walker: _Walker) -> CGSize {
    let key = ObjectIdentifier(Modifier.self)
    guard let view = walker.modified[key]?.popLast() else { return .zero }
    defer { walker.modified[key]?.append(view) }
    return walker.walk(view, "content")
  }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: _Primitive {
  let content: Content
  let modifier: Modifier
  public func _walk(_ walker: _Walker) -> CGSize {
    walker.install(modifier)
    let key = ObjectIdentifier(Modifier.self)
    walker.modified[key, default: []].append(content)
    defer { _ = walker.modified[key]?.popLast() }
    return walker.walk(modifier.body(content: _ViewModifier_Content()), "modifier")
  }
}

/// A view with work that the walker does before or after it.
public struct _Around<Content: View>: _Primitive {
  let content: Content
  let around: @MainActor (_Walker, @MainActor () -> CGSize) -> CGSize
  public func _walk(_ walker: _Walker) -> CGSize { around(walker) { walker.walk(content, "in") } }
}

extension View {
  func around(
    _ body: @escaping @MainActor (_Walker, @MainActor () -> CGSize) -> CGSize
  ) -> _Around<Self> { _Around(content: self, around: body) }

  /// Does something once the view is laid out.
  func after(_ body: @escaping @MainActor (_Walker, CGSize) -> Void) -> _Around<Self> {
    around { walker, walk in
      let size = walk()
      body(walker, size)
      return size
    }
  }

  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }

  // MARK: Gestures

  public func gesture<T: Gesture>(_ gesture: T) -> some View { after { $0.gesture(gesture, $1) } }
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { after { $0.gesture(gesture, $1) } }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    after { $0.gesture(TapGesture().onEnded { action() }, $1) }
  }
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }
  public func allowsHitTesting(_ isEnabled: Bool) -> some View {
    around { walker, walk in isEnabled ? walk() : walker.untouchable(walk) }
  }
  public func disabled(_ isDisabled: Bool) -> some View {
    around { walker, walk in isDisabled ? walker.untouchable(walk) : walk() }
  }

  @available(iOS 17.0, *)
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  @available(iOS 17.0, *)
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { after { walker, _ in walker.keys.append(action) } }

  // MARK: Layout

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    around { walker, walk in walker.moved(by: CGSize(width: x, height: y), walk) }
  }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    around { walker, walk in walker.framed(width, height, walk) }
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    around { walker, walk in
      let size = walk()
      return CGSize(
        width: max(minWidth ?? 0, maxWidth == .infinity ? walker.proposal.width : size.width),
        height: max(minHeight ?? 0, maxHeight == .infinity ? walker.proposal.height : size.height))
    }
  }
  public func clipped(antialiased: Bool = false) -> some View { around { walker, walk in walker.cut(nil, walk) } }
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    around { walker, walk in walker.cut({ shape.path(in: $0).rect }, walk) }
  }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let back = content()
    return around { walker, walk in walker.beside(back, walk) }
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let front = content()
    return around { walker, walk in walker.beside(front, walk) }
  }
  public func background<S: ShapeStyle>(_ style: S) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  // MARK: Looks

  public func opacity(_ opacity: Double) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { self }
  public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func font(_ font: Font?) -> some View { around { walker, walk in walker.lettered(font, walk) } }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    around { walker, walk in walker.styled({ style.makeBody(configuration: $0) }, walk) }
  }

  // MARK: State

  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    around { walker, walk in walker.with(keyPath, value, walk) }
  }
  @available(iOS, deprecated: 17.0)
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    after { walker, _ in walker.changed(value, action) }
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    after { walker, _ in walker.appeared(action) }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    after { walker, _ in walker.leaves(action) }
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    after { walker, _ in walker.focus(condition) }
  }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { after { walker, _ in walker.submit = action } }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let (title, actions) = (String(title), actions())
    return after { walker, _ in if isPresented.wrappedValue { walker.dialog(title, isPresented, actions) } }
  }

  // MARK: Accessibility

  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { after { walker, _ in walker.spoken(label.string) } }
  public func accessibilityValue(_ value: Text) -> some View { after { walker, _ in walker.spoken(value.string) } }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { after { walker, _ in walker.plainAction(kind.name, handler) } }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    after { walker, _ in walker.plainAction(name.string, handler) }
  }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    after { walker, _ in walker.scrolls = handler }
  }
}

public struct AccessibilityChildBehavior: Equatable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let combine = AccessibilityChildBehavior(name: "combine")
  public static let contain = AccessibilityChildBehavior(name: "contain")
}

public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []
  public init() {}
  private init(_ name: String) { names = [name] }
  public static let isSelected = AccessibilityTraits("selected")
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    names.subtract(member.names)
    return member
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    formUnion(newMember)
    return newMember
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var union = self
    union.formUnion(other)
    return union
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

public enum Visibility: Sendable { case automatic, visible, hidden }

@available(iOS 17.0, *)
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
  }
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
}

public struct KeyEquivalent: Hashable, Sendable {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"), leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}"), home = Self("\u{F729}"), end = Self("\u{F72B}")
  public static let pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}"), `return` = Self("\r")
  public static let space = Self(" "), escape = Self("\u{1B}"), delete = Self("\u{8}"), deleteForward = Self("\u{F728}")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let option = EventModifiers(rawValue: 8), command = EventModifiers(rawValue: 16)
}

public struct SubmitLabel: Sendable { public static let done = SubmitLabel() }

public struct Font: Equatable, Sendable {
  public enum TextStyle: Sendable { case body, headline }
  let size: CGFloat
  public static let headline = Font(size: 17)
  public static let subheadline = Font(size: 15)
  public static func system(size: CGFloat) -> Font { Font(size: size) }
}
