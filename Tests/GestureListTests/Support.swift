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
  mutating func undoAll() { while list.canUndo { undo() } }
  mutating func type(_ text: String) { list.type(text, at: time) }
  @discardableResult
  mutating func endEditing() -> ListEffects { does { $0.endEditing(at: $1) } }

  /// Lets everything that moves come to rest.
  mutating func settle() {
    if let end = list.settles { now = max(now, end.seconds) }
    list.advance(to: time)
  }
}
