/// A day of the Gregorian calendar, in the years 1 to 9999, with or without a time of day; the wheels of a date row show
/// it.
///
///     let day = CalendarDate(year: 1990, month: 3, day: 14)
///     day?.text                                     // "March 14, 1990"
///     CalendarDate(text: "March 14, 1990") == day   // true
///     CalendarDate(year: 1990, month: 2, day: 30)   // nil
///     CalendarDate(year: 1990, month: 3, day: 14, hour: 17, minute: 5)?.text   // "March 14, 1990 at 5:05 PM"
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1...9999.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, from 1 to the length of the month.
  public let day: Int
  /// The hour, 0...23; nil for a day without a time.
  public var hour: Int? { minutesSinceMidnight.map { $0 / 60 } }
  /// The minute of the hour, 0...59; nil for a day without a time.
  public var minute: Int? { minutesSinceMidnight.map { $0 % 60 } }
  /// The minutes since midnight; nil for a day without a time.
  let minutesSinceMidnight: Int?

  /// Creates a day; nil if a parameter is not in its range.
  ///
  /// - Parameters:
  ///   - year: The year, 1...9999.
  ///   - month: The month, 1...12.
  ///   - day: The day of the month, from 1 to the length of that month in that year.
  ///   - hour: The hour, 0...23; nil for a day without a time.
  ///   - minute: The minute of the hour, 0...59; if `hour` is nil, checked but otherwise ignored.
  /// - Complexity: O(1).
  public init?(year: Int, month: Int, day: Int, hour: Int? = nil, minute: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.dayCount(ofMonth: month, in: year), (0...23).contains(hour ?? 0), (0...59).contains(minute)
    else { return nil }
    self.init(checked: year, month: month, day: day, minutesSinceMidnight: hour.map { 60 * $0 + minute })
  }

  private init(checked year: Int, month: Int, day: Int, minutesSinceMidnight: Int?) {
    self.year = year
    self.month = month
    self.day = day
    self.minutesSinceMidnight = minutesSinceMidnight
  }

  /// The day that wheels show in place of a `FormValue.date` that is not the `text` of a date, until they are turned.
  ///
  /// Chosen here, because the engine has no clock and does not know today's date.
  public static let initial = CalendarDate(checked: 2000, month: 1, day: 1, minutesSinceMidnight: nil)

  /// The names of the months in English.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The day in words, such as `March 14, 1990`, or with its time, `March 14, 1990 at 5:05 PM`.
  ///
  /// Chosen here: the long date style and the short time style of American English. If your app writes dates differently, pass
  /// its text to `ExpandableTable.dateChosen(_:text:)`.
  public var text: String {
    let text = Self.monthNames[month - 1] + " " + String(day) + ", " + String(year)
    guard let hour, let minute else { return text }
    return text + " at " + Self.text(ofHour: hour) + ":" + Self.text(ofMinute: minute) + Self.suffix(ofHour: hour)
  }

  /// Returns an hour as a twelve-hour clock shows it.
  private static func text(ofHour hour: Int) -> String { String((hour + 11) % 12 + 1) }
  /// Returns ` AM` for an hour before noon, otherwise ` PM`.
  private static func suffix(ofHour hour: Int) -> String { hour < 12 ? " AM" : " PM" }
  /// Returns a minute in two digits.
  static func text(ofMinute minute: Int) -> String { (minute < 10 ? "0" : "") + String(minute) }

  /// Creates a day from its text; nil if the text does not equal the `text` of any day.
  ///
  /// - Parameter text: The day in words, such as `March 14, 1990`, or with a time, `March 14, 1990 at 5:05 PM`.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(text: String) {
    // The shortest texts, such as `May 1, 1`, have 8 bytes.
    guard text.utf8.count >= 8 else { return nil }
    let parts = text.parts()
    guard parts.count == 3 || parts.count == 6, let month = Self.monthNames.firstIndex(of: parts[0]) else { return nil }
    var (hour, minute): (Int?, Int) = (nil, 0)
    if parts.count == 6 {
      let time = parts[4].parts(at: 0x3A)
      guard time.count == 2 else { return nil }
      hour = Int(time[0].leadingNumber) % 12 + (parts[5] == "PM" ? 12 : 0)
      minute = Int(time[1].leadingNumber)
    }
    self.init(
      year: Int(parts[2].leadingNumber), month: month + 1, day: Int(parts[1].leadingNumber), hour: hour, minute: minute)
    guard self.text == text else { return nil }
  }

  /// Returns the date after the month wheel has turned by some steps, backward if negative; the wheel wraps around within the
  /// year.
  ///
  /// A day that the month lacks becomes the month's last day.
  func rollingMonth(by steps: Int) -> CalendarDate {
    movedToMonth((month - 1 + steps % 12 + 12) % 12 + 1, of: year)
  }

  /// Returns the day some years later or, if `years` is negative, earlier; the same day if that year is not in 1...9999.
  ///
  /// February 29 becomes February 28 in a year that lacks it.
  func adding(years: Int) -> CalendarDate {
    let year = self.year + years
    return (1...9999).contains(year) ? movedToMonth(month, of: year) : self
  }

  /// Returns the same day of another month, or that month's last day if the month is shorter, at the same time of day.
  private func movedToMonth(_ month: Int, of year: Int) -> CalendarDate {
    CalendarDate(
      checked: year, month: month, day: min(day, Self.dayCount(ofMonth: month, in: year)),
      minutesSinceMidnight: minutesSinceMidnight)
  }

  /// Returns the date after the day wheel has turned by some steps, backward if negative; the wheel wraps around within the
  /// month.
  func rollingDay(by steps: Int) -> CalendarDate {
    let dayCount = Self.dayCount(ofMonth: month, in: year)
    return CalendarDate(
      checked: year, month: month, day: (day - 1 + steps % dayCount + dayCount) % dayCount + 1,
      minutesSinceMidnight: minutesSinceMidnight)
  }

  /// The same day with its time of day or, if it has none, at midnight.
  var withTime: CalendarDate {
    CalendarDate(checked: year, month: month, day: day, minutesSinceMidnight: minutesSinceMidnight ?? 0)
  }

  /// Returns the date after the hour wheel has turned by some steps, backward if negative; the wheel wraps around within the
  /// day.
  func rollingHour(by steps: Int) -> CalendarDate {
    let (hour, minute) = (self.hour ?? 0, self.minute ?? 0)
    return CalendarDate(
      checked: year, month: month, day: day, minutesSinceMidnight: 60 * ((hour + steps % 24 + 24) % 24) + minute)
  }

  /// Returns the date after the minute wheel has turned by some steps, backward if negative; the wheel wraps around within the
  /// hour.
  func rollingMinute(by steps: Int) -> CalendarDate {
    let (hour, minute) = (self.hour ?? 0, self.minute ?? 0)
    return CalendarDate(
      checked: year, month: month, day: day, minutesSinceMidnight: 60 * hour + (minute + steps % 60 + 60) % 60)
  }

  /// Returns the text of an hour on a wheel, such as `5 PM`.
  static func wheelText(ofHour hour: Int) -> String { text(ofHour: hour) + suffix(ofHour: hour) }

  /// Returns the number of days in a month, given the month's number, 1...12.
  static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
