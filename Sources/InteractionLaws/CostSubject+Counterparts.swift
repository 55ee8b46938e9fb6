import HeadlessTable

extension CostSubject.State {
  /// Returns whether both lists are scrolled equally far from the top, or equally far from the end, to within a point.
  ///
  /// Neither holds while both scroll from one end to the other, because the long list has farther to go.
  func showsSameRows(at time: Time) -> Bool {
    let (shortOffset, longOffset) = (shortState.table.contentOffset(at: time), longState.table.contentOffset(at: time))
    let extraHeight = longState.table.list.contentHeight - shortState.table.list.contentHeight
    return min((longOffset - shortOffset).magnitude, (longOffset - shortOffset - extraHeight).magnitude) < 1
  }

  /// Returns the long list's counterpart of an event.
  ///
  /// Offsets and sections in the second half of the short list, and rows in the second half of a section, keep their distance
  /// from the end, so that both lists can be compared at the end as well as at the top.
  func counterpart(of event: TableLawEvent) -> TableLawEvent {
    switch event {
    case .gesture(let gesture): .gesture(counterpart(of: gesture))
    case .perform(let action, let row): .perform(action, on: counterpart(of: row))
    case .confirm(let row): .confirm(counterpart(of: row))
    case .cancel(let row): .cancel(counterpart(of: row))
    case .scroll(let offset): .scroll(contentOffset: counterpart(of: offset))
    case .scrollToRow(let row, let anchor, let animated):
      .scrollToRow(counterpart(of: row), anchor, animated: animated)
    case .setHeights(let changes, let animated):
      .setHeights(
        changes.map { if case .row(let row, let height) = $0 { .row(counterpart(of: row), height) } else { $0 } },
        animated: animated)
    case .touch, .wheel, .type, .endEditing, .undo, .hover, .key, .custom, .resize, .keyboard, .cancelTouches,
      .reducesMotion, .policies, .options, .frame, .wait:
      event
    }
  }

  private func counterpart(of gesture: TableGesture) -> TableGesture {
    switch gesture {
    case .pan(let row, let sample): .pan(counterpart(of: row), sample)
    case .tap(let row): .tap(counterpart(of: row))
    case .press(let row, let edge, let index, let phase): .press(counterpart(of: row), edge, index, phase)
    case .control(let row, let index): .control(counterpart(of: row), index)
    case .track(let row, let sample): .track(counterpart(of: row), sample)
    case .closeRows(let change, let row): .closeRows(after: change, except: row.map { counterpart(of: $0) })
    case .pull(let phase, let offset): .pull(phase, contentOffset: counterpart(of: offset))
    case .pinch(let phase, let fingers, let offset): .pinch(phase, fingers, contentOffset: counterpart(of: offset))
    case .hold(let phase, let y, let offset): .hold(phase, y: y, contentOffset: counterpart(of: offset))
    case .tapOutside: gesture
    }
  }

  /// Returns the long list's counterpart of a row, or an id without a position there if the row has none in the short list.
  private func counterpart(of row: RowID) -> RowID {
    let (shortList, longList) = (shortState.table.list, longState.table.list)
    guard let position = shortList.position(of: row) else {
      return longList.position(of: row) == nil ? row : RowID(.min)
    }
    var (section, index) = (position.section, position.row)
    if section >= shortList.sectionCount / 2 { section += longList.sectionCount - shortList.sectionCount }
    let count = shortList.rowCount(inSection: position.section)
    if index >= count / 2 { index += longList.rowCount(inSection: section) - count }
    return longList.id(for: RowPosition(section: section, row: index)) ?? row
  }

  /// Returns the long list's counterpart of a y coordinate in the content, in points.
  private func counterpart(of y: Double) -> Double {
    let height = shortState.table.list.contentHeight
    return y > height / 2 ? y + longState.table.list.contentHeight - height : y
  }
}
