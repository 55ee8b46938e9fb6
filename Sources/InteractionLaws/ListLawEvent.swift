/// An event for checking a list: one that every list handles, an undo, or a custom one.
///
///     let events = [
///       Timed(0, ListLawEvent.event(.gesture(.tap(RowID(0))))), Timed(1, .custom("insert at 1")), Timed(2, .undo),
///     ]
///     ListLaw.undo.check(events, { MyList(count: 5) }, customEvents: [insert], undo: undo)
public enum ListLawEvent: LawEvent {
  /// An event that every list handles.
  case event(ListEvent)
  /// Undoing the last change; nothing happens if the list is checked without a ``ListLaw/Undo``.
  case undo
  /// A ``CustomEvent`` of the list, by its name; nothing happens if no event has that name.
  case custom(String)

  /// Returns the statement of a law of lists.
  ///
  /// - Parameter law: The law's name, as it appears in violations.
  /// - Returns: The statement, or nil if no law of lists has the name.
  /// - Complexity: O(1).
  public static func statement(ofLaw law: String) -> String? {
    ListLaw.allCases.first { $0.name == law }?.statement
  }

  /// The event in words and numbers, such as `tap on row 0`.
  public var text: String {
    switch self {
    case .event(.gesture(let gesture)): gesture.text
    case .event(.perform(let action, let row)): "perform " + action + row.suffix
    case .event(.confirm(let row)): "confirm" + row.suffix
    case .event(.cancel(let row)): "cancel" + row.suffix
    case .event(.resize(let width)): "resize " + DecimalText.text(width)
    case .event(.setHeights(let changes, let animated)): HeightChange.text(changes, animated: animated)
    case .event(.wait): "wait"
    case .undo: "undo"
    case .custom(let name): name
    }
  }

  /// The continuous gesture that the event is part of, and its phase; nil if there is none.
  var gesturePart: (gesture: ContinuousGesture, phase: PanPhase)? {
    guard case .event(.gesture(let gesture)) = self else { return nil }
    switch gesture {
    case .pan(let row, let sample): return (.swipe(row), sample.phase)
    case .track(let row, let sample): return (.track(row), sample.phase)
    case .pull(let phase, _): return (.pull, phase)
    case .pinch(let phase, _, _): return (.pinch, phase)
    case .hold(let phase, _, _): return (.hold, phase)
    case .tap, .tapOutside, .press, .control, .closeRows: return nil
    }
  }
}

/// A gesture whose events have a `PanPhase`.
enum ContinuousGesture: Hashable, Sendable {
  /// A finger that drags a row sideways.
  case swipe(RowID)
  /// A finger that drags the slider of a row.
  case track(RowID)
  /// A finger that drags the content up or down.
  case pull
  /// Two fingers that pinch.
  case pinch
  /// A finger that has rested for a while or has touched a reorder control.
  case hold

  /// The event that cancels the gesture.
  var cancellation: ListLawEvent {
    let sample = PanSample(.cancelled, translation: .zero)
    switch self {
    case .swipe(let row): return .event(.gesture(.pan(row, sample)))
    case .track(let row): return .event(.gesture(.track(row, sample)))
    case .pull: return .event(.gesture(.pull(.cancelled, contentOffset: 0)))
    case .pinch: return .event(.gesture(.pinch(.cancelled, nil, contentOffset: 0)))
    case .hold: return .event(.gesture(.hold(.cancelled, y: 0, contentOffset: 0)))
    }
  }
}

/// An event of a particular list, such as an edit by the app, or a gesture that no other list supports.
///
///     let edits = [
///       CustomEvent<MyList>("insert at 1") { list, time in list.insert("New", index: 1, at: time) },
///       CustomEvent<MyList>("remove all") { list, time in list.removeAll(at: time) },
///     ]
public struct CustomEvent<List>: Sendable {
  /// The name in violations, unique among the events of the list.
  public let name: String
  /// The closure that changes the list at a moment and returns the effects.
  public let apply: @Sendable (inout List, Time) -> ListEffects

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: The name in violations, unique among the events of the list; if two events have the same name, the first
  ///     is used.
  ///   - apply: A closure that changes the list at a moment and returns the effects. It must be a pure function of the list
  ///     and the moment, because the laws apply the same events again.
  /// - Complexity: O(1).
  public init(_ name: String, apply: @escaping @Sendable (inout List, Time) -> ListEffects) {
    self.name = name
    self.apply = apply
  }
}

extension [RowID] {
  /// The rows' numbers, such as `0 3`; empty if there are none.
  var numbers: String { map { String($0.rawValue) }.joined(separator: " ") }

  /// The rows' numbers, or `none`.
  var text: String { isEmpty ? "none" : numbers }
}

extension [ListNotice] {
  /// The notices' names, such as `didOpen.trailing.0, didClose.1`, or `no notice`.
  var text: String { isEmpty ? "no notice" : map { $0.name }.joined(separator: ", ") }
}

extension RowID {
  /// The row in words, such as `row 0`.
  var name: String { "row " + String(rawValue) }

  /// The end of a text about an event on the row, such as ` on row 0`.
  fileprivate var suffix: String { " on " + name }
}

extension HeightChange {
  /// Describes changes in words and numbers, such as `set heights row 3 to 80`.
  static func text(_ changes: [HeightChange], animated: Bool) -> String {
    let texts = changes.map { change -> String in
      switch change {
      case .row(let row, let height): row.name + " to " + (height.map { DecimalText.text($0) } ?? "its default")
      case .kind(let kind, let height): "kind “" + kind + "” to " + DecimalText.text(height)
      }
    }
    return (texts.isEmpty ? "set no heights" : "set heights " + texts.joined(separator: ", "))
      + (animated ? "" : " at once")
  }

  /// Returns variants of some changes, with fewer changes or simpler numbers.
  static func simpler(_ changes: [HeightChange]) -> [[HeightChange]] {
    var variants: [[HeightChange]] = []
    if changes.count > 1 { for change in changes { variants.append([change]) } }
    for (index, change) in changes.enumerated() {
      for other in change.simpler {
        var changed = changes
        changed[index] = other
        variants.append(changed)
      }
    }
    return variants
  }

  private var simpler: [HeightChange] {
    switch self {
    case .row(_, nil): []
    case .row(let row, let height?): height.simpler.map { .row(row, $0) }
    case .kind(let kind, let height): height.simpler.map { .kind(kind, $0) }
    }
  }
}

extension TableGesture {
  /// The gesture in words and numbers, such as `tap on row 0`.
  var text: String {
    switch self {
    case .pan(let row, let sample): sample.text + row.suffix
    case .track(let row, let sample):
      "track." + sample.phase.name + " " + DecimalText.text(sample.translation.x) + row.suffix
    case .control(let row, let index): "tap control " + String(index) + row.suffix
    case .tap(let row): "tap" + row.suffix
    case .tapOutside: "tap outside"
    case .press(let row, let edge, let index, let phase):
      RowEvent.press(edge, index, phase).name + row.suffix
    case .closeRows(let change, let row):
      change.name + ", close rows" + (row.map { " except " + $0.name } ?? "")
    case .pull(let phase, let offset): "pull." + phase.name + " " + DecimalText.text(offset)
    case .pinch(let phase, let fingers, let offset):
      "pinch." + phase.name + " "
        + (fingers.map { DecimalText.text($0.first) + " " + DecimalText.text($0.second) } ?? "without two fingers")
        + scrollSuffix(offset)
    case .hold(let phase, let y, let offset): "hold." + phase.name + " " + DecimalText.text(y) + scrollSuffix(offset)
    }
  }

  private func scrollSuffix(_ offset: Double) -> String {
    offset == 0 ? "" : " scrolled by " + DecimalText.text(offset)
  }
}
