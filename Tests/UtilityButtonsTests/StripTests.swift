import TestSupport
import Testing
import UtilityButtons

@Suite("Strips of buttons")
struct StripTests {
  @Test(
    "Each button is 90 wide; more than 260 in all shrink each by (90 n - 260) / n",
    arguments: [(1, 90), (2, 90), (3, 86 + 2 / 3.0), (4, 65), (6, 43 + 1 / 3.0)] as [(Int, Double)],
    Corrections.allAndNone)
  func widths(strip: (count: Int, width: Double), corrections: Corrections) {
    let row = Player(leading: strip.count, trailing: strip.count, corrections).row
    for edge in SwipeEdge.allCases {
      for index in 0..<strip.count {
        expectClose(row.actionFrame(edge, index, at: .zero).width, strip.width, within: 1e-12)
      }
    }
    #expect(row.leftWidth == min(90 * Double(strip.count), 260))
    #expect(row.rightWidth == min(90 * Double(strip.count), 260))
  }

  @Test("Buttons that ask for a width have it; too wide, they shrink in proportion")
  func askedWidths() {
    let row = Player(leadingWidths: [50], trailingWidths: [100, nil, 330]).row  // 100 + 90 + 330 = 2 · 260
    #expect(row.leftWidth == 50)
    #expect((0..<3).map { row.actionFrame(.trailing, $0, at: .zero).width } == [50, 45, 165])
  }

  @Test(
    "Buttons stand still, laid out from the left of their strip", arguments: [0.0, -100, -180, 90],
    Corrections.allAndNone)
  func frames(offset: Double, corrections: Corrections) {
    var player = Player(corrections)
    player.hold(offset)
    #expect(player.offset == offset)
    #expect(player.row.actionFrame(.leading, 0, at: player.time) == LayoutRect(0, 0, 90, 44))
    #expect(player.row.actionFrame(.trailing, 1, at: player.time) == LayoutRect(320 - 180, 0, 90, 44))
    #expect(player.row.actionFrame(.trailing, 0, at: player.time) == LayoutRect(320 - 90, 0, 90, 44))
    #expect(player.row.contentFrame(at: player.time) == LayoutRect(offset, 0, 320, 44))
  }

  @Test("The article's index counts from the left in both strips")
  func articleIndex() {
    let row = Player(leading: 2, trailing: 3).row
    #expect([0, 1, 2, -1].map { row.articleIndex(.leading, $0) } == [0, 1, nil, nil])
    #expect([0, 1, 2, 3].map { row.articleIndex(.trailing, $0) } == [2, 1, 0, nil])
    #expect((0..<3).map { row.articleTag(.trailing, $0) } == [2, 1, 0])
    let zcj = Player.zcj(trailing: 2).row
    #expect((0..<3).map { zcj.articleTag(.trailing, $0) } == [1001, 1000, nil])
  }

  @Test("The content is as wide as the row and both strips; closed, the content offset is the left width")
  func contentSize() {
    let player = Player()
    #expect(player.row.padding == 90 + 180)
    #expect(player.row.contentSize == LayoutSize(width: 320 + 270, height: 44))
    #expect(player.row.contentInset == (leading: 0, trailing: 0))
    #expect(player.contentOffset == 90)
    #expect(player.row.closedContentOffset == 90)
    #expect(player.row.cellState == .center)
  }

  @Test("Resting offsets: left 0, center L, right P", arguments: State.allCases, Corrections.allAndNone)
  func restingOffsets(state: State, corrections: Corrections) {
    var player = Player(corrections)
    player.put(state.rest)
    #expect(player.contentOffset == DecisionTests.place(state))
    #expect(player.row.cellState == state)
    #expect(player.row.rest == state.rest)
  }

  @Test(
    "A section index takes 15 points of the right strip and of the padding, none of the buttons",
    arguments: Corrections.allAndNone)
  func sectionIndex(corrections: Corrections) {
    var player = Player(hasSectionIndex: true, corrections)
    #expect(player.row.rightWidth == 180 + 15)
    #expect(player.row.padding == 90 + 180 + 15)
    #expect(player.row.actionFrame(.trailing, 0, at: .zero) == LayoutRect(320 - 15 - 90, 0, 90, 44))
    #expect(player.row.actionFrame(.leading, 0, at: .zero) == LayoutRect(0, 0, 90, 44))
    player.put(.open(.trailing))
    #expect(player.offset == -195)  // 180 + 15
  }

  @Test(
    "With a section index the strips still leave 60 points of content",
    arguments: [(.all, 320 - 60), (.article, 260 + 15)] as [(Corrections, Double)])
  func sectionIndexAndVisibleContent(corrections: Corrections, width: Double) {
    #expect(Player(trailing: 3, hasSectionIndex: true, corrections).row.rightWidth == width)
  }

  @Test(
    "contentStaysVisible: 260 points of a row of 300 leave 40; corrected, 60 stay",
    arguments: Corrections.each(.contentStaysVisible, article: 260.0, corrected: 300 - 60))
  func contentStaysVisible(corrections: Corrections, width: Double) {
    #expect(Player(trailing: 3, width: 300, corrections).row.rightWidth == width)
    // Where 60 points stay anyway, the bound is the article's.
    #expect(Player(trailing: 9, width: 1000, corrections).row.rightWidth == 260)
  }

  @Test(
    "contentStaysVisible: five of ZCJ's buttons make 450 points in a row of 320",
    arguments: Corrections.each(.contentStaysVisible, article: 5 * 90.0, corrected: 320 - 60))
  func contentStaysVisibleZCJ(corrections: Corrections, width: Double) {
    #expect(Player.zcj(trailing: 5, corrections).row.rightWidth == width)
  }

  @Test("ZCJ has a right side only", arguments: [Corrections.all, .without(.noEmptySide)])
  func oneSide(corrections: Corrections) {
    var player = Player(rules: .zcjTableViewCell, corrections)
    #expect(player.row.actions(.leading) == [])
    #expect(player.row.leftWidth == 0)
    #expect(player.handle(.open(.leading, animated: false)) == .none)
    #expect(player.row == Player(rules: .zcjTableViewCell, corrections).row)
  }
}
