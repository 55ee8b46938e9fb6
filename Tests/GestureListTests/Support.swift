import GestureList
import HeadlessTable
import Testing

/// A list of rows 50 points high and 320 wide, and what it tells; every event takes a hundredth of a second.
struct Player {
  var list: GestureList
  /// Seconds.
  var now = 0.0
  /// Where the content is, in points.
  var offset = 0.0
  var notices: [String] = []
  var updates: [ListUpdate] = []
  /// How many ids have been issued.
  private var created = 0

  init(
    _ texts: [String] = ["A", "B", "C", "D", "E"], width: Double = 320, pinchNeedsNeighbours: Bool = false,
    _ corrections: GestureList.Corrections = .all
  ) {
    list = GestureList(texts, width: width, pinchNeedsNeighbours: pinchNeedsNeighbours, corrections: corrections)
    created = texts.count
  }

  init(_ corrections: GestureList.Corrections) { self.init(["A", "B", "C", "D", "E"], corrections) }

  init(heights: [Double], _ corrections: GestureList.Corrections = .all) {
    let items = heights.enumerated().map { GestureList.Item("\($0)", height: $1) }
    list = GestureList(items: items, width: 320, corrections: corrections)
    created = heights.count
  }

  var time: Time { Time(now) }
  /// The texts joined, such as "ABCDE".
  var texts: String { list.texts.joined() }
  /// The texts in the order of the rows, which the article's exchanges make another one.
  var rowTexts: String { rows.map { list.item($0)?.text ?? "?" }.joined() }
  var rows: [RowID] { (0..<list.count).compactMap { list.id(at: RowPosition(row: $0)) } }
  /// The order of the ids as numbers.
  var ids: [Int] { list.ids.map(\.rawValue) }

  /// Makes an event, checks that its updates add up, and keeps what it told.
  mutating func does(_ event: (inout GestureList, Time) -> ListEffects) {
    now += 0.01
    list.advance(to: time)
    let before = rows
    let effects = event(&list, time)
    notices += effects.notices.map(\.name)
    updates += effects.updates
    check(effects.updates, from: before)
  }

  /// Checks each update by the batch rule; only the last one's result is known, so those before it are played.
  private mutating func check(_ updates: [ListUpdate], from before: [RowID]) {
    var old = before
    for (index, update) in updates.enumerated() {
      let new = index == updates.count - 1 ? rows : play(update, old)
      #expect(update.mismatch(from: [old], to: [new]) == nil)
      old = new
    }
    #expect(old == rows)
    created = max(created, (rows.map(\.rawValue).max() ?? -1) + 1)
  }

  /// The rows after an update of one change; what it inserts is new.
  private mutating func play(_ update: ListUpdate, _ rows: [RowID]) -> [RowID] {
    var rows = rows
    for change in update.changes {
      switch change {
      case .delete(let gone): rows.removeSubrange(gone.range)
      case .move(let move): rows.insert(rows.remove(at: move.from.row), at: move.to.row)
      case .insert(let come):
        rows.insert(RowID(created), at: come.range.lowerBound)
        created += 1
      case .reload, .reloadSection, .reloadAll: break
      }
    }
    return rows
  }

  mutating func handle(_ gesture: TableGesture) { does { $0.handle(gesture, at: $1) } }

  mutating func swipe(_ row: Int, _ phase: PanPhase, _ x: Double = 0) {
    handle(.pan(RowID(row), PanSample(phase, at: Time(now + 0.01), translation: Vector(x, 0))))
  }

  /// A swipe through the translations, finished at the last one.
  mutating func swipe(_ row: Int, through translations: Double..., finish: PanPhase = .ended) {
    swipe(row, .began)
    for x in translations { swipe(row, .changed, x) }
    swipe(row, finish, translations.last ?? 0)
  }

  mutating func pull(_ phase: PanPhase, _ offset: Double) {
    self.offset = offset
    handle(.pull(phase, contentOffset: offset))
  }

  /// A pull through the offsets, finished at the last one.
  mutating func pull(through offsets: Double..., finish: PanPhase = .ended) {
    pull(.began, 0)
    for offset in offsets { pull(.changed, offset) }
    pull(finish, offsets.last ?? 0)
    offset = 0
  }

  mutating func pinch(_ phase: PanPhase, _ first: Double, _ second: Double) {
    handle(.pinch(phase, FingerPair(first, second), contentOffset: offset))
  }

  /// A pinch at two heights whose fingers both move outward by so many points.
  mutating func pinch(_ upper: Double, _ lower: Double, by delta: Double, finish: PanPhase = .ended) {
    pinch(.began, upper, lower)
    pinch(.changed, upper - delta, lower + delta)
    pinch(finish, upper - delta, lower + delta)
  }

  mutating func hold(_ phase: PanPhase, _ y: Double) { handle(.hold(phase, y: y, contentOffset: offset)) }

  /// A hold that moves through heights, finished at the last one.
  mutating func hold(_ heights: Double..., finish: PanPhase = .ended) {
    hold(.began, heights[0])
    for y in heights.dropFirst() { hold(.changed, y) }
    hold(finish, heights[heights.count - 1])
  }

  mutating func perform(_ action: String, _ row: Int) { does { $0.perform(action, on: RowID(row), at: $1) } }
  mutating func undo() { does { $0.undo(at: $1) } }
  mutating func type(_ text: String) { list.edit(text) }
  mutating func endEditing() { does { $0.endEditing(at: $1) } }

  /// Lets everything that moves come to rest.
  mutating func settle() {
    if let end = list.settles { now = max(now, end.seconds) }
    list.advance(to: time)
  }

  mutating func forgetNotices() { notices = [] }

  func x(_ row: Int) -> Double? { list.appearance(of: RowID(row), at: time)?.frame.x }
  func y(_ row: Int) -> Double? { list.appearance(of: RowID(row), at: time)?.frame.y }
  func isCompleted(_ row: Int) -> Bool? { list.item(RowID(row))?.isCompleted }
}

extension GestureList.Corrections {
  /// The article to the letter.
  static let article: GestureList.Corrections = []

  /// Everything but these.
  static func without(_ faults: GestureList.Corrections) -> GestureList.Corrections { .all.subtracting(faults) }
}
