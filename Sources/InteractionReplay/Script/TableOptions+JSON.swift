import HeadlessTable
import InteractionCore

extension TableOptions {
  /// Reads options; an option that a script leaves out has the value of the preset, or the default if there is no preset.
  init(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object([
      "preset", "minimumPressDuration", "slop", "backGestureEdge", "decelerationRate", "animationDuration",
      "autoscroll",
    ])
    self = try fields["preset"]?.choice("preset", of: Self.presets, named: { $0.name }).options ?? TableOptions()
    minimumPressDuration = try fields.number("minimumPressDuration", in: 0...1e9, or: minimumPressDuration)
    slop = try fields.number("slop", in: 1...1e9, or: slop)
    backGestureEdge = try fields.number("backGestureEdge", in: 0...1e9, or: backGestureEdge)
    decelerationRate = try fields.number("decelerationRate", in: 0.5...0.9999, or: decelerationRate)
    animationDuration = try fields["animationDuration"]?.number(in: Motion.durationRange) ?? animationDuration
    if let autoscrollValue = fields["autoscroll"] { try autoscroll.read(autoscrollValue) }
  }

  /// The options that differ from the defaults.
  var fields: [String: JSON] {
    let defaults = TableOptions()
    return [:]
      .setting("minimumPressDuration", minimumPressDuration, unless: defaults.minimumPressDuration)
      .setting("slop", slop, unless: defaults.slop)
      .setting("backGestureEdge", backGestureEdge, unless: defaults.backGestureEdge)
      .setting("decelerationRate", decelerationRate, unless: defaults.decelerationRate)
      .setting("animationDuration", animationDuration.map { .number($0) })
      .setting("autoscroll", autoscroll == defaults.autoscroll ? nil : .object(autoscroll.fields))
  }
}

extension AutoscrollOptions {
  /// Reads the options that a script changes.
  fileprivate mutating func read(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object(["zoneFraction", "largestZone", "topSpeed", "rampDuration", "leastApproach"])
    zoneFraction = try fields.number("zoneFraction", in: 0...0.5, or: zoneFraction)
    maximumZoneHeight = try fields.number("largestZone", in: 0...1e9, or: maximumZoneHeight)
    topSpeed = try fields.number("topSpeed", in: 0...1e9, or: topSpeed)
    rampDuration = try fields.number("rampDuration", in: 0...1e9, or: rampDuration)
    minimumApproach = try fields.number("leastApproach", in: 0...1e9, or: minimumApproach)
  }

  /// The options that differ from the defaults.
  fileprivate var fields: [String: JSON] {
    let defaults = AutoscrollOptions()
    return [:]
      .setting("zoneFraction", zoneFraction, unless: defaults.zoneFraction)
      .setting("largestZone", maximumZoneHeight, unless: defaults.maximumZoneHeight)
      .setting("topSpeed", topSpeed, unless: defaults.topSpeed)
      .setting("rampDuration", rampDuration, unless: defaults.rampDuration)
      .setting("leastApproach", minimumApproach, unless: defaults.minimumApproach)
  }
}
