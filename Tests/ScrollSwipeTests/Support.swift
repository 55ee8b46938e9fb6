import ScrollSwipe
import TestSupport
import Testing

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
    name = "\(rules.rawValue), \(corrections.testDescription)"
  }

  var contentOffset: Double { row.contentOffset(at: time) }

  /// The content offset where the content stands once its motion is over.
  var finalContentOffset: Double { row.contentOffset(at: row.settleTime ?? time) }

  var leftView: LayoutRect { row.leftViewFrame(at: time) }
  var rightView: LayoutRect { row.rightViewFrame(at: time) }

  /// Whether the containers are hidden: the left one, the right one.
  var hidden: [Bool] { [row.isLeftHidden(at: time), row.isRightHidden(at: time)] }

  /// Whether the row is like a new one; without `firstFrame` its containers keep their last frames.
  func isAsNew(_ new: Player) -> Bool {
    if row.corrections.contains(.firstFrame) { return row == new.row }
    return row.rest == .closed && offset == 0 && row.settleTime == nil && row.targetContentOffset == nil
      && row.size == new.row.size
  }

  func expectAsNew(_ new: Player, location: SourceLocation = #_sourceLocation) {
    #expect(isAsNew(new), "\(name)", sourceLocation: location)
  }

  func expectContentOffset(_ expected: Double, location: SourceLocation = #_sourceLocation) {
    let contentOffset = contentOffset
    #expect(contentOffset == expected, "\(name)", sourceLocation: location)
  }

  /// Expects the frames of the containers, or of one of them, and which of them are hidden, left and right.
  func expectContainers(
    left: LayoutRect? = nil, right: LayoutRect? = nil, hidden: [Bool]? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    let (leftView, rightView, areHidden) = (leftView, rightView, self.hidden)
    if let left { #expect(leftView == left, "\(name)", sourceLocation: location) }
    if let right { #expect(rightView == right, "\(name)", sourceLocation: location) }
    if let hidden { #expect(areHidden == hidden, "\(name)", sourceLocation: location) }
  }

  /// A finger under a real scroll view lets go.
  mutating func ended(
    _ contentOffset: Double, velocity: Double = 0, target: Double, goesTo place: Double, _ notice: SwipeNotice? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    report(
      .ended(contentOffset: contentOffset, velocity: velocity, target: target),
      answers: ScrollAnswer(targetContentOffset: place, effects: SwipeEffects(notice)), location: location)
  }
}
