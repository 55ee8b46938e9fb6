// What a finger can do inside a row, and the plain actions that equal it.
extension ExpandableTable {
  /// The row whose field the keyboard writes into, or nil.
  public var editedRow: RowID? {
    switch attention {
    case .nothing, .sliding: nil
    case .typing(let row): row
    }
  }

  /// The keyboard has gone.
  @discardableResult
  public mutating func typingEnded() -> ListEffects {
    guard let row = editedRow else { return .none }
    attention = .nothing
    var effects = ListEffects()
    effects.notices = [.didEndEditing(row)]
    return effects
  }

  /// The day that a date row's wheels stand at: where they were turned, else the day that was confirmed.
  ///
  /// A date that was confirmed in other words than `CalendarDate`'s says nothing to the wheels.
  public func turnedDate(of id: RowID) -> CalendarDate {
    if let turned = turnedDates[id] { return turned }
    guard case .date(let text) = value(of: id) else { return .start }
    return CalendarDate(text: text) ?? .start
  }

  /// What lies at a point of a row.
  func part(at point: Vector, ofRow row: Int) -> RowHit.Part {
    let height = list.kind(of: row).height
    switch list.kind(of: row) {
    case .plain, .normal, .valuePicker: return .content
    case .textField: return .control(0)
    case .onOff: return Self.switchFrame(width: width, height: height).contains(point) ? .control(0) : .content
    case .slider: return track(ofRow: row).contains(point) ? .track : .content
    case .datePicker:
      let index = (0...6).first { Self.dateControlFrame($0, width: width).contains(point) }
      return index.map { .control($0) } ?? .content
    }
  }

  /// A finger has tapped a control of a row: a field, a switch, a wheel or the button below the wheels.
  mutating func controlTapped(_ index: Int, of id: RowID) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id) else { return .none }
    switch list.kind(of: row) {
    case .plain, .normal, .valuePicker, .slider: return .none
    case .textField:
      guard editedRow != id else { return .none }
      var effects = typingEnded()
      attention = .typing(id)
      effects.notices.append(.didBeginEditing(id))
      return effects
    case .onOff: return switchChanged(id, isOn: list.values[row] != "true")
    case .datePicker:
      guard index < 6 else { return dateChosen(id, text: turnedDate(of: id).text) }
      turn(index / 2, of: id, by: index % 2 == 0 ? -1 : 1)
      return .none
    }
  }

  /// Turns a wheel of a date row.
  ///
  /// - Parameters:
  ///   - wheel: 0 for the month, 1 for the day, 2 for the year.
  ///   - id: The row.
  ///   - steps: How far; negative turns back. Months and days turn around in their circle.
  private mutating func turn(_ wheel: Int, of id: RowID, by steps: Int) {
    let date = turnedDate(of: id)
    switch wheel {
    case 0: turnedDates[id] = date.adding(months: steps)
    case 1: turnedDates[id] = date.adding(days: steps)
    case _: turnedDates[id] = date.adding(years: steps)
    }
  }

  /// A finger drags the slider of a row: the thumb follows from where it stands, and a cancelled drag gives back what was
  /// there before.
  mutating func sliderDragged(_ id: RowID, _ sample: PanSample) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id), list.kind(of: row) == .slider else { return .none }
    if case .began = sample.phase {
      let value = list.values[row]
      let level = Self.level(of: value)
      let title = list.parent(of: row).map { list.primaryTitles[$0] } ?? ""
      let effects = typingEnded()
      attention = .sliding(
        Slide(row: id, level: level, value: value, title: title, latest: Self.levelText(level)))
      return effects
    }
    guard case .sliding(var slide) = attention, slide.row == id else { return .none }
    switch sample.phase {
    case .began: return .none
    case .changed, .ended:
      let level = slide.level + sample.translation.x.madeFinite / track(ofRow: row).width * Self.levels.upperBound
      let text = Self.levelText(level)
      // A finger that has not moved far enough changes nothing, the text of an untouched slider included.
      let isNew = text != slide.latest
      slide.latest = text
      attention = sample.phase == .ended ? .nothing : .sliding(slide)
      return isNew ? sliderChanged(id, to: level) : .none
    case .cancelled, .failed:
      attention = .nothing
      return giveBack(slide, row)
    }
  }

  /// Undoes a drag; the article's slider keeps what it was dragged to.
  private mutating func giveBack(_ slide: Slide, _ row: Int) -> ListEffects {
    guard corrections.contains(.boundByData) else { return .none }
    let parent = list.parent(of: row)
    let title = parent.map { list.primaryTitles[$0] } ?? ""
    guard list.values[row] != slide.value || title != slide.title else { return .none }
    list.values[row] = slide.value
    guard let parent, title != slide.title else { return entered([], from: row) }
    list.primaryTitles[parent] = slide.title
    return entered([parent], from: row)
  }

  private func track(ofRow row: Int) -> LayoutRect {
    Self.trackFrame(leading: leading(of: row), width: width, height: list.kind(of: row).height)
  }

  /// Ends what was going on in a row that no longer shows, and tells of a text that is no longer typed.
  mutating func forgetHiddenAttention() -> [ListNotice] {
    switch attention {
    case .nothing: break
    case .typing(let id): if shownRow(id) == nil { return typingEnded().notices }
    case .sliding(let slide): if shownRow(slide.row) == nil { attention = .nothing }
    }
    return []
  }

  // MARK: Plain actions

  /// Everything that gestures on a row can reach.
  public func actions(for row: RowID) -> [InteractionAction] {
    guard let number = shownRow(row) else { return [] }
    var actions: [InteractionAction] = []
    if list.isExpandable(number) {
      actions.append(list.isExpanded(number) ? Self.collapse : Self.expand)
    } else if isChoice(number) {
      actions.append(InteractionAction(id: "choose", title: "Choose"))
    }
    switch list.kind(of: number) {
    case .plain, .normal, .valuePicker: break
    case .textField: actions.append(InteractionAction(id: "edit", title: "Edit"))
    case .onOff:
      let isOn = list.values[number] == "true"
      actions.append(InteractionAction(id: isOn ? "turnOff" : "turnOn", title: isOn ? "Turn off" : "Turn on"))
    case .slider:
      actions.append(InteractionAction(id: "increment", title: "Increase"))
      actions.append(InteractionAction(id: "decrement", title: "Decrease"))
    case .datePicker:
      for (wheel, name) in Self.wheels.enumerated() {
        actions.append(InteractionAction(id: Self.wheelActions[2 * wheel], title: "Previous " + name))
        actions.append(InteractionAction(id: Self.wheelActions[2 * wheel + 1], title: "Next " + name))
      }
      actions.append(InteractionAction(id: Self.wheelActions[6], title: "Set date"))
    }
    return actions
  }

  private static let expand = InteractionAction(id: "expand", title: "Expand")
  private static let collapse = InteractionAction(id: "collapse", title: "Collapse")
  private static let wheels = ["month", "day", "year"]
  /// The actions of a date row, in the order of its controls.
  private static let wheelActions = [
    "previousMonth", "nextMonth", "previousDay", "nextDay", "previousYear", "nextYear", "setDate",
  ]
  /// The names of all plain actions there are.
  public static let actionNames =
    ["expand", "collapse", "select", "choose", "edit", "turnOn", "turnOff", "increment", "decrement"] + wheelActions

  /// Does what a plain action names; an action that the row does not offer does nothing.
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard let number = shownRow(row) else { return .none }
    if action == "select" { return rowSelected(row, at: time) }
    guard actions(for: row).contains(where: { $0.id == action }) else { return .none }
    switch action {
    case "expand", "collapse", "choose": return rowSelected(row, at: time)
    case "edit", "turnOn", "turnOff": return controlTapped(0, of: row)
    case "increment": return sliderChanged(row, to: Self.level(of: list.values[number]) + 1)
    case "decrement": return sliderChanged(row, to: Self.level(of: list.values[number]) - 1)
    case _: return controlTapped(Self.wheelActions.firstIndex(of: action) ?? 0, of: row)
    }
  }
}
