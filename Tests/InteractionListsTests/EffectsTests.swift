import InteractionLists
import TestSupport
import Testing

@Suite("The effects of an event")
struct EffectsTests {
  @Test("A row's effects have at most two notices, in order; a list's name the inserted rows and can drop notices")
  func atMostTwo() {
    let effects: [SwipeEffects] = [.none, SwipeEffects(.didClose), SwipeEffects(.didClose, .didPress(.leading, 2))]
    #expect(effects.map(\.notices) == [[], [.didClose], [.didClose, .didPress(.leading, 2)]])
    #expect(SwipeEffects() == SwipeEffects(nil, nil, startedMotion: false))
    #expect(ScrollAnswer() == ScrollAnswer(targetContentOffset: nil, effects: .none))

    let update = ListUpdate([.insert(.init(0..<2))])
    let both = ListEffects(
      update: update,
      notices: [.didInsert(RowID(7)), .row(RowID(7), .didClose), .didDelete(RowID(1)), .didInsert(RowID(9))],
      startedMotion: true)
    #expect((both.insertedRows, ListEffects.none.insertedRows) == (ids(7, 9), []))
    #expect(both.withoutNotices == ListEffects(update: update, startedMotion: true))
  }

  @Test("A list adds its rows' effects in order; effects in sequence combine their notices, motion and signals")
  func rows() {
    var effects = ListEffects()
    effects.add(SwipeEffects(.didClose, .didSelect), from: RowID(4))
    effects.add(.none, from: RowID(5))
    effects.add(SwipeEffects(.didOpen(.leading), startedMotion: true), from: RowID(6))
    effects.add(SwipeEffects(.didSelect), from: RowID(7))
    let notices: [ListNotice] = [
      .row(RowID(4), .didClose), .row(RowID(4), .didSelect), .row(RowID(6), .didOpen(.leading)),
      .row(RowID(7), .didSelect),
    ]
    #expect(effects == ListEffects(notices: notices, startedMotion: true))

    for (first, then) in [(false, false), (false, true), (true, false), (true, true)] {
      let early = SwipeEffects(.didPress(.leading, 0), startedMotion: first, signals: .armed)
      let late = SwipeEffects(.didClose, startedMotion: then, signals: .willClose)
      let both = SwipeEffects(
        .didPress(.leading, 0), .didClose, startedMotion: first || then, signals: [.armed, .willClose])
      #expect(early.followed(by: late) == both)
    }
  }

  @Test("Effects of later parts are appended; the updates of one event become one, numbered from before it")
  func later() {
    let update = ListUpdate([.delete(.init(3..<4))])
    let early = ListEffects(update: update, notices: [.didDelete(RowID(1))])
    let late = ListEffects(notices: [.row(RowID(2), .didClose)], startedMotion: true)
    let both = ListEffects(
      update: update, notices: [.didDelete(RowID(1)), .row(RowID(2), .didClose)], startedMotion: true)
    let inserting = ListEffects(update: ListUpdate([.insert(.init(0..<2))]))
    let parts: [(ListEffects, ListEffects)] = [(early, late), (early, .none), (.none, inserting)]
    let sums = parts.map { first, later in
      var sum = first
      sum.add(later)
      return sum
    }
    #expect(sums == [both, early, inserting])

    var all = ListEffects.none
    #expect(!all.changesRows)
    for range in [3..<4, 0..<1, 2..<3] {
      all.add(ListEffects(update: ListUpdate([.delete(.init(range))])))
      all.add(.none)
    }
    // Without row 3, then without row 0, the row at 2 is 4: of 0 1 2 3 4 5 stay 1 2 5.
    let merged = ListUpdate([.delete(.init(0..<1)), .delete(.init(3..<5))])
    #expect((all, all.changesRows) == (ListEffects(update: merged), true))
  }

  @Test("Effects name an unfolded row only if nothing else changes rows, whether updates are merged now or later")
  func unfolded() {
    let unfolding = ListEffects(update: ListUpdate([.insert(.init(2..<4))]), unfoldedRow: RowID(1))
    let removal = ListEffects(update: ListUpdate([.delete(.init(0..<1))]), notices: [.didDelete(RowID(0))])
    var (now, later, updates) = (unfolding, unfolding, [ListUpdate]())
    now.add(removal)
    later.add(removal, deferring: &updates)
    #expect((updates, later.unfoldedRow) == ([removal.update], nil))
    later.add(updates)
    let merged = unfolding.update.merged(with: removal.update)
    let both = ListEffects(update: merged, notices: [.didDelete(RowID(0))])
    #expect([now, later] == [both, both])
    // Effects that change no rows keep it.
    now = unfolding
    now.add(ListEffects(startedMotion: true))
    #expect(now == ListEffects(update: unfolding.update, startedMotion: true, unfoldedRow: RowID(1)))
  }
}
