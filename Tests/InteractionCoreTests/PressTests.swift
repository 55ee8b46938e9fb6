import ConstraintSwipe
import InteractionCore
import TestSupport
import Testing

@Suite("A press does to its row what the app says")
struct PressTests {
  private typealias Fulfillment = InteractionAction.Fulfillment

  /// Three rows whose trailing button, 80 points wide, is this one; a press closes them where that is asked for.
  private func rows(_ action: InteractionAction, pressCloses: Bool = false) -> SwipeList<DrawerRow> {
    SwipeList(of: DrawerRow(trailing: [action], pressCloses: pressCloses), count: 3)
  }

  private func action(
    _ role: InteractionAction.Role = .normal, _ fulfillment: InteractionAction.Fulfillment? = nil,
    asksFirst: Bool = false
  ) -> InteractionAction {
    InteractionAction(id: "act", title: "Act", role: role, fulfillment: fulfillment, asksFirst: asksFirst)
  }

  private func press(_ row: Int = 1) -> TableGesture { .press(RowID(row), .trailing, 0, .up) }
  private let pressed = ListNotice.row(RowID(1), .didPress(.trailing, 0))
  private let closed = ListNotice.row(RowID(1), .didClose)
  private let opened = ListNotice.row(RowID(1), .didOpen(.trailing))

  // MARK: Close, stay, delete

  @Test(
    "An open row closes, stays or goes, whatever the action's role and the row's design",
    arguments: [
      (.normal, nil, false, "didPress.trailing.0.1", [0, 1, 2], [1]),
      (.destructive, nil, false, "didPress.trailing.0.1 didDelete.1", [0, 2], []),
      (.normal, .close, false, "didPress.trailing.0.1 didClose.1", [0, 1, 2], []),
      (.destructive, .close, false, "didPress.trailing.0.1 didClose.1", [0, 1, 2], []),
      (.destructive, .stay, false, "didPress.trailing.0.1", [0, 1, 2], [1]),
      (.normal, .delete, false, "didPress.trailing.0.1 didDelete.1", [0, 2], []),
      (.normal, nil, true, "didClose.1 didPress.trailing.0.1", [0, 1, 2], []),
      (.normal, .close, true, "didClose.1 didPress.trailing.0.1", [0, 1, 2], []),
      (.normal, .stay, true, "didPress.trailing.0.1", [0, 1, 2], [1]),
      (.normal, .delete, true, "didClose.1 didPress.trailing.0.1 didDelete.1", [0, 2], []),
    ] as [(InteractionAction.Role, InteractionAction.Fulfillment?, Bool, String, [Int], [Int])])
  func answers(
    role: InteractionAction.Role, fulfillment: InteractionAction.Fulfillment?, pressCloses: Bool, notices: String,
    rows: [Int], open: [Int]
  ) {
    var list = self.rows(action(role, fulfillment), pressCloses: pressCloses)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(list.handle(press(), at: Time(1)).notices.map(\.name).joined(separator: " ") == notices)
    #expect(ids(of: list) == rows.map(RowID.init))
    #expect(list.openRows == open.map(RowID.init))
    // One that stays is where it was: 80 points out.
    if open == [1] { #expect(list.row(RowID(1)).offset(at: Time(2)) == -80) }
  }

  @Test("A plain action does what the press does, also on a closed row")
  func plainActions() {
    for fulfillment in Fulfillment.allCases {
      var list = rows(action(.normal, fulfillment))
      list.perform("open.trailing", on: RowID(1), at: .zero)
      var other = list
      #expect(list.perform("act", on: RowID(1), at: Time(1)) == other.handle(press(), at: Time(1)))
      #expect(list == other)
    }
    var closing = rows(action(.normal, .close))
    #expect(closing.perform("act", on: RowID(1), at: .zero) == ListEffects(notices: [pressed]))
    #expect(closing.openRows == [])
  }

  // MARK: Ask first

  @Test("A press that asks deletes nothing until it is confirmed")
  func confirmed() {
    var list = rows(action(.destructive, asksFirst: true))
    list.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(list.handle(press(), at: Time(1)) == ListEffects(notices: [pressed, .didAsk(RowID(1))]))
    #expect(list.waitingRows == ids(1))
    #expect(list.waitingAction(of: RowID(1)) == action(.destructive, asksFirst: true))
    #expect(ids(of: list) == ids(0, 1, 2))
    #expect(list.confirm(RowID(1), at: Time(60)).notices == [.didDelete(RowID(1))])
    #expect(ids(of: list) == ids(0, 2))
    #expect(list.waitingRows == [])
  }

  @Test("Called off, the row rests where it did before the press", arguments: [true, false])
  func cancelled(wasOpen: Bool) {
    var list = rows(action(.destructive, asksFirst: true))
    if wasOpen { list.perform("open.trailing", on: RowID(1), at: .zero) }
    let before = list
    let asked = list.perform("act", on: RowID(1), at: Time(1))
    #expect(asked.notices == [pressed] + (wasOpen ? [] : [opened]) + [.didAsk(RowID(1))])
    #expect(asked.startedMotion == !wasOpen)
    #expect(list.openRows == ids(1))
    #expect(
      list.cancel(RowID(1), at: Time(2)) == ListEffects(notices: wasOpen ? [] : [closed], startedMotion: !wasOpen))
    list.advance(to: Time(9))
    var untouched = before
    untouched.advance(to: Time(9))
    #expect(list == untouched)
  }

  @Test(
    "Confirmed, a row that is not deleted closes, stays as it was, or is as its design leaves it",
    arguments: [
      (.close, false, []), (.stay, false, [1]), (nil, false, [1]), (nil, true, []), (.stay, true, [1]),
    ] as [(InteractionAction.Fulfillment?, Bool, [Int])])
  func confirmedRest(fulfillment: InteractionAction.Fulfillment?, pressCloses: Bool, open: [Int]) {
    var list = rows(action(.normal, fulfillment, asksFirst: true), pressCloses: pressCloses)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(list.handle(press(), at: Time(1)).notices == [pressed, .didAsk(RowID(1))])
    #expect(list.openRows == ids(1))
    #expect(list.confirm(RowID(1), at: Time(2)).notices == (open.isEmpty ? [closed] : []))
    #expect(list.openRows == open.map(RowID.init))
  }

  @Test("A row that waits does nothing, and nothing but its answer or its end closes it")
  func waits() {
    var list = rows(action(.destructive, asksFirst: true))
    list.perform("act", on: RowID(1), at: .zero)
    list.advance(to: Time(1))
    let waiting = list
    let events: [ListEvent] = [
      .gesture(.tap(RowID(1))), .gesture(press()), .perform("act", on: RowID(1)), .perform("close", on: RowID(1)),
      .gesture(.pan(RowID(1), PanSample(.began, translation: .zero))),
      .gesture(.pan(RowID(1), PanSample(.ended, translation: Vector(90, 0)))), .gesture(.closeRows(except: nil)),
      .gesture(.closeRows(except: RowID(0))), .gesture(.tapOutside),
    ]
    for event in events { #expect(list.handle(event, at: Time(1)) == .none) }
    #expect(list == waiting)
    #expect(list.actions(for: RowID(1)) == [])
    #expect(list.rowsToClose(besides: nil) == [])
    list.move(RowID(1), to: 0, at: Time(1))
    list.insert("", index: 0, at: Time(1))
    list.resize(toWidth: 480, at: Time(1))
    #expect(list.waitingRows == ids(1))
    #expect(list.openRows == ids(1))
    list.remove(RowID(1), at: Time(2))
    #expect(list.waitingRows == [])
    #expect(list.confirm(RowID(1), at: Time(3)) == .none)
  }

  @Test("Several rows wait at once, in display order, and other rows go on")
  func several() {
    var list = rows(action(.destructive, asksFirst: true))
    for row in [2, 0] { list.perform("act", on: RowID(row), at: .zero) }
    #expect(list.waitingRows == ids(0, 2))
    list.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(list.openRows == ids(0, 1, 2))
    #expect(list.rowsToClose(besides: nil) == ids(1))
    #expect(list.handle(.closeRows(except: nil), at: .zero).notices == [closed])
    #expect(list.openRows == ids(0, 2))
  }

  @Test("An answer counts once, and an answer to no question does nothing")
  func answeredOnce() {
    var list = rows(action(.normal, .delete, asksFirst: true))
    let fresh = list
    #expect(list.handle(.confirm(RowID(1)), at: .zero) == .none)
    #expect(list.handle(.cancel(RowID(99)), at: .zero) == .none)
    #expect(list == fresh)
    list.perform("act", on: RowID(1), at: .zero)
    list.handle(.cancel(RowID(1)), at: Time(1))
    #expect(list.handle(.confirm(RowID(1)), at: Time(1)) == .none)
    #expect(ids(of: list) == ids(0, 1, 2))
  }

  @Test("A finger that holds a row lets it go when another one's press asks", arguments: [false, true])
  func heldRow(wasOpen: Bool) {
    var list = rows(action(.normal, .delete, asksFirst: true))
    if wasOpen { list.perform("open.trailing", on: RowID(1), at: Time(-1)) }
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
    let way = Vector(wasOpen ? 30 : -30, 0)
    list.handle(.pan(RowID(1), PanSample(.changed, translation: way)), at: Time(0.1))
    list.perform("act", on: RowID(1), at: Time(0.2))
    #expect(list.handle(.pan(RowID(1), PanSample(.ended, translation: Vector(-10, 0))), at: Time(0.3)) == .none)
    #expect(list.row(RowID(1)).offset(at: Time(1)) == -80)
    list.cancel(RowID(1), at: Time(1))
    #expect(list.row(RowID(1)).offset(at: Time(2)) == (wasOpen ? -80 : 0))
  }

  @Test("A finger on a button lets it go when another one's press asks")
  func heldButton() {
    for asks in [false, true] {
      let act = action(.normal, .stay, asksFirst: asks)
      var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [act]), count: 3)
      list.perform("open.trailing", on: RowID(1), at: .zero)
      list.handle(.press(RowID(1), .trailing, 0, .down), at: Time(1))
      if asks {
        list.perform("act", on: RowID(1), at: Time(1.1))
        list.cancel(RowID(1), at: Time(1.2))
      }
      // On its way out the button can be pressed by a finger that has touched it before, and by no other.
      list.perform("close", on: RowID(1), at: Time(2))
      #expect(list.handle(press(), at: Time(2.05)).notices.contains(pressed) == !asks)
    }
  }

  @Test("A full swipe that leaves a closed row as it was lets the content return")
  func fullSwipeStays() {
    let row = ConstraintSwipe(
      width: 320, height: 44, trailing: [action(.normal, .stay)], options: SwipeOptions(fullSwipe: true))
    var list = SwipeList(of: row, count: 3)
    var effects = ListEffects()
    for (phase, x) in [(PanPhase.began, 0.0), (.changed, -250), (.ended, -250)] {
      effects = list.handle(.pan(RowID(1), PanSample(phase, translation: Vector(x, 0))), at: .zero)
    }
    #expect(effects == ListEffects(notices: [pressed], startedMotion: true))
    #expect(list.row(RowID(1)).offset(at: .zero) == -250 && list.row(RowID(1)).offset(at: Time(1)) == 0)
  }

  @Test("A row that a finger has caught on its way goes on, and says so, when another one's press asks")
  func caughtRow() {
    var list = rows(action(.normal, .delete, asksFirst: true))
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
    #expect(
      list.perform("act", on: RowID(1), at: .zero)
        == ListEffects(notices: [pressed, .didAsk(RowID(1))], startedMotion: true))
    #expect(list.settles == Time(0.2))
  }
}
