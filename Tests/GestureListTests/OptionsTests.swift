import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("What can be tuned in a gesture list")
struct OptionsTests {
  private func list(_ options: GestureList.Options, corrections: GestureList.Corrections = .all) -> GestureList {
    GestureList(["A", "B", "C"], width: 320, options: options, corrections: corrections)
  }

  @Test("By default it is the article's")
  func defaults() {
    let options = GestureList.Options()
    #expect(options.dismissThreshold == 0.5 && options.pullThreshold == 1 && options.pinchThreshold == 1)
    #expect(!options.pinchNeedsNeighbours)
  }

  @Test(
    "A number that makes no sense is made harmless, at first and later",
    arguments: [
      (.nan, 0.5, 1), (-1, 0.01, 0), (.infinity, 1, 1e9), (-.infinity, 0.01, 0), (0.25, 0.25, 0.25),
    ] as [(Double, Double, Double)])
  func harmless(number: Double, part: Double, rows: Double) {
    let made = GestureList.Options(dismissThreshold: number, pullThreshold: number, pinchThreshold: number)
    var changed = GestureList.Options()
    (changed.dismissThreshold, changed.pullThreshold, changed.pinchThreshold) = (number, number, number)
    for options in [made, changed] {
      #expect(
        options.dismissThreshold == part && options.pullThreshold == rows && options.pinchThreshold == rows)
    }
    #expect(GestureList.Row(width: 320, dismissThreshold: number).dismissThreshold == part)
  }

  @Test(
    "A swipe counts from its part of the width on, and the cue says so",
    arguments: [GestureList.Corrections.all, []], [0.01, 0.25, 1])
  func dismiss(corrections: GestureList.Corrections, part: Double) {
    for way in [-1.0, 1] {
      for (beyond, counts) in [(-0.125, false), (0, true)] {
        var list = list(.init(dismissThreshold: part), corrections: corrections)
        let translation = Vector(way * (320 * part + beyond), 0)
        list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
        list.handle(.pan(RowID(1), PanSample(.changed, translation: translation)), at: Time(0.1))
        list.handle(.pan(RowID(1), PanSample(.changed, translation: translation)), at: Time(0.2))
        let cue = list.row(RowID(1)).cue(way < 0 ? .trailing : .leading, at: Time(0.2))
        #expect(cue.isArmed == counts)
        expectClose(cue.alpha, (320 * part + beyond) / (320 * part))
        let effects = list.handle(.pan(RowID(1), PanSample(.ended, translation: translation)), at: Time(0.3))
        #expect(effects.notices == (!counts ? [] : way < 0 ? [.didDelete(RowID(1))] : [.own(.didComplete, RowID(1))]))
      }
    }
  }

  @Test("A pull counts beyond its rows' heights", arguments: [0, 0.5, 2])
  func pull(rows: Double) {
    for (beyond, counts) in [(0.0, false), (0.125, true)] {
      var list = list(.init(pullThreshold: rows))
      list.handle(.pull(.began, contentOffset: 0), at: .zero)
      list.handle(.pull(.changed, contentOffset: 0 - 50 * rows - beyond), at: Time(0.1))
      #expect(list.placeholder?.text == (counts ? "Release to Add New Item" : "Pull to Add New Item"))
      list.handle(.pull(.ended, contentOffset: 0 - 50 * rows - beyond), at: Time(0.2))
      #expect(list.count == (counts ? 4 : 3))
    }
  }

  @Test("A pinch counts beyond its rows' heights", arguments: [0, 0.5, 2])
  func pinch(rows: Double) {
    for (beyond, counts) in [(0.0, false), (0.125, true)] {
      var list = list(.init(pinchThreshold: rows))
      list.handle(.pinch(.began, FingerPair(25, 75), contentOffset: 0), at: .zero)
      list.handle(
        .pinch(.changed, FingerPair(25, 75 + 50 * rows + beyond), contentOffset: 0), at: Time(0.1))
      #expect(list.pinch?.isArmed == counts)
      #expect(list.placeholder?.text == (counts ? "Release to Add New Item" : "Pinch to Add New Item"))
      list.handle(.pinch(.ended, FingerPair(25, 75 + 50 * rows + beyond), contentOffset: 0), at: Time(0.2))
      #expect(list.count == (counts ? 4 : 3))
    }
  }

  @Test("Lists and rows that differ in an option are not equal, and a row that is used again keeps it")
  func equality() {
    #expect(list(.init(pullThreshold: 2)) != list(.init()))
    var row = GestureList.Row(width: 320, dismissThreshold: 0.25)
    #expect(row != GestureList.Row(width: 320))
    let fresh = row
    row.pan(PanSample(.began, translation: .zero), at: .zero)
    row.pan(PanSample(.changed, translation: Vector(-40, 0)), at: Time(0.1))
    row.prepareForReuse()
    #expect(row == fresh)
  }

  @Test("Rows rise, sink, return and make room in as long as the table is told", arguments: [0.1, 1])
  func durations(seconds: Double) {
    var fingers = FingerTable(5)
    fingers.table.options.animationDuration = seconds
    fingers.touch(.down, 100, 75, at: 0)
    fingers.table.advance(to: Time(0.5))
    expectClose(fingers.list.lifted(contentOffset: 0, at: Time(0.5 + seconds / 2))?.scale, 1.025, within: 1e-6)
    #expect(fingers.table.settles == Time(0.5 + seconds))
    fingers.touch(.moved, 100, 125, at: 3)
    #expect(fingers.table.settles == Time(3 + seconds))
    fingers.touch(.up, 100, 125, at: 6)
    #expect(fingers.table.settles == Time(6 + seconds))
    fingers.table.advance(to: Time(9))
    // A swipe that counts for nothing.
    fingers.play(.path((200, 75), (100, 75), at: 10))
    let released = fingers.list.row(RowID(2)).settles
    #expect(released != nil)
    expectClose((released ?? .zero) - Time(10), seconds, within: 0.5)
    fingers.table.advance(to: Time(20))
    fingers.table.perform("delete", on: RowID(0), at: Time(20))
    #expect(fingers.table.settles == Time(20 + seconds))
  }

  @Test("A row that is held returns as the table is told when it is let go")
  func changedUnderFinger() {
    var fingers = FingerTable(5)
    fingers.touch(.down, 200, 75, at: 0)
    fingers.touch(.moved, 150, 75, at: 0.1)
    fingers.table.options.animationDuration = 2
    fingers.touch(.up, 150, 75, at: 1)
    #expect(fingers.list.row(RowID(1)).settles == Time(3))
  }
}
