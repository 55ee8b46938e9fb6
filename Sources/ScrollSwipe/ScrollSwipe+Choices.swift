// All choices that depend on `corrections` or `rules`. Those that depend on `corrections` are in the order of `Correction`. The
// functions only choose among implementations and values. Those that are always inlined serve drags, during which a call would
// copy the row.

extension ScrollSwipe {
  /// Chooses the target of a release; with the corrections `opensAtInset` and `opensAtHalf`, some releases open a row that the
  /// rules alone would close.
  @inline(__always)
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Double, targetContentOffset target: inout Double
  ) {
    switch rules {
    case .article: Article.scrollViewWillEndDragging(scrollView, targetContentOffset: &target)
    case .swipeableTableViewCell:
      SwipeableTableViewCell.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: &target, openVelocity: openVelocity)
    }
    if corrections.contains(.opensAtInset) {
      Corrected.scrollViewWillEndDraggingAtInset(scrollView, targetContentOffset: &target)
    }
    if corrections.contains(.opensAtHalf) {
      Corrected.scrollViewWillEndDraggingAtHalf(
        scrollView, withVelocity: velocity, targetContentOffset: &target, openVelocity: openVelocity)
    }
  }

  /// Lays the row out for the size of its cell, in points.
  mutating func layoutSubviews(bounds: LayoutSize) {
    corrections.contains(.layoutKeepsState)
      ? Corrected.layoutSubviews(&self, bounds: bounds) : Article.layoutSubviews(&self, bounds: bounds)
  }

  /// Returns whether the scroll view follows the finger toward a side without buttons, before its delegate puts it back.
  static func pullsTowardEmptySides(_ corrections: Corrections) -> Bool { !corrections.contains(.noEmptySide) }

  /// Whether this row's scroll view follows the finger toward a side without buttons.
  @inline(__always) var pullsTowardEmptySides: Bool { Self.pullsTowardEmptySides(corrections) }

  /// Returns the containers of a new row; nil if their frames are a function of the offset.
  func initialContainers() -> Containers? {
    corrections.contains(.firstFrame) ? nil : Containers(views: initialViews())
  }

  /// Handles a change in the table that counts as a close event.
  mutating func handleCloseEvent(at time: Time) -> SwipeEffects {
    corrections.contains(.closesOnlyOpen)
      ? Corrected.handleCloseEvent(&self, at: time) : SwipeableTableViewCell.handleCloseEvent(&self, at: time)
  }

  /// Returns whether a change in the table counts as a close event.
  func isCloseEvent(_ change: TableChange) -> Bool {
    corrections.contains(.closesWithTable) || rules.isCloseEvent(change)
  }

  mutating func panCancelled(_ sample: PanSample, at time: Time) -> SwipeEffects {
    corrections.contains(.cancelRestores)
      ? Corrected.panCancelled(&self, at: time) : Article.panCancelled(&self, sample, at: time)
  }

  mutating func panFailed(at time: Time) -> SwipeEffects {
    corrections.contains(.failedRestores) ? Corrected.panFailed(&self, at: time) : Article.panFailed(&self, at: time)
  }

  /// Returns the notice of a move to a resting position; nil if the row already has that position, and always nil without
  /// `noticeOnChange`, because the article's cell has no delegate.
  @inline(__always) func notice(of rest: Rest) -> SwipeNotice? {
    corrections.contains(.noticeOnChange) ? Corrected.notice(of: rest, after: self.rest) : nil
  }

  /// Finishes a running motion before an event is handled; with `resumesMotion`, does nothing.
  @inline(__always) mutating func finishMotion() {
    if !corrections.contains(.resumesMotion) { Article.finishMotion(&self) }
  }

  /// Returns the greatest total width of a side's buttons in a row of the given width, in points.
  static func buttonLimit(width: Double, corrections: Corrections) -> Double {
    corrections.contains(.contentStaysVisible) ? Corrected.buttonLimit(width: width) : Article.buttonLimit
  }

  /// Returns the buttons of both sides, laid out for a row of the given width, in points.
  static func strips(
    leading: [InteractionAction], trailing: [InteractionAction], width: Double, options: SwipeOptions,
    corrections: Corrections
  ) -> ActionStrips {
    strips(
      leading: leading, trailing: trailing, width: width, options: options,
      limit: buttonLimit(width: width, corrections: corrections),
      pullsTowardEmptySides: pullsTowardEmptySides(corrections))
  }

  /// Returns the buttons of both sides for the given actions, laid out for the row's width.
  func strips(leading: [InteractionAction], trailing: [InteractionAction]) -> ActionStrips {
    Self.strips(leading: leading, trailing: trailing, width: size.width, options: options, corrections: corrections)
  }

  /// Whether releases can be forecast, which requires all corrections, because forecasts do not cover uncorrected faults.
  var canForecast: Bool { corrections == .all }

  // MARK: Choices that depend only on the rules

  /// Resets the scroll view to 0 if it shows a side without buttons.
  @inline(__always) func scrollViewDidScroll(_ scrollView: inout ScrollView) {
    switch rules {
    case .article:
      Article.scrollViewDidScroll(&scrollView)
      Article.resetIfNoLeadingButtons(&scrollView)
    case .swipeableTableViewCell: SwipeableTableViewCell.scrollViewDidScroll(&scrollView)
    }
  }

  /// Lays out the containers as the delegate does.
  @inline(__always) func scrollViewDidScroll(_ scrollView: inout ScrollView, _ views: inout ButtonViews) {
    switch rules {
    case .article:
      Article.scrollViewDidScroll(&scrollView, buttonsViewX: &views.leftX)
      views.rightX = Article.emptyRightViewX(scrollView, width: size.width)
    case .swipeableTableViewCell:
      SwipeableTableViewCell.scrollViewDidScroll(&scrollView, &views, width: size.width)
    }
  }

  private func initialViews() -> ButtonViews {
    switch rules {
    case .article: ButtonViews(leftX: Article.initialButtonsViewX, rightX: Self.initialWidth, isRightHidden: true)
    case .swipeableTableViewCell: SwipeableTableViewCell.createButtons(leftInset: strips.leading.totalWidth)
    }
  }

  /// Returns whether the rules allow buttons on a side.
  func allowsButtons(on edge: SwipeEdge) -> Bool { rules.edges.contains(edge) }

  /// Returns the actions of a side, or none if the rules allow no buttons there.
  static func actions(_ actions: [InteractionAction], _ edge: SwipeEdge, under rules: Rules) -> [InteractionAction] {
    rules.edges.contains(edge) ? actions : []
  }

  /// The outward velocity above which a release opens the visible side from any offset, in points per second.
  var flickVelocity: Double {
    switch rules {
    case .article: .infinity
    case .swipeableTableViewCell: openVelocity
    }
  }

  /// Returns whether a release that closes the row starts an animation, because the content would otherwise not reach 0
  /// soon enough.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points; at 0, nothing is animated, whatever the result.
  ///   - velocity: The finger's velocity, in points per second, positive toward larger offsets.
  /// - Returns: True if the finger rests or moves outward, or if the content, at the finger's velocity, would take longer than
  ///   `maximumCloseDuration` to reach 0, regardless of `reducesMotion`. Always false under the article's rules.
  /// - Complexity: O(1).
  public func closesByAnimation(offset: Double, velocity: Double) -> Bool {
    switch rules {
    case .article: false
    case .swipeableTableViewCell: SwipeableTableViewCell.isAnimated(contentOffset: 0 - offset, velocity: 0 - velocity)
    }
  }
}

extension ScrollSwipe.Rules {
  /// Returns whether a change in the table counts as a close event; false for the article's cell, which does not observe
  /// its table.
  func isCloseEvent(_ change: TableChange) -> Bool {
    switch self {
    case .article: false
    case .swipeableTableViewCell: ScrollSwipe.SwipeableTableViewCell.isCloseEvent(change)
    }
  }

  /// The sides that can have buttons.
  public var edges: [SwipeEdge] {
    switch self {
    case .swipeableTableViewCell: [.leading, .trailing]
    case .article: [.leading]
    }
  }
}
