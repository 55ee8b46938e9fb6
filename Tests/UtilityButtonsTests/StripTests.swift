import Testing
import UtilityButtons

@Suite("Strips of buttons")
struct StripTests {
  static let everything: [UtilityButtons.Corrections] = [.all, []]

  /// How wide each of a number of buttons is.
  static let measuredWidths: [(count: Int, width: Double)] = [
    (1, 90), (2, 90), (3, 86 + 2 / 3.0), (4, 65), (6, 43 + 1 / 3.0),
  ]

  @Test("Each button is 90 wide; more than 260 in all shrink each by (90 n - 260) / n", arguments: measuredWidths)
  func widths(count: Int, width: Double) {
    for corrections in Self.everything {
      for edge in SwipeEdge.allCases {
        let row = Player(leading: count, trailing: count, corrections).row
        for index in 0..<count {
          #expect(abs(row.actionFrame(edge, index, at: .zero).width - width) < 1e-12)
        }
        #expect(row.leftWidth == min(90 * Double(count), 260))
        #expect(row.rightWidth == min(90 * Double(count), 260))
      }
    }
  }

  @Test("Buttons that ask for a width have it; too wide, they shrink in proportion")
  func askedWidths() {
    let row = Player(leadingWidths: [50], trailingWidths: [100, nil, 330]).row  // 100 + 90 + 330 = 2 · 260
    #expect(row.leftWidth == 50)
    #expect((0..<3).map { row.actionFrame(.trailing, $0, at: .zero).width } == [50, 45, 165])
  }

  @Test("Buttons stand still, laid out from the left of their strip", arguments: [0.0, -100, -180, 90])
  func frames(offset: Double) {
    for corrections in Self.everything {
      var player = Player(corrections)
      player.pan(.began, 0)
      player.pan(.changed, offset)
      #expect(player.offset == offset)
      #expect(player.row.actionFrame(.leading, 0, at: player.time) == LayoutRect(0, 0, 90, 44))
      #expect(player.row.actionFrame(.trailing, 1, at: player.time) == LayoutRect(320 - 180, 0, 90, 44))
      #expect(player.row.actionFrame(.trailing, 0, at: player.time) == LayoutRect(320 - 90, 0, 90, 44))
      #expect(player.row.contentFrame(at: player.time) == LayoutRect(offset, 0, 320, 44))
    }
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
    #expect(player.contentOffset == 90)
    #expect(player.row.cellState == .center)
  }

  @Test("Resting offsets: left 0, center L, right P")
  func restingOffsets() {
    for corrections in Self.everything {
      for (state, place) in [(UtilityButtons.CellState.left, 0.0), (.center, 90), (.right, 270)] {
        var player = Player(corrections)
        player.enter(state)
        #expect(player.contentOffset == place)
        #expect(player.row.cellState == state)
        #expect(player.row.rest == state.rest)
      }
    }
  }

  @Test("A section index takes 15 points of the right strip and of the padding, none of the buttons")
  func sectionIndex() {
    for corrections in Self.everything {
      var player = Player(hasSectionIndex: true, corrections)
      #expect(player.row.rightWidth == 180 + 15)
      #expect(player.row.padding == 90 + 180 + 15)
      #expect(player.row.actionFrame(.trailing, 0, at: .zero) == LayoutRect(320 - 15 - 90, 0, 90, 44))
      #expect(player.row.actionFrame(.leading, 0, at: .zero) == LayoutRect(0, 0, 90, 44))
      player.enter(.right)
      #expect(player.offset == -195)
    }
  }

  @Test("With a section index the strips still leave 60 points of content")
  func sectionIndexAndVisibleContent() {
    #expect(Player(trailing: 3, hasSectionIndex: true).row.rightWidth == 320 - 60)
    #expect(Player(trailing: 3, hasSectionIndex: true, []).row.rightWidth == 260 + 15)
  }

  @Test("contentStaysVisible: 260 points of a row of 300 leave 40; corrected, 60 stay")
  func contentStaysVisible() {
    for (corrections, width) in [(.article, 260.0), (.without(.contentStaysVisible), 260), (.all, 300 - 60)]
      as [(UtilityButtons.Corrections, Double)]
    {
      #expect(Player(trailing: 3, width: 300, corrections).row.rightWidth == width)
    }
    // Where 60 points stay anyway, the bound is the article's.
    #expect(Player(trailing: 9, width: 1000).row.rightWidth == 260)
  }

  @Test("contentStaysVisible: five of ZCJ's buttons make 450 points in a row of 320")
  func contentStaysVisibleZCJ() {
    for (corrections, width) in [(.article, 450.0), (.without(.contentStaysVisible), 450), (.all, 320 - 60)]
      as [(UtilityButtons.Corrections, Double)]
    {
      #expect(Player.zcj(trailing: 5, corrections).row.rightWidth == width)
    }
  }

  @Test("ZCJ has a right side only")
  func oneSide() {
    var player = Player(rules: .zcjTableViewCell)
    #expect(player.row.actions(.leading) == [])
    #expect(player.row.leftWidth == 0)
    player.apply(.open(.leading, animated: false))
    #expect(player.row == Player(rules: .zcjTableViewCell).row)
    var halfCorrected = Player(rules: .zcjTableViewCell, .without(.noEmptySide))
    halfCorrected.apply(.open(.leading, animated: false))
    #expect(halfCorrected.row.cellState == .center)
  }

  // MARK: The views' frames, in the scroll view's content

  @Test("stripsFollow: both strips stand still; the article sets the shown one only")
  func stripsFollow() {
    for (corrections, right) in [
      (.article, 200.0 + 320 - 180), (.without(.stripsFollow), 200 + 320 - 180), (.all, 50 + 320 - 180),
    ] as [(UtilityButtons.Corrections, Double)] {
      var player = Player(corrections)
      player.report(.moved(contentOffset: 200))
      #expect(player.row.rightView(at: player.time) == LayoutRect(200 + 320 - 180, 0, 180, 44))
      #expect(player.row.leftView(at: player.time).x == (corrections.contains(.stripsFollow) ? 200 : 90))
      player.report(.moved(contentOffset: 50))
      #expect(player.row.leftView(at: player.time) == LayoutRect(50, 0, 90, 44))
      #expect(player.row.rightView(at: player.time).x == right)
    }
  }

  @Test("stripsFollow: a layout pass puts the left strip to the left width and the right one to the row's")
  func layoutFrames() {
    for (corrections, right) in [(.article, 320.0), (.without(.stripsFollow), 320), (.all, 90 + 320 - 180)]
      as [(UtilityButtons.Corrections, Double)]
    {
      var player = Player(corrections)
      player.pan(.began, 0)
      player.pan(.changed, -60)
      player.pan(.cancelled, -60)
      player.settle()
      player.apply(.resize(320))
      #expect(player.contentOffset == 90)
      #expect(player.row.leftView(at: player.time).x == 90)
      #expect(player.row.rightView(at: player.time).x == right)
    }
  }

  @Test("stripsFollow: before the first layout the article's content lacks the padding")
  func sizeBeforeLayout() {
    for (corrections, width) in [(.article, 320.0), (.without(.stripsFollow), 320), (.all, 320 + 270)]
      as [(UtilityButtons.Corrections, Double)]
    {
      var player = Player(corrections)
      #expect(player.row.contentSize.width == width)
      player.apply(.resize(320))
      #expect(player.row.contentSize.width == 320 + 270)
    }
  }

  @Test("firstFrame: ZCJ's strip is 0 wide until it shows")
  func firstFrame() {
    for (corrections, width) in [(.article, 0.0), (.without(.firstFrame), 0), (.all, 90)]
      as [(UtilityButtons.Corrections, Double)]
    {
      var player = Player.zcj(corrections)
      #expect(player.row.rightView(at: player.time).width == width)
      player.pan(.began, 0)
      player.pan(.changed, -30)
      #expect(player.row.rightView(at: player.time) == LayoutRect(30 + 320 - 90, 0, 90, 44))
      player.pan(.changed, 0)
      #expect(player.row.rightView(at: player.time).width == 90)
    }
  }

  @Test("stripsFollow: ZCJ's strip moves for offsets over 0 only, so it is stale at 0")
  func staleAtZero() {
    for (corrections, x) in [(.article, 30.0 + 320 - 90), (.without(.stripsFollow), 30 + 320 - 90), (.all, 320 - 90)]
      as [(UtilityButtons.Corrections, Double)]
    {
      var player = Player.zcj(corrections)
      player.pan(.began, 0)
      player.pan(.changed, -30)
      player.pan(.changed, 0)
      #expect(player.row.rightView(at: player.time).x == x)
    }
  }
}
