// The law that what is typed is kept, whole, and in the row that is edited.
extension ListSubject {
  /// What is typed to see where it goes: letters that every row takes.
  private static var typed: String { "Typed" }

  func typedFailure(_ step: Step) -> Failure? {
    let walk = step.after
    guard let row = walk.list.editedRow, walk.hold == nil else { return nil }
    var list = walk.list
    let now = walk.now
    _ = list.type(Self.typed, at: now)
    guard list.editedRow == row else {
      return Failure("typed into, " + row.name + " edited", found: list.editedRow?.name ?? "none")
    }
    guard list.editedText == Self.typed else {
      return Failure("typed into, the text " + Self.typed, found: list.editedText ?? "none")
    }
    _ = list.endEditing(at: now)
    guard list.position(of: row) != nil, let said = list.spokenRow(row) else { return nil }
    guard said.label == Self.typed || said.value == Self.typed else {
      return Failure("typed into, " + row.name + " with " + Self.typed, found: said.label + " " + said.value)
    }
    return nil
  }
}
