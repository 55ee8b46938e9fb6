import HeadlessTable
import InteractionCore

/// What a table showed and reported while fingers touched it, sixty times a second.
struct Recording {
  /// How many frames a second has.
  static let rate = 60.0

  /// The name of a notice, and when it came, in seconds.
  struct Notice: Hashable {
    let time: Double
    let name: String
  }

  let size: LayoutSize
  let duration: Double
  let fingers: [FingerPath]
  private(set) var frames: [[Layer]] = []
  private(set) var notices: [Notice] = []

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

  /// Plays fingers to a table, each report at its own time, and draws it at every tick.
  init<List: ListInteraction>(
    _ table: HeadlessTable<List>, fingers: [FingerPath], changes: [Change<List>] = [], duration: Double
  ) {
    var table = table
    size = table.size
    self.duration = duration
    self.fingers = fingers
    let touches = fingers.flatMap { $0.touches(perSecond: Self.rate) }
    var events =
      (touches.map { touch in Change(touch.at) { table, time in table.touch(touch.event, at: time) } } + changes)
      .sorted { $0.time < $1.time }[...]
    for frame in 0...Int((duration * Self.rate).rounded()) {
      let now = Double(frame) / Self.rate
      // A report at the very tick counts before the picture is taken.
      while let event = events.first, event.time.seconds <= now + 1e-9 {
        events.removeFirst()
        note(event.apply(&table, event.time), at: event.time.seconds)
      }
      note(table.draw(at: Time(now)), at: now)
      frames.append(table.frame.layers)
    }
  }

  /// Takes over what has been played elsewhere; one frame for each tick.
  init(size: LayoutSize, duration: Double, fingers: [FingerPath], frames: [[Layer]], notices: [Notice]) {
    (self.size, self.duration, self.fingers) = (size, duration, fingers)
    (self.frames, self.notices) = (frames, notices)
  }

  private mutating func note(_ effects: ListEffects, at time: Double) {
    notices += effects.notices.map { Notice(time: time, name: $0.name) }
  }

  /// The number of the frame at a time.
  func frame(at time: Double) -> Int { min(frames.count - 1, max(0, Int((time * Self.rate).rounded()))) }

  /// The finger that is down at a time.
  func finger(at time: Double) -> FingerPath? { fingers.first { $0.start <= time && time <= $0.end } }
}
