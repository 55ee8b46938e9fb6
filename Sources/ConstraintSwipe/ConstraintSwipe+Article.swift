// The article's cell, in its order: the target of a pan recogniser that moves two constraints. `buttonClicked:`, the controller and
// what both log are in `ArticleApp`, the views in `draw`, and the set of open rows in the list. In the article both recognisers may
// work at once; here the table decides. Nothing stands for `setItemText:`, because a list keeps the titles, nor for
// `tableView:canEditRowAtIndexPath:`, whose NO turns off the system's own swipe: there is none here.
//
// The article has one side; the other one is its mirror image. Here one offset stands for both constraints, so nothing keeps them
// opposite. The article asks whether `startingRight` is 0; a hold keeps `counted` for that, because a finger may catch content that
// is still moving.
extension ConstraintSwipe {
  /// The article's `buttonTotalWidth`: the row's width less the least x of its innermost trailing button.
  ///
  /// In points; 0 without trailing actions.
  public var buttonTotalWidth: Double {
    guard !strips.trailing.actions.isEmpty else { return 0 }
    return size.width - strips.trailing.frame(strips.trailing.actions.count - 1, in: size).x
  }

  /// How long each of the two legs of a snap takes, in seconds, eased out.
  ///
  /// From the article, "Snap!": found there by trial and error.
  public static let snapLeg = 0.1
  /// How far the content goes beyond its target before it settles, in points; larger looks springier.
  ///
  /// From the article, "Snap!": `kBounceValue`.
  public static let bounce = 20.0

  /// The article's own functions, by its names.
  enum Article {
    /// `panThisCell:`, `UIGestureRecognizerStateBegan` ("Moving those constraints"): remembers where the finger and the content
    /// are.
    @inline(__always)
    static func panThisCellBegan(_ row: inout ConstraintSwipe, _ sample: PanSample, at time: Time) {
      let offset = row.offset(at: time)
      row.state = .held(
        Hold(
          origin: sample.translation, caught: offset, offset: offset, rest: row.rest, counted: row.counted,
          lock: SideLock(row.options.locksSide, caughtAt: offset)))
    }

    /// What a finger that has moved does to the constraints.
    enum Panned {
      /// The right constraint's constant, in points.
      case constant(Double)
      /// A catch point has been reached: the method is called, animated and without a notice.
      case setConstraintsToShowAllButtons, resetConstraintContstantsToZero
    }

    /// `panThisCell:`, `UIGestureRecognizerStateChanged` ("Moving those constraints"): the four cases of a pan that has moved.
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

    /// `updateConstraintsIfNeeded:completion:` ("Snap!"): one animation, eased out, to where its caller has set the constraints.
    ///
    /// - Parameters:
    ///   - animated: Whether it takes time.
    ///   - asked: How long the two animations of a snap take together, in seconds; nil for `snapLeg` each.
    /// - Returns: How long it takes, in seconds.
    static func updateConstraintsIfNeeded(_ animated: Bool, asked: Double?) -> Double {
      var duration = 0.0
      if animated {
        duration = asked.map { $0 / 2 } ?? snapLeg
      }
      return duration
    }

    /// Both animations of the two methods below, the second in the completion block of the first.
    ///
    /// - Parameters:
    ///   - sign: The direction of the bounce, 1 toward larger offsets or -1.
    ///   - asked: How long they take together, in seconds; nil for `snapLeg` each.
    /// - Returns: `bounce` beyond the target, and back.
    static func snapCurve(bouncing sign: Double, asked: Double?) -> Curve {
      .bounce(overshoot: sign * bounce, leg: updateConstraintsIfNeeded(true, asked: asked))
    }

    /// `setConstraintsToShowAllButtons:notifyDelegateDidOpen:` ("Snap!"): snaps open, and tells the delegate first if it should
    /// be told.
    ///
    /// A finger whose pan goes on keeps its hold.
    static func setConstraintsToShowAllButtons(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, notifyDelegateDidOpen notifyDelegate: Bool,
      panGoesOn: Bool = false, at time: Time
    ) -> SwipeEffects {
      let notice: SwipeNotice? = notifyDelegate ? .didOpen(side) : nil
      let open = row.strips.offset(of: .open(side))
      let (startingRight, right) = (row.caught, row.offset(at: time))
      // 1
      if startingRight == open && right == open {
        // Already all the way open, no bounce necessary.
        row.stay(at: .open(side), panGoesOn: panGoesOn)
        return SwipeEffects(notice)
      }
      // As one motion:
      // 2: right = buttonTotalWidth + bounce, updateConstraintsIfNeeded.
      // 3: right = buttonTotalWidth, updateConstraintsIfNeeded.
      // 4: startingRight = right.
      let moves = row.snap(
        to: .open(side), from: right, startingRight, animated: animated, panGoesOn: panGoesOn, at: time)
      return SwipeEffects(notice, startedMotion: moves)
    }

    /// `resetConstraintContstantsToZero:notifyDelegateDidClose:` ("Snap!"): snaps closed, and tells the delegate first if it
    /// should be told.
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
      // As one motion: right = -bounce, updateConstraintsIfNeeded; right = 0, updateConstraintsIfNeeded; startingRight = right.
      let moves = row.snap(
        to: .closed, from: right, startingRight, animated: animated, panGoesOn: panGoesOn, at: time)
      return SwipeEffects(notice, startedMotion: moves)
    }

    /// `panThisCell:`, `UIGestureRecognizerStateEnded` ("Snap!"): which of the two methods above is called, animated and with a
    /// notice.
    ///
    /// - Parameters:
    ///   - counted: What the pan counts from: closed where `startingRight` is 0.
    ///   - constant: The right constraint's constant, in points.
    ///   - halfOfButtonOne: The constant from which on a closed row opens, in points.
    ///   - buttonOnePlusHalfOfButton2: The constant from which on an open row stays open, in points.
    /// - Returns: True for `setConstraintsToShowAllButtons`, false for `resetConstraintContstantsToZero`.
    static func panThisCellEnded(
      from counted: Rest, constant: Double, halfOfButtonOne: Double, buttonOnePlusHalfOfButton2: Double
    ) -> Bool {
      if counted == .closed {
        // Cell was opening.
        constant >= halfOfButtonOne
      } else {
        // Cell was closing.
        constant >= buttonOnePlusHalfOfButton2
      }
    }

    /// Half of the outermost button, in points.
    static func halfOfButtonOne(_ buttons: ActionStrip) -> Double { buttons.outermostWidth / 2 }

    /// All buttons but the innermost one, and half of that, in points: the article has two.
    static func buttonOnePlusHalfOfButton2(_ buttons: ActionStrip) -> Double {
      guard let last = buttons.actions.indices.last else { return 0 }
      return buttons.outerBorder(last) + buttons.innermostWidth / 2
    }

    /// `panThisCell:`, `UIGestureRecognizerStateCancelled` ("Snap!"): which of the two methods above is called, animated and with
    /// a notice.
    ///
    /// - Returns: Where that method takes the content.
    static func panThisCellCancelled(_ hold: Hold) -> Rest {
      if hold.counted == .closed {
        // Cell was closed: reset everything to 0.
        .closed
      } else {
        // Cell was open: reset to the open state.
        hold.counted
      }
    }

    /// `panThisCell:`, `default: break` ("Gesture recognisers - go!"): a recogniser that fails leaves the content where it is.
    static func panThisCellFailed(_ row: inout ConstraintSwipe) -> SwipeEffects {
      row.stand()
      return .none
    }

    /// `prepareForReuse` ("Playing Nicer With The Table View"): closes the row, without an animation and without a notice; a pan
    /// goes on.
    static func prepareForReuse(_ row: inout ConstraintSwipe) {
      row.landSnap()
      // Without an animation the moment plays no part.
      _ = resetConstraintContstantsToZero(
        &row, animated: false, notifyDelegateDidClose: false, panGoesOn: true, at: .zero)
      row.holdOn(from: .closed)
    }

    /// `openCell` ("Playing Nicer With The Table View"): opens the row, in the article without an animation and without a notice;
    /// a pan goes on.
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
  /// Counts a running motion as finished: a constraint's constant is at its target from the first moment.
  static func finishMotion(_ row: inout ConstraintSwipe) { row.finishMotionAtOnce() }

  /// The greatest width of a side's buttons, in points: any.
  static let buttonLimit = Double.infinity

  /// A tap on the content, which no code handles: the table selects the row.
  static func tap() -> SwipeEffects { SwipeEffects(.didSelect) }

  /// A change of the table, of which nobody tells the row.
  static func tableChanged() -> SwipeEffects { .none }
}
