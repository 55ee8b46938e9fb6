import InteractionCore
import TestSupport
import Testing

@Suite("What an event has caused")
struct EffectsTests {
  @Test(
    "A row reports at most two notices, in order",
    arguments: [
      (.none, []), (SwipeEffects(.didClose), [.didClose]),
      (SwipeEffects(.didClose, .didPress(.leading, 2)), [.didClose, .didPress(.leading, 2)]),
    ] as [(SwipeEffects, [SwipeNotice])])
  func atMostTwo(effects: SwipeEffects, notices: [SwipeNotice]) {
    #expect(effects.notices == notices)
    #expect(SwipeEffects() == SwipeEffects(nil, nil, startedMotion: false))
  }

  @Test("Effects of rows are added in order")
  func rows() {
    var effects = ListEffects()
    effects.add(SwipeEffects(.didClose, .didSelect), from: RowID(4))
    effects.add(.none, from: RowID(5))
    effects.add(SwipeEffects(.didOpen(.leading), startedMotion: true), from: RowID(6))
    effects.add(SwipeEffects(.didSelect), from: RowID(7))
    let expected = ListEffects(
      notices: [
        .row(RowID(4), .didClose), .row(RowID(4), .didSelect), .row(RowID(6), .didOpen(.leading)),
        .row(RowID(7), .didSelect),
      ], startedMotion: true)
    #expect(effects == expected)
  }

  @Test("What follows in a row adds its notices, its motion and its signals", arguments: [false, true], [false, true])
  func following(first: Bool, then: Bool) {
    let early = SwipeEffects(.didPress(.leading, 0), startedMotion: first, signals: .armed)
    let late = SwipeEffects(.didClose, startedMotion: then, signals: .willClose)
    #expect(
      early.followed(by: late)
        == SwipeEffects(
          .didPress(.leading, 0), .didClose, startedMotion: first || then, signals: [.armed, .willClose]))
  }

  @Test("Effects of later parts follow")
  func later() {
    let early = ListEffects(update: ListUpdate([.delete(.init(3..<4))]), notices: [.didDelete(RowID(1))])
    let late = ListEffects(notices: [.row(RowID(2), .didClose)], startedMotion: true)
    let both = ListEffects(
      update: ListUpdate([.delete(.init(3..<4))]), notices: [.didDelete(RowID(1)), .row(RowID(2), .didClose)],
      startedMotion: true)

    var sum = early
    sum.add(late)
    #expect(sum == both)
    sum = early
    sum.add(.none)
    #expect(sum == early)
  }

  @Test("A later update is kept")
  func laterUpdate() {
    let late = ListEffects(update: ListUpdate([.insert(.init(0..<2))]))
    var sum = ListEffects.none
    sum.add(late)
    #expect(sum == late)
  }

  @Test("The updates of one event become one, numbered from before it")
  func oneUpdate() {
    var sum = ListEffects.none
    #expect(!sum.changesRows)
    for range in [3..<4, 0..<1, 2..<3] {
      sum.add(ListEffects(update: ListUpdate([.delete(.init(range))])))
      sum.add(.none)
    }
    // Without row 3, then without row 0, the row at 2 is 4: of 0 1 2 3 4 5 stay 1 2 5.
    #expect(sum == ListEffects(update: ListUpdate([.delete(.init(0..<1)), .delete(.init(3..<5))])))
    #expect(sum.changesRows)
  }

  @Test("Inserted rows are read from their notices, and effects can do without notices")
  func notices() {
    let effects = ListEffects(
      update: ListUpdate([.insert(.init(0..<2))]),
      notices: [.didInsert(RowID(7)), .row(RowID(7), .didClose), .didDelete(RowID(1)), .didInsert(RowID(9))],
      startedMotion: true)
    #expect(effects.insertedRows == ids(7, 9))
    #expect(effects.withoutNotices == ListEffects(update: ListUpdate([.insert(.init(0..<2))]), startedMotion: true))
    #expect(ListEffects.none.insertedRows == [])
  }

  @Test("Answers to scroll views ask for nothing unless told otherwise")
  func answers() {
    #expect(ScrollAnswer() == ScrollAnswer(targetContentOffset: nil, effects: .none))
  }
}
