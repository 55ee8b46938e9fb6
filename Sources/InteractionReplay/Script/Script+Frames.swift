import HeadlessTable
public import InteractionCore

extension Script {
  /// The drawing of a script's row, list or table at the start or after an event.
  ///
  ///     let last = script.frames().last
  ///     print(last?.event ?? "", last?.layers.count ?? 0)
  public struct Frame: Hashable, Sendable {
    /// The time of the event, or 0 at the start.
    public let at: Time
    /// The name of the event that has just been handled, such as `pan.changed`; `start` before the first event.
    public let event: String
    /// The names of the event's notices, followed by those of the drawing after it; signals are not included.
    public let notices: [String]
    /// The layers to paint, from back to front; the origin is the upper left corner of the row, list or table.
    public let layers: [Layer]
    /// The locations of the fingers that are down after the touches so far, in points; recognised gestures put none down.
    public let fingers: [Vector]
  }

  /// The initial size of the row, list or table that the script shows, in points.
  public var size: LayoutSize {
    switch self {
    case .row(let setup, _): LayoutSize(width: setup.width, height: setup.height)
    case .list(let setup, _): setup.size
    case .table(let setup, _): LayoutSize(width: setup.width, height: setup.height)
    }
  }

  /// Plays the script on a fresh row, list or table, and draws it at the start and after each event.
  ///
  ///     let moments = script.frames()
  ///     print(moments.map(\.event))   // ["start", "pan.began", "pan.changed", "pan.ended"]
  ///
  /// - Parameter limit: The maximum number of frames to keep, 1 or more; the last ones are kept.
  /// - Returns: The frames: one more than the script has events, but no more than `limit`.
  /// - Precondition: `limit` is at least 1.
  /// - Complexity: The cost of ``play()``, plus O(*k*) layers for each event with *k* rows in sight. No more than twice `limit`
  ///   frames are in memory.
  public func frames(limit: Int = .max) -> [Frame] {
    precondition(limit >= 1, "The number of frames to keep must be at least 1, but it is \(limit).")
    var collector = FrameCollector(limit: limit)
    playMoments { collector.add($0) }
    return collector.frames
  }
}

/// A collector that draws the moments of a script as it is played, and keeps the last ones.
struct FrameCollector {
  private let limit: Int
  private var keptFrames: [Script.Frame] = []
  private var fingers: [(number: Int, location: Vector)] = []
  /// The number of moments so far.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// The last frames, at most `limit`.
  var frames: [Script.Frame] { Array(keptFrames.suffix(limit)) }

  mutating func add(_ moment: Script.Moment) {
    count += 1
    var layers = LayerList()
    let drawingNotices = moment.draw(&layers)
    if let touch = moment.touch {
      let wasDown = fingers.contains { $0.number == touch.finger }
      fingers.removeAll { $0.number == touch.finger }
      if touch.phase == .down || wasDown && touch.phase == .moved { fingers.append((touch.finger, touch.location)) }
    } else if moment.event == TableStep.cancelTouches.name {
      fingers = []
    }
    keptFrames.append(
      Script.Frame(
        at: moment.at, event: moment.event, notices: moment.notices + drawingNotices, layers: layers.layers,
        fingers: fingers.map { $0.location }))
    if keptFrames.count / 2 >= limit { keptFrames.removeFirst(keptFrames.count - limit) }
  }
}
