extension UtilityButtons {
  /// The width of a button whose action does not ask for one, in points.
  ///
  /// From the article, "SWUtilityButtonView": `kUtilityButtonWidthDefault`.
  public static let defaultButtonWidth = 90.0
  /// The greatest total width of a side's buttons under SWTableViewCell's rules, in points; wider buttons shrink.
  ///
  /// From SWTableViewCell, `kUtilityButtonsWidthMax`: 260 of the 320 points that every iPhone was wide at the time.
  public static let maximumStripWidth = 260.0
  /// The space for a table's section index beyond the trailing buttons, in points.
  ///
  /// From SWTableViewCell, `kSectionIndexWidth`.
  public static let sectionIndexWidth = 15.0

  /// The left strip's width, by which the content moves to show the strip, in points; 0 if that side cannot open.
  public var leftWidth: Double { strips.leading.reach }
  /// The right strip's width, including the space for a section index, in points; 0 if that side cannot open.
  public var rightWidth: Double { strips.trailing.reach }
  /// The article's `utilityButtonsPadding`, the total width of both strips, in points.
  public var padding: Double { leftWidth + rightWidth }

  /// Returns the scroll view's content offset, the left strip's width minus `offset(at:)`.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The content offset in points, 0 when the left strip shows, `leftWidth` when closed, `padding` when the
  ///   right strip shows. Without `Correction.stripsFollow`, it is 0 before SWTableViewCell's first layout pass.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { isLaidOut ? leftWidth - offset(at: time) : 0 }

  /// Returns the buttons of a side, laid out for the row's width.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - actions: The side's actions, outermost first.
  /// - Returns: The strip, whose `reach` is 0 if the side cannot open.
  func laidOutStrip(_ edge: SwipeEdge, _ actions: [InteractionAction]) -> ActionStrip {
    let inset = edge == .trailing && hasSectionIndex ? Self.sectionIndexWidth : 0
    let strip = ActionStrip(
      edge: edge, actions: actions, buttonWidth: Self.defaultButtonWidth, widths: options.buttonWidths,
      limit: utilityButtonsWidthMax(actions, inset: inset), fillsLimit: cellClass.fillsWidth, inset: inset)
    return strip.reaching(cannotOpen(edge, isEmpty: strip.isEmpty) ? 0 : strip.totalWidth + inset)
  }

  /// Lays the row out for a size in points.
  ///
  /// A new width ends a pan or a motion at the resting position, and a real scroll view must then move to
  /// `targetContentOffset`. A new height alone affects neither. Without `Correction.layoutKeepsState`, under SWTableViewCell's
  /// rules, every call moves the content to the center and leaves `rest` as it is.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let (oldWidth, contentOffset) = (self.size.width, leftWidth - offset(at: time))
    self.size = size.madeFinite
    let hasNewWidth = self.size.width != oldWidth
    if hasNewWidth { strips = strips.laidOut(band: band, by: laidOutStrip) }
    layoutSubviews(hasNewWidth: hasNewWidth, contentOffset: contentOffset)
    didLayOut()
  }

  /// Replaces the actions of a side, or does nothing if the rules allow no buttons there.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let actions = allowsButtons(on: edge) ? actions : []
    let (oldStrip, isArmed) = (strips[edge], armedEdge(at: time) == edge)
    let contentOffset = leftWidth - offset(at: time)
    guard actions != oldStrip.actions else { return .none }
    strips = strips.setting(actions, edge, band: band, layout: laidOutStrip)
    buttonTouch.actionsChanged(edge, from: oldStrip.actions, to: actions)
    if strips[edge].allowsContinuing(afterReplacing: oldStrip, isArmed: isArmed) { return .none }
    let (oldRest, rest) = (rest, strips.rest(rest, afterSetting: edge))
    let isCutShort = settleTime != nil
    put(at: rest, from: contentOffset, as: rest)
    // A motion that ends early causes a scroll event, as a finished motion does.
    if isCutShort { didScroll(to: strips.offset(of: rest)) }
    return SwipeEffects(rest == oldRest ? nil : rest.notice)
  }

  /// Puts the content at a resting position without a motion, or sends the real scroll view there from its current content
  /// offset.
  ///
  /// `contentOffset` is the scroll view's content offset, in points. `destination` and `rest` differ only without
  /// `layoutKeepsState`, when SWTableViewCell's layout pass moves the content to the center and leaves the state as it is.
  mutating func put(at destination: Rest, from contentOffset: Double, as rest: Rest) {
    let offset = strips.offset(of: destination)
    // After a change of the strips' widths, the same content offset corresponds to a different offset.
    state.recordMove(to: self.offset(forContentOffset: contentOffset))
    _ = state.put(at: offset, rest: rest, in: strips)
  }

  /// Returns whether the rules allow buttons on a side.
  private func allowsButtons(on edge: SwipeEdge) -> Bool { edge == .trailing || cellClass.hasLeftButtons }

  /// Returns whether the row can rest open on a side.
  func canRest(on edge: SwipeEdge) -> Bool { allowsButtons(on: edge) && !isRigid(strips[edge]) }

  // MARK: Positions and frames

  /// Returns the actions of a side, outermost first; `articleIndex(edge:index:)` returns an action's index in the article, from
  /// the left.
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

  /// Returns whether the buttons of a side are painted, which is true for the visible side and, at offset 0, for both
  /// sides.
  ///
  /// A side that cannot open is not painted. Without `Correction.oneSideShows`, the buttons of both sides are painted, the
  /// right strip on top.
  ///
  /// - Complexity: O(1).
  public func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool {
    canOpen(edge) && paintsActions(onOpenable: edge, at: offset(at: time))
  }

  /// Returns whether a side has actions, and the row can rest open on it.
  ///
  /// - Complexity: O(1).
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strips[edge].actions.isEmpty && canRest(on: edge) }

  /// Returns the rubber band around the content, which is rigid on a side that cannot open or can be swiped fully.
  ///
  /// The band is rigid on both sides if there is nothing to scroll, because a scroll view then does not bounce.
  func band(leading: ActionStrip, trailing: ActionStrip) -> ScrollBand {
    let scrolls = leading.reach + trailing.reach > 0
    return ScrollBand(
      leading: leading, trailing: trailing, width: size.width, allowsFullSwipe: options.allowsFullSwipe,
      pulls: (scrolls && !isRigid(leading), scrolls && !isRigid(trailing)))
  }

  /// The distance beyond the buttons that content on the rubber band approaches, in points; 0 if there is nothing to scroll.
  var bandWidth: Double { padding > 0 ? size.width : 0 }

  /// Returns whether the side of a strip cannot open, because it is forbidden or, if corrected, because its reach is 0.
  func isRigid(_ strip: ActionStrip) -> Bool { cannotOpen(strip.edge, isEmpty: strip.reach == 0) }

  /// Returns whether a drag that uncovers a side may be a full swipe; false if the side's `reach` is 0 or it has no actions.
  func canBeSwipedFully(_ edge: SwipeEdge) -> Bool { options.allowsFullSwipe && strips[edge].supportsFullSwipe }

  /// The range of offsets that a drag can reach, in points, including those on the rubber band.
  ///
  /// The band ends a row's width beyond the buttons, but no finger can reach its end. The content does not move toward a side
  /// that cannot open. There is no band toward a side that can be swiped fully, where the content follows the finger up to the
  /// row's width or, if that is farther, until all buttons show.
  public var limits: ClosedRange<Double> { (0 - maximumOffset(.trailing))...maximumOffset(.leading) }

  /// Returns the distance from offset 0 to the end of `limits` on a side, in points.
  func maximumOffset(_ edge: SwipeEdge) -> Double {
    let reach = strips[edge].reach
    if canBeSwipedFully(edge) { return max(reach, size.width) }
    return isRigid(strips[edge]) ? 0 : reach + bandWidth
  }
}
