extension ScrollSwipe {
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
  /// `adrift` is meant by nobody: without `failedRestores` a pan that fails leaves the content where it was.
  enum State: Hashable, Sendable {
    /// Nothing moves; the content is where its resting position says.
    case resting(Rest)
    /// A finger holds the content; the resting position is the one before.
    ///
    /// Without `noEmptySide` the hold may be beside an empty side, where the content does not follow it.
    case held(ScrollHold, Rest)
    /// The content is on its way to its resting position.
    case settling(ScrollSettling, Rest)
    /// A real scroll view moves the content; the resting position is the one that was chosen last.
    case driven(DrivenScroll, Rest)
    /// Nothing moves, and the content is somewhere else: only without `failedRestores`.
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

  /// The displacement of the content, in points: the negative of the article's content offset.
  ///
  /// Offset 0 is closed; it is negative where the trailing side shows.
  ///
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    switch state {
    case .held(let hold, _): shown(hold.offset)
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

  /// Whether a pan holds the content.
  var isPanned: Bool {
    switch state {
    case .held: true
    case .resting, .settling, .driven, .adrift: false
    }
  }

  /// Whether a finger holds the content, by a pan or on a real scroll view.
  var isHeld: Bool {
    switch state {
    case .held: true
    case .driven(let scroll, _): scroll.caught != nil
    case .resting, .settling, .adrift: false
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

  /// Whether a side shows, or is about to, unless a finger decides otherwise.
  var isOpen: Bool {
    switch state {
    case .resting(let rest), .held(_, let rest): rest != .closed
    case .settling(let settling, let rest): rest != .closed || settling.target != 0
    case .driven(let scroll, let rest): rest != .closed || (scroll.target ?? scroll.offset) != 0
    case .adrift(let offset, let rest): rest != .closed || offset != 0
    }
  }
}
