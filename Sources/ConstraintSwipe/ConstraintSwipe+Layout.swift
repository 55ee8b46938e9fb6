extension ConstraintSwipe {
  /// The width that an action's button has when it asks for none, in points.
  ///
  /// Chosen here: the article draws its buttons in a storyboard and states no width; 80 is the width that its numbers were
  /// measured with.
  public static let defaultButtonWidth = 80.0

  /// How the buttons of a side are laid out in a row of a width, in points.
  static func layout(
    width: Double, options: SwipeOptions, corrections: Corrections
  ) -> (SwipeEdge, [InteractionAction]) -> ActionStrip {
    let limit = corrections.contains(.contentStaysVisible) ? width - ActionStrip.visibleContent : .infinity
    let widths = options.buttonWidths
    return { ActionStrip(edge: $0, actions: $1, buttonWidth: defaultButtonWidth, widths: widths, limit: limit) }
  }

  /// How far a finger brings the content of a row of a width, in points: without a rubber band.
  static func band(
    width: Double, options: SwipeOptions, corrections: Corrections
  ) -> (ActionStrip, ActionStrip) -> ScrollBand {
    let fullSwipe = options.fullSwipe && corrections.contains(.fingerKeepsHold)
    return { ScrollBand(leading: $0, trailing: $1, width: width, fullSwipe: fullSwipe) }
  }

  /// Lays the row out for a size, in points.
  ///
  /// Another width ends a pan or a motion at the resting position; another height and the same size leave both as they are.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size.madeFinite
    guard self.size.width != width else { return }
    strips = strips.laidOut(
      band: Self.band(width: self.size.width, options: options, corrections: corrections),
      by: Self.layout(width: self.size.width, options: options, corrections: corrections))
    state = .resting(rest)
  }

  /// Gives a side other actions; in the system's looks those of the trailing side, of which the first counts.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let (actions, old, isArmed) = (look.actions(edge, of: actions), strips[edge], armedEdge(at: time) == edge)
    guard actions != old.actions else { return .none }
    strips = strips.setting(
      actions, edge, band: Self.band(width: size.width, options: options, corrections: corrections),
      layout: Self.layout(width: size.width, options: options, corrections: corrections))
    buttonTouch.actionsChanged(edge, from: old.actions, to: actions)
    if strips[edge].keepsPlaces(of: old, isArmed: isArmed) { return .none }
    let (before, rest) = (rest, strips.remaining(rest, setting: edge))
    state = .resting(rest)
    return SwipeEffects(rest == before ? nil : rest.notice)
  }

  // MARK: Where things are

  /// The actions of a side, outermost first: the article's button 1, then its button 2.
  ///
  /// - Complexity: O(1).
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }

  /// The frame of a button, in the row's coordinates; as long as `options.transition` is `reveal`, buttons stand still.
  ///
  /// Where full swipes are on, the outermost one grows with content that is beyond them.
  ///
  /// - Precondition: The side has an action of this index.
  /// - Complexity: O(1).
  public func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    let isSwipedFully = isSwipedFully(edge)
    guard isSwipedFully || options.transition != .reveal else { return strips[edge].frame(index, in: size) }
    return strips[edge].frame(
      index, in: size, offset: offset(at: time), by: options.transition,
      isArmed: isSwipedFully ? armedEdge(at: time) == edge : nil)
  }

  /// Whether a drag to a side may be a full swipe; without `fingerKeepsHold` the content stops at its buttons.
  func isSwipedFully(_ edge: SwipeEdge) -> Bool {
    options.fullSwipe && corrections.contains(.fingerKeepsHold) && strips[edge].canBeSwipedFully
  }

  /// The side whose buttons an offset shows.
  ///
  /// At 0 it is the article's own side, the trailing one, unless only the leading side has buttons.
  func shownEdge(at offset: Double) -> SwipeEdge {
    if offset != 0 { return offset > 0 ? .leading : .trailing }
    return strips.trailing.isEmpty && !strips.leading.isEmpty ? .leading : .trailing
  }

  /// The offsets that a drag can reach: from all trailing buttons to all leading ones, without a rubber band; where full
  /// swipes are on, up to the row's width.
  public var limits: ClosedRange<Double> { strips.band.stops }
}
