// The article's cell, in its order: the target of a pan recogniser that moves two constraints. `buttonClicked:`, the controller and
// what both log are in `ArticleApp`, the views in `draw`, and the set of open rows in the list. Both recognisers may work at once
// there; here the table decides between them.
//
// The article has one side; the other one is its mirror image. Both constraints are one offset, so none is set to the other's
// negative. Where the article asks whether `startingRight` is 0, a hold knows what a release counts from, because the content may be
// caught on its way.
extension ConstraintSwipe {
  /// How far the content goes beyond its target before it settles, in points; larger looks springier.
  ///
  /// From the article, "Snap!": `kBounceValue`.
  public static let bounce = 20.0
  /// How long each of the two legs of a snap takes, in seconds, eased out.
  ///
  /// From the article, "Snap!": found there by trial and error.
  public static let snapLeg = 0.1

  /// The article's `buttonTotalWidth`: the row's width less the least x of its innermost trailing button.
  ///
  /// In points; 0 without trailing actions.
  public var buttonTotalWidth: Double {
    guard !strips.trailing.actions.isEmpty else { return 0 }
    return size.width - strips.trailing.frame(strips.trailing.actions.count - 1, in: size).x
  }

  /// The article's own functions, by its names.
  enum Article {
    /// `UIGestureRecognizerStateBegan`: remembers where the finger and the content are.
    @inline(__always)
    static func panThisCellBegan(_ row: inout ConstraintSwipe, _ sample: PanSample, at time: Time) {
      let constant = row.offset(at: time)
      row.state = .held(
        Hold(
          origin: sample.translation, caught: constant, offset: constant, rest: row.rest, counted: row.counted,
          lock: SideLock(row.options.locksSide, caughtAt: constant)))
    }

    /// What a finger that has moved does to the constraints.
    enum Panned {
      /// The right constraint's constant, in points.
      case constant(Double)
      /// A catch point has been reached.
      case setConstraintsToShowAllButtons, resetConstraintContstantsToZero
    }

    /// `UIGestureRecognizerStateChanged`: the four cases of a pan that has moved.
    ///
    /// - Parameters:
    ///   - startingRight: The right constraint's constant that `deltaX` adds to, in points.
    ///   - deltaX: How far the finger has come from where the pan began, in points, whatever was caught since.
    ///   - buttonTotalWidth: The width of all buttons, in points.
    /// - Returns: The new constant, or which catch point it has reached.
    @inline(__always)
    static func panThisCellChanged(startingRight: Double, deltaX: Double, buttonTotalWidth: Double) -> Panned {
      // It counts from where the pan began, whatever the last sample did.
      let panningLeft = deltaX < 0
      let panned: Panned
      if startingRight == 0 {
        // The cell was closed and is now opening.
        if !panningLeft {
          let constant = max(-deltaX, 0)
          panned = constant == 0 ? .resetConstraintContstantsToZero : .constant(constant)
        } else {
          let constant = min(-deltaX, buttonTotalWidth)
          panned = constant == buttonTotalWidth ? .setConstraintsToShowAllButtons : .constant(constant)
        }
      } else {
        // The cell was at least partially open.
        let adjustment = startingRight - deltaX
        if !panningLeft {
          let constant = max(adjustment, 0)
          panned = constant == 0 ? .resetConstraintContstantsToZero : .constant(constant)
        } else {
          let constant = min(adjustment, buttonTotalWidth)
          panned = constant == buttonTotalWidth ? .setConstraintsToShowAllButtons : .constant(constant)
        }
      }
      return panned
    }

    /// The two animations of `updateConstraintsIfNeeded:completion:`: `bounce` beyond the target, and back.
    ///
    /// - Parameters:
    ///   - sign: The direction of the bounce, 1 toward larger offsets or -1.
    ///   - leg: How long each of the two takes, in seconds.
    /// - Returns: Both animations, one after the other.
    static func updateConstraintsIfNeeded(bouncing sign: Double, leg: Double = snapLeg) -> Curve {
      .bounce(overshoot: sign * bounce, leg: leg)
    }

    /// Snaps open, and tells the delegate first if it should be told.
    ///
    /// Both constants are offsets here. A finger whose pan goes on keeps its hold.
    static func setConstraintsToShowAllButtons(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, notifyDelegateDidOpen notifyDelegate: Bool,
      panGoesOn: Bool = false, at time: Time
    ) -> SwipeEffects {
      let notice: SwipeNotice? = notifyDelegate ? .didOpen(side) : nil
      let buttonTotalWidth = row.strips.offset(of: .open(side))
      let (startingRight, right) = (row.caught, row.offset(at: time))
      if startingRight == buttonTotalWidth && right == buttonTotalWidth {
        // Already all the way open, no bounce necessary.
        row.stay(at: .open(side), panGoesOn: panGoesOn)
        return SwipeEffects(notice)
      }
      let moves = row.updateConstraintsIfNeeded(
        to: .open(side), from: right, startingRight, animated: animated, panGoesOn: panGoesOn, at: time)
      return SwipeEffects(notice, startedMotion: moves)
    }

    /// Snaps closed, likewise.
    static func resetConstraintContstantsToZero(
      _ row: inout ConstraintSwipe, animated: Bool, notifyDelegateDidClose notifyDelegate: Bool,
      panGoesOn: Bool = false, at time: Time
    ) -> SwipeEffects {
      let notice: SwipeNotice? = notifyDelegate ? .didClose : nil
      let (startingRight, right) = (row.caught, row.offset(at: time))
      if startingRight == 0 && right == 0 {
        // Already all the way closed, no bounce necessary.
        row.stay(at: .closed, panGoesOn: panGoesOn)
        return SwipeEffects(notice)
      }
      let moves = row.updateConstraintsIfNeeded(
        to: .closed, from: right, startingRight, animated: animated, panGoesOn: panGoesOn, at: time)
      return SwipeEffects(notice, startedMotion: moves)
    }

    /// `UIGestureRecognizerStateEnded`: shows all buttons, or closes the row.
    ///
    /// - Parameters:
    ///   - counted: What the pan counts from: closed where `startingRight` is 0.
    ///   - constant: The right constraint's constant, in points.
    ///   - buttons: The buttons, of which the article has two.
    /// - Returns: Whether all buttons are shown.
    static func panThisCellEnded(from counted: Rest, constant: Double, _ buttons: ActionStrip) -> Bool {
      if counted == .closed {
        // Cell was opening.
        constant >= halfOfButtonOne(buttons)
      } else {
        // Cell was closing.
        constant >= buttonOnePlusHalfOfButton2(buttons)
      }
    }

    /// Half of the outermost button, in points.
    static func halfOfButtonOne(_ buttons: ActionStrip) -> Double { buttons.outermostWidth / 2 }

    /// All buttons but the innermost one, and half of that, in points.
    static func buttonOnePlusHalfOfButton2(_ buttons: ActionStrip) -> Double {
      guard let last = buttons.actions.indices.last else { return 0 }
      return buttons.outerBorder(last) + buttons.innermostWidth / 2
    }

    /// `UIGestureRecognizerStateCancelled`: where the content goes.
    static func panThisCellCancelled(_ hold: Hold) -> Rest {
      if hold.counted == .closed {
        // Cell was closed: reset everything to 0.
        .closed
      } else {
        // Cell was open: reset to the open state.
        hold.counted
      }
    }

    /// `default: break`: a recogniser that fails leaves the content where it is.
    static func panThisCellFailed(_ row: inout ConstraintSwipe) -> SwipeEffects {
      row.stand()
      return .none
    }

    /// Closes the row, without an animation and without a notice; a pan goes on.
    static func prepareForReuse(_ row: inout ConstraintSwipe) {
      row.landSnap()
      // Without an animation the moment plays no part.
      _ = resetConstraintContstantsToZero(
        &row, animated: false, notifyDelegateDidClose: false, panGoesOn: true, at: .zero)
      row.holdOn(from: .closed)
    }

    /// Opens the row, in the article without an animation and without a notice; a pan goes on.
    static func openCell(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, notifyDelegateDidOpen notifyDelegate: Bool,
      at time: Time
    ) -> SwipeEffects {
      let effects = setConstraintsToShowAllButtons(
        &row, side, animated: animated, notifyDelegateDidOpen: notifyDelegate, panGoesOn: true, at: time)
      row.holdOn(from: .open(side))
      return effects
    }
  }
}

// MARK: - What the article leaves to UIKit

extension ConstraintSwipe.Article {
  /// The greatest width of a side's buttons, in points: any.
  static let buttonLimit = Double.infinity

  /// A tap on the content, which no code handles: the table selects the row.
  static func tap() -> SwipeEffects { SwipeEffects(.didSelect) }

  /// A change of the table, of which nobody tells the row.
  static func tableChanged() -> SwipeEffects { .none }
}
