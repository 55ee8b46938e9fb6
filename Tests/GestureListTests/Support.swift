import GestureList
import HeadlessTable
import TestSupport
import Testing

typealias Corrections = GestureList.Corrections

/// Fingers on a table of a list.
typealias FingerTable = TablePlayer<GestureList>

extension TablePlayer<GestureList> {
  /// A table, 320 by 480 points, of rows 50 points high that are called by their numbers.
  init(_ count: Int = 5, _ corrections: Corrections = .all) {
    let texts = (0..<count).map { "\($0)" }
    self.init(HeadlessTable(GestureList(texts, width: 320, corrections: corrections), width: 320, height: 480))
  }

  /// The order of the rows, as numbers.
  var numbers: [Int] { table.ids.map(\.rawValue) }
}

/// A list of rows 50 points high and 320 wide, and what it reports; every event takes a hundredth of a second.
struct Player {
  var list: GestureList
  /// Seconds.
  var now = 0.0
  /// Where the content is, in points.
  var offset = 0.0
  private(set) var notices: [String] = []
  private(set) var updates: [ListUpdate] = []

  init(
    _ texts: [String] = ["A", "B", "C", "D", "E"], width: Double = 320, pinchNeedsNeighbours: Bool = false,
    _ corrections: Corrections = .all
  ) {
    list = GestureList(
      texts, width: width, options: .init(pinchNeedsNeighbours: pinchNeedsNeighbours), corrections: corrections)
  }

  init(_ corrections: Corrections) { self.init(["A", "B", "C", "D", "E"], corrections) }

  init(_ list: GestureList) { self.list = list }

  init(heights: [Double], _ corrections: Corrections = .all) {
    let items = heights.enumerated().map { GestureList.Item("\($0)", height: $1) }
    list = GestureList(items: items, width: 320, corrections: corrections)
  }

  // MARK: What is there

  var time: Time { Time(now) }
  /// The texts joined, such as "ABCDE".
  var texts: String { list.texts.joined() }
  /// The texts in the order of the rows, which the article's exchanges make another one.
  var rowTexts: String { rows.map { list.item($0)?.text ?? "?" }.joined() }
  var rows: [RowID] { list.shownRows[0] }
  /// The order of the ids as numbers.
  var ids: [Int] { list.ids.map(\.rawValue) }

  func x(_ row: Int) -> Double? { list.appearance(of: RowID(row), at: time)?.frame.x }
  func y(_ row: Int) -> Double? { list.appearance(of: RowID(row), at: time)?.frame.y }
  func isCompleted(_ row: Int) -> Bool? { list.item(RowID(row))?.isCompleted }
  /// The row that is lifted so many seconds from now, at the top of the content.
  func lifted(after seconds: Double = 0) -> GestureList.Lifted? { list.lifted(contentOffset: 0, at: time + seconds) }

  // MARK: What happens

  /// Makes an event, checks that its update adds up, and keeps its notices.
  @discardableResult
  mutating func does(_ event: (inout GestureList, Time) -> ListEffects) -> ListEffects {
    now += 0.01
    list.advance(to: time)
    let before = rows
    let effects = event(&list, time)
    notices += effects.notices.map(\.name)
    if effects.changesRows { updates.append(effects.update) }
    #expect(effects.update.mismatch(from: [before], to: [rows]) == nil)
    return effects
  }

  @discardableResult
  mutating func handle(_ gesture: TableGesture) -> ListEffects { does { $0.handle(gesture, at: $1) } }

  @discardableResult
  mutating func swipe(_ row: Int, _ phase: PanPhase, _ x: Double = 0) -> ListEffects {
    handle(.pan(RowID(row), PanSample(phase, translation: Vector(x, 0))))
  }

  /// A swipe through the translations, finished at the last one.
  ///
  /// - Returns: What the last sample has caused.
  @discardableResult
  mutating func swipe(_ row: Int, through translations: Double..., finish: PanPhase = .ended) -> ListEffects {
    swipe(row, .began)
    for x in translations { swipe(row, .changed, x) }
    return swipe(row, finish, translations.last ?? 0)
  }

  @discardableResult
  mutating func pull(_ phase: PanPhase, _ offset: Double) -> ListEffects {
    self.offset = offset
    return handle(.pull(phase, contentOffset: offset))
  }

  /// A pull through the offsets, finished at the last one.
  @discardableResult
  mutating func pull(through offsets: Double..., finish: PanPhase = .ended) -> ListEffects {
    pull(.began, 0)
    for offset in offsets { pull(.changed, offset) }
    defer { offset = 0 }
    return pull(finish, offsets.last ?? 0)
  }

  @discardableResult
  mutating func pinch(_ phase: PanPhase, _ first: Double, _ second: Double) -> ListEffects {
    handle(.pinch(phase, FingerPair(first, second), contentOffset: offset))
  }

  /// A pinch at two heights whose fingers both move outward by so many points.
  @discardableResult
  mutating func pinch(
    _ upper: Double, _ lower: Double, by delta: Double, finish: PanPhase = .ended
  ) -> ListEffects {
    var effects = pinch(.began, upper, lower)
    effects.add(pinch(.changed, upper - delta, lower + delta))
    effects.add(pinch(finish, upper - delta, lower + delta))
    return effects
  }

  @discardableResult
  mutating func hold(_ phase: PanPhase, _ y: Double) -> ListEffects {
    handle(.hold(phase, y: y, contentOffset: offset))
  }

  /// A hold that moves through heights, finished at the last one.
  @discardableResult
  mutating func hold(_ heights: Double..., finish: PanPhase = .ended) -> ListEffects {
    hold(.began, heights[0])
    for y in heights.dropFirst() { hold(.changed, y) }
    return hold(finish, heights[heights.count - 1])
  }

  @discardableResult
  mutating func perform(_ action: String, _ row: Int) -> ListEffects {
    does { $0.perform(action, on: RowID(row), at: $1) }
  }
  @discardableResult
  mutating func insert(_ text: String, index: Int) -> ListEffects {
    does { $0.insert(.init(text), index: index, at: $1) }
  }
  @discardableResult
  mutating func remove(_ row: Int) -> ListEffects { does { $0.remove(RowID(row), at: $1) } }
  @discardableResult
  mutating func move(_ row: Int, to index: Int) -> ListEffects { does { $0.move(RowID(row), to: index, at: $1) } }
  @discardableResult
  mutating func undo() -> ListEffects { does { $0.undo(at: $1) } }
  /// The texts after each step that is taken back, until none is left.
  mutating func textsByUndoing() -> [String] {
    var texts: [String] = []
    while list.canUndo {
      undo()
      texts.append(self.texts)
    }
    return texts
  }
  mutating func undoAll() { while list.canUndo { undo() } }
  mutating func type(_ text: String) { list.type(text, at: time) }
  @discardableResult
  mutating func endEditing() -> ListEffects { does { $0.endEditing(at: $1) } }

  /// Lets everything that moves come to rest.
  mutating func settle() {
    if let end = list.settleTime { now = max(now, end.seconds) }
    list.advance(to: time)
  }
}

// MARK: What is expected

extension Player {
  /// Expects the texts, joined, and all that has been reported.
  func expect(
    _ texts: String, _ notices: [String], _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((self.texts, self.notices) == (texts, notices), "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects the texts, joined.
  func expect(_ texts: String, note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.texts == texts, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects the order of the ids, as numbers.
  func expect(_ ids: [Int], note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.ids == ids, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects the upper edges of rows, in points.
  func expect(
    tops: [Double?], of rows: [Int], note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(rows.map { y($0) } == tops, "\(note)", sourceLocation: sourceLocation)
  }

  /// Takes all steps back, and expects the texts after each of them.
  mutating func expectUndoing(
    _ texts: [String], note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let undone = textsByUndoing()
    #expect(undone == texts, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects the row into which text is typed.
  func expect(edited row: Int?, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list.editedRow == row.map { RowID($0) }, sourceLocation: sourceLocation)
  }

  /// Expects what asks for a new item.
  func expect(
    placeholder: GestureList.Placeholder?, note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(list.placeholder == placeholder, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects the list that a new player has, by default that of A to E with all corrections.
  func expectNew(
    _ player: Player = Player(), note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(list == player.list, "\(note)", sourceLocation: sourceLocation)
  }

  /// Lets everything come to rest, and expects the list that a new player has.
  mutating func expectNewOnceSettled(note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    settle()
    expectNew(note: note, sourceLocation: sourceLocation)
  }
}

extension TablePlayer<GestureList> {
  /// Expects the order of the rows, as numbers, and all that has been reported.
  func expect(
    _ numbers: [Int], _ notices: [String], _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((self.numbers, self.notices) == (numbers, notices), "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects where the content is at moments in seconds, in points.
  func expect(
    offsets: [Double], at times: [Double], note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(times.map { offset($0) } == offsets, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects the row that a finger has lifted.
  func expect(lifted row: Int?, note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list.liftedRow == row.map { RowID($0) }, "\(note)", sourceLocation: sourceLocation)
  }
}

/// Expects all that an event has caused.
func expect(
  _ effects: ListEffects, _ expected: ListEffects, note: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(effects == expected, "\(note)", sourceLocation: sourceLocation)
}

/// Expects that events have caused nothing.
func expectNothing(of effects: ListEffects..., sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(effects.filter { $0 != .none } == [], sourceLocation: sourceLocation)
}

extension ListEffects {
  /// One change of rows, what is reported, and whether anything has begun to move.
  static func of(
    _ change: ListUpdate.Change? = nil, _ notices: [ListNotice] = [], startedMotion: Bool = true
  ) -> ListEffects {
    ListEffects(update: ListUpdate(change.map { [$0] } ?? []), notices: notices, startedMotion: startedMotion)
  }

  /// A row has been deleted at a place, which is its number unless another is given.
  static func deleted(_ row: Int, from place: Int? = nil, startedMotion: Bool = true) -> ListEffects {
    let place = place ?? row
    return .of(.delete(.init(place..<place + 1)), [.didDelete(RowID(row))], startedMotion: startedMotion)
  }
}
