import InteractionCore
import Testing

/// The ids with these numbers of creation.
func ids(_ numbers: Int...) -> [RowID] { numbers.map(RowID.init) }

/// All ids of a list's only section, in display order.
func ids(of list: SwipeList<DrawerRow>) -> [RowID] {
  (0..<list.count).compactMap { list.id(for: RowPosition(row: $0)) }
}

/// Expects the ids of a list's rows, in display order, and of those that are open; nil for what is not asked.
func expectRows(
  of list: SwipeList<DrawerRow>, _ rows: [Int]? = nil, open: [Int]? = nil, _ note: String = "",
  location: SourceLocation = #_sourceLocation
) {
  let found = [rows.map { _ in ids(of: list) }, open.map { _ in list.openRows }]
  #expect(found == [rows, open].map { $0?.map(RowID.init) }, "\(note)", sourceLocation: location)
}

/// Expects what an event has caused in a list.
func expectEffects(
  _ effects: ListEffects, _ expected: ListEffects, location: SourceLocation = #_sourceLocation
) {
  #expect(effects == expected, sourceLocation: location)
}

/// Expects what an event has reported in a list.
func expectNotices(
  _ effects: ListEffects, _ notices: [ListNotice], location: SourceLocation = #_sourceLocation
) {
  #expect(effects.notices == notices, sourceLocation: location)
}

/// A list of rows with two buttons, some of them opened at a moment, one after the other.
func makeList(_ count: Int = 6, opened rows: Int..., at time: Time = .zero) -> SwipeList<DrawerRow> {
  var list = SwipeList(of: DrawerRow(), count: count)
  for row in rows { list.perform("open.trailing", on: RowID(row), at: time) }
  return list
}

/// An action with a title like its id.
func makeAction(_ id: String, _ role: InteractionAction.Role = .normal) -> InteractionAction {
  InteractionAction(id: id, title: id, role: role)
}

/// The simplest row with buttons, each 80 points wide unless its action says otherwise.
///
/// It follows the finger, opens from half the width of a side on, and slides there in 0.2 seconds.
struct DrawerRow: RevealingRow, DrawableRow {
  static let slide = 0.2

  private struct Hold: Hashable {
    var caught: Double
    var offset: Double
  }

  private(set) var size: LayoutSize
  private let leading: ActionStrip
  private let trailing: ActionStrip
  let followsIdentity: Bool
  /// Whether a press closes the row, and reports that first.
  private let pressCloses: Bool
  /// How far a finger brings the content beyond the limits, in points.
  private let slack: Double
  private(set) var rest = Rest.closed
  private var hold: Hold?
  private var motion: Motion?

  init(
    width: Double = 320, height: Double = 44, leading: [InteractionAction] = [],
    trailing: [InteractionAction] = [makeAction("delete", .destructive), makeAction("more")],
    followsIdentity: Bool = true, pressCloses: Bool = false, slack: Double = 0
  ) {
    func strip(_ edge: SwipeEdge, _ actions: [InteractionAction]) -> ActionStrip {
      ActionStrip(edge: edge, actions: actions, buttonWidth: 80, limit: .infinity)
    }
    size = LayoutSize(width: width, height: height)
    self.leading = strip(.leading, leading)
    self.trailing = strip(.trailing, trailing)
    self.followsIdentity = followsIdentity
    self.pressCloses = pressCloses
    self.slack = slack
  }

  private func strip(_ edge: SwipeEdge) -> ActionStrip { edge == .leading ? leading : trailing }

  private func offset(of rest: Rest) -> Double { rest.edge.map { $0.sign * strip($0).total } ?? 0 }

  private mutating func go(to rest: Rest, animated: Bool, at time: Time) -> SwipeEffects {
    let notice: SwipeNotice? = rest == self.rest ? nil : rest.edge.map { .didOpen($0) } ?? .didClose
    let path = Motion(
      start: time, from: offset(at: time), to: offset(of: rest), curve: .easeOut(duration: Self.slide))
    self.rest = rest
    hold = nil
    motion = animated && path.from != path.to ? path : nil
    return SwipeEffects(notice, startedMotion: motion != nil)
  }

  // MARK: PannableRow

  func offset(at time: Time) -> Double { hold?.offset ?? motion?.position(at: time) ?? offset(of: rest) }

  var settles: Time? { motion?.end }

  var limits: ClosedRange<Double> { -trailing.total...leading.total }

  @discardableResult
  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    switch sample.phase {
    case .began:
      hold = Hold(caught: offset(at: time), offset: offset(at: time))
      motion = nil
      return .none
    case .changed, .ended:
      guard let caught = hold?.caught else { return .none }
      let wanted = caught + sample.translation.x
      let offset = min(max(limits.lowerBound - slack, wanted), limits.upperBound + slack)
      hold?.offset = offset
      guard sample.phase == .ended else { return .none }
      let edge: SwipeEdge = offset > 0 ? .leading : .trailing
      let opens = offset != 0 && offset.magnitude >= strip(edge).total / 2
      return go(to: opens ? .open(edge) : .closed, animated: true, at: time)
    case .cancelled, .failed:
      return hold == nil ? .none : go(to: rest, animated: true, at: time)
    }
  }

  mutating func advance(to time: Time) {
    if let motion, motion.isSettled(at: time) { self.motion = nil }
  }

  mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size
    guard size.width != width else { return }
    hold = nil
    motion = nil
  }

  mutating func prepareForReuse() {
    rest = .closed
    hold = nil
    motion = nil
  }

  // MARK: RevealingRow

  func actions(_ edge: SwipeEdge) -> [InteractionAction] { strip(edge).actions }

  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect { strip(edge).frame(index, in: size) }

  @discardableResult
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    strip(edge).isEmpty ? .none : go(to: .open(edge), animated: animated, at: time)
  }

  @discardableResult
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    go(to: .closed, animated: animated, at: time)
  }

  @discardableResult
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    guard phase == .up, isShown(edge, index, at: time) else { return .none }
    guard pressCloses else { return SwipeEffects(.didPress(edge, index)) }
    let closing = go(to: .closed, animated: true, at: time)
    return SwipeEffects(closing.first, .didPress(edge, index), startedMotion: closing.startedMotion)
  }

  @discardableResult
  mutating func tap(at time: Time) -> SwipeEffects { SwipeEffects(.didSelect) }

  @discardableResult
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    rest == .closed ? .none : go(to: .closed, animated: true, at: time)
  }

  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let frame = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(content.id, .row), "UITableViewCell", frame, clips: true)) { layers in
      let front = frame.moved(by: Vector(offset(at: time), 0))
      layers.append(Layer(LayerID(content.id, .content), "UIView", front, text: LayerText(content.title)))
    }
  }
}
