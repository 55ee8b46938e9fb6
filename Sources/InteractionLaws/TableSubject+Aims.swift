import HeadlessTable

extension TableSubject {
  /// A scroll to a row, under way or finished: the row, where it comes to rest, and when.
  struct Aim {
    let row: RowID
    let anchor: ScrollAnchor
    /// The time at which the content arrives at the row; from then on, any event but a hover, a frame or a wait ends the aim.
    let arrivalTime: Time
  }

  /// Returns the aim after an event: the row to which the content is scrolling or has scrolled, or nil if there is none.
  ///
  /// A touch or its cancellation, a wheel, a key, a gesture, typing or its end, an undo, an action, an answer, or a scroll to
  /// an offset ends the aim. So does any other event except a hover, a frame or a wait if the content has arrived, the row is
  /// gone, or rows have changed without a report.
  func aim(after event: TableLawEvent, from before: State, to after: State) -> Aim? {
    switch event {
    case .scrollToRow(let row, let anchor, _):
      guard after.table.list.liftedRow == nil, after.table.list.top(of: row) != nil else { return nil }
      let duration = Self.scrollDuration(after.table)
      let middle = after.now + duration / 2
      let isUnderWay = after.table.contentOffset(at: middle) != after.table.contentOffset(at: after.now)
      // A finger that is down may hold the content, so that no scroll begins.
      guard after.isFree || isUnderWay else { return nil }
      return Aim(row: row, anchor: anchor, arrivalTime: isUnderWay ? after.now + duration : after.now)
    case .hover, .frame, .wait: return before.aim
    case .custom, .resize, .keyboard, .reducesMotion, .policies, .options, .setHeights:
      // The content cannot follow rows that are inserted or deleted without a report; another law requires the report.
      guard before.ids == after.ids || before.mergedUpdate != after.mergedUpdate else { return nil }
      return before.aim.flatMap { after.now < $0.arrivalTime && after.table.list.top(of: $0.row) != nil ? $0 : nil }
    case .touch, .wheel, .key, .type, .endEditing, .undo, .gesture, .perform, .confirm, .cancel, .scroll,
      .cancelTouches:
      return nil
    }
  }

  /// Returns how long a table takes to scroll to a row with an animation, in seconds.
  static func scrollDuration(_ table: Table) -> Double {
    table.options.animationDuration ?? ScrollPhysics.animationDuration
  }

  /// Checks that a row to which the content has been scrolled is at its anchor.
  func aimFailure(_ aim: Aim, in table: Table, maximum: Double, at time: Time) -> Failure? {
    guard let rowTop = table.list.top(of: aim.row), let rowHeight = table.list.height(of: aim.row) else { return nil }
    // The height covered by a header that stays at the top.
    let coveredHeight = table.list.coveredHeight(atTop: rowTop, at: time)
    let (top, height) = (rowTop - coveredHeight, rowHeight + coveredHeight)
    let visibleHeight = table.size.height - table.keyboardHeight
    let offset = table.contentOffset(at: time)
    let allowedOffsets: ClosedRange<Double>
    switch aim.anchor {
    case .top: allowedOffsets = top...top
    case .middle: allowedOffsets = top + height / 2 - visibleHeight / 2...top + height / 2 - visibleHeight / 2
    case .bottom: allowedOffsets = top + height - visibleHeight...top + height - visibleHeight
    case .nearest: allowedOffsets = min(top, top + height - visibleHeight)...top
    }
    let (smallest, greatest) = (
      allowedOffsets.lowerBound.clamped(to: 0...maximum), allowedOffsets.upperBound.clamped(to: 0...maximum)
    )
    guard offset < smallest - 1e-6 || offset > greatest + 1e-6 else { return nil }
    let range = DecimalText.text(smallest) + (smallest == greatest ? "" : " to " + DecimalText.text(greatest))
    return Failure(
      aim.row.name + " at its anchor, " + aim.anchor.name + ", at content offset " + range,
      found: DecimalText.text(offset))
  }
}
