// The law that typed text is kept, whole, in the row that is being edited.
extension ListSubject {
  /// The text that is typed: letters, which every row accepts.
  private static var typed: String { "Typed" }

  func typedFailure(_ step: Step) -> Failure? {
    let walk = step.after
    guard let row = walk.list.editedRow, walk.hold == nil else { return nil }
    var list = walk.list
    let now = walk.now
    _ = list.type(Self.typed, at: now)
    guard list.editedRow == row else {
      return Failure("after typing, " + row.name + " edited", found: list.editedRow?.name ?? "no row")
    }
    guard list.editedText == Self.typed else {
      return Failure("after typing, the text " + Self.typed, found: list.editedText ?? "no text")
    }
    _ = list.endEditing(at: now)
    guard list.position(of: row) != nil, let said = list.spokenRow(row) else { return nil }
    guard said.label == Self.typed || said.value == Self.typed else {
      return Failure(
        "after typing, " + row.name + " with the label or value " + Self.typed, found: said.label + " " + said.value)
    }
    for other in rowsToTry(walk) where other != row && list.position(of: other) != nil {
      guard let before = walk.list.spokenRow(other), let after = list.spokenRow(other), before != after else {
        continue
      }
      return Failure(
        "after typing into " + row.name + ", " + other.name + " as before, " + before.label, found: after.label)
    }
    return nil
  }
}
