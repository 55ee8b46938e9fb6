import ConstraintSwipe
import InteractionLists
import TestSupport
import Testing
import UtilityButtons

@Suite("New sizes and actions for a row in use")
struct LiveRowTests {
  static let read = InteractionAction(id: "read", title: "Read", width: 80)
  static let unread = InteractionAction(id: "unread", title: "Unread", width: 80)
  static let wide = InteractionAction(id: "wide", title: "Wide", width: 100)
  /// The action `read`, with another title.
  private static func asRead(width: Double) -> InteractionAction {
    InteractionAction(id: "read", title: "As read", width: width)
  }

  // MARK: Size

  @Test("A new height changes nothing else, even under a finger or in motion; NaN and infinity are clamped")
  func height() {
    let starts: [[RowEvent]] = [
      [], [.open(.trailing, animated: false)], [.open(.leading, animated: true)],
      [.pan(.began, 0), .pan(.changed, -50)],
    ]
    for (design, events) in SwipeDesign.each(starts) {
      var player = TunedPlayer(design.row())
      for event in events { player.handle(event) }
      let (offset, rest, settleTime) = (
        player.row.offset(at: player.now + 0.01), player.row.rest, player.row.settleTime
      )
      player.expect(.resize(320, height: 66), causes: .none)
      player.expect(offset: offset)
      player.expect(rest: rest)
      player.expect(.trailing, frames: LayoutRect(240, 0, 80, 66 - design.lineHeight))
      #expect((player.row.size, player.row.settleTime) == (LayoutSize(width: 320, height: 66), settleTime), "\(design)")
    }

    let events: [RowEvent] = [
      .resize(320, height: .nan), .resize(320, height: .infinity), .resize(480), .resize(0.5),
    ]
    let sizes = [
      LayoutSize(width: 320, height: 0), LayoutSize(width: 320, height: 1e9), LayoutSize(width: 480, height: 1e9),
      LayoutSize(width: 0.5, height: 1e9),
    ]
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      let taken = events.map { event in
        player.handle(event)
        return player.row.size
      }
      #expect(taken == sizes, "\(design)")
    }
  }

  // MARK: Actions

  @Test("A row whose actions were set equals one created with them; a side that the rules lack stays empty")
  func equal() {
    let rests: [RowEvent] = [.wait, .open(.trailing, animated: false)]
    for (design, rest) in SwipeDesign.each(rests) {
      var (set, made) = (TunedPlayer(design.row()), TunedPlayer(design.row(trailing: 3)))
      set.handle(rest)
      let three = made.row.actions(.trailing)
      set.expect(.setActions(three, .trailing), causes: .none)
      made.handle(rest)
      // 240 points of buttons are laid out at once.
      set.expect(offset: rest == .wait ? 0 : -240)
      set.expect(offset: made.offset)
      set.expect(rest: made.row.rest)
      set.expect(.trailing, frames: made.frame(.trailing, 0), made.frame(.trailing, 1), made.frame(.trailing, 2))
      #expect(set.row.actions(.trailing) == three, "\(design)")
    }
    let (unread, two) = ([Self.unread], [Self.wide, Self.read])
    var row = UtilityButtons(width: 320, height: 44, trailing: unread)
    row.setActions(two, .trailing, at: .zero)
    row.setActions(unread, .leading, at: .zero)
    #expect(row == UtilityButtons(width: 320, height: 44, leading: unread, trailing: two))

    var oneSided = UtilityButtons(width: 320, height: 44, trailing: [Self.read], rules: .zcjTableViewCell)
    let before = oneSided
    let effects = oneSided.setActions(unread, .leading, at: .zero)
    #expect((effects, oneSided) == (.none, before))
    var system = ConstraintSwipe(width: 320, height: 44, trailing: [Self.read], look: .system)
    system.setActions([Self.wide, Self.unread], .trailing, at: .zero)
    system.setActions(unread, .leading, at: .zero)
    #expect(system == ConstraintSwipe(width: 320, height: 44, trailing: [Self.wide], look: .system))
  }

  @Test("A new title leaves a drag or motion alone; a new layout ends it at the resting position")
  func renamed() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.hold(-50)
      player.expect(.setActions(player.row.actions(.trailing), .trailing), causes: .none)
      player.expect(.setActions([Self.read], .trailing), causes: .none)
      player.pan(.changed, -60)
      player.expect(offset: -60)
      player.expect(.pan(.ended, -60), first: .didOpen(.trailing))
      let settleTime = player.row.settleTime
      player.expect(.setActions([Self.unread], .trailing), causes: .none)
      #expect((settleTime == nil, player.row.settleTime) == (false, settleTime), "\(design)")
      player.settle()
      player.expect(offset: -80)
    }

    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.hold(-50)
      player.expect(.setActions([Self.wide], .trailing), causes: .none)
      player.expect(offset: 0)
      player.pan(.changed, -90)
      player.expect(offset: 0)
      player.expect(.pan(.ended, -90), causes: .none)
      player.handle(.open(.trailing, animated: true))
      player.expect(.setActions([Self.read], .trailing), causes: .none)
      player.expect(still: -80)
    }
  }

  @Test("An open row closes with a notice when all actions of its side are removed")
  func allGo() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.handle(.open(.trailing, animated: true))
      player.expect(.setActions([], .leading), causes: .none)
      player.expect(.setActions([], .trailing), causes: SwipeEffects(.didClose))
      let canOpen = player.row.canOpen(.trailing)
      player.expect(offset: 0)
      player.expect(rest: .closed)
      player.expect(.open(.trailing, animated: true), causes: .none)
      player.expect(.setActions([Self.read], .trailing), causes: .none)
      player.expect(rest: .closed)
      #expect([canOpen, player.row.canOpen(.trailing)] == [false, true], "\(design)")
    }
  }

  @Test("A side whose buttons have no width cannot open, and no plain action shows it")
  func noWidth() {
    let events: [RowEvent] = [.resize(50), .setActions([Self.asRead(width: 0)], .trailing)]
    for (design, event) in SwipeDesign.each(events) {
      var player = TunedPlayer(design.row(leading: 0))
      player.handle(event)
      #expect(!player.row.canOpen(.trailing) && player.row.plainActions().count == 1, "\(design), \(event)")
      player.expect(.open(.trailing, animated: true), causes: .none)
    }
  }

  @Test("A finger on a button presses nothing if the button's action is removed, and presses it if the action stays")
  func pressed() {
    let (down, up) = (RowEvent.press(.trailing, 0, .down), RowEvent.press(.trailing, 0, .up))
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      player.handle(.setActions([Self.unread], .trailing))
      player.handle(.open(.trailing, animated: false))
      player.handle(down)
      player.handle(.setActions([Self.read], .trailing))
      player.expect(up, causes: .none)
      player.expect(.tapButton(.trailing, 0), first: .didPress(.trailing, 0))
      // The same id, wider and under another name; and a finger on one side has nothing to do with the other.
      let others: [[RowEvent]] = [
        [.setActions([Self.asRead(width: 90)], .trailing)], [.setActions([Self.unread], .leading)],
        [.setActions([Self.wide], .trailing), .reuse, .open(.trailing, animated: false)],
      ]
      for events in others {
        player.handle(down)
        for event in events { player.handle(event) }
        player.expect(up, first: .didPress(.trailing, 0))
      }
    }
  }

  @Test("An armed full swipe is called off when its action is removed, and stays armed otherwise")
  func armed() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(SwipeOptions(allowsFullSwipe: true)))
      player.hold(-200)
      player.expect(armed: .trailing)
      player.handle(.setActions([Self.read], .trailing))
      player.expect(armed: nil)
      player.expect(offset: 0)
      player.expect(.pan(.ended, -200), causes: .none)
      player.hold(-200)
      player.handle(.setActions([Self.asRead(width: 80)], .trailing))
      player.expect(armed: .trailing)
      player.handle(.setActions([Self.unread], .leading))
      player.expect(armed: .trailing)
      player.expect(.pan(.ended, -200), first: .didPress(.trailing, 0))
    }
  }

  @Test("A real scroll view is sent to where the row rests with its new actions")
  func driven() {
    for design in SwipeDesign.driven {
      var player = TunedPlayer(design.row(leading: 0))
      func target() -> Double? { (player.row as? any ScrollDriven)?.targetContentOffset }
      player.handle(.scroll(.moved(contentOffset: 0)))
      player.handle(.open(.trailing, animated: true))
      player.handle(.scroll(.moved(contentOffset: 80)))
      player.expect(rest: .open(.trailing))
      player.expect(offset: -80)
      player.handle(.setActions([Self.wide], .trailing))
      // Until it reports again, it shows what it has shown.
      player.expect(offset: -80)
      var targets = [target()]
      player.expect(.setActions([], .trailing), first: .didClose)
      targets.append(target())
      #expect(targets == [100, 0], "\(design)")
    }
  }
}

@Suite("A list's row with a new description is still the same row")
struct LiveDescriptionTests {
  static let row = ConstraintSwipe(width: 320, height: 44, trailing: [LiveRowTests.unread])
  static let read = ConstraintSwipe(width: 320, height: 60, trailing: [LiveRowTests.read])

  private func opened(_ row: ConstraintSwipe) -> ConstraintSwipe {
    var row = row
    row.open(.trailing, animated: false, at: .zero)
    return row
  }

  @Test("A drag or motion continues, at the new height")
  func goesOn() {
    var list = SwipeList(of: Self.row, count: 3)
    let id = RowID(1)
    func pan(_ phase: PanPhase, _ x: Double, at time: Double) -> [ListNotice] {
      list.handle(.pan(id, PanSample(phase, translation: Vector(x, 0))), at: Time(time)).notices
    }
    _ = (pan(.began, 0, at: 0), pan(.changed, -50, at: 0.1))
    #expect(list.describe(id, as: .init(row: Self.read), at: Time(0.2)).notices == [.didChange(id)])
    _ = pan(.changed, -60, at: 0.3)
    let row = list.row(id)
    #expect([row.offset(at: Time(0.3)), list.height(of: id), row.size.height] == [-60, 60, 60])
    #expect(row.actions(.trailing) == [LiveRowTests.read])
    #expect(pan(.ended, -60, at: 0.4) == [.row(id, .didOpen(.trailing))])
    let settleTime = list.row(id).settleTime
    list.describe(id, at: Time(0.45))
    #expect((settleTime == nil, list.row(id).settleTime) == (false, settleTime))
    list.advance(to: Time(1))
    #expect(list.row(id) == opened(Self.row))
  }

  @Test("It continues even if another row was touched since; rows that are open or moving are left alone")
  func others() {
    var list = SwipeList(of: Self.row, count: 3)
    list.perform("open.trailing", on: RowID(0), at: .zero)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    var moving = list
    list.advance(to: Time(1))
    let other = list.row(RowID(1))
    #expect(list.describe(RowID(0), as: .init(row: Self.read), at: Time(1)).notices == [.didChange(RowID(0))])
    #expect(
      (list.row(RowID(0)), list.row(RowID(1)), list.openRows) == (opened(Self.read), other, [RowID(0), RowID(1)]))

    moving.describe(RowID(2), as: .init(isEnabled: false), at: Time(0.05))
    #expect(moving.settleTime == Time(0.2))
    moving.advance(to: Time(1))
    #expect((moving.settleTime, moving.row(RowID(0)).settleTime) == (nil, nil))
  }

  @Test("A waiting row gets its new buttons, still ignores touches, and keeps waiting when its action is removed")
  func waits() {
    let ask = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [ask]), count: 2)
    list.perform("delete", on: RowID(0), at: .zero)
    var without = list
    let effects = without.describe(RowID(0), as: .init(row: ConstraintSwipe(width: 320, height: 44)), at: Time(1))
    #expect(effects.notices == [.didChange(RowID(0)), .row(RowID(0), .didClose)])
    #expect(without.waitingAction(of: RowID(0)) == ask)
    #expect(without.confirm(RowID(0), at: Time(2)).notices == [.didDelete(RowID(0))])

    list.describe(RowID(0), as: .init(row: Self.read), at: Time(1))
    #expect(list.row(RowID(0)).actions(.trailing) == [LiveRowTests.read])
    let waiting = list
    let ended = PanSample(.ended, translation: Vector(90, 0))
    let gestures: [TableGesture] = [.tap(RowID(0)), .press(RowID(0), .trailing, 0, .up), .pan(RowID(0), ended)]
    #expect(gestures.map { list.handle($0, at: Time(2)) } == [.none, .none, .none])
    #expect((list, list.openRows) == (waiting, [RowID(0)]))
  }
}
