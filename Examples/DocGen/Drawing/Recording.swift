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

  let size: LayoutSize
  let duration: Double
  let fingers: [FingerPath]
  private(set) var frames: [[Layer]] = []
  private(set) var notices: [Told] = []

  /// Something that no finger does, and when.
  struct Deed<List: ListInteraction> {
    let time: Double
    let change: (inout HeadlessTable<List>, Time) -> ListEffects

    init(_ time: Double, _ change: @escaping (inout HeadlessTable<List>, Time) -> ListEffects) {
      self.time = time
      self.change = change
    }
  }

  /// Plays fingers to a table, each report at its own time, and draws it at every tick.
  init<List: ListInteraction>(
    _ table: HeadlessTable<List>, fingers: [FingerPath], deeds: [Deed<List>] = [], duration: Double
  ) {
    var table = table
    size = table.size
    self.duration = duration
    self.fingers = fingers
    let touches = fingers.flatMap { $0.touches(perSecond: Self.rate) }
    var events = (touches.map { event in Deed(event.time.seconds) { table, _ in table.touch(event) } } + deeds)
      .sorted { $0.time < $1.time }[...]
    var list = LayerList()
    for frame in 0...Int((duration * Self.rate).rounded()) {
      let now = Double(frame) / Self.rate
      // A report at the very tick counts before the picture is taken.
      while let event = events.first, event.time <= now + 1e-9 {
        events.removeFirst()
        notices += event.change(&table, Time(event.time)).notices.map { Told(time: event.time, name: $0.name) }
      }
      notices += table.draw(at: Time(now), into: &list).notices.map { Told(time: now, name: $0.name) }
      frames.append(list.layers)
    }
  }

  /// The number of the frame at a time.
  func frame(at time: Double) -> Int { min(frames.count - 1, max(0, Int((time * Self.rate).rounded()))) }

  /// The finger that is down at a time.
  func finger(at time: Double) -> FingerPath? { fingers.first { $0.start <= time && time <= $0.end } }
}
