// What a finger can do inside a row, and the plain actions that equal it.
extension ExpandableTable {
  /// The row whose field the keyboard writes into, or nil.
  public var editedRow: RowID? {
    switch attention {
    case .nothing, .sliding: nil
    case .typing(let row): row
    }
  }

  /// The text in the field that the keyboard writes into; nil without one.
  public var editedText: String? { editedRow.map { data.texts[.value, $0.rawValue] } }

  /// Takes over the text in the field that the keyboard writes into; without one nothing happens.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - time: The moment, which makes no difference.
  /// - Returns: As `textChanged(_:to:)`.
  /// - Complexity: As of `textChanged(_:to:)`.
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects {
    editedRow.map { textChanged($0, to: text) } ?? .none
  }

  /// Ends the typing, because the keyboard has gone.
  ///
  /// - Parameter time: The moment, which makes no difference.
  /// - Returns: `didEndEditing` of the row whose field was edited, or nothing if none was.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { typingEnded() }

  /// What a screen reader says of a row: its question or field, what is entered, and its state; nil for one that does not
  /// show.
  ///
  /// - Parameter row: The row.
  /// - Returns: The row's primary title as the label where it has no secondary one, as the value where it has.
  /// - Complexity: O(log *n*) in the number of rows.
  public func spokenRow(_ row: RowID) -> SpokenRow? {
    guard let number = shownRow(row) else { return nil }
    let (title, question) = (data.texts[.primaryTitle, number], data.texts[.secondaryTitle, number])
    var spoken = SpokenRow(label: question.isEmpty ? title : question, value: question.isEmpty ? "" : title)
    if data.isExpandable(number) { spoken.isExpanded = data.isExpanded(number) }
    switch value(of: row) {
    case .text(let text), .date(let text), .choice(let text): spoken.value = text
    case .isOn(let isOn): spoken.isOn = isOn
    case .level(let level): spoken.value = String(level)
    case nil: break
    }
    return spoken
  }

  /// Ends the typing, whatever the moment.
  mutating func typingEnded() -> ListEffects {
    guard let row = editedRow else { return .none }
    attention = .nothing
    recordEntry()
    return ListEffects(notices: [.didEndEditing(row)])
  }

  /// The day at which the wheels of a date row stand.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The day to which the wheels were turned, else the one that was confirmed; `CalendarDate.start` if that
  ///   was not written as `CalendarDate.text` writes it, and for rows without wheels.
  /// - Complexity: O(1).
  public func turnedDate(of id: RowID) -> CalendarDate {
    if let turned = turnedDates[id] { return turned }
    guard case .date(let text) = value(of: id) else { return .start }
    return CalendarDate(text: text) ?? .start
  }

  /// What lies under a point of a row.
  func part(under point: Vector, ofRow row: Int) -> RowHit.Part {
    let height = data.kind(of: row).height
    switch data.kind(of: row) {
    case .plain, .normal, .valuePicker: return .content
    case .textField: return .control(0)
    case .onOff: return Self.switchFrame(width: width, height: height).contains(point) ? .control(0) : .content
    case .slider:
      let thumb = Self.thumbFrame(in: track(ofRow: row), fraction: fraction(ofRow: row), size: Self.thumbTouchSize)
      return thumb.contains(point) ? .thumb : track(ofRow: row).contains(point) ? .track : .content
    case .datePicker:
      let index = (0...6).first { Self.dateControlFrame($0, width: width).contains(point) }
      return index.map { .control($0) } ?? .content
    }
  }

  /// A finger has tapped a control of a row: a field, a switch, a wheel or the button below the wheels.
  mutating func controlTapped(_ index: Int, of id: RowID) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id) else { return .none }
    switch data.kind(of: row) {
    case .plain, .normal, .valuePicker, .slider: return .none
    case .textField:
      guard editedRow != id else { return .none }
      var effects = typingEnded()
      // What a finger has slid so far stays.
      recordEntry()
      attention = .typing(id)
      effects.add(ListEffects(notices: [.didBeginEditing(id)]))
      return effects
    case .onOff: return switchChanged(id, isOn: data.texts[.value, row] != "true")
    case .datePicker:
      guard let (wheel, steps) = Wheel.turned(by: index) else { return dateChosen(id, text: turnedDate(of: id).text) }
      turnedDates[id] = wheel.turn(turnedDate(of: id), by: steps)
      return .none
    }
  }

  /// A finger drags the slider of a row, by its thumb or along its track: the thumb follows from where it stands, and a
  /// cancelled drag gives back what was there before.
  mutating func sliderDragged(_ id: RowID, _ sample: PanSample) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id), data.kind(of: row) == .slider else { return .none }
    if case .began = sample.phase {
      let value = data.texts[.value, row]
      let level = Self.level(in: value)
      let title = data.parent(of: row).map { data.texts[.primaryTitle, $0] } ?? ""
      let effects = typingEnded()
      recordEntry()
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
      attention = .sliding(slide)
      let effects = isNew ? sliderChanged(id, to: level) : .none
      if sample.phase == .ended { slideEnded() }
      return effects
    case .cancelled, .failed:
      let effects = giveBack(slide, row)
      slideEnded()
      return effects
    }
  }

  /// A finger has let go of a slider: all that it has done is one step.
  private mutating func slideEnded() {
    attention = .nothing
    recordEntry()
  }

  /// Undoes a drag; the article's slider keeps what it was dragged to.
  private mutating func giveBack(_ slide: Slide, _ row: Int) -> ListEffects {
    guard corrections.contains(.boundByData) else { return .none }
    let parent = data.parent(of: row)
    let title = parent.map { data.texts[.primaryTitle, $0] } ?? ""
    guard data.texts[.value, row] != slide.value || title != slide.title else { return .none }
    set(.value, of: row, to: slide.value)
    guard let parent, title != slide.title else { return entered([], from: row) }
    set(.title, of: parent, to: slide.title)
    return entered([parent], from: row)
  }

  /// Where a slider's thumb stands: 0 at the leading end of the track, 1 at the other.
  func fraction(ofRow row: Int) -> Double { Self.level(in: data.texts[.value, row]) / Self.levels.upperBound }

  private func track(ofRow row: Int) -> LayoutRect {
    Self.trackFrame(leading: leading(of: row), width: width, height: data.kind(of: row).height)
  }

  /// Ends what was going on in a row that no longer shows, and reports a text that is no longer typed.
  mutating func forgetHiddenAttention() -> ListEffects {
    switch attention {
    case .nothing: return .none
    case .typing(let id): return shownRow(id) == nil ? typingEnded() : .none
    case .sliding(let slide):
      if shownRow(slide.row) == nil { slideEnded() }
      return .none
    }
  }
}
