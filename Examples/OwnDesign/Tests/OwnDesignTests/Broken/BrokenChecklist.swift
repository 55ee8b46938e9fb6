import InteractionReplay
import OwnDesign

/// A checklist, and on demand one thing about it that a person would notice.
struct BrokenChecklist: ListDecorator {
  /// What is broken.
  enum Fault: String, CaseIterable {
    case reloadsNothing = "a row says something else, and nobody is told to reload it"

    case removesUntold = "a row goes, and no update says so"
    case paintsOneRowLess = "the last row in sight is not painted"
    case hitsTheRowBelow = "a finger in the lower half of a row reaches the one below"
    case removesWhenTurned = "a tap removes a row once the table was turned"
    case goesDown = "all rows go down by 15 points when the table closes rows"
    case losesTaps = "a tap is lost after an even number of frames and waits"
    case movesForEver = "a list says that it moves for ever"
    case paintsAllRows = "rows are painted that are far out of sight"
    case reloadsEachRow = "a tick reloads all rows, one by one"
  }

  var base: Checklist
  let fault: Fault?
  /// How often time has passed.
  private var passings = 0
  /// How far all rows are below their positions, in points.
  private var lowered = 0.0
  private var isTurned = false

  init(_ fault: Fault? = nil, count: Int = 4) {
    base = Checklist((0..<count).map { "Item \($0)" })
    self.fault = fault
  }

  /// What is done to it from outside.
  static let edits: [OwnEvent<BrokenChecklist>] = [
    OwnEvent("add") { list, time in list.base.add("New", at: time) }
  ]

  // MARK: What happens

  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    told(base.perform(action, on: row, at: time))
  }

  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .closeRows: if fault == .goesDown { lowered += 15 }
    case .tap(let row):
      if fault == .removesWhenTurned, isTurned { return base.perform("remove", on: row, at: time) }
      if fault == .losesTaps, passings.isMultiple(of: 2) { return .none }
    case .pan, .press, .control, .track, .tapOutside, .pull, .pinch, .hold: break
    }
    return told(base.handle(gesture, at: time))
  }

  private func told(_ effects: ListEffects) -> ListEffects {
    var update = effects.update
    let isReload = update.changes.contains { if case .reload = $0 { true } else { false } }
    if isReload, fault == .reloadsNothing { update = ListUpdate() }
    if isReload, fault == .reloadsEachRow {
      update = ListUpdate((0..<rowCount(inSection: 0)).map { .reload(.init($0..<$0 + 1)) })
    }
    if !isReload, fault == .removesUntold { update = ListUpdate() }
    return ListEffects(update: update, notices: effects.notices, startedMotion: effects.startedMotion)
  }

  mutating func advance(to time: Time) {
    passings += 1
    base.advance(to: time)
  }

  mutating func resize(toWidth width: Double, at time: Time) {
    isTurned = isTurned || width != 320
    base.resize(toWidth: width, at: time)
  }

  // MARK: What a table asks

  var contentHeight: Double { base.contentHeight + lowered }
  func top(of row: RowID) -> Double? { base.top(of: row).map { $0 + lowered } }
  func row(atHeight y: Double) -> RowID? { base.row(atHeight: lowered > 0 ? max(0, y - lowered) : y) }
  func hit(_ point: Vector, at time: Time) -> RowHit? {
    let below = fault == .hitsTheRowBelow ? Checklist.rowHeight / 2 : 0
    return base.hit(point + Vector(0, below - lowered), at: time)
  }
  var settles: Time? { fault == .movesForEver && base.isTicked(RowID(0)) ? Time(1e9) : nil }

  // MARK: Paint

  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    var seen = viewport
    if fault == .paintsAllRows { (seen.y, seen.height) = (0, base.contentHeight) }
    let all = baseLayers(seen.moved(by: Vector(0, -lowered)), at: time)
    let last = all.last?.id.row
    for var layer in all where fault != .paintsOneRowLess || layer.id.row != last {
      layer.frame.y += lowered
      layers.append(layer)
    }
  }
}
