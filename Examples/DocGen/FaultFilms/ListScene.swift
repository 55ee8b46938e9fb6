import InteractionLists

/// A short list of events for a list, with the fingers that cause them.
struct ListScene<List: ListInteraction>: Sendable {
  struct Step: Sendable {
    /// The time of the step, in seconds.
    let at: Double
    /// A sentence about the event; nil if the event only continues the last one.
    var sentence: String?
    /// The locations of the fingers that are down from this step on, in the table's coordinates, keyed by their numbers.
    var fingers: [Int: Vector] = [:]
    /// A place that is tapped, in the table's coordinates.
    var tap: Vector?
    /// The table's content offset, in points.
    var contentOffset = 0.0
    /// Whether only time passes.
    var isWait = false
    let play: @Sendable (inout List, Time) -> ListEffects
  }

  let steps: [Step]
  /// The height of the part of the list that is shown, in points.
  let height: Double

  /// Returns the pace of a film of several lists.
  func pace(_ lists: [List]) -> Pace {
    let rests = lists.map { list in
      var list = list
      return steps.map { step in
        let time = Time(step.at)
        list.advance(to: time)
        _ = step.play(&list, time)
        return list.settleTime?.seconds ?? step.at
      }
    }
    return Pace(
      steps.indices.map { index in
        let step = steps[index]
        return Pace.Beat(
          at: step.at, rests: rests.map { $0[index] }.max() ?? step.at, isHeld: !step.fingers.isEmpty,
          isWait: step.isWait)
      })
  }

  /// The sentences about the events.
  func told(_ pace: Pace) -> [FilmPanel.Told] {
    pace.told(steps.compactMap { step in step.sentence.map { (step.at, $0) } })
  }

  /// Returns the last step before a moment, the next one, and the fraction of the time between them that has passed, 0...1.
  private func place(_ moment: Double) -> (step: Step, next: Step?, part: Double)? {
    guard let index = steps.lastIndex(where: { $0.at <= moment + 1e-9 }) else { return nil }
    guard index + 1 < steps.count else { return (steps[index], nil, 0) }
    let (step, next) = (steps[index], steps[index + 1])
    return (step, next, min(1, (moment - step.at) / (next.at - step.at)))
  }

  /// Returns the location of a finger, which moves evenly from step to step; nil while it is up.
  fileprivate func finger(_ number: Int, at moment: Double) -> Vector? {
    guard let (step, next, part) = place(moment), let place = step.fingers[number] else { return nil }
    let target = next?.fingers[number] ?? place
    return Vector(place.x + (target.x - place.x) * part, place.y + (target.y - place.y) * part)
  }

  /// Returns the content offset at a moment, which follows the fingers and returns to 0 when they have lifted.
  fileprivate func contentOffset(at moment: Double) -> Double {
    guard let (step, next, part) = place(moment) else { return 0 }
    guard step.fingers.isEmpty else {
      return step.contentOffset + ((next?.contentOffset ?? 0) - step.contentOffset) * part
    }
    return step.contentOffset * max(0, 1 - (moment - step.at) / 0.25)
  }

  fileprivate var fingerNumbers: Set<Int> { Set(steps.flatMap(\.fingers.keys)) }
}

extension FilmPanel {
  /// Creates a panel of a list that handles the steps `playing` and draws itself, with the fingers of a scene.
  init<List: ListInteraction>(
    _ label: String, _ list: List, _ scene: ListScene<List>, playing: [ListScene<List>.Step], pace: Pace
  ) {
    var list = list
    list.resize(toWidth: 320, at: .zero)
    self.init(label, size: LayoutSize(width: 320, height: scene.height))
    var steps = playing[...]
    let fingers = scene.fingerNumbers
    for frame in 0...Int((pace.duration * FaultFilm.rate).rounded()) {
      let moment = pace.moment(at: Double(frame) / FaultFilm.rate)
      let now = Time(moment)
      while let step = steps.first, step.at <= moment + 1e-9 {
        steps.removeFirst()
        list.advance(to: Time(step.at))
        tell(step.play(&list, Time(step.at)).notices.map(\.name))
        if let place = step.tap { tap(place, finger: 9) }
      }
      list.advance(to: now)
      for finger in fingers {
        if let place = scene.finger(finger, at: moment) { touch(place, finger: finger) } else { lift(finger: finger) }
      }
      let scrolled = scene.contentOffset(at: moment)
      var layers = LayerList()
      list.draw(viewport: LayoutRect(0, scrolled, 320, scene.height), at: now, into: &layers)
      add(
        layers.layers.map { layer in
          var layer = layer
          layer.frame = layer.frame.moved(by: Vector(0, 0 - scrolled))
          return layer
        })
    }
  }
}
