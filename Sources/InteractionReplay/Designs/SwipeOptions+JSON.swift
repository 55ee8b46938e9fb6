import InteractionCore

extension RowDesign.Options {
  /// Creates the options of a design whose configuration has the given keys in addition to those for `SwipeOptions` and
  /// `reducesMotion`.
  static func swipe(
    adding keys: [String] = [],
    read: @escaping @Sendable (ScriptFields) throws(ScriptError) -> [String: JSON] = { _ in [:] },
    mirrored: @escaping @Sendable (RowSetup) -> [String: JSON]? = { $0.options },
    habits: @escaping @Sendable (RowSetup, SwipeOptions) -> RowHabits,
    followsIdentity: @escaping @Sendable (RowSetup) -> Bool = { _ in true }
  ) -> RowDesign.Options {
    RowDesign.Options(
      keys: SwipeOptions.keys + ["reducesMotion"] + keys,
      read: { fields throws(ScriptError) in
        var options = try SwipeOptions.json(fields)
        if try fields.bool("reducesMotion", or: false) { options["reducesMotion"] = .bool(true) }
        return options.adding(try read(fields))
      },
      mirrored: mirrored,
      habits: { setup in
        var habits = habits(setup, setup.swipeOptions)
        habits.locksSide = setup.swipeOptions.locksSide
        habits.reportsSignals = setup.swipeOptions.reportsSignals
        habits.reducesMotion = setup.reducesMotion
        // A preview is one motion, out and back, and each half takes the duration.
        habits.maximumMotionDuration = max(
          habits.maximumMotionDuration, 2 * (setup.swipeOptions.animationDuration ?? 0))
        return habits
      },
      followsIdentity: followsIdentity)
  }
}

extension RowSetup {
  /// The options that the rows of this package take.
  var swipeOptions: SwipeOptions { SwipeOptions(options) }

  /// Whether motion is reduced.
  fileprivate var reducesMotion: Bool { options["reducesMotion"] == .bool(true) }

  /// Returns a row that reduces motion if the setup says so.
  func reducingMotion<Row: RevealingRow>(_ row: Row) -> Row {
    var row = row
    row.reducesMotion = reducesMotion
    return row
  }
}

extension SwipeOptions {
  /// The keys in a configuration.
  fileprivate static let keys = [
    "preset", "fullSwipe", "fullSwipePart", "fullSwipeMargin", "flick", "locksSide", "signals", "minimumButtonWidth",
    "maximumButtonWidth", "transition", "animationDuration",
  ]

  /// Checks the values of the keys, and returns the preset's name, if any, and the values that differ from the preset's or,
  /// without one, from the defaults.
  fileprivate static func json(_ fields: ScriptFields) throws(ScriptError) -> [String: JSON] {
    var options: [String: JSON] = [:]
    if let preset = try fields["preset"]?.choice("preset", of: presets, named: { $0.name }) {
      options["preset"] = .string(preset.name)
    }
    let base = SwipeOptions(preset: options)
    func read(_ key: String, unless baseValue: Bool) throws(ScriptError) {
      let value = try fields.bool(key, or: baseValue)
      if value != baseValue { options[key] = .bool(value) }
    }
    func read(_ key: String, in range: ClosedRange<Double>, unless baseValue: Double?) throws(ScriptError) {
      guard let value = try fields[key]?.number(in: range), value != baseValue else { return }
      options[key] = .number(value)
    }
    try read("fullSwipe", unless: base.allowsFullSwipe)
    try read("fullSwipePart", in: 0...1, unless: base.fullSwipeFraction)
    try read("fullSwipeMargin", in: 1...1e9, unless: base.fullSwipeMargin)
    try read("flick", in: 1...1e9, unless: base.flick)
    try read("animationDuration", in: Motion.durationRange, unless: base.animationDuration)
    try read("locksSide", unless: base.locksSide)
    try read("signals", unless: base.reportsSignals)
    try read("minimumButtonWidth", in: .extent, unless: base.buttonWidths.lowerBound)
    try read("maximumButtonWidth", in: .extent, unless: base.buttonWidths.upperBound)
    if case .number(let minimum) = options["minimumButtonWidth"],
      case .number(let maximum) = options["maximumButtonWidth"],
      minimum > maximum
    {
      let (minimumText, maximumText) = (JSON.text(of: minimum), JSON.text(of: maximum))
      throw fields.error(
        about: "minimumButtonWidth", "\(minimumText) is greater than maximumButtonWidth (at most \(maximumText))")
    }
    let transition = try fields["transition"]?.choice("transition", of: SwipeTransition.allCases) { $0.name }
    if let transition, transition != base.transition { options["transition"] = .string(transition.name) }
    return options
  }

  /// Creates the options of the preset that a configuration's values name, or the default options.
  private init(preset options: [String: JSON]) {
    self = Self.presets.first { options["preset"] == .string($0.name) }?.options ?? SwipeOptions()
  }

  /// Creates the options that a configuration's values describe.
  fileprivate init(_ options: [String: JSON]) {
    self.init(preset: options)
    func bool(_ key: String, or defaultValue: Bool) -> Bool { options[key].map { $0 == .bool(true) } ?? defaultValue }
    func number(_ key: String) -> Double? {
      guard case .number(let number) = options[key] else { return nil }
      return number
    }
    allowsFullSwipe = bool("fullSwipe", or: allowsFullSwipe)
    fullSwipeFraction = number("fullSwipePart") ?? fullSwipeFraction
    fullSwipeMargin = number("fullSwipeMargin") ?? fullSwipeMargin
    flick = number("flick") ?? flick
    animationDuration = number("animationDuration") ?? animationDuration
    locksSide = bool("locksSide", or: locksSide)
    reportsSignals = bool("signals", or: reportsSignals)
    let minimum = number("minimumButtonWidth") ?? buttonWidths.lowerBound
    buttonWidths = minimum...max(minimum, number("maximumButtonWidth") ?? buttonWidths.upperBound)
    transition = SwipeTransition.allCases.first { options["transition"] == .string($0.name) } ?? transition
  }
}
