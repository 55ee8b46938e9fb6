// Fingers on the controls inside a row.
extension ExpandableTable {
  /// The row whose field the keyboard types into, or nil.
  public var editedRow: RowID? { if case .typing(let row) = attention { row } else { nil } }

  /// The row whose slider a finger moves, or nil.
  var slidingRow: RowID? { if case .sliding(let row, _, _) = attention { row } else { nil } }

  /// The text in the field that the keyboard types into; nil if there is no such field.
  public var editedText: String? { editedRow.map { self[.value, $0.rawValue] } }

  /// Adopts the text in the field that the keyboard types into; does nothing if there is no such field.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - time: The moment, which makes no difference.
  /// - Returns: The same as `textChanged(_:to:)`.
  /// - Complexity: That of `textChanged(_:to:)`.
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects {
    editedRow.map { textChanged($0, to: text) } ?? .none
  }

  /// Ends the typing, because the keyboard has disappeared.
  ///
  /// - Parameter time: The moment, which makes no difference.
  /// - Returns: `didEndEditing` of the row whose field was edited, or nothing if none was.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { typingEnded() }

  /// Returns the description of a row for a screen reader: its question or field, its entry, and its state; nil for a row
  /// that does not show.
  ///
  /// - Parameter row: The row.
  /// - Returns: The description: the primary title is its label if the row has no secondary one, otherwise its value. A control
  ///   without a title, such as a slider, has its question's label.
  /// - Complexity: O(log *n*) in the number of rows.
  public func spokenRow(_ row: RowID) -> SpokenRow? {
    guard let number = shownRow(row) else { return nil }
    let (title, question) = (self[.primaryTitle, number], self[.secondaryTitle, number])
    var spoken = SpokenRow(label: question.isEmpty ? title : question, value: question.isEmpty ? "" : title)
    if data.isExpandable(number) { spoken.isExpanded = data.isExpanded(number) }
    switch value(of: row) {
    case .text(let text), .date(let text), .choice(let text): spoken.value = text
    case .isOn(let isOn): spoken.isOn = isOn
    case .level(let level): spoken.value = String(level)
    case nil: break
    }
    if spoken.label.isEmpty, let parent = data.parent(of: number) {
      let (title, question) = (self[.primaryTitle, parent], self[.secondaryTitle, parent])
      spoken.label = question.isEmpty ? title : question
    }
    return spoken
  }

  /// Ends the typing, which becomes an undo step.
  mutating func typingEnded() -> ListEffects {
    guard let row = editedRow else { return .none }
    attention = .nothing
    recordEntry()
    return ListEffects(notices: [.didEndEditing(row)])
  }

  /// Returns the day that the wheels of a date row show.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The day to which the wheels were turned, otherwise the confirmed one; `CalendarDate.start` if that is not in
  ///   the form of `CalendarDate.text`, and for rows without wheels. It has a time of day if the row's wheels show one, or if
  ///   one was confirmed.
  /// - Complexity: O(1).
  public func turnedDate(of id: RowID) -> CalendarDate {
    var text = ""
    if case .date(let confirmed) = value(of: id) { text = confirmed }
    if case .string(let turned) = turnedDates[id.rawValue] { text = turned }
    let date = CalendarDate(text: text) ?? .start
    return kind(of: id).control == .dateTimePicker ? date.timed : date
  }

  /// The part of a row under a point.
  func part(under point: Vector, ofRow row: Int, height: Double) -> RowHit.Part {
    switch data.control(of: row) {
    case .plain, .normal, .valuePicker: return .content
    case .textField: return .control(0)
    case .onOff: return Self.switchFrame(width: width, height: height).contains(point) ? .control(0) : .content
    case .slider:
      let track = track(ofRow: row, height: height)
      let thumb = Self.thumbFrame(in: track, fraction: fraction(ofRow: row), size: Self.thumbTouchSize)
      return thumb.contains(point) ? .thumb : track.contains(point) ? .track : .content
    case .datePicker, .dateTimePicker:
      let wheels = data.control(of: row).wheels
      for index in 0...2 * wheels where Self.dateControlFrame(index, of: wheels, width: width).contains(point) {
        return .control(index)
      }
      return .content
    }
  }

  /// Handles a tap on a control of a row: a field, a switch, a wheel or the button below the wheels.
  mutating func controlTapped(_ index: Int, of id: RowID) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id) else { return .none }
    switch data.control(of: row) {
    case .plain, .normal, .valuePicker, .slider: return .none
    case .textField:
      guard editedRow != id else { return .none }
      var effects = typingEnded()
      // The slide so far becomes a step.
      recordEntry()
      attention = .typing(id)
      effects.add(ListEffects(notices: [.didBeginEditing(id)]))
      return effects
    case .onOff: return switchChanged(id, isOn: self[.value, row] != "true")
    case .datePicker, .dateTimePicker:
      guard let (wheel, steps) = Wheel.turned(by: index, of: data.control(of: row).wheels) else {
        return dateChosen(id, text: turnedDate(of: id).text)
      }
      turnedDates[row] = .string(wheel.turn(turnedDate(of: id), by: steps).text)
      return .none
    }
  }

  /// Handles a finger that drags the slider of a row, by its thumb or along its track: the thumb follows from where it is, and
  /// a cancelled drag restores the old value.
  mutating func sliderDragged(_ id: RowID, _ sample: PanSample) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id), data.control(of: row) == .slider else { return .none }
    if case .began = sample.phase {
      let level = Self.level(in: self[.value, row])
      let effects = typingEnded()
      recordEntry()
      attention = .sliding(id, from: level, latest: Self.wholeLevel(level))
      return effects
    }
    guard case .sliding(id, let start, let latest) = attention else { return .none }
    var effects = ListEffects()
    switch sample.phase {
    case .began: break
    case .changed, .ended:
      let way = sample.translation.x.madeFinite / track(ofRow: row).width
      let level = Self.wholeLevel(start + way * Self.levels.upperBound)
      attention = .sliding(id, from: start, latest: level)
      // A finger that has not moved far enough, or is back, changes nothing, not even the text of an untouched slider.
      if level != latest {
        let isBack = level == Self.wholeLevel(start)
        effects = (isBack ? revertedSlide(row) : nil) ?? sliderChanged(id, to: Double(level))
      }
      if sample.phase == .ended { slideEnded() }
    case .cancelled, .failed:
      effects = revertedSlide(row) ?? .none
      slideEnded()
    }
    return effects
  }

  /// Ends a slide: everything that the finger has done becomes one step.
  private mutating func slideEnded() {
    attention = .nothing
    recordEntry()
  }

  /// Undoes the slide so far.
  mutating func revertSlide(_ row: Int) -> ListEffects {
    let changes = entered
    guard !changes.isEmpty else { return .none }
    for write in changes { self[write.field, write.row] = write.text }
    return entered(changes.map { $0.row }, from: row)
  }

  /// The position of a slider's thumb: 0 at the leading end of the track, 1 at the other end.
  func fraction(ofRow row: Int) -> Double { Self.level(in: self[.value, row]) / Self.levels.upperBound }

  private func track(ofRow row: Int, height: Double = 0) -> LayoutRect {
    Self.trackFrame(leading: leading(of: row), width: width, height: height)
  }

  /// Ends the typing or the slide in a row that no longer shows, and reports the end of the typing.
  mutating func forgetHiddenAttention() -> ListEffects {
    if let row = editedRow, shownRow(row) == nil { return typingEnded() }
    if let row = slidingRow, shownRow(row) == nil { slideEnded() }
    return .none
  }
}
