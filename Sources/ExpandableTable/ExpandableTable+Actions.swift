// Plain actions for everything that a finger can do inside a row.
extension ExpandableTable {
  /// A plain action of a row; `actions(for:)` returns those that a row offers.
  ///
  /// The raw value is the action's id.
  ///
  ///     table.actions(for: RowID(0)).map(\.id)                               // ["expand"]
  ///     table.perform(ExpandableTable.RowAction.expand.rawValue, on: RowID(0), at: now)
  public enum RowAction: String, Hashable, Sendable, CaseIterable {
    /// Expands the row, like a tap on it.
    case expand
    /// Collapses the row, like a tap on it.
    case collapse
    /// Selects the row, as `rowSelected(_:at:)` does. No row offers this action, but every visible row performs it.
    case select
    /// Makes this choice the answer to the row under which it is folded, like a tap on the choice.
    case choose
    /// Begins to edit the row's text, like a tap on its field.
    case edit
    /// Turns the switch on.
    case turnOn
    /// Turns the switch off.
    case turnOff
    /// Increases the slider's value by one level.
    case increment
    /// Decreases the slider's value by one level.
    case decrement
    /// Turns the first wheel back by a month.
    case previousMonth
    /// Turns the first wheel forward by a month.
    case nextMonth
    /// Turns the second wheel back by a day.
    case previousDay
    /// Turns the second wheel forward by a day.
    case nextDay
    /// Turns the third wheel back by a year.
    case previousYear
    /// Turns the third wheel forward by a year.
    case nextYear
    /// Turns the fourth wheel back by an hour.
    case previousHour
    /// Turns the fourth wheel forward by an hour.
    case nextHour
    /// Turns the fifth wheel back by a minute.
    case previousMinute
    /// Turns the fifth wheel forward by a minute.
    case nextMinute
    /// Confirms the date, like a tap on the button below the wheels.
    case setDate

    /// Returns the index of the equivalent control in a date row with the given number of wheels.
    ///
    /// For an action that turns no wheel, it is the button's index.
    func dateControlIndex(wheelCount: Int) -> Int { Self.wheelActions.firstIndex(of: self) ?? 2 * wheelCount }

    /// The actions that turn wheels, in the order of the controls.
    static let wheelActions: [RowAction] = [
      .previousMonth, .nextMonth, .previousDay, .nextDay, .previousYear, .nextYear, .previousHour, .nextHour,
      .previousMinute, .nextMinute,
    ]
  }

  /// The English titles of the plain actions, by their ids.
  public static let englishTitles: ActionTitles = [
    "expand": "Expand", "collapse": "Collapse", "select": "Select", "choose": "Choose", "edit": "Edit",
    "turnOn": "Turn on", "turnOff": "Turn off", "increment": "Increase", "decrement": "Decrease",
    "previousMonth": "Previous month", "nextMonth": "Next month", "previousDay": "Previous day",
    "nextDay": "Next day", "previousYear": "Previous year", "nextYear": "Next year", "previousHour": "Previous hour",
    "nextHour": "Next hour", "previousMinute": "Previous minute", "nextMinute": "Next minute", "setDate": "Set date",
  ]

  /// Returns the plain equivalents of a row's gestures; none for a row that is not visible.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func actions(for row: RowID) -> [InteractionAction] {
    var actions: [InteractionAction] = []
    guard let number = shownRow(row) else { return actions }
    for action in RowAction.allCases where offers(action, for: number) {
      actions.append(InteractionAction(id: action.rawValue, title: actionTitles[action.rawValue]))
    }
    return actions
  }

  private func offers(_ action: RowAction, for row: Int) -> Bool {
    switch action {
    case .expand: data.isExpandable(row) && !data.isExpanded(row)
    case .collapse: data.isExpanded(row)
    case .select: false
    case .choose: !data.isExpandable(row) && isChoice(row)
    case .edit: data.control(of: row) == .textField
    case .turnOn: data.control(of: row) == .onOff && self[.value, row] != "true"
    case .turnOff: data.control(of: row) == .onOff && self[.value, row] == "true"
    case .increment, .decrement: data.control(of: row) == .slider
    case .previousMonth, .nextMonth, .previousDay, .nextDay, .previousYear, .nextYear, .setDate:
      data.control(of: row).wheelCount > 0
    case .previousHour, .nextHour, .previousMinute, .nextMinute: data.control(of: row) == .dateTimePicker
    }
  }

  /// Performs a plain action; does nothing if the row does not offer it.
  ///
  /// `select` works on every visible row, although no row offers it.
  ///
  /// - Complexity: As for `rowSelected(_:at:)` and the methods that enter values.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard let number = shownRow(row), let action = RowAction(rawValue: action) else { return .none }
    guard action == .select || offers(action, for: number) else { return .none }
    switch action {
    case .select, .expand, .collapse, .choose: return rowSelected(row, at: time)
    case .edit, .turnOn, .turnOff: return controlTapped(0, of: row)
    case .increment: return moveSlider(of: row, by: 1)
    case .decrement: return moveSlider(of: row, by: -1)
    case .previousMonth, .nextMonth, .previousDay, .nextDay, .previousYear, .nextYear, .previousHour, .nextHour,
      .previousMinute, .nextMinute, .setDate:
      return controlTapped(action.dateControlIndex(wheelCount: data.control(of: number).wheelCount), of: row)
    }
  }

  /// Moves a row's slider by some levels; does nothing if the whole level stays the same, as at either end of the track.
  private mutating func moveSlider(of row: RowID, by levels: Double) -> ListEffects {
    let level = Self.level(in: self[.value, row.rawValue])
    return Self.wholeLevel(level + levels) == Self.wholeLevel(level) ? .none : sliderChanged(row, to: level + levels)
  }
}
