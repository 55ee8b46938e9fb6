public import ExpandableTable

/// The article's whole form, built on ExpandableTable: names, date of birth, marital status, sport, colour and level.
///
/// `Form.plist` beside it is the same list as a file.
public struct ArticleForm: Sendable {
  /// The table; every change goes through it.
  public var table: ExpandableTable

  /// The sports to choose from.
  ///
  /// Chosen here, like the colours: the article counts four sports and names none.
  public static let sports = ["Football", "Basketball", "Tennis", "Swimming"]
  /// The colours to choose from.
  public static let colors = ["Red", "Green", "Blue"]

  /// The rows of the form before anybody has filled it in.
  public static var rows: [[RowDescriptor]] {
    [
      question("Full name", [field("First name"), field("Last name")])
        + question("Date of birth", [hidden("idCellDatePicker")])
        + question("Marital status", [hidden("idCellSwitch", "Off = Single, On = Married", value: "false")]),
      question("Favorite sport", sports.map { hidden("idCellValuePicker", $0) })
        + question("Favorite color", colors.map { hidden("idCellValuePicker", $0) }),
      question("Level", [hidden("idCellSlider", value: "0.0")]),
    ]
  }

  /// Creates the form from a list, such as that of `rows` or of a file.
  public init(_ list: DescriptorList, corrections: ExpandableTable.Corrections = .all) {
    let titles = ExpandableTable.ArticleApp.sectionTitles(count: list.sectionCount)
    table = ExpandableTable(list, sectionTitles: titles, corrections: corrections)
  }

  /// Creates the form before anybody has filled it in.
  public init(corrections: ExpandableTable.Corrections = .all) throws(DescriptorError) {
    self.init(try DescriptorList(sections: Self.rows), corrections: corrections)
  }

  // MARK: Answers

  /// The answers of a filled form.
  public struct Answers: Hashable, Sendable {
    /// The first name.
    public var firstName = ""
    /// The last name.
    public var lastName = ""
    /// The date of birth as text; empty before one is chosen.
    public var birthday = ""
    /// Whether the marital status is married.
    public var isMarried = false
    /// The favorite sport; empty before one is chosen.
    public var sport = ""
    /// The favorite color; empty before one is chosen.
    public var color = ""
    /// The level, 0...10.
    public var level = 0

    /// Creates empty answers.
    public init() {}
  }

  /// The answers entered so far, read from the table's typed values.
  public var answers: Answers {
    let values = table.values
    var answers = Answers()
    func value(_ section: Int, _ row: Int) -> FormValue? {
      table.id(ofRow: row, inSection: section).flatMap { values[$0] }
    }
    if case .text(let text) = value(0, 1) { answers.firstName = text }
    if case .text(let text) = value(0, 2) { answers.lastName = text }
    if case .date(let text) = value(0, 4) { answers.birthday = text }
    if case .isOn(let isOn) = value(0, 6) { answers.isMarried = isOn }
    if case .choice(let choice) = value(1, 0) { answers.sport = choice }
    if case .choice(let choice) = value(1, 5) { answers.color = choice }
    if case .level(let level) = value(2, 1) { answers.level = level }
    return answers
  }

  // MARK: Rows

  private static func question(_ title: String, _ rows: [RowDescriptor]) -> [RowDescriptor] {
    [RowDescriptor("idCellNormal", secondaryTitle: title, isExpandable: true, additionalRows: rows.count)] + rows
  }

  private static func field(_ placeholder: String) -> RowDescriptor { hidden("idCellTextfield", placeholder) }

  private static func hidden(_ identifier: String, _ title: String = "", value: String = "") -> RowDescriptor {
    RowDescriptor(identifier, primaryTitle: title, value: value, isVisible: false)
  }
}
