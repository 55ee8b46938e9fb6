extension ScrollSwipe {
  /// Returns the buttons of both sides, laid out for a row's width, outermost first.
  ///
  /// - Parameters:
  ///   - leading: The actions on the leading side.
  ///   - trailing: The actions on the trailing side.
  ///   - width: The row's width, in points.
  ///   - options: The row's options.
  ///   - limit: The greatest total width of a side's buttons, in points.
  ///   - pullsTowardEmptySides: Whether even a side without buttons has a rubber band.
  /// - Returns: The buttons of both sides.
  static func strips(
    leading: [InteractionAction], trailing: [InteractionAction], width: Double, options: SwipeOptions, limit: Double,
    pullsTowardEmptySides: Bool
  ) -> ActionStrips {
    let widths = options.buttonWidths
    return ActionStrips(
      leading: leading, trailing: trailing, options: options,
      band: { leading, trailing in
        ScrollBand(
          leading: leading, trailing: trailing, width: width, allowsFullSwipe: options.allowsFullSwipe,
          pulls: (pullsTowardEmptySides || !leading.isEmpty, pullsTowardEmptySides || !trailing.isEmpty))
      },
      layout: { ActionStrip(edge: $0, actions: $1, buttonWidth: defaultButtonWidth, widths: widths, limit: limit) })
  }

  /// Lays out the row's buttons for its current width.
  mutating func layOutButtons() {
    strips = strips(leading: actions(.leading), trailing: actions(.trailing))
  }

  /// Lays the row out for a size in points, like the article's `layoutSubviews`.
  ///
  /// A new width ends a pan or a motion at the resting position, and a real scroll view must then move to
  /// `targetContentOffset`. A new height alone affects neither. Without `Correction.layoutKeepsState`, every call closes the
  /// row.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    layoutSubviews(bounds: size.madeFinite)
  }

  /// Replaces the actions of a side, or does nothing if the rules allow no buttons there.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let actions = allowsButtons(on: edge) ? actions : []
    let (oldStrip, isArmed) = (strips[edge], armedEdge(at: time) == edge)
    guard actions != oldStrip.actions else { return .none }
    strips = strips(
      leading: edge == .leading ? actions : self.actions(.leading),
      trailing: edge == .trailing ? actions : self.actions(.trailing))
    buttonTouch.actionsChanged(edge, from: oldStrip.actions, to: actions)
    if strips[edge].allowsContinuing(afterReplacing: oldStrip, isArmed: isArmed) { return .none }
    let oldRest = rest
    put(at: strips.rest(oldRest, afterSetting: edge))
    return SwipeEffects(rest == oldRest ? nil : rest.notice)
  }

  /// Puts the content at a resting position without a motion, or sends the real scroll view there.
  mutating func put(at rest: Rest) {
    let offset = strips.offset(of: rest)
    if state.put(at: offset, rest: rest, in: strips) { didScroll(to: offset) }
  }

  // MARK: Positions and frames

  /// Returns the actions of a side, outermost first, as in the article's "Yes" and "No" on the leading side.
  ///
  /// - Complexity: O(1).
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }

  /// Returns the frame of a button in the row's coordinates.
  ///
  /// With full swipes on, the outermost button grows as the content moves beyond the buttons, and the others move with the
  /// content, until the outermost one takes up all the space because a release would perform its action. Apart from that, with
  /// the transition `reveal`, buttons stay in place.
  ///
  /// - Precondition: The side has an action at this index.
  /// - Complexity: O(1).
  public func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    let canBeSwipedFully = canBeSwipedFully(edge)
    guard canBeSwipedFully || options.transition != .reveal else { return strips[edge].frame(index, in: size) }
    return strips[edge].frame(
      index, in: size, offset: offset(at: time), by: options.transition,
      isArmed: canBeSwipedFully ? armedEdge(at: time) == edge : nil)
  }

  /// Returns whether a drag that uncovers a side may be a full swipe.
  func canBeSwipedFully(_ edge: SwipeEdge) -> Bool { options.allowsFullSwipe && strips[edge].supportsFullSwipe }

  /// Returns whether the buttons of a side have any width.
  ///
  /// - Complexity: O(1).
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strips[edge].isEmpty }

  /// Returns the side that an offset shows, even if the side has no buttons; nil at 0.
  func shownEdge(at offset: Double) -> SwipeEdge? {
    offset > 0 ? .leading : offset < 0 ? .trailing : nil
  }

  /// The range of offsets that a drag can reach, in points, including those on the rubber band.
  ///
  /// The band ends a row's width beyond the buttons, but no finger can reach its end. The content does not move toward a side
  /// without buttons. There is no band toward a side that can be swiped fully, where the content follows the finger up to the
  /// row's width or, if that is farther, until all buttons show.
  public var limits: ClosedRange<Double> { (0 - maximumOffset(.trailing))...maximumOffset(.leading) }

  /// Returns the distance from offset 0 to the end of `limits` on a side, in points.
  func maximumOffset(_ edge: SwipeEdge) -> Double {
    let strip = strips[edge]
    if canBeSwipedFully(edge) { return max(strip.reach, size.width) }
    return strip.isEmpty ? 0 : strip.totalWidth + size.width
  }
}
