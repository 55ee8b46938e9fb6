import HeadlessTable
import InteractionCore

extension TableOptions {
  /// Reads options, and else those of a preset, or the default.
  init(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object([
      "preset", "minimumPressDuration", "slop", "backGestureEdge", "decelerationRate", "autoscroll",
    ])
    self = try fields["preset"]?.choice("preset", of: Self.presets, named: { $0.name }).options ?? TableOptions()
    minimumPressDuration = try fields.number("minimumPressDuration", in: 0...1e9, or: minimumPressDuration)
    slop = try fields.number("slop", in: 1...1e9, or: slop)
    backGestureEdge = try fields.number("backGestureEdge", in: 0...1e9, or: backGestureEdge)
    decelerationRate = try fields.number("decelerationRate", in: 0.5...0.9999, or: decelerationRate)
    if let zones = fields["autoscroll"] { try autoscroll.read(zones) }
  }

  /// What differs from the default.
  var fields: [String: JSON] {
    let usual = TableOptions()
    var values: [String: JSON] = [:]
    func write(_ key: String, _ number: Double, unless other: Double) {
      if number != other { values[key] = .number(number) }
    }
    write("minimumPressDuration", minimumPressDuration, unless: usual.minimumPressDuration)
    write("slop", slop, unless: usual.slop)
    write("backGestureEdge", backGestureEdge, unless: usual.backGestureEdge)
    write("decelerationRate", decelerationRate, unless: usual.decelerationRate)
    if autoscroll != usual.autoscroll { values["autoscroll"] = .object(autoscroll.fields) }
    return values
  }
}

extension AutoscrollOptions {
  /// Reads what is to differ.
  fileprivate mutating func read(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object(["zoneFraction", "largestZone", "topSpeed", "rampDuration", "leastApproach"])
    zoneFraction = try fields.number("zoneFraction", in: 0...0.5, or: zoneFraction)
    largestZone = try fields.number("largestZone", in: 0...1e9, or: largestZone)
    topSpeed = try fields.number("topSpeed", in: 0...1e9, or: topSpeed)
    rampDuration = try fields.number("rampDuration", in: 0...1e9, or: rampDuration)
    leastApproach = try fields.number("leastApproach", in: 0...1e9, or: leastApproach)
  }

  /// What differs from the default.
  fileprivate var fields: [String: JSON] {
    let usual = AutoscrollOptions()
    var values: [String: JSON] = [:]
    func write(_ key: String, _ number: Double, unless other: Double) {
      if number != other { values[key] = .number(number) }
    }
    write("zoneFraction", zoneFraction, unless: usual.zoneFraction)
    write("largestZone", largestZone, unless: usual.largestZone)
    write("topSpeed", topSpeed, unless: usual.topSpeed)
    write("rampDuration", rampDuration, unless: usual.rampDuration)
    write("leastApproach", leastApproach, unless: usual.leastApproach)
    return values
  }
}
