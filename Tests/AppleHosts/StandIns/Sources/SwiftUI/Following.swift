// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

// A person's settings, and a list's values for its rows.

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
  /// The body text's points, of 17 at the usual size.
  var _body: CGFloat { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue] }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, _FromEnvironment {
  private let value: Value
  private let place = _Place(DynamicTypeSize.large)
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }
  public var wrappedValue: Value { value * Value(place.box.value._body) / 17 }
  func install(_ values: EnvironmentValues) { place.box = _Box(values.dynamicTypeSize) }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  private struct Editing: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private struct RowHeight: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSize.self] }
    set { self[TypeSize.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[Editing.self] }
    set { self[Editing.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeight.self] }
    set { self[RowHeight.self] = newValue }
  }
}

// MARK: - Screen readers

@MainActor @propertyWrapper @preconcurrency
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, _Kept {
  @MainActor @propertyWrapper public struct Binding {
    let state: AccessibilityFocusState
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
  private let place: _Place<Value>
  public init() where Value == Bool { place = _Place(false) }
  public var wrappedValue: Value {
    get { place.box.value }
    nonmutating set {
      _Changes.count += 1
      place.box.value = newValue
    }
  }
  public var projectedValue: Binding { Binding(state: self) }
  func install(_ kept: inout AnyObject?) { place.install(&kept) }
}

extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    after { walker, _ in walker.readable(condition.wrappedValue) { condition.wrappedValue = $0 } }
  }
  /// Each button in the content is an action.
  @available(iOS 16.0, *)
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let actions = content()
    return after { walker, _ in
      for button in walker.buttons(in: actions, "actions") { walker.plainAction(button.title, button.action) }
    }
  }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    after { walker, _ in walker.deleteDisabled.append(isDisabled) }
  }
}
