// The controls inside a row: touches, typing and speech.
extension ExpandableTable {
  /// The row whose field is being edited with the keyboard, or nil.
  public var editedRow: RowID? { if case .typing(let row) = activity { row } else { nil } }

  /// The row whose slider a finger is moving, or nil.
  var slidingRow: RowID? { if case .sliding(let row, _, _) = activity { row } else { nil } }

  /// The text in the field that is being edited; nil if there is none.
  public var editedText: String? { editedRow.map { self[.value, $0.rawValue] } }

  /// Stores the text in the field that is being edited; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - time: The moment of the event; ignored, because no row moves.
  /// - Returns: As for `textChanged(_:to:)`.
  /// - Complexity: As for `textChanged(_:to:)`.
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects {
    editedRow.map { textChanged($0, to: text) } ?? .none
  }

  /// Ends editing, because the keyboard has disappeared.
  ///
  /// - Parameter time: The moment of the event; ignored, because no row moves.
  /// - Returns: `didEndEditing` for the row that was being edited; no effects if none was.
  /// - Complexity: O(*l*) in the length of the text and the answer.
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { endTyping() }

  /// Returns a row's label, value and state for a screen reader; nil for a row that is not visible.
  ///
  /// - Parameter row: The row.
  /// - Returns: The description. Its label is the secondary title or, if that is empty, the primary title; a row without
  ///   titles, such as a slider's, is labelled with the question above it. Its value is the text, date or level of
  ///   `value(of:)`; otherwise, in a row that has a secondary title, it is the primary title.
  /// - Complexity: O(log *n*) in the number of rows, plus O(*l*) in the length of the texts.
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
    // The parent's primary title cannot be the label, because it is the answer, which changes with the value.
    if spoken.label.isEmpty, let parent = data.parent(of: number) { spoken.label = self[.secondaryTitle, parent] }
    return spoken
  }

  /// Ends editing, and makes the typed text an undo step.
  mutating func endTyping() -> ListEffects {
    guard let row = editedRow else { return .none }
    activity = .nothing
    recordEntry()
    return ListEffects(notices: [.didEndEditing(row)])
  }

  /// Returns the day that the wheels of a date row show.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The unconfirmed day on the wheels or, if there is none, the day in the text of `FormValue.date`;
  ///   `CalendarDate.initial` if the row has no wheels, or that text is not in the form of `CalendarDate.text`. It has a time
  ///   of day if the row has wheels for it, or if the text has one.
  /// - Complexity: O(log *k*) in the number *k* of rows with turned wheels, plus O(*l*) in the length of the text.
  public func turnedDate(of id: RowID) -> CalendarDate {
    var text = ""
    if case .date(let confirmed) = value(of: id) { text = confirmed }
    if case .string(let turned) = turnedDates[id.rawValue] { text = turned }
    let date = CalendarDate(text: text) ?? .initial
    return kind(of: id).control == .dateTimePicker ? date.withTime : date
  }

  /// Returns the part of a row at a point, which is in the row's coordinates.
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
      let wheelCount = data.control(of: row).wheelCount
      for index in 0...2 * wheelCount where Self.dateControlFrame(index, of: wheelCount, width: width).contains(point) {
        return .control(index)
      }
      return .content
    }
  }

  /// Handles a tap on a control of a row: a field, a switch, a wheel or the button below the wheels.
  mutating func controlTapped(_ index: Int, of id: RowID) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    guard let row = shownRow(id) else { return .none }
    switch data.control(of: row) {
    case .plain, .normal, .valuePicker, .slider: return .none
    case .textField:
      guard editedRow != id else { return .none }
      var effects = endTyping()
      // The slide so far becomes an undo step.
      recordEntry()
      activity = .typing(id)
      effects.add(ListEffects(notices: [.didBeginEditing(id)]))
      return effects
    case .onOff: return switchChanged(id, isOn: self[.value, row] != "true")
    case .datePicker, .dateTimePicker:
      let wheelCount = data.control(of: row).wheelCount
      guard (0...2 * wheelCount).contains(index) else { return .none }
      guard let (wheel, steps) = Wheel.turned(by: index, of: wheelCount) else {
        return dateChosen(id, text: turnedDate(of: id).text)
      }
      turnedDates[row] = .string(wheel.date(turnedBy: steps, from: turnedDate(of: id)).text)
      return .none
    }
  }

  /// Handles a finger that drags the slider of a row, by its thumb or along its track.
  ///
  /// The finger's movement, converted to levels, is added to the level at which the drag began; see `wholeLevel(_:)`.
  /// Cancelling the drag restores the old value; without `boundByData`, the slider keeps the value that it has.
  mutating func sliderDragged(_ id: RowID, with sample: PanSample) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    guard let row = shownRow(id), data.control(of: row) == .slider else { return .none }
    if case .began = sample.phase {
      let level = Self.level(in: self[.value, row])
      let effects = endTyping()
      recordEntry()
      activity = .sliding(id, from: level, latestLevel: Self.wholeLevel(level))
      return effects
    }
    guard case .sliding(id, let startLevel, let latestLevel) = activity else { return .none }
    var effects = ListEffects()
    switch sample.phase {
    case .began: break
    case .changed, .ended:
      let fraction = sample.translation.x.madeFinite / Self.thumbTravel(in: track(ofRow: row))
      let level = Self.wholeLevel(startLevel + fraction * Self.sliderLevels.upperBound)
      activity = .sliding(id, from: startLevel, latestLevel: level)
      // Nothing changes until the whole level does. With `boundByData`, a finger that returns gives the slider its old text
      // back, which need not be a whole level.
      if level != latestLevel {
        let isBackAtStart = level == Self.wholeLevel(startLevel)
        effects = (isBackAtStart ? revertSlideIfBound(row) : nil) ?? sliderChanged(id, to: Double(level))
      }
      if sample.phase == .ended { endSlide() }
    case .cancelled, .failed:
      effects = revertSlideIfBound(row) ?? .none
      endSlide()
    }
    return effects
  }

  /// Ends a slide, and makes it a single undo step.
  private mutating func endSlide() {
    activity = .nothing
    recordEntry()
  }

  /// Restores the slider's value from before the slide, and the answer above it.
  mutating func revertSlide(_ row: Int) -> ListEffects {
    let replacedTexts = replacedTexts
    guard !replacedTexts.isEmpty else { return .none }
    var reloadedRows = replacedTexts.map { $0.row }
    for rowText in replacedTexts { reloadedRows += store(rowText) }
    return entryEffects(reloadedRows, from: row)
  }

  /// Returns the position of a slider's thumb, from 0 at the leading end of the track to 1 at the other end.
  func fraction(ofRow row: Int) -> Double { Self.level(in: self[.value, row]) / Self.sliderLevels.upperBound }

  private func track(ofRow row: Int, height: Double = 0) -> LayoutRect {
    Self.trackFrame(leading: leadingInset(of: row), width: width, height: height)
  }

  /// Ends editing or a slide in a row that is no longer visible, and reports the end of editing.
  mutating func endHiddenActivity() -> ListEffects {
    if let row = editedRow, shownRow(row) == nil { return endTyping() }
    if let row = slidingRow, shownRow(row) == nil { endSlide() }
    return .none
  }
}
