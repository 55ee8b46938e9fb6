extension ListUpdate {
  /// A kind of change in which neighbouring rows form one range.
  enum Kind {
    case delete, insert, reload
  }

  /// Extends one of the last two changes if it is of this kind and the rows continue it; otherwise appends a change, unless
  /// the range is empty.
  mutating func append(_ kind: Kind, section: Int, rows added: Range<Int>) {
    guard !added.isEmpty else { return }
    // Two kinds of changes may alternate, such as deletions and insertions.
    for index in max(0, changes.count - 2)..<changes.count {
      guard let rows = changes[index].rows(kind), rows.section == section, rows.range.upperBound == added.lowerBound
      else { continue }
      changes[index] = Change(kind, Rows(section: section, rows.range.lowerBound..<added.upperBound))
      return
    }
    changes.append(Change(kind, Rows(section: section, added)))
  }
}

extension ListUpdate.Change {
  fileprivate init(_ kind: ListUpdate.Kind, _ rows: ListUpdate.Rows) {
    switch kind {
    case .delete: self = .delete(rows)
    case .insert: self = .insert(rows)
    case .reload: self = .reload(rows)
    }
  }

  /// Returns the change's rows if it is of the given kind, otherwise nil.
  fileprivate func rows(_ kind: ListUpdate.Kind) -> ListUpdate.Rows? {
    switch (kind, self) {
    case (.delete, .delete(let rows)), (.insert, .insert(let rows)), (.reload, .reload(let rows)): rows
    case (.delete, _), (.insert, _), (.reload, _): nil
    }
  }
}
