import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("The options of a gesture list")
struct OptionsTests {
  private func list(_ options: GestureList.Options, corrections: GestureList.Corrections = .all) -> GestureList {
    GestureList(["A", "B", "C"], width: 320, options: options, corrections: corrections)
  }

  @Test(
    "The defaults are the article's; numbers that make no sense are clamped or replaced, in initializers and setters"
  )
  func numbers() {
    func thresholds(_ options: GestureList.Options) -> [Double] {
      [options.dismissThreshold, options.pullThreshold, options.pinchThreshold]
    }
    let options = GestureList.Options()
    #expect((thresholds(options), options.pinchNeedsNeighbours) == ([0.5, 1, 1], false))
    let cases: [(number: Double, part: Double, rows: Double)] = [
      (.nan, 0.5, 1), (-1, 0.01, 0), (.infinity, 1, 1e9), (-.infinity, 0.01, 0), (0.25, 0.25, 0.25),
    ]
    for (number, part, rows) in cases {
      let made = GestureList.Options(dismissThreshold: number, pullThreshold: number, pinchThreshold: number)
      var changed = GestureList.Options()
      (changed.dismissThreshold, changed.pullThreshold, changed.pinchThreshold) = (number, number, number)
      let row = GestureList.Row(width: 320, dismissThreshold: number).dismissThreshold
      let harmless = [part, rows, rows]
      #expect((thresholds(made), thresholds(changed), row) == (harmless, harmless, part), "\(number)")
    }
  }

  @Test("A swipe takes effect from its part of the width on, and the cue shows that")
  func dismiss() {
    for corrections in Corrections.allAndNone {
      for part in [0.01, 0.25, 1] {
        for (sign, edge, notice) in [
          (-1, .trailing, .didDelete(RowID(1))), (1, .leading, .custom(.didComplete, RowID(1))),
        ] as [(Double, SwipeEdge, ListNotice)] {
          for (beyond, counts) in [(-0.125, false), (0, true)] {
            var list = list(.init(dismissThreshold: part), corrections: corrections)
            let way = 320 * part + beyond
            let translation = Vector(sign * way, 0)
            list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
            list.handle(.pan(RowID(1), PanSample(.changed, translation: translation)), at: Time(0.1))
            list.handle(.pan(RowID(1), PanSample(.changed, translation: translation)), at: Time(0.2))
            let cue = list.row(RowID(1)).cue(edge, at: Time(0.2))
            expectClose(cue.alpha, way / (320 * part))
            let effects = list.handle(.pan(RowID(1), PanSample(.ended, translation: translation)), at: Time(0.3))
            let note = "\(corrections.testDescription), \(way) of \(320 * part)"
            #expect((cue.isArmed, effects.notices) == (counts, counts ? [notice] : []), "\(note)")
          }
        }
      }
    }
  }

  @Test("A pull and a pinch take effect beyond their number of row heights")
  func pullAndPinch() {
    for rows in [0, 0.5, 2] {
      for (beyond, counts) in [(0.0, false), (0.125, true)] {
        let way = 50 * rows + beyond
        var pulled = list(.init(pullThreshold: rows))
        pulled.handle(.pull(.began, contentOffset: 0), at: .zero)
        pulled.handle(.pull(.changed, contentOffset: 0 - way), at: Time(0.1))
        let pull = pulled.placeholder?.text
        pulled.handle(.pull(.ended, contentOffset: 0 - way), at: Time(0.2))

        var pinched = list(.init(pinchThreshold: rows))
        pinched.handle(.pinch(.began, FingerPair(25, 75), contentOffset: 0), at: .zero)
        pinched.handle(.pinch(.changed, FingerPair(25, 75 + way), contentOffset: 0), at: Time(0.1))
        let (isArmed, pinch) = (pinched.pinch?.isArmed, pinched.placeholder?.text)
        pinched.handle(.pinch(.ended, FingerPair(25, 75 + way), contentOffset: 0), at: Time(0.2))

        let release = "Release to Add New Item"
        let texts: [String?] = counts ? [release, release] : ["Pull to Add New Item", "Pinch to Add New Item"]
        #expect(([pull, pinch], isArmed) == (texts, counts), "\(way) points")
        #expect([pulled.count, pinched.count] == (counts ? [4, 4] : [3, 3]), "\(way) points")
      }
    }
  }

  @Test("Lists and rows that differ in an option are not equal, and a row keeps its option when reused")
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

  @Test("Rows rise, sink, return and make room in the table's animation duration")
  func durations() {
    for seconds in [0.1, 1] {
      var fingers = FingerTable(5)
      fingers.table.options.animationDuration = seconds
      fingers.touch(.down, 100, 75, at: 0)
      fingers.table.advance(to: Time(0.5))
      expectClose(fingers.list.lifted(contentOffset: 0, at: Time(0.5 + seconds / 2))?.scale, 1.025, within: 1e-6)
      var ends = [fingers.table.settleTime]
      fingers.touch(.moved, 100, 125, at: 3)
      ends.append(fingers.table.settleTime)
      fingers.touch(.up, 100, 125, at: 6)
      ends.append(fingers.table.settleTime)
      fingers.table.advance(to: Time(9))
      // A swipe that has no effect.
      fingers.play(.path((200, 75), (100, 75), at: 10))
      let released = fingers.list.row(RowID(2)).settleTime
      expectClose(released?.seconds, 10 + seconds, within: 0.5)
      fingers.table.advance(to: Time(20))
      fingers.table.perform("delete", on: RowID(0), at: Time(20))
      ends.append(fingers.table.settleTime)
      #expect(ends == [0.5, 3, 6, 20].map { Time($0 + seconds) }, "\(seconds)")
    }
  }

  @Test("A swiped row returns in the animation duration that is set when it is let go")
  func changedUnderFinger() {
    var fingers = FingerTable(5)
    fingers.touch(.down, 200, 75, at: 0)
    fingers.touch(.moved, 150, 75, at: 0.1)
    fingers.table.options.animationDuration = 2
    fingers.touch(.up, 150, 75, at: 1)
    #expect(fingers.list.row(RowID(1)).settleTime == Time(3))
  }
}
