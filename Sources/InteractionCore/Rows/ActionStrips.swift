/// The buttons of both sides of a row, and the offsets at which the content rests.
///
///     let strips = ActionStrips(leading: [], trailing: [delete, more]) { edge, actions in
///       ActionStrip(edge: edge, actions: actions, buttonWidth: 80, limit: 260)
///     }
///     strips.offset(of: .open(.trailing))   // -160
///     strips.stops                          // -160...0
public struct ActionStrips: Hashable, Sendable {
  /// The buttons on the leading side.
  public let leading: ActionStrip
  /// The buttons on the trailing side.
  public let trailing: ActionStrip

  /// Lays out the buttons of both sides.
  ///
  /// - Parameters:
  ///   - leading: The actions on the leading side, outermost first.
  ///   - trailing: The actions on the trailing side, outermost first.
  ///   - layout: Makes the strip of one side of its actions. It is called once for each side, leading first.
  /// - Complexity: O(*n*) in the number of actions, where `layout` is.
  public init(
    leading: [InteractionAction], trailing: [InteractionAction],
    layout: (SwipeEdge, [InteractionAction]) -> ActionStrip
  ) {
    self.leading = layout(.leading, leading)
    self.trailing = layout(.trailing, trailing)
  }

  /// Lays out the same actions again, for example after the row's width has changed.
  ///
  /// - Parameter layout: Makes the strip of one side of its actions. It is called once for each side, leading first.
  /// - Returns: The new strips; nothing of the old layout is kept.
  /// - Complexity: O(*n*) in the number of actions, where `layout` is.
  public func laidOut(by layout: (SwipeEdge, [InteractionAction]) -> ActionStrip) -> ActionStrips {
    ActionStrips(leading: leading.actions, trailing: trailing.actions, layout: layout)
  }

  /// The buttons of a side.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: `leading` or `trailing`.
  /// - Complexity: O(1).
  public subscript(edge: SwipeEdge) -> ActionStrip {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// The offset at which the content rests.
  ///
  /// - Parameter rest: The resting position.
  /// - Returns: The content's offset in points: 0 for closed, otherwise the side's `reach`, negative for the trailing
  ///   side.
  /// - Complexity: O(1).
  public func offset(of rest: Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(.leading): leading.reach
    case .open(.trailing): 0 - trailing.reach
    }
  }

  /// The offsets between which the content can rest, in points: from the trailing side open to the leading side open.
  public var stops: ClosedRange<Double> { (0 - trailing.reach)...leading.reach }
}
