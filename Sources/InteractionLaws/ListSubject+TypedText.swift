// The law that typed text is kept, whole, in the row that is being edited.
extension ListSubject {
  /// The text that is typed: letters, which every row accepts.
  private static var typed: String { "Typed" }

  func typedFailure(_ step: Step) -> Failure? {
    let walk = step.after
    guard let row = walk.list.editedRow, walk.hold == nil, walk.list.editedText != nil,
      walk.list.position(of: row) != nil
    else { return nil }
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
    return nil
  }
}
