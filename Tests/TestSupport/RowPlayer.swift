package import InteractionCore

/// A row of any design under one finger; every sample takes a hundredth of a second.
package protocol PlayedRow: Sendable {
  /// Seconds.
  var now: Double { get set }
  /// The row's name in a failed expectation.
  var name: String { get set }
  /// Everything that the row has reported.
  var notices: [SwipeNotice] { get set }
  var rest: Rest { get }
  var settleTime: Time? { get }
  func offset(at time: Time) -> Double
  func actionFrame(edge: SwipeEdge, index: Int) -> LayoutRect
  /// Sends the row an event, and keeps the notices.
  @discardableResult
  mutating func handle(_ event: RowEvent) -> SwipeEffects
  /// Lets the running motion end.
  mutating func settle()
}

/// The player of one design's row.
package struct RowPlayer<Row: RevealingRow>: PlayedRow {
  package var row: Row
  package var now = 0.0
  package var name = ""
  package var notices: [SwipeNotice] = []

  package init(_ row: Row) { self.row = row }

  package var rest: Rest { row.rest }
  package var settleTime: Time? { row.settleTime }
  package func offset(at time: Time) -> Double { row.offset(at: time) }
  package func actionFrame(edge: SwipeEdge, index: Int) -> LayoutRect {
    row.actionFrame(edge: edge, index: index, at: time)
  }

  @discardableResult
  package mutating func handle(_ event: RowEvent) -> SwipeEffects {
    let effects = row.handle(event, at: time)
    notices += effects.notices
    return effects
  }

  package mutating func settle() {
    if let end = row.settleTime { now = max(now, end.seconds) }
    row.advance(to: time)
  }
}

extension PlayedRow {
  package var time: Time { Time(now) }
  package var offset: Double { offset(at: time) }

  /// The content's offset this many seconds from now.
  package func offset(after seconds: Double) -> Double { offset(at: time + seconds) }

  @discardableResult
  package mutating func pan(_ phase: PanPhase, _ x: Double, y: Double = 0, velocity: Vector) -> SwipeEffects {
    now += 0.01
    return handle(.pan(PanSample(phase, translation: Vector(x, y), velocity: velocity)))
  }

  @discardableResult
  package mutating func pan(_ phase: PanPhase, _ x: Double, y: Double = 0, velocity: Double = 0) -> SwipeEffects {
    pan(phase, x, y: y, velocity: Vector(velocity, 0))
  }

  /// A pan from 0 through the translations, finished at the last one; every sample has the velocity.
  ///
  /// - Returns: The effects of the last sample.
  @discardableResult
  package mutating func drag(
    _ translations: Double..., finish: PanPhase = .ended, velocity: Vector
  ) -> SwipeEffects {
    drag(translations, finish: finish, velocity: velocity)
  }

  @discardableResult
  package mutating func drag(
    _ translations: Double..., finish: PanPhase = .ended, velocity: Double = 0
  ) -> SwipeEffects {
    drag(translations, finish: finish, velocity: Vector(velocity, 0))
  }

  mutating func drag(_ translations: [Double], finish: PanPhase, velocity: Vector) -> SwipeEffects {
    hold(through: translations, velocity: velocity)
    return pan(finish, translations.last ?? 0, velocity: velocity)
  }

  /// A pan from 0 through the translations whose finger is still down.
  package mutating func hold(_ translations: Double...) { hold(through: translations, velocity: .zero) }

  private mutating func hold(through translations: [Double], velocity: Vector) {
    pan(.began, 0, velocity: velocity)
    for x in translations { pan(.changed, x, velocity: velocity) }
  }

  /// A pan straight to a translation, reported this many times on its way; only the release has the velocity.
  ///
  /// - Returns: The effects of the release.
  @discardableResult
  package mutating func sweep(to x: Double, samples: Int, velocity: Double = 0) -> SwipeEffects {
    hold()
    for sample in 0..<samples { pan(.changed, x * Double(sample + 1) / Double(samples)) }
    return pan(.ended, x, velocity: velocity)
  }

  /// The content's offsets until it rests, at equal intervals from now to the end.
  package var offsetsToRest: [Double] {
    let end = settleTime ?? time
    return (0..<200).map { offset(after: (end - time) * Double($0) / 200) } + [offset(at: end)]
  }

  /// Puts the row into a resting position, silently.
  package mutating func put(_ rest: Rest) {
    let reported = notices
    handle(.go(to: rest, animated: false))
    notices = reported
  }
}

extension RowPlayer where Row: ScrollDriven {
  /// One report from a real scroll view.
  @discardableResult
  package mutating func report(_ report: ScrollReport) -> ScrollAnswer {
    now += 0.01
    row.advance(to: time)
    let answer = row.scroll(report, at: time)
    notices += answer.effects.notices
    return answer
  }
}

extension RowPlayer where Row: DrawableRow {
  /// The row's layers, with its upper leading corner at a point.
  package func layers(_ title: String = "Item #1", origin: Vector = .zero) -> LayerList {
    var layers = LayerList()
    row.draw(RowContent(id: RowID(0), title: title), origin: origin, at: time, into: &layers)
    return layers
  }
}
