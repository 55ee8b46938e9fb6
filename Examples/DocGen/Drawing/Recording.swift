import HeadlessTable
import InteractionCore

/// What a table showed and reported while fingers touched it, sixty times a second.
struct Recording {
  /// The number of frames per second.
  static let rate = 60.0

  /// The name of a notice, and when it came, in seconds.
  struct Notice: Hashable {
    let time: Double
    let name: String
  }

  let size: LayoutSize
  /// Which moment it shows when.
  let pace: Pace
  let fingers: [FingerPath]
  private(set) var frames: [[Layer]] = []
  private(set) var notices: [Notice] = []
  /// When the phone is shaken, in seconds: what people do to undo.
  var shakes: [Double] = []

  /// How long it takes, in seconds.
  var duration: Double { pace.duration }

  /// Something that no finger does, and when.
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

  /// Plays fingers to a table, each report at its own time, and draws it at every tick, as a phone shows it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - fingers: What fingers do.
  ///   - changes: What happens beside.
  ///   - shakes: When the phone is shaken, in seconds.
  ///   - duration: How long it takes, in seconds, unless there is a pace.
  ///   - pace: Which moment is shown when; as it happens by default.
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
      // A report at the very tick counts before the picture is taken.
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

  /// Takes over what has been played elsewhere; one frame for each tick.
  init(size: LayoutSize, duration: Double, fingers: [FingerPath], frames: [[Layer]], notices: [Notice]) {
    (self.size, self.pace, self.fingers) = (size, .asItHappens(duration), fingers)
    (self.frames, self.notices) = (frames, notices)
  }

  private mutating func note(_ effects: ListEffects, at time: Double) {
    notices += effects.notices.map { Notice(time: time, name: $0.name) }
  }

  /// The number of the frame that shows a moment, in seconds.
  func frame(at time: Double) -> Int {
    min(frames.count - 1, max(0, Int((pace.time(of: time) * Self.rate).rounded())))
  }

  /// The finger that is down at a time.
  func finger(at time: Double) -> FingerPath? { fingers.first { $0.start <= time && time <= $0.end } }
}
