// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public protocol DynamicProperty {}

/// A property whose value the host keeps by its place in the tree.
@MainActor protocol _Kept { func install(_ kept: inout AnyObject?) }

/// A property that the host reads from the view's environment.
@MainActor protocol _FromEnvironment { func install(_ values: EnvironmentValues) }

final class _Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Where a property finds its box: its own until the host installs the kept one.
final class _Place<Value> {
  var box: _Box<Value>
  init(_ value: Value) { box = _Box(value) }
  func install(_ kept: inout AnyObject?) {
    if let found = kept as? _Box<Value> { box = found } else { kept = box }
  }
}

/// Counts changes of state, so that a host evaluates only if something has changed.
enum _Changes {
  private final class Counter: @unchecked Sendable { var count = 0 }
  private static let counter = Counter()
  static var count: Int {
    get { counter.count }
    set { counter.count = newValue }
  }
}

@propertyWrapper public struct State<Value>: DynamicProperty, _Kept {
  private let place: _Place<Value>
  public init(wrappedValue: Value) { place = _Place(wrappedValue) }
  public init(initialValue value: Value) { place = _Place(value) }
  public var wrappedValue: Value {
    get { place.box.value }
    nonmutating set {
      _Changes.count += 1
      place.box.value = newValue
    }
  }
  public var projectedValue: Binding<Value> {
    let box = place.box
    return Binding(get: { box.value }) {
      _Changes.count += 1
      box.value = $0
    }
  }
  func install(_ kept: inout AnyObject?) { place.install(&kept) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

public struct Transaction {}

@propertyWrapper public struct GestureState<Value>: DynamicProperty, _Kept {
  let place: _Place<Value>
  let initial: Value
  public init(wrappedValue: Value) {
    place = _Place(wrappedValue)
    initial = wrappedValue
  }
  public var wrappedValue: Value { place.box.value }
  public var projectedValue: GestureState<Value> { self }
  func install(_ kept: inout AnyObject?) { place.install(&kept) }
}

@MainActor @propertyWrapper @preconcurrency public struct FocusState<Value: Hashable>: DynamicProperty, _Kept {
  @MainActor @propertyWrapper public struct Binding {
    let state: FocusState
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

@MainActor @propertyWrapper @preconcurrency public struct StateObject<Object: ObservableObject>: DynamicProperty, _Kept
{
  private final class Lazy {
    let make: () -> Object
    lazy var object = make()
    init(_ make: @escaping () -> Object) { self.make = make }
  }
  private let place: _Place<Lazy>
  public init(wrappedValue thunk: @autoclosure @escaping () -> Object) { place = _Place(Lazy(thunk)) }
  public var wrappedValue: Object { place.box.value.object }
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
  func install(_ kept: inout AnyObject?) { place.install(&kept) }
}

@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  @MainActor @dynamicMemberLookup public struct Wrapper {
    let object: Object
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> SwiftUI.Binding<Member> {
      let object = object
      return SwiftUI.Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

// MARK: - The environment

public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  private struct Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  private struct Motion: EnvironmentKey { static var defaultValue: Bool { false } }
  public var layoutDirection: LayoutDirection {
    get { self[Direction.self] }
    set { self[Direction.self] = newValue }
  }
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[Motion.self] }
    set { self[Motion.self] = newValue }
  }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, _FromEnvironment {
  private let path: KeyPath<EnvironmentValues, Value>
  private let place: _Place<Value?>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
    place = _Place(nil)
  }
  public var wrappedValue: Value { place.box.value ?? EnvironmentValues()[keyPath: path] }
  func install(_ values: EnvironmentValues) { place.box = _Box(values[keyPath: path]) }
}
