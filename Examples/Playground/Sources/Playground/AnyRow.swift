import HeadlessTable
import InteractionCore

/// A row of any design behind a reference, so that lists of rows are compiled only once, and not for each type of row.
///
/// It has value semantics, by copy on write. It forwards all of `RevealingRow`, including requirements with a default, because
/// a design may implement them, except for `handle(_:at:)`, which no list calls, and which would compile every event once more
/// for each design.
struct AnyRow: RevealingRow, DrawableRow, @unchecked Sendable {
  private var shared: AnyRowBox

  init(_ row: some DrawableRow & DecidingRow) { shared = RowBox(row) }

  static func == (one: AnyRow, other: AnyRow) -> Bool { one.shared === other.shared || one.shared.equals(other.shared) }

  /// The row for changes, which is not shared with a copy.
  private var own: AnyRowBox {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = shared.copy() }
      return shared
    }
  }

  func offset(at time: Time) -> Double { shared.offset(at: time) }
  var settleTime: Time? { shared.settleTime }
  var limits: ClosedRange<Double> { shared.limits }
  var rest: Rest { shared.rest }
  var isHeld: Bool { shared.isHeld }
  var buttonTouch: ButtonTouch {
    get { shared.buttonTouch }
    set { own.buttonTouch = newValue }
  }
  var size: LayoutSize { shared.size }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { shared.actions(edge) }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    shared.actionFrame(edge: edge, index: index, at: time)
  }
  func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool { shared.paintsActions(edge, at: time) }
  func canOpen(_ edge: SwipeEdge) -> Bool { shared.canOpen(edge) }
  func armedEdge(at time: Time) -> SwipeEdge? { shared.armedEdge(at: time) }
  func forecast(velocity: Double, at time: Time) -> ReleaseForecast? { shared.forecast(velocity: velocity, at: time) }
  func progress(at time: Time) -> SwipeProgress? { shared.progress(at: time) }
  func isMoving(at time: Time) -> Bool { shared.isMoving(at: time) }
  func destination(of release: SwipeRelease) -> Rest { shared.destination(of: release) }
  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    shared.draw(content, origin: origin, at: time, into: &layers)
  }
  var reducesMotion: Bool {
    get { shared.reducesMotion }
    set { own.reducesMotion = newValue }
  }
  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { own.pan(sample, at: time) }
  mutating func advance(to time: Time) { own.advance(to: time) }
  mutating func resize(to size: LayoutSize, at time: Time) { own.resize(to: size, at: time) }
  mutating func prepareForReuse() { own.prepareForReuse() }
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    own.open(edge, animated: animated, at: time)
  }
  mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { own.preview(edge, at: time) }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { own.close(animated: animated, at: time) }
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    own.setActions(actions, edge, at: time)
  }
  mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    own.press(edge: edge, index: index, phase: phase, at: time)
  }
  mutating func tap(at time: Time) -> SwipeEffects { own.tap(at: time) }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    own.tableChanged(change, at: time)
  }
}

/// The base class of the rows of all designs; every member is overridden.
///
/// It is a class, because Embedded Swift has no existential types for such protocols.
private class AnyRowBox {
  func copy() -> AnyRowBox { self }
  func equals(_ other: AnyRowBox) -> Bool { false }
  func offset(at time: Time) -> Double { 0 }
  var settleTime: Time? { nil }
  var limits: ClosedRange<Double> { 0...0 }
  var rest: Rest { .closed }
  var isHeld: Bool { false }
  var buttonTouch: ButtonTouch {
    get { ButtonTouch() }
    set {}
  }
  var size: LayoutSize { LayoutSize(width: 0, height: 0) }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { [] }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect { LayoutRect(0, 0, 0, 0) }
  func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool { false }
  func canOpen(_ edge: SwipeEdge) -> Bool { false }
  func armedEdge(at time: Time) -> SwipeEdge? { nil }
  func forecast(velocity: Double, at time: Time) -> ReleaseForecast? { nil }
  func progress(at time: Time) -> SwipeProgress? { nil }
  func isMoving(at time: Time) -> Bool { false }
  func destination(of release: SwipeRelease) -> Rest { .closed }
  func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { .none }
  func advance(to time: Time) {}
  func resize(to size: LayoutSize, at time: Time) {}
  func prepareForReuse() {}
  func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects { .none }
  func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { .none }
  func close(animated: Bool, at time: Time) -> SwipeEffects { .none }
  func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects { .none }
  func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects { .none }
  func tap(at time: Time) -> SwipeEffects { .none }
  func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects { .none }
  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {}
  var reducesMotion: Bool {
    get { false }
    set {}
  }
}

/// A row of one design.
private final class RowBox<Row: DrawableRow & DecidingRow>: AnyRowBox {
  private var row: Row

  init(_ row: Row) { self.row = row }

  /// Queries the row in place, because calling a nonmutating method directly would copy the row first.
  private func ask<Said>(_ question: (inout Row) -> Said) -> Said { question(&row) }

  override func copy() -> AnyRowBox { RowBox(row) }
  /// Returns whether two rows of the same design are equal; only rows of one list are compared, and they have one design.
  override func equals(_ other: AnyRowBox) -> Bool {
    let other = unsafe unsafeDowncast(other, to: RowBox<Row>.self)
    return ask { row in other.ask { row == $0 } }
  }
  override func offset(at time: Time) -> Double { ask { $0.offset(at: time) } }
  override var settleTime: Time? { ask { $0.settleTime } }
  override var limits: ClosedRange<Double> { ask { $0.limits } }
  override var rest: Rest { ask { $0.rest } }
  override var isHeld: Bool { ask { $0.isHeld } }
  override var buttonTouch: ButtonTouch {
    get { ask { $0.buttonTouch } }
    set { row.buttonTouch = newValue }
  }
  override var size: LayoutSize { ask { $0.size } }
  override func actions(_ edge: SwipeEdge) -> [InteractionAction] { ask { $0.actions(edge) } }
  override func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    ask { $0.actionFrame(edge: edge, index: index, at: time) }
  }
  override func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool { ask { $0.paintsActions(edge, at: time) } }
  override func canOpen(_ edge: SwipeEdge) -> Bool { ask { $0.canOpen(edge) } }
  override func armedEdge(at time: Time) -> SwipeEdge? { ask { $0.armedEdge(at: time) } }
  override func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    ask { $0.forecast(velocity: velocity, at: time) }
  }
  override func progress(at time: Time) -> SwipeProgress? { ask { $0.progress(at: time) } }
  override func isMoving(at time: Time) -> Bool { ask { $0.isMoving(at: time) } }
  override func destination(of release: SwipeRelease) -> Rest { ask { $0.destination(of: release) } }
  override func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { row.pan(sample, at: time) }
  override func advance(to time: Time) { row.advance(to: time) }
  override func resize(to size: LayoutSize, at time: Time) { row.resize(to: size, at: time) }
  override func prepareForReuse() { row.prepareForReuse() }
  override func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    row.open(edge, animated: animated, at: time)
  }
  override func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { row.preview(edge, at: time) }
  override func close(animated: Bool, at time: Time) -> SwipeEffects { row.close(animated: animated, at: time) }
  override func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    row.setActions(actions, edge, at: time)
  }
  override func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    row.press(edge: edge, index: index, phase: phase, at: time)
  }
  override func tap(at time: Time) -> SwipeEffects { row.tap(at: time) }
  override func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    row.tableChanged(change, at: time)
  }
  override func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    ask { $0.draw(content, origin: origin, at: time, into: &layers) }
  }
  override var reducesMotion: Bool {
    get { ask { $0.reducesMotion } }
    set { row.reducesMotion = newValue }
  }
}

/// A row with a rule for releases that can be evaluated.
protocol DecidingRow: RevealingRow {
  func destination(of release: SwipeRelease) -> Rest
}

#if HAS_ConstraintSwipe
  import ConstraintSwipe

  extension ConstraintSwipe: DecidingRow {}
#endif

#if HAS_ScrollSwipe
  import ScrollSwipe

  extension ScrollSwipe: DecidingRow {}
#endif

#if HAS_UtilityButtons
  import UtilityButtons

  extension UtilityButtons: DecidingRow {}
#endif
