extension ListUpdate {
  /// What happens to rows of which neighbours make one range.
  enum Kind {
    case delete, insert, reload
  }

  /// Adds neighbouring rows, to the range before them where they continue it.
  mutating func append(_ kind: Kind, _ section: Int, _ added: Range<Int>) {
    guard !added.isEmpty else { return }
    func joined(_ rows: Rows) -> Rows? {
      guard rows.section == section, rows.range.upperBound == added.lowerBound else { return nil }
      return Rows(section: section, rows.range.lowerBound..<added.upperBound)
    }
    // Of three kinds of ranges at most two are under way, so what continues is among the last two.
    for index in changes.indices.suffix(2).reversed() {
      switch (kind, changes[index]) {
      case (.delete, .delete(let rows)):
        guard let rows = joined(rows) else { break }
        changes[index] = .delete(rows)
        return
      case (.insert, .insert(let rows)):
        guard let rows = joined(rows) else { break }
        changes[index] = .insert(rows)
        return
      case (.reload, .reload(let rows)):
        guard let rows = joined(rows) else { break }
        changes[index] = .reload(rows)
        return
      case (.delete, _), (.insert, _), (.reload, _): break
      }
    }
    let rows = Rows(section: section, added)
    switch kind {
    case .delete: changes.append(.delete(rows))
    case .insert: changes.append(.insert(rows))
    case .reload: changes.append(.reload(rows))
    }
  }
}
