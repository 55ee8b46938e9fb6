import ExpandableTable
import TestSupport
import Testing

@Suite("Dates with a time of day")
struct TimeOfDayTests {
  private static func date(_ hour: Int?, _ minute: Int = 0) -> CalendarDate? {
    CalendarDate(year: 1990, month: 3, day: 14, hour: hour, minute: minute)
  }

  @Test("A date with a time is parsed from its own text, and from no other; a day without a time is written as ever")
  func words() throws {
    let texts: [(CalendarDate?, String)] = [
      (Self.date(nil), "March 14, 1990"), (Self.date(0), "March 14, 1990 at 12:00 AM"),
      (Self.date(9, 5), "March 14, 1990 at 9:05 AM"), (Self.date(12, 59), "March 14, 1990 at 12:59 PM"),
      (Self.date(23, 30), "March 14, 1990 at 11:30 PM"),
    ]
    for (date, text) in texts {
      expect(date?.text, is: text)
      expect(CalendarDate(text: text), is: date)
    }
    for hour in 0..<24 {
      for minute in [0, 1, 59] {
        let date = try #require(Self.date(hour, minute))
        #expect(CalendarDate(text: date.text) == date && (date.hour, date.minute) == (hour, minute))
      }
    }
    let others = [
      "March 14, 1990 at", "March 14, 1990 at 5 PM", "March 14, 1990 at 5:5 PM", "March 14, 1990 at 13:05 PM",
      "March 14, 1990 at 5:60 PM", "March 14, 1990 at 5:05 pm", "March 14, 1990 on 5:05 PM",
      "March 14, 1990 at 0:05 AM",
      "March 14, 1990 at 5:05:00 PM", "March 14, 1990 at 99999999999999999999:05 PM", "March 14, 1990 at 5:05  PM",
    ]
    expect(others.filter { CalendarDate(text: $0) != nil }, are: [])
    expect([Self.date(24), Self.date(-1), Self.date(0, 60), Self.date(0, -1)], are: [nil, nil, nil, nil])
    #expect((Self.date(nil)?.hour, Self.date(nil)?.minute) == (nil, nil))
  }

  private static func makeTable(_ control: RowControl, value: String = "", _ corrections: Corrections = .all) throws
    -> ExpandableTable
  {
    let kinds = [RowKind("idDate", control: control)]
    let rows = [RowDescriptor.parent(1, expanded: true), RowDescriptor("idDate", value: value)]
    return ExpandableTable(try DescriptorList(sections: [rows], kinds: kinds), corrections: corrections)
  }

  @Test("Five wheels turn, the hours within their day and the minutes within their hour; the button confirms the time")
  func wheels() throws {
    var table = try Self.makeTable(.dateTimePicker)
    let start = CalendarDate(year: 2000, month: 1, day: 1, hour: 0, minute: 0)
    expect(table.turnedDate(of: id(1)), is: start)
    // The controls: two for each wheel, the one below the middle turns on, then the button.
    for control in [1, 3, 5, 6, 8] { table.handle(.control(id(1), control), at: .zero) }
    expect(table.turnedDate(of: id(1)).text, is: "February 2, 2001 at 11:59 PM")
    for control in [7, 9] { table.handle(.control(id(1), control), at: .zero) }
    expect(table.turnedDate(of: id(1)).text, is: "February 2, 2001 at 12:00 AM")
    for name in ["nextHour", "nextMinute", "nextMinute", "previousMinute", "previousHour", "nextHour"] {
      table.perform(name, on: id(1), at: .zero)
    }
    // A date row has no other controls.
    for control in [-1, 11] { expect(table.handle(.control(id(1), control), at: .zero), is: .none) }
    expect(table.turnedDate(of: id(1)).text, is: "February 2, 2001 at 1:01 AM")
    expect(table.handle(.control(id(1), 10), at: .zero), is: .changing(1, by: .rows(reload: [0..<1])))
    let text = "February 2, 2001 at 1:01 AM"
    #expect((table.title(0, 0), table.values[id(1)]) == (text, .date(text)))
    table.perform("setDate", on: id(1), at: .zero)
    table.undo(at: .zero)
    expect(table.values[id(1)], is: .date(""))
    // A text in an app's own format stays as it is.
    table.dateChosen(id(1), text: "noon")
    #expect((table.title(0, 0), table.turnedDate(of: id(1)) == start) == ("noon", true))
  }

  @Test("Without wheels for the time, a date keeps the time that the list states")
  func keptTime() throws {
    var table = try Self.makeTable(.datePicker, value: "March 14, 1990 at 5:05 PM")
    for control in [1, 3, 5] { table.handle(.control(id(1), control), at: .zero) }
    table.perform("setDate", on: id(1), at: .zero)
    expect(table.title(0, 0), is: "April 15, 1991 at 5:05 PM")
    #expect(!table.actions(for: id(1)).contains { $0.id == "nextHour" })
    expect(table.perform("nextHour", on: id(1), at: .zero), is: .none)
  }

  @Test("Three or five wheels show what is chosen, and are hit above and below that; the button is hit below them")
  func drawing() throws {
    for (control, count) in [(RowControl.datePicker, 3), (.dateTimePicker, 5)] {
      let table = try Self.makeTable(control, value: "September 30, 1990 at 5:05 PM")
      let texts = table.layers(at: 0).filter { $0.id.row == id(1) }.compactMap { $0.text?.string }
      let (dates, times) = (["September", "30", "1990"], ["Sep", "30", "1990", "5 PM", "05"])
      let chosen = count == 3 ? dates : times
      expect(chosen.filter { texts.contains($0) }, are: chosen)
      expect(texts.count, is: 3 * count + 1)
      for wheel in 0..<count {
        let x = (Double(wheel) + 0.5) * 320 / Double(count)
        // The wheels are 216 points high.
        let parts = [0, 107, 108, 215, 216].map { table.hit(Vector(x, 60 + $0), at: .zero)?.part }
        let (back, on) = (RowHit.Part.control(2 * wheel), RowHit.Part.control(2 * wheel + 1))
        expect(parts, are: [back, back, on, on, .content])
      }
      expect(table.hit(Vector(160, 60 + 240), at: .zero)?.part, is: .control(2 * count))
    }
  }

  @Test("In the article a date with a time goes to the fixed row of dates, too, and crashes where that is missing")
  func article() throws {
    var table = try Self.makeTable(.dateTimePicker, .article)
    // It has no row 3 in section 0.
    expect(table.dateChosen(id(1), text: "noon"), is: .crash)
  }
}
