import ConstraintSwipe
import InteractionLists
import TestSupport
import Testing

@Suite("What a press does to its row")
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
  private func pan(_ phase: PanPhase, _ x: Double = 0) -> TableGesture {
    .pan(RowID(1), PanSample(phase, translation: Vector(x, 0)))
  }
  private let pressed = ListNotice.row(RowID(1), .didPress(.trailing, 0))
  private let closed = ListNotice.row(RowID(1), .didClose)
  private let opened = ListNotice.row(RowID(1), .didOpen(.trailing))
  private let asked = ListNotice.didAsk(RowID(1))

  // MARK: Close, stay, delete

  @Test(
    "A press closes, keeps or deletes an open row as its action's fulfillment says, and a plain action does the same"
  )
  func answers() {
    typealias Answer = (InteractionAction.Role, Fulfillment?, pressCloses: Bool, notices: String, [Int], open: [Int])
    let answers: [Answer] = [
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
    ]
    for (role, fulfillment, pressCloses, notices, rows, open) in answers {
      var list = self.rows(action(role, fulfillment), pressCloses: pressCloses)
      list.perform("open.trailing", on: RowID(1), at: .zero)
      let names = list.handle(press(), at: Time(1)).notices.map(\.name).joined(separator: " ")
      // One that stays is where it was: 80 points out.
      let offset = open == [1] ? list.row(RowID(1)).offset(at: Time(2)) : -80
      #expect(
        (names, ids(of: list).map(\.rawValue), list.openRows.map(\.rawValue), offset) == (notices, rows, open, -80),
        "\(role), \(String(describing: fulfillment)), press closes: \(pressCloses)")
    }

    for fulfillment in Fulfillment.allCases {
      var list = rows(action(.normal, fulfillment))
      list.perform("open.trailing", on: RowID(1), at: .zero)
      var other = list
      let (plain, touch) = (list.perform("act", on: RowID(1), at: Time(1)), other.handle(press(), at: Time(1)))
      #expect((plain, list) == (touch, other), "\(fulfillment)")
    }
    var closing = rows(action(.normal, .close))
    let effects = closing.perform("act", on: RowID(1), at: .zero)
    #expect((effects, closing.openRows) == (ListEffects(notices: [pressed]), []))
  }

  // MARK: Ask first

  @Test("A press that asks deletes nothing until it is confirmed")
  func confirmed() {
    var list = rows(action(.destructive, asksFirst: true))
    list.perform("open.trailing", on: RowID(1), at: .zero)
    expectEffects(list.handle(press(), at: Time(1)), ListEffects(notices: [pressed, asked]))
    #expect(
      (list.waitingRows, list.waitingAction(of: RowID(1)), ids(of: list))
        == (ids(1), action(.destructive, asksFirst: true), ids(0, 1, 2)))
    expectNotices(list.confirm(RowID(1), at: Time(60)), [.didDelete(RowID(1))])
    #expect((ids(of: list), list.waitingRows) == (ids(0, 2), []))
  }

  @Test("A cancelled row rests where it did before; an answer counts once, and does nothing without a question")
  func cancelled() {
    for wasOpen in [true, false] {
      var list = rows(action(.destructive, asksFirst: true))
      if wasOpen { list.perform("open.trailing", on: RowID(1), at: .zero) }
      var untouched = list
      let effects = list.perform("act", on: RowID(1), at: Time(1))
      #expect(
        (effects.notices, effects.startedMotion, list.openRows)
          == ([pressed] + (wasOpen ? [] : [opened]) + [asked], !wasOpen, ids(1)), "was open: \(wasOpen)")
      let answer = list.cancel(RowID(1), at: Time(2))
      #expect(answer == ListEffects(notices: wasOpen ? [] : [closed], startedMotion: !wasOpen))
      list.advance(to: Time(9))
      untouched.advance(to: Time(9))
      #expect(list == untouched, "was open: \(wasOpen)")
    }

    var list = rows(action(.normal, .delete, asksFirst: true))
    let fresh = list
    var nothing = [list.handle(.confirm(RowID(1)), at: .zero), list.handle(.cancel(RowID(99)), at: .zero)]
    #expect(list == fresh)
    list.perform("act", on: RowID(1), at: .zero)
    list.handle(.cancel(RowID(1)), at: Time(1))
    nothing.append(list.handle(.confirm(RowID(1)), at: Time(1)))
    #expect((nothing, ids(of: list)) == ([.none, .none, .none], ids(0, 1, 2)))
  }

  @Test("A confirmed row that is not deleted closes, stays as it was, or is as its design leaves it")
  func confirmedRest() {
    let cases: [(Fulfillment?, pressCloses: Bool, open: [RowID])] = [
      (.close, false, []), (.stay, false, ids(1)), (nil, false, ids(1)), (nil, true, []), (.stay, true, ids(1)),
    ]
    for (fulfillment, pressCloses, open) in cases {
      var list = rows(action(.normal, fulfillment, asksFirst: true), pressCloses: pressCloses)
      list.perform("open.trailing", on: RowID(1), at: .zero)
      let notices = list.handle(press(), at: Time(1)).notices
      let name = "\(String(describing: fulfillment)), press closes: \(pressCloses)"
      #expect((notices, list.openRows) == ([pressed, asked], ids(1)), "\(name)")
      let answer = list.confirm(RowID(1), at: Time(2)).notices
      #expect((answer, list.openRows) == (open.isEmpty ? [closed] : [], open), "\(name)")
    }
  }

  @Test("A waiting row ignores events until it is answered or removed; several rows can wait, and others go on")
  func waits() {
    var list = rows(action(.destructive, asksFirst: true))
    list.perform("act", on: RowID(1), at: .zero)
    list.advance(to: Time(1))
    let waiting = list
    let events: [ListEvent] = [
      .gesture(.tap(RowID(1))), .gesture(press()), .perform("act", on: RowID(1)), .perform("close", on: RowID(1)),
      .gesture(pan(.began)), .gesture(pan(.ended, 90)), .gesture(.closeRows(after: .tableScrolled, except: nil)),
      .gesture(.closeRows(after: .otherRowOpened, except: RowID(0))), .gesture(.tapOutside),
    ]
    #expect(events.map { list.handle($0, at: Time(1)) } == [ListEffects](repeating: .none, count: 9))
    #expect(
      (list, list.actions(for: RowID(1)), list.rowsToClose(after: .tableTapped, except: nil, at: Time(1))) == (
        waiting, [], []
      ))
    list.move(RowID(1), to: 0, at: Time(1))
    list.insert("", index: 0, at: Time(1))
    list.resize(toWidth: 480, at: Time(1))
    #expect((list.waitingRows, list.openRows) == (ids(1), ids(1)))
    list.remove(RowID(1), at: Time(2))
    #expect(list.waitingRows == [])
    expectEffects(list.confirm(RowID(1), at: Time(3)), .none)

    var some = rows(action(.destructive, asksFirst: true))
    for row in [2, 0] { some.perform("act", on: RowID(row), at: .zero) }
    #expect(some.waitingRows == ids(0, 2))
    some.perform("open.trailing", on: RowID(1), at: .zero)
    let closing = some.rowsToClose(after: .tableTapped, except: nil, at: .zero)
    #expect((some.openRows, closing) == (ids(0, 1, 2), ids(1)))
    let notices = some.handle(.closeRows(after: .tableScrolled, except: nil), at: .zero).notices
    #expect((notices, some.openRows) == ([closed], ids(0, 2)))
  }

  @Test("A finger that holds a row, or a button of it, loses its hold when an action of the row asks first")
  func held() {
    for wasOpen in [false, true] {
      var list = rows(action(.normal, .delete, asksFirst: true))
      if wasOpen { list.perform("open.trailing", on: RowID(1), at: Time(-1)) }
      list.handle(pan(.began), at: .zero)
      list.handle(pan(.changed, wasOpen ? 30 : -30), at: Time(0.1))
      list.perform("act", on: RowID(1), at: Time(0.2))
      let effects = list.handle(pan(.ended, -10), at: Time(0.3))
      #expect((effects, list.row(RowID(1)).offset(at: Time(1))) == (.none, -80), "was open: \(wasOpen)")
      list.cancel(RowID(1), at: Time(1))
      #expect(list.row(RowID(1)).offset(at: Time(2)) == (wasOpen ? -80 : 0))
    }
    for asks in [false, true] {
      let act = action(.normal, .stay, asksFirst: asks)
      var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [act]), count: 3)
      list.perform("open.trailing", on: RowID(1), at: .zero)
      list.handle(.press(RowID(1), .trailing, 0, .down), at: Time(1))
      if asks {
        list.perform("act", on: RowID(1), at: Time(1.1))
        list.cancel(RowID(1), at: Time(1.2))
      }
      // While the row closes, only a finger that touched the button before can press it.
      list.perform("close", on: RowID(1), at: Time(2))
      #expect(list.handle(press(), at: Time(2.05)).notices.contains(pressed) == !asks)
    }
  }

  @Test("A full swipe whose threshold is crossed only as the finger lifts signals that, whatever its fulfillment")
  func signals() {
    for answer in [nil] + Fulfillment.allCases {
      for asks in [false, true] {
        let row = ConstraintSwipe(
          width: 320, height: 44, trailing: [action(.normal, answer, asksFirst: asks)],
          options: SwipeOptions(allowsFullSwipe: true, reportsSignals: true))
        var list = SwipeList(of: row, count: 3)
        let swiped = [pan(.began), pan(.changed, -50), pan(.ended, -300)].map { list.handle($0, at: .zero) }
        #expect(swiped.last?.signals == .armed, "\(String(describing: answer)), asks first: \(asks)")
      }
    }
  }

  @Test("After a full swipe that keeps the row, its content returns; a caught row moves on when its action asks first")
  func fullSwipeStays() {
    let row = ConstraintSwipe(
      width: 320, height: 44, trailing: [action(.normal, .stay)], options: SwipeOptions(allowsFullSwipe: true))
    var list = SwipeList(of: row, count: 3)
    let swiped = [pan(.began), pan(.changed, -250), pan(.ended, -250)].map { list.handle($0, at: .zero) }
    #expect(swiped.last == ListEffects(notices: [pressed], startedMotion: true))
    #expect([0, 1].map { list.row(RowID(1)).offset(at: Time($0)) } == [-250, 0])

    var caught = rows(action(.normal, .delete, asksFirst: true))
    caught.perform("open.trailing", on: RowID(1), at: .zero)
    caught.handle(pan(.began), at: .zero)
    let effects = caught.perform("act", on: RowID(1), at: .zero)
    #expect((effects, caught.settleTime) == (ListEffects(notices: [pressed, asked], startedMotion: true), Time(0.2)))
  }
}
