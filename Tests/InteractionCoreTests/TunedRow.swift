import ConstraintSwipe
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

/// The three row designs, for what they do alike.
enum SwipeDesign: CaseIterable {
  case constraintSwipe, scrollSwipe, utilityButtons

  static let driven = [scrollSwipe, utilityButtons]

  /// The thickness of the line below the buttons of a row, in points.
  var lineHeight: Double { self == .constraintSwipe ? ConstraintSwipe.separatorHeight : 0 }

  /// Every design with each of some values.
  static func each<Value>(_ values: [Value]) -> [(SwipeDesign, Value)] {
    allCases.flatMap { design in values.map { (design, $0) } }
  }

  /// A row of 320 points with buttons of 80.
  func row(leading: Int = 1, trailing: Int = 1, _ options: SwipeOptions = SwipeOptions()) -> any SwipedRow {
    let leading = InteractionAction.buttons(Array(repeating: 80, count: leading), prefix: "l")
    let trailing = InteractionAction.buttons(Array(repeating: 80, count: trailing), prefix: "t")
    return switch self {
    case .constraintSwipe:
      ConstraintSwipe(width: 320, height: 44, leading: leading, trailing: trailing, options: options)
    case .scrollSwipe: ScrollSwipe(width: 320, height: 44, leading: leading, trailing: trailing, options: options)
    case .utilityButtons:
      UtilityButtons(width: 320, height: 44, leading: leading, trailing: trailing, options: options)
    }
  }
}

/// A row that can be drawn.
typealias SwipedRow = RevealingRow & DrawableRow & Sendable

/// A row of some design under one finger; a hundredth of a second lies between two events.
struct TunedPlayer {
  var row: any SwipedRow
  var now = Time.zero

  init(_ row: any SwipedRow) { self.row = row }

  var offset: Double { row.offset(at: now) }
  var armed: SwipeEdge? { row.armedEdge(at: now) }

  @discardableResult
  mutating func handle(_ event: RowEvent) -> SwipeEffects {
    now = now + 0.01
    return row.handle(event, at: now)
  }

  @discardableResult
  mutating func pan(_ phase: PanPhase, _ x: Double, velocity: Double = 0) -> SwipeEffects {
    handle(.pan(phase, x, velocity: velocity))
  }

  /// A finger that takes hold at 0 and goes through translations.
  mutating func hold(_ translations: Double...) {
    pan(.began, 0)
    for x in translations { pan(.changed, x) }
  }

  mutating func settle() {
    if let end = row.settleTime { now = max(now, end) }
    row.advance(to: now)
  }

  func frame(_ edge: SwipeEdge, _ index: Int) -> LayoutRect { row.actionFrame(edge: edge, index: index, at: now) }
}

extension TunedPlayer {
  private var name: String { "\(type(of: row))" }

  /// Expects what an event causes.
  mutating func expect(
    _ event: RowEvent, causes effects: SwipeEffects, location: SourceLocation = #_sourceLocation
  ) {
    let caused = handle(event)
    #expect(caused == effects, "\(name) after \(event)", sourceLocation: location)
  }

  /// Expects all that an event reports.
  mutating func expect(
    _ event: RowEvent, reports notices: [SwipeNotice], location: SourceLocation = #_sourceLocation
  ) {
    let reported = handle(event).notices
    #expect(reported == notices, "\(name) after \(event)", sourceLocation: location)
  }

  /// Expects the first thing that an event reports.
  mutating func expect(_ event: RowEvent, first notice: SwipeNotice, location: SourceLocation = #_sourceLocation) {
    let reported = handle(event).first
    #expect(reported == notice, "\(name) after \(event)", sourceLocation: location)
  }

  /// Expects what an event lets a host make felt.
  mutating func expect(_ event: RowEvent, signals: SwipeSignals, location: SourceLocation = #_sourceLocation) {
    let felt = handle(event).signals
    #expect(felt == signals, "\(name) after \(event)", sourceLocation: location)
  }

  /// Expects where the content is.
  func expect(offset: Double, _ note: String = "", location: SourceLocation = #_sourceLocation) {
    #expect(self.offset == offset, "\(name) \(note)", sourceLocation: location)
  }

  /// Expects where the content is, and that it does not move.
  func expect(still offset: Double, location: SourceLocation = #_sourceLocation) {
    #expect((self.offset, row.settleTime) == (offset, nil), "\(name)", sourceLocation: location)
  }

  /// Expects where the row rests.
  func expect(rest: Rest, location: SourceLocation = #_sourceLocation) {
    #expect(row.rest == rest, "\(name)", sourceLocation: location)
  }

  /// Expects on which side a full swipe is armed.
  func expect(armed edge: SwipeEdge?, _ note: String = "", location: SourceLocation = #_sourceLocation) {
    #expect(armed == edge, "\(name) \(note)", sourceLocation: location)
  }

  /// Expects where buttons of a side lie, the outermost first.
  func expect(_ edge: SwipeEdge, frames: LayoutRect..., location: SourceLocation = #_sourceLocation) {
    let found = frames.indices.map { frame(edge, $0) }
    #expect(found == frames, "\(name)", sourceLocation: location)
  }
}

extension RowEvent {
  /// A finger at a translation along the row.
  static func pan(_ phase: PanPhase, _ x: Double, velocity: Double = 0) -> RowEvent {
    .pan(PanSample(phase, translation: Vector(x, 0), velocity: Vector(velocity, 0)))
  }
}
