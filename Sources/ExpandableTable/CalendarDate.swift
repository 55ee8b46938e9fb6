/// A day of the Gregorian calendar, in the years 1 to 9999: what the wheels of a date row stand at.
///
///     let day = CalendarDate(year: 1990, month: 3, day: 14)
///     day?.text                                     // "March 14, 1990"
///     CalendarDate(text: "March 14, 1990") == day   // true
///     CalendarDate(year: 1990, month: 2, day: 30)   // nil
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1...9999.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, from 1 to the length of the month.
  public let day: Int

  /// Creates a day; nil if the calendar has no such day.
  ///
  /// - Parameters:
  ///   - year: The year, 1...9999.
  ///   - month: The month, 1...12.
  ///   - day: The day of the month, from 1 to the length of that month in that year.
  /// - Complexity: O(1).
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

  /// The day at which wheels stand that nobody has turned.
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
  /// Chosen here: the long style of dates in American English. If your app writes dates otherwise, send
  /// `ExpandableTable.dateChosen(_:text:)` its own text.
  public var text: String { Self.monthNames[month - 1] + " " + String(day) + ", " + String(year) }

  /// Creates the day that a text stands for; nil for a text that no day's `text` equals.
  ///
  /// - Parameter text: The day in words, such as `March 14, 1990`.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(text: String) {
    let parts = text.parts()
    guard parts.count == 3, let month = Self.monthNames.firstIndex(of: parts[0]) else { return nil }
    self.init(year: Int(parts[2].leadingNumber), month: month + 1, day: Int(parts[1].leadingNumber))
    guard self.text == text else { return nil }
  }

  /// The same day some months earlier or later in the same year; a day that the month lacks becomes its last.
  func adding(months: Int) -> CalendarDate { adding(years: 0, months: months) }

  /// The same day some years earlier or later; what lies beyond the calendar changes nothing.
  @inline(never)  // Two wheels turn by this.
  func adding(years: Int, months: Int = 0) -> CalendarDate {
    // The wheel of months turns within its year.
    let month = (self.month - 1 + months % 12 + 12) % 12 + 1
    let year = self.year + years
    guard (1...9999).contains(year) else { return self }
    return CalendarDate(checked: year, month, min(day, Self.length(ofMonth: month, in: year)))
  }

  /// The day some days earlier or later in the same month: the wheel of days turns within its month.
  func adding(days: Int) -> CalendarDate {
    let length = Self.length(ofMonth: month, in: year)
    return CalendarDate(checked: year, month, (day - 1 + days % length + length) % length + 1)
  }

  /// The number of days of a month, 1...12.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// A wheel of a date row; months and days turn in a circle, years do not.
enum Wheel: Int, CaseIterable {
  case month, day, year

  /// The wheel that a control of a date row turns, and how far; nil for the button below the wheels.
  static func turned(by control: Int) -> (wheel: Wheel, steps: Int)? {
    Wheel(rawValue: control / 2).map { ($0, control % 2 == 0 ? -1 : 1) }
  }

  /// The day once the wheel has been turned; negative steps turn back.
  func turn(_ date: CalendarDate, by steps: Int) -> CalendarDate {
    switch self {
    case .month: date.adding(months: steps)
    case .day: date.adding(days: steps)
    case .year: date.adding(years: steps)
    }
  }

  /// What the wheel shows of a day.
  func text(of date: CalendarDate) -> String {
    switch self {
    case .month: CalendarDate.monthNames[date.month - 1]
    case .day: String(date.day)
    case .year: String(date.year)
    }
  }
}
