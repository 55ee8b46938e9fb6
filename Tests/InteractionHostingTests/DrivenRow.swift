import InteractionHosting
import InteractionLaws

/// A row as its driver shows it, with all input and output in the screen's coordinates, left to right.
///
/// So the laws of rows check the driver, and two drivers of opposite directions are mirror images of one another.
struct DrivenRow<Row: RevealingRow>: RevealingRow {
  /// A fault of a driver.
  enum Fault: CaseIterable {
    /// Mirrors the finger, but not its velocity.
    case keepsTheVelocity
    /// Passes on no notices of a drag.
    case losesNoticesOfDrags
    /// Does not mirror the side that code opens.
    case keepsEdges
    /// Does not mirror buttons' frames.
    case keepsFrames
  }

  private var driver: RowDriver
  private let fault: Fault?

  init(_ row: Row, _ direction: ReadingDirection = .leftToRight, fault: Fault? = nil) {
    driver = RowDriver(row, direction: direction)
    self.fault = fault
  }

  static func == (a: DrivenRow, b: DrivenRow) -> Bool {
    guard let row = a.driver.row as? Row, let other = b.driver.row as? Row else { return false }
    return row == other
  }

  private var isMirrored: Bool { driver.direction == .rightToLeft }
  private func mirrored(_ edge: SwipeEdge) -> SwipeEdge { isMirrored ? edge.opposite : edge }
  private func mirrored(_ rest: Rest) -> Rest { rest.edge.map { .open(mirrored($0)) } ?? rest }

  private func shown(_ effects: SwipeEffects) -> SwipeEffects {
    SwipeEffects(
      effects.first.map(mirrored), effects.second.map(mirrored), startedMotion: effects.startedMotion,
      signals: effects.signals)
  }
  private func mirrored(_ notice: SwipeNotice) -> SwipeNotice {
    switch notice {
    case .didOpen(let edge): .didOpen(mirrored(edge))
    case .didPress(let edge, let index): .didPress(mirrored(edge), index)
    case .didClose, .didSelect, .didCommit: notice
    }
  }

  // MARK: Output

  var size: LayoutSize { driver.row.size }
  var rest: Rest { mirrored(driver.row.rest) }
  var isHeld: Bool { driver.row.isHeld }
  /// This row has no presses, because its driver handles them.
  var buttonTouch: ButtonTouch {
    get { driver.row.buttonTouch }
    set {}
  }
  var settleTime: Time? { driver.row.settleTime }
  var limits: ClosedRange<Double> {
    let limits = driver.row.limits
    return isMirrored ? 0 - limits.upperBound...0 - limits.lowerBound : limits
  }
  var reducesMotion: Bool {
    get { driver.reducesMotion }
    set { driver.reducesMotion = newValue }
  }
  func offset(at time: Time) -> Double { driver.contentX(at: time) }
  func isMoving(at time: Time) -> Bool { driver.row.isMoving(at: time) }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { driver.row.actions(mirrored(edge)) }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    let frame = driver.buttonFrame(edge: mirrored(edge), index: index, at: time)
    return fault == .keepsFrames && isMirrored ? frame.mirrored(in: size.width) : frame
  }
  func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool {
    driver.uncoveredFrame(mirrored(edge), at: time) != nil
  }
  func canOpen(_ edge: SwipeEdge) -> Bool { driver.row.canOpen(mirrored(edge)) }
  func armedEdge(at time: Time) -> SwipeEdge? { driver.row.armedEdge(at: time).map { mirrored($0) } }
  func progress(at time: Time) -> SwipeProgress? {
    driver.row.progress(at: time).map {
      SwipeProgress(edge: mirrored($0.edge), open: $0.open, fullSwipe: $0.fullSwipe)
    }
  }

  // MARK: Input

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let back = fault == .keepsTheVelocity && isMirrored ? -1.0 : 1
    let velocity = Vector(sample.velocity.x * back, sample.velocity.y)
    let effects = driver.pan(sample.phase, translation: sample.translation, velocity: velocity, at: time)
    guard fault == .losesNoticesOfDrags else { return shown(effects) }
    return SwipeEffects(startedMotion: effects.startedMotion)
  }
  private mutating func send(_ event: RowEvent, at time: Time) -> SwipeEffects { shown(driver.handle(event, at: time)) }
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    send(.open(fault == .keepsEdges ? edge : mirrored(edge), animated: animated), at: time)
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { send(.close(animated: animated), at: time) }
  mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { send(.preview(mirrored(edge)), at: time) }
  mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    send(.press(mirrored(edge), index, phase), at: time)
  }
  mutating func tap(at time: Time) -> SwipeEffects { send(.tap, at: time) }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects { send(.table(change), at: time) }
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    send(.setActions(actions, mirrored(edge)), at: time)
  }
  mutating func advance(to time: Time) { driver.advance(to: time) }
  mutating func resize(to size: LayoutSize, at time: Time) {
    _ = send(.resize(size.width, height: size.height), at: time)
  }
  mutating func prepareForReuse() { _ = driver.handle(.reuse, at: .zero) }
}
