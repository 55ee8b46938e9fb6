// All choices that depend on `corrections` or `rules`. Those that depend on `corrections` are mostly in the order of
// `Correction`. The functions only choose among implementations and values. Those that are always inlined serve drags, during
// which a call would copy the row.

extension ConstraintSwipe {
  /// Returns whether the content still follows the finger after reaching a catch point.
  @inline(__always) private static func keepsHold(_ corrections: Corrections) -> Bool {
    corrections.contains(.fingerKeepsHold)
  }

  /// Whether a drag may be a full swipe.
  var allowsFullSwipe: Bool { options.allowsFullSwipe && Self.keepsHold(corrections) }

  /// Whether the samples of a moved finger need no checks, because each moves the content and none causes a snap.
  @inline(__always) var skipsSampleChecks: Bool { rules == .article && Self.keepsHold(corrections) }

  @inline(__always)
  mutating func panThisCellChanged(_ hold: inout Hold, _ sample: PanSample, at time: Time) -> SwipeEffects {
    guard corrections.contains(.fingerKeepsHold) else { return panToCatchPoint(&hold, sample, at: time) }
    Corrected.panThisCellChanged(&hold, to: sample.translation, limits: limits)
    state = .held(hold)
    return .none
  }

  @inline(__always)
  mutating func panThisCellEnded(_ hold: Hold, _ sample: PanSample, at time: Time) -> SwipeEffects {
    Self.keepsHold(corrections)
      ? Corrected.panThisCellEnded(&self, hold, sample, at: time) : release(velocity: sample.velocity.x, at: time)
  }

  /// Returns whether a move to a resting position is reported; without `noticeOnChange`, returns `requested`.
  @inline(__always) func notifies(of rest: Rest, requested: Bool) -> Bool {
    corrections.contains(.noticeOnChange) ? Corrected.notifies(of: rest, in: self) : requested
  }

  func panThisCellCancelled(_ hold: Hold) -> Rest {
    corrections.contains(.cancelRestores) ? Corrected.panThisCellCancelled(hold) : Article.panThisCellCancelled(hold)
  }

  mutating func panThisCellFailed(at time: Time) -> SwipeEffects {
    corrections.contains(.failedRestores) ? panCancelled(at: time) : Article.panThisCellFailed(&self)
  }

  mutating func resetForReuse() {
    corrections.contains(.reuseEndsPan) ? Corrected.prepareForReuse(&self) : Article.prepareForReuse(&self)
  }

  mutating func openCell(_ side: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    corrections.contains(.openEndsPan)
      ? Corrected.openCell(&self, side, animated: animated, at: time)
      : Article.openCell(
        &self, side, animated: animated, notifyDelegateDidOpen: notifies(of: .open(side), requested: false), at: time)
  }

  /// Finishes a running motion before an event is handled; with `resumesMotion`, only a snap under the finger.
  @inline(__always) mutating func finishMotion() {
    corrections.contains(.resumesMotion) ? Corrected.finishMotion(&self) : Article.finishMotion(&self)
  }

  /// Whether a list should store the states of these rows by id; assign this value to `SwipeList.followsIdentity`.
  ///
  /// False only without `Correction.followsIdentity`.
  public var followsIdentity: Bool { corrections.contains(.followsIdentity) }

  /// Returns the effect of a sample; may record in the hold that the drag is horizontal.
  @inline(__always) func effect(of sample: PanSample, in hold: inout Hold) -> SampleEffect {
    switch rules {
    case .article: .movesContent
    case .dnsSwipeableTableCell: libraryEffect(of: sample, in: &hold)
    }
  }

  private func libraryEffect(of sample: PanSample, in hold: inout Hold) -> SampleEffect {
    corrections.contains(.axisDecidedOnce)
      ? Corrected.effect(of: sample, in: &hold)
      : DNSSwipeableTableCell.movingHorizontally(sample.velocity) ? .movesContent : .isIgnored
  }

  /// Returns whether a side cannot open, because its buttons have no width or its constraint's constant, in points, is 0;
  /// always false without `noEmptySide`.
  func cannotOpen(_ side: SwipeEdge, constant: Double = .infinity) -> Bool {
    corrections.contains(.noEmptySide) && Corrected.showsNothing(strips[side], constant: constant)
  }

  /// Returns the greatest total width of a side's buttons in a row of the given width, in points.
  private static func buttonLimit(width: Double, corrections: Corrections) -> Double {
    corrections.contains(.contentStaysVisible) ? Corrected.buttonLimit(width: width) : Article.buttonLimit
  }

  /// Returns the offset of a snap, in points; if corrected, a snap that closes the row does not uncover the other
  /// side's buttons.
  func limited(_ offset: Double, during snap: Settling) -> Double {
    corrections.contains(.bounceStaysCovered) ? Corrected.limited(offset, during: snap, in: self) : offset
  }

  /// Returns the curve of a snap between two offsets, in points; for `sign` see `snapCurve(bouncing:)`.
  func snapCurve(from startOffset: Double, to target: Double, bouncing sign: Double) -> Curve {
    let curve = snapCurve(bouncing: sign)
    return Self.keepsHold(corrections) ? Corrected.curveStartingAtOnce(curve, from: startOffset, to: target) : curve
  }

  mutating func handleTap(at time: Time) -> SwipeEffects {
    corrections.contains(.tapCloses) ? Corrected.tap(&self, at: time) : Article.tap()
  }

  mutating func handleTableChange(at time: Time) -> SwipeEffects {
    corrections.contains(.closesWithTable) ? Corrected.tableChanged(&self, at: time) : Article.tableChanged()
  }

  /// Returns the buttons of both sides, laid out for a row of the given width, in points.
  static func strips(
    leading: [InteractionAction], trailing: [InteractionAction], width: Double, options: SwipeOptions,
    corrections: Corrections
  ) -> ActionStrips {
    strips(
      leading: leading, trailing: trailing, width: width, options: options,
      limit: buttonLimit(width: width, corrections: corrections),
      allowsFullSwipe: options.allowsFullSwipe && keepsHold(corrections))
  }

  /// Returns the buttons of both sides for the given actions, laid out for the row's width.
  func strips(leading: [InteractionAction], trailing: [InteractionAction]) -> ActionStrips {
    Self.strips(leading: leading, trailing: trailing, width: size.width, options: options, corrections: corrections)
  }

  /// Whether releases can be forecast, which requires all corrections, because forecasts do not cover uncorrected faults.
  var canForecast: Bool { corrections == .all }

  // MARK: Choices that depend only on the rules

  /// Returns the duration of each animation of a snap, in seconds; 0 without an animation.
  func snapDuration(animated: Bool) -> Double {
    switch rules {
    case .article: Article.updateConstraintsIfNeeded(animated, requested: options.animationDuration)
    case .dnsSwipeableTableCell:
      DNSSwipeableTableCell.updateConstraintsIfNeeded(animated, requested: options.animationDuration)
    }
  }

  /// Returns the curve of a snap; `sign` is the direction of the bounce, 1 or -1, if the rules have a bounce.
  func snapCurve(bouncing sign: Double) -> Curve {
    switch rules {
    case .article: Article.snapCurve(bouncing: sign, requested: options.animationDuration)
    case .dnsSwipeableTableCell: DNSSwipeableTableCell.snapCurve(requested: options.animationDuration)
    }
  }

  /// Returns the minimum visible width, in points, at which a release leaves an open side open.
  func stayOpenThreshold(of buttons: ActionStrip) -> Double {
    switch rules {
    case .article: Article.buttonOnePlusHalfOfButton2(buttons)
    case .dnsSwipeableTableCell: DNSSwipeableTableCell.halfOfLastButtonXPosition(buttons)
    }
  }
}
