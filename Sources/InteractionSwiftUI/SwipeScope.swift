#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import Combine
  public import InteractionHosting

  /// The rows among which one is open at a time, and where what happens to them is recorded.
  ///
  ///     @StateObject private var swipes = SwipeScope()
  ///
  ///     ScrollView { LazyVStack { ForEach(mails) { mail in MailRow(mail).swipeRow(design, id: mail.id) { … } } } }
  ///       .swipeScope(swipes)
  ///       .onAppear { swipes.record(as: "utility-buttons") }
  ///     Button("Share") { share(swipes.script ?? "") }
  ///
  /// All rows for which the app gives no scope are in one together.
  @MainActor public final class SwipeScope: ObservableObject {
    /// What the list does to open rows by itself.
    public var policies: TablePolicies
    /// The titles of the plain actions that a screen reader offers beside the rows' own.
    public var actionTitles = ActionTitles.english
    /// Tells views that another row is open.
    @Published private var version = 0
    /// The row that is open, or was opened last of several; a row of which nothing is left is not.
    private(set) weak var openRow: (any SwipedRow)? {
      didSet { if openRow !== oldValue { version += 1 } }
    }
    /// Of rows that are recorded, the one that was touched last; kept alive, so that its script outlives it.
    private(set) var latestRow: (any SwipedRow)?
    /// How a row is recorded, or nil.
    private(set) var recording: ((any RevealingRow) -> ScriptRecorder)?
    /// The rows of items that are shown, and of those that go on when their items are shown again.
    private var rows: [AnyHashable: any SwipedRow] = [:]
    /// Where rows rested when they left sight, if they have closed since.
    private var left: [AnyHashable: Rest] = [:]

    /// The scope of rows for which the app gives none.
    static let common = SwipeScope()

    /// Creates a scope without rows.
    ///
    /// - Parameter policies: What the list does to open rows by itself. A tap outside is one on another row of the scope; it
    ///   reaches nothing else.
    /// - Complexity: O(1).
    public init(policies: TablePolicies = TablePolicies()) { self.policies = policies }

    /// Hides the buttons of the row that is open.
    ///
    /// - Complexity: O(1).
    public func closeRow() { openRow?.goes(to: .closed, animated: true) }

    // MARK: Recording

    /// Writes down from now on what happens to each row, from when it next rests.
    ///
    /// What happened to an item goes on in one script, though its row leaves sight and comes back, if the row has an id.
    ///
    /// - Parameters:
    ///   - design: The name of the rows' design in scripts, such as `constraint-swipe`.
    ///   - options: The options that the rows were made with.
    ///   - more: What else they were made with, by the keys of the format, such as `rules`.
    /// - Complexity: O(1).
    public func record(
      as design: String, options: SwipeOptions = SwipeOptions(), more: [String: RecordedValue] = [:]
    ) {
      recording = { ScriptRecorder($0, design: design, options: options, more: more) }
    }

    /// What has happened to the row that was touched last, as a script for `docgen replay`; nil where nothing is recorded.
    ///
    /// It is written anew each time: ask when it is shared, not in a view's body.
    ///
    /// - Complexity: O(*n*) for *n* events.
    public var script: String? { latestRow?.script }

    // MARK: Rows

    /// Takes note that something happens to a row, and closes the others if it has begun to open.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - isTouched: Whether a person or the app does it, and not the list.
    func changed(_ row: any SwipedRow, isTouched: Bool) {
      if isTouched, recording != nil { latestRow = row }
      let isOpen = row.rest != .closed || row.isDragged
      if isOpen, openRow !== row {
        let other = openRow
        openRow = row
        if policies.oneOpen { other?.tableChanged(.otherRowOpened) }
      } else if !isOpen, openRow === row {
        openRow = nil
      }
      // One that nobody sees, and that has come to its end meanwhile.
      if let rest = row.restWhenLeft, !row.goesOn, let id = rows.first(where: { $0.value === row })?.key {
        rows[id] = nil
        if rest != row.rest { left[id] = rest }
      }
    }

    /// The row of an item: one that goes on, and that no other view shows, or a new one.
    ///
    /// Where the app gives no scope, ids may be those of several lists: rows are their views'.
    func row<Row: SwipedRow>(_ id: AnyHashable?, make: () -> Row) -> Row {
      guard let id = known(id) else { return make() }
      if let row = rows[id] as? Row, row.restWhenLeft != nil { return row }
      let row = make()
      row.restWhenLeft = left.removeValue(forKey: id)
      return row
    }

    private func known(_ id: AnyHashable?) -> AnyHashable? { self === Self.common ? nil : id }

    /// Takes note that a row is shown; it may have been before, and be open.
    func appeared(_ row: any SwipedRow, as id: AnyHashable?) {
      row.restWhenLeft = nil
      if let id = known(id) { rows[id] = row }
      changed(row, isTouched: false)
    }

    /// Takes note that a row is not shown any more, and forgets it unless it goes on.
    func left(_ row: any SwipedRow, as id: AnyHashable?) {
      row.letGo()
      row.restWhenLeft = row.rest
      if let id = known(id), rows[id] === row {
        if row.goesOn { return version += 1 }
        rows[id] = nil
      }
      if openRow === row { openRow = nil }
    }

    /// Whether a tap on a row is for the one that is open.
    func isCovered(_ row: any SwipedRow) -> Bool {
      guard let openRow, !openRow.isDragged, openRow.restWhenLeft == nil else { return false }
      return openRow === row || policies.closesOnOutsideTap && openRow.closes(after: .tableTapped)
    }
  }
#endif
