import GestureList
import TestSupport
import Testing

@Suite("Plain actions")
struct ActionTests {
  @Test("A row offers the actions that are possible in its position, with the app's titles")
  func offered() {
    let list = Player(["A", "B", "C"]).list
    let common = ["delete", "complete", "edit", "addAbove", "addBelow"]
    let offered = (0...3).map { list.actions(for: RowID($0)).map(\.id) }
    let expected = [
      common + ["moveDown", "moveToBottom"], common + ["moveUp", "moveDown", "moveToTop", "moveToBottom"],
      common + ["moveUp", "moveToTop"], [],
    ]
    #expect(offered == expected)
    #expect(list.actions(for: RowID(0)).filter { $0.role == .destructive }.map(\.id) == ["delete"])
    #expect(list.actions == [InteractionAction(id: GestureList.addID, title: "Add")])
    var done = list
    done.perform("complete", on: RowID(0), at: .zero)
    #expect(done.actions(for: RowID(0))[1] == InteractionAction(id: "complete", title: "Restore"))
    // They have the app's titles, and English ones where it gives none.
    var called = Player(["A"]).list
    called.actionTitles = ["delete": "Löschen", "add": "Neu"]
    let titles = (called.actions(for: RowID(0)) + called.actions).map(\.title)
    #expect(titles == ["Löschen", "Complete", "Edit", "Add above", "Add below", "Neu"])
  }

  /// Makes the gesture on C of A to E that does what a plain action does.
  private func makeGesture(as action: GestureList.RowAction, _ player: inout Player) {
    switch action {
    case .delete: player.swipe(2, through: -200)
    case .complete: player.swipe(2, through: 200)
    case .edit: player.handle(.tap(RowID(2)))
    case .addAbove: player.pinch(75, 125, by: 30)
    case .addBelow: player.pinch(125, 175, by: 30)
    case .moveUp: player.hold(125, 75)
    case .moveDown: player.hold(125, 175)
    case .moveToTop: player.hold(125, 0)
    case .moveToBottom: player.hold(125, 400)
    }
  }

  @Test("Each action leads to the same state as its gesture, with the same notices and the same undo")
  func sameState() {
    for action in GestureList.RowAction.allCases {
      let note = action.rawValue
      var byAction = Player()
      byAction.perform(action.rawValue, 2)
      byAction.settle()
      var byGesture = Player()
      makeGesture(as: action, &byGesture)
      byGesture.settle()
      byAction.expectNew(byGesture, note: note)
      #expect(byAction.notices == byGesture.notices && byAction.list != Player().list, "\(note)")
      byAction.undo()
      byAction.settle()
      if action == .edit { byAction.endEditing() }
      byAction.expectNew(note: note)
    }
  }

  @Test("Unknown names, rows that do not exist, and moves beyond the ends do nothing")
  func strays() {
    for (action, row) in [
      ("fly", 2), ("delete", 9), ("moveUp", 0), ("moveToTop", 0), ("moveDown", 4), ("moveToBottom", 4),
    ] {
      var player = Player()
      expect(player.perform(action, row), .none, note: action)
      player.expectNew(note: action)
      #expect(!player.list.canUndo, "\(action)")
    }
    var player = Player()
    expectNothing(of: player.does { $0.perform("fly", at: $1) })
    player.expectNew()
  }

  @Test("An action ends the edit first, as a separate step to undo, with one update for both")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("")
    let toTop = ListUpdate.Move(from: RowPosition(row: 3), to: RowPosition(row: 0))
    let expected = ListEffects(
      update: ListUpdate([.move(toTop), .delete(.init(1..<2))]),
      notices: [.didEndEditing(RowID(1)), .didDelete(RowID(1)), .didMove(RowID(3))], startedMotion: true)
    expect(player.perform("moveToTop", 3), expected)
    player.expect("DACE")
    player.expectUndoing(["ACDE", "ABCDE"])
  }

  @Test("A list kept by gestures alone equals one kept by actions alone, and both can be undone to the start")
  func wholeDay() {
    var byGestures = Player()
    var byActions = Player()
    byGestures.pull(through: -60)
    byActions.does { $0.perform("add", at: $1) }
    byGestures.type("Milk")
    byActions.type("Milk")
    byGestures.handle(.tapOutside)
    byActions.endEditing()
    byGestures.settle()  // Milk A B C D E
    byGestures.swipe(1, through: 170)
    byGestures.settle()
    byGestures.swipe(2, through: -170)
    byGestures.settle()  // Milk A B D E
    byGestures.hold(225, 10)
    byGestures.settle()  // E Milk A B D
    byGestures.pinch(125, 175, by: 40)
    byGestures.type("Tea")
    byGestures.handle(.tapOutside)
    byGestures.settle()  // E Milk A Tea B D
    byActions.perform("complete", 1)
    byActions.perform("delete", 2)
    byActions.perform("moveToTop", 4)
    byActions.perform("addBelow", 0)
    byActions.type("Tea")
    byActions.endEditing()
    byActions.settle()
    #expect(byGestures.list.texts == ["E", "Milk", "A", "Tea", "B", "D"])
    byGestures.expectNew(byActions)
    byGestures.undoAll()
    byActions.undoAll()
    byGestures.expectNewOnceSettled()
    byActions.expectNewOnceSettled()
  }
}
