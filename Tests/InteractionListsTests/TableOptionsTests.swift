import InteractionLists
import TestSupport
import Testing

@Suite("The options of a table")
struct TableOptionsTests {
  @Test("Each option has its default")
  func defaults() {
    let options = TableOptions()
    #expect(
      (
        options.minimumPressDuration, options.slop, options.backGestureEdge, options.decelerationRate,
        options.animationDuration
      ) == (0.5, 10, 15, 0.998, nil))
    let autoscroll = options.autoscroll
    #expect(
      (
        autoscroll.zoneFraction, autoscroll.maximumZoneHeight, autoscroll.topSpeed, autoscroll.rampDuration,
        autoscroll.minimumApproach
      ) == (1.0 / 6, 80, 1200, 1, 2))
  }

  @Test("A number that makes no sense is clamped or replaced, in initializers and setters")
  func harmless() {
    // What each field makes of it: duration, slop, edge, rate, fraction; the other fields of autoscrolling as the
    // duration, but for their defaults.
    let cases: [(number: Double, fields: [Double])] = [
      (-1, [0, 1, 0, 0.5, 0]), (.infinity, [1e9, 1e9, 1e9, 0.9999, 0.5]), (-.infinity, [0, 1, 0, 0.5, 0]),
      (0.75, [0.75, 1, 0.75, 0.75, 0.5]),
    ]
    for (number, fields) in cases {
      for options in [made(number), changed(number)] {
        let zones = options.autoscroll
        let found = [
          options.minimumPressDuration, options.slop, options.backGestureEdge, options.decelerationRate,
          zones.zoneFraction, zones.maximumZoneHeight, zones.topSpeed, zones.rampDuration, zones.minimumApproach,
        ]
        let expected = fields + [Double](repeating: fields[0], count: 4)
        #expect((found, options.animationDuration) == (expected, number.clamped(to: 0.05...10)), "\(number)")
      }
    }
    #expect([made(.nan), changed(.nan)] == [TableOptions(), TableOptions()])
  }

  private func made(_ number: Double) -> TableOptions {
    TableOptions(
      minimumPressDuration: number, slop: number, backGestureEdge: number, decelerationRate: number,
      animationDuration: number,
      autoscroll: AutoscrollOptions(
        zoneFraction: number, maximumZoneHeight: number, topSpeed: number, rampDuration: number,
        minimumApproach: number))
  }

  private func changed(_ number: Double) -> TableOptions {
    var options = TableOptions()
    options.minimumPressDuration = number
    options.slop = number
    options.backGestureEdge = number
    options.decelerationRate = number
    options.animationDuration = number
    options.autoscroll.zoneFraction = number
    options.autoscroll.maximumZoneHeight = number
    options.autoscroll.topSpeed = number
    options.autoscroll.rampDuration = number
    options.autoscroll.minimumApproach = number
    return options
  }

  @Test("Presets have other libraries' numbers")
  func presets() {
    let (presets, standard) = (TableOptions.presets, AutoscrollOptions().minimumApproach)
    #expect(presets.map(\.name) == ["dnd-kit", "hello-pangea", "SwiftReorder"])
    // Of each the press, the motion, the slop, and of autoscrolling the approach, the speed and the ramp.
    let values: [[Double?]] = presets.map { preset in
      let (options, scroll) = (preset.options, preset.options.autoscroll)
      return [
        options.minimumPressDuration, options.animationDuration, options.slop, scroll.minimumApproach, scroll.topSpeed,
        scroll.rampDuration,
      ]
    }
    let expected: [[Double?]] = [
      [0.25, 0.25, 5, 0.01, 2500, 0], [0.12, 0.2, 5, standard, 1680, 0.84],
      [0.3, 0.2, TableOptions.defaultSlop, standard, 280, 0],
    ]
    #expect(values == expected)
    // In a viewport of 480 points the zones are 96, 120 and 30 points high.
    for (preset, zone) in zip(presets, [96.0, 120, 30]) {
      let options = preset.options.autoscroll
      let speeds = [zone, zone - 1, 0].map { Autoscroll.speed(y: $0, viewportHeight: 480, options: options) }
      #expect((speeds[0], speeds[1] < 0, speeds[2]) == (0, true, 0 - options.topSpeed), "\(preset.name)")
    }
  }

  @Test("Without a ramp, the full speed is there at once; with a new ramp, the content goes on from where it is")
  func ramps() {
    let sudden = Autoscroll(speed: 300, from: 100, in: 0...1000, after: nil, rampDuration: 0, at: Time(5))
    #expect((sudden.offset(at: Time(6)), sudden.settleTime) == (400, Time(8)))
    let gentle = Autoscroll(
      speed: 300, from: sudden.offset(at: Time(6)), in: 0...1000, after: sudden, rampDuration: 4, at: Time(6))
    // From a quarter of the speed, which the second that has passed has brought, to a half: 3/8 of 300.
    #expect([6, 7].map { gentle.offset(at: Time($0)) } == [400, 512.5])
  }
}

@Suite("Autoscrolling near an edge")
struct AutoscrollTests {
  @Test("The speed grows with the square of the depth in zones of a sixth of the viewport, 80 points at most")
  func speed() {
    func speeds(_ height: Double, _ places: [Double]) -> [Double] {
      places.map { Autoscroll.speed(y: $0, viewportHeight: height) }
    }
    let cases: [(y: Double, speed: Double)] = [
      (240, 0), (80, 0), (400, 0), (40, -300), (0, -1200), (-90, -1200), (440, 300), (480, 1200), (9999, 1200),
      (.infinity, 1200), (-.infinity, -1200),
    ]
    #expect(speeds(480, cases.map(\.y)) == cases.map(\.speed))
    #expect(speeds(0, cases.map(\.y)).filter { $0 != 0 } == [])
    // A sixth of 120 is 20, and half as deep the speed is a quarter.
    let shallow: [Double] = [0, -1200 / 4]
    let deep = speeds(2000, [81, 79])
    #expect((speeds(120, [25, 10]), deep[0], deep[1] < 0) == (shallow, 0, true))
    // A viewport of three points has zones of half a point.
    #expect(speeds(3, [0, 1.5, 3]) == [-1200, 0, 1200])
  }

  @Test("The speed is reached in a second, evenly; the content stops at its end, also upwards")
  func ramp() {
    let scroll = Autoscroll(speed: 300, from: 100, in: 0...1000, after: nil, at: Time(5))
    // The integral of 300 t is 150 t² in the first second, then 150 + 300 (t - 1).
    let offsets: [(seconds: Double, offset: Double)] = [
      (-1, 100), (0, 100), (0.5, 100 + 37.5), (1, 100 + 150), (2, 100 + 150 + 300), (3.5, 1000), (99, 1000),
    ]
    for (seconds, offset) in offsets { expectClose(scroll.offset(at: Time(5 + seconds)), offset, "\(seconds)") }
    // 100 + 150 + 300 (t - 1) = 1000
    #expect(scroll.settleTime == Time(5 + 3.5))
    let upwards = Autoscroll(speed: -1200, from: 96, in: 0...1000, after: nil, at: .zero)
    // 600 t² = 96
    expectClose(upwards.settleTime?.seconds, 0.4, within: 1e-12)
    expectClose(upwards.offset(at: Time(0.4)), 0)
  }

  @Test("A new depth goes on from the same place, at the same point of the ramp")
  func deeper() {
    let first = Autoscroll(speed: 300, from: 0, in: 0...5000, after: nil, at: .zero)
    let second = Autoscroll(speed: 1200, from: first.offset(at: Time(0.5)), in: 0...5000, after: first, at: Time(0.5))
    #expect(second.offset(at: Time(0.5)) == first.offset(at: Time(0.5)))
    // From 37.5, 1200 times the rest of the ramp's integral: 0.5 - 0.125 seconds' worth until it is over.
    expectClose(second.offset(at: Time(1)), 37.5 + 1200 * 0.375)
    // The other direction starts the ramp again.
    let back = Autoscroll(speed: -300, from: 500, in: 0...5000, after: second, at: Time(1))
    #expect(back.entryTime == Time(1))
    // So does a return after a stay between the zones.
    let still = Autoscroll(speed: 0, from: 500, in: 0...5000, after: back, at: Time(2))
    #expect(Autoscroll(speed: -300, from: 500, in: 0...5000, after: still, at: Time(3)).entryTime == Time(3))
  }

  @Test("Even a slow scroll settles and goes on with its ramp; a speed of 0 starts the ramp again, and goes nowhere")
  func slow() {
    let slow = Autoscroll(speed: 0.5, from: 0, in: 0...1, after: nil, at: .zero)
    // Half a point a second goes 0.25 points in the second of the ramp, and the other 0.75 in 1.5 seconds.
    #expect((slow.settleTime, slow.offset(at: Time(1))) == (Time(1 + 1.5), 0.25))
    let faster = Autoscroll(speed: 1, from: 0.25, in: 0...9, after: slow, at: Time(1))
    #expect((faster.entryTime, faster.offset(at: Time(3))) == (.zero, 0.25 + 2))
    let still = Autoscroll(speed: 0, from: 0.5, in: 0...1, after: slow, at: Time(1))
    #expect((still.entryTime, still.settleTime) == (Time(1), nil))
    // It does not bring back content that is above the top either.
    #expect(Autoscroll(speed: 0, from: -10, in: 0...1, after: nil, at: .zero).settleTime == nil)
  }

  @Test("A scroll that goes nowhere has no settle time")
  func nowhere() {
    let atEnd = Autoscroll(speed: 300, from: 1000, in: 0...1000, after: nil, at: .zero)
    let still = Autoscroll(speed: 0, from: 10, in: 0...1000, after: nil, at: .zero)
    let odd = Autoscroll(speed: -.infinity, from: .nan, in: 0...1000, after: nil, at: .zero)
    #expect((atEnd.settleTime, still.settleTime, odd.offset(at: Time(9))) == (nil, nil, 0))
  }
}
