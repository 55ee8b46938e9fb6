import ConstraintSwipe
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test(
    "Touch up inside a shown button tells its index; nothing else does",
    arguments: [ConstraintSwipe.Corrections.all, []])
  func press(corrections: ConstraintSwipe.Corrections) {
    var player = Player(corrections)
    player.apply(.press(.trailing, 0, .up))
    #expect(player.notices == [])  // hidden
    player.apply(.open(.trailing, animated: false))
    player.forgetNotices()
    for event in [
      SwipeEvent.press(.trailing, 1, .down), .press(.trailing, 1, .cancelled), .press(.trailing, 7, .up),
      .press(.leading, 0, .up), .press(.trailing, -1, .up),
    ] {
      player.apply(event)
    }
    #expect(player.notices == [])
    player.apply(.press(.trailing, 1, .up))
    #expect(player.notices == [.didPress(.trailing, 1)])
    #expect(player.row.rest == .open(.trailing))
  }

  @Test("A partly open row lets only uncovered buttons be pressed")
  func partlyOpen() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, -30)
    player.apply(.press(.trailing, 0, .up))
    player.apply(.press(.trailing, 1, .up))
    #expect(player.notices == [.didPress(.trailing, 0)])
  }

  @Test("A tap on a closed row selects it")
  func tap() {
    for corrections in [ConstraintSwipe.Corrections.all, []] {
      var player = Player(corrections)
      player.apply(.tap)
      #expect(player.notices == [.didSelect])
    }
  }

  @Test("prepareForReuse is silent and gives a row as new, in a drag and in a motion too")
  func reuse() {
    let fresh = Player().row
    for ending in [[], [SwipeEvent.pan(.ended, translation: Vector(-60, 0), velocity: .zero)]] {
      var player = Player()
      player.pan(.began, 0)
      player.pan(.changed, -60)
      for event in ending { player.apply(event) }
      player.forgetNotices()
      player.apply(.reuse)
      #expect(player.row == fresh)
      #expect(player.notices == [])
    }
  }

  @Test("openCell without animation is open at once")
  func openCell() {
    var player = Player()
    player.apply(.open(.trailing, animated: false))
    #expect(player.right == 160)
    #expect(player.row.settles == nil)
  }

  @Test("Resizing keeps the place; the same width is a layout pass that changes nothing")
  func resize() {
    var player = Player(trailing: [200, 100])
    player.apply(.open(.trailing, animated: false))
    player.apply(.resize(480))
    #expect(player.right == 300)
    player.apply(.resize(320))
    #expect(player.right == 320 - 60)
    player.pan(.began, 0)
    player.pan(.changed, 40)
    let held = player.row
    player.apply(.resize(320))
    #expect(player.row == held)
    player.apply(.resize(.nan))
    #expect(player.right == 0)
    #expect(player.row.rest == .open(.trailing))
  }

  @Test("The leading side is the mirror image, notice for notice")
  func mirror() {
    let events: [(PanPhase, Double)] = [
      (.began, 0), (.changed, -30), (.changed, -170), (.changed, -55), (.ended, -55), (.began, 0),
      (.changed, 45), (.ended, 45),
    ]
    for corrections in [ConstraintSwipe.Corrections.all, []] {
      var one = Player(leading: [40, 50], trailing: [80, 60], corrections)
      var other = Player(leading: [80, 60], trailing: [40, 50], corrections)
      for (phase, x) in events {
        one.pan(phase, x)
        other.pan(phase, -x)
        #expect(one.offset == -other.offset)
        #expect(one.row.rest.edge == other.row.rest.edge?.opposite)
      }
      let mirrored = other.notices.map { notice in
        if case .didOpen(let edge) = notice { SwipeNotice.didOpen(edge.opposite) } else { notice }
      }
      #expect(one.notices == mirrored)
    }
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player(leading: [60])
    #expect(player.row.plainActions.map(\.id) == ["a0", "a0", "a1", "open.leading", "open.trailing"])
    var gesture = player
    gesture.drag(-60)
    gesture.settle()
    player.notices += player.row.perform("open.trailing", at: player.time).notices
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.notices == gesture.notices)
    #expect(player.row.plainActions.map(\.id).suffix(2) == ["open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletePath() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 30)
    let before = [(0..<30).map(RowID.init)]
    _ = list.perform("open.trailing", on: RowID(3), at: .zero)

    let effects = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))

    #expect(effects.notices == [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))])
    #expect(effects.update == ListUpdate([.delete(.init(3..<4))]))
    let after = [(0..<list.count).compactMap { list.id(at: RowPosition(row: $0)) }]
    #expect(effects.update.mismatch(from: before, to: after) == nil)
    #expect(list.position(of: RowID(3)) == nil)
  }

  @Test("Any events in any order with any numbers leave a finite row that can rest")
  func anything() {
    let numbers = [0, 1, -1, 39.9, -40, -160, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude]
    var seed: UInt64 = 2014
    func next(_ bound: Int) -> Int {
      // SplitMix64.
      seed &+= 0x9E37_79B9_7F4A_7C15
      var z = seed
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(bound))
    }
    for round in 0..<60 {
      let corrections = ConstraintSwipe.Corrections(
        rawValue: round < 20 ? 0x1FFF : round < 40 ? 0 : UInt32(next(0x2000)))
      var row = Player(
        leading: round % 3 == 0 ? [] : [70], trailing: round % 5 == 0 ? [] : [80, 30],
        rules: round % 2 == 0 ? .article : .dnsSwipeableTableCell, corrections
      ).row
      for _ in 0..<200 {
        func number() -> Double { numbers[next(numbers.count)] }
        let time = Time(number())
        let event: SwipeEvent =
          switch next(10) {
          case 0...4:
            .pan(
              PanPhase.allCases[next(5)], translation: Vector(number(), number()),
              velocity: Vector(number(), number()))
          case 5: .open(Edge.allCases[next(2)], animated: next(2) == 0)
          case 6: .close(animated: next(2) == 0)
          case 7: .press(Edge.allCases[next(2)], next(4) - 1, PressPhase.allCases[next(3)])
          case 8: next(2) == 0 ? .tap : .reuse
          default: next(3) == 0 ? .resize(number()) : .table(TableChange.allCases[next(2)])
          }
        row.apply(event, at: time)
        let offset = row.offset(at: time)
        #expect(offset.isFinite)
        #expect(row.settles?.seconds.isFinite ?? true)
      }
      row.apply(.pan(.began, translation: .zero, velocity: .zero), at: Time(10))
      row.apply(.pan(.cancelled, translation: .zero, velocity: .zero), at: Time(10))
      let end = row.settles ?? Time(10)
      row.advance(to: end)
      let places =
        [0]
        + Edge.allCases.map { edge in
          edge.sign * row.actions(edge).indices.map { row.actionFrame(edge, $0, at: end).width }.reduce(0, +)
        }
      #expect(
        places.contains { abs($0 - row.offset(at: end)) < 1e-9 } || !corrections.contains(.failedRestores))
    }
  }
}
