import TestSupport
import Testing
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
        hasSectionIndex: hasSectionIndex, options: SwipeOptions(allowsFullSwipe: fullSwipe), forbiddenEdges: forbidden,
        corrections: corrections))
    name = "\(rules.rawValue), \(corrections.testDescription)"
  }

  /// A row whose buttons ask for widths, or for none.
  init(leadingWidths: [Double?], trailingWidths: [Double?], _ corrections: Corrections = .all) {
    self.init(
      UtilityButtons(
        width: 320, height: 44, leading: InteractionAction.buttons(leadingWidths, prefix: "l"),
        trailing: InteractionAction.buttons(trailingWidths, prefix: "t"), corrections: corrections))
    name = "\(leadingWidths) \(trailingWidths), \(corrections.testDescription)"
  }

  /// ZCJTableViewCell with a number of buttons.
  static func zcj(trailing: Int = 1, _ corrections: Corrections = .all) -> Player {
    Player(leading: 0, trailing: trailing, rules: .zcjTableViewCell, corrections)
  }

  var contentOffset: Double { row.contentOffset(at: time) }
  var leftView: LayoutRect { row.leftViewFrame(at: time) }
  var rightView: LayoutRect { row.rightViewFrame(at: time) }

  /// A real scroll view asks where to rest; its velocity is in points per millisecond, as in the article.
  @discardableResult
  mutating func release(target: Double, velocity: Double = 0) -> ScrollAnswer {
    report(.ended(contentOffset: contentOffset, velocity: velocity * 1000, target: target))
  }

  /// A real scroll view asks where to rest, and the row sends it to a place and reports a notice, or none.
  mutating func release(
    target: Double, velocity: Double = 0, goesTo place: Double, _ notice: SwipeNotice? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    let ended = ScrollReport.ended(contentOffset: contentOffset, velocity: velocity * 1000, target: target)
    report(ended, answers: .goes(to: place, notice), location: location)
  }

  /// A real scroll view asks where to rest, and the row sends it to a place, with any notices.
  mutating func release(
    target: Double, velocity: Double = 0, restsAt place: Double, location: SourceLocation = #_sourceLocation
  ) {
    let answer = release(target: target, velocity: velocity)
    #expect(answer.targetContentOffset == place, "\(name)", sourceLocation: location)
  }

  /// Expects the article's state, and where the content is.
  func expectState(_ expected: State, offset: Double? = nil, location: SourceLocation = #_sourceLocation) {
    let state = row.cellState
    #expect(state == expected, "\(name)", sourceLocation: location)
    if let offset { expectOffset(offset, location: location) }
  }

  func expectContentOffset(_ expected: Double, location: SourceLocation = #_sourceLocation) {
    let contentOffset = contentOffset
    #expect(contentOffset == expected, "\(name)", sourceLocation: location)
  }

  /// Expects the frames of the strips, or of one of them.
  func expectStrips(
    left: LayoutRect? = nil, right: LayoutRect? = nil, location: SourceLocation = #_sourceLocation
  ) {
    let (leftView, rightView) = (leftView, rightView)
    if let left { #expect(leftView == left, "\(name)", sourceLocation: location) }
    if let right { #expect(rightView == right, "\(name)", sourceLocation: location) }
  }
}

extension State {
  /// The content offset where the article's row rests in this state: 0, L = 90, P = 270.
  var place: Double {
    switch self {
    case .left: 0
    case .center: 90
    case .right: 270
    }
  }
}

extension ScrollAnswer {
  /// An answer that asks for a place, and what it has caused.
  static func goes(to targetContentOffset: Double, _ notice: SwipeNotice? = nil) -> ScrollAnswer {
    ScrollAnswer(targetContentOffset: targetContentOffset, effects: SwipeEffects(notice))
  }
}
