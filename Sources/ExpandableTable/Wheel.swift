/// A wheel of a date row; all but the year wheel wrap around.
enum Wheel: Int, CaseIterable {
  case month, day, year, hour, minute

  /// The number of wheels in a date row without a time of day.
  static let dateWheelCount = 3

  /// Returns the wheel that a control of a date row turns.
  ///
  /// - Parameters:
  ///   - control: The control's index; there are two controls for each wheel, followed by the button.
  ///   - wheelCount: The number of the row's wheels.
  /// - Returns: The wheel, and the number of steps that it turns; nil for the button below the wheels.
  static func turned(by control: Int, of wheelCount: Int) -> (wheel: Wheel, steps: Int)? {
    guard control < 2 * wheelCount else { return nil }
    return Wheel(rawValue: control / 2).map { ($0, control % 2 == 0 ? -1 : 1) }
  }

  /// Returns the date after the wheel has been turned by some steps; negative steps turn it back.
  func date(turnedBy steps: Int, from date: CalendarDate) -> CalendarDate {
    switch self {
    case .month: date.rollingMonth(by: steps)
    case .day: date.rollingDay(by: steps)
    case .year: date.adding(years: steps)
    case .hour: date.rollingHour(by: steps)
    case .minute: date.rollingMinute(by: steps)
    }
  }

  /// Returns the text that the wheel shows for a date; in a row of five wheels, the month is shortened to three letters.
  func text(of date: CalendarDate, wheelCount: Int) -> String {
    switch self {
    case .month:
      let name = CalendarDate.monthNames[date.month - 1]
      return wheelCount == Self.dateWheelCount ? name : String(decoding: name.bytes.prefix(3), as: UTF8.self)
    case .day: return String(date.day)
    case .year: return String(date.year)
    case .hour: return CalendarDate.wheelText(ofHour: date.hour ?? 0)
    case .minute: return CalendarDate.text(ofMinute: date.minute ?? 0)
    }
  }
}

extension RowControl {
  /// The number of wheels in a row with the control.
  var wheelCount: Int {
    switch self {
    case .datePicker: Wheel.dateWheelCount
    case .dateTimePicker: Wheel.allCases.count
    case .plain, .normal, .textField, .onOff, .valuePicker, .slider: 0
    }
  }
}
