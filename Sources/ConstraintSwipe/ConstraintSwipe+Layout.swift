extension ConstraintSwipe {
  /// The width of a button whose action does not ask for one, in points.
  ///
  /// Chosen here: 80. The article draws its buttons in a storyboard and states no width.
  public static let defaultButtonWidth = 80.0

  /// Returns the buttons of both sides, laid out for a row's width, outermost first.
  ///
  /// - Parameters:
  ///   - leading: The actions on the leading side.
  ///   - trailing: The actions on the trailing side.
  ///   - width: The row's width, in points.
  ///   - options: The row's options.
  ///   - limit: The greatest total width of a side's buttons, in points.
  ///   - allowsFullSwipe: Whether a drag that uncovers a side with buttons may be a full swipe.
  /// - Returns: The buttons of both sides.
  static func strips(
    leading: [InteractionAction], trailing: [InteractionAction], width: Double, options: SwipeOptions, limit: Double,
    allowsFullSwipe: Bool
  ) -> ActionStrips {
    let widths = options.buttonWidths
    return ActionStrips(
      leading: leading, trailing: trailing, options: options,
      band: { ScrollBand(leading: $0, trailing: $1, width: width, allowsFullSwipe: allowsFullSwipe) },
      layout: { ActionStrip(edge: $0, actions: $1, buttonWidth: defaultButtonWidth, widths: widths, limit: limit) })
  }

  /// Lays the row out for a size in points.
  ///
  /// A new width ends a pan or a motion at the resting position; a new height alone affects neither.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let oldWidth = self.size.width
    self.size = size.madeFinite
    guard self.size.width != oldWidth else { return }
    strips = strips(leading: actions(.leading), trailing: actions(.trailing))
    state = .resting(rest)
  }

  /// Replaces the actions of a side; the system's looks use only the first trailing action.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let (actions, oldStrip, isArmed) = (look.actions(edge, of: actions), strips[edge], armedEdge(at: time) == edge)
    guard actions != oldStrip.actions else { return .none }
    strips = strips(
      leading: edge == .leading ? actions : self.actions(.leading),
      trailing: edge == .trailing ? actions : self.actions(.trailing))
    buttonTouch.actionsChanged(edge, from: oldStrip.actions, to: actions)
    if strips[edge].allowsContinuing(afterReplacing: oldStrip, isArmed: isArmed) { return .none }
    let (oldRest, rest) = (rest, strips.rest(rest, afterSetting: edge))
    state = .resting(rest)
    return SwipeEffects(rest == oldRest ? nil : rest.notice)
  }

  // MARK: Positions and frames

  /// Returns the actions of a side, outermost first, as in the article's button 1 and button 2.
  ///
  /// - Complexity: O(1).
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }

  /// Returns the frame of a button in the row's coordinates.
  ///
  /// The frame ends above the line below the row. With full swipes on, the outermost button grows as the content moves beyond
  /// the buttons, and the others move with the content, until the outermost one takes up all the space because a release would
  /// perform its action. Apart from that, with the transition `reveal`, buttons stay in place.
  ///
  /// - Precondition: The side has an action at this index.
  /// - Complexity: O(1).
  public func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    let canBeSwipedFully = canBeSwipedFully(edge)
    guard canBeSwipedFully || options.transition != .reveal else { return strips[edge].frame(index, in: buttonArea) }
    return strips[edge].frame(
      index, in: buttonArea, offset: offset(at: time), by: options.transition,
      isArmed: canBeSwipedFully ? armedEdge(at: time) == edge : nil)
  }

  /// Returns whether a side has actions and, with `noEmptySide`, its buttons have any width.
  ///
  /// - Complexity: O(1).
  public func canOpen(_ edge: SwipeEdge) -> Bool { !actions(edge).isEmpty && !cannotOpen(edge) }

  /// The size of the area for buttons, which ends above the line below the row.
  var buttonArea: LayoutSize {
    LayoutSize(width: size.width, height: max(0, size.height - look.separatorHeight))
  }

  /// Returns whether a drag that uncovers a side may be a full swipe; always false without `fingerKeepsHold`.
  func canBeSwipedFully(_ edge: SwipeEdge) -> Bool { allowsFullSwipe && strips[edge].supportsFullSwipe }

  /// Returns the side that an offset shows, even if the side has no buttons.
  ///
  /// At 0 the result is the trailing side, as in the article, unless only the leading side has something to show.
  func shownEdge(at offset: Double) -> SwipeEdge {
    if offset != 0 { return offset > 0 ? .leading : .trailing }
    return strips.trailing.isEmpty && !strips.leading.isEmpty ? .leading : .trailing
  }

  /// The range of offsets that a drag can reach, in points.
  ///
  /// The content stops where all buttons of a side show or, toward a side that can be swiped fully, at the row's width if that
  /// is farther; there is no rubber band. Content that was caught beyond a stop can stay there.
  public var limits: ClosedRange<Double> { strips.band.stops }
}
