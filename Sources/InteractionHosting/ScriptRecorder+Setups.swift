// Recorders that take their configuration from a row or a table.

extension ScriptRecorder {
  /// Creates a recorder for a row in its current state.
  ///
  /// If the row rests open, the script begins with the event that opens it. If it rests open but code cannot open it, as under
  /// ZCJTableViewCell's rules without the correction `movesFromCode`, nothing is recorded, and `isComplete` is false. The row's
  /// size, actions and reduced motion are recorded; pass the settings that only its design knows as `options` and `more`:
  ///
  ///     ScriptRecorder(row, design: "utility-buttons", options: row.options, more: ["rules": "ZCJTableViewCell"])
  ///
  /// - Parameters:
  ///   - row: The row, at rest.
  ///   - design: The name of the row's design in scripts.
  ///   - options: The options that the row was made with.
  ///   - more: Further settings that the row was made with, keyed by their names in scripts, such as `rules`, `corrections` and
  ///     `forbidden`.
  ///   - limit: The maximum number of events to record, 0 or more.
  /// - Complexity: O(*n*) in the number of actions and of settings in `more`.
  public init(
    _ row: any RevealingRow, design: String, options: SwipeOptions = SwipeOptions(),
    more: [String: RecordedValue] = [:], limit: Int = 100_000
  ) {
    let size: [String: RecordedValue] = ["width": .number(row.size.width), "height": .number(row.size.height)]
    let configuration = row.recordedConfiguration(options).merging(size) { $1 }.merging(more) { $1 }
    self.init(design: design, configuration: configuration, limit: limit)
    guard let edge = row.rest.edge else { return }
    if row.opensFromCode(edge) { begin(with: .row(.open(edge, animated: false))) } else { end() }
  }

  /// Creates a recorder for a table whose list is in the state that its configuration describes.
  ///
  ///     ScriptRecorder(table, of: "gesture-list", more: ["rows": ["Milk", "Bread"]])
  ///
  /// - Parameters:
  ///   - table: The table, scrolled to the top, whose size, direction, policies, options and reduced motion are recorded.
  ///   - design: The name in scripts of the list's design or, for a list of rows, of the rows' design.
  ///   - more: The settings that describe the list, keyed by their names in scripts, such as `list`, `rows` and `row`.
  ///   - limit: The maximum number of events to record, 0 or more.
  /// - Complexity: O(*k*) in the number of settings in `more`.
  public init<List>(
    _ table: HeadlessTable<List>, of design: String, more: [String: RecordedValue], limit: Int = 100_000
  ) {
    var configuration: [String: RecordedValue] = [
      "of": .text(design), "width": .number(table.size.width), "height": .number(table.size.height),
      "direction": table.direction == .rightToLeft ? "rtl" : "ltr",
    ]
    configuration["policies"] = .object(table.policies.recorded)
    configuration["options"] = .object(table.options.recorded)
    self.init(design: "headless-table", configuration: configuration.merging(more) { $1 }, limit: limit)
    if table.reducesMotion { begin(with: .table(.reducesMotion(true))) }
  }

  /// Creates a recorder for a table of swipe rows, all closed, none of which has been inserted, removed or moved.
  ///
  /// If there are at most a thousand rows, their titles are recorded, and the actions, heights and settings in which they
  /// differ from the list's template. Scripts cannot express other properties of a row's own template, such as its options.
  ///
  /// - Parameters:
  ///   - table: The table, scrolled to the top.
  ///   - design: The name of the rows' design in scripts.
  ///   - options: The options that the rows were made with.
  ///   - more: Further settings that the rows were made with, keyed by their names in scripts, such as `rules`.
  ///   - limit: The maximum number of events to record, 0 or more.
  /// - Complexity: O(*n* · *a* + *k*) for *n* rows with up to *a* actions each and *k* settings in `more`; for more than a
  ///   thousand rows, O(*a* + *k*).
  public init<Row>(
    rowsOf table: HeadlessTable<SwipeList<Row>>, design: String, options: SwipeOptions = SwipeOptions(),
    more: [String: RecordedValue] = [:], limit: Int = 100_000
  ) {
    let list = table.list
    // No list ever issues this id, so this row has no individual settings.
    let template = list.row(RowID(-1))
    var row = template.recordedConfiguration(options).merging(more) { $1 }
    row["height"] = .number(template.size.height)
    row["reducesMotion"] = nil
    var setup: [String: RecordedValue] = ["row": .object(row), "rows": .number(Double(list.count))]
    if list.count <= 1000 {
      let ids = (0..<list.count).map { RowID($0) }
      setup["rows"] = .array(ids.map { .text(list.content(of: $0).title) })
      setup["described"] = .array(ids.compactMap { list.recordedDifferences(of: $0, from: template) })
    }
    setup["reordering"] = list.reordering.map { .object($0.recorded) }
    self.init(table, of: design, more: setup, limit: limit)
  }
}

extension ReorderOptions {
  fileprivate var recorded: [String: RecordedValue] {
    var fields: [String: RecordedValue] = [:]
    if let control { fields["control"] = .text(control.name) }
    if revertsOnSpill { fields["revertsOnSpill"] = true }
    return fields
  }
}

extension RevealingRow {
  /// Returns whether code can close the row and then open the given side.
  fileprivate func opensFromCode(_ edge: SwipeEdge) -> Bool {
    var row = self
    _ = row.close(animated: false, at: .zero)
    guard row.rest == .closed else { return false }
    _ = row.open(edge, animated: false, at: .zero)
    return row.rest == .open(edge)
  }

  /// Returns the row's configuration in a script, without its size.
  fileprivate func recordedConfiguration(_ options: SwipeOptions) -> [String: RecordedValue] {
    var configuration = options.recorded
    for edge in SwipeEdge.allCases where !actions(edge).isEmpty {
      configuration[edge.name] = .array(actions(edge).map(\.recorded))
    }
    if reducesMotion { configuration["reducesMotion"] = true }
    return configuration
  }
}

extension SwipeList {
  /// Returns the settings in which a row differs from the template, as far as scripts can express them, without its title; nil
  /// if there are none.
  fileprivate func recordedDifferences(of id: RowID, from template: Row) -> RecordedValue? {
    let (row, description) = (row(id), description(of: id))
    var fields: [String: RecordedValue] = [:]
    for edge in SwipeEdge.allCases where row.actions(edge) != template.actions(edge) {
      fields[edge.name] = .array(row.actions(edge).map(\.recorded))
    }
    if row.size.height != template.size.height { fields["height"] = .number(row.size.height) }
    if !description.isEnabled { fields["isEnabled"] = false }
    if !description.isMovable { fields["isMovable"] = false }
    if let group = description.group { fields["group"] = .text(group) }
    if fields.isEmpty { return nil }
    fields["row"] = .number(Double(id.rawValue))
    return .object(fields)
  }
}

extension InteractionAction {
  /// The action as scripts describe it, without its colour's opacity.
  var recorded: RecordedValue {
    var fields: [String: RecordedValue] = ["id": .text(id), "title": .text(title)]
    if role != .normal { fields["role"] = .text(role.name) }
    if let icon { fields["icon"] = .text(icon) }
    if iconPlacement != .alone { fields["iconPlacement"] = .text(iconPlacement.name) }
    if let color { fields["color"] = .text(color.hexText) }
    if let width { fields["width"] = .number(width) }
    if let fulfillment { fields["fulfillment"] = .text(fulfillment.name) }
    if asksFirst { fields["asksFirst"] = true }
    return .object(fields)
  }
}

extension SwipeOptions {
  /// The options that differ from the defaults.
  fileprivate var recorded: [String: RecordedValue] {
    let defaults = SwipeOptions()
    var fields: [String: RecordedValue] = [:]
    if allowsFullSwipe { fields["fullSwipe"] = true }
    if fullSwipeFraction != defaults.fullSwipeFraction { fields["fullSwipePart"] = .number(fullSwipeFraction) }
    if fullSwipeMargin != defaults.fullSwipeMargin { fields["fullSwipeMargin"] = .number(fullSwipeMargin) }
    if let flick { fields["flick"] = .number(flick) }
    if let animationDuration { fields["animationDuration"] = .number(animationDuration) }
    if locksSide { fields["locksSide"] = true }
    if reportsSignals { fields["signals"] = true }
    if buttonWidths.lowerBound != defaults.buttonWidths.lowerBound {
      fields["minimumButtonWidth"] = .number(buttonWidths.lowerBound)
    }
    if buttonWidths.upperBound != defaults.buttonWidths.upperBound {
      fields["maximumButtonWidth"] = .number(buttonWidths.upperBound)
    }
    if transition != defaults.transition { fields["transition"] = .text(transition.name) }
    return fields
  }
}

extension TablePolicies {
  /// The policies that are off.
  var recorded: [String: RecordedValue] {
    var fields: [String: RecordedValue] = [:]
    if !closesOthersOnOpen { fields["oneOpen"] = false }
    if !closesOnScroll { fields["closesOnScroll"] = false }
    if !closesOnOutsideTap { fields["closesOnOutsideTap"] = false }
    return fields
  }
}

extension TableOptions {
  /// All options; `animationDuration` only if it is set.
  var recorded: [String: RecordedValue] {
    var fields: [String: RecordedValue] = [
      "minimumPressDuration": .number(minimumPressDuration), "slop": .number(slop),
      "backGestureEdge": .number(backGestureEdge), "decelerationRate": .number(decelerationRate),
      "autoscroll": [
        "zoneFraction": .number(autoscroll.zoneFraction), "largestZone": .number(autoscroll.maximumZoneHeight),
        "topSpeed": .number(autoscroll.topSpeed), "rampDuration": .number(autoscroll.rampDuration),
        "leastApproach": .number(autoscroll.minimumApproach),
      ],
    ]
    if let animationDuration { fields["animationDuration"] = .number(animationDuration) }
    return fields
  }
}
