import InteractionReplay

/// A row that does what a sound one does, but for what it declares itself.
protocol RowAround: RevealingRow, DrawableRow {
  associatedtype Sound: RevealingRow & DrawableRow
  var sound: Sound { get set }
}

extension RowAround {
  func offset(at time: Time) -> Double { sound.offset(at: time) }
  var settles: Time? { sound.settles }
  var limits: ClosedRange<Double> { sound.limits }
  var rest: Rest { sound.rest }
  var size: LayoutSize { sound.size }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { sound.actions(edge) }
  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    sound.actionFrame(edge, index, at: time)
  }
  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    sound.draw(content, origin: origin, at: time, into: &layers)
  }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects { sound.pan(sample, at: time) }
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    sound.open(edge, animated: animated, at: time)
  }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { sound.close(animated: animated, at: time) }
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    sound.press(edge, index, phase, at: time)
  }
  mutating func tap(at time: Time) -> SwipeEffects { sound.tap(at: time) }
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    sound.tableChanged(change, at: time)
  }
  mutating func advance(to time: Time) { sound.advance(to: time) }
  mutating func resize(to size: LayoutSize, at time: Time) { sound.resize(to: size, at: time) }
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    sound.setActions(actions, edge, at: time)
  }
  mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { sound.preview(edge, at: time) }
  mutating func prepareForReuse() { sound.prepareForReuse() }
}

/// A list that does what a sound one does, but for what it declares itself.
protocol ListAround: ListInteraction {
  associatedtype Sound: ListInteraction
  var sound: Sound { get set }
}

extension ListAround {
  var sectionCount: Int { sound.sectionCount }
  func rowCount(inSection section: Int) -> Int { sound.rowCount(inSection: section) }
  func id(for position: RowPosition) -> RowID? { sound.id(for: position) }
  func position(of row: RowID) -> RowPosition? { sound.position(of: row) }
  var contentHeight: Double { sound.contentHeight }
  func height(of row: RowID) -> Double? { sound.height(of: row) }
  func top(of row: RowID) -> Double? { sound.top(of: row) }
  func row(atHeight y: Double) -> RowID? { sound.row(atHeight: y) }
  func hit(_ point: Vector, at time: Time) -> RowHit? { sound.hit(point, at: time) }

  var openRows: [RowID] { sound.openRows }
  func actions(for row: RowID) -> [InteractionAction] { sound.actions(for: row) }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    sound.perform(action, on: row, at: time)
  }
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { sound.handle(gesture, at: time) }

  var gestures: TableGestures { sound.gestures }
  var editedRow: RowID? { sound.editedRow }
  var liftedRow: RowID? { sound.liftedRow }
  var reducesMotion: Bool {
    get { sound.reducesMotion }
    set { sound.reducesMotion = newValue }
  }
  var settles: Time? { sound.settles }
  mutating func advance(to time: Time) { sound.advance(to: time) }
  mutating func resize(toWidth width: Double, at time: Time) { sound.resize(toWidth: width, at: time) }
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    sound.draw(viewport: viewport, at: time, into: &layers)
  }

  /// The sound list's layers.
  func soundLayers(_ viewport: LayoutRect, at time: Time) -> [Layer] {
    var frame = LayerList()
    sound.draw(viewport: viewport, at: time, into: &frame)
    return frame.layers
  }
}
