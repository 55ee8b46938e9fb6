import Testing
import UtilityButtons

/// The laws of a row with all corrections, on random events from seeds.
@Suite("Laws")
struct LawTests {
  /// Rows of every kind, and the same rows mirrored.
  static func players(_ random: inout SplitMix64) -> (row: Player, mirrored: Player) {
    func widths() -> [Double?] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Bool.random(using: &random) ? nil : Double.random(in: 10...200, using: &random)
      }
    }
    let (leading, trailing) = (widths(), widths())
    let width = Double.random(in: 200...500, using: &random)
    let fullSwipe = Int.random(in: 0...3, using: &random) == 0
    let forbidden = Int.random(in: 0...5, using: &random)
    func sides(_ edge: Edge) -> Set<Edge> { forbidden == 0 ? [edge] : [] }
    return (
      Player(
        leadingWidths: leading, trailingWidths: trailing, width: width, fullSwipe: fullSwipe, forbidden: sides(.leading)
      ),
      Player(
        leadingWidths: trailing, trailingWidths: leading, width: width, fullSwipe: fullSwipe,
        forbidden: sides(.trailing))
    )
  }

  static func event(_ random: inout SplitMix64) -> SwipeEvent {
    func number(_ most: Double) -> Double {
      Int.random(in: 0...5, using: &random) == 0 ? 0 : Double.random(in: -most...most, using: &random)
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<5: return .pan(.began, translation: .zero, velocity: .zero)
    case 5..<12: return .pan(.changed, translation: Vector(number(500), number(50)), velocity: .zero)
    case 12..<16:
      return .pan(.ended, translation: Vector(number(300), 0), velocity: Vector(number(2000), number(500)))
    case 16: return .pan(.cancelled, translation: Vector(number(300), 0), velocity: Vector(number(2000), 0))
    case 17: return .pan(.failed, translation: .zero, velocity: .zero)
    case 18: return .open(Bool.random(using: &random) ? .leading : .trailing, animated: Bool.random(using: &random))
    case 19: return .close(animated: Bool.random(using: &random))
    case 20:
      return .press(
        Bool.random(using: &random) ? .leading : .trailing, Int.random(in: 0...4, using: &random), .up)
    case 21: return .tap
    case 22: return .table(Bool.random(using: &random) ? .otherRowOpened : .tableScrolled)
    default: return .wait
    }
  }

  static func mirrored(_ event: SwipeEvent) -> SwipeEvent {
    switch event {
    case .pan(let phase, let translation, let velocity):
      .pan(phase, translation: Vector(-translation.x, translation.y), velocity: Vector(-velocity.x, velocity.y))
    case .open(let edge, let animated): .open(edge.opposite, animated: animated)
    case .press(let edge, let index, let phase): .press(edge.opposite, index, phase)
    case .close, .tap, .table, .wait, .resize, .reuse: event
    }
  }

  static func mirrored(_ notice: SwipeNotice) -> SwipeNotice {
    switch notice {
    case .didOpen(let edge): .didOpen(edge.opposite)
    case .didCommit(let edge): .didCommit(edge.opposite)
    case .didPress(let edge, let index): .didPress(edge.opposite, index)
    case .didClose, .didSelect: notice
    }
  }

  /// Plays random events and looks at the player before and after each.
  func play(_ seed: Int, _ look: (_ event: SwipeEvent, _ before: Player, _ after: Player) -> Void) {
    var random = SplitMix64(state: UInt64(seed))
    var player = Self.players(&random).row
    for _ in 0..<80 {
      player.now += Double.random(in: 0...0.2, using: &random)
      player.row.advance(to: player.time)
      let before = player
      let event = Self.event(&random)
      player.forgetNotices()
      player.apply(event)
      look(event, before, player)
    }
  }

  func place(_ player: Player, _ rest: Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(.leading): player.row.leftWidth
    case .open(.trailing): -player.row.rightWidth
    }
  }

  @Test(
    "Rests: let go and settled, the content is exactly at its resting place, as if it had been put there",
    arguments: 0..<60)
  func rests(seed: Int) {
    play(seed) { _, _, after in
      var player = after
      player.pan(.cancelled, 0)
      player.settle()
      #expect(player.offset == place(player, player.row.rest))
      var put = player
      put.apply(.reuse)
      if let edge = player.row.rest.edge { put.apply(.open(edge, animated: false)) }
      #expect(player.row == put.row)
    }
  }

  @Test("Stays in bounds, and never shows a side that cannot open", arguments: 0..<60)
  func bounds(seed: Int) {
    play(seed) { _, _, after in
      let row = after.row
      for delay in [0, 0.03, 0.1, 0.5] {
        let offset = row.offset(at: after.time + delay)
        #expect(offset.isFinite)
        #expect(offset >= (row.rightWidth == 0 ? 0 : -.infinity))
        #expect(offset <= (row.leftWidth == 0 ? 0 : .infinity))
      }
    }
  }

  @Test(
    "No jumps: whatever happens, the content is where it was, and moves no further than the finger", arguments: 0..<60)
  func noJumps(seed: Int) {
    var translation = 0.0
    play(seed) { event, before, after in
      switch event {
      case .pan(.began, let x, _):
        #expect(after.offset == before.offset)
        translation = x.x
      case .pan(.changed, let x, _):
        #expect(abs(after.offset - before.offset) <= abs(x.x - translation) + 1e-9 || before.row == after.row)
        translation = x.x
      case .pan(.ended, let x, _):
        #expect(abs(after.offset - before.offset) <= abs(x.x - translation) + 1e-9)
      case .open(_, animated: false), .close(animated: false): break
      default: #expect(after.offset == before.offset)
      }
    }
  }

  @Test("Cancel restores", arguments: 0..<60)
  func cancelRestores(seed: Int) {
    play(seed) { event, before, after in
      guard case .pan(let phase, _, _) = event, phase == .cancelled || phase == .failed else { return }
      #expect(after.row.rest == before.row.rest)
      #expect(after.notices == [])
    }
  }

  @Test("One notice for each change of resting place, that names it", arguments: 0..<60)
  func notices(seed: Int) {
    play(seed) { _, before, after in
      let told = after.notices.filter { $0 == .didClose || $0 == .didOpen(.leading) || $0 == .didOpen(.trailing) }
      #expect(told == (after.row.rest == before.row.rest ? [] : [after.row.rest.notice]))
    }
  }

  @Test("Reuse is new", arguments: 0..<60)
  func reuse(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    let fresh = Self.players(&random).row.row
    play(seed) { _, _, after in
      var row = after.row
      row.prepareForReuse()
      #expect(row == fresh)
    }
  }

  @Test("Tidying up changes nothing that shows", arguments: 0..<60)
  func tidy(seed: Int) {
    play(seed) { _, _, after in
      for delay in [0.0, 0.2, 1, 3] {
        var tidied = after.row
        tidied.advance(to: after.time + delay)
        for later in [delay, delay + 0.1, delay + 5] {
          #expect(tidied.offset(at: after.time + later) == after.row.offset(at: after.time + later))
        }
      }
    }
  }

  @Test(
    "Mirrored events on a mirrored row give mirrored offsets, places and notices, to the last bit", arguments: 0..<120)
  func mirror(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    var (one, other) = Self.players(&random)
    for _ in 0..<80 {
      let step = Double.random(in: 0...0.2, using: &random)
      let event = Self.event(&random)
      one.now += step
      other.now += step
      one.apply(event)
      other.apply(Self.mirrored(event))
      #expect(one.offset == -other.offset)
      #expect(one.row.rest.edge == other.row.rest.edge?.opposite)
      #expect(one.notices == other.notices.map(Self.mirrored))
      #expect(one.row.settles == other.row.settles)
    }
  }

  @Test("Shown buttons lie inside the row side by side, and 60 points of content stay", arguments: 0..<60)
  func hittable(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    let player = Self.players(&random).row
    for edge in Edge.allCases where player.row.canOpen(edge) {
      var open = player
      open.apply(.open(edge, animated: false))
      #expect(open.row.size.width - abs(open.offset) >= 60 - 1e-9)
      let frames = open.row.actions(edge).indices.map { open.row.actionFrame(edge, $0, at: open.time) }
        .sorted { $0.x < $1.x }
      for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX <= next.x + 1e-9) }
      #expect(frames.allSatisfy { $0.x >= -1e-9 && $0.maxX <= open.row.size.width + 1e-9 })
      for index in open.row.actions(edge).indices { #expect(open.row.isShown(edge, index, at: open.time)) }
    }
  }

  @Test("Any events in any order with any numbers leave a finite row that can rest", arguments: 0..<60)
  func anything(round: Int) {
    let numbers = [
      0, 1, -1, 45, -90, -180, 500, -500, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]
    var random = SplitMix64(state: UInt64(round))
    let bits = UInt32.random(in: 0..<1 << 17, using: &random)
    let corrections = UtilityButtons.Corrections(rawValue: round < 20 ? 1 << 17 - 1 : round < 40 ? 0 : bits)
    var row = Player(
      leading: round % 3 == 0 ? 0 : 1, trailing: round % 5 == 0 ? 0 : 3,
      rules: round % 2 == 0 ? .swTableViewCell : .zcjTableViewCell, hasSectionIndex: round % 7 == 0,
      fullSwipe: round % 4 == 0, forbidden: round % 11 == 0 ? [.trailing] : [], corrections
    ).row
    for _ in 0..<300 {
      func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
      func edge() -> Edge { Bool.random(using: &random) ? .leading : .trailing }
      func flag() -> Bool { Bool.random(using: &random) }
      let time = Time(number())
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<6:
        let phase = PanPhase.allCases[Int.random(in: 0..<5, using: &random)]
        row.apply(.pan(phase, translation: Vector(number(), number()), velocity: Vector(number(), number())), at: time)
      case 6: row.apply(.open(edge(), animated: flag()), at: time)
      case 7: row.apply(.close(animated: flag()), at: time)
      case 8:
        let phase = PressPhase.allCases[Int.random(in: 0..<3, using: &random)]
        row.apply(.press(edge(), Int.random(in: -1...4, using: &random), phase), at: time)
      case 9: row.apply(flag() ? .tap : .reuse, at: time)
      case 10: row.apply(flag() ? .resize(number()) : .table(.otherRowOpened), at: time)
      case 11: _ = row.scroll(.began(contentOffset: number()), at: time)
      case 12, 13: _ = row.scroll(.moved(contentOffset: number()), at: time)
      default: _ = row.scroll(.ended(contentOffset: number(), velocity: number(), target: number()), at: time)
      }
      #expect(row.offset(at: time).isFinite)
      #expect(row.settles?.seconds.isFinite ?? true)
      #expect(row.targetContentOffset?.isFinite ?? true)
      #expect(row.limits.lowerBound.isFinite && row.limits.upperBound.isFinite)
      for frame in [row.leftView(at: time), row.rightView(at: time)] {
        #expect(frame.x.isFinite && frame.width.isFinite)
      }
    }
    row.apply(.pan(.began, translation: .zero, velocity: .zero), at: Time(10))
    row.apply(.pan(.cancelled, translation: .zero, velocity: .zero), at: Time(10))
    let end = row.settles ?? Time(10)
    row.advance(to: end)
    if corrections.contains(.cancelRestores) {
      #expect([0, row.leftWidth, -row.rightWidth].contains(row.offset(at: end)))
    }
  }
}
