import ScrollSwipe
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
///
/// The two that change the release are in `ReleaseTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("layoutKeepsState: any layout pass closes the row, without animation and without a word")
  func layoutKeepsState() {
    for rules in ScrollSwipe.Rules.allCases {
      for (corrections, isOpen) in [(.article, false), (.without(.layoutKeepsState), false), (.all, true)]
        as [(ScrollSwipe.Corrections, Bool)]
      {
        for width in [320.0, 480] {
          var player = Player(rules: rules, corrections)
          player.putOpen(.leading)
          player.apply(.resize(width))
          #expect(player.contentOffset == (isOpen ? -160 : 0))
          #expect(player.row.rest == (isOpen ? .open(.leading) : .closed))
          #expect(player.row.settles == nil)
          #expect(player.notices == [])
          #expect(player.row.contentSize == LayoutSize(width: width, height: 44))
        }
      }
    }
  }

  @Test("layoutKeepsState: a layout pass in mid-drag and in a motion changes nothing")
  func layoutInBetween() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, 100)
    let held = player.row
    player.apply(.resize(320))
    #expect(player.row == held)
    player.pan(.ended, 100)
    let settling = player.row
    player.apply(.resize(320))
    #expect(player.row == settling)
    var article = Player(.article)
    article.pan(.began, 0)
    article.pan(.changed, 100)
    article.apply(.resize(320))
    #expect(article.contentOffset == 0)
  }

  @Test("noDeadZone: content is dragged toward an empty edge for one frame before it is clamped")
  func noDeadZone() {
    for (corrections, offsets) in [
      (.article, [-banded(10), 0, 0, 30, -banded(5), 0]),
      (.without(.noDeadZone), [-banded(10), 0, 0, 30, -banded(5), 0]),
      (.all, [0, 0, 0, 30, 0, 0]),
    ] as [(ScrollSwipe.Corrections, [Double])] {
      for rules in ScrollSwipe.Rules.allCases {
        var player = Player(trailing: [], rules: rules, corrections)
        player.pan(.began, 0)
        for (x, offset) in zip([-10.0, -20, 0, 30, -5, -300], offsets) {
          player.pan(.changed, x)
          #expect(player.offset == offset)
        }
        player.pan(.ended, -300)
        #expect(player.row == Player(trailing: [], rules: rules, corrections).row)
      }
    }
  }

  @Test("noDeadZone: a side of width 0 is clamped at release, too")
  func emptySideAtRelease() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      var player = Player(leading: [], trailing: [0], corrections)
      player.pan(.began, 0)
      player.pan(.ended, -50, velocity: -3000)
      #expect(player.row == Player(leading: [], trailing: [0], corrections).row)
      #expect(player.row.targetContentOffset == 0)
    }
  }

  @Test("firstFrame: until the first scroll event the right container sits at 320, and both are visible")
  func firstFrame() {
    for (corrections, isOff) in [(.article, true), (.without(.firstFrame), true), (.all, false)]
      as [(ScrollSwipe.Corrections, Bool)]
    {
      var player = Player(width: 414, corrections)
      #expect(player.row.rightView(at: player.time) == LayoutRect(isOff ? 320 : 414 - 100, 0, 100, 44))
      #expect(player.row.leftView(at: player.time) == LayoutRect(0, 0, 160, 44))
      #expect(player.row.leftHidden(at: player.time) == !isOff)
      #expect(player.row.rightHidden(at: player.time) == !isOff)
      player.drag(-30)
      player.settle()
      #expect(player.row.rightView(at: player.time) == LayoutRect(414 - 100, 0, 100, 44))
      #expect(player.row.leftHidden(at: player.time))
      #expect(player.row.rightHidden(at: player.time))
    }
  }

  @Test("firstFrame: the article's one container is never hidden; corrected, only while it shows")
  func articlesContainer() {
    for (corrections, hidden) in [(.article, [false, false]), (.all, [true, false])]
      as [(ScrollSwipe.Corrections, [Bool])]
    {
      var player = Player(rules: .article, corrections)
      #expect(player.row.leftHidden(at: player.time) == hidden[0])
      #expect(player.row.rightHidden(at: player.time))  // there is none
      player.putOpen(.leading)
      #expect(player.row.leftHidden(at: player.time) == hidden[1])
      player.apply(.close(animated: false))
      #expect(player.row.leftHidden(at: player.time) == hidden[0])
    }
  }

  @Test("closesOnlyOpen: a closed row animates from 0 to 0 when another row is dragged")
  func closesOnlyOpen() {
    for (corrections, settles) in [
      (.article, Time(0.3)), (.without(.closesOnlyOpen), Time(0.3)), (.all, nil),
    ]
      as [(ScrollSwipe.Corrections, Time?)]
    {
      var row = Player(corrections).row
      let effects = row.tableChanged(.otherRowOpened, at: .zero)
      #expect(effects == SwipeEffects(startedMotion: settles != nil))
      #expect(row.settles == settles)
      #expect(row.offset(at: Time(0.15)) == 0)
      row.advance(to: Time(1))
      #expect(row == Player(corrections).row)
    }
  }

  @Test("closesOnlyOpen: a row that another finger holds is left alone")
  func heldRow() {
    for (corrections, offset) in [(.article, 0.0), (.without(.closesOnlyOpen), 0), (.all, 50)]
      as [(ScrollSwipe.Corrections, Double)]
    {
      var player = Player(corrections)
      player.pan(.began, 0)
      player.pan(.changed, 50)
      player.apply(.table(.otherRowOpened))
      player.settle()
      #expect(player.offset == offset)
    }
  }

  @Test("closesWithTable: the article hears nothing, the final version of other rows only")
  func closesWithTable() {
    for (rules, corrections, obeyed) in [
      (.article, .article, []), (.article, .without(.closesWithTable), []),
      (.swipeableTableViewCell, .article, [.otherRowOpened]),
      (.swipeableTableViewCell, .without(.closesWithTable), [.otherRowOpened]),
      (.article, .all, [.otherRowOpened, .tableScrolled]),
      (.swipeableTableViewCell, .all, [.otherRowOpened, .tableScrolled]),
    ] as [(ScrollSwipe.Rules, ScrollSwipe.Corrections, [TableChange])] {
      for change in TableChange.allCases {
        var player = Player(rules: rules, corrections)
        player.putOpen(.leading)
        player.apply(.table(change))
        #expect(player.row.rest == (obeyed.contains(change) ? .closed : .open(.leading)))
        #expect(player.row.isMoving(at: player.time) == obeyed.contains(change))
      }
    }
  }

  @Test("cancelRestores: a cancelled pan is a release at velocity 0 in the article")
  func cancelRestores() {
    for (corrections, fromOpen, fromClosed) in [
      (.article, Rest.closed, Rest.open(.trailing)),
      (.without(.cancelRestores), .open(.trailing), .open(.trailing)),  // 99 >= 100 / 2
      (.all, .open(.trailing), .closed),
    ] as [(ScrollSwipe.Corrections, Rest, Rest)] {
      var open = Player(corrections)
      open.putOpen(.trailing)
      open.drag(1, finish: .cancelled, velocity: -5000)
      open.settle()
      #expect(open.row.rest == fromOpen)
      #expect(open.offset == (fromOpen == .closed ? 0 : -100))
      var closed = Player(corrections)
      closed.drag(-110, finish: .cancelled, velocity: 5000)
      closed.settle()
      #expect(closed.row.rest == fromClosed)
      #expect(closed.offset == (fromClosed == .closed ? 0 : -100))
    }
  }

  @Test("cancelRestores: a cancelled pan that caught a motion leads to where that was going")
  func cancelInMotion() {
    for finish in [PanPhase.cancelled, .failed] {
      var player = Player()
      player.drag(90)
      player.now += 0.05
      player.drag(-200, finish: finish)
      player.settle()
      #expect(player.offset == 160)
      #expect(player.notices == [.didOpen(.leading)])
    }
  }

  @Test("failedRestores: a pan that fails leaves the content part-open in the article")
  func failedRestores() {
    for (corrections, offset) in [(.article, 47.0), (.without(.failedRestores), 47), (.all, 0)]
      as [(ScrollSwipe.Corrections, Double)]
    {
      var player = Player(corrections)
      player.drag(47, finish: .failed)
      player.settle()
      #expect(player.offset == offset)
      #expect(player.row.rest == .closed)
      player.pan(.changed, 60)
      #expect(player.offset == offset)
      player.pan(.began, 0)
      player.pan(.changed, 3)
      #expect(player.offset == offset + 3)
    }
  }

  @Test("failedRestores: content that was left part-open closes by a tap")
  func tapOnPartOpen() {
    var player = Player(.article)
    player.drag(47, finish: .failed)
    player.apply(.tap)
    player.settle()
    #expect(player.row == Player(.article).row)
    #expect(player.notices == [])
  }

  @Test("noticeOnChange: the article tells nobody; corrected, each change is told once")
  func noticeOnChange() {
    for (corrections, notices) in [
      (.article, []), (.without(.noticeOnChange), []),
      (.all, [.didOpen(.leading), .didClose, .didOpen(.trailing), .didOpen(.leading), .didClose]),
    ] as [(ScrollSwipe.Corrections, [SwipeNotice])] {
      var player = Player(corrections)
      player.drag(300)
      player.settle()
      player.drag(50)  // open again
      player.settle()
      player.drag(-155, velocity: -50)
      player.settle()
      player.apply(.open(.trailing, animated: true))
      player.apply(.open(.leading, animated: false))
      player.apply(.tap)
      player.apply(.close(animated: false))
      #expect(player.notices == notices)
    }
  }

  @Test("resumesMotion: content that is caught on its way jumps to its goal in the article")
  func resumesMotion() {
    for (corrections, resumes) in [(.article, false), (.without(.resumesMotion), false), (.all, true)]
      as [(ScrollSwipe.Corrections, Bool)]
    {
      var player = Player(corrections)
      player.drag(300)
      player.now += 0.04
      let shown = player.row.offset(at: Time(player.now + 0.01))
      player.pan(.began, 0)
      #expect(shown != 160)
      #expect(player.offset == (resumes ? shown : 160))
    }
  }

  @Test("contentStaysVisible: four buttons of 80 leave no content of 320 points; corrected, 60 points stay")
  func contentStaysVisible() {
    let four = [80.0, 80, 80, 80]
    for (corrections, inset) in [(.article, 320.0), (.without(.contentStaysVisible), 320), (.all, 320 - 60)]
      as [(ScrollSwipe.Corrections, Double)]
    {
      let row = Player(leading: four, trailing: four, corrections).row
      #expect(row.contentInset == (left: inset, right: inset))
    }
    let shrunk = Player(leading: [100, 200]).row
    #expect(shrunk.actionFrame(.leading, 0, at: .zero).width == 100.0 * 260 / 300)
    #expect(shrunk.actionFrame(.leading, 1, at: .zero).maxX == 260)
  }

  @Test("The names are those of the members, one for each bit, and all is all of them")
  func names() {
    let named = ScrollSwipe.Corrections.named
    #expect(named.map(\.correction.rawValue) == named.indices.map { 1 << UInt32($0) })
    #expect(Set(named.map(\.name)).count == named.count)
    #expect(ScrollSwipe.Corrections(named.map(\.correction)) == .all)
  }
}
