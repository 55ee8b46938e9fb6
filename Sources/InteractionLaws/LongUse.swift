/// The amounts of use and time that the laws treat as long.
enum LongUse {
  /// The number of repetitions, which is more than a day of use, and even, so that toggled state is as before.
  static var count: Int { 256 }
  /// The time during which nobody touches anything, in seconds, which is more than a day.
  static var lateness: Double { 100_000 }
}
