#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import Combine
  public import InteractionHosting

  /// A group of rows that close one another, as its policies say, and whose events can be recorded.
  ///
  ///     @StateObject private var swipes = SwipeScope()
  ///
  ///     ScrollView { LazyVStack { ForEach(mails) { mail in MailRow(mail).swipeRow(design, id: mail.id) { … } } } }
  ///       .swipeScope(swipes)
  ///       .onAppear { swipes.record(as: "utility-buttons") }
  ///     Button("Share") { share(swipes.script ?? "") }
  ///
  /// Rows to which the app gives no scope share a common scope.
  @MainActor public final class SwipeScope: ObservableObject {
    /// The policies for closing open rows.
    public var policies: TablePolicies
    /// The titles of the plain actions that a screen reader offers in addition to the rows' own and, under the id `cancel`, of
    /// the button that cancels a question, "Cancel" by default.
    @Published public var actionTitles: ActionTitles
    /// A counter whose changes update views when `openRow` or `closesOnTap` changes, when a kept row goes out of sight, or when
    /// the open row comes back.
    @Published private var version = 0
    /// The open or dragged row that changed last; nil once that row has closed, or has gone out of sight and is not kept.
    private(set) weak var openRow: (any SwipedRow)? {
      didSet { if openRow !== oldValue { version += 1 } }
    }
    /// Whether a tap outside the open row would close it, if the policies allow that; false while the row waits for an answer.
    private var closesOnTap = false { didSet { if closesOnTap != oldValue { version += 1 } } }
    /// The row that was last swiped, pressed or moved by code while rows are recorded, kept alive so that its script outlives
    /// its view.
    private(set) var latestRow: (any SwipedRow)?
    /// A closure that makes the recorder of a row; nil if rows are not recorded.
    private(set) var makeRecorder: ((any RevealingRow) -> ScriptRecorder)?
    /// The rows with ids that are shown, and those out of sight with state to keep, by their items' ids; empty in `common`.
    private var rows: [AnyHashable: any SwipedRow] = [:]
    /// The resting positions of rows when they went out of sight, if the rows have closed since.
    private var restsOfHiddenRows: [AnyHashable: Rest] = [:]

    /// The scope that rows share if the app gives them none.
    static let common = SwipeScope()

    /// Creates a scope without rows.
    ///
    /// - Parameters:
    ///   - policies: The policies for closing open rows. In a `List`, any tap on the list outside the row is treated as a tap
    ///     outside; elsewhere, only a tap on another row of the scope is. A tap that closes the row does nothing else.
    ///   - actionTitles: The titles of plain actions and of the button that cancels a question.
    /// - Complexity: O(1).
    public init(policies: TablePolicies = TablePolicies(), actionTitles: ActionTitles = .english) {
      self.policies = policies
      self.actionTitles = actionTitles
    }

    /// Hides the buttons of the open row, unless its design prevents it or it waits for an answer; if several rows are open,
    /// only those of the one that changed last, unless it has closed since.
    ///
    /// - Complexity: O(*n*) in the number of the row's actions, plus O(*m*) for *m* rows of the scope if the row is out of
    ///   sight.
    public func closeRow() { openRow?.go(to: .closed, animated: true) }

    // MARK: Recording

    /// Records the events of each row from now on, beginning when the row is next at rest.
    ///
    /// If rows have ids, the recording of an item continues in the same script after its row has gone out of sight and
    /// come back.
    ///
    /// - Parameters:
    ///   - design: The name of the rows' design in scripts, such as `constraint-swipe`.
    ///   - options: The options with which the rows were made.
    ///   - more: The other values with which the rows were made, keyed by their names in scripts, such as `rules`.
    /// - Complexity: O(1).
    public func record(
      as design: String, options: SwipeOptions = SwipeOptions(), more: [String: RecordedValue] = [:]
    ) {
      makeRecorder = { ScriptRecorder($0, design: design, options: options, more: more) }
    }

    /// The recording of the row that was last swiped, pressed or moved by code, as a script for `docgen replay`; nil if
    /// nothing is recorded.
    ///
    /// Each access writes the script again, so read it when it is shared, not in a view's body.
    ///
    /// - Complexity: O(*n*) for *n* events.
    public var script: String? { latestRow?.script }

    // MARK: Rows

    /// Records that a row has changed; if it is open or dragged, it becomes `openRow`, and the previous one is asked to close
    /// if the policies say so.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - isByHand: Whether a person has changed it, or code as a person would; a `HostedRow` can only guess.
    func rowDidChange(_ row: any SwipedRow, isByHand: Bool) {
      if isByHand, makeRecorder != nil { latestRow = row }
      let isOpen = row.rest != .closed || row.isDragged
      if isOpen, openRow !== row {
        let previousRow = openRow
        openRow = row
        if policies.closesOthersOnOpen { previousRow?.tableChanged(.otherRowOpened) }
      } else if !isOpen, openRow === row {
        openRow = nil
      }
      closesOnTap = openRow?.closes(after: .tableTapped) ?? false
      // The row is out of sight, and has no state left to keep.
      if let rest = row.restWhenHidden, !row.hasStateToKeep, let id = rows.first(where: { $0.value === row })?.key {
        rows[id] = nil
        if rest != row.rest { restsOfHiddenRows[id] = rest }
      }
    }

    /// Returns the kept row of an item if no other view shows it, or else a new row.
    ///
    /// Without a scope from the app, ids may come from several lists, so rows belong to their views.
    func row<Row: SwipedRow>(_ id: AnyHashable?, make: () -> Row) -> Row {
      guard let id = scopedID(id) else { return make() }
      if let row = rows[id] as? Row, row.restWhenHidden != nil { return row }
      let row = make()
      row.restWhenHidden = restsOfHiddenRows.removeValue(forKey: id)
      return row
    }

    private func scopedID(_ id: AnyHashable?) -> AnyHashable? { self === Self.common ? nil : id }

    /// Records that a view shows a row, which may be open already.
    func rowAppeared(_ row: any SwipedRow, as id: AnyHashable?) {
      if openRow === row, row.restWhenHidden != nil { version += 1 }
      row.restWhenHidden = nil
      if let id = scopedID(id) { rows[id] = row }
      rowDidChange(row, isByHand: false)
    }

    /// Records that a row is no longer shown, and forgets it unless it is in `rows` and has state to keep.
    func rowDisappeared(_ row: any SwipedRow, as id: AnyHashable?) {
      row.cancelDrag()
      row.restWhenHidden = row.rest
      if let id = scopedID(id), rows[id] === row {
        if row.hasStateToKeep { return version += 1 }
        rows[id] = nil
      }
      if openRow === row { openRow = nil }
    }

    /// Returns whether taps on a row go to the open row, not to the content.
    func isCovered(_ row: any SwipedRow) -> Bool {
      guard let openRow, !openRow.isDragged, openRow.restWhenHidden == nil else { return false }
      return openRow === row || policies.closesOnOutsideTap && closesOnTap
    }
  }
#endif
