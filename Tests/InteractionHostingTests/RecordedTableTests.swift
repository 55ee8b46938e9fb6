import ConstraintSwipe
import GestureList
import InteractionHosting
import InteractionReplay
import Testing

@Suite("Recordings of a table's driver")
struct RecordedTableTests {
  /// Sends each input, and returns the notices of each.
  private func notices<List>(
    _ driver: inout TableDriver<List>, _ inputs: [Timed<TableInput>]
  ) -> [[String]] {
    inputs.map { input in driver.handle(input.event, at: input.at + 64).notices.map(\.name) }
  }

  private func finger(_ y: Double, from x: Double, by dx: Double, at start: Double) -> [Timed<TableInput>] {
    [
      Timed(start, .touch(TouchEvent(.down, location: Vector(x, y)))),
      Timed(start + 0.125, .touch(TouchEvent(.moved, location: Vector(x + dx / 2, y)))),
      Timed(start + 0.25, .touch(TouchEvent(.moved, location: Vector(x + dx, y)))),
      Timed(start + 0.5, .touch(TouchEvent(.up, location: Vector(x + dx, y)))),
    ]
  }

  @Test("Fingers, a wheel, keys and plain actions on swipe rows replay to the same notices and frame")
  func swipeRows() throws {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
    var list = SwipeList(of: row, titles: (0..<30).map { "Mail \($0)" })
    list.describe(
      RowID(4), as: .init(row: ConstraintSwipe(width: 320, height: 60, leading: [flag], trailing: [more])),
      at: Time(0))
    list.describe(RowID(5), as: .init(isEnabled: false), at: Time(0))
    list.describe(RowID(6), as: .init(group: "news"), at: Time(0))
    var driver = TableDriver(
      HeadlessTable(
        list, width: 320, height: 480, direction: .rightToLeft, policies: TablePolicies(closesOnScroll: false)))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    let inputs: [Timed<TableInput>] =
      finger(60, from: 100, by: 120, at: 0) + [
        Timed(2, .gesture(.press(RowID(1), .trailing, 0, .up))), Timed(3, .undo),
        Timed(3.5, .wheel(WheelEvent(.discrete, location: Vector(100, 100), delta: Vector(0, -80)))),
        Timed(4, .key(KeyEvent(.down))), Timed(4.5, .key(KeyEvent(.toTrailing))),
        Timed(5, .perform("more", on: RowID(3))), Timed(5.5, .perform("flag", on: RowID(4))),
        Timed(5.625, .perform("open.trailing", on: RowID(6))), Timed(5.75, .perform("open.trailing", on: RowID(3))),
        Timed(5.875, .gesture(.tap(RowID(5)))),
        Timed(6, .scrollTo(contentOffset: 120)), Timed(6.5, .gesture(.closeRows(after: .tableScrolled, except: nil))),
        Timed(7, .resize(LayoutSize(width: 375, height: 400))),
      ]
    let recorded = notices(&driver, inputs)
    #expect(Set(["didDelete.1", "didInsert.1"]).isSubset(of: recorded.joined()))
    let json = try #require(driver.recorder?.json)
    let script = try Replay().script(json)
    let replayed = script.play().steps.dropFirst().map(\.notices)
    expect(replayed, are: recorded)
    expect(script.frames().last?.layers, is: frame(driver, at: 64 + 7))
  }

  @Test("A recording has the finger that moves a row by its control, and the rows that may not be moved")
  func reordering() throws {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 6)
    list.reordering = ReorderOptions(control: .leading, revertsOnSpill: true)
    list.describe(RowID(5), as: .init(isMovable: false), at: Time(0))
    var driver = TableDriver(HeadlessTable(list, width: 320, height: 480))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    let inputs: [Timed<TableInput>] = [
      Timed(0, .touch(TouchEvent(.down, location: Vector(20, 60)))),
      Timed(0.5, .touch(TouchEvent(.up, location: Vector(20, 200)))),
      Timed(1, .touch(TouchEvent(.down, location: Vector(20, 20)))),
      Timed(1.5, .touch(TouchEvent(.up, location: Vector(-20, 200)))), Timed(2, .perform("moveToTop", on: RowID(3))),
    ]
    let recorded = notices(&driver, inputs)
    #expect(Array(recorded.joined()) == ["didMove.1", "didMove.3"])
    let script = try Replay().script(try #require(driver.recorder?.json))
    expect(script.play().steps.dropFirst().map(\.notices), are: recorded)
  }

  @Test("A scroll to a row stops a glide, and keeps the touched row in place afterward, in the replay too")
  func scrollsToRows() throws {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 60), width: 320, height: 480))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    func expectReplayed(at seconds: Double) throws {
      driver.handle(.wait, at: Time(seconds))
      let script = try Replay().script(#require(driver.recorder?.json))
      expect(script.frames().last?.layers, is: frame(driver, at: seconds))
    }
    for (step, phase) in [TouchPhase.down, .moved, .moved, .up].enumerated() {
      let touch = TouchEvent(phase, location: Vector(160, 400 - Double(step) * 50))
      driver.handle(.touch(touch), at: Time(64 + Double(step) / 32))
    }
    let seen = driver.table.rowsInSight(at: Time(65))
    driver.scroll(to: seen[5], anchor: .nearest, at: Time(65))
    try expectReplayed(at: 68)
    driver.handle(.gesture(.tap(seen[8])), at: Time(69))
    driver.scroll(to: seen[1], anchor: .top, at: Time(70))
    driver.handle(.setHeights([.row(seen[3], 100)], animated: false), at: Time(71))
    expect(driver.table.lastTouchedRow, is: seen[8])
    try expectReplayed(at: 72)
  }

  private func frame<List>(_ driver: TableDriver<List>, at seconds: Double) -> [Layer] {
    var driver = driver
    driver.draw(at: Time(seconds))
    return driver.table.frame.layers
  }

  @Test("Typing, holds, pulls and pinches on a gesture list replay to the same notices and frame")
  func gestureList() throws {
    let texts = (0..<12).map { "Item \($0)" }
    var driver = TableDriver(HeadlessTable(GestureList(texts, width: 320), width: 320, height: 480))
    driver.recorder = ScriptRecorder(
      driver.table, of: "gesture-list", more: ["rows": .array(texts.map { .text($0) })])
    let inputs: [Timed<TableInput>] = [
      Timed(0, .gesture(.pull(.began, contentOffset: 0))), Timed(0.25, .gesture(.pull(.changed, contentOffset: -70))),
      Timed(0.5, .gesture(.pull(.ended, contentOffset: -70))), Timed(1.5, .type("Milk", cursor: 2)),
      Timed(1.75, .keyboard(height: 216)), Timed(2, .endEditing), Timed(2.25, .keyboard(height: 0)),
      Timed(3, .gesture(.hold(.began, y: 75, contentOffset: 0))),
      Timed(3.5, .gesture(.hold(.changed, y: 190, contentOffset: 0))),
      Timed(4, .gesture(.hold(.ended, y: 190, contentOffset: 0))), Timed(6, .gesture(.tap(RowID(5)))),
      Timed(7, .endEditing),
      Timed(8, .gesture(.pan(RowID(2), PanSample(.began, translation: .zero)))),
      Timed(8.25, .gesture(.pan(RowID(2), PanSample(.changed, translation: Vector(-250, 0))))),
      Timed(8.5, .gesture(.pan(RowID(2), PanSample(.ended, translation: Vector(-250, 0))))), Timed(10, .undo),
      Timed(11, .gesture(.pinch(.began, FingerPair(100, 150), contentOffset: 0))),
      Timed(11.25, .gesture(.pinch(.changed, FingerPair(60, 200), contentOffset: 0))),
      Timed(11.5, .gesture(.pinch(.ended, FingerPair(60, 200), contentOffset: 0))), Timed(12, .wait),
    ]
    let recorded = notices(&driver, inputs)
    #expect(Set(["didMove.0", "didDelete.2", "didInsert.2"]).isSubset(of: recorded.joined()))
    driver.edit(recordedAs: .custom("insert", ["row": 0, "text": "New"]), at: Time(77)) { list in
      list.insert(.init("New"), index: 0, at: Time(77))
    }
    let script = try Replay().script(#require(driver.recorder?.json))
    let replayed = script.play().steps.dropFirst().dropLast().map(\.notices)
    expect(replayed, are: recorded)
    expect(script.frames().last?.layers, is: frame(driver, at: 77))
  }

  @Test(
    "An undo while a text is typed, and the typing after it, are recorded and replayed",
    arguments: [nil, 2])
  func typing(cursor: Int?) throws {
    let texts = ["Milk", "Bread"]
    var driver = TableDriver(HeadlessTable(GestureList(texts, width: 320), width: 320, height: 480))
    driver.recorder = ScriptRecorder(
      driver.table, of: "gesture-list", more: ["rows": .array(texts.map { .text($0) })])
    let inputs: [Timed<TableInput>] = [
      Timed(0, .perform("edit", on: RowID(0))), Timed(1, .type("Mixlk", cursor: cursor.map { $0 + 1 })),
      Timed(2, .undo),
      Timed(3, .type("Mitlk", cursor: cursor)), Timed(4, .wait),
    ]
    let recorded = notices(&driver, inputs)
    let edited = try #require(driver.table.editedText)
    #expect((edited.text, edited.cursor) == ("Mitlk", cursor ?? 5))
    let script = try Replay().script(#require(driver.recorder?.json))
    expect(script.play().steps.dropFirst().map(\.notices), are: recorded)
    expect(script.frames().last?.layers, is: frame(driver, at: 64 + 4))
  }

  @Test("Every kind of input can be recorded")
  func everyInput() throws {
    let sample = PanSample(.changed, translation: Vector(-20, 1), velocity: Vector(-300, 0))
    let gestures: [TableGesture] = [
      .pan(RowID(0), sample), .track(RowID(1), sample), .tap(RowID(1)), .press(RowID(0), .trailing, 1, .down),
      .control(RowID(0), 2), .closeRows(after: .tableScrolled, except: nil),
      .closeRows(after: .otherRowOpened, except: RowID(1)), .tapOutside,
      .pull(.changed, contentOffset: -20), .pinch(.began, FingerPair(20, 80), contentOffset: 0),
      .pinch(.ended, nil, contentOffset: 0), .hold(.began, y: 30.5, contentOffset: 0),
    ]
    let keys = KeyEvent.Key.allCases.map { TableInput.key(KeyEvent($0, movesRow: $0 == .up)) }
    let touches = TouchPhase.allCases.map { TableInput.touch(TouchEvent($0, finger: 1, location: Vector(1, 2.5))) }
    let wheels = WheelPhase.allCases.map {
      TableInput.wheel(WheelEvent($0, location: Vector(1, 2.5), delta: Vector(0, -3)))
    }
    let others: [(TableInput, TableStep)] = [
      (.hover(Vector(2, 3)), .hover(Vector(2, 3))), (.hover(nil), .hover(nil)),
      (.type("a\"b", cursor: 1), .type("a\"b", cursor: 1)), (.type("", cursor: nil), .type("", cursor: nil)),
      (.endEditing, .endEditing), (.undo, .undo),
      (.perform("delete", on: RowID(0)), .list(.perform("delete", on: RowID(0)))),
      (.confirm(RowID(0)), .list(.confirm(RowID(0)))), (.cancel(RowID(1)), .list(.cancel(RowID(1)))),
      (.resize(LayoutSize(width: 375, height: 600)), .resize(LayoutSize(width: 375, height: 600))),
      (.scrollTo(contentOffset: 12.5), .scrollTo(contentOffset: 12.5)),
      (.keyboard(height: 216), .keyboard(height: 216)),
      (.cancelTouches, .cancelTouches), (.reducesMotion(false), .reducesMotion(false)),
      (.policies(TablePolicies(closesOthersOnOpen: false)), .policies(TablePolicies(closesOthersOnOpen: false))),
      (.options(.dndKit), .options(.dndKit)), (.wait, .list(.wait)),
    ]
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
    let table = HeadlessTable(SwipeList(of: row, count: 2), width: 320, height: 480, options: .swiftReorder)
    var recorder = ScriptRecorder(rowsOf: table, design: "constraint-swipe")
    let inputs = gestures.map { TableInput.gesture($0) } + keys + touches + wheels + others.map(\.0)
    for input in inputs { recorder.record(input, at: Time(3)) }
    let steps: [TableStep] =
      gestures.map { .list(.gesture($0)) } + KeyEvent.Key.allCases.map { .key(KeyEvent($0, movesRow: $0 == .up)) }
      + TouchPhase.allCases.map { .touch(TouchEvent($0, finger: 1, location: Vector(1, 2.5))) }
      + WheelPhase.allCases.map { .wheel(WheelEvent($0, location: Vector(1, 2.5), delta: Vector(0, -3))) }
      + others.map(\.1)
    let setup = TableSetup(
      .titles(["Item #1", "Item #2"]), of: RowSetup(.constraintSwipe, trailing: [delete, more]),
      options: .swiftReorder)
    expect(try Replay().script(recorder.json), is: .table(setup, steps.map { Timed(0, $0) }))
  }

  @Test("An edit that scripts cannot express ends the recording; an action on a row that does not exist is left out")
  func limits() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    var table = HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480)
    table.reducesMotion = true
    var driver = TableDriver(table)
    driver.recorder = ScriptRecorder(rowsOf: table, design: "constraint-swipe")
    let beginning = driver.recorder?.count  // The script begins with less motion.
    driver.handle(.perform("delete", on: RowID(3)), at: Time(0))
    expect([beginning, driver.recorder?.count], are: [1, 1])
    driver.edit(at: Time(1)) { $0.remove(RowID(0), at: Time(1)) }
    driver.handle(.undo, at: Time(2))
    expect(driver.recorder?.progress, is: "1, incomplete")
    expect(driver.list.count, is: 3)
  }

  @Test("Lengths are recorded as the table takes them")
  func lengths() throws {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    let table = HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480)
    let inputs: [(TableInput, TableStep)] = [
      (.resize(LayoutSize(width: -5, height: .nan)), .resize(LayoutSize(width: 0, height: 0))),
      (.keyboard(height: -1), .keyboard(height: 0)), (.keyboard(height: .nan), .keyboard(height: 0)),
      (.resize(LayoutSize(width: 320, height: 1e10)), .resize(LayoutSize(width: 320, height: 1e9))),
      (.keyboard(height: .infinity), .keyboard(height: 1e9)),
    ]
    for (input, recorded) in inputs {
      var driver = TableDriver(table)
      driver.recorder = ScriptRecorder(rowsOf: table, design: "constraint-swipe")
      driver.handle(input, at: Time(0))
      guard case .table(_, let events) = try Replay().script(try #require(driver.recorder?.json)) else { continue }
      expect(driver.recorder?.isComplete, is: true, "\(input)")
      expect(events.map(\.event), are: [recorded], "\(input)")
    }
  }

  @Test("An action that its row does not offer ends the recording, because the table has touched the row")
  func notOffered() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    let more = InteractionAction(id: "more", title: "More")
    let unheard = driver.perform(more, on: RowID(1), at: Time(0))
    expect(
      [unheard.list == .none, driver.recorder?.isComplete], are: [true, true], "With its announcement, it does nothing."
    )
    var edited = driver
    driver.handle(.perform("more", on: RowID(1)), at: Time(0))
    expect(driver.table.lastTouchedRow, is: RowID(1))
    edited.edit(recordedAs: .perform("more", on: RowID(1)), at: Time(0)) { $0.remove(RowID(1), at: Time(0)) }
    expect(edited.list.count, is: 2)
    expect([driver, edited].map(\.recorder?.progress), are: ["0, incomplete", "0, incomplete"])
  }
}
