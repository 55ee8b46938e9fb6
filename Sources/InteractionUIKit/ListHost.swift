#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// A host that shows a list engine in a collection view.
  ///
  /// The list determines order, heights, states and updates; the app provides the cells.
  ///
  ///     let host = ListHost(GestureList(["Milk", "Bread"], width: 320), in: collectionView) { host, path, id in
  ///       let cell = host.collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! ListRowCell
  ///       // … fill the cell …
  ///       return cell
  ///     }
  ///     host.handle(.perform("delete", on: id))
  ///
  /// Keep a reference to the host, because UIKit does not. The collection view gets a layout that places rows and
  /// headers at the list's positions, over the whole width; however many rows there are, only those in sight are laid out.
  /// Each event's changes to rows and sections become one batch update or one reload, during which UIKit sees the list as it
  /// is after that event and never a later one; the effects of later events wait for their turn. The list moves its rows, and
  /// UIKit animates nothing. The host moves the content of each `ListRowCell` and gives the cell its buttons; for other cells,
  /// use `onFrame`.
  @MainActor
  public final class ListHost<List: ListInteraction>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the cell of a row.
    public typealias CellProvider = @MainActor (ListHost, IndexPath, RowID) -> UICollectionViewCell

    /// A closure that returns the header of a section, given its title.
    public typealias HeaderProvider = @MainActor (ListHost, IndexPath, String) -> UICollectionReusableView

    /// The view that shows the rows.
    public let collectionView: UICollectionView
    /// The driver of the list's table, with its recording.
    public internal(set) var driver: TableDriver<List>
    /// A closure that returns the height of a row for a width, both in points, or nil for the height of the row's kind.
    ///
    /// Without it, rows have the heights that the list gives them; if it is removed, measured rows keep theirs.
    ///
    ///     host.heightForRow = { [weak self] id, width in self?.height(of: id, fitting: width) }
    ///
    /// The host calls it for rows in or near the viewport, as UIKit does with estimated heights, and again when they are
    /// reloaded or reported as changed, when text is typed in them, and when the width or the text size changes. Rows that
    /// have not been measured have the height of their kind. As far as possible, the rows in sight stay where they are; see
    /// `HeadlessTable.setHeights(_:animated:at:)`.
    public var heightForRow: (@MainActor (RowID, _ width: Double) -> Double?)? {
      didSet { remeasureRows() }
    }
    /// A closure that receives the list's notices.
    public var onNotice: (@MainActor (ListNotice) -> Void)?
    /// A closure that asks a person about a row's action; pass the answer, `confirm` or `cancel`, to `handle(_:)`.
    ///
    /// Without it, an action that asks first is cancelled.
    public var onAsk: (@MainActor (RowID) -> Void)?
    /// A closure that receives a cell of any kind and its row's layers whenever the row may have moved.
    public var onFrame: (@MainActor (UICollectionViewCell, RowID, [Layer]) -> Void)?
    /// The phrases that announce the result of a plain action or an undo, in the app's language.
    public var phrases = AnnouncementPhrases.english
    /// Whether haptics are played for thresholds that a finger crosses, in rows whose options ask for signals.
    public var playsHaptics = true
    /// A closure that returns the headers of sections, if the list has them; without it, headers show the list's titles.
    public var header: HeaderProvider?
    /// The app's delegate for the collection view; the actual delegate, which the host sets, passes every call on to it.
    ///
    ///     host.delegate = self   // willDisplay, context menus, scrollViewDidEndDecelerating and so on
    ///
    /// A collection view asks its delegate only once which methods it implements, so set this property again if the answer
    /// changes. The app may set the collection view's `prefetchDataSource`, `dragDelegate` and the like.
    public weak var delegate: (any UICollectionViewDelegate)? {
      didSet {
        listDelegate.forward(to: delegate)
        collectionView.delegate = nil
        collectionView.delegate = listDelegate
      }
    }
    private let listDelegate = ListDelegate()
    private let cellProvider: CellProvider
    /// The list that UIKit knows, as it was after the last change of rows, sections, heights or the size that has been shown.
    var displayedList: List {
      get { lastDisplayedList ?? driver.list }
      set { lastDisplayedList = newValue }
    }
    /// The stored value of `displayedList`, or nil while only heights change, because a second list would force a copy of all
    /// rows.
    var lastDisplayedList: List?
    /// The headers in sight, by their sections.
    var headers: [Int: ListHeader] = [:]
    var haptics = Haptics()
    private(set) lazy var clock = FrameClock { [weak self] moment in self?.drawFrame(at: Time(moment)) ?? false }
    private lazy var keyboardObserver = KeyboardObserver { [weak self] frame, screen in
      self?.keyboardMoved(to: frame.map { AnnouncedKeyboard(frame: $0, screen: screen) })
    }
    private(set) lazy var gestures = ListGestures(self)
    /// Whether the host is moving the content or updating the collection view, so that the table need not follow.
    var isPlacing = false
    /// The rows that have been measured.
    var measurements = RowMeasurements()
    var isMeasuring = false
    private(set) lazy var typeSizeView = {
      let view = TypeSizeView(frame: .zero)
      view.onChange = { [weak self] in self?.remeasureRows() }
      return view
    }()
    /// Whether UIKit has just moved the content, or the top inset has changed, so that the table follows the content rather
    /// than vice versa.
    var isScrolling = false
    var isPulling = false
    /// The effects that are not shown yet, each with the list after its event.
    var waitingEffects: [(effects: ListEffects, list: List)] = []
    /// Whether the collection view is being updated, or the app is providing a view, so that another update must wait.
    var isUpdating = false
    /// The last announced position of the keyboard; nil before the first announcement, and after one that the keyboard hides.
    var keyboard: AnnouncedKeyboard?
    /// The part of the collection view's bottom inset that is due to the keyboard, in points.
    var keyboardInset: CGFloat = 0
    /// Whether the collection view may have been resized during an update.
    var mayHaveResized = false
    /// The height that was covered at the top when the table was last laid out, in points.
    var laidOutTopInset: CGFloat = 0
    /// The covered insets when a row was lifted, kept because the table must not move under the lifted row.
    var coveredInsetsWhenLifted: UIEdgeInsets?
    /// The app's text fields, each with the row whose text is typed there.
    var fields: [RowField] = []
    /// The field in which text is being typed.
    var typedField: RowField?
    /// The view of the list's placeholder, where a pull or a pinch may add a row.
    let placeholderView = ListPlaceholderView(frame: .zero)
    /// Whether the host shows the placeholder that the list draws where a pull or a pinch may add a row.
    public var showsPlaceholder = true

    /// Creates a host, and shows the list.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - collectionView: The view that shows it; the host becomes its data source and sets its delegate (see ``delegate``).
    ///   - policies: The policies for closing open rows.
    ///   - options: Delays, distances, durations and speeds.
    ///   - cell: A closure that returns the cell of a row, dequeued and filled.
    /// - Complexity: The cost of laying the list out for a width.
    public init(
      _ list: List, in collectionView: UICollectionView, policies: TablePolicies = TablePolicies(),
      options: TableOptions = TableOptions(), cell: @escaping CellProvider
    ) {
      self.collectionView = collectionView
      cellProvider = cell
      var table = HeadlessTable(
        list, width: Double(collectionView.bounds.width), height: Double(collectionView.bounds.height),
        direction: collectionView.readingDirection, policies: policies, options: options)
      table.reducesMotion = UIAccessibility.isReduceMotionEnabled
      driver = TableDriver(table)
      lastDisplayedList = driver.list
      super.init()
      let layout = ListLayout()
      layout.source = self
      collectionView.collectionViewLayout = layout
      collectionView.register(
        ListHeaderView.self, forSupplementaryViewOfKind: ListHeaderView.kind,
        withReuseIdentifier: ListHeaderView.reuseIdentifier)
      collectionView.dataSource = self
      listDelegate.owner = self
      collectionView.delegate = listDelegate
      collectionView.alwaysBounceVertical = true
      // Moving the focus to a row must not tap the row.
      collectionView.selectionFollowsFocus = false
      gestures.attach(to: collectionView)
      _ = keyboardObserver
      laidOutTopInset = coveredInsets.top
      show(at: .now)
      collectionView.reloadData()
    }

    /// The list in its current state; during an update, the collection view may still show an earlier one.
    public var list: List { driver.list }

    /// The recorder of the table's events, or nil for none.
    ///
    ///     host.recorder = ScriptRecorder(host.driver.table, of: "gesture-list", more: ["rows": ["Milk", "Bread"]])
    public var recorder: ScriptRecorder? {
      get { driver.recorder }
      set { driver.recorder = newValue }
    }

    // MARK: Events

    /// Applies an event to the table, and shows the result.
    ///
    /// If UIKit is updating, or is asking for a cell or header, the result is shown afterward. A screen reader also announces
    /// the result of `undo`.
    ///
    /// - Parameter input: The event.
    /// - Returns: The effects of the time that has passed, followed by those of the event.
    /// - Complexity: The cost of the table's own method, and of UIKit's update.
    @discardableResult
    public func handle(_ input: TableInput) -> ListEffects {
      if case .undo = input { return undoAndAnnounce() }
      guard input.keepsRowsInPlace else { return present(driver.handle(input, at: .now)) }
      return presentKeepingRowsInPlace { handleInPlace(input, at: .now) }
    }

    /// Changes the list from code.
    ///
    /// - Parameters:
    ///   - input: The same change as a script event; if it is nil, a recording ends here.
    ///   - change: A closure that changes the list at a moment, and returns the effects.
    /// - Returns: The effects of the time that has passed, followed by those of the change.
    /// - Complexity: The cost of `change`, and of UIKit's update.
    @discardableResult
    public func edit(recordedAs input: TableInput? = nil, _ change: (inout List, Time) -> ListEffects) -> ListEffects {
      let now = Time.now
      return presentKeepingRowsInPlace { driver.edit(recordedAs: input, at: now) { change(&$0, now) } }
    }

    /// Applies an event whose effects the caller does not need.
    func send(_ input: TableInput) { _ = handle(input) }

    // MARK: Data source

    /// Returns the number of sections.
    ///
    /// - Parameter collectionView: The host's collection view.
    /// - Returns: The number of sections that UIKit knows of.
    /// - Complexity: O(1).
    public func numberOfSections(in collectionView: UICollectionView) -> Int { displayedList.sectionCount }

    /// Returns the number of rows in a section.
    ///
    /// - Parameters:
    ///   - collectionView: The host's collection view.
    ///   - section: A section that UIKit knows of.
    /// - Returns: The number of its rows that UIKit knows of.
    /// - Complexity: O(log *n*) in the number of rows.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      displayedList.rowCount(inSection: section)
    }

    /// Returns the app's cell for a row.
    ///
    /// - Parameters:
    ///   - collectionView: The host's collection view.
    ///   - indexPath: The path of a row.
    /// - Returns: The cell.
    /// - Complexity: O(*k* + *a*² + log *n*) for *k* layers in sight, *a* actions of the row and *n* rows, plus the cost of the
    ///   app's closure.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let row = displayedList.id(for: RowPosition(indexPath)) else {
        preconditionFailure(
          "UIKit has asked for the cell at \(indexPath), but the list has no row there. Change the list with the host's "
            + "`handle` or `edit`, and do not update the collection view yourself.")
      }
      let cell = deferringUpdates { cellProvider(self, indexPath, row) }
      if let cell = cell as? ListRowCell { connect(cell, to: row) }
      show(row, in: cell, layers: driver.table.frame.layers.filter { $0.id.row == row }, at: .now)
      return cell
    }

    /// Returns the app's header for a section, or one that shows the section's title.
    ///
    /// - Parameters:
    ///   - collectionView: The host's collection view.
    ///   - kind: UIKit's kind for section headers; the layout uses no other.
    ///   - indexPath: The path of a section.
    /// - Returns: The header.
    /// - Complexity: O(1), plus the cost of `header`.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let title = headers[indexPath.section]?.title ?? ""
      if let header { return deferringUpdates { header(self, indexPath, title) } }
      let view = dequeueHeader(for: indexPath)
      view.label.text = title
      return view
    }
  }
#endif
