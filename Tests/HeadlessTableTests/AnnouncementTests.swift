import HeadlessTable
import TestSupport
import Testing

@Suite("What a screen reader says")
struct AnnouncementTests {
  @Test("An app says it in its own language, with the parts in any order")
  func phrases() {
    var german = AnnouncementPhrases.english
    german.row = "Zeile {row} von {count}"
    german.namedRow = "{row}: {label}"
    german.namedRowInSection = "{label} ({row} in {section})"
    german.value = "{value} als {label}"
    german.action = "{title} ({number}/{count}), {place}"
    german.performed = "{place}: {title}"
    german.removed = "{label} ist weg ({title}). {place}"
    german.nothing = "leer"
    let action = FocusAnnouncement.Action(title: "{row}", number: 2, count: 3)
    let name = SpokenRow(label: "Name", value: "Ada")
    let said = [
      FocusAnnouncement(row: 4, rowCount: 9).text(german),
      FocusAnnouncement(row: 4, rowCount: 9, spoken: name).text(german),
      FocusAnnouncement(section: 2, row: 4, rowCount: 9, spoken: name).text(german),
      FocusAnnouncement(.performed("Tun"), row: 4, rowCount: 9, action: action).text(german),
      FocusAnnouncement(.removed("Löschen", label: "Milch"), row: nil, rowCount: 0).text(german),
      FocusAnnouncement(.performed("Tun"), row: nil, rowCount: 0, spoken: name).text(german),
    ]
    let expected = [
      "Zeile 4 von 9", "4: Ada als Name", "Ada als Name (4 in 2)", "{row} (2/3), Zeile 4 von 9: Tun",
      "Milch ist weg (Löschen). leer", "Ada als Name: Tun",
    ]
    #expect(said == expected)
  }

  @Test("A row is called by its name, what is entered in it, and its state; where that is nothing, by its place")
  func labels() {
    let rows = [
      SpokenRow(label: "Milk", isCompleted: true), SpokenRow(label: "Milk", isCompleted: false),
      SpokenRow(label: "Married", isOn: false), SpokenRow(label: "", value: "4", isOn: true),
      SpokenRow(label: "Sport", value: "Tennis", isExpanded: true), SpokenRow(label: "Sport", isExpanded: false),
      SpokenRow(label: "", isOn: true),
    ]
    let labels = [
      "Milk, completed", "Milk", "Married, off", "4, on", "Sport, Tennis, expanded", "Sport, collapsed", "",
    ]
    #expect(rows.map { AnnouncementPhrases.english.label(of: $0) } == labels)
    let said = rows.suffix(2).map { FocusAnnouncement(section: 1, row: 2, rowCount: 3, spoken: $0).text() }
    #expect(said == ["Sport, collapsed, section 1, row 2 of 3", "Section 1, row 2 of 3"])
  }

  @Test("What is taken back is said of the row that it was about, or of the one where that has gone")
  func undone() {
    var table = makeTable(count: 3)
    #expect(table.undo(at: .zero).announcement == nil)
    table.remove([1], at: 0)
    table.moveRow(2, below: 0, at: 0)
    table.insertRow(below: 2, at: 0)
    let said = (0..<4).map { _ in table.undo(at: Time(1)).announcement?.text() }
    let expected = [
      "Undone. Item #1, row 2 of 2", "Undone. Item #3, row 2 of 2", "Undone. Item #2, row 2 of 3", nil,
    ]
    #expect(said == expected)
  }

  @Test("What is no part of a phrase stays in it")
  func braces() {
    let texts = ["{row", "a}{b{row}", "{rows} {}", "{row}{row}", ""].map { phrase in
      var phrases = AnnouncementPhrases.english
      phrases.row = phrase
      return FocusAnnouncement(row: 4, rowCount: 9).text(phrases)
    }
    #expect(texts == ["{row", "a}{b4", "{rows} {}", "44", ""])
  }
}
