import ExpandableTable
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

/// The article's view controller and a table without corrections, with the same form, to which the same is done.
struct ArticlePair {
  var article = ExpandableTable.Article()
  var table: ExpandableTable
  /// Whether the article's program has ended.
  private(set) var hasCrashed = false

  init(_ sections: [[RowDescriptor]]) throws {
    let list = try DescriptorList(sections: sections, corrections: .article)
    let titles = ExpandableTable.ArticleApp.sectionTitles(count: sections.count)
    table = ExpandableTable(list, sectionTitles: titles, corrections: .article)
    expectCrash { article throws(ExpandableTable.Article.Crash) in
      _ = try article.loadCellDescriptors(contentsOf: sections)
    }
    expect(table.originalHasCrashed, is: hasCrashed)
  }

  /// Does something to the article, which may end its program.
  private mutating func expectCrash(
    _ body: (inout ExpandableTable.Article) throws(ExpandableTable.Article.Crash) -> Void
  ) {
    do { try body(&article) } catch { hasCrashed = true }
  }

  // MARK: Events

  /// Selects a row by its position.
  mutating func tap(_ position: RowPosition) {
    let before = table
    let effects = table.rowSelected(position, at: .zero)
    expectCrash { article throws(ExpandableTable.Article.Crash) in
      expect(effects.update, is: try article.didSelectRow(at: position))
    }
    if hasCrashed { #expect((effects, table) == (.crash, before)) }
  }

  /// Selects any row that shows.
  mutating func tap(using random: inout SplitMix64) {
    let positions = article.visibleRowsPerSection.enumerated().flatMap { section, rows in
      rows.indices.map { RowPosition(section: section, row: $0) }
    }
    if !positions.isEmpty { tap(random.element(of: positions)) }
  }

  /// Enters something in any row with one of four controls, shown or not.
  mutating func enter(using random: inout SplitMix64) {
    let rows = article.cellDescriptors.enumerated().flatMap { section, rows in
      rows.indices.map { (section: section, row: $0) }
    }
    let (section, row) = random.element(of: rows)
    guard let id = table.id(ofRow: row, inSection: section) else { return }
    typealias Article = ExpandableTable.Article
    let (before, isOn, level) = (table, random.below(2) == 0, random.below(11))
    let text = random.element(of: ["", "Mary", "Mary Jane", "van Dyk", " "])
    let effects: ListEffects
    let answer: Article.Effects
    switch table.kind(of: id).control {
    case .plain, .normal, .valuePicker, .dateTimePicker: return
    case .datePicker: (effects, answer) = (table.dateChosen(id, text: text), Article.dateWasSelected(text))
    case .onOff:
      effects = table.switchChanged(id, isOn: isOn)
      answer = Article.maritalStatusSwitchChangedState(isOn)
    case .slider:
      effects = table.sliderChanged(id, to: Double(level))
      answer = Article.sliderDidChangeValue(String(level))
    case .textField:
      effects = table.textChanged(id, to: text)
      let index = article.visibleRowsPerSection[section].firstIndex(of: row)
      answer = Article.textfieldTextWasChanged(
        text, parentCellIndexPath: index.map { RowPosition(section: section, row: $0) },
        currentFullname: article.cellDescriptors[0][0].primaryTitle)
    }
    expectCrash { article throws(Article.Crash) in expect(effects.update, is: try article.apply(answer)) }
    if hasCrashed { #expect((effects, table) == (.crash, before)) }
  }

  // MARK: Expectations

  /// Expects the same of both: which rows show, how high they are, and what each of them holds.
  func expectSame(_ note: String) {
    guard !hasCrashed else { return }
    expect(table.sectionCount, is: article.numberOfSections, note)
    expect(table.visibleRowsPerSection, is: article.visibleRowsPerSection, note)
    for section in 0..<article.numberOfSections {
      let rows = table.rows(inSection: section).compactMap { table.descriptor(of: $0) }
      expect(rows, are: article.cellDescriptors[section], note)
      expect(table.rowCount(inSection: section), is: article.numberOfRows(inSection: section), note)
      for row in 0..<article.numberOfRows(inSection: section) {
        let position = RowPosition(section: section, row: row)
        expect(table.cellDescriptor(for: position), is: article.getCellDescriptor(for: position), note)
        let height = table.id(for: position).flatMap { table.height(of: $0) }
        expect(height, is: article.heightForRow(at: position), note)
      }
    }
  }

  /// Expects that the table draws, once all is at rest, what the article's cells show.
  func expectSameCells(_ note: String) {
    guard !hasCrashed else { return }
    let layers = table.layers(at: 10)
    for (section, rows) in table.shownRows.enumerated() {
      for (row, id) in rows.enumerated() {
        let cell = article.cellForRow(at: RowPosition(section: section, row: row))
        func text(_ part: LayerPart) -> String? { layers.first { $0.id == LayerID(id, part) }?.text?.string }
        let titles = [cell.textLabel ?? cell.switchLabel, cell.detailTextLabel]
        expect(titles, are: [text(.label), text(.detail)], note)
        switch table.value(of: id) {
        // In the article a text is in its field alone.
        case .text(let typed): if typed.isEmpty { expect(cell.placeholder, is: text(.control(0)), note) }
        case .isOn(let isOn): expect(cell.isOn, is: isOn, note)
        case .level(let level): expect(cell.sliderValue.map { Int($0) }, is: level, note)
        case .date, .choice, nil: expect([cell.placeholder == nil, cell.isOn == nil], are: [true, true], note)
        }
      }
    }
  }
}

extension RowDescriptor {
  /// Some rows of any kinds, folded under one another to any depth, as the article's loader takes them.
  static func random(isVisible: Bool = true, depth: Int = 0, using random: inout SplitMix64) -> [RowDescriptor] {
    let titles = ["", "Mary", "Mary Smith", "Mary van Dyk", "Red"]
    var rows: [RowDescriptor] = []
    for _ in 0...random.below(4) {
      var row = RowDescriptor(random.element(of: identifiers), primaryTitle: random.element(of: titles))
      // At the top a row may be hidden for ever.
      row.isVisible = isVisible && (depth > 0 || random.below(8) > 0)
      if row.identifier == "idCellSwitch" { row.value = random.element(of: ["true", "false"]) }
      if row.identifier == "idCellSlider" { row.value = String(random.below(11)) + ".0" }
      row.isExpandable = depth < 3 && random.below(2) == 0
      row.isExpanded = row.isExpandable && random.below(2) == 0
      var below: [RowDescriptor] = []
      if row.isExpandable, random.below(12) > 0 {
        below = self.random(isVisible: row.isVisible && row.isExpanded, depth: depth + 1, using: &random)
      }
      row.additionalRows = below.count
      rows += [row] + below
    }
    return rows
  }

  /// Sections of such rows, one of which may be empty.
  static func randomSections(using random: inout SplitMix64) -> [[RowDescriptor]] {
    (0...random.below(4)).map { _ in random.below(30) == 0 ? [] : Self.random(using: &random) }
  }

  private static let identifiers = [
    "idCellNormal", "idCellNormal", "idCellTextfield", "idCellDatePicker", "idCellSwitch", "idCellValuePicker",
    "idCellValuePicker", "idCellSlider", "idCellNote",
  ]
}
