/// A list that wraps another list, its base.
///
/// Declare only the members that behave differently; all others are forwarded to the base.
///
///     /// A list that ignores taps.
///     struct UntappableList<Base: ListInteraction>: ListDecorator {
///       var base: Base
///       mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
///         if case .tap = gesture { .none } else { base.handle(gesture, at: time) }
///       }
///     }
///
/// Declaring a member affects only that member: if you declare `height(of:)`, `top(of:)` is still the base's.
public protocol ListDecorator: ListInteraction {
  /// The type of the decorated list.
  associatedtype Base: ListInteraction
  /// The decorated list.
  var base: Base { get set }
}

// The requirements of `ListInteraction` and of the protocols that it refines, in the order of the protocols, which document
// them. `Tests/PublicInterface/check` reports missing requirements.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListDecorator {
  public var sectionCount: Int { base.sectionCount }
  public func rowCount(inSection section: Int) -> Int { base.rowCount(inSection: section) }
  public func id(for position: RowPosition) -> RowID? { base.id(for: position) }
  public func position(of row: RowID) -> RowPosition? { base.position(of: row) }
  public var contentHeight: Double { base.contentHeight }
  public func height(of row: RowID) -> Double? { base.height(of: row) }
  public func top(of row: RowID) -> Double? { base.top(of: row) }
  public func row(atY y: Double) -> RowID? { base.row(atY: y) }
  public func hit(_ point: Vector, at time: Time) -> RowHit? { base.hit(point, at: time) }
  public func coveredHeight(atTop y: Double, at time: Time) -> Double { base.coveredHeight(atTop: y, at: time) }
  public func actions(for row: RowID) -> [InteractionAction] { base.actions(for: row) }
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    base.perform(action, on: row, at: time)
  }
  @discardableResult
  public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects { base.handle(gesture, at: time) }
  public var gestures: TableGestures { base.gestures }
  public func spokenRow(_ row: RowID) -> SpokenRow? { base.spokenRow(row) }
  public var liftedRow: RowID? { base.liftedRow }
  public var revertsOnSpill: Bool { base.revertsOnSpill }
  public var reducesMotion: Bool {
    get { base.reducesMotion }
    set { base.reducesMotion = newValue }
  }
  public var animationDuration: Double? {
    get { base.animationDuration }
    set { base.animationDuration = newValue }
  }
  public var settleTime: Time? { base.settleTime }
  public mutating func advance(to time: Time) { base.advance(to: time) }
  public mutating func resize(toWidth width: Double, at time: Time) { base.resize(toWidth: width, at: time) }
  public func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    base.draw(viewport: viewport, at: time, into: &layers)
  }

  // MARK: RevealingList

  public var openRows: [RowID] { base.openRows }
  public func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    base.rowsToClose(after: change, except: row, at: time)
  }
  public func openEdge(of row: RowID) -> SwipeEdge? { base.openEdge(of: row) }
  public func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { base.buttons(edge, of: row) }
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    base.canDrag(row, uncovering: edge, at: time)
  }

  // MARK: AskingList

  public var waitingRows: [RowID] { base.waitingRows }
  @discardableResult
  public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { base.confirm(row, at: time) }
  @discardableResult
  public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { base.cancel(row, at: time) }

  // MARK: TextEditingList

  public var editedRow: RowID? { base.editedRow }
  public var editedText: String? { base.editedText }
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects { base.type(text, at: time) }
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { base.endEditing(at: time) }

  // MARK: UndoableList

  public var canUndo: Bool { base.canUndo }
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects { base.undo(at: time) }

  // MARK: HeightAdjustableList

  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    base.setHeights(changes, animated: animated, at: time)
  }
  public func customHeight(of row: RowID) -> Double? { base.customHeight(of: row) }
}
