/// What a law takes for much use and for a long time.
enum LongUse {
  /// The number of times that something is repeated: more than in a day of use, and even, so that what is toggled is as before.
  static var count: Int { 256 }
  /// The time that nobody touches anything, in seconds: more than a day.
  static var lateness: Double { 100_000 }
}
