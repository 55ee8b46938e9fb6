// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

@MainActor @preconcurrency public protocol Gesture {
  associatedtype Value
}

/// A gesture that a host can drive.
@MainActor protocol _Drivable {
  /// The minimum distance of the finger; nil for a tap.
  var leastDistance: CGFloat? { get }
  func changed(_ value: Any)
  func ended(_ value: Any)
  /// Resets the gesture once it is over, whether it has ended or was cancelled.
  func reset()
}

public struct DragGesture: Gesture, _Drivable {
  public struct Value: Equatable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  var leastDistance: CGFloat? { minimumDistance }
  func changed(_ value: Any) {}
  func ended(_ value: Any) {}
  func reset() {}
}

public struct TapGesture: Gesture, _Drivable {
  public typealias Value = ()
  public init(count: Int = 1) {}
  var leastDistance: CGFloat? { nil }
  func changed(_ value: Any) {}
  func ended(_ value: Any) {}
  func reset() {}
}

public struct _ChangedGesture<Base: Gesture>: Gesture, _Drivable {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void
  private var inner: (any _Drivable)? { base as? any _Drivable }
  var leastDistance: CGFloat? { inner?.leastDistance }
  func changed(_ value: Any) {
    inner?.changed(value)
    if let value = value as? Base.Value { action(value) }
  }
  func ended(_ value: Any) { inner?.ended(value) }
  func reset() { inner?.reset() }
}

public struct _EndedGesture<Base: Gesture>: Gesture, _Drivable {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void
  private var inner: (any _Drivable)? { base as? any _Drivable }
  var leastDistance: CGFloat? { inner?.leastDistance }
  func changed(_ value: Any) { inner?.changed(value) }
  func ended(_ value: Any) {
    inner?.ended(value)
    if let value = value as? Base.Value { action(value) }
  }
  func reset() { inner?.reset() }
}

public struct GestureStateGesture<Base: Gesture, State>: Gesture, _Drivable {
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
  private var inner: (any _Drivable)? { base as? any _Drivable }
  var leastDistance: CGFloat? { inner?.leastDistance }
  func changed(_ value: Any) {
    inner?.changed(value)
    guard let value = value as? Base.Value else { return }
    var transaction = Transaction()
    _Changes.count += 1
    update(value, &state.place.box.value, &transaction)
  }
  func ended(_ value: Any) { inner?.ended(value) }
  func reset() {
    inner?.reset()
    _Changes.count += 1
    state.place.box.value = state.initial
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}
