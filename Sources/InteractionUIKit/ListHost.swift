#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  /// Shows a list engine in a collection view: order, heights, states and updates are the list's, cells are the app's.
  ///
  ///     let host = ListHost(GestureList(["Milk", "Bread"], width: 320), in: collectionView) { host, path, id in
  ///       let cell = host.collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! ListRowCell
  ///       // … fill the cell …
  ///       return cell
  ///     }
  ///     host.handle(.perform("delete", on: id))
  ///
  /// Keep it: UIKit does not. The collection view gets a layout by which rows and headers stand where the list says, over the
  /// whole width; only those in sight are asked for, however many there are. Whatever an event does to rows and sections becomes
  /// one batch update, within which UIKit gets to know the list as it is after the event, so that it never meets one that is
  /// ahead of it; what happens meanwhile waits for its turn. Rows travel as the list says, and UIKit animates nothing. A cell that
  /// is a `ListRowCell` is moved and gets its buttons; for any other there is `onFrame`.
  @MainActor
  public final class ListHost<List: ListInteraction>: NSObject, UICollectionViewDataSource {
    /// Gives the cell of a row.
    public typealias CellProvider = @MainActor (ListHost, IndexPath, RowID) -> UICollectionViewCell

    /// Gives the header of a section by its title.
    public typealias HeaderProvider = @MainActor (ListHost, IndexPath, String) -> UICollectionReusableView

    /// What shows the rows.
    public let collectionView: UICollectionView
    /// The list in its table, and what is recorded of it.
    public internal(set) var driver: TableDriver<List>
    /// Gives the height of a row for a width, both in points, or nil for that which rows of its kind have; without it rows are as
    /// high as the list says.
    ///
    ///     host.heightForRow = { [weak self] id, width in self?.height(of: id, fitting: width) }
    ///
    /// It is asked for rows that come into sight, as UIKit asks where there are estimated heights, and again when they are
    /// reloaded, when their text is typed, and when the width or the size of the type is another one. Until then they have
    /// the height of their kind. What is in sight stays where it is.
    public var heightForRow: (@MainActor (RowID, _ width: Double) -> Double?)? {
      didSet { typeSizeChanged() }
    }
    /// Hears what the list reports.
    public var onNotice: (@MainActor (ListNotice) -> Void)?
    /// Hears that a row waits; afterwards call `handle(_:)` with `confirm` or `cancel`.
    ///
    /// Without it, what asks first is called off.
    public var onAsk: (@MainActor (RowID) -> Void)?
    /// Shows a cell of a kind of its own, whenever its row may have moved, by the layers of the row.
    public var onFrame: (@MainActor (UICollectionViewCell, RowID, [Layer]) -> Void)?
    /// The phrases in which it is said what a plain action or undoing has done, in the app's language.
    public var phrases = AnnouncementPhrases.english
    /// Whether a finger feels what it crosses, where rows are asked to tell.
    public var playsHaptics = true
    /// Gives the headers of sections, where the list has them; without it they show the list's titles.
    public var header: HeaderProvider?
    /// The app's own delegate of the collection view, whose delegate the host is: it hears all that UIKit tells, after the host.
    ///
    ///     host.delegate = self   // willDisplay, context menus, scrollViewDidEndDecelerating and so on
    ///
    /// A collection view keeps in mind what its delegate hears, so set it again when yours hears more. What else a collection view
    /// has, such as `prefetchDataSource` and `dragDelegate`, is the app's to set.
    public weak var delegate: (any UICollectionViewDelegate)? {
      didSet {
        listDelegate.forward(to: delegate)
        collectionView.delegate = nil
        collectionView.delegate = listDelegate
      }
    }
    private let listDelegate = ListDelegate()
    let cell: CellProvider
    /// The list that UIKit knows of: that of the last batch update.
    var known: List {
      get { lastKnown ?? driver.list }
      set { lastKnown = newValue }
    }
    /// The same; nil while heights change and nothing else, where a second list would have all rows copied before.
    var lastKnown: List?
    /// The headers that are seen, by their sections.
    var headers: [Int: ListHeader] = [:]
    var haptics = Haptics()
    private(set) lazy var clock = FrameClock { [weak self] moment in self?.drawFrame(at: Time(moment)) ?? false }
    private lazy var keyboardTarget = KeyboardTarget { [weak self] frame, screen in
      self?.keyboardMoved(to: frame.map { AnnouncedKeyboard(frame: $0, screen: screen) })
    }
    private(set) lazy var gestures = ListGestures(self)
    /// Whether the content is where code has put it, so that the table need not be told.
    var isPlacing = false
    /// Which rows have been measured.
    var measurements = RowMeasurements()
    var isMeasuring = false
    private(set) lazy var typeSize = {
      let view = TypeSizeView(frame: .zero)
      view.changed = { [weak self] in self?.typeSizeChanged() }
      return view
    }()
    /// Whether UIKit has just moved the content, so that the table follows it, and not it the table.
    var isScrolling = false
    var isPulling = false
    /// What has happened and is not shown yet, with the list as each event has left it.
    var waiting: [(effects: ListEffects, list: List)] = []
    /// Whether UIKit is in an update: another one must wait.
    var isUpdating = false
    /// Where the keyboard is that was announced last; nil once it has gone.
    var keyboard: AnnouncedKeyboard?
    /// How much of the collection view's lower inset is the keyboard's, in points.
    var keyboardInset: CGFloat = 0
    /// Whether the collection view may have got another extent in an update.
    var mayHaveResized = false
    /// What covered the top when the table was laid out last, in points.
    var laidOutTop: CGFloat = 0
    /// What was covered when a row was lifted: the table does not move away below it.
    var coveredWhenLifted: UIEdgeInsets?
    /// The text fields of the app's, each with the row whose text is typed there.
    var fields: [RowField] = []
    /// The one that is typed in.
    var typed: RowField?
    /// What takes the place of a row that a pull or a pinch may add.
    let placeholder = ListPlaceholderView(frame: .zero)
    /// Whether the host shows what the list draws in the place of a row that a pull or a pinch may add.
    public var showsPlaceholder = true

    /// Creates a host, and shows the list.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - collectionView: What shows it; its data source becomes the host, and so does its delegate, see ``delegate``.
    ///   - policies: What the table by itself does to open rows.
    ///   - options: Delays, distances and speeds.
    ///   - cell: Gives the cell of a row, dequeued and filled.
    /// - Complexity: That of laying the list out for a width.
    public init(
      _ list: List, in collectionView: UICollectionView, policies: TablePolicies = TablePolicies(),
      options: TableOptions = TableOptions(), cell: @escaping CellProvider
    ) {
      self.collectionView = collectionView
      self.cell = cell
      var table = HeadlessTable(
        list, width: Double(collectionView.bounds.width), height: Double(collectionView.bounds.height),
        direction: collectionView.readingDirection, policies: policies, options: options)
      table.reducesMotion = UIAccessibility.isReduceMotionEnabled
      driver = TableDriver(table)
      lastKnown = driver.list
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
      // A focus that only passes by taps no row.
      collectionView.selectionFollowsFocus = false
      gestures.attach(to: collectionView)
      _ = keyboardTarget
      laidOutTop = covered.top
      show(at: .now)
      collectionView.reloadData()
    }

    /// The list.
    public var list: List { driver.list }

    /// What writes down all that happens to the table, or nil.
    ///
    ///     host.recorder = ScriptRecorder(host.driver.table, of: "gesture-list", more: ["rows": ["Milk", "Bread"]])
    public var recorder: ScriptRecorder? {
      get { driver.recorder }
      set { driver.recorder = newValue }
    }

    // MARK: What happens

    /// Lets something happen to the table, and shows what it has done.
    ///
    /// While UIKit is in an update, such as in a cell provider, it is shown afterwards.
    ///
    /// - Parameter input: What happens.
    /// - Returns: What that has caused.
    /// - Complexity: That of the table's own method, and what UIKit does.
    @discardableResult
    public func handle(_ input: TableInput) -> ListEffects {
      if case .undo = input { return undoAloud() }
      guard input.isTheApps else { return shown(driver.handle(input, at: .now)) }
      return keepingSight { changingHeights(by: input, at: .now) }
    }

    /// Changes the list by what no finger does.
    ///
    /// - Parameters:
    ///   - input: How scripts say the same; where it is nil, a recording ends here.
    ///   - change: Changes the list at a moment, and returns what that has caused.
    /// - Returns: What that has caused.
    /// - Complexity: That of `change`, and what UIKit does.
    @discardableResult
    public func edit(recordedAs input: TableInput? = nil, _ change: (inout List, Time) -> ListEffects) -> ListEffects {
      let now = Time.now
      return keepingSight { driver.edit(recordedAs: input, at: now) { change(&$0, now) } }
    }

    /// Lets something happen that nobody asks about what it has caused.
    func hear(_ input: TableInput) { _ = handle(input) }

    // MARK: UIKit asks

    /// Answers UIKit.
    ///
    /// - Parameter collectionView: The host's.
    /// - Returns: The number of sections that UIKit knows of.
    /// - Complexity: O(1).
    public func numberOfSections(in collectionView: UICollectionView) -> Int { known.sectionCount }

    /// Answers UIKit.
    ///
    /// - Parameters:
    ///   - collectionView: The host's.
    ///   - section: A section that UIKit knows of.
    /// - Returns: The number of its rows that UIKit knows of.
    /// - Complexity: O(1).
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      known.rowCount(inSection: section)
    }

    /// Answers UIKit with the app's cell.
    ///
    /// - Parameters:
    ///   - collectionView: The host's.
    ///   - indexPath: The path of a row.
    /// - Returns: The cell.
    /// - Complexity: O(*k*) for *k* layers in sight.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let row = known.id(for: RowPosition(indexPath)) else {
        preconditionFailure("UIKit asks for rows that the list has counted.")
      }
      let cell = providing { self.cell(self, indexPath, row) }
      if let cell = cell as? ListRowCell { connect(cell, to: row) }
      show(row, in: cell, driver.table.frame.layers.filter { $0.id.row == row }, at: .now)
      return cell
    }

    /// Answers UIKit with the app's header, or with one that shows the section's title.
    ///
    /// - Parameters:
    ///   - collectionView: The host's.
    ///   - kind: UIKit's kind of headers; the layout asks for no other.
    ///   - indexPath: The path of a section.
    /// - Returns: The header.
    /// - Complexity: O(1).
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let title = headers[indexPath.section]?.title ?? ""
      if let header { return providing { header(self, indexPath, title) } }
      let view = dequeueHeader(for: indexPath)
      view.label.text = title
      return view
    }
  }
#endif
