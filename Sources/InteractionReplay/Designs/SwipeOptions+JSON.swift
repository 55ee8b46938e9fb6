import InteractionCore

extension RowDesign.Options {
  /// The keys of `SwipeOptions` in a configuration, for a design that takes them, and keys of its own beside them.
  static func swipe(
    adding keys: [String] = [],
    read: @escaping @Sendable (ScriptFields) throws(ScriptError) -> [String: JSON] = { _ in [:] },
    mirrored: @escaping @Sendable (RowSetup) -> [String: JSON]? = { $0.options },
    habits: @escaping @Sendable (RowSetup, SwipeOptions) -> RowHabits
  ) -> RowDesign.Options {
    RowDesign.Options(
      keys: SwipeOptions.keys + keys,
      read: { fields throws(ScriptError) in try SwipeOptions.json(fields).adding(try read(fields)) },
      mirrored: mirrored,
      habits: { setup in
        var habits = habits(setup, setup.swipeOptions)
        habits.locksSide = setup.swipeOptions.locksSide
        habits.signals = setup.swipeOptions.signals
        return habits
      })
  }
}

extension RowSetup {
  /// The options that the rows of this package take.
  var swipeOptions: SwipeOptions { SwipeOptions(options) }
}

extension SwipeOptions {
  /// The keys in a configuration.
  fileprivate static let keys = ["fullSwipe", "fullSwipePart", "fullSwipeMargin", "flick", "locksSide", "signals"]

  /// Checks the values of the keys, and returns those that differ from the default.
  fileprivate static func json(_ fields: ScriptFields) throws(ScriptError) -> [String: JSON] {
    var options: [String: JSON] = [:]
    for key in ["fullSwipe", "locksSide", "signals"] where try fields.bool(key, or: false) {
      options[key] = .bool(true)
    }
    let part = try fields.number("fullSwipePart", in: 0...1, or: defaultFullSwipePart)
    if part != defaultFullSwipePart { options["fullSwipePart"] = .number(part) }
    let margin = try fields.number("fullSwipeMargin", in: 1...1_000_000, or: defaultFullSwipeMargin)
    if margin != defaultFullSwipeMargin { options["fullSwipeMargin"] = .number(margin) }
    if let flick = try fields["flick"]?.number(in: 1...1_000_000) { options["flick"] = .number(flick) }
    return options
  }

  /// The options that such values stand for.
  fileprivate init(_ options: [String: JSON]) {
    func number(_ key: String) -> Double? {
      guard case .number(let number) = options[key] else { return nil }
      return number
    }
    self.init(
      fullSwipe: options["fullSwipe"] == .bool(true), fullSwipePart: number("fullSwipePart") ?? .nan,
      fullSwipeMargin: number("fullSwipeMargin") ?? .nan, flick: number("flick"),
      locksSide: options["locksSide"] == .bool(true), signals: options["signals"] == .bool(true))
  }
}
