/// A day of the Gregorian calendar, in the years 1 to 9999.
public struct CalendarDate: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day, or nil where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    self.init(checked: year, month, day)
  }

  private init(checked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Where wheels stand that nobody has turned.
  ///
  /// Chosen here: the engine holds no clock, so it knows no today.
  public static let start = CalendarDate(checked: 2000, 1, 1)

  /// The names of the months in English.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The day in words, such as `March 14, 1990`.
  ///
  /// Chosen here: the long style of dates in American English; an app that writes it otherwise sends its own text.
  public var text: String { Self.monthNames[month - 1] + " " + String(day) + ", " + String(year) }

  /// The day that is written as `text` writes it; nil for any other text.
  public init?(text: String) {
    let parts = text.utf8.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3,
      let month = Self.monthNames.firstIndex(where: { $0.utf8.elementsEqual(parts[0]) }),
      let day = Int(String(decoding: parts[1].dropLast(), as: UTF8.self)),
      let year = Int(String(decoding: parts[2], as: UTF8.self))
    else { return nil }
    self.init(year: year, month: month + 1, day: day)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }

  /// The same day in a month before or after; a day that the month lacks becomes its last.
  func adding(months: Int) -> CalendarDate { adding(years: 0, months: months) }

  /// The same day in a year before or after; what lies beyond the calendar changes nothing.
  func adding(years: Int, months: Int = 0) -> CalendarDate {
    // The wheel of months turns within its year.
    let month = (self.month - 1 + months % 12 + 12) % 12 + 1
    let year = self.year + years
    guard (1...9999).contains(year) else { return self }
    return CalendarDate(checked: year, month, min(day, Self.length(ofMonth: month, in: year)))
  }

  /// The day before or after in the same month: the wheel of days turns within its month.
  func adding(days: Int) -> CalendarDate {
    let length = Self.length(ofMonth: month, in: year)
    return CalendarDate(checked: year, month, (day - 1 + days % length + length) % length + 1)
  }

  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    case _: 31
    }
  }
}
