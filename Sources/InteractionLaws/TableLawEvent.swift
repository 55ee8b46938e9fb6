public import HeadlessTable

/// An event that a check sends to a table: one that any host can send, or a custom event of the table's list.
///
///     let events = [
///       Timed(0, TableLawEvent.touch(TouchEvent(.down, location: Vector(280, 60)))), Timed(0.1, .keyboard(height: 216)),
///       Timed(0.2, .touch(TouchEvent(.up, location: Vector(280, 60)))),
///     ]
///     TableLaw.restingFinger.check(events, { MyList(count: 30) })
public enum TableLawEvent: LawEvent {
  /// A report about a finger.
  case touch(TouchEvent)
  /// A report from a mouse wheel or a trackpad.
  case wheel(WheelEvent)
  /// Typing replaces the edited row's whole text with this text.
  case type(String)
  /// The typing ends.
  case endEditing
  /// The last change is undone.
  case undo
  /// The pointer is at a location in the table's coordinates, or has left the table.
  case hover(Vector?)
  /// A key is pressed.
  case key(KeyEvent)
  /// A gesture that one of the host's own recognisers has found.
  case gesture(TableGesture)
  /// A plain action, given by its id, is performed on a row.
  case perform(String, on: RowID)
  /// The app confirms the action that a row is waiting to perform.
  case confirm(RowID)
  /// The app cancels the action that a row is waiting to perform.
  case cancel(RowID)
  /// A ``CustomEvent`` of the list, by its name; only time passes if no event has that name.
  case custom(String)
  /// The table gets this size, in points.
  case resize(width: Double, height: Double)
  /// A keyboard covers this many points at the bottom; 0 if it is hidden.
  case keyboard(height: Double)
  /// The content is scrolled to an offset, in points.
  case scroll(contentOffset: Double)
  /// The content is scrolled to a row, animated or at once.
  case scrollToRow(RowID, ScrollAnchor, animated: Bool)
  /// The system cancels all touches.
  case cancelTouches
  /// The host sets whether the table reduces its motion.
  case reducesMotion(Bool)
  /// The host sets the policies for closing open rows.
  case policies(TablePolicies)
  /// The host sets the table's options, such as delays, distances and durations.
  case options(TableOptions)
  /// The host draws a frame.
  case frame
  /// Heights change, animated or at once.
  case setHeights([HeightChange], animated: Bool)
  /// Only time passes.
  case wait

  /// Returns the statement of a law of tables or of their hosts.
  ///
  /// - Parameter law: The law's name, as it appears in violations.
  /// - Returns: The statement, or nil if no law of tables or hosts has the name.
  /// - Complexity: O(1).
  public static func statement(ofLaw law: String) -> String? {
    TableLaw.allCases.first { $0.name == law }?.statement ?? HostLaw.allCases.first { $0.name == law }?.statement
  }

  /// The event in words and numbers, such as `touch.down at 280, 60`.
  public var text: String {
    switch self {
    case .touch(let event): event.text
    case .wheel(let event): event.text
    case .type(let text): "type “" + text + "”"
    case .endEditing: "end the typing"
    case .undo: "undo"
    case .hover(let location):
      "hover "
        + (location.map { "at " + DecimalText.text($0.x) + ", " + DecimalText.text($0.y) } ?? "outside the table")
    case .key(let event): event.name
    case .gesture(let gesture): "recognised: " + gesture.text
    case .perform(let action, let row): ListLawEvent.event(.perform(action, on: row)).text
    case .confirm(let row): ListLawEvent.event(.confirm(row)).text
    case .cancel(let row): ListLawEvent.event(.cancel(row)).text
    case .custom(let name): name
    case .resize(let width, let height): "resize " + DecimalText.text(width) + " by " + DecimalText.text(height)
    case .keyboard(let height): "keyboard " + DecimalText.text(height)
    case .scroll(let offset): "scroll to " + DecimalText.text(offset)
    case .scrollToRow(let row, let anchor, let animated):
      "scroll to " + row.name + ", " + anchor.name + (animated ? "" : ", at once")
    case .cancelTouches: "cancel touches"
    case .reducesMotion(let isReduced): isReduced ? "reduce motion" : "stop reducing motion"
    case .policies(let policies): policies.text
    case .options(let options): options.text
    case .setHeights(let changes, let animated): HeightChange.text(changes, animated: animated)
    case .frame: "frame"
    case .wait: "wait"
    }
  }

  /// The report about a finger, or nil for any other event.
  var touchEvent: TouchEvent? {
    switch self {
    case .touch(let event): event
    case .wheel, .gesture, .perform, .confirm, .cancel, .custom, .resize, .keyboard, .scroll, .scrollToRow,
      .cancelTouches, .reducesMotion, .policies, .options, .setHeights, .frame, .wait, .key, .hover, .type, .endEditing,
      .undo:
      nil
    }
  }

  /// Whether the event may begin a gesture on whichever row is at its location.
  var mayHitRow: Bool {
    switch self {
    case .touch(let event): event.phase == .down
    case .wheel: true
    case .gesture(.hold(let phase, _, _)), .gesture(.pinch(let phase, _, _)): phase == .began
    case .gesture, .perform, .confirm, .cancel, .custom, .resize, .keyboard, .scroll, .scrollToRow, .cancelTouches,
      .reducesMotion, .policies, .options, .setHeights, .frame, .wait, .key, .hover, .type, .endEditing, .undo:
      false
    }
  }

  /// A hash that is the same on every machine; some different events, such as all gestures, share one.
  var fingerprint: UInt64 {
    switch self {
    case .touch(let event):
      event.location.x.bitPattern ^ (event.location.y.bitPattern &* 31) ^ UInt64(event.phase.fingerprint)
    case .wheel(let event): event.delta.x.bitPattern ^ (event.delta.y.bitPattern &* 31) ^ event.phase.fingerprint
    case .type(let text): UInt64(27 + text.utf8.count * 64)
    case .endEditing: 28
    case .undo: 29
    case .hover(let location): 26 ^ (location?.x.bitPattern ?? 0) ^ ((location?.y.bitPattern ?? 0) &* 31)
    case .key(let event): UInt64(25 + event.name.utf8.count * 64)
    case .gesture: 5
    case .perform(let action, let row): UInt64(truncatingIfNeeded: 6 + action.utf8.count * 64 + row.rawValue * 4096)
    case .custom(let name): UInt64(7 + name.utf8.count * 64)
    case .resize(let width, _): 8 ^ width.bitPattern
    case .keyboard(let height): 9 ^ height.bitPattern
    case .scroll(let offset): 10 ^ offset.bitPattern
    case .cancelTouches: 11
    case .reducesMotion: 12
    case .policies: 13
    case .options(let options): 30 ^ options.slop.bitPattern ^ (options.minimumPressDuration.bitPattern &* 31)
    case .setHeights(let changes, let animated): UInt64(31 + changes.count * 64 + (animated ? 4096 : 0))
    case .frame: 14
    case .wait: 15
    case .confirm(let row): UInt64(truncatingIfNeeded: 16 + row.rawValue * 4096)
    case .cancel(let row): UInt64(truncatingIfNeeded: 17 + row.rawValue * 4096)
    case .scrollToRow(let row, let anchor, let animated):
      UInt64(truncatingIfNeeded: 18 + anchor.name.utf8.count * 64 + row.rawValue * 4096 + (animated ? 1 : 0))
    }
  }

  /// The variants of the event with simpler numbers or fewer changes of height.
  var simpler: [TableLawEvent] {
    switch self {
    case .touch(let event):
      event.location.x.simpler.map { .touch(event.moved(to: Vector($0, event.location.y))) }
        + event.location.y.simpler.map { .touch(event.moved(to: Vector(event.location.x, $0))) }
    case .wheel(let event):
      event.delta.x.simpler.map { .wheel(event.withDelta(Vector($0, event.delta.y))) }
        + event.delta.y.simpler.map { .wheel(event.withDelta(Vector(event.delta.x, $0))) }
        + event.location.y.simpler.map { .wheel(event.moved(to: Vector(event.location.x, $0))) }
    case .gesture(let gesture): gesture.simpler.map { .gesture($0) }
    case .resize(let width, let height):
      width.simpler.map { .resize(width: $0, height: height) }
        + height.simpler.map { .resize(width: width, height: $0) }
    case .setHeights(let changes, let animated):
      HeightChange.simpler(changes).map { .setHeights($0, animated: animated) }
    case .keyboard(let height): height.simpler.map { .keyboard(height: $0) }
    case .scroll(let offset): offset.simpler.map { .scroll(contentOffset: $0) }
    case .hover(let location?):
      location.x.simpler.map { .hover(Vector($0, location.y)) }
        + location.y.simpler.map { .hover(Vector(location.x, $0)) }
    case .hover(nil), .key, .perform, .confirm, .cancel, .custom, .scrollToRow, .cancelTouches, .reducesMotion,
      .policies, .options, .frame, .wait, .type, .endEditing, .undo:
      []
    }
  }
}

extension TouchEvent {
  fileprivate var text: String {
    let locationText = DecimalText.text(location.x) + ", " + DecimalText.text(location.y)
    return "touch." + phase.name + (finger == 0 ? "" : " of finger " + String(finger)) + " at " + locationText
  }

  /// Returns the same report at another place.
  func moved(to location: Vector) -> TouchEvent { TouchEvent(phase, finger: finger, location: location) }
}

extension WheelEvent {
  /// The report in words and numbers, such as `wheel.began by 0, -30 at 160, 60`.
  fileprivate var text: String {
    "wheel." + phase.name + " by " + DecimalText.text(delta.x) + ", " + DecimalText.text(delta.y) + " at "
      + DecimalText.text(location.x) + ", " + DecimalText.text(location.y)
  }

  /// Returns the same report at another place.
  func moved(to location: Vector) -> WheelEvent { WheelEvent(phase, location: location, delta: delta) }
  /// Returns the same report with another delta.
  func withDelta(_ delta: Vector) -> WheelEvent { WheelEvent(phase, location: location, delta: delta) }
}

extension WheelPhase {
  fileprivate var fingerprint: UInt64 {
    switch self {
    case .discrete: 16
    case .mayBegin: 17
    case .began: 18
    case .changed: 19
    case .ended: 20
    case .cancelled: 21
    case .momentumBegan: 22
    case .momentumChanged: 23
    case .momentumEnded: 24
    }
  }
}

extension TouchPhase {
  fileprivate var fingerprint: Int {
    switch self {
    case .down: 1
    case .moved: 2
    case .up: 3
    case .cancelled: 4
    }
  }
}

extension TablePolicies {
  /// The names of the policies that are on, such as `policies closesOnScroll`, or `policies none`.
  fileprivate var text: String {
    let names = (closesOthersOnOpen ? " closesOthersOnOpen" : "") + (closesOnScroll ? " closesOnScroll" : "")
    let allNames = names + (closesOnOutsideTap ? " closesOnOutsideTap" : "")
    return "policies" + (allNames.isEmpty ? " none" : allNames)
  }
}

extension TableOptions {
  /// The options that differ from the defaults, in words and numbers, or `default options`.
  fileprivate var text: String {
    let defaults = TableOptions()
    func part(_ name: String, number: Double, unless defaultNumber: Double) -> String {
      number == defaultNumber ? "" : " " + name + " " + DecimalText.text(number, decimals: 4)
    }
    let defaultAutoscroll = defaults.autoscroll
    let differences =
      part("minimumPressDuration", number: minimumPressDuration, unless: defaults.minimumPressDuration)
      + part("slop", number: slop, unless: defaults.slop)
      + part("backGestureEdge", number: backGestureEdge, unless: defaults.backGestureEdge)
      + part("decelerationRate", number: decelerationRate, unless: defaults.decelerationRate)
      + (animationDuration.map { " animationDuration " + DecimalText.text($0, decimals: 4) } ?? "")
      + part("zoneFraction", number: autoscroll.zoneFraction, unless: defaultAutoscroll.zoneFraction)
      + part("maximumZoneHeight", number: autoscroll.maximumZoneHeight, unless: defaultAutoscroll.maximumZoneHeight)
      + part("topSpeed", number: autoscroll.topSpeed, unless: defaultAutoscroll.topSpeed)
      + part("rampDuration", number: autoscroll.rampDuration, unless: defaultAutoscroll.rampDuration)
      + part("minimumApproach", number: autoscroll.minimumApproach, unless: defaultAutoscroll.minimumApproach)
    return differences.isEmpty ? "default options" : "options" + differences
  }
}
