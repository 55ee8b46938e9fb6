import HeadlessTable
import InteractionCore

/// The frames, sixty per second, and the notices of a table that fingers have touched.
struct Recording {
  /// The number of frames per second.
  static let rate = 60.0

  /// A notice's name, and its time in seconds.
  struct Notice: Hashable {
    let time: Double
    let name: String
  }

  let size: LayoutSize
  /// The pace of the film.
  let pace: Pace
  let fingers: [FingerPath]
  private(set) var frames: [[Layer]] = []
  private(set) var notices: [Notice] = []
  /// The times when the phone is shaken for an undo, in seconds.
  var shakes: [Double] = []

  /// The duration of the film, in seconds.
  var duration: Double { pace.duration }

  /// A change that no finger causes, with its time.
  struct Change<List: ListInteraction> {
    let time: Time
    let apply: (inout HeadlessTable<List>, Time) -> ListEffects

    init(_ time: Time, _ apply: @escaping (inout HeadlessTable<List>, Time) -> ListEffects) {
      self.time = time
      self.apply = apply
    }

    init(_ seconds: Double, _ apply: @escaping (inout HeadlessTable<List>, Time) -> ListEffects) {
      self.init(Time(seconds), apply)
    }
  }

  /// Plays fingers to a table, each report at its own time, and draws the table at every tick, as a phone shows it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - fingers: The paths of the fingers.
  ///   - changes: The changes that no finger causes.
  ///   - shakes: The times when the phone is shaken, in seconds.
  ///   - duration: The duration in seconds, unless there is a pace.
  ///   - pace: The pace of the film; nil, the default, for real time.
  init<List: ListInteraction>(
    _ table: HeadlessTable<List>, fingers: [FingerPath], changes: [Change<List>] = [], shakes: [Double] = [],
    duration: Double = 0, pace: Pace? = nil
  ) {
    var table = table
    let pace = pace ?? .asItHappens(duration)
    size = table.size
    self.pace = pace
    self.shakes = shakes
    var dressing = PhoneDressing()
    self.fingers = fingers
    let touches = fingers.flatMap { $0.touches(perSecond: Self.rate) }
    var events =
      (touches.map { touch in Change(touch.at) { table, time in table.touch(touch.event, at: time) } } + changes)
      .enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)[...]
    for frame in 0...Int((pace.duration * Self.rate).rounded()) {
      let now = pace.moment(at: Double(frame) / Self.rate)
      let heard = notices.count
      // A report at the time of a tick is handled before the table is drawn.
      while let event = events.first, event.time.seconds <= now + 1e-9 {
        events.removeFirst()
        note(event.apply(&table, event.time), at: event.time.seconds)
      }
      note(table.draw(at: Time(now)), at: now)
      notices[heard...].forEach { dressing.heard($0.name) }
      dressing.keyboard = table.keyboardHeight
      frames.append(dressing.dressed(table.frame.layers, size))
    }
  }

  /// Creates a recording from frames that have been drawn elsewhere, one for each tick.
  init(size: LayoutSize, duration: Double, fingers: [FingerPath], frames: [[Layer]], notices: [Notice]) {
    (self.size, self.pace, self.fingers) = (size, .asItHappens(duration), fingers)
    (self.frames, self.notices) = (frames, notices)
  }

  private mutating func note(_ effects: ListEffects, at time: Double) {
    notices += effects.notices.map { Notice(time: time, name: $0.name) }
  }

  /// Returns the index of the frame that shows a moment, given in seconds.
  func frame(at time: Double) -> Int {
    min(frames.count - 1, max(0, Int((pace.time(of: time) * Self.rate).rounded())))
  }

  /// Returns a finger that is down at a time, or nil if there is none.
  func finger(at time: Double) -> FingerPath? { fingers.first { $0.start <= time && time <= $0.end } }
}
