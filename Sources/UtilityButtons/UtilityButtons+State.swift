extension UtilityButtons {
  /// What moves the content, if anything does.
  ///
  ///                 began                ended, cancelled, failed
  ///     resting ------------> held --------------------------------> settling
  ///        ^                   ^                                      |    |
  ///        |                   +--------------- began ----------------+    |
  ///        +--------------------- the motion is over ----------------------+
  ///
  ///     any of them -- a scroll view reports --> driven -- prepareForReuse --> resting
  ///
  /// The resting position of each case is the article's `_cellState`, which changes at once while the content is still on
  /// its way. `adrift` is meant by nobody: the two disagree in the end, without `failedRestores`, `staysMeansStays` or
  /// `layoutKeepsState`.
  enum State: Hashable, Sendable {
    /// Nothing moves; the content is where its resting position says.
    case resting(Rest)
    /// A finger holds the content; the resting position is the one before.
    case held(ScrollHold, Rest)
    /// The content is on its way to its resting position or, where the article "stays", to the proposed target.
    case settling(ScrollSettling, Rest)
    /// A real scroll view moves the content; the resting position is the one that was chosen last.
    case driven(DrivenScroll, Rest)
    /// Nothing moves, and the content is somewhere else: only without the three corrections above.
    case adrift(Double, Rest)
  }

  /// The resting position that was chosen last, whether the content is there or on its way.
  ///
  /// While a finger holds the content, it is the one before the gesture.
  public var rest: Rest {
    switch state {
    case .resting(let rest), .held(_, let rest), .settling(_, let rest), .driven(_, let rest), .adrift(_, let rest):
      rest
    }
  }

  /// The displacement of the content, in points: the left strip's width less the article's content offset.
  ///
  /// Offset 0 is closed; it is negative where the trailing side shows.
  ///
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    switch state {
    case .held(let hold, _): hold.offset
    case .driven(let scroll, _): scroll.offset
    case .settling(let settling, _): settling.offset(at: time)
    case .resting(let rest): strips.offset(of: rest)
    case .adrift(let offset, _): offset
    }
  }

  /// When the content's own motion is over; nil where nothing moves by itself, and while a real scroll view moves it.
  public var settles: Time? {
    switch state {
    case .settling(let settling, _): settling.end
    case .resting, .held, .driven, .adrift: nil
    }
  }

  /// Whether the content is on its way: in a motion that is not over, or sent where no report has come from yet.
  ///
  /// - Complexity: O(1).
  public func isMoving(at time: Time) -> Bool {
    switch state {
    case .settling(let settling, _): !settling.isSettled(at: time)
    case .driven(let scroll, _): scroll.isMoving
    case .resting, .held, .adrift: false
    }
  }

  /// The offset at which a finger caught the content that it holds, by a pan or on a real scroll view; nil when none
  /// holds it.
  var caught: Double? {
    switch state {
    case .held(let hold, _): hold.caught
    case .driven(let scroll, _): scroll.caught
    case .resting, .settling, .adrift: nil
    }
  }

  /// Whether the content that a finger holds may cross the closed position.
  var lock: SideLock {
    switch state {
    case .held(let hold, _): hold.lock
    case .driven(let scroll, _): scroll.lock
    case .resting, .settling, .adrift: .off
    }
  }

  /// Whether content that no finger holds is at a resting position, or on its way there.
  func isBound(for rest: Rest) -> Bool {
    let target = strips.offset(of: rest)
    switch state {
    case .resting(let own): return own == rest
    case .settling(let settling, let own): return own == rest && settling.target == target
    case .driven(let scroll, let own):
      return own == rest && scroll.caught == nil && (scroll.target ?? scroll.offset) == target
    case .held, .adrift: return false
    }
  }
}
