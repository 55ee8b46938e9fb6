import ConstraintSwipe
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("fingerKeepsHold: after a catch point the article no longer follows the finger back")
  func fingerKeepsHold() {
    for (corrections, rights) in [
      (.article, [160.0, 160, 160]), (.without(.fingerKeepsHold), [160, 160, 160]), (.all, [160, 140, 20]),
    ] as [(ConstraintSwipe.Corrections, [Double])] {
      var player = Player(corrections)
      player.pan(.began, 0)
      for (dx, right) in zip([-165.0, -140, -20], rights) {
        player.pan(.changed, dx)
        if player.row.settles != nil { player.settle() }
        #expect(player.right == right)
      }
    }
  }

  @Test("fingerKeepsHold: an open row dragged to 0 stays closed until the finger passes where it began")
  func fingerKeepsHoldFromOpen() {
    for (corrections, rights) in [(.article, [0.0, 0, 30]), (.all, [0, 60, 160])]
      as [(ConstraintSwipe.Corrections, [Double])]
    {
      var player = Player(corrections)
      player.apply(.open(.trailing, animated: false))
      player.pan(.began, 0)
      for (dx, right) in zip([160.0, 100, -30], rights) {
        player.pan(.changed, dx)
        if player.row.settles != nil { player.settle() }
        #expect(player.right == right)
      }
    }
  }

  @Test("noticeOnChange: any release tells the article's delegate again")
  func noticeOnChange() {
    for (corrections, closed, open) in [
      (.article, [.didClose], [.didOpen(.trailing)]),
      (.without(.noticeOnChange), [.didClose], [.didOpen(.trailing)]),
      (.all, [], []),
    ] as [(ConstraintSwipe.Corrections, [SwipeNotice], [SwipeNotice])] {
      var player = Player(corrections)
      player.drag(0)
      #expect(player.notices == closed)
      player.apply(.open(.trailing, animated: false))
      player.forgetNotices()
      player.drag(0)
      #expect(player.notices == open)
    }
  }

  @Test("noticeOnChange: opening and closing from code are silent in the article")
  func noticeFromCode() {
    for (corrections, notices) in [(.article, []), (.all, [.didOpen(.trailing), .didClose])]
      as [(ConstraintSwipe.Corrections, [SwipeNotice])]
    {
      var player = Player(corrections)
      for event in [
        SwipeEvent.open(.trailing, animated: false), .open(.trailing, animated: true),
        .close(animated: false), .close(animated: true),
      ] {
        player.apply(event)
      }
      #expect(player.notices == notices)
    }
  }

  @Test("cancelRestores: after a failure at 3, cancelling the next pan opens the article's row fully")
  func cancelRestores() {
    let faults: ConstraintSwipe.Corrections = [.cancelRestores, .failedRestores]
    for (corrections, rest) in [
      (.article, Rest.open(.trailing)), (.without(faults), .open(.trailing)),
      (.without(.failedRestores), .closed), (.all, .closed),
    ]
      as [(ConstraintSwipe.Corrections, Rest)]
    {
      var player = Player(corrections)
      player.drag(-3, finish: .failed)
      player.settle()
      player.drag(0, finish: .cancelled)
      #expect(player.row.rest == rest)
    }
  }

  @Test("failedRestores: a pan that fails at 3 leaves startingRight 3 for the next one")
  func failedRestores() {
    for (corrections, starting) in [(.article, 3.0), (.without(.failedRestores), 3), (.all, 0)]
      as [(ConstraintSwipe.Corrections, Double)]
    {
      var player = Player(corrections)
      player.drag(-3, finish: .failed)
      player.settle()
      player.pan(.began, 0)
      #expect(player.startingRight == starting)
    }
  }

  @Test("failedRestores: 47 and then 3 close, although 50 at once open")
  func failedThreshold() {
    for (corrections, rest) in [(.article, Rest.closed), (.all, .closed)]
      as [(ConstraintSwipe.Corrections, Rest)]
    {
      var player = Player(corrections)
      player.drag(-47, finish: .failed)
      player.settle()
      #expect(player.right == (corrections == .article ? 47 : 0))
      player.drag(-3)  // 50 < 80 + 80 / 2 counts from 47; corrected it is 3 < 80 / 2
      #expect(player.row.rest == rest)
    }
    for corrections in [ConstraintSwipe.Corrections.all, []] {
      var fresh = Player(corrections)
      fresh.drag(-50)
      #expect(fresh.row.rest == .open(.trailing))
    }
  }

  @Test("reuseEndsPan: in the article the next sample tears the reused row open")
  func reuseEndsPan() {
    for (corrections, right) in [(.article, 70.0), (.without(.reuseEndsPan), 70), (.all, 0)]
      as [(ConstraintSwipe.Corrections, Double)]
    {
      var player = Player(corrections)
      let fresh = player.row
      player.pan(.began, 0)
      player.pan(.changed, -60)
      player.apply(.reuse)
      #expect(player.right == 0)
      #expect((player.row == fresh) == corrections.contains(.reuseEndsPan))
      player.pan(.changed, -70)
      #expect(player.right == right)
    }
  }

  @Test("resumesMotion: a touch during the snap makes the article's content jump to the goal")
  func resumesMotion() {
    for corrections in [ConstraintSwipe.Corrections.all, .without(.resumesMotion), []] {
      var player = Player(corrections)
      player.drag(-60)
      player.now += 0.1 - 0.01  // the next sample comes when the content is at 180
      let shown = player.row.right(at: Time(player.now + 0.01))
      player.pan(.began, 0)
      #expect(player.right == (corrections.contains(.resumesMotion) ? shown : 160))
    }
  }

  @Test("resumesMotion: caught beyond a stop it stays, follows inward at once and outward no further")
  func caughtBeyond() {
    var player = Player()
    player.drag(-60)
    player.now += 0.1 - 0.01
    player.pan(.began, 0)
    let caught = player.right
    #expect(abs(caught - 180) < 1e-9)
    player.pan(.changed, -15)
    #expect(player.right == caught)
    player.pan(.changed, 15)
    #expect(abs(player.right - (caught - 15)) < 1e-9)
    player.pan(.changed, -1)
    #expect(player.right == caught)
  }

  @Test("axisDecidedOnce: one vertical sample makes the library's content stand still for that sample")
  func axisDecidedOnce() {
    for (corrections, right) in [(.article, 20.0), (.without(.axisDecidedOnce), 20), (.all, 50)]
      as [(ConstraintSwipe.Corrections, Double)]
    {
      var player = Player(rules: .dnsSwipeableTableCell, corrections)
      player.pan(.began, 0, velocity: Vector(-200, 0))
      player.pan(.changed, -20, velocity: Vector(-200, 10))
      player.pan(.changed, -50, velocity: Vector(-10, 30))
      #expect(player.right == right)
    }
  }

  @Test("noEmptySide: without buttons every release of the article opens, and says so")
  func noEmptySide() {
    for (corrections, notices, rest) in [
      (.article, [.didOpen(.trailing)], Rest.open(.trailing)),
      (.without(.noEmptySide), [.didOpen(.trailing)], .open(.trailing)), (.all, [], .closed),
    ] as [(ConstraintSwipe.Corrections, [SwipeNotice], Rest)] {
      var player = Player(trailing: [], corrections)
      player.drag(-30)
      #expect(player.offset == 0)
      #expect(player.notices == notices)
      #expect(player.row.rest == rest)
    }
  }

  @Test("noEmptySide: code cannot open an empty side either")
  func noEmptySideFromCode() {
    var player = Player(trailing: [80])
    player.apply(.open(.leading, animated: true))
    #expect(player.row == Player(trailing: [80]).row)
    #expect(player.notices == [])
  }

  @Test("contentStaysVisible: five buttons of 80 leave no content of 320 points; corrected, 60 points stay")
  func contentStaysVisible() {
    let five = [80.0, 80, 80, 80, 80]
    for (corrections, right) in [(.article, 400.0), (.without(.contentStaysVisible), 400), (.all, 320 - 60)]
      as [(ConstraintSwipe.Corrections, Double)]
    {
      var player = Player(trailing: five, corrections)
      player.apply(.open(.trailing, animated: false))
      #expect(player.right == right)
    }
    let shrunk = Player(trailing: [100, 200]).row
    #expect(shrunk.actionFrame(.trailing, 0, at: .zero).width == 100.0 * 260 / 300)
    #expect(shrunk.actionFrame(.trailing, 1, at: .zero).x == 60)
  }

  @Test("bounceStaysCovered: closing does not uncover the other side's buttons")
  func bounceStaysCovered() {
    for corrections in [ConstraintSwipe.Corrections.all, .without(.bounceStaysCovered), []] {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [80], trailing: [80], corrections)
        player.apply(.open(edge, animated: false))
        player.apply(.close(animated: true))
        let beyond = -edge.sign * player.row.offset(at: Time(player.now + 0.1))
        #expect(abs(beyond - (corrections.contains(.bounceStaysCovered) ? 0 : 20)) < 1e-9)
      }
    }
  }

  @Test("bounceStaysCovered: with one side only, closing bounces as in the article")
  func oneSideBounces() {
    var player = Player(leading: [80], trailing: [])
    player.apply(.open(.leading, animated: false))
    player.apply(.close(animated: true))
    #expect(abs(player.row.offset(at: Time(player.now + 0.1)) + 20) < 1e-9)
  }

  @Test("tapCloses: a tap on an open row's content selects it in the article, and leaves it open")
  func tapCloses() {
    for (corrections, notices, rest) in [
      (.article, [.didSelect], Rest.open(.trailing)), (.without(.tapCloses), [.didSelect], .open(.trailing)),
      (.all, [.didClose], .closed),
    ] as [(ConstraintSwipe.Corrections, [SwipeNotice], Rest)] {
      var player = Player(corrections)
      player.apply(.open(.trailing, animated: false))
      player.forgetNotices()
      player.apply(.tap)
      #expect(player.notices == notices)
      #expect(player.row.rest == rest)
    }
  }

  @Test("closesWithTable: the article's rows hear nothing of the table", arguments: TableChange.allCases)
  func closesWithTable(change: TableChange) {
    for (corrections, rest) in [
      (.article, Rest.open(.trailing)), (.without(.closesWithTable), .open(.trailing)), (.all, .closed),
    ] as [(ConstraintSwipe.Corrections, Rest)] {
      var player = Player(corrections)
      player.apply(.open(.trailing, animated: false))
      player.apply(.table(change))
      #expect(player.row.rest == rest)
      var held = Player(corrections)
      held.pan(.began, 0)
      held.pan(.changed, -50)
      held.apply(.table(change))
      #expect(held.right == 50)
    }
  }

  @Test("followsIdentity: a set of positions points at another row after a deletion")
  func followsIdentity() {
    for (corrections, open) in [
      (.article, RowID(6)), (.without(.followsIdentity), RowID(6)), (.all, RowID(5)),
    ] as [(ConstraintSwipe.Corrections, RowID)] {
      var list = SwipeList(of: Player(corrections).row, count: 30)
      _ = list.perform(InteractionAction.show(.trailing).id, on: RowID(5), at: .zero)
      _ = list.remove(RowID(2))
      #expect(list.openRows == [open])
    }
  }

  @Test("The names are those of the members, one for each bit, and all is all of them")
  func names() {
    let named = ConstraintSwipe.Corrections.named
    #expect(named.map(\.correction.rawValue) == named.indices.map { 1 << UInt32($0) })
    #expect(Set(named.map(\.name)).count == named.count)
    #expect(ConstraintSwipe.Corrections(named.map(\.correction)) == .all)
  }
}
