// The article's cell, which is the target of a pan recogniser and moves two constraints. The functions are in the
// article's order. The rest is elsewhere:
//
//   `buttonClicked:`, the controller, its screens and titles          `ArticleApp`
//   the cell's views, from the storyboard                             `draw`
//   `awakeFromNib`, which makes the cell the recogniser's target      nothing: a table calls `pan`
//   `gestureRecognizer:shouldRecognizeSimultaneouslyWith…:`           the table, which decides between its pan and the row's
//   `cellDidOpen:` and `cellDidClose:`, sent by the cell              `SwipeNotice`
//   `cellsCurrentlyEditing`, and how the controller updates it        `SwipeList.openRows`
//   `tableView:cellForRowAtIndexPath:`, which reopens a reused cell   `SwipeList`
//   `setItemText:`                                                    nothing: a list stores the titles
//   `tableView:canEditRowAtIndexPath:`, against the system's swipe    nothing: rows here do not have that swipe
//
// The article has one side; the other is its mirror image. A single offset, the negative of the right constraint's constant,
// replaces both constraints, which therefore cannot disagree. `startingRight` is `startingRightLayoutConstraintConstant`;
// where the article compares it with 0 at the end of a pan, this port compares the hold's `startingRest` with `closed`.
extension ConstraintSwipe {
  /// The article's `buttonTotalWidth`, the row's width minus the x of its innermost trailing button.
  ///
  /// In points; 0 without trailing actions. The pan uses the sum of the buttons' widths, which is the same except for
  /// rounding.
  public var buttonTotalWidth: Double {
    guard !strips.trailing.actions.isEmpty else { return 0 }
    return size.width - strips.trailing.frame(strips.trailing.actions.count - 1, in: size).x
  }

  /// The default duration of each of a snap's two eased-out legs, in seconds.
  ///
  /// From the article, "Snap!", where it was found by trial and error.
  public static let snapLeg = 0.1
  /// The distance by which the content overshoots its target before it settles, in points; a larger one looks springier.
  ///
  /// From the article, "Snap!": `kBounceValue`.
  public static let bounce = 20.0

  /// The article's functions, under the article's names.
  enum Article {
    /// `panThisCell:`, the action of the pan recogniser ("Gesture recognisers - go!"): handles each state of the recogniser.
    @inline(__always)
    static func panThisCell(_ row: inout ConstraintSwipe, _ recognizer: PanSample, at time: Time) -> SwipeEffects {
      switch recognizer.phase {
      case .began: row.panBegan(recognizer, at: time)
      case .changed: row.panChanged(recognizer, at: time)
      case .ended: row.panEnded(recognizer, at: time)
      case .cancelled: row.panCancelled(at: time)
      // default: break
      case .failed: row.panFailed(at: time)
      }
    }

    /// `panThisCell:`, `UIGestureRecognizerStateBegan` ("Moving those constraints"): records the finger's translation
    /// as `panStartPoint`, and the right constraint's constant as `startingRight`.
    @inline(__always)
    static func panThisCellBegan(_ row: inout ConstraintSwipe, _ sample: PanSample, at time: Time) {
      let offset = row.offset(at: time)
      row.state = .held(
        Hold(
          origin: sample.translation, caughtOffset: offset, offset: offset, rest: row.rest,
          startingRest: row.startingRest,
          lock: SideLock(isOn: row.options.locksSide, caughtAt: offset)))
    }

    /// The effect of a moved finger on the constraints.
    enum PanOutcome {
      /// The right constraint's new constant, in points.
      case constant(Double)
      /// The pan has reached a catch point, so the method of this name is called, animated and without a notice.
      case setConstraintsToShowAllButtons, resetConstraintContstantsToZero
    }

    /// `panThisCell:`, `UIGestureRecognizerStateChanged` ("Moving those constraints"): computes the constant in the four
    /// cases of a pan.
    ///
    /// - Parameters:
    ///   - startingRight: The right constraint's constant from which `deltaX` is subtracted, in points.
    ///   - deltaX: The finger's displacement since the pan began, even after a catch point, in points; negative to the left.
    ///   - buttonTotalWidth: The width of all buttons, in points.
    /// - Returns: The new constant, or the catch point that it has reached.
    @inline(__always)
    static func panThisCellChanged(startingRight: Double, deltaX: Double, buttonTotalWidth: Double) -> PanOutcome {
      // `deltaX` is relative to the start of the pan, not to the last sample.
      let panningLeft = deltaX < 0
      let outcome: PanOutcome
      if startingRight == 0 {
        // The cell was closed when the pan began or at the last catch point.
        if !panningLeft {
          let constant = max(-deltaX, 0)
          outcome = constant == 0 ? .resetConstraintContstantsToZero : .constant(constant)
        } else {
          let constant = min(-deltaX, buttonTotalWidth)
          outcome = constant == buttonTotalWidth ? .setConstraintsToShowAllButtons : .constant(constant)
        }
      } else {
        // The cell was open, at least in part, when the pan began or at the last catch point.
        let adjustment = startingRight - deltaX
        if !panningLeft {
          let constant = max(adjustment, 0)
          outcome = constant == 0 ? .resetConstraintContstantsToZero : .constant(constant)
        } else {
          let constant = min(adjustment, buttonTotalWidth)
          outcome = constant == buttonTotalWidth ? .setConstraintsToShowAllButtons : .constant(constant)
        }
      }
      // The article's step 8 sets the left constraint's constant to the negative of the right one's; see `left(at:)`.
      return outcome
    }

    /// `updateConstraintsIfNeeded:completion:` ("Snap!"), which lays the views out according to the constraints that its
    /// caller has set, in a single eased-out animation.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - requested: The duration of a snap's two animations together, in seconds; nil for `snapLeg` each.
    /// - Returns: The animation's duration, in seconds; 0 without an animation.
    static func updateConstraintsIfNeeded(_ animated: Bool, requested: Double?) -> Double {
      var duration = 0.0
      if animated {
        duration = requested.map { $0 / 2 } ?? snapLeg
      }
      return duration
    }

    /// Returns the curve of the two animations in each of the two methods below; the first animation's completion block
    /// starts the second.
    ///
    /// - Parameters:
    ///   - sign: The direction of the bounce: 1 toward larger offsets, -1 toward smaller ones.
    ///   - requested: The duration of both animations together, in seconds; nil for `snapLeg` each.
    /// - Returns: A curve to `bounce` points beyond the target, and back to the target.
    static func snapCurve(bouncing sign: Double, requested: Double?) -> Curve {
      .bounce(overshoot: sign * bounce, leg: updateConstraintsIfNeeded(true, requested: requested))
    }

    /// `setConstraintsToShowAllButtons:notifyDelegateDidOpen:` ("Snap!"): snaps open, and first notifies the delegate if
    /// asked to.
    ///
    /// If `keepingPan` is true, a finger that holds the content keeps its hold.
    static func setConstraintsToShowAllButtons(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, notifyDelegateDidOpen notifyDelegate: Bool,
      keepingPan: Bool = false, at time: Time
    ) -> SwipeEffects {
      let notice: SwipeNotice? = notifyDelegate ? .didOpen(side) : nil
      let buttonTotalWidth = side.sign * row.strips.offset(of: .open(side))
      let offset = row.offset(at: time)
      let (startingRight, right) = (side.sign * row.caughtOffset, side.sign * offset)
      // 1
      if startingRight == buttonTotalWidth && right == buttonTotalWidth {
        // The row is already open and does not bounce again.
        row.stay(at: .open(side), keepingPan: keepingPan)
        return SwipeEffects(notice)
      }
      // As one motion:
      // 2: right = buttonTotalWidth + bounce, updateConstraintsIfNeeded.
      // 3: right = buttonTotalWidth, updateConstraintsIfNeeded.
      // 4: startingRight = right.
      let startsMotion = row.snap(to: .open(side), from: offset, animated: animated, keepingPan: keepingPan, at: time)
      return SwipeEffects(notice, startedMotion: startsMotion)
    }

    /// `resetConstraintContstantsToZero:notifyDelegateDidClose:` (the article's spelling; "Snap!"): snaps closed, and
    /// first notifies the delegate if asked to.
    static func resetConstraintContstantsToZero(
      _ row: inout ConstraintSwipe, animated: Bool, notifyDelegateDidClose notifyDelegate: Bool,
      keepingPan: Bool = false, at time: Time
    ) -> SwipeEffects {
      let notice: SwipeNotice? = notifyDelegate ? .didClose : nil
      let offset = row.offset(at: time)
      let (startingRight, right) = (0 - row.caughtOffset, 0 - offset)
      if startingRight == 0 && right == 0 {
        // The row is already closed and does not bounce again.
        row.stay(at: .closed, keepingPan: keepingPan)
        return SwipeEffects(notice)
      }
      // As one motion: right = -bounce, updateConstraintsIfNeeded; right = 0, updateConstraintsIfNeeded; startingRight = right.
      let startsMotion = row.snap(to: .closed, from: offset, animated: animated, keepingPan: keepingPan, at: time)
      return SwipeEffects(notice, startedMotion: startsMotion)
    }

    /// `panThisCell:`, `UIGestureRecognizerStateEnded` ("Snap!"): chooses which of the two methods above to call, animated
    /// and with a notice.
    ///
    /// - Parameters:
    ///   - startingRest: The resting position from which the pan is considered to begin; the article checks whether
    ///     `startingRight` is 0 instead.
    ///   - constant: The right constraint's constant, in points.
    ///   - halfOfButtonOne: The least constant at which a closed row opens, in points.
    ///   - buttonOnePlusHalfOfButton2: The least constant at which an open row stays open, in points.
    /// - Returns: True for `[self setConstraintsToShowAllButtons:YES notifyDelegateDidOpen:YES]`, false for
    ///   `[self resetConstraintContstantsToZero:YES notifyDelegateDidClose:YES]`.
    static func panThisCellEnded(
      from startingRest: Rest, constant: Double, halfOfButtonOne: Double, buttonOnePlusHalfOfButton2: Double
    ) -> Bool {
      if startingRest == .closed {
        // From a closed cell.
        constant >= halfOfButtonOne
      } else {
        // From an open cell.
        constant >= buttonOnePlusHalfOfButton2
      }
    }

    /// Returns half the width of the outermost button, in points.
    static func halfOfButtonOne(_ buttons: ActionStrip) -> Double { buttons.outermostWidth / 2 }

    /// Returns the width of all buttons but the innermost, plus half the width of the innermost, in points; the article has
    /// two buttons.
    static func buttonOnePlusHalfOfButton2(_ buttons: ActionStrip) -> Double {
      guard let last = buttons.actions.indices.last else { return 0 }
      return buttons.outerBorder(last) + buttons.innermostWidth / 2
    }

    /// `panThisCell:`, `UIGestureRecognizerStateCancelled` ("Snap!"): chooses whether to snap closed or
    /// open, animated and with a notice.
    ///
    /// Returns closed for `[self resetConstraintContstantsToZero:YES notifyDelegateDidClose:YES]`, open for
    /// `[self setConstraintsToShowAllButtons:YES notifyDelegateDidOpen:YES]`.
    static func panThisCellCancelled(_ hold: Hold) -> Rest {
      if hold.startingRest == .closed {
        // From a closed cell.
        .closed
      } else {
        // From an open cell.
        hold.startingRest
      }
    }

    /// `panThisCell:`, `default: break` ("Gesture recognisers - go!"): leaves the content where it is if the recogniser
    /// fails.
    static func panThisCellFailed(_ row: inout ConstraintSwipe) -> SwipeEffects {
      row.letGoInPlace()
      return .none
    }

    /// `prepareForReuse` ("Playing Nicer With The Table View"): closes the row, without an animation and without a notice; a
    /// pan continues.
    static func prepareForReuse(_ row: inout ConstraintSwipe) {
      row.finishSnapUnderFinger()
      // Without an animation, the time does not matter.
      _ = resetConstraintContstantsToZero(
        &row, animated: false, notifyDelegateDidClose: false, keepingPan: true, at: .zero)
      row.restartHold(at: .closed)
    }

    /// `openCell` ("Playing Nicer With The Table View"): opens the row, which the article does without an animation and
    /// without a notice; a pan continues.
    static func openCell(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, notifyDelegateDidOpen notifyDelegate: Bool,
      at time: Time
    ) -> SwipeEffects {
      let effects = setConstraintsToShowAllButtons(
        &row, side, animated: animated, notifyDelegateDidOpen: notifyDelegate, keepingPan: true, at: time)
      row.restartHold(at: .open(side))
      return effects
    }
  }
}

// MARK: - Left to UIKit

extension ConstraintSwipe.Article {
  /// Finishes a running motion, because a constraint's constant has its final value from the start of an animation.
  ///
  /// In the first of a snap's two animations, the article's constant is `kBounceValue` beyond the target; here both
  /// animations finish.
  static func finishMotion(_ row: inout ConstraintSwipe) { row.finishMotionAtOnce() }

  /// The greatest total width of a side's buttons, which the article does not limit.
  static let buttonLimit = Double.infinity

  /// Selects the row, because a tap on the content reaches the table.
  static func tap() -> SwipeEffects { SwipeEffects(.didSelect) }

  /// Does nothing, because nothing reports a change in the table to the article's cells.
  static func tableChanged() -> SwipeEffects { .none }
}
