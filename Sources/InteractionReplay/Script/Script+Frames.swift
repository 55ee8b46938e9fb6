import HeadlessTable
public import InteractionCore

extension Script {
  /// What the design of a script looks like at the moment of an event.
  ///
  ///     let last = script.frames().last
  ///     print(last?.event ?? "", last?.layers.count ?? 0)
  public struct Frame: Hashable, Sendable {
    /// The moment.
    public let at: Time
    /// The name of the event that has just happened, such as `pan.changed`; `start` before the first.
    public let event: String
    /// The names of what it has reported.
    public let notices: [String]
    /// What is painted, from back to front, with the upper left corner at 0.
    public let layers: [Layer]
    /// Where fingers are down, in points; none for gestures that a host has recognised.
    public let fingers: [Vector]
  }

  /// The extent of what the script shows, in points.
  public var size: LayoutSize {
    switch self {
    case .row(let setup, _): LayoutSize(width: setup.width, height: setup.height)
    case .list(let setup, _): setup.size
    case .table(let setup, _): LayoutSize(width: setup.width, height: setup.height)
    }
  }

  /// Plays the script to a fresh row, list or table, and draws it at the start and after each event.
  ///
  ///     let moments = script.frames()
  ///     print(moments.map(\.event))   // ["start", "pan.began", "pan.changed", "pan.ended"]
  ///
  /// - Parameter most: How many frames to keep, the last ones; 1 or more.
  /// - Returns: The frames, one more than the script has events or `most` of them.
  /// - Precondition: `most` is not less than 1.
  /// - Complexity: That of ``play()``, and O(*k*) layers for each event, where *k* rows are in sight. The memory of twice
  ///   `most` frames.
  public func frames(most: Int = .max) -> [Frame] {
    precondition(most >= 1, "The number of frames must be at least 1.")
    var collector = FrameCollector(most: most)
    playMoments { collector.add($0) }
    return collector.frames
  }
}

/// Draws the moments of a play, and keeps the last ones.
struct FrameCollector {
  private let most: Int
  private var kept: [Script.Frame] = []
  private var fingers: [(number: Int, location: Vector)] = []
  /// How many moments there were.
  private(set) var count = 0

  init(most: Int) { self.most = most }

  /// The frames that are kept, `most` at most.
  var frames: [Script.Frame] { Array(kept.suffix(most)) }

  mutating func add(_ moment: Script.Moment) {
    count += 1
    var layers = LayerList()
    let brought = moment.draw(&layers)
    if let touch = moment.touch {
      fingers.removeAll { $0.number == touch.finger }
      switch touch.phase {
      case .down, .moved: fingers.append((touch.finger, touch.location))
      case .up, .cancelled: break
      }
    }
    kept.append(
      Script.Frame(
        at: moment.at, event: moment.event, notices: moment.notices + brought, layers: layers.layers,
        fingers: fingers.map { $0.location }))
    if kept.count / 2 >= most { kept.removeFirst(kept.count - most) }
  }
}
