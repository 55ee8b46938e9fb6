import ConstraintSwipe
import HeadlessTable
import Testing

/// What a finger that moves is taken for.
struct ArbitrationTests {
  /// What a finger has become that went from a point by a way, in one step.
  private func gestures(from x: Double, _ y: Double, by dx: Double, _ dy: Double) -> [TableGesture] {
    var table = makeRecorder()
    table.play(Finger().down(x, y, at: 0).move(x + dx, y + dy, at: 0.5))
    return table.list.heard
  }

  /// What a row hears of such a way that is a swipe: it begins where the finger crossed the ten points.
  private func swipe(_ row: Int, _ x: Double, _ y: Double) -> [TableGesture] {
    // Two samples half a second apart are too far apart to give a velocity.
    let began = PanSample(.began, at: Time(0.5), translation: Vector(x < 0 ? -10 : 10, 0))
    let changed = PanSample(.changed, at: Time(0.5), translation: Vector(x, y))
    return [.closeRows(except: RowID(row)), .pan(RowID(row), began), .pan(RowID(row), changed)]
  }

  private let scrolls = [TableGesture.closeRows(except: nil)]

  @Test func nothingIsDecidedWithinTenPoints() {
    for (dx, dy) in [(9.9, 0.0), (-9.9, 0), (0, 9.9), (0, -9.9), (9.9, 9.9), (-9.9, 9.9)] {
      #expect(gestures(from: 100, 60, by: dx, dy) == [])
    }
  }

  @Test func tenPointsDecide() {
    #expect(gestures(from: 100, 60, by: 10, 0) == swipe(1, 10, 0))
    #expect(gestures(from: 100, 60, by: -10, 0) == swipe(1, -10, 0))
    #expect(gestures(from: 100, 60, by: 0, 10) == scrolls)
    #expect(gestures(from: 100, 60, by: 0, -10) == scrolls)
    #expect(gestures(from: 100, 60, by: -10, 9.75) == swipe(1, -10, 9.75))
    #expect(gestures(from: 100, 60, by: -9.75, 10) == scrolls)
  }

  @Test func onlyWhatGoesMoreSidewaysThanUpOrDownIsASwipe() {
    for (dx, dy) in [(20.0, 20.0), (-20, 20), (20, -20), (20, 20.5)] {
      #expect(gestures(from: 100, 60, by: dx, dy) == scrolls)
    }
    #expect(gestures(from: 100, 60, by: 20.5, 20) == swipe(1, 20.5, 20))
  }

  @Test func theLeadingEdgeIsLeftToBackGestures() {
    #expect(SwipeTable.backGestureEdge == 15)
    #expect(gestures(from: 14.9, 60, by: 50, 0) == [])
    #expect(gestures(from: 15, 60, by: 50, 0) == swipe(1, 50, 0))
  }

  @Test func theTableScrollsFromTheLeadingEdgeToo() {
    #expect(gestures(from: 3, 60, by: 0, -50) == scrolls)
  }

  @Test func theLeadingEdgeIsAtTheRightWhereTheLanguageRunsFromThere() {
    var table = makeRecorder(direction: .rightToLeft)
    table.play(Finger().down(305.1, 60, at: 0).up(200, 60, at: 1))  // 320 - 305.1 = 14.9
    #expect(table.list.heard == [])
    table.play(Finger().down(305, 60, at: 2).up(200, 60, at: 3))
    #expect(table.list.samples.map(\.translation.x) == [10, 105, 105])
    table.play(Finger().down(100, 60, at: 4).up(60, 60, at: 5))
    #expect(table.list.samples.map(\.translation.x).suffix(3) == [10, 40, 40])
  }

  @Test func aSwipeStaysASwipe() {
    var table = makeRecorder()
    table.play(Finger().down(200, 60, at: 0).move(180, 60, at: 1).move(180, 260, at: 2).up(180, 300, at: 3))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .changed, .changed, .ended])
    #expect(table.list.samples.map(\.translation.y) == [0, 0, 200, 240, 240])
    #expect(table.offset(3) == 0)
  }

  @Test func aScrollStaysAScroll() {
    var table = makeRecorder()
    table.play(Finger().down(200, 260, at: 0).move(200, 240, at: 1).move(20, 240, at: 2).up(20, 240, at: 3))
    #expect(table.list.heard == scrolls)
    #expect(table.offset(3) == 10)
  }

  @Test func aSwipeBelongsToTheRowWhereItBegan() {
    var table = makeRecorder()
    table.play(Finger().down(200, 87.9, at: 0).move(150, 110, at: 0.1))
    #expect(
      table.list.heard.contains {
        if case .pan(let row, _) = $0 { row == RowID(1) } else { false }
      })
  }

  @Test func furtherFingersAreIgnored() {
    var table = makeRecorder()
    table.play(Finger(0).down(200, 60, at: 0).move(150, 60, at: 0.1))
    let heard = table.list.heard
    table.play(Finger(1).down(200, 200, at: 0.2).move(20, 200, at: 0.3).move(20, 20, at: 0.4))
    table.play(Finger(1).up(20, 20, at: 0.5))
    table.play(Finger(2).down(200, 200, at: 0.5).cancel(20, 20, at: 0.6))
    #expect(table.list.heard == heard)
    table.play(Finger(0).up(100, 60, at: 0.7))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .changed, .ended])
  }

  @Test func anotherFingerCountsOnceTheFirstIsLifted() {
    var table = makeTable()
    #expect(table.play(Finger(7).down(100, 60, at: 0).up(100, 60, at: 0.1)) == ["didSelect.1"])
    #expect(table.play(Finger(-3).down(100, 20, at: 0.2).up(100, 20, at: 0.3)) == ["didSelect.0"])
  }

  @Test func fingersThatNeverTouchedDoNothing() {
    var table = makeRecorder()
    table.play(Finger().move(200, 60, at: 0).move(20, 60, at: 0.1).up(20, 60, at: 0.2).cancel(0, 0, at: 0.3))
    #expect(table.list.heard == [])
    #expect(table.settles == nil)
  }

  @Test func aFingerThatTouchesAgainHasLostItsEndAndStartsAnew() {
    var table = makeTable()
    #expect(table.play(Finger().down(300, 60, at: 0).move(150, 60, at: 0.1)) == [])
    #expect(table.play(.tap(100, 100, at: 0.2)) == ["didSelect.2"])
    #expect(table.list.openRows == [] && table.list.row(RowID(1)).offset(at: Time(1)) == 0)
  }

  @Test func whereAFingerIsLiftedCountsAlsoWhenNoReportOfItsWayCame() {
    var table = makeTable()
    #expect(table.play(Finger().down(300, 60, at: 0).up(200, 60, at: 0.1)) == ["didOpen.trailing.1"])
  }

  @Test func itDoesNotMatterHowManyReportsComeOfASwipe() {
    for steps in [1, 2, 5, 40] {
      var table = makeTable()
      let places = (1...steps).map { 200 - 60 * Double($0) / Double(steps) }
      table.play(places.reduce(Finger().down(200, 60, at: 0)) { $0.move($1, 60, at: 0.1) })
      // 60 points less the slop of 10.
      expectClose(table.list.row(RowID(1)).offset(at: Time(0.1)), -50, within: 1e-9)
    }
  }

  @Test func theGapBelowTheLastRowScrollsButDoesNotSwipe() {
    var table = makeTable(count: 3)
    #expect(table.play(Finger().down(300, 300, at: 0).move(200, 300, at: 0.1).up(150, 300, at: 0.2)) == [])
    #expect(table.list.openRows == [] && table.settles == nil)
    table.play(Finger().down(300, 300, at: 1).move(300, 310, at: 1.1).move(300, 400, at: 1.2))
    #expect(table.offset(1.2) < 0)
  }

  @Test func aDragThatDecidedForNothingStaysNothing() {
    var table = makeRecorder()
    table.play(Finger().down(5, 60, at: 0).move(50, 60, at: 0.1).move(50, 300, at: 0.2).up(50, 300, at: 0.3))
    #expect(table.list.heard == [])
    #expect(table.offset(0.3) == 0)
  }
}
