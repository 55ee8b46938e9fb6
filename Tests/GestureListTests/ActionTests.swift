import GestureList
import Testing

@Suite("Plain actions")
struct ActionTests {
  @Test("A row offers what can be done to it where it stands")
  func offered() {
    let list = Player(["A", "B", "C"]).list
    let common = ["delete", "complete", "edit", "addAbove", "addBelow"]
    #expect(list.actions(for: RowID(0)).map(\.id) == common + ["moveDown", "moveToBottom"])
    #expect(list.actions(for: RowID(1)).map(\.id) == common + ["moveUp", "moveDown", "moveToTop", "moveToBottom"])
    #expect(list.actions(for: RowID(2)).map(\.id) == common + ["moveUp", "moveToTop"])
    #expect(list.actions(for: RowID(3)).isEmpty)
    #expect(list.actions(for: RowID(0)).filter { $0.role == .destructive }.map(\.id) == ["delete"])
    var done = list
    done.perform("complete", on: RowID(0), at: .zero)
    #expect(done.actions(for: RowID(0))[1].title == "Restore")
  }

  /// For each action on C of A to E, the gesture that reaches the same.
  private static let pairs: [(action: String, gesture: @Sendable (inout Player) -> Void)] = [
    ("delete", { $0.swipe(2, through: -200) }), ("complete", { $0.swipe(2, through: 200) }),
    ("edit", { $0.handle(.tap(RowID(2))) }), ("addAbove", { $0.pinch(75, 125, by: 30) }),
    ("addBelow", { $0.pinch(125, 175, by: 30) }), ("moveUp", { $0.hold(125, 75) }),
    ("moveDown", { $0.hold(125, 175) }), ("moveToTop", { $0.hold(125, 0) }),
    ("moveToBottom", { $0.hold(125, 400) }),
  ]

  @Test("Each reaches the state that its gesture reaches, with the same notices and the same undoing")
  func sameState() {
    for (action, gesture) in Self.pairs {
      var byAction = Player()
      byAction.perform(action, 2)
      byAction.settle()
      var byGesture = Player()
      gesture(&byGesture)
      byGesture.settle()
      #expect(byAction.list == byGesture.list, "\(action)")
      #expect(byAction.notices == byGesture.notices, "\(action)")
      #expect(byAction.list != Player().list, "\(action)")
      byAction.undo()
      byAction.settle()
      if action == "edit" { byAction.endEditing() }
      #expect(byAction.list == Player().list, "\(action)")
    }
    #expect(Self.pairs.map(\.action) == GestureList.RowAction.allCases.map(\.id))
  }

  @Test("Unknown names, rows that are gone, and moves beyond the ends do nothing")
  func strays() {
    var player = Player()
    player.perform("fly", 2)
    player.perform("delete", 9)
    player.perform("moveUp", 0)
    player.perform("moveToTop", 0)
    player.perform("moveDown", 4)
    player.perform("moveToBottom", 4)
    player.does { $0.perform("fly", at: $1) }
    #expect(player.list == Player().list)
    #expect(player.notices == [])
    #expect(!player.list.canUndo)
  }

  @Test("An action ends the edit first, with an update and a step of its own")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("")
    player.perform("moveToTop", 3)
    #expect(player.texts == "DACE")
    #expect(player.updates.count == 2)
    player.undo()
    #expect(player.texts == "ACDE")
    player.undo()
    #expect(player.texts == "ABCDE")
  }

  @Test("A list kept by gestures alone and one kept by actions alone are the same, and undone to the start")
  func wholeDay() {
    var byGestures = Player()
    var byActions = Player()
    byGestures.pull(through: -60)
    byActions.does { $0.perform("add", at: $1) }
    for list in [0, 1] {
      if list == 0 { byGestures.type("Milk"); byGestures.handle(.tapOutside) }
      if list == 1 { byActions.type("Milk"); byActions.endEditing() }
    }
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
    #expect(byGestures.list == byActions.list)
    while byGestures.list.canUndo { byGestures.undo() }
    while byActions.list.canUndo { byActions.undo() }
    byGestures.settle()
    byActions.settle()
    #expect(byGestures.list == Player().list)
    #expect(byActions.list == Player().list)
  }
}
