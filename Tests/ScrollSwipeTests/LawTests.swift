import ScrollSwipe
import Testing

@Suite("The laws, over random gestures")
struct LawTests {
  /// One random event of a well-behaved host, and its mirror image.
  func event(_ random: inout Seeded) -> SwipeEvent {
    let x = Double(random.next(1000) - 500) / 2
    let velocity = random.element(of: [0, 100, -100, 599, -601, 601, 3000, -9000.0])
    switch random.next(14) {
    case 0...2: return .pan(.began, translation: Vector(x, 0), velocity: .zero)
    case 3...6: return .pan(.changed, translation: Vector(x, 0), velocity: .zero)
    case 7...8: return .pan(.ended, translation: Vector(x, 0), velocity: Vector(velocity, 0))
    case 9:
      return .pan(random.next(2) == 0 ? .cancelled : .failed, translation: Vector(x, 0), velocity: .zero)
    case 10: return .open(random.element(of: Edge.allCases), animated: random.next(2) == 0)
    case 11: return .close(animated: random.next(2) == 0)
    case 12: return .press(random.element(of: Edge.allCases), random.next(3), .up)
    default: return random.element(of: [.tap, .wait, .table(.otherRowOpened), .table(.tableScrolled)])
    }
  }

  func mirrored(_ event: SwipeEvent) -> SwipeEvent {
    switch event {
    case .pan(let phase, let translation, let velocity):
      .pan(
        phase, translation: Vector(-translation.x, translation.y), velocity: Vector(-velocity.x, velocity.y))
    case .open(let edge, let animated): .open(edge.opposite, animated: animated)
    case .press(let edge, let index, let phase): .press(edge.opposite, index, phase)
    case .close, .tap, .reuse, .resize, .table, .wait: event
    }
  }

  func mirrored(_ notice: SwipeNotice) -> SwipeNotice {
    switch notice {
    case .didOpen(let edge): .didOpen(edge.opposite)
    case .didCommit(let edge): .didCommit(edge.opposite)
    case .didPress(let edge, let index): .didPress(edge.opposite, index)
    case .didClose, .didSelect: notice
    }
  }

  @Test("Mirror: mirrored input on mirrored buttons is the mirror image, to the last bit")
  func mirror() {
    var random = Seeded(state: 5)
    for round in 0..<200 {
      let corrections = round % 2 == 0 ? .all : ScrollSwipe.Corrections(rawValue: UInt32(random.next(0x1000)))
      let (some, others) = (round % 3 == 0 ? [] : [80.0, 60], [50.0, 70, 31.7])
      var one = Player(leading: some, trailing: others, corrections)
      var other = Player(leading: others, trailing: some, corrections)
      for _ in 0..<40 {
        let event = event(&random)
        one.now += Double(random.next(20)) / 100
        other.now = one.now
        one.apply(event)
        other.apply(mirrored(event))
        #expect(one.offset == -other.offset)
        #expect(one.row.rest.edge == other.row.rest.edge?.opposite)
        #expect(one.row.settles == other.row.settles)
        #expect(one.row.targetContentOffset == other.row.targetContentOffset.map { 0 - $0 })
        #expect(one.row.closesByAnimation == other.row.closesByAnimation)
      }
      #expect(one.notices == other.notices.map(mirrored))
    }
  }

  @Test("Rests, bounds, notices: each change is told once, and the row rests at a place it has")
  func invariants() {
    var random = Seeded(state: 9)
    for round in 0..<300 {
      let rules = ScrollSwipe.Rules.allCases[round % 2]
      let (leading, trailing) = (round % 3 == 0 ? [] : [80.0, 60], round % 5 == 0 ? [] : [500.0])
      var player = Player(leading: leading, trailing: trailing, rules: rules)
      var told = Rest.closed
      for _ in 0..<60 {
        player.now += Double(random.next(30)) / 100
        player.forgetNotices()
        player.apply(event(&random))
        for notice in player.notices {
          switch notice {
          case .didOpen(let edge):
            #expect(told != .open(edge))
            told = .open(edge)
          case .didClose:
            #expect(told != .closed)
            told = .closed
          case .didPress, .didSelect, .didCommit: break
          }
        }
        #expect(told == player.row.rest)
        #expect(player.row.limits.contains(player.offset))
        guard let end = player.row.settles else { continue }
        let starts = player.offset
        for step in 0...20 {
          let offset = player.row.offset(at: Time(player.now + (end - player.time) * Double(step) / 20))
          #expect(player.row.limits.contains(offset))
          // Only content that comes from there may show the side across from its goal.
          let shows: Edge? = offset > 0 ? .leading : offset < 0 ? .trailing : nil
          let from: Edge? = starts > 0 ? .leading : starts < 0 ? .trailing : nil
          #expect(shows == nil || shows == from || shows == told.edge)
        }
      }
      player.pan(.began, 0)
      player.pan(.cancelled, 0)
      player.settle()
      var put = Player(leading: leading, trailing: trailing, rules: rules)
      if let edge = told.edge { put.putOpen(edge) }
      #expect(player.row == put.row)
    }
  }

  @Test("No jumps: a function of where it was caught and the translation, no faster than the finger")
  func noJumps() {
    var random = Seeded(state: 77)
    for _ in 0..<200 {
      var player = Player(trailing: random.next(2) == 0 ? [] : [100])
      player.drag(Double(random.next(400) - 200), velocity: Double(random.next(4000) - 2000))
      player.now += Double(random.next(40)) / 100
      let before = player.row.offset(at: Time(player.now + 0.01))
      player.pan(.began, 0)
      #expect(player.offset == before)
      let began = player
      var (x, offset) = (0.0, before)
      for _ in 0..<30 {
        let step = Double(random.next(200) - 100)
        x += step
        player.pan(.changed, x)
        #expect((player.offset - offset).magnitude <= step.magnitude + 1e-9)
        offset = player.offset
        var direct = began
        direct.pan(.changed, x)
        #expect(direct.offset == offset)
      }
    }
  }

  @Test(
    "Actions can be hit: inside the row, side by side, and 60 points of content stay",
    arguments: [100, 320, 1024.0])
  func actionsCanBeHit(width: Double) {
    for widths in [[80.0], [80, 80], [300, 200, 700], [1e12, 1]] {
      var player = Player(leading: widths, trailing: widths, width: width)
      for edge in Edge.allCases {
        player.putOpen(edge)
        let frames = widths.indices.map { player.row.actionFrame(edge, $0, at: player.time) }
        #expect(frames.allSatisfy { $0.x >= 0 && $0.maxX <= width })
        for (outer, inner) in zip(frames, frames.dropFirst()) {
          #expect(edge == .leading ? outer.maxX <= inner.x + 1e-9 : inner.maxX <= outer.x + 1e-9)
        }
        #expect(player.offset.magnitude <= width - 60)
        #expect(widths.indices.allSatisfy { player.row.isShown(edge, $0, at: player.time) })
        #expect(widths.indices.allSatisfy { !player.row.isShown(edge.opposite, $0, at: player.time) })
      }
    }
  }

  @Test("Any events in any order with any numbers leave a finite row that can rest")
  func anything() {
    let numbers = [
      0, 1, -1, 49.9, -50, 160, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]
    var random = Seeded(state: 2015)
    for round in 0..<60 {
      let corrections = ScrollSwipe.Corrections(
        rawValue: round < 20 ? 0xFFF : round < 40 ? 0 : UInt32(random.next(0x1000)))
      var row = Player(
        leading: round % 3 == 0 ? [] : [70], trailing: round % 5 == 0 ? [] : [80, 30],
        rules: ScrollSwipe.Rules.allCases[round % 2], corrections
      ).row
      for _ in 0..<200 {
        func number() -> Double { random.element(of: numbers) }
        let time = Time(number())
        let event: SwipeEvent =
          switch random.next(10) {
          case 0...4:
            .pan(
              random.element(of: PanPhase.allCases), translation: Vector(number(), number()),
              velocity: Vector(number(), number()))
          case 5: .open(random.element(of: Edge.allCases), animated: random.next(2) == 0)
          case 6: .close(animated: random.next(2) == 0)
          case 7:
            .press(
              random.element(of: Edge.allCases), random.next(4) - 1, random.element(of: PressPhase.allCases))
          case 8: random.next(2) == 0 ? .tap : .reuse
          default: random.next(3) == 0 ? .resize(number()) : .table(random.element(of: TableChange.allCases))
          }
        row.apply(event, at: time)
        #expect(row.offset(at: time).isFinite)
        #expect(row.settles?.seconds.isFinite ?? true)
      }
      row.apply(.pan(.began, translation: .zero, velocity: .zero), at: Time(10))
      row.apply(.pan(.cancelled, translation: .zero, velocity: .zero), at: Time(10))
      let end = row.settles ?? Time(10)
      row.advance(to: end)
      let insets = row.contentInset
      #expect([0, insets.left, -insets.right].contains(row.offset(at: end)))
    }
  }
}
