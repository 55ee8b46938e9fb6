import HeadlessTable
import InteractionCore
import InteractionReplay

// What is done without a finger, and to rows that are moved.
extension FeaturesPage {
  /// A to-do list of five things.
  private static func things(_ items: [JSON]) throws -> TableSetup {
    TableSetup(try ListSetup(.gestureList, ["items": .array(items)], height: 270))
  }

  private static let chores: [JSON] = ["Milk", "Post", "Garden", "Taxes", "Music"]

  static var input: [Exhibit] {
    get throws {
      let row = RowSetup(.scrollSwipe, leading: [flag], trailing: [delete, more])
      let mail = TableSetup(.count(100), of: row, height: 308)
      return [
        Exhibit(
          name: "wheel", title: "Two fingers on a trackpad",
          sight: "The table scrolls under the pointer and glides; then a row is swiped open without a finger",
          table: mail, steps: scrolling + swipingByWheel, duration: 5, still: 3.6),
        Exhibit(
          name: "hover", title: "Hovering",
          sight: "A pointer goes down over the rows, and the one under it is darker",
          table: mail,
          steps: hovering, duration: 3.6, still: 1.5),
        Exhibit(
          name: "keyboard", title: "The keyboard",
          sight: "The focus goes down two rows, opens a side, walks through its actions, and deletes the row with one",
          table: mail,
          steps: keys([.down, .down, .down, .toTrailing, .toTrailing, .enter, .escape]), duration: 8, still: 4.8),
      ]
    }
  }

  static var moving: [Exhibit] {
    get throws {
      let fixed: JSON = .object(["text": "Milk stays", "isMovable": false])
      let held = FingerPath(
        start: 0.5, from: Vector(160, 225), to: Vector(160, 20), duration: 1.4, rests: 0.7)
      return [
        Exhibit(
          name: "moving-by-keys", title: "Moving a row by the keyboard",
          sight: "The focused row moves down twice and up once",
          table: try things(chores),
          steps: [
            Timed(0.5, .key(KeyEvent(.down))), Timed(1.6, .key(KeyEvent(.down, movesRow: true))),
            Timed(2.8, .key(KeyEvent(.down, movesRow: true))), Timed(4, .key(KeyEvent(.up, movesRow: true))),
          ], duration: 5.6, still: 2),
        Exhibit(
          name: "rows-that-stay", title: "Rows that may not be moved",
          sight: "A hold on the first row does nothing; another row is lifted and moved to the top",
          table: try things([fixed] + chores.dropFirst()),
          fingers: [
            .press(at: Vector(160, 25), start: 0.3, duration: 0.9),
            FingerPath(start: 1.8, from: held.from, to: held.to, duration: held.duration, rests: held.rests),
          ], duration: 5.4, still: 3.4),
        Exhibit(
          name: "reorder-control", title: "A control to move rows by",
          sight: "A finger takes the second row by its control and moves it to the end",
          table: TableSetup(
            try ListSetup(.gestureList, ["items": .array(chores), "reorderControl": "trailing"], height: 270)),
          fingers: [FingerPath(start: 0.6, from: Vector(300, 75), to: Vector(300, 230), duration: 1.2)],
          duration: 3, still: 1.3),
        Exhibit(
          name: "buttons-and-control", title: "Swipe buttons, and a control to move rows by",
          sight: "A row is swiped open; taken by its control, another one is carried down, and the open one stays open",
          table: TableSetup(
            .titles(["Milk", "Post", "Garden", "Taxes", "Music"]),
            of: RowSetup(.constraintSwipe, trailing: [delete, more]),
            reordering: ReorderOptions(control: .trailing), height: 220,
            policies: TablePolicies(closesOnOutsideTap: false)),
          fingers: [
            FingerPath(start: 0.4, from: Vector(220, 22), to: Vector(60, 22), duration: 0.4),
            FingerPath(start: 1.8, from: Vector(300, 66), to: Vector(300, 160), duration: 1),
          ], duration: 4, still: 2.5),
        Exhibit(
          name: "dropped-outside", title: "Dropped outside",
          sight: "A finger takes the second row by its control, carries it beyond the end of the table, and it returns",
          table: TableSetup(
            try ListSetup(
              .gestureList, ["items": .array(chores), "reorderControl": "trailing", "revertsOnSpill": true], height: 270
            )),
          fingers: [FingerPath(start: 0.6, from: Vector(300, 75), to: Vector(300, 290), duration: 1.2)],
          duration: 3, still: 1.6),
        Exhibit(
          name: "groups-of-rows", title: "Rows that stay among their own",
          sight: "The first row of a group is carried to the bottom, and lands at the end of its group",
          table: try things(
            [["Milk", "today"], ["Post", "today"], ["Garden", "today"], ["Taxes", "later"], ["Music", "later"]].map {
              .object(["text": .string($0[0] + ", " + $0[1]), "group": .string($0[1])])
            }),
          fingers: [FingerPath(start: 0.5, from: Vector(160, 25), to: Vector(160, 240), duration: 1.4, rests: 0.7)],
          duration: 4.2, still: 2.2),
        Exhibit(
          name: "several-rows", title: "Several rows at once",
          sight: "Two rows move to the top together, two others are removed, and both steps are undone",
          table: try things(chores),
          steps: [
            Timed(0.8, .custom("moveAll", ["ids": [3, 4], "row": 0])),
            Timed(2.2, .custom("removeAll", ["ids": [0, 2]])),
            Timed(3.6, .undo), Timed(5, .undo),
          ], duration: 6.4, still: 1),
      ]
    }
  }

  // MARK: Wheel and keys

  /// Two fingers that scroll the table up by a good 200 points, and are lifted in motion.
  private static var scrolling: [Timed<TableStep>] {
    var steps = [wheel(at: 0.5, .began)]
    for tick in 1...20 { steps.append(wheel(at: 0.5 + Double(tick) / 60, .changed, Vector(0, -6))) }
    steps += [wheel(at: 0.85, .ended), wheel(at: 0.85, .momentumBegan)]
    // A system's momentum: each report is a little less.
    var left = -6.0
    for tick in 1...60 {
      steps.append(wheel(at: 0.85 + Double(tick) / 60, .momentumChanged, Vector(0, (left * 10).rounded() / 10)))
      left *= 0.95
    }
    return steps + [wheel(at: 1.87, .momentumEnded)]
  }

  /// Two fingers that swipe the row under the pointer open.
  private static var swipingByWheel: [Timed<TableStep>] {
    var steps = [wheel(at: 3, .began)]
    for tick in 1...30 { steps.append(wheel(at: 3 + Double(tick) / 60, .changed, Vector(-5, 0))) }
    return steps + [wheel(at: 3.52, .ended)]
  }

  private static func wheel(at time: Double, _ phase: WheelPhase, _ delta: Vector = .zero) -> Timed<TableStep> {
    Timed(
      FingerRecording.milliseconds(time), .wheel(WheelEvent(phase, location: Vector(160, 150), delta: delta)))
  }

  /// A pointer that goes down over the rows.
  private static var hovering: [Timed<TableStep>] {
    var steps: [Timed<TableStep>] = [Timed(0, .highlights(.hover))]
    for tick in 0..<40 {
      let way = Double(tick)
      steps.append(Timed(FingerRecording.milliseconds(0.5 + 0.05 * way), .hover(Vector(160 + way, 20 + 6 * way))))
    }
    return steps + [Timed(3, .hover(nil))]
  }

  /// One key a second.
  private static func keys(_ keys: [KeyEvent.Key]) -> [Timed<TableStep>] {
    keys.enumerated().map { Timed(0.6 + Double($0.offset), .key(KeyEvent($0.element))) }
  }
}
