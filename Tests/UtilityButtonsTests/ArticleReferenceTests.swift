import TestSupport
import Testing
import UtilityButtons

/// The article's ways of laying buttons out, beside the engine, which knows buttons of any width.
@Suite("The article's own layout of buttons")
struct ArticleReferenceTests {
  typealias Article = UtilityButtons.Article
  typealias ZCJTableViewCell = UtilityButtons.ZCJTableViewCell

  /// Expects the buttons of a side to be where the article puts them in their strip, and to have its tags.
  private func expect(
    _ edge: SwipeEdge, _ row: UtilityButtons, laidOut buttons: [(frame: LayoutRect, tag: Int)], width: Double,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(row.actions(edge).count == buttons.count, sourceLocation: location)
    let left = edge == .leading ? 0 : row.size.width - width
    for (button, tag) in buttons {
      let index = row.actions(edge).indices.first { row.articleTag(edge: edge, index: $0) == tag }
      guard let index else {
        Issue.record("no button has the tag \(tag)", sourceLocation: location)
        continue
      }
      let frame = row.actionFrame(edge: edge, index: index, at: .zero)
      let name = "\(edge), \(buttons.count), \(tag)"
      expectClose(frame.x, left + button.x, within: 1e-9, name)
      expectClose(frame.width, button.width, within: 1e-9, name)
      #expect([frame.y, frame.height] == [button.y, button.height], "\(name)", sourceLocation: location)
    }
  }

  @Test("calculateUtilityButtonWidth and populateUtilityButtons: each button in a strip of any number")
  func utilityButtons() {
    for count in 1...40 {
      let width = Article.calculateUtilityButtonWidth(count)
      let buttons = Article.populateUtilityButtons(count, utilityButtonWidth: width, height: 44)
      for corrections in Corrections.allAndNone {
        let row = Player(leading: count, trailing: count, corrections).row
        for edge in SwipeEdge.allCases {
          expect(edge, row, laidOut: buttons, width: Double(count) * width)
        }
        expectClose(row.rightWidth, Double(count) * width, within: 1e-9, "\(count)")
      }
    }
  }

  @Test("getWidth and layoutButtons: each button in a strip of any number")
  func zcjButtons() {
    for count in 0...40 {
      let row = Player.zcj(trailing: count, .article).row
      #expect(row.rightWidth == ZCJTableViewCell.getWidth(count))
      expect(
        .trailing, row, laidOut: ZCJTableViewCell.layoutButtons(count, height: 44),
        width: ZCJTableViewCell.getWidth(count))
    }
  }

  @Test("rightUtilityButtonHandler and buttonAction: a tag tells the delegate the index from the left")
  func handlers() {
    for count in 1...9 {
      let (row, zcj) = (Player(trailing: count).row, Player.zcj(trailing: count).row)
      for index in 0..<count {
        let told = row.articleTag(edge: .trailing, index: index).map {
          Article.rightUtilityButtonHandler(utilityButtonTag: $0)
        }
        #expect(told == row.articleIndex(edge: .trailing, index: index))
        let zcjTold = zcj.articleTag(edge: .trailing, index: index).map { ZCJTableViewCell.buttonAction(tag: $0) }
        #expect(zcjTold == zcj.articleIndex(edge: .trailing, index: index))
      }
    }
  }
}
