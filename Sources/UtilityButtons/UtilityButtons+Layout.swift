extension UtilityButtons {
  /// The width of a button whose action asks for none, in points.
  ///
  /// From the article, "SWUtilityButtonView": `kUtilityButtonWidthDefault`.
  public static let defaultButtonWidth = 90.0
  /// The greatest total width of a side's buttons, in points; if they need more, they shrink.
  ///
  /// From SWTableViewCell, `kUtilityButtonsWidthMax`: 260 of the 320 points of every iPhone of its time.
  public static let maximumStripWidth = 260.0
  /// The room for a table's section index beyond the trailing buttons, in points.
  ///
  /// From SWTableViewCell, `kSectionIndexWidth`.
  public static let sectionIndexWidth = 15.0

  /// The left strip's width, in points: how far the content moves to show it; 0 if that side may not open.
  public var leftWidth: Double { strips.leading.reach }
  /// The right strip's width, in points, including the room for a section index; 0 if that side may not open.
  public var rightWidth: Double { strips.trailing.reach }
  /// The article's `utilityButtonsPadding`: the width of both strips, in points.
  public var padding: Double { leftWidth + rightWidth }

  /// Returns how far the scroll view has scrolled: the left strip's width minus `offset(at:)`.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The content offset in points: 0 when the left strip shows, `leftWidth` when closed, `padding` when the right
  ///   strip shows. Without `Correction.stripsFollow` it is 0 before SWTableViewCell's first layout pass.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { isLaidOut ? leftWidth - offset(at: time) : 0 }

  /// Lays out the buttons of a side for the row's width.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - actions: Its actions, outermost first.
  /// - Returns: The strip, which reaches 0 points if the side may not open.
  func laidOut(_ edge: SwipeEdge, _ actions: [InteractionAction]) -> ActionStrip {
    let inset = edge == .trailing && hasSectionIndex ? Self.sectionIndexWidth : 0
    let strip = ActionStrip(
      edge: edge, actions: actions, buttonWidth: Self.defaultButtonWidth, widths: options.buttonWidths,
      limit: utilityButtonsWidthMax(actions, inset: inset), fillsLimit: cellClass.fillsWidth, inset: inset)
    return strip.reaching(cannotOpen(edge, isEmpty: strip.isEmpty) ? 0 : strip.total + inset)
  }

  /// Lays the row out for a size, in points.
  ///
  /// A new width ends a pan or a motion at the resting position; a new height alone affects neither.
  /// `targetContentOffset` then says where a real scroll view must go.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let (width, shown) = (self.size.width, leftWidth - offset(at: time))
    self.size = size.madeFinite
    let isOtherWidth = self.size.width != width
    if isOtherWidth { strips = strips.laidOut(band: band, by: laidOut) }
    layoutSubviews(isOtherWidth: isOtherWidth, shown: shown)
    didLayOut()
  }

  /// Replaces the actions of a side; under rules without that side it has none.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let actions = hasButtons(edge) ? actions : []
    let (old, isArmed, shown) = (strips[edge], armedEdge(at: time) == edge, leftWidth - offset(at: time))
    guard actions != old.actions else { return .none }
    strips = strips.setting(actions, edge, band: band, layout: laidOut)
    buttonTouch.actionsChanged(edge, from: old.actions, to: actions)
    if strips[edge].keepsPlaces(of: old, isArmed: isArmed) { return .none }
    let (before, rest) = (rest, strips.remaining(rest, setting: edge))
    let isCutShort = settles != nil
    put(at: rest, shown, as: rest)
    // A motion that is cut short ends with a scroll event, like a finished one.
    if isCutShort { didScroll(to: strips.offset(of: rest)) }
    return SwipeEffects(rest == before ? nil : rest.notice)
  }

  /// Puts the content at a resting position at once, or sends the real scroll view there from the content offset it shows.
  ///
  /// The article's state does not change when its content closes.
  mutating func put(at destination: Rest, _ shown: Double, as rest: Rest) {
    let offset = strips.offset(of: destination)
    // With strips of another width, the same content offset is another offset.
    state.moved(to: self.offset(ofContent: shown))
    _ = state.put(at: offset, rest, in: strips)
  }

  /// Whether the rules allow buttons on a side.
  private func hasButtons(_ edge: SwipeEdge) -> Bool { edge == .trailing || cellClass.hasLeftButtons }

  /// Whether a side can become the row's resting position.
  func canEnter(_ edge: SwipeEdge) -> Bool { hasButtons(edge) && !isRigid(strips[edge]) }

  // MARK: Positions and frames

  /// The actions of a side, outermost first; for the article's order, from the left, see `articleIndex(_:_:)`.
  ///
  /// - Complexity: O(1).
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }

  /// The frame of a button, in the row's coordinates; buttons stay in place while `options.transition` is `reveal`.
  ///
  /// With full swipes on, the outermost one grows as the content moves beyond them.
  ///
  /// - Precondition: The side has an action at this index.
  /// - Complexity: O(1).
  public func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    let isSwipedFully = isSwipedFully(edge)
    guard isSwipedFully || options.transition != .reveal else { return strips[edge].frame(index, in: size) }
    return strips[edge].frame(
      index, in: size, offset: offset(at: time), by: options.transition,
      isArmed: isSwipedFully ? armedEdge(at: time) == edge : nil)
  }

  /// Whether the buttons of a side are painted where the content does not cover them: only those of the shown side.
  ///
  /// Without `Correction.oneSideShows` both sides' are, the right strip above the left one.
  ///
  /// - Complexity: O(1).
  public func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool {
    canOpen(edge) && paintsOpenable(edge, at: offset(at: time))
  }

  /// Whether a side has actions and may open.
  ///
  /// - Complexity: O(1).
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strips[edge].actions.isEmpty && canEnter(edge) }

  /// The rubber band around the content; a scroll view with nothing to scroll does not bounce.
  func band(leading: ActionStrip, trailing: ActionStrip) -> ScrollBand {
    let scrolls = leading.reach + trailing.reach > 0
    return ScrollBand(
      leading: leading, trailing: trailing, width: size.width, fullSwipe: options.fullSwipe,
      pulls: (scrolls && !isRigid(leading), scrolls && !isRigid(trailing)))
  }

  /// The distance that a rubber band tends to, in points; 0 if nothing scrolls.
  var swing: Double { padding > 0 ? size.width : 0 }

  /// Whether the content cannot be dragged toward a side.
  func isRigid(_ strip: ActionStrip) -> Bool { cannotOpen(strip.edge, isEmpty: strip.reach == 0) }

  /// Whether a drag to a side may be a full swipe; a side that may not open reaches 0 points.
  func isSwipedFully(_ edge: SwipeEdge) -> Bool { options.fullSwipe && strips[edge].canBeSwipedFully }

  /// The offsets that a drag can reach: from all trailing buttons to all leading ones, and beyond by a rubber band.
  ///
  /// The band tends to the row's width, which no finger reaches. There is none toward a side that cannot open, nor with full
  /// swipes on, because the content then follows the finger up to the row's width.
  public var limits: ClosedRange<Double> { (0 - farthest(.trailing))...farthest(.leading) }

  /// How far a finger can bring the content toward a side, in points.
  func farthest(_ edge: SwipeEdge) -> Double {
    let reach = strips[edge].reach
    if isSwipedFully(edge) { return max(reach, size.width) }
    return isRigid(strips[edge]) ? 0 : reach + swing
  }
}
