import TestSupport
import UtilityButtons

typealias Corrections = UtilityButtons.Corrections
typealias State = UtilityButtons.CellState

/// The article's row: 320 points wide, one button on the left and two on the right, 90 each, and its notices.
typealias Player = RowPlayer<UtilityButtons>

extension RowPlayer<UtilityButtons> {
  init(
    leading: Int = 1, trailing: Int = 2, width: Double = 320, rules: UtilityButtons.Rules = .swTableViewCell,
    hasSectionIndex: Bool = false, fullSwipe: Bool = false, forbidden: Set<SwipeEdge> = [],
    _ corrections: Corrections = .all
  ) {
    self.init(
      UtilityButtons(
        width: width, height: 44,
        leading: InteractionAction.buttons(Array(repeating: nil, count: leading), prefix: "l"),
        trailing: InteractionAction.buttons(Array(repeating: nil, count: trailing), prefix: "t"), rules: rules,
        hasSectionIndex: hasSectionIndex, options: SwipeOptions(fullSwipe: fullSwipe), forbidden: forbidden,
        corrections: corrections))
  }

  /// A row whose buttons ask for widths, or for none.
  init(leadingWidths: [Double?], trailingWidths: [Double?], _ corrections: Corrections = .all) {
    self.init(
      UtilityButtons(
        width: 320, height: 44, leading: InteractionAction.buttons(leadingWidths, prefix: "l"),
        trailing: InteractionAction.buttons(trailingWidths, prefix: "t"), corrections: corrections))
  }

  /// ZCJTableViewCell with a number of buttons.
  static func zcj(trailing: Int = 1, _ corrections: Corrections = .all) -> Player {
    Player(leading: 0, trailing: trailing, rules: .zcjTableViewCell, corrections)
  }

  var contentOffset: Double { row.contentOffset(at: time) }

  /// A real scroll view asks where to rest; its velocity is in points per millisecond, as in the article.
  @discardableResult
  mutating func release(target: Double, velocity: Double = 0) -> ScrollAnswer {
    report(.ended(contentOffset: contentOffset, velocity: velocity * 1000, target: target))
  }
}

extension ScrollAnswer {
  /// An answer that asks for a place, and what it has caused.
  static func goes(to targetContentOffset: Double, _ notice: SwipeNotice? = nil) -> ScrollAnswer {
    ScrollAnswer(targetContentOffset: targetContentOffset, effects: SwipeEffects(notice))
  }
}
