import HeadlessTable
import TestSupport
import Testing

@Suite("A table's options for delays, distances and speeds")
struct OptionsTests {
  private func recorder(_ options: TableOptions) -> TablePlayer<RecordingList> {
    var table = makeRecorder(gestures: [.hold])
    table.options = options
    return TablePlayer(table)
  }

  @Test("A finger lifts a row after the press duration, and scrolls from the slop on")
  func durationAndSlop() {
    for seconds in [0.12, 0.5, 2] {
      var player = recorder(TableOptions(minimumPressDuration: seconds))
      player.touch(.down, 100, 100, at: 1)
      #expect(player.table.holdStartTime == Time(1 + seconds), "\(seconds)")
      let lifted = [1 + seconds - 0.01, 1 + seconds].map { time in
        player.table.advance(to: Time(time))
        return player.list.liftedRow
      }
      #expect(lifted == [nil, RowID(2)], "\(seconds)")
    }
    for points in [1.0, 5, 40] {
      var player = recorder(TableOptions(slop: points))
      player.touch(.down, 100, 400, at: 0)
      player.touch(.moved, 100, 400.5 - points, at: 0.1)
      player.table.expect(offsets: [0], at: [0.1], note: "\(points)")
      player.touch(.moved, 100, 380 - points, at: 0.2)
      player.table.expect(offsets: [20], at: [0.2], note: "\(points)")
    }
  }

  @Test("A row is swiped only from outside the strip for back gestures")
  func edge() {
    for (points, direction) in [0.0, 60].flatMap({ points in ReadingDirection.allCases.map { (points, $0) } }) {
      for x in [points - 1, points] {
        var table = makeRecorder(direction: direction)
        table.options.backGestureEdge = points
        var player = TablePlayer(table)
        let way: Double = direction == .leftToRight ? 1 : -1
        let start = direction == .leftToRight ? x : 320 - x
        player.touch(.down, start, 20, at: 0)
        player.touch(.moved, start + 20 * way, 20, at: 0.1)
        #expect(player.list.samples.isEmpty == (x < points), "\(direction) \(x) \(points)")
      }
    }
  }

  @Test("A table glides as far as its deceleration rate says")
  func deceleration() {
    func glide(_ rate: Double) -> Double {
      var table = makeTable(count: 100_000)
      table.options.decelerationRate = rate
      table.play(.fling)
      return table.offset(99) - table.offset(0.1)
    }
    // r / (1 − r): 499 for 0.998, 99 for 0.99.
    expectClose(glide(0.99) / glide(0.998), 99.0 / 499, within: 1e-3)
  }

  @Test("A held row scrolls in the zone and at the speed that the options say, however slowly")
  func autoscroll() {
    func options(topSpeed: Double) -> TableOptions {
      var options = TableOptions()
      options.autoscroll = AutoscrollOptions(
        zoneFraction: 0.5, maximumZoneHeight: 100, topSpeed: topSpeed, rampDuration: 0, minimumApproach: 30)
      return options
    }
    var player = recorder(options(topSpeed: 400))
    player.touch(.down, 100, 401, at: 0)
    player.touch(.moved, 100, 401, at: 1)
    player.touch(.moved, 100, 430, at: 1)
    player.table.expect(offsets: [0], at: [2])
    // Half as deep as the zone is high, a quarter of the speed, at once.
    player.touch(.moved, 100, 431, at: 2)
    let depth = 51.0 / 100
    expectClose(player.offset(3), 400 * depth * depth)

    var slow = recorder(options(topSpeed: 1))
    slow.touch(.down, 100, 401, at: 0)
    slow.touch(.moved, 100, 401, at: 1)
    slow.touch(.moved, 100, 480, at: 1)
    slow.table.expect(offsets: [2], at: [3])
  }

  @Test("A finger that is down keeps the slop and the duration that it touched with")
  func changedUnderFinger() {
    var player = recorder(TableOptions())
    player.touch(.down, 100, 100, at: 0)
    player.table.options = TableOptions(minimumPressDuration: 0.1, slop: 2)
    #expect(player.table.holdStartTime == Time(0.5))
    player.touch(.moved, 100, 91, at: 0.2)
    player.table.expect(offsets: [0], at: [0.2])
    player.touch(.moved, 100, 89, at: 0.3)
    player.table.expect(offsets: [1], at: [0.3])
    player.touch(.up, 100, 89, at: 1)
    // The next finger does not.
    player.touch(.down, 100, 100, at: 2)
    #expect(player.table.holdStartTime == Time(2.1))
    player.touch(.moved, 100, 97, at: 2.05)
    player.table.expect(offsets: [2], at: [2.05])
  }

  @Test("A held row keeps the zones that it was lifted with, and gliding content keeps its rate")
  func changedUnderHold() {
    var player = recorder(TableOptions())
    player.touch(.down, 100, 400, at: 0)
    player.table.advance(to: Time(0.5))
    var same = player
    player.table.options = .swiftReorder
    for report in [(420.0, 1.0), (440, 1.5), (470, 2)] {
      player.touch(.moved, 100, report.0, at: report.1)
      same.touch(.moved, 100, report.0, at: report.1)
    }
    #expect(player.offset(2.5) > 0 && player.offset(2.5) == same.offset(2.5))

    var table = makeTable(count: 1000)
    table.play(.fling)
    let end = table.offset(99)
    table.options.decelerationRate = 0.99
    table.remove([900], at: 0.2)
    expectClose(table.offset(99), end, within: 1e-6)
  }

  @Test("Rows travel, and code scrolls, for the table's animation duration")
  func animations() {
    for seconds in [0.1, 1.5] {
      var table = makeTable()
      table.options.animationDuration = seconds
      table.remove([0], at: 0)
      let travelled = table.settleTime
      table.advance(to: Time(10))
      table.scroll(to: RowID(15), anchor: .top, at: Time(10))
      let motion = Motion(start: Time(10), from: 0, to: 616, curve: .easeInOut(duration: seconds))
      #expect([travelled, table.settleTime] == [Time(seconds), motion.end])
      let times = [0.25, 0.5, 0.75].map { 10 + $0 * seconds }
      table.expect(offsets: times.map { motion.position(at: Time($0)) }, at: times, note: "\(seconds)")
      // Without a duration, rows travel for 0.3 seconds again.
      table.options.animationDuration = nil
      table.advance(to: Time(20))
      table.remove([1], at: 20)
      #expect(table.settleTime == nil || table.settleTime == Time(20.3), "\(seconds)")
    }
  }

  @Test("A list keeps its own duration in a table without one, and running motions keep theirs")
  func ownDuration() {
    var list = makeTable().list
    list.animationDuration = 2
    var table = HeadlessTable(list, width: 320, height: 480, options: TableOptions(slop: 5))
    #expect(table.list.animationDuration == 2)
    table.remove([0], at: 0)
    table.options = TableOptions(animationDuration: 0.1)
    #expect((table.list.animationDuration, table.settleTime) == (0.1, Time(2)))
    table.options.animationDuration = nil
    #expect(table.list.animationDuration == nil)
    // Tables with different options are not equal.
    var (one, other) = (makeTable(), makeTable())
    one.options.slop = 6
    #expect(one != other)
    other.options.slop = 6
    #expect(one == other)
  }

}
