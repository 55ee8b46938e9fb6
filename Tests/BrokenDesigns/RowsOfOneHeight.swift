package import InteractionLaws

/// What the lists for these tests have in common.
///
/// They have one section, and rows of 40 points, one below the other, without buttons.
package protocol RowsOfOneHeight: ListInteraction {
  /// The rows that there are, in display order.
  var ids: [RowID] { get }
}

extension RowsOfOneHeight {
  package static var height: Double { 40 }

  package var sectionCount: Int { 1 }
  package func rowCount(inSection section: Int) -> Int { section == 0 ? ids.count : 0 }
  package func id(for position: RowPosition) -> RowID? {
    position.section == 0 && ids.indices.contains(position.row) ? ids[position.row] : nil
  }
  package func position(of row: RowID) -> RowPosition? { ids.firstIndex(of: row).map { RowPosition(row: $0) } }

  package var contentHeight: Double { Double(ids.count) * Self.height }
  package func height(of row: RowID) -> Double? { ids.contains(row) ? Self.height : nil }
  package func top(of row: RowID) -> Double? { position(of: row).map { Double($0.row) * Self.height } }
  package func row(atY y: Double) -> RowID? { y >= 0 && y < contentHeight ? ids[Int(y / Self.height)] : nil }
  package func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(atY: point.y).map { RowHit(row: $0, part: .content) }
  }

  /// Whether the row at an index intersects the viewport.
  package func shows(_ index: Int, in viewport: LayoutRect) -> Bool {
    Double(index) * Self.height < viewport.maxY && Double(index + 1) * Self.height > viewport.y
  }

  package var settleTime: Time? { nil }
  package mutating func advance(to time: Time) {}
  package mutating func resize(toWidth width: Double, at time: Time) {}
}
