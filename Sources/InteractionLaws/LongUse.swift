/// The amounts of use and time that the laws treat as long.
enum LongUse {
  /// The number of repetitions: more than a day's use, and even, so that toggled states end as they began.
  static var repetitionCount: Int { 256 }
  /// The time during which nobody touches anything, in seconds: more than a day.
  static var idleTime: Double { 100_000 }
}
