extension ScrollSwipe {
  /// The width that an action's button has when it asks for none, in points.
  ///
  /// From the article, "create two buttons": 160 for two.
  public static let defaultButtonWidth = 80.0

  /// How the buttons of a side are laid out in a row of a width, in points.
  static func layout(
    width: Double, options: SwipeOptions, corrections: Corrections
  ) -> (SwipeEdge, [InteractionAction]) -> ActionStrip {
    let limit = corrections.contains(.contentStaysVisible) ? width - ActionStrip.visibleContent : .infinity
    let widths = options.buttonWidths
    return { ActionStrip(edge: $0, actions: $1, buttonWidth: defaultButtonWidth, widths: widths, limit: limit) }
  }

  /// The rubber band around the content of a row of a width, in points: none at a side without buttons.
  ///
  /// In the article there is one, for the scroll view's account of the finger.
  static func band(
    width: Double, options: SwipeOptions, corrections: Corrections
  ) -> (ActionStrip, ActionStrip) -> ScrollBand {
    let pullsAnyhow = !corrections.contains(.noEmptySide)
    return { leading, trailing in
      ScrollBand(
        leading: leading, trailing: trailing, width: width, fullSwipe: options.fullSwipe,
        pulls: (pullsAnyhow || !leading.isEmpty, pullsAnyhow || !trailing.isEmpty))
    }
  }

  /// Lays the row out for a size, in points: the article's `layoutSubviews`.
  ///
  /// Another width ends a pan or a motion at the resting position; another height and the same size leave both as they are.
  /// `targetContentOffset` says where a real scroll view must go then.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size.madeFinite
    guard self.size.width != width || !corrections.contains(.layoutKeepsState) else { return }
    strips = strips.laidOut(
      band: Self.band(width: self.size.width, options: options, corrections: corrections),
      by: Self.layout(width: self.size.width, options: options, corrections: corrections))
    put(at: corrections.contains(.layoutKeepsState) ? rest : .closed)
  }

  /// Gives a side other actions; under rules without that side it has none.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let actions = rules.edges.contains(edge) ? actions : []
    let (old, isArmed) = (strips[edge], armedEdge(at: time) == edge)
    guard actions != old.actions else { return .none }
    strips = strips.setting(
      actions, edge, band: Self.band(width: size.width, options: options, corrections: corrections),
      layout: Self.layout(width: size.width, options: options, corrections: corrections))
    buttonTouch.actionsChanged(edge, from: old.actions, to: actions)
    if strips[edge].keepsPlaces(of: old, isArmed: isArmed) { return .none }
    let before = rest
    put(at: strips.remaining(before, setting: edge))
    return SwipeEffects(rest == before ? nil : rest.notice)
  }

  /// Puts the content at a resting position at once, or sends the real scroll view there.
  private mutating func put(at rest: Rest) {
    guard case .driven(var scroll, _) = state else {
      state = .resting(rest)
      didScroll(to: strips.offset(of: rest))
      return
    }
    scroll.released()
    scroll.sent(to: strips.offset(of: rest))
    state = .driven(scroll, rest)
  }

  // MARK: Where things are

  /// The actions of a side, outermost first: at the leading side the article's "Yes", then its "No".
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

  /// Whether a drag to a side may be a full swipe.
  func isSwipedFully(_ edge: SwipeEdge) -> Bool { options.fullSwipe && strips[edge].canBeSwipedFully }

  /// Whether a side has buttons of any width.
  ///
  /// - Complexity: O(1).
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strips[edge].isEmpty }

  /// The side whose buttons an offset shows, or would show if it had any; nil at 0.
  func shownEdge(at offset: Double) -> SwipeEdge? {
    offset > 0 ? .leading : offset < 0 ? .trailing : nil
  }

  /// Whether an offset shows a side without buttons.
  @inline(__always)
  func isBesideEmptySide(_ offset: Double) -> Bool {
    // An empty side reaches 0 points.
    !strips.band.stops.contains(offset) && (shownEdge(at: offset).map { strips[$0].isEmpty } ?? false)
  }

  /// The offsets that a drag can reach: from all trailing buttons to all leading ones, and beyond by a rubber band.
  ///
  /// The band tends to the row's width, which no finger reaches. Toward a side without buttons there is none. Where full
  /// swipes are on, there is none either: the content follows the finger up to the row's width.
  public var limits: ClosedRange<Double> { (0 - farthest(.trailing))...farthest(.leading) }

  /// How far a finger can bring the content toward a side, in points.
  func farthest(_ edge: SwipeEdge) -> Double {
    let strip = strips[edge]
    if isSwipedFully(edge) { return max(strip.reach, size.width) }
    return strip.isEmpty ? 0 : strip.total + size.width
  }
}
