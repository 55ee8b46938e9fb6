// The law that typed text is kept, whole, in the row that is being edited.
extension ListSubject {
  /// The text that is typed: letters, which every row accepts.
  private static var typedText: String { "Typed" }

  func typedFailure(_ step: Step) -> Failure? {
    guard step.after.activeGesture == nil, let row = step.after.list.editedRow, step.after.list.editedText != nil,
      step.after.list.position(of: row) != nil
    else { return nil }
    var list = step.after.list
    let now = step.after.now
    _ = list.type(Self.typedText, at: now)
    guard list.editedRow == row else {
      return Failure(row.name + " still being edited after typing", found: list.editedRow?.name ?? "no row")
    }
    guard list.editedText == Self.typedText else {
      return Failure(
        "after typing, the text “" + Self.typedText + "”", found: list.editedText.map { "“" + $0 + "”" } ?? "no text")
    }
    _ = list.endEditing(at: now)
    guard list.position(of: row) != nil, let spoken = list.spokenRow(row) else { return nil }
    guard spoken.label == Self.typedText || spoken.value == Self.typedText else {
      return Failure(
        "after editing, " + row.name + " with the label or value “" + Self.typedText + "”",
        found: "label “" + spoken.label + "”, value “" + spoken.value + "”")
    }
    return nil
  }
}
