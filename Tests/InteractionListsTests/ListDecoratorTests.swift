import InteractionLists
import TestSupport
import Testing

/// A decorator that overrides nothing.
private struct Around<Base: ListInteraction>: ListDecorator {
  var base: Base
}

/// A decorator that ignores typing and confirmations, and has row heights of its own.
private struct Bent<Base: ListInteraction>: ListDecorator {
  var base: Base
  func height(of row: RowID) -> Double? { 7 }
  mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  mutating func type(_ text: String, at time: Time) -> ListEffects { .none }
}

/// A list without rows, unless a conforming type overrides that.
private protocol Empty: ListInteraction {}

extension Empty {
  var sectionCount: Int { 0 }
  func rowCount(inSection section: Int) -> Int { 0 }
  func id(for position: RowPosition) -> RowID? { nil }
  func position(of row: RowID) -> RowPosition? { nil }
  var contentHeight: Double { 0 }
  func height(of row: RowID) -> Double? { nil }
  func top(of row: RowID) -> Double? { nil }
  func row(atY y: Double) -> RowID? { nil }
  func hit(_ point: Vector, at time: Time) -> RowHit? { nil }
  func actions(for row: RowID) -> [InteractionAction] { [] }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects { .none }
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { .none }
  var settleTime: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(toWidth width: Double, at time: Time) {}
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {}
}

/// A list that leaves everything optional to the defaults.
private struct Quiet: Empty {}

/// A list in which row 1 is 41 points high and open at its leading side, and others have a trailing button.
private struct Sided: Empty {
  func height(of row: RowID) -> Double? { row == RowID(1) ? 41 : nil }
  func openEdge(of row: RowID) -> SwipeEdge? { row == RowID(1) ? .leading : nil }
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] {
    row == RowID(1) || edge == .leading ? [] : InteractionAction.buttons([80])
  }
}

/// A list whose answers all differ from those of ``Quiet`` and use the arguments; it records the calls that change it.
private struct Outspoken: ListInteraction {
  var told: [String] = []
  mutating func tell(_ what: String) -> ListEffects {
    told.append(what)
    return ListEffects(notices: [.didChange(RowID(told.count))])
  }

  var sectionCount: Int { 2 }
  func rowCount(inSection section: Int) -> Int { section + 10 }
  func id(for position: RowPosition) -> RowID? { RowID(position.section + position.row) }
  func position(of row: RowID) -> RowPosition? { RowPosition(section: 1, row: row.rawValue) }
  var contentHeight: Double { 880 }
  func height(of row: RowID) -> Double? { Double(row.rawValue) + 40 }
  func top(of row: RowID) -> Double? { Double(row.rawValue) * 40 }
  func row(atY y: Double) -> RowID? { RowID(Int(y)) }
  func hit(_ point: Vector, at time: Time) -> RowHit? { RowHit(row: RowID(Int(point.y + time.seconds)), part: .thumb) }
  func coveredHeight(atTop y: Double, at time: Time) -> Double { y + time.seconds }
  func actions(for row: RowID) -> [InteractionAction] { [InteractionAction(id: "a\(row.rawValue)", title: "Action")] }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    tell("perform \(action) \(row) \(time)")
  }
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { tell("handle \(gesture) \(time)") }
  var gestures: TableGestures { .pinch }
  func spokenRow(_ row: RowID) -> SpokenRow? { SpokenRow(label: "row \(row)") }
  var liftedRow: RowID? { RowID(3) }
  var revertsOnSpill: Bool { true }
  var reducesMotion = true
  var animationDuration: Double? = 2
  var settleTime: Time? { Time(5) }
  mutating func advance(to time: Time) { _ = tell("advance \(time)") }
  mutating func resize(toWidth width: Double, at time: Time) { _ = tell("resize \(width) \(time)") }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    layers.append(Layer(LayerID(RowID(Int(time.seconds)), .row), "Cell", viewport))
  }

  var openRows: [RowID] { [RowID(4), RowID(5)] }
  func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    [row ?? RowID(6), RowID(Int(time.seconds)), RowID(change == .tableTapped ? 7 : 8)]
  }
  func openEdge(of row: RowID) -> SwipeEdge? { row == RowID(1) ? .leading : .trailing }
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] {
    [InteractionAction(id: "\(edge) \(row)", title: "Button")]
  }
  func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    row == RowID(1) && edge == .leading && time == Time(9)
  }

  var waitingRows: [RowID] { [RowID(9)] }
  mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { tell("confirm \(row) \(time)") }
  mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { tell("cancel \(row) \(time)") }

  var editedRow: RowID? { RowID(10) }
  var editedText: String? { "Milk" }
  mutating func type(_ text: String, at time: Time) -> ListEffects { tell("type \(text) \(time)") }
  mutating func endEditing(at time: Time) -> ListEffects { tell("endEditing \(time)") }

  var canUndo: Bool { true }
  mutating func undo(at time: Time) -> ListEffects { tell("undo \(time)") }

  mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    tell("setHeights \(changes) \(animated) \(time)")
  }
  func customHeight(of row: RowID) -> Double? { Double(row.rawValue) + 90 }
}

@Suite("List decorators")
struct ListDecoratorTests {
  private static let row = RowID(1)
  private static let now = Time(9)

  @Test("A decorator answers every question as its base does, and none by a default")
  func asked() {
    let answers = Self.answers(of: Outspoken())
    #expect(Self.answers(of: Around(base: Outspoken())) == answers)
    #expect(Self.answers(of: Around(base: Around(base: Outspoken()))) == answers)
    for (answer, silence) in zip(answers, Self.answers(of: Quiet())) { #expect(answer != silence) }
  }

  @Test("A decorator passes on every call, and returns the effects")
  func told() {
    var (list, around) = (Outspoken(), Around(base: Outspoken()))
    let effects = Self.tellAll(&list)
    let passedOn = Self.tellAll(&around)
    #expect((passedOn, around.base.told) == (effects, list.told))
    // The list recorded all of the calls.
    #expect(list.told.count == 10)

    (around.reducesMotion, around.animationDuration) = (false, 7)
    #expect((around.base.reducesMotion, around.base.animationDuration) == (false, 7))
  }

  @Test("What a decorator overrides applies to events too, and changes nothing else")
  func declared() {
    var bent = Bent(base: Outspoken())
    #expect((bent.height(of: Self.row), bent.top(of: Self.row), bent.customHeight(of: Self.row)) == (7, 40, 91))
    let own = [bent.type("Milk", at: Self.now), bent.handle(.confirm(Self.row), at: Self.now)]
    #expect((own, bent.base.told) == ([.none, .none], ["advance \(Self.now)"]))
    let passedOn = bent.handle(.cancel(Self.row), at: Self.now)
    #expect(passedOn.notices == [.didChange(RowID(3))])
  }

  @Test("A list that implements no optional capability answers that it has none")
  func defaults() {
    var quiet = Quiet()
    let effects = Self.tellAll(&quiet)
    #expect(effects.allSatisfy { $0 == .none })
    (quiet.reducesMotion, quiet.animationDuration) = (true, 7)
    #expect((quiet.reducesMotion, quiet.animationDuration) == (false, nil))
    #expect(quiet.rowsToClose(after: .tableTapped, except: nil, at: Self.now).isEmpty)
  }

  @Test("By default, a row can be dragged if it is open or has buttons there, and its custom height is its height")
  func byDefault() {
    // Row 1 is open at its leading side.
    let sides = SwipeEdge.allCases.map { Sided().canDrag(RowID(1), uncovering: $0, at: Self.now) }
    #expect(sides == [true, true])
    #expect(SwipeEdge.allCases.map { Sided().canDrag(RowID(2), uncovering: $0, at: Self.now) } == [false, true])
    #expect([1, 2].map { Sided().customHeight(of: RowID($0)) } == [41, nil])
  }

  /// All that a list answers, each question once.
  private static func answers(of list: some ListInteraction) -> [String] {
    var layers = LayerList()
    list.draw(viewport: LayoutRect(0, 10, 320, 480), at: now, into: &layers)
    return [
      "\(list.sectionCount)", "\(list.rowCount(inSection: 1))", said(list.id(for: RowPosition(section: 1, row: 4))),
      said(list.position(of: row)), "\(list.contentHeight)", said(list.height(of: row)), said(list.top(of: row)),
      said(list.row(atY: 50)), said(list.hit(Vector(0, 8), at: now)), "\(list.coveredHeight(atTop: 6, at: now))",
      "\(list.actions(for: row))", "\(list.gestures)", said(list.spokenRow(row)), said(list.liftedRow),
      "\(list.revertsOnSpill)", "\(list.reducesMotion)", said(list.animationDuration), said(list.settleTime),
      layers.recursiveDescription,
      "\(list.openRows)", "\(list.rowsToClose(after: .tableTapped, except: row, at: now))",
      said(list.openEdge(of: row)), "\(list.buttons(.leading, of: row))",
      "\(list.canDrag(row, uncovering: .leading, at: now))",
      "\(list.waitingRows)", said(list.editedRow), said(list.editedText), "\(list.canUndo)",
      said(list.customHeight(of: row)),
    ]
  }

  private static func said<Answer>(_ answer: Answer?) -> String { String(describing: answer) }

  /// Makes every call that changes a list, and returns what each has caused.
  private static func tellAll(_ list: inout some ListInteraction) -> [ListEffects] {
    list.advance(to: now)
    list.resize(toWidth: 400, at: now)
    return [
      list.perform("delete", on: row, at: now), list.handle(.tap(row), at: now), list.confirm(row, at: now),
      list.cancel(row, at: now), list.type("Milk", at: now), list.endEditing(at: now), list.undo(at: now),
      list.setHeights([.row(row, 90)], animated: true, at: now),
    ]
  }
}
