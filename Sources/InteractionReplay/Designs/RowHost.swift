import InteractionCore
import InteractionLaws

/// A row of any design on which scripts are played; a class protocol, because Embedded Swift has no other existential types.
protocol RowHost: AnyObject {
  /// The resting position.
  var rest: Rest { get }
  /// The time when the running motion ends, or nil if there is none.
  var settleTime: Time? { get }
  /// Returns the content's offset, in points.
  func offset(at time: Time) -> Double
  /// Returns the offsets at which the content can rest, including 0 for closed, in points, in ascending order.
  func restingOffsets(at time: Time) -> [Double]
  /// Advances the row to a time, and handles an event.
  func handle(_ event: RowEvent, at time: Time) -> SwipeEffects
  /// Returns the row's values in a trace, in the row's own coordinates.
  func state(at time: Time) -> [String: JSON]
  /// Draws the row with its upper leading corner at the origin.
  func draw(at time: Time, into layers: inout LayerList)
}

/// A row on which scripts are played, with the values that its design adds to traces.
final class ScriptedRow<Row: RevealingRow & DrawableRow>: RowHost {
  private var row: Row
  private let designState: RowDesign.State<Row>

  init(_ row: Row, state: RowDesign.State<Row>) {
    self.row = row
    designState = state
  }

  var rest: Rest { row.rest }
  var settleTime: Time? { row.settleTime }
  func offset(at time: Time) -> Double { row.offset(at: time) }

  func restingOffsets(at time: Time) -> [Double] {
    let openOffsets = SwipeEdge.allCases.filter { row.canOpen($0) }.map { edge in
      var row = row
      _ = row.open(edge, animated: false, at: time)
      // A row that code cannot open may open for a finger.
      return row.rest == .open(edge) ? row.offset(at: time) : edge.sign * row.revealedWidth(edge, at: time)
    }
    return (openOffsets + [0]).sorted()
  }

  func handle(_ event: RowEvent, at time: Time) -> SwipeEffects { row.handle(event, at: time) }
  func state(at time: Time) -> [String: JSON] { row.state(at: time, adding: designState) }
  func draw(at time: Time, into layers: inout LayerList) {
    row.draw(RowContent(id: RowID(0), title: "Item #1"), origin: .zero, at: time, into: &layers)
  }
}

extension RevealingRow {
  /// Returns a row's values in a trace, in the row's own coordinates.
  func state(at time: Time, adding designState: RowDesign.State<Self>) -> [String: JSON] {
    let isMoving = isMoving(at: time)
    let target = offset(at: isMoving ? settleTime ?? time : time)
    func frames(_ edge: SwipeEdge) -> JSON {
      .array(actions(edge).indices.map { .rect(actionFrame(edge: edge, index: $0, at: time)) })
    }
    var sharedValues: [String: JSON] = [
      "offset": .number(offset(at: time)), "target": .number(target), "rest": .string(rest.name),
      "isMoving": .bool(isMoving), "content": .rect(contentFrame(at: time)),
      "buttons": .object([
        SwipeEdge.leading.name: frames(.leading), SwipeEdge.trailing.name: frames(.trailing),
      ]),
    ]
    // Without an armed side there is no `armed`, so traces of rows without full swipes never have this key.
    if let edge = armedEdge(at: time) { sharedValues["armed"] = .string(edge.name) }
    return sharedValues.adding(designState.values(self, time))
  }
}
