/// The check that rows far down a long list are found, hit, labelled and painted like those at its top.
struct FarRows<List: ListInteraction> {
  typealias Failure = Finding<TableLawEvent>

  private let list: List

  /// Creates the check of a long list that has the width of a table.
  init(_ growth: TableLaw.Growth<List>) {
    var list = growth.make(Self.count)
    list.resize(toWidth: Self.width, at: .zero)
    self.list = list
  }

  /// The number of rows to ask for; a list of groups of rows may have slightly more or fewer.
  private static var count: Int { 10_000 }
  private static var width: Double { 320 }
  /// The indices of rows at the top, far down, and near round numbers, where code that counts in chunks may go wrong.
  private static var indices: [Int] { [0, 1, 99, 100, 101, 127, 128, 255, 256, 1000, 4095, 4096, 8192, 9998, 9999] }

  func failure() -> Failure? {
    var firstIndex = 0
    for section in 0..<max(0, list.sectionCount) {
      let count = max(0, list.rowCount(inSection: section))
      for index in Self.indices where index >= firstIndex && index < firstIndex + count {
        if let failure = failure(RowPosition(section: section, row: index - firstIndex)) { return failure }
      }
      // The last two rows of the section, whatever their indices.
      for row in [count - 2, count - 1] where row >= 0 {
        if let failure = failure(RowPosition(section: section, row: row)) { return failure }
      }
      firstIndex += count
    }
    return nil
  }

  /// Whether the list's first row has no description.
  private var firstRowLacksDescription: Bool {
    let section = (0..<max(0, list.sectionCount)).first { list.rowCount(inSection: $0) > 0 } ?? 0
    return list.id(for: RowPosition(section: section, row: 0)).flatMap(list.spokenRow) == nil
  }

  private func failure(_ position: RowPosition) -> Failure? {
    let positionText = String(position.section) + "." + String(position.row)
    guard let row = list.id(for: position) else { return Failure("a row at position " + positionText, found: "no row") }
    guard list.position(of: row) == position else {
      return Failure(
        row.name + " at position " + positionText, found: list.position(of: row)?.text ?? "no position")
    }
    guard let top = list.top(of: row) else { return Failure(row.name + " with a top", found: "no top") }
    guard let height = list.height(of: row) else { return Failure(row.name + " with a height", found: "no height") }
    guard height > 0 else { return nil }
    let middle = top + height / 2
    guard list.row(atY: middle) == row else {
      return Failure(
        row.name + " at y " + DecimalText.text(middle), found: list.row(atY: middle)?.name ?? "no row")
    }
    let hitRow = list.hit(Vector(Self.width / 2, middle), at: .zero)?.row
    guard hitRow == row else {
      return Failure(row.name + " hit at y " + DecimalText.text(middle), found: hitRow?.name ?? "no row")
    }
    var layers = LayerList()
    list.draw(viewport: LayoutRect(0, top, Self.width, height), at: .zero, into: &layers)
    guard let layer = layers.layer(of: row), (layer.frame.y - top).magnitude < 1 else {
      return Failure(
        row.name + " painted at y " + DecimalText.text(top),
        found: layers.layer(of: row).map { DecimalText.text($0.frame.y) } ?? "not painted")
    }
    for action in list.actions(for: row) where action.title.isEmpty {
      return Failure(row.name + " with a title for its action " + action.id, found: "no title")
    }
    guard (list.spokenRow(row) == nil) == firstRowLacksDescription else {
      return Failure(
        row.name + (firstRowLacksDescription ? " without a description" : " with a description")
          + ", like the first row",
        found: firstRowLacksDescription ? "a description" : "no description")
    }
    let texts = layers.texts(on: row)
    if let label = list.spokenRow(row)?.label, !texts.isEmpty, !texts.contains(label) {
      return Failure(
        row.name + " labelled as painted, “" + texts.joined(separator: "” or “") + "”", found: "“" + label + "”")
    }
    return nil
  }
}
