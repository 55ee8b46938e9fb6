/// A row that wraps another row, its base.
///
/// Declare only the requirements that behave differently; all others are forwarded to the base.
///
///     /// A row that a drag cannot open.
///     struct LockedRow<Base: RevealingRow>: RowDecorator {
///       var base: Base
///       mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { .none }
///     }
///
/// A decorator can be drawn, or driven by a scroll view, if its base can, and if you declare conformance to `DrawableRow`
/// or `ScrollDriven`. The requirements that you declare do not affect the others. For example, if you declare
/// `offset(at:)`, `progress(at:)` is still the base's, but `contentFrame(at:)`, which is not a requirement, uses your offset.
///
/// Only `handle(_:at:)` is not forwarded. It passes each event to the decorator's method for that event.
public protocol RowDecorator: RevealingRow {
  /// The type of the decorated row.
  associatedtype Base: RevealingRow
  /// The decorated row.
  var base: Base { get set }
}

// The requirements of the row protocols, in the order of the protocols, which document them.
// `Tests/PublicInterface/check` reports missing requirements.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowDecorator {
  public func offset(at time: Time) -> Double { base.offset(at: time) }
  public var settleTime: Time? { base.settleTime }
  public var limits: ClosedRange<Double> { base.limits }
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { base.pan(sample, at: time) }
  public mutating func advance(to time: Time) { base.advance(to: time) }
  public mutating func resize(to size: LayoutSize, at time: Time) { base.resize(to: size, at: time) }
  public mutating func prepareForReuse() { base.prepareForReuse() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowDecorator {
  public var rest: Rest { base.rest }
  public var isHeld: Bool { base.isHeld }
  public var buttonTouch: ButtonTouch {
    get { base.buttonTouch }
    set { base.buttonTouch = newValue }
  }
  public var size: LayoutSize { base.size }
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { base.actions(edge) }
  public func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    base.actionFrame(edge: edge, index: index, at: time)
  }
  public func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool { base.paintsActions(edge, at: time) }
  public var reducesMotion: Bool {
    get { base.reducesMotion }
    set { base.reducesMotion = newValue }
  }
  public func canOpen(_ edge: SwipeEdge) -> Bool { base.canOpen(edge) }
  public func armedEdge(at time: Time) -> SwipeEdge? { base.armedEdge(at: time) }
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    base.forecast(velocity: velocity, at: time)
  }
  public func progress(at time: Time) -> SwipeProgress? { base.progress(at: time) }
  public func isMoving(at time: Time) -> Bool { base.isMoving(at: time) }
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    base.open(edge, animated: animated, at: time)
  }
  @discardableResult
  public mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { base.preview(edge, at: time) }
  @discardableResult
  public mutating func close(animated: Bool, at time: Time) -> SwipeEffects { base.close(animated: animated, at: time) }
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    base.setActions(actions, edge, at: time)
  }
  @discardableResult
  public mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    base.press(edge: edge, index: index, phase: phase, at: time)
  }
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects { base.tap(at: time) }
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    base.tableChanged(change, at: time)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowDecorator where Base: DrawableRow {
  public func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    base.draw(content, origin: origin, at: time, into: &layers)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowDecorator where Base: ScrollDriven {
  public var contentSize: LayoutSize { base.contentSize }
  public var contentInset: (leading: Double, trailing: Double) { base.contentInset }
  public var closedContentOffset: Double { base.closedContentOffset }
  public var targetContentOffset: Double? { base.targetContentOffset }
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer { base.scroll(report, at: time) }
}
