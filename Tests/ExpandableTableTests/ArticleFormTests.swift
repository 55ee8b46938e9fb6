import ArticleForm
import ExpandableTable
import TestSupport
import Testing

@Suite("The article's form, from its first screen to the last")
struct ArticleFormTests {
  @Test("At first only the questions show, unanswered: rows 0, 3, 5 and 0, 5 and 0")
  func firstScreen() throws {
    let form = try ArticleForm()
    let table = form.table
    let rows: [[RowID]] = [[id(0), id(3), id(5)], [id(7), id(12)], [id(16)]]
    let titles = ["Personal", "Preferences", "Work Experience"]
    #expect((table.visibleRowsPerSection, table.shownRows) == ([[0, 3, 5], [0, 5], [0]], rows))
    let height: Double = 3 * 28 + 6 * 60
    #expect((table.sectionTitles, table.contentHeight) == (titles, height))
    expect(ExpandableTable.ArticleApp.sectionTitles, are: titles)
    // Further sections get the last title, too.
    let counted = [-1, 0, 1, 4].map { ExpandableTable.ArticleApp.sectionTitles(count: $0) }
    expect(counted, are: [[], [], ["Personal"], titles + ["Work Experience"]])
    expect(table.cellDescriptor(for: RowPosition(row: 1)), is: ArticleForm.rows[0][3])
    expect(form.answers, is: ArticleForm.Answers())
  }

  @Test("The real list has 7, 10 and 2 rows; the slider reads 0.0 at first, and 0 to 10 in whole numbers later")
  func realList() throws {
    // It has one colour more than the example.
    var rows = ArticleForm.rows
    rows[1][5].additionalRows += 1
    rows[1].append(.hidden("idCellValuePicker", "White"))
    for corrections in [Corrections.all, .article] {
      var table = ArticleForm(try DescriptorList(sections: rows), corrections: corrections).table
      expect(table.rowsPerSection.map(\.count), are: [7, 10, 2])
      expect(table.visibleRowsPerSection, is: [[0, 3, 5], [0, 5], [0]])
      let slider = try #require(table.id(ofRow: 1, inSection: 2))
      let top = [(0, 0), (0, 3), (0, 5), (1, 0), (1, 5), (2, 0)]
      expect(top.map { table.title($0.0, $0.1) }, are: ["", "", "", "", "", ""])
      expect(table.descriptor(of: slider)?.value, is: "0.0")
      for level in [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] {
        table.sliderChanged(slider, to: Double(level) + 0.75)
        expect(table.descriptor(of: slider)?.value, is: String(level))
      }
    }
  }

  @Test("Taps and entries fill the form in, and every value is kept, with and without corrections")
  func walk() throws {
    for corrections in [Corrections.all, .without(.changedRowsOnly), .without(.nestedRows), .article] {
      var form = try ArticleForm(corrections: corrections)
      form.fillIn()
      // The article keeps the parts of the name and the date in the titles only.
      let answers = corrections == .article ? form.answers : ArticleForm.filled
      #expect((form.titles, form.answers) == (ArticleForm.filledTitles, answers), "\(corrections.testDescription)")
    }
  }

  @Test("Each tap or entry updates only the row itself and the rows that appear or disappear")
  func updates() throws {
    var table = try ArticleForm().table
    expect(table.tap(0, 0), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))
    expect(table.textChanged(id(1), to: "Mary"), is: .changing(1, by: .rows(reload: [0..<1])))
    expect(table.tap(0, 0), is: .collapsing(0, by: .rows(reload: [0..<1], delete: [1..<3])))
    expect(table.tap(1, 0), is: .expanding(7, by: .rows(reload: [0..<1], insert: [1..<5], section: 1)))
    let chosen = ListEffects(
      update: .rows(reload: [0..<1], delete: [1..<5], section: 1),
      notices: [.didChange(id(7)), .custom(.didCollapse, id(7))], startedMotion: true)
    expect(table.tap(1, 3), is: chosen)
    expect(table.title(1, 0), is: ArticleForm.sports[2])
    expect(table.tap(2, 0), is: .expanding(16, by: .rows(reload: [0..<1], insert: [1..<2], section: 2)))
    expect(table.sliderChanged(id(17), to: 7.9), is: .changing(17, by: .rows(reload: [0..<1], section: 2)))
    expect(table.sliderChanged(id(17), to: 7.1), is: .none)  // still 7
  }

  @Test("A form that is written and loaded again is the same form")
  func roundTrip() throws {
    var form = try ArticleForm()
    form.fillIn()
    let list = form.table.descriptors
    let loaded = ArticleForm(list)
    expect(try DescriptorList(propertyList: list.xml()), is: list)
    #expect((loaded.answers, loaded.table.shownRows) == (ArticleForm.filled, form.table.shownRows))
  }

  @Test("The form is filled in the same way above a hundred thousand rows")
  func manyRows() throws {
    let (filler, group) = (100_000, 100)
    let many = RowDescriptor.groups(of: group, count: filler)
    var form = ArticleForm(try DescriptorList(sections: ArticleForm.rows.map { AnySequence($0) } + [many]))
    form.fillIn()
    form.table.tap(3, 0)
    let shown = filler / group + group - 1
    expect(form.table.rowCount(inSection: 3), is: shown)
    #expect((form.answers, form.titles) == (ArticleForm.filled, ArticleForm.filledTitles))
  }
}

extension ArticleForm {
  /// What `fillIn` enters.
  static var filled: Answers {
    var answers = Answers()
    (answers.firstName, answers.lastName) = ("Mary", "Smith")
    (answers.birthday, answers.isMarried) = ("March 14, 1990", true)
    (answers.sport, answers.color, answers.level) = (sports[1], colors[2], 7)
    return answers
  }

  /// What the questions say then.
  static let filledTitles = ["Mary Smith", "March 14, 1990", "Married", sports[1], colors[2], "7"]

  var titles: [String] {
    [(0, 0), (0, 3), (0, 5), (1, 0), (1, 5), (2, 0)].map { table.title($0.0, $0.1) }
  }

  /// Fills the whole form in, expanding and collapsing as the article's user does.
  mutating func fillIn() {
    table.tap(0, 0)
    table.textChanged(id(1), to: "Mary")
    table.textChanged(id(2), to: "Smith")
    table.tap(0, 0)
    table.tap(0, 1)
    table.dateChosen(id(4), text: "March 14, 1990")
    table.tap(0, 1)
    table.tap(0, 2)
    table.switchChanged(id(6), isOn: true)
    table.tap(0, 2)
    table.tap(1, 0)
    table.tap(1, 2)
    table.tap(1, 1)
    table.tap(1, 4)
    table.tap(2, 0)
    table.sliderChanged(id(17), to: 7.4)
  }
}
