import TestSupport
import Testing
import UtilityButtons

@Suite("Strips of buttons")
struct StripTests {
  @Test("Each button is 90 wide; more than 260 in all shrink each by (90 n - 260) / n")
  func widths() {
    let strips: [(Int, width: Double)] = [(1, 90), (2, 90), (3, 86 + 2 / 3.0), (4, 65), (6, 43 + 1 / 3.0)]
    for corrections in Corrections.allAndNone {
      for (count, width) in strips {
        let row = Player(leading: count, trailing: count, corrections).row
        for edge in SwipeEdge.allCases {
          for index in 0..<count {
            expectClose(row.actionFrame(edge: edge, index: index, at: .zero).width, width, within: 1e-12, "\(count)")
          }
        }
        let whole = min(90 * Double(count), 260)
        expectNumbers([row.leftWidth, row.rightWidth], [whole, whole], "\(count)")
      }
    }
  }

  @Test("Buttons that ask for a width have it; too wide, they shrink in proportion")
  func askedWidths() {
    let row = Player(leadingWidths: [50], trailingWidths: [100, nil, 330]).row  // 100 + 90 + 330 = 2 · 260
    let widths = [row.leftWidth] + (0..<3).map { row.actionFrame(edge: .trailing, index: $0, at: .zero).width }
    expectNumbers(widths, [50, 50, 45, 165])
  }

  /// The frames of the article's three buttons: leading, the innermost trailing, the outermost.
  private func frames(_ player: Player) -> [LayoutRect] {
    [(SwipeEdge.leading, 0), (.trailing, 1), (.trailing, 0)].map {
      player.row.actionFrame(edge: $0, index: $1, at: player.time)
    }
  }

  @Test("Buttons stand still, laid out from the left of their strip")
  func standStill() {
    let buttons = [LayoutRect(0, 0, 90, 44), LayoutRect(320 - 180, 0, 90, 44), LayoutRect(320 - 90, 0, 90, 44)]
    for corrections in Corrections.allAndNone {
      for offset in [0.0, -100, -180, 90] {
        var player = Player(corrections)
        player.hold(offset)
        player.expectOffset(offset)
        #expect(frames(player) == buttons, "\(offset)")
        #expect(player.row.contentFrame(at: player.time) == LayoutRect(offset, 0, 320, 44))
      }
    }
  }

  @Test("The article's index counts from the left in both strips")
  func articleIndex() {
    let row = Player(leading: 2, trailing: 3).row
    let leading = [0, 1, 2, -1].map { row.articleIndex(edge: .leading, index: $0) }
    let trailing = [0, 1, 2, 3].map { row.articleIndex(edge: .trailing, index: $0) }
    #expect([leading, trailing] == [[0, 1, nil, nil], [2, 1, 0, nil]])
    let zcj = Player.zcj(trailing: 2).row
    let tags = [row, zcj].map { row in (0..<3).map { row.articleTag(edge: .trailing, index: $0) } }
    #expect(tags == [[2, 1, 0], [1001, 1000, nil]])
  }

  @Test("The content is as wide as the row and both strips; at rest its offset is 0, L or P")
  func restingOffsets() {
    let row = Player().row
    #expect(row.padding == 90 + 180)
    #expect(row.contentSize == LayoutSize(width: 320 + 270, height: 44))
    #expect(row.contentInset == (leading: 0, trailing: 0))
    #expect(row.closedContentOffset == 90)
    let fresh = Player()
    fresh.expectState(.center)
    fresh.expectContentOffset(90)
    for corrections in Corrections.allAndNone {
      for state in State.allCases {
        var player = Player(corrections)
        player.put(state.rest)
        player.expectState(state)
        player.expectContentOffset(state.place)
        player.expectRest(state.rest)
      }
    }
  }

  @Test("A section index takes 15 points of the right strip and of the padding, none of the buttons")
  func sectionIndex() {
    for corrections in Corrections.allAndNone {
      var player = Player(hasSectionIndex: true, corrections)
      expectNumbers([player.row.rightWidth, player.row.padding], [180 + 15, 90 + 180 + 15])
      let frames = SwipeEdge.allCases.map { player.row.actionFrame(edge: $0, index: 0, at: .zero) }
      #expect(frames == [LayoutRect(0, 0, 90, 44), LayoutRect(320 - 15 - 90, 0, 90, 44)])
      player.put(.open(.trailing))
      player.expectOffset(-195)  // 180 + 15
    }
  }

  @Test("contentStaysVisible: the bound is the article's where 60 points stay anyway; a section index counts, too")
  func contentStaysVisible() {
    for corrections in Corrections.allAndNone {
      #expect(Player(trailing: 9, width: 1000, corrections).row.rightWidth == 260)
    }
    let indexed = Corrections.allAndNone.map { Player(trailing: 3, hasSectionIndex: true, $0).row.rightWidth }
    expectNumbers(indexed, [320 - 60, 260 + 15])
  }

  @Test("ZCJ has a right side only")
  func oneSide() {
    for corrections in [Corrections.all, .without(.noEmptySide)] {
      var player = Player(rules: .zcjTableViewCell, corrections)
      #expect(player.row.actions(.leading) == [])
      #expect(player.row.leftWidth == 0)
      player.handle(.open(.leading, animated: false), causes: .none)
      player.expectRow(Player(rules: .zcjTableViewCell, corrections).row)
    }
  }
}
