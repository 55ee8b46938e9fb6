public import HeadlessTable
public import InteractionCore

/// One event of a script for a table.
public enum TableStep: Hashable, Sendable {
  /// A report of a finger, by its number, in the table's coordinates.
  case touch(TouchPhase, finger: Int = 0, at: Vector)
  /// The plain action of a row that equals a gesture, by its id.
  case perform(String, on: RowID)
  /// Only time passes.
  case wait

  /// The name in traces, such as `touch.moved`.
  public var name: String {
    switch self {
    case .touch(let phase, _, _): "touch." + phase.name
    case .perform(let action, _): "perform." + action
    case .wait: "wait"
    }
  }
}

extension TableStep: ScriptedEvent {
  enum Kind: String, CaseIterable {
    case touch, wait, perform
  }

  init(_ kind: Kind, _ reading: Reading, in setup: TableSetup) throws(ScriptError) {
    switch kind {
    case .touch:
      let fields = try reading.object(["id", "phase", "x", "y"])
      self = .touch(
        try fields.choice("phase", of: TouchPhase.allCases, named: \.name), finger: try fields.integer("id"),
        at: Vector(try fields.number("x"), try fields.number("y")))
    case .perform:
      let fields = try reading.object(["action", "row"])
      let action = try setup.form == nil ? fields.action(of: setup.row) : fields.formAction()
      let row = try fields.integer("row")
      let count = setup.rowCount
      guard (0..<count).contains(row) else {
        let known = count == 0 ? "there are none" : count == 1 ? "the only one is 0" : "0 to \(count - 1)"
        throw fields.error(at: "row", "\(row) was never the id of a row (\(known))")
      }
      self = .perform(action, on: RowID(row))
    case .wait: self = try reading.plain(.wait)
    }
  }

  var written: (kind: Kind, fields: [String: JSON]) {
    switch self {
    case .touch(let phase, let finger, let location):
      (
        .touch,
        [
          "id": .number(Double(finger)), "phase": .string(phase.name), "x": .number(location.x),
          "y": .number(location.y),
        ]
      )
    case .perform(let action, let row):
      (.perform, ["action": .string(action), "row": .number(Double(row.rawValue))])
    case .wait: (.wait, [:])
    }
  }
}
