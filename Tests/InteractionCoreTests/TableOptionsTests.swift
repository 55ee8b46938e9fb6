import InteractionCore
import Testing

@Suite("What can be tuned in a table")
struct TableOptionsTests {
  @Test("By default it is UIKit's, and what was chosen here")
  func defaults() {
    let options = TableOptions()
    #expect(options.minimumPressDuration == 0.5 && options.slop == 10 && options.backGestureEdge == 15)
    #expect(options.decelerationRate == 0.998 && options.animationDuration == nil)
    let autoscroll = options.autoscroll
    #expect(autoscroll.zoneFraction == 1.0 / 6 && autoscroll.largestZone == 80 && autoscroll.topSpeed == 1200)
    #expect(autoscroll.rampDuration == 1 && autoscroll.leastApproach == 2)
  }

  /// A number, and what each field makes of it: duration, slop, edge, rate, fraction; the other fields of autoscrolling as
  /// the duration, but for their defaults.
  @Test(
    "A number that makes no sense is made harmless, at first and later",
    arguments: [
      (-1, [0, 1, 0, 0.5, 0]), (.infinity, [1e9, 1e9, 1e9, 0.9999, 0.5]), (-.infinity, [0, 1, 0, 0.5, 0]),
      (0.75, [0.75, 1, 0.75, 0.75, 0.5]),
    ] as [(Double, [Double])])
  func harmless(number: Double, expected: [Double]) {
    for options in [made(number), changed(number)] {
      #expect(
        [
          options.minimumPressDuration, options.slop, options.backGestureEdge, options.decelerationRate,
          options.autoscroll.zoneFraction,
        ] == expected)
      let zones = options.autoscroll
      for other in [zones.largestZone, zones.topSpeed, zones.rampDuration, zones.leastApproach] {
        #expect(other == expected[0])
      }
    }
    let duration = number.clamped(to: 0.05...10)
    #expect(made(number).animationDuration == duration && changed(number).animationDuration == duration)
    #expect(made(.nan) == TableOptions() && changed(.nan) == TableOptions())
  }

  private func made(_ number: Double) -> TableOptions {
    TableOptions(
      minimumPressDuration: number, slop: number, backGestureEdge: number, decelerationRate: number,
      animationDuration: number,
      autoscroll: AutoscrollOptions(
        zoneFraction: number, largestZone: number, topSpeed: number, rampDuration: number, leastApproach: number))
  }

  private func changed(_ number: Double) -> TableOptions {
    var options = TableOptions()
    options.minimumPressDuration = number
    options.slop = number
    options.backGestureEdge = number
    options.decelerationRate = number
    options.animationDuration = number
    options.autoscroll.zoneFraction = number
    options.autoscroll.largestZone = number
    options.autoscroll.topSpeed = number
    options.autoscroll.rampDuration = number
    options.autoscroll.leastApproach = number
    return options
  }

  @Test("Presets say what other libraries do")
  func presets() {
    #expect(TableOptions.presets.map(\.name) == ["dnd-kit", "hello-pangea", "SwiftReorder"])
    #expect(TableOptions.presets.map(\.options.minimumPressDuration) == [0.25, 0.12, 0.3])
    #expect(TableOptions.presets.map(\.options.animationDuration) == [0.25, 0.2, 0.2])
    let standard = AutoscrollOptions().leastApproach
    #expect(TableOptions.presets.map(\.options.autoscroll.leastApproach) == [0.01, standard, standard])
    #expect(TableOptions.presets.map(\.options.autoscroll.topSpeed) == [2500, 1680, 280])
    #expect(TableOptions.presets.map(\.options.autoscroll.rampDuration) == [0, 0.84, 0])
    #expect(TableOptions.presets.map(\.options.slop) == [5, 5, TableOptions.defaultSlop])
    // In a viewport of 480 points the zones are 96, 120 and 30 points high.
    for (preset, zone) in zip(TableOptions.presets, [96.0, 120, 30]) {
      let options = preset.options.autoscroll
      #expect(Autoscroll.speed(y: zone, viewportHeight: 480, options: options) == 0, "\(preset.name)")
      #expect(Autoscroll.speed(y: zone - 1, viewportHeight: 480, options: options) < 0, "\(preset.name)")
      #expect(Autoscroll.speed(y: 0, viewportHeight: 480, options: options) == 0 - options.topSpeed)
    }
  }

  @Test("Without a ramp the speed is there at once, and with another one the content goes on where it is")
  func ramps() {
    let sudden = Autoscroll(speed: 300, from: 100, in: 0...1000, after: nil, rampDuration: 0, at: Time(5))
    #expect(sudden.offset(at: Time(6)) == 400)
    #expect(sudden.settles == Time(8))
    let gentle = Autoscroll(
      speed: 300, from: sudden.offset(at: Time(6)), in: 0...1000, after: sudden, rampDuration: 4, at: Time(6))
    #expect(gentle.offset(at: Time(6)) == 400)
    // From a quarter of the speed, which the second that has passed has brought, to a half: 3/8 of 300.
    #expect(gentle.offset(at: Time(7)) == 512.5)
  }
}
