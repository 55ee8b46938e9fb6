import InteractionReplay
import OwnDesign

/// A drawer, and on demand one thing about it that a person would notice.
struct BrokenDrawer: RowDecorator, DrawableRow {
  /// What is broken.
  enum Fault: String, CaseIterable {
    case paintsClosed = "a row paints itself closed while it is open"
    case exchangesButtons = "a row paints its buttons in each other's place"
    case paintsLow = "a row paints its content ten points low"
    case paintsNoNumber = "a row in a list is painted with an opacity that is no number while it is open"

    case ignoresFlicks = "a flick does nothing"
    case flicksBack = "a flick goes the other way"
    case flicksAcross = "a flick opens the other side"
    case flicksLate = "a flick needs ten times the speed"
    case leavesBounds = "a fast finger drags the content out of its bounds"

    case staysWhenTapped = "a tap on an open row does not close it"
    case selectsWhenTapped = "a tap on an open row closes it and selects it too"
    case tapsAfterDrag = "a small drag ends with a tap"
    case staysWhenScrolled = "an open row stays open when the table scrolls"
    case closesWhenCancelled = "a drag that is cancelled after two seconds closes the row"

    case hidesAFlag = "a row opens at three quarters once a drag was cancelled, and `==` does not tell"
  }

  var base: Drawer
  let fault: Fault?
  /// When a finger took hold.
  private var began: Time?
  /// How far a fast finger has dragged the content beyond its bounds, in points.
  private var beyond = 0.0
  /// Whether a drag was cancelled: what `==` does not tell.
  private var isWary = false

  init(_ fault: Fault? = nil, leading: [InteractionAction] = [.flag], trailing: [InteractionAction] = [.delete, .more])
  {
    base = Drawer(width: 320, height: 44, leading: leading, trailing: trailing)
    self.fault = fault
  }

  static func == (one: BrokenDrawer, other: BrokenDrawer) -> Bool {
    one.base == other.base && one.began == other.began && one.beyond == other.beyond
  }

  // MARK: The finger

  func offset(at time: Time) -> Double { base.offset(at: time) + beyond }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    beyond = 0
    switch sample.phase {
    case .began: if fault == .closesWhenCancelled { began = time }
    case .changed:
      let effects = base.pan(sample, at: time)
      let speed = sample.velocity.x
      let isAtBound = base.offset(at: time) == (speed < 0 ? limits.lowerBound : limits.upperBound)
      if fault == .leavesBounds, speed.magnitude > 2000, isAtBound { beyond = speed < 0 ? -30 : 30 }
      return effects
    case .ended:
      began = nil
      _ = base.pan(PanSample(.changed, translation: sample.translation), at: time)
      let (offset, speed) = (base.offset(at: time), sample.velocity.x)
      if fault == .flicksAcross, rest == .closed, speed.magnitude > Drawer.flick, offset * speed > 0 {
        _ = base.pan(PanSample(.cancelled, translation: sample.translation), at: time)
        return base.open(offset > 0 ? .trailing : .leading, animated: true, at: time)
      }
      let seen = Vector(speed * partOfVelocity, sample.velocity.y)
      if isWary, speed.magnitude < Drawer.flick, offset.magnitude < 0.75 * limit(offset) {
        let closing = base.pan(PanSample(.cancelled, translation: sample.translation), at: time)
        return closing.followed(by: base.close(animated: true, at: time))
      }
      var effects = base.pan(PanSample(.ended, translation: sample.translation, velocity: seen), at: time)
      if fault == .tapsAfterDrag, offset != 0, offset.magnitude < 8, effects.first == nil { effects.first = .didSelect }
      return effects
    case .cancelled, .failed:
      if fault == .hidesAFlag { isWary = true }
      let isLate = began.map { time - $0 > 2 } ?? false
      began = nil
      guard isLate else { break }
      _ = base.pan(sample, at: time)
      return base.close(animated: true, at: time)
    }
    return base.pan(sample, at: time)
  }

  /// How much of the finger's velocity counts.
  private var partOfVelocity: Double {
    switch fault {
    case .ignoresFlicks: 0
    case .flicksBack: -1
    case .flicksLate: 0.1
    default: 1
    }
  }

  /// How far the content can go to the side that it goes to, in points.
  private func limit(_ offset: Double) -> Double { offset < 0 ? -limits.lowerBound : limits.upperBound }

  // MARK: Taps and the table

  mutating func tap(at time: Time) -> SwipeEffects {
    if fault == .staysWhenTapped, rest != .closed { return .none }
    var effects = base.tap(at: time)
    if fault == .selectsWhenTapped, effects.first == .didClose { effects.second = .didSelect }
    return effects
  }

  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    fault == .staysWhenScrolled && change == .tableScrolled ? .none : base.tableChanged(change, at: time)
  }

  mutating func prepareForReuse() {
    base.prepareForReuse()
    (began, beyond, isWary) = (nil, 0, false)
  }

  // MARK: Paint

  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    var frame = LayerList()
    base.draw(content, origin: origin, at: time, into: &frame)
    for var layer in frame.layers {
      let isContent = layer.id.part == .content || layer.id.part == .label
      if fault == .paintsClosed, isContent { layer.frame.x -= offset(at: time) }
      if fault == .paintsLow, isContent { layer.frame.y += 10 }
      if fault == .paintsNoNumber, isContent, rest != .closed { layer.alpha = .nan }
      if fault == .exchangesButtons, case .action(let edge, let index) = layer.id.part {
        let other = actionFrame(edge, actions(edge).count - 1 - index, at: time)
        layer.frame = other.moved(by: origin)
      }
      layers.append(layer)
    }
  }
}

extension InteractionAction {
  static let flag = InteractionAction(id: "flag", title: "Flag")
  static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  static let more = InteractionAction(id: "more", title: "More")
}
