// What is entered in a row goes to the row that it is folded under, as the data says.
extension ExpandableTable {
  /// Keeps what was entered in a row and gives its parent a new title.
  mutating func enter(_ value: String, in row: Int) -> ListEffects {
    let parent = data.parent(of: row)
    let old = data.texts[.value, row]
    let title: String?
    switch data.traits[row].binding {
    case .none, .choice:
      title = nil
      set(.value, of: row, to: value)
    case .title:
      title = value
      set(.value, of: row, to: value)
    case .onOff:
      title = onOffTitle(isOn: value == "true", of: row)
      set(.value, of: row, to: value)
    case .part:
      guard let parent else {
        title = nil
        set(.value, of: row, to: value)
        break
      }
      guard corrections.contains(.nameParts) else {
        // The article keeps a part nowhere but in the name.
        title = splitName(of: parent, with: value, in: row)
        break
      }
      return enter(value, inPart: row, of: parent)
    }
    guard let parent, let title, title != data.texts[.primaryTitle, parent] else {
      return entered([], from: row, isNew: data.texts[.value, row] != old)
    }
    replace(.title, of: parent, with: title)
    return entered([parent], from: row)
  }

  /// Keeps what was entered in a part of a name, which follows it from then on.
  private mutating func enter(_ text: String, inPart row: Int, of name: Int) -> ListEffects {
    let old = data.texts[.value, row]
    if data.texts.isTitle(of: name, joinedAround: row) {
      // The name is another one just where the part is: it need not be put together to know that.
      guard text != old else { return entered([], from: row, isNew: false) }
      note(.value, of: row)
      note(.title, of: name)
      data.texts[.value, row] = text
      return entered([name], from: row)
    }
    let oldName = data.texts[.primaryTitle, name]
    let parts = parts(under: name)
    for (part, words) in stated(parts, of: oldName) { set(.value, of: part, to: words) }
    set(.value, of: row, to: text)
    let place = parts.firstIndex(of: row) ?? parts.count
    let before = RowTexts.joined(parts[..<place].map { data.texts[.value, $0] })
    let after = RowTexts.joined(parts[place...].dropFirst().map { data.texts[.value, $0] })
    guard RowTexts.joined([before, text, after]) != oldName else { return entered([], from: row, isNew: text != old) }
    note(.title, of: name)
    data.texts.joinTitle(of: name, around: row, before: before, after: after)
    return entered([name], from: row)
  }

  /// The article's name once a part of it has become another text.
  private func splitName(of name: Int, with text: String, in part: Int) -> String {
    Self.splitName(data.texts[.primaryTitle, name], with: text, isFirst: part == parts(under: name).first)
  }

  /// What the parts of a name are that a list states without them: the last words are the last parts, the first takes what
  /// is left; nothing where a part has a text.
  private func stated(_ parts: [Int], of name: String) -> [(part: Int, words: String)] {
    guard !name.isEmpty, parts.allSatisfy({ data.texts[.value, $0].isEmpty }) else { return [] }
    var words = Self.words(of: name)[...]
    var stated: [(part: Int, words: String)] = []
    for part in parts.dropFirst().reversed() where words.count > 1 { stated.append((part, words.popLast() ?? "")) }
    if let first = parts.first { stated.append((first, RowTexts.joined(Array(words)))) }
    return stated
  }

  // MARK: Parts that come and go

  /// The rows whose names have other parts once a change from outside is made.
  func namesPutTogether(by change: Change) -> [Int] {
    guard corrections.isSuperset(of: [.boundByData, .nameParts]) else { return [] }
    func isPart(_ row: Int) -> Bool { data.traits[row].binding == .part && !data.texts[.value, row].isEmpty }
    /// Whether the name has words of a row, be they stated in it alone.
    func hasPart(_ row: Int) -> Bool {
      guard !isPart(row) else { return true }
      guard data.traits[row].binding == .part, let name = data.parent(of: row) else { return false }
      let stated = stated(parts(under: name), of: data.texts[.primaryTitle, name])
      return stated.contains { $0.part == row && !$0.words.isEmpty }
    }
    switch change {
    case .insert(let ids, _, _):
      guard let parent = data.parent(of: ids[0]) else { return [] }
      return ids.contains { data.parent(of: $0) == parent && isPart($0) } ? [parent] : []
    case .remove(let indices):
      let row = row(at: indices.lowerBound)
      return hasPart(row) ? data.parent(of: row).map { [$0] } ?? [] : []
    case .move(let indices, _, let parent, _):
      let row = row(at: indices.lowerBound)
      let old = data.parent(of: row)
      return hasPart(row) ? [old, parent == old ? nil : parent].compactMap { $0 } : []
    case .insertSection, .removeSection, .moveSection, .write: return []
    }
  }

  /// What gives the parts of a name their texts, where a list states it without them.
  func spread(_ name: Int) -> [Change] {
    stated(parts(under: name), of: data.texts[.primaryTitle, name]).map { .write(.value, of: $0.part, $0.words) }
  }

  /// What puts a name together of its parts; nil where that is what it is.
  func rejoined(_ name: Int) -> Change? {
    let title = RowTexts.joined(parts(under: name).map { data.texts[.value, $0] })
    return title == data.texts[.primaryTitle, name] ? nil : .write(.title, of: name, title)
  }

  /// The rows directly under a row that are parts of its title, in order.
  ///
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of rows directly under it.
  private func parts(under parent: Int) -> [Int] {
    rowsDirectly(in: indices(below: parent)).filter { data.traits[$0].binding == .part }
  }

  /// The rows at some indices of the tree that are folded under no other of them.
  ///
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of those.
  func rowsDirectly(in indices: Range<Int>) -> [Int] {
    var rows: [Int] = []
    var index = indices.lowerBound
    while index < indices.upperBound {
      let row = row(at: index)
      rows.append(row)
      index += 1 + data.countBelow(row)
    }
    return rows
  }

  /// The title that a switch gives its parent: `titleWhenOn` or `titleWhenOff` of the list, else the article's.
  func onOffTitle(isOn: Bool, of row: Int) -> String {
    let stated = data.others[row]?.first {
      $0.key == (isOn ? RowDescriptor.Key.titleWhenOn : RowDescriptor.Key.titleWhenOff)
    }
    if case .string(let text) = stated?.value { return text }
    return isOn ? ArticleApp.married : ArticleApp.single
  }

  // MARK: Effects

  /// The effects of something that was entered in a row and has changed others.
  ///
  /// - Parameters:
  ///   - changed: The rows whose looks have changed.
  ///   - row: The row that was operated, which shows what was entered already.
  ///   - isNew: Whether anything has changed; entering the same again is not reported.
  ///   - section: What the article reloads, where that is not the row's own section.
  /// - Returns: The notice and the update.
  func entered(
    _ changed: [Int], from row: Int, isNew: Bool = true, articleReloads section: Int? = nil
  ) -> ListEffects {
    let update: ListUpdate
    if corrections.contains(.changedRowsOnly) {
      update = reload(changed.filter { $0 != row })
    } else if data.kind(of: row) == .slider {
      update = section.map { ListUpdate([.reloadSection($0)]) } ?? reloadSection(of: row)
    } else {
      update = ListUpdate([.reloadAll])
    }
    return ListEffects(update: update, notices: isNew ? [.didChange(RowID(row))] : [])
  }

  /// The reload of those of the rows that show, in the order given.
  func reload(_ rows: [Int]) -> ListUpdate {
    var update = ListUpdate()
    for row in rows {
      guard let position = position(of: RowID(row)) else { continue }
      update.changes.append(.reload(.init(section: position.section, position.row..<position.row + 1)))
    }
    return update
  }

  /// The article's reload of the section of a row.
  func reloadSection(of row: Int) -> ListUpdate { ListUpdate([.reloadSection(section(of: row))]) }

  // MARK: Names

  /// The article's exchange of a part of a name: split at each space, and joined again.
  static func splitName(_ name: String, with text: String, isFirst: Bool) -> String {
    let parts = components(of: name)
    if isFirst { return parts.count == 2 ? text + " " + parts[1] : text }
    return parts[0] + " " + text
  }

  /// A text split at every space, so that two neighbouring spaces give an empty part: never empty itself.
  static func components(of text: String) -> [String] {
    text.utf8.split(separator: 0x20, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func words(of text: String) -> [String] { components(of: text).filter { !$0.isEmpty } }
}
