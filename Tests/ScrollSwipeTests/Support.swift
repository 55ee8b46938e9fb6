import ScrollSwipe
import TestSupport

typealias Corrections = ScrollSwipe.Corrections

/// The article's row: 320 points wide, two leading buttons of 80, one trailing of 100, and its notices.
typealias Player = RowPlayer<ScrollSwipe>

extension RowPlayer<ScrollSwipe> {
  init(
    leading: [Double] = [80, 80], trailing: [Double] = [100], width: Double = 320,
    rules: ScrollSwipe.Rules = .swipeableTableViewCell, _ corrections: Corrections = .all
  ) {
    self.init(
      ScrollSwipe(
        width: width, height: 44, leading: InteractionAction.buttons(leading),
        trailing: InteractionAction.buttons(trailing), rules: rules, corrections: corrections))
  }

  var contentOffset: Double { row.contentOffset(at: time) }

  /// The content offset where the content stands once its motion is over.
  var finalContentOffset: Double { row.contentOffset(at: row.settles ?? time) }

  /// Whether the row is like a new one; without `firstFrame` its containers keep their last frames.
  func isAsNew(_ new: Player) -> Bool {
    if row.corrections.contains(.firstFrame) { return row == new.row }
    return row.rest == .closed && offset == 0 && row.settles == nil && row.targetContentOffset == nil
      && row.size == new.row.size
  }
}
