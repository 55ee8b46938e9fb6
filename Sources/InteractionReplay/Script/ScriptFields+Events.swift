public import InteractionCore

// Fields shared by the events of several kinds of scripts.

extension ScriptFields {
  /// Reads `edge`, which is `leading` or `trailing`.
  ///
  /// - Returns: The side.
  /// - Throws: An error if the field is missing or is neither of these.
  /// - Complexity: O(1).
  public func edge() throws(ScriptError) -> SwipeEdge {
    try choice("edge", of: SwipeEdge.allCases, named: { $0.name })
  }

  /// Reads `phase`, the phase of a continuous gesture, such as `began`.
  ///
  /// - Returns: The phase.
  /// - Throws: An error if the field is missing or is not a phase.
  /// - Complexity: O(1).
  public func panPhase() throws(ScriptError) -> PanPhase {
    try choice("phase", of: PanPhase.allCases, named: { $0.name })
  }

  /// Reads a row's id.
  ///
  /// The row need not exist yet, because a list may create rows while a script is played.
  ///
  /// - Parameter key: The field's key.
  /// - Returns: The id; the list may have no such row.
  /// - Throws: An error if the field is missing or is not a whole number from 0 to 10⁹.
  /// - Complexity: O(1).
  public func rowID(_ key: String) throws(ScriptError) -> RowID { RowID(try index(key)) }

  /// Reads an array of row ids.
  ///
  /// - Parameter key: The field's key.
  /// - Returns: The ids in their order; the list may have no such rows.
  /// - Throws: An error if the field is missing, is not an array, or has an element that is not a whole number from 0 to 10⁹.
  /// - Complexity: O(*k*) for *k* ids.
  public func rowIDs(_ key: String) throws(ScriptError) -> [RowID] {
    var ids: [RowID] = []
    for element in try required(key, "an array of row ids").elements("an array of row ids") {
      ids.append(RowID(try element.integer(in: 0...1_000_000_000)))
    }
    return ids
  }

  /// Reads an index, a whole number from 0 to 10⁹.
  ///
  /// - Parameter key: The field's key.
  /// - Returns: The number.
  /// - Throws: An error if the field is missing or is not a whole number from 0 to 10⁹.
  /// - Complexity: O(1).
  public func index(_ key: String) throws(ScriptError) -> Int {
    try required(key, "a whole number").integer(in: 0...1_000_000_000)
  }
}

extension ScriptValue {
  static let vectorForm = "a number or [x, y]"

  /// Reads a horizontal vector from a number, or any vector from an array of its two coordinates.
  func vector() throws(ScriptError) -> Vector {
    if case .number = value { return Vector(try number(), 0) }
    let coordinates = try array(Self.vectorForm)
    guard coordinates.count == 2 else {
      throw error(expecting: Self.vectorForm, found: "an array of length \(coordinates.count)")
    }
    return Vector(try coordinates[0].number(), try coordinates[1].number())
  }

  /// Returns an event that has no fields, after checking that the script gives it none.
  func withoutFields<Event>(_ event: Event) throws(ScriptError) -> Event {
    _ = try object([])
    return event
  }
}

extension Vector {
  var json: JSON { y == 0 ? .number(x) : .array([.number(x), .number(y)]) }
}

extension ClosedRange<Double> {
  /// The range of most widths and heights in scripts, in points; the engines clamp theirs to the same limit.
  static var extent: ClosedRange<Double> { 0...1e9 }
}
