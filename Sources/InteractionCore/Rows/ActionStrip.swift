/// The buttons of one side of a row, outermost first, and how wide each is.
public struct ActionStrip: Hashable, Sendable {
  /// The points of content that stay in sight however wide the buttons are, where a design corrects for that.
  ///
  /// Chosen here: 60 leaves a full fingertip (44) and a margin to swipe the row back.
  public static let visibleContent = 60.0

  /// The side it lies on.
  public let edge: SwipeEdge
  /// What the buttons stand for, outermost first.
  public let actions: [InteractionAction]
  /// The whole width, in points.
  public let total: Double
  /// How far each button's outer border is from the row's edge, and last the inner border of the innermost one.
  private let borders: [Double]

  /// Lays buttons out from the row's edge inward.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - actions: The actions, outermost first.
  ///   - widths: One width for each, in points; NaN and negative ones are 0.
  ///   - limit: The width that all of them may have together; where they ask for more, each shrinks in proportion.
  public init(edge: SwipeEdge, actions: [InteractionAction], widths: [Double], limit: Double) {
    precondition(actions.count == widths.count, "An action strip needs one width for each action.")
    self.edge = edge
    self.actions = actions
    let widths = widths.map { max(0, $0.madeFinite) }
    let limit = max(0, limit)
    let sum = widths.reduce(0, +)
    let scale = sum > limit ? limit / sum : 1
    var borders = [0.0]
    // The sum of shrunk widths may miss the limit by a rounding error; the promise is the limit itself.
    for width in widths { borders.append(min(borders[borders.count - 1] + width * scale, limit)) }
    borders[borders.count - 1] = min(sum, limit)
    self.borders = borders
    total = borders[borders.count - 1]
  }

  /// Says whether there is nothing to show: no action, or none of any width.
  public var isEmpty: Bool { total <= 0 }
  /// How far the outer border of a button lies from the row's edge, in points.
  public func outerBorder(_ index: Int) -> Double { borders[index] }
  /// The width of a button, in points.
  public func width(_ index: Int) -> Double { borders[index + 1] - borders[index] }
  /// The width of the button at the row's edge, 0 where there is none.
  public var outermostWidth: Double { actions.isEmpty ? 0 : width(0) }
  /// The width of the button farthest from the row's edge, 0 where there is none.
  public var innermostWidth: Double { actions.isEmpty ? 0 : width(actions.count - 1) }

  /// The frame of a button that stands still at the row's edge, in the row's coordinates.
  public func frame(_ index: Int, in row: LayoutSize) -> LayoutRect {
    switch edge {
    case .leading: LayoutRect(borders[index], 0, width(index), row.height)
    case .trailing: LayoutRect(row.width - borders[index + 1], 0, width(index), row.height)
    }
  }
}
