#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import Combine
  public import InteractionHosting

  /// The rows among which one is open at a time, and where what happens to them is recorded.
  ///
  ///     @StateObject private var swipes = SwipeScope()
  ///
  ///     ScrollView { LazyVStack { ForEach(mails) { mail in MailRow(mail).swipeRow(design) { … } } } }
  ///       .swipeScope(swipes)
  ///       .onAppear { swipes.record(as: "utility-buttons") }
  ///     ShareLink(item: swipes.script ?? "")
  ///
  /// A row outside of any scope is in one of its own.
  @MainActor public final class SwipeScope: ObservableObject {
    /// What the list does to open rows by itself.
    public var policies: TablePolicies
    /// The titles of the plain actions that a screen reader offers beside the rows' own.
    public var actionTitles = ActionTitles.english
    /// The row that is open, or was opened last of several.
    @Published private(set) var openRow: (any SwipedRow)?
    /// Of rows that are recorded, the one that something has happened to last; kept alive, so that its script outlives it.
    private(set) var latestRow: (any SwipedRow)?
    /// How a row is recorded, or nil.
    private(set) var recording: ((any RevealingRow) -> ScriptRecorder)?

    /// Creates a scope without rows.
    ///
    /// - Parameter policies: What the list does to open rows by itself. A tap outside is one on another row of the scope; it
    ///   reaches nothing else.
    /// - Complexity: O(1).
    public init(policies: TablePolicies = TablePolicies()) { self.policies = policies }

    /// Hides the buttons of the row that is open.
    ///
    /// - Complexity: O(1).
    public func closeRow() { openRow?.goes(to: .closed) }

    // MARK: Recording

    /// Writes down from now on what happens to each row, from when it next rests.
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
    /// - Complexity: O(*n*) for *n* events.
    public var script: String? { latestRow?.script }

    // MARK: Rows

    /// Takes note that something happens to a row, and closes the others if it has begun to open.
    func changed(_ row: any SwipedRow) {
      if recording != nil { latestRow = row }
      let isOpen = row.rest != .closed || row.isDragged
      if isOpen, openRow !== row {
        let other = openRow
        openRow = row
        if policies.oneOpen { other?.tableChanged(.otherRowOpened) }
      } else if !isOpen, openRow === row {
        openRow = nil
      }
    }

    /// Forgets a row that is not shown any more.
    func left(_ row: any SwipedRow) {
      if openRow === row { openRow = nil }
    }

    /// Whether a tap on a row does nothing but close the one that is open.
    func isCovered(_ row: any SwipedRow) -> Bool {
      guard let openRow, !openRow.isDragged else { return false }
      return openRow === row || policies.closesOnOutsideTap
    }
  }
#endif
