public import InteractionCore

// What the events of several kinds of scripts have in common.

extension ScriptFields {
  /// Reads `edge`, which is `leading` or `trailing`.
  ///
  /// - Returns: The side.
  /// - Throws: Where it is missing or anything else.
  /// - Complexity: O(1).
  public func edge() throws(ScriptError) -> SwipeEdge {
    try choice("edge", of: SwipeEdge.allCases, named: { $0.name })
  }

  /// Reads `phase`, the phase of a gesture that lasts, such as `began`.
  ///
  /// - Returns: The phase.
  /// - Throws: Where it is missing or none.
  /// - Complexity: O(1).
  public func panPhase() throws(ScriptError) -> PanPhase {
    try choice("phase", of: PanPhase.allCases, named: { $0.name })
  }

  /// Reads a row's id: any number, because a list issues ids while it is played.
  ///
  /// - Parameter key: The field's name.
  /// - Returns: The id; the list may not have such a row.
  /// - Throws: Where it is missing or not a whole number from 0 to 10⁹.
  /// - Complexity: O(1).
  public func rowID(_ key: String) throws(ScriptError) -> RowID { RowID(try index(key)) }

  /// Reads the ids of rows.
  ///
  /// - Parameter key: The field's name.
  /// - Returns: The ids, as they stand there; the list may not have such rows.
  /// - Throws: Where it is missing, no array, or has an element that is not a whole number from 0 to 10⁹.
  /// - Complexity: O(*k*) for *k* ids.
  public func rowIDs(_ key: String) throws(ScriptError) -> [RowID] {
    var ids: [RowID] = []
    for element in try required(key, "an array of row ids").elements("an array of row ids") {
      ids.append(RowID(try element.integer(in: 0...1_000_000_000)))
    }
    return ids
  }

  /// Reads a whole number that counts something from 0.
  ///
  /// - Parameter key: The field's name.
  /// - Returns: The number.
  /// - Throws: Where it is missing or not a whole number from 0 to 10⁹.
  /// - Complexity: O(1).
  public func index(_ key: String) throws(ScriptError) -> Int {
    try required(key, "a whole number").integer(in: 0...1_000_000_000)
  }
}

extension ScriptValue {
  static let vectorForm = "a number or [x, y]"

  /// A number for a horizontal vector, or both parts of any.
  func vector() throws(ScriptError) -> Vector {
    if case .number = value { return Vector(try number(), 0) }
    let parts = try array(Self.vectorForm)
    guard parts.count == 2 else { throw error("an array of \(parts.count) (\(Self.vectorForm) is expected)") }
    return Vector(try parts[0].number(), try parts[1].number())
  }

  /// An event without fields.
  func plain<Event>(_ event: Event) throws(ScriptError) -> Event {
    _ = try object([])
    return event
  }
}

extension Vector {
  var json: JSON { y == 0 ? .number(x) : .array([.number(x), .number(y)]) }
}

extension ClosedRange<Double> {
  /// The widths and heights that scripts may give, in points; far beyond every screen.
  static var extent: ClosedRange<Double> { 0...1_000_000 }
}
