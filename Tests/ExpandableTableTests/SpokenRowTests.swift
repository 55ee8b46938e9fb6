import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("Accessibility of a form's rows, and typing into them")
struct SpokenRowTests {
  private func table() throws -> HeadlessTable<ExpandableTable> {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", isExpandable: true, additionalRows: 1),
        RowDescriptor("idCellTextfield", isVisible: false), RowDescriptor("idCellSwitch", value: "true"),
        RowDescriptor("idCellSlider", value: "3.0"),
      ]
    ])
    return HeadlessTable(ExpandableTable(list), width: 320, height: 480)
  }

  @Test("A spoken row says whether it is expanded or on, and its level; a row that does not show is not spoken")
  func rows() throws {
    var table = try table()
    func spoken(_ row: Int) -> SpokenRow? { table.list.spokenRow(id(row)) }
    #expect((spoken(0)?.isExpanded, spoken(2)?.isOn, spoken(3)?.value) == (false, true, "3"))
    #expect((spoken(1), spoken(9)) == (nil, nil))
    table.perform("expand", on: id(0), at: .zero)
    #expect((spoken(0)?.isExpanded, spoken(1)?.isOn) == (true, nil))
  }

  @Test("A control without a title has its question's label, a control with one its own")
  func controls() throws {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", secondaryTitle: "Level", isExpandable: true, isExpanded: true, additionalRows: 2),
        RowDescriptor("idCellSlider", value: "3.0"),
        RowDescriptor("idCellSwitch", primaryTitle: "Loud", value: "true"),
        RowDescriptor("idCellSlider", value: "5.0"),
      ]
    ])
    let table = ExpandableTable(list)
    let spoken = (0..<4).map { table.spokenRow(id($0)) }
    expect(
      spoken,
      are: [
        SpokenRow(label: "Level", isExpanded: true), SpokenRow(label: "Level", value: "3"),
        SpokenRow(label: "Loud", isOn: true), SpokenRow(label: "", value: "5"),
      ])
  }

  @Test("A control without a title is not labelled by an answer, and not reloaded with it")
  func answersAreNoLabels() throws {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", primaryTitle: "Level", isExpandable: true, isExpanded: true, additionalRows: 3),
        RowDescriptor("idCellTextfield"), RowDescriptor("idCellValuePicker", primaryTitle: "Loud"),
        RowDescriptor("idCellSlider", value: "0"),
      ]
    ])
    var table = ExpandableTable(list)
    let effects = table.sliderChanged(id(3), to: 7)
    let labels = [0, 1, 3].map { table.spokenRow(id($0))?.label }
    #expect(labels == ["7", "", ""])
    #expect(effects.update == ListUpdate([.reload(.init(0..<1))]))
  }

  @Test("A date row without a value has the date in its question's title, not the answer of another control")
  func datesInTitles() throws {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", secondaryTitle: "Born", isExpandable: true, isExpanded: true, additionalRows: 3),
        RowDescriptor("idCellSwitch"), RowDescriptor("idCellDatePicker"), RowDescriptor("idCellDatePicker"),
      ]
    ])
    var table = ExpandableTable(list)
    func dates() -> [String?] { [2, 3].map { table.spokenRow(id($0))?.value } }
    expect(table.switchChanged(id(1), isOn: true).update, is: ListUpdate([.reload(.init(0..<1))]))
    #expect((table.spokenRow(id(0))?.value, dates()) == ("Married", ["", ""]))
    // The other date row has no value, and so takes the date that appears in the title, and loses it with the title.
    expect(
      table.dateChosen(id(2), text: "March 14, 1990").update,
      is: ListUpdate([.reload(.init(0..<1)), .reload(.init(3..<4))]))
    #expect(dates() == ["March 14, 1990", "March 14, 1990"])
    expect(
      table.switchChanged(id(1), isOn: false).update, is: ListUpdate([.reload(.init(0..<1)), .reload(.init(3..<4))]))
    #expect(dates() == ["March 14, 1990", ""])
    // Undo returns the date to the title, and then takes it away: both times, the row without a value is reloaded, too.
    expect(table.undo(at: .zero).update, is: ListUpdate([.reload(.init(0..<2)), .reload(.init(3..<4))]))
    #expect(dates() == ["March 14, 1990", "March 14, 1990"])
    expect(table.undo(at: .zero).update, is: ListUpdate([.reload(.init(0..<1)), .reload(.init(2..<4))]))
    #expect(dates() == ["", ""])
  }

  @Test("Typing goes into a field only while it is edited")
  func types() throws {
    var table = try table()
    table.perform("expand", on: id(0), at: .zero)
    expect(table.type("Mary", at: .zero), is: .none)
    table.perform("edit", on: id(1), at: .zero)
    table.type("Mary", at: .zero)
    expect(table.editedText, is: EditedText(row: id(1), text: "Mary", cursor: 4))
    #expect((table.list.value(of: id(1)), table.list.spokenRow(id(1))?.value) == (.text("Mary"), "Mary"))
    let notices = table.endEditing(at: .zero).notices
    #expect((notices, table.editedText) == ([.didEndEditing(id(1))], nil))
  }
}
