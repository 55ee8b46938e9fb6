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
    precondition(most >= 1, "There is a frame at least, the start.")
    switch self {
    case .row(let setup, let events):
      let host = setup.design.host(setup)
      return Self.frames(events, most, touch: { _ in nil }) { event, time, layers in
        let effects = event.map { host.handle($0, at: time) } ?? .none
        host.draw(at: time, into: &layers)
        return effects.notices.map { $0.name }
      }
    case .list(let setup, let events): return Self.frames(events, most, of: TableSetup(setup).makeHost())
    case .table(let setup, let events): return Self.frames(events, most, of: setup.makeHost())
    }
  }

  private static func frames(_ events: [Timed<TableStep>], _ most: Int, of host: any TableHost) -> [Frame] {
    frames(events, most, touch: { $0.touch }) { event, time, layers in
      var effects = event.map { host.handle($0, at: time) } ?? host.start
      effects.add(host.draw(at: time, into: &layers))
      return effects.notices.map { $0.name }
    }
  }

  private static func frames<Event: ScriptedEvent>(
    _ events: [Timed<Event>], _ most: Int, touch: (Event) -> TouchEvent?,
    _ play: (Event?, Time, inout LayerList) -> [String]
  ) -> [Frame] {
    var layers = LayerList()
    var fingers: [(number: Int, location: Vector)] = []
    let notices = play(nil, .zero, &layers)
    var frames = [Frame(at: .zero, event: "start", notices: notices, layers: layers.layers, fingers: [])]
    for event in events {
      layers = LayerList()
      let notices = play(event.event, event.at, &layers)
      if let touch = touch(event.event) {
        fingers.removeAll { $0.number == touch.finger }
        switch touch.phase {
        case .down, .moved: fingers.append((touch.finger, touch.location))
        case .up, .cancelled: break
        }
      }
      frames.append(
        Frame(
          at: event.at, event: event.event.name, notices: notices, layers: layers.layers,
          fingers: fingers.map { $0.location }))
      if frames.count / 2 >= most { frames.removeFirst(frames.count - most) }
    }
    return Array(frames.suffix(most))
  }
}

extension TableStep {
  /// The report of a finger, if it is one.
  fileprivate var touch: TouchEvent? {
    if case .touch(let event) = self { event } else { nil }
  }
}
