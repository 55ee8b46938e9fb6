import ArticleForm
import ExpandableTable
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

/// A finger on a table of 320 by 480 points with the article's form.
struct FormPlayer {
  var table: HeadlessTable<ExpandableTable>
  var now = 0.0

  init(corrections: Corrections = .all, direction: ReadingDirection = .leftToRight) throws {
    table = HeadlessTable(
      try ArticleForm(corrections: corrections).table, width: 320, height: 480, direction: direction)
  }

  @discardableResult
  mutating func tap(_ x: Double, _ y: Double) -> ListEffects {
    now += 1
    var effects = table.touch(TouchEvent(.down, location: Vector(x, y)), at: now)
    effects.add(table.touch(TouchEvent(.up, location: Vector(x, y)), at: now + 0.05))
    return effects
  }

  @discardableResult
  mutating func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> ListEffects {
    now += 0.02
    return table.touch(TouchEvent(phase, location: Vector(x, y)), at: now)
  }

  mutating func frame() -> LayerList {
    table.frame(at: now + 1)
  }

  /// The middle of a row's layer.
  mutating func place(_ row: Int, _ part: LayerPart) -> Vector {
    let frame = frame().layers.first { $0.id == LayerID(RowID(row), part) }?.frame ?? LayoutRect(0, 0, 0, 0)
    return Vector(frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  @discardableResult
  mutating func tap(_ row: Int, _ part: LayerPart) -> ListEffects {
    let place = place(row, part)
    return tap(place.x, place.y)
  }
}

extension FormPlayer {
  /// Now and then changes from code what a finger is about to change.
  mutating func disturb(using random: inout SplitMix64) {
    let row = id(random.below(20) - 1)
    let kind = random.below(40)
    let extent = random.element(of: [0.0, 1, 320, 480, .infinity])
    let action = random.element(of: ExpandableTable.RowAction.allCases)
    let (time, old) = (Time(now), table.list.shownRows)
    let effects = table.edit(at: time) { list in
      switch kind {
      case 0: list.expandAll(at: time)
      case 1: list.collapseAll(at: time)
      case 2...4: list.reveal(row, at: time)
      case 5: list.textChanged(row, to: "Mary")
      case 6: list.sliderChanged(row, to: .nan)
      case 7: list.perform(action.rawValue, on: row, at: time)
      default: .none
      }
    }
    #expect(effects.update.mismatch(from: old, to: table.list.shownRows) == nil)
    if kind == 8 { table.resize(width: extent, height: extent, at: time) }
  }

  mutating func scroll(to offset: Double) { table.scroll(to: offset, at: Time(now)) }

  /// Fills in a form by fingers, and by the keyboard.
  ///
  /// - Parameters:
  ///   - first: The number of the form's first row.
  ///   - offset: The content offset at which it begins.
  ///   - direction: The direction of the layout.
  mutating func fillIn(from first: Int, offset: Double, direction: ReadingDirection) {
    func typed(_ text: String, _ player: inout Self) {
      player.table.edit(at: Time(player.now)) { list in
        list.editedRow.map { list.textChanged($0, to: text) } ?? .none
      }
    }
    scroll(to: offset)
    tap(first, .label)
    expect(tap(first + 1, .control(0)).notices, are: [.didBeginEditing(id(first + 1))])
    typed("Mary", &self)
    tap(first + 2, .control(0))
    typed("Smith", &self)
    tap(first, .label)
    #expect(table.list.editedRow == nil)  // its row has gone
    tap(first + 3, .label)
    scroll(to: offset + 60)
    for _ in 0..<2 { tap(first + 4, .control(1)) }  // January, February, March
    for _ in 0..<13 { tap(first + 4, .control(3)) }  // 1 to 14
    for _ in 0..<10 { tap(first + 4, .control(4)) }  // 2000 back to 1990
    tap(first + 4, .control(6))
    tap(first + 3, .label)
    tap(first + 5, .label)
    tap(first + 6, .control(0))
    tap(first + 5, .label)
    tap(first + 7, .label)
    tap(first + 9, .label)
    scroll(to: offset + 60)
    tap(first + 12, .label)
    scroll(to: offset + 60)
    tap(first + 15, .label)
    scroll(to: offset + 200)
    tap(first + 16, .label)
    scroll(to: offset + 200)
    let thumb = place(first + 17, .controlPart(1))
    // The track, one level in, without the thumb.
    let step = (direction == .leftToRight ? 1 : -1) * (320 - 30 - 15 - 28) / 10.0
    touch(.down, thumb.x, thumb.y)
    touch(.moved, thumb.x + 3.2 * step, thumb.y + 40)
    touch(.up, thumb.x + 7.4 * step, thumb.y)
  }

  /// The answers of a form, by the ids of its rows.
  func answers(from first: Int) -> ArticleForm.Answers {
    var answers = ArticleForm.Answers()
    let values = table.list.values
    if case .text(let text) = values[id(first + 1)] { answers.firstName = text }
    if case .text(let text) = values[id(first + 2)] { answers.lastName = text }
    if case .date(let text) = values[id(first + 4)] { answers.birthday = text }
    if case .isOn(let isOn) = values[id(first + 6)] { answers.isMarried = isOn }
    if case .choice(let choice) = values[id(first + 7)] { answers.sport = choice }
    if case .choice(let choice) = values[id(first + 12)] { answers.color = choice }
    if case .level(let level) = values[id(first + 17)] { answers.level = level }
    return answers
  }
}
