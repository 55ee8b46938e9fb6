import ConstraintSwipe
import ScrollSwipe
import TestSupport
import UtilityButtons

/// The three designs of rows, for what they do alike.
enum SwipeDesign: CaseIterable {
  case constraintSwipe, scrollSwipe, utilityButtons

  static let driven = [scrollSwipe, utilityButtons]

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
    handle(.pan(PanSample(phase, translation: Vector(x, 0), velocity: Vector(velocity, 0))))
  }

  /// A finger that takes hold at 0 and goes through translations.
  mutating func hold(_ translations: Double...) {
    pan(.began, 0)
    for x in translations { pan(.changed, x) }
  }

  mutating func settle() {
    if let end = row.settles { now = max(now, end) }
    row.advance(to: now)
  }

  func frame(_ edge: SwipeEdge, _ index: Int) -> LayoutRect { row.actionFrame(edge, index, at: now) }
}
