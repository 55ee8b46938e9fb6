import ExpandableTable

extension RowKind {
  private static let keys = ["identifier", "height", "control", "binding"]

  /// The kind as scripts write it, without default values.
  var json: JSON {
    var fields: [String: JSON] = ["identifier": .string(identifier)]
    if height != control.height { fields["height"] = .number(height) }
    if control != .plain { fields["control"] = .string(control.rawValue) }
    if binding != control.binding { fields["binding"] = .string(binding.name) }
    return .object(fields)
  }

  fileprivate init(_ value: ScriptValue) throws(ScriptError) {
    let fields = try value.object(Self.keys)
    let identifier = try fields.string("identifier")
    if identifier.isEmpty { throw fields.error(about: "identifier", "expected a non-empty string, found \"\"") }
    let control = try fields.choice("control", of: RowControl.allCases, named: { $0.rawValue }, or: .plain)
    let height = try fields["height"]?.number(in: .extent)
    let binding = try fields.choice("binding", of: RowBinding.allCases, named: { $0.name }, or: control.binding)
    self.init(identifier, height: height, control: control, binding: binding)
  }
}

extension ScriptValue {
  /// Reads at most `RowKind.customKindLimit` custom kinds of rows, no two of which may have the same identifier.
  func rowKinds() throws(ScriptError) -> [RowKind] {
    let values = try array("an array of kinds")
    if values.count > RowKind.customKindLimit {
      throw error("\(values.count) kinds are too many (at most \(RowKind.customKindLimit))")
    }
    var kinds: [RowKind] = []
    for value in values {
      let kind = try RowKind(value)
      if kinds.contains(where: { $0.identifier == kind.identifier }) {
        throw value.error(
          "an earlier kind also has the identifier \(kind.identifier.quoted) (leave one of the two out)")
      }
      kinds.append(kind)
    }
    return kinds
  }
}
