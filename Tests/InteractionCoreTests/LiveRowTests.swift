import ConstraintSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("A live row takes another size and other actions")
struct LiveRowTests {
  static let read = InteractionAction(id: "read", title: "Read", width: 80)
  static let unread = InteractionAction(id: "unread", title: "Unread", width: 80)
  static let wide = InteractionAction(id: "wide", title: "Wide", width: 100)

  // MARK: Size

  @Test("At another height a row stays as it is, under a finger and in motion", arguments: SwipeDesign.allCases)
  func height(design: SwipeDesign) {
    for events: [RowEvent] in [
      [], [.open(.trailing, animated: false)], [.open(.leading, animated: true)],
      [.pan(PanSample(.began, translation: .zero)), .pan(PanSample(.changed, translation: Vector(-50, 0)))],
    ] {
      var player = TunedPlayer(design.row())
      for event in events { player.handle(event) }
      let (offset, rest, settles) = (player.row.offset(at: player.now + 0.01), player.row.rest, player.row.settles)
      #expect(player.handle(.resize(320, height: 66)) == .none)
      #expect(player.offset == offset && player.row.rest == rest && player.row.settles == settles)
      #expect(player.row.size == LayoutSize(width: 320, height: 66))
      #expect(player.frame(.trailing, 0) == LayoutRect(240, 0, 80, 66))
    }
  }

  @Test("A height that is no number is none, and without one the row keeps its own", arguments: SwipeDesign.allCases)
  func oddHeights(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.handle(.resize(320, height: .nan))
    #expect(player.row.size == LayoutSize(width: 320, height: 0))
    player.handle(.resize(320, height: .infinity))
    #expect(player.row.size == LayoutSize(width: 320, height: 1e9))
    player.handle(.resize(480))
    #expect(player.row.size == LayoutSize(width: 480, height: 1e9))
    player.handle(.resize(0.5))
    #expect(player.row.size.width == 0.5)
  }

  // MARK: Actions

  @Test("A row whose actions were set equals one that was created with them", arguments: SwipeDesign.allCases)
  func equal(design: SwipeDesign) {
    for rest: RowEvent in [.wait, .open(.trailing, animated: false)] {
      var (set, made) = (TunedPlayer(design.row()), TunedPlayer(design.row(trailing: 3)))
      set.handle(rest)
      let three = made.row.actions(.trailing)
      #expect(set.handle(.setActions(three, .trailing)) == .none)
      made.handle(rest)
      #expect(set.row.actions(.trailing) == three && set.offset == made.offset && set.row.rest == made.row.rest)
      // 240 points of buttons are laid out at once.
      #expect(set.offset == (rest == .wait ? 0 : -240))
      #expect((0..<3).map { set.frame(.trailing, $0) } == (0..<3).map { made.frame(.trailing, $0) })
    }
  }

  @Test("By == too")
  func equalByValue() {
    var row = UtilityButtons(width: 320, height: 44, trailing: [Self.unread])
    row.setActions([Self.wide, Self.read], .trailing, at: .zero)
    row.setActions([Self.unread], .leading, at: .zero)
    #expect(row == UtilityButtons(width: 320, height: 44, leading: [Self.unread], trailing: [Self.wide, Self.read]))
  }

  @Test(
    "The same actions change nothing, and another title leaves a drag and a motion alone",
    arguments: SwipeDesign.allCases)
  func renamed(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.hold(-50)
    #expect(player.handle(.setActions(player.row.actions(.trailing), .trailing)) == .none)
    #expect(player.handle(.setActions([Self.read], .trailing)) == .none)
    player.pan(.changed, -60)
    #expect(player.offset == -60)
    #expect(player.pan(.ended, -60).first == .didOpen(.trailing))
    let settles = player.row.settles
    #expect(player.handle(.setActions([Self.unread], .trailing)) == .none)
    #expect(player.row.settles == settles && settles != nil)
    player.settle()
    #expect(player.offset == -80)
  }

  @Test("Another layout ends a drag and a motion at the resting position", arguments: SwipeDesign.allCases)
  func anotherLayout(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.hold(-50)
    #expect(player.handle(.setActions([Self.wide], .trailing)) == .none)
    #expect(player.offset == 0)
    player.pan(.changed, -90)
    #expect(player.offset == 0 && player.pan(.ended, -90) == .none)
    player.handle(.open(.trailing, animated: true))
    #expect(player.handle(.setActions([Self.read], .trailing)) == .none)
    #expect(player.offset == -80 && player.row.settles == nil)
  }

  @Test("A row that is open closes with a notice when all actions go", arguments: SwipeDesign.allCases)
  func allGo(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.handle(.open(.trailing, animated: true))
    #expect(player.handle(.setActions([], .leading)) == .none)
    #expect(player.handle(.setActions([], .trailing)) == SwipeEffects(.didClose))
    #expect(player.offset == 0 && player.row.rest == .closed && !player.row.canOpen(.trailing))
    #expect(player.handle(.open(.trailing, animated: true)) == .none)
    #expect(player.handle(.setActions([Self.read], .trailing)) == .none)
    #expect(player.row.canOpen(.trailing) && player.row.rest == .closed)
  }

  @Test(
    "A finger on a button whose action has gone presses nothing; one whose action stays does",
    arguments: SwipeDesign.allCases)
  func pressed(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.handle(.setActions([Self.unread], .trailing))
    player.handle(.open(.trailing, animated: false))
    player.handle(.press(.trailing, 0, .down))
    player.handle(.setActions([Self.read], .trailing))
    #expect(player.handle(.press(.trailing, 0, .up)) == .none)
    #expect(player.handle(.tapButton(.trailing, 0)).first == .didPress(.trailing, 0))
    // The same id, wider and under another name.
    player.handle(.press(.trailing, 0, .down))
    player.handle(.setActions([InteractionAction(id: "read", title: "As read", width: 90)], .trailing))
    #expect(player.handle(.press(.trailing, 0, .up)).first == .didPress(.trailing, 0))
    // A finger on one side has nothing to do with the other.
    player.handle(.press(.trailing, 0, .down))
    player.handle(.setActions([Self.unread], .leading))
    #expect(player.handle(.press(.trailing, 0, .up)).first == .didPress(.trailing, 0))
    player.handle(.press(.trailing, 0, .down))
    player.handle(.setActions([Self.wide], .trailing))
    player.handle(.reuse)
    player.handle(.open(.trailing, animated: false))
    #expect(player.handle(.press(.trailing, 0, .up)).first == .didPress(.trailing, 0))
  }

  @Test(
    "A full swipe that is armed is called off when its action goes, and no other drag is",
    arguments: SwipeDesign.allCases)
  func armed(design: SwipeDesign) {
    var player = TunedPlayer(design.row(SwipeOptions(fullSwipe: true)))
    player.hold(-200)
    #expect(player.armed == .trailing)
    player.handle(.setActions([Self.read], .trailing))
    #expect(player.armed == nil && player.offset == 0 && player.pan(.ended, -200) == .none)
    player.hold(-200)
    player.handle(.setActions([InteractionAction(id: "read", title: "As read", width: 80)], .trailing))
    #expect(player.armed == .trailing)
    player.handle(.setActions([Self.unread], .leading))
    #expect(player.armed == .trailing)
    #expect(player.pan(.ended, -200).first == .didPress(.trailing, 0))
  }

  @Test("A side that a design's rules do not have gets no actions")
  func rules() {
    var row = UtilityButtons(width: 320, height: 44, trailing: [Self.read], rules: .zcjTableViewCell)
    let before = row
    #expect(row.setActions([Self.unread], .leading, at: .zero) == .none)
    #expect(row == before)
    var system = ConstraintSwipe(width: 320, height: 44, trailing: [Self.read], look: .system)
    system.setActions([Self.wide, Self.unread], .trailing, at: .zero)
    system.setActions([Self.unread], .leading, at: .zero)
    #expect(system == ConstraintSwipe(width: 320, height: 44, trailing: [Self.wide], look: .system))
  }

  @Test("A real scroll view is sent where the row rests then", arguments: SwipeDesign.driven)
  func driven(design: SwipeDesign) throws {
    var player = TunedPlayer(design.row(leading: 0))
    player.handle(.scroll(.moved(contentOffset: 0)))
    player.handle(.open(.trailing, animated: true))
    player.handle(.scroll(.moved(contentOffset: 80)))
    #expect(player.row.rest == .open(.trailing) && player.offset == -80)
    player.handle(.setActions([Self.wide], .trailing))
    #expect((player.row as? any ScrollDriven)?.targetContentOffset == 100)
    // Until it reports again, it shows what it has shown.
    #expect(player.offset == -80)
    #expect(player.handle(.setActions([], .trailing)).first == .didClose)
    #expect((player.row as? any ScrollDriven)?.targetContentOffset == 0)
  }
}

@Suite("A row of a list that is described otherwise is the same row")
struct LiveDescriptionTests {
  static let row = ConstraintSwipe(width: 320, height: 44, trailing: [LiveRowTests.unread])
  static let read = ConstraintSwipe(width: 320, height: 60, trailing: [LiveRowTests.read])

  @Test("Under a finger and in motion it goes on, at its new height")
  func goesOn() {
    var list = SwipeList(of: Self.row, count: 3)
    let (id, pan) = (RowID(1), { (phase: PanPhase, x: Double) in PanSample(phase, translation: Vector(x, 0)) })
    list.handle(.pan(id, pan(.began, 0)), at: .zero)
    list.handle(.pan(id, pan(.changed, -50)), at: Time(0.1))
    let effects = list.describe(id, as: .init(row: Self.read), at: Time(0.2))
    #expect(effects.notices == [.didChange(id)])
    list.handle(.pan(id, pan(.changed, -60)), at: Time(0.3))
    #expect(list.row(id).offset(at: Time(0.3)) == -60 && list.height(of: id) == 60)
    #expect(list.row(id).actions(.trailing) == [LiveRowTests.read] && list.row(id).size.height == 60)
    #expect(list.handle(.pan(id, pan(.ended, -60)), at: Time(0.4)).notices == [.row(id, .didOpen(.trailing))])
    let settles = list.row(id).settles
    list.describe(id, at: Time(0.45))
    #expect(list.row(id).settles == settles && settles != nil)
    list.advance(to: Time(1))
    var opened = Self.row
    opened.open(.trailing, animated: false, at: .zero)
    #expect(list.row(id) == opened)
  }

  @Test("So it does where another row has been touched since, which stays as it is")
  func notTheLast() {
    var list = SwipeList(of: Self.row, count: 3)
    list.perform("open.trailing", on: RowID(0), at: .zero)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.advance(to: Time(1))
    let other = list.row(RowID(1))
    #expect(list.describe(RowID(0), as: .init(row: Self.read), at: Time(1)).notices == [.didChange(RowID(0))])
    var opened = Self.read
    opened.open(.trailing, animated: false, at: .zero)
    #expect(list.row(RowID(0)) == opened && list.row(RowID(1)) == other)
    #expect(list.openRows == [RowID(0), RowID(1)])
  }

  @Test("A row that becomes another one leaves those alone that are on their way")
  func othersMove() {
    var list = SwipeList(of: Self.row, count: 3)
    list.perform("open.trailing", on: RowID(0), at: .zero)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.describe(RowID(2), as: .init(isEnabled: false), at: Time(0.05))
    #expect(list.settles == Time(0.2))
    list.advance(to: Time(1))
    #expect(list.settles == nil && list.row(RowID(0)).settles == nil)
  }

  @Test("A question that waits goes on waiting when its action has gone")
  func waits() {
    let ask = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [ask]), count: 2)
    list.perform("delete", on: RowID(0), at: .zero)
    let effects = list.describe(RowID(0), as: .init(row: ConstraintSwipe(width: 320, height: 44)), at: Time(1))
    #expect(effects.notices == [.didChange(RowID(0)), .row(RowID(0), .didClose)])
    #expect(list.waitingAction(of: RowID(0)) == ask)
    #expect(list.confirm(RowID(0), at: Time(2)).notices == [.didDelete(RowID(0))])
  }

  @Test("A row that waits gets its new buttons, and answers no touch as before")
  func waitsUntouched() {
    let ask = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [ask]), count: 2)
    list.perform("delete", on: RowID(0), at: .zero)
    list.describe(RowID(0), as: .init(row: Self.read), at: Time(1))
    #expect(list.row(RowID(0)).actions(.trailing) == [LiveRowTests.read])
    let waiting = list
    let ended = PanSample(.ended, translation: Vector(90, 0))
    let gestures: [TableGesture] = [.tap(RowID(0)), .press(RowID(0), .trailing, 0, .up), .pan(RowID(0), ended)]
    for gesture in gestures { #expect(list.handle(gesture, at: Time(2)) == .none) }
    #expect(list == waiting && list.openRows == [RowID(0)])
  }
}
