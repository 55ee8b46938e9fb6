import InteractionCore
import Testing

struct EffectsTests {
  @Test func aRowTellsAtMostTwoNoticesInOrder() {
    #expect(SwipeEffects.none.notices == [])
    #expect(SwipeEffects(.didClose).notices == [.didClose])
    #expect(SwipeEffects(.didClose, .didPress(.leading, 2)).notices == [.didClose, .didPress(.leading, 2)])
    #expect(SwipeEffects() == SwipeEffects(nil, nil, startedMotion: false))
  }

  @Test func effectsOfRowsAreAddedInOrder() {
    var effects = ListEffects()
    effects.add(SwipeEffects(.didClose, .didSelect), from: RowID(4))
    effects.add(.none, from: RowID(5))
    effects.add(SwipeEffects(.didOpen(.leading), startedMotion: true), from: RowID(6))
    effects.add(SwipeEffects(.didSelect), from: RowID(7))
    var expected = ListEffects()
    expected.notices = [
      .row(RowID(4), .didClose), .row(RowID(4), .didSelect), .row(RowID(6), .didOpen(.leading)),
      .row(RowID(7), .didSelect),
    ]
    expected.startedMotion = true
    #expect(effects == expected)
  }

  @Test func effectsOfLaterPartsFollow() {
    var early = ListEffects()
    early.notices = [.didDelete(RowID(1))]
    early.update = ListUpdate([.delete(.init(3..<4))])
    var late = ListEffects()
    late.notices = [.row(RowID(2), .didClose)]
    late.startedMotion = true
    var both = early
    both.notices = [.didDelete(RowID(1)), .row(RowID(2), .didClose)]
    both.startedMotion = true

    var sum = early
    sum.add(late)
    #expect(sum == both)
    sum = early
    sum.add(.none)
    #expect(sum == early)
  }

  @Test func aLaterUpdateIsKept() {
    var late = ListEffects()
    late.update = ListUpdate([.insert(.init(0..<2))])
    var sum = ListEffects.none
    sum.add(late)
    #expect(sum == late)
  }

  @Test func updatesOfOneEventStayInOrder() {
    let updates = [3..<4, 0..<1, 2..<3].map { ListUpdate([.delete(.init($0))]) }
    var sum = ListEffects.none
    for update in updates {
      var effects = ListEffects()
      effects.update = update
      sum.add(effects)
      sum.add(.none)
    }
    #expect(sum.updates == updates)
    #expect(sum.update == updates[2])
    sum.update = ListUpdate()
    #expect(sum.updates == Array(updates[..<2]))
    #expect(sum.changesRows)
    #expect(!ListEffects.none.changesRows)
  }

  @Test func answersToScrollViewsAskForNothingUnlessToldOtherwise() {
    #expect(ScrollAnswer() == ScrollAnswer(targetContentOffset: nil, effects: .none))
  }
}
