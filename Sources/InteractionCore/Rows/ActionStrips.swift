/// The buttons on both sides of a row, the row's options, and the offsets to which the content can move.
///
///     let strips = ActionStrips(leading: [], trailing: [delete, more]) { edge, actions in
///       ActionStrip(edge: edge, actions: actions, buttonWidth: 80, limit: 260)
///     }
///     strips.offset(of: .open(.trailing))   // -160
///     strips.stops                          // -160...0
public struct ActionStrips: Hashable, Sendable {
  /// The storage, which copies of a row share, because rows are copied and compared far more often than they are laid out.
  @usableFromInline let storage: Storage

  @usableFromInline final class Storage: Sendable {
    @usableFromInline let leading: ActionStrip
    @usableFromInline let trailing: ActionStrip
    @usableFromInline let options: SwipeOptions
    @usableFromInline let band: ScrollBand

    init(leading: ActionStrip, trailing: ActionStrip, options: SwipeOptions, band: ScrollBand) {
      self.leading = leading
      self.trailing = trailing
      self.options = options
      self.band = band
    }
  }

  /// The buttons on the leading side.
  @inlinable public var leading: ActionStrip { storage.leading }
  /// The buttons on the trailing side.
  @inlinable public var trailing: ActionStrip { storage.trailing }
  /// The row's options.
  @inlinable public var options: SwipeOptions { storage.options }
  /// The rubber band, which limits where a finger can move the content; stored so that no sample has to create it.
  @inlinable public var band: ScrollBand { storage.band }

  /// Creates the strips by laying out the buttons of both sides.
  ///
  /// - Parameters:
  ///   - leading: The actions on the leading side, outermost first.
  ///   - trailing: The actions on the trailing side, outermost first.
  ///   - options: The row's options.
  ///   - band: A closure that returns the rubber band for the leading and the trailing strip; by default the content cannot
  ///     be dragged beyond their reach.
  ///   - layout: A closure that lays out the actions of one side. The closure is called once for each side, leading first.
  /// - Complexity: O(*n*) in the number of actions, if `layout` is.
  public init(
    leading: [InteractionAction], trailing: [InteractionAction], options: SwipeOptions = SwipeOptions(),
    band: (ActionStrip, ActionStrip) -> ScrollBand = { ScrollBand(leading: $0, trailing: $1) },
    layout: (SwipeEdge, [InteractionAction]) -> ActionStrip
  ) {
    let (leading, trailing) = (layout(.leading, leading), layout(.trailing, trailing))
    storage = Storage(leading: leading, trailing: trailing, options: options, band: band(leading, trailing))
  }

  /// Returns a new layout of the same actions, for example after the row's width has changed.
  ///
  /// - Parameters:
  ///   - band: A closure that returns the rubber band for the leading and the trailing strip; by default the content cannot
  ///     be dragged beyond their reach.
  ///   - layout: A closure that lays out the actions of one side. The closure is called once for each side, leading first.
  /// - Returns: The new strips.
  /// - Complexity: O(*n*) in the number of actions, if `layout` is.
  public func laidOut(
    band: (ActionStrip, ActionStrip) -> ScrollBand = { ScrollBand(leading: $0, trailing: $1) },
    by layout: (SwipeEdge, [InteractionAction]) -> ActionStrip
  ) -> ActionStrips {
    ActionStrips(leading: leading.actions, trailing: trailing.actions, options: options, band: band, layout: layout)
  }

  /// Returns a new layout with different actions on one side.
  ///
  /// - Parameters:
  ///   - actions: The side's actions, outermost first.
  ///   - edge: The side of the row.
  ///   - band: A closure that returns the rubber band for the leading and the trailing strip; by default the content cannot
  ///     be dragged beyond their reach.
  ///   - layout: A closure that lays out the actions of one side. The closure is called once for each side, leading first.
  /// - Returns: The new strips.
  /// - Complexity: O(*n*) in the number of actions, if `layout` is.
  public func setting(
    _ actions: [InteractionAction], _ edge: SwipeEdge,
    band: (ActionStrip, ActionStrip) -> ScrollBand = { ScrollBand(leading: $0, trailing: $1) },
    layout: (SwipeEdge, [InteractionAction]) -> ActionStrip
  ) -> ActionStrips {
    let (leading, trailing) = edge == .leading ? (actions, trailing.actions) : (leading.actions, actions)
    return ActionStrips(leading: leading, trailing: trailing, options: options, band: band, layout: layout)
  }

  /// The buttons of a side.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: `leading` or `trailing`.
  /// - Complexity: O(1).
  @inlinable public subscript(edge: SwipeEdge) -> ActionStrip {
    switch edge {
    case .leading: storage.leading
    case .trailing: storage.trailing
    }
  }

  /// Returns the offset of a resting position.
  ///
  /// - Parameter rest: The resting position.
  /// - Returns: The content's offset in points, 0 if closed, otherwise the side's `reach`, negative for the trailing side.
  /// - Complexity: O(1).
  @inlinable public func offset(of rest: Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(.leading): storage.leading.reach
    case .open(.trailing): 0 - storage.trailing.reach
    }
  }

  /// The range of offsets from the trailing side open to the leading side open, in points.
  @inlinable public var stops: ClosedRange<Double> { (0 - storage.trailing.reach)...storage.leading.reach }

  /// Returns whether both values have the same buttons in the same layout, the same options and the same band.
  ///
  /// - Complexity: O(1) for copies, O(*n*) in the number of actions otherwise.
  public static func == (lhs: ActionStrips, rhs: ActionStrips) -> Bool {
    lhs.storage === rhs.storage
      || lhs.leading == rhs.leading && lhs.trailing == rhs.trailing && lhs.options == rhs.options
        && lhs.band == rhs.band
  }

  /// Hashes the buttons of both sides and the options.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*) in the number of actions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.leading)
    hasher.combine(storage.trailing)
    hasher.combine(storage.options)
  }
}

// The state that a row keeps when the actions of a side are replaced.

extension ActionStrip {
  /// Returns whether a drag or a motion may continue after these buttons have replaced other buttons.
  ///
  /// A drag or a motion may continue if the buttons have the same frames and reach. If a release would have performed the
  /// outermost action, that action must also have the same id.
  ///
  /// - Parameters:
  ///   - old: The buttons that were replaced.
  ///   - isArmed: Whether a release would have performed the outermost action.
  /// - Returns: Whether a drag or a motion may continue.
  /// - Complexity: O(*n*) in the number of actions.
  public func allowsContinuing(afterReplacing old: ActionStrip, isArmed: Bool) -> Bool {
    isLaidOut(like: old) && (!isArmed || actions.first?.id == old.actions.first?.id)
  }
}

extension ActionStrips {
  /// Returns the resting position of a row after the buttons of a side have been replaced by these.
  ///
  /// - Parameters:
  ///   - rest: The resting position before.
  ///   - edge: The side with the new buttons.
  /// - Returns: `rest`, or closed if the side was open and its `reach` is now 0.
  /// - Complexity: O(1).
  public func rest(_ rest: Rest, afterSetting edge: SwipeEdge) -> Rest {
    rest == .open(edge) && self[edge].reach == 0 ? .closed : rest
  }
}
