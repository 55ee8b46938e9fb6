import HeadlessTable
import InteractionCore

/// What a table showed and told while fingers touched it, sixty times a second.
struct Recording {
  /// How many frames a second has.
  static let rate = 60.0

  /// Something told, and when.
  struct Told: Hashable {
    let time: Double
    let name: String
  }

  let size: Size
  let duration: Double
  let fingers: [FingerPath]
  private(set) var frames: [[Layer]] = []
  private(set) var notices: [Told] = []

  /// Plays fingers to a table, each report at its own time, and draws it at every tick.
  init<List: ListInteraction>(_ table: HeadlessTable<List>, fingers: [FingerPath], duration: Double) {
    var table = table
    size = table.size
    self.duration = duration
    self.fingers = fingers
    var events = fingers.flatMap { $0.touches(perSecond: Self.rate) }[...]
    var list = LayerList()
    for frame in 0...Int((duration * Self.rate).rounded()) {
      let now = Double(frame) / Self.rate
      // A report at the very tick counts before the picture is taken.
      while let event = events.first, event.time.seconds <= now + 1e-9 {
        events.removeFirst()
        notices += table.touch(event).notices.map { Told(time: event.time.seconds, name: $0.name) }
      }
      table.draw(at: Time(now), into: &list)
      frames.append(list.layers)
    }
  }

  /// The number of the frame at a time.
  func frame(at time: Double) -> Int { min(frames.count - 1, max(0, Int((time * Self.rate).rounded()))) }

  /// The finger that is down at a time.
  func finger(at time: Double) -> FingerPath? { fingers.first { $0.start <= time && time <= $0.end } }
}
