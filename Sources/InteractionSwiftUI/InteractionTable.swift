#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import Combine
  import Foundation
  public import InteractionHosting
  import InteractionUIKit
  import UIKit

  /// A list of any design, for an `InteractionList` to show and for the app to change.
  ///
  ///     @StateObject private var table = InteractionTable(GestureList(["Milk", "Bread"], width: 320))
  ///
  ///     InteractionList(table)
  ///       .toolbar { Button("Undo") { table.undo() }.disabled(!table.list.canUndo) }
  @MainActor public final class InteractionTable<Rows: ListInteraction>: ObservableObject {
    /// A counter whose changes update views; publishing the driver itself would copy its recording at each event.
    @Published private var version = 0
    /// A closure that receives every notice of the list.
    public var onNotice: @MainActor (ListNotice) -> Void = { _ in }
    /// A closure that asks a person about a row's action; answer with `confirm(_:)` or `cancel(_:)`.
    ///
    /// Without it, an action that asks first is cancelled.
    public var onAsk: (@MainActor (RowID) -> Void)?
    /// The phrases that announce the results of keys, plain actions and undo, and describe the states of rows, in the app's
    /// language.
    public var phrases = AnnouncementPhrases.english
    private var driver: TableDriver<Rows>
    /// Whether frames are being drawn: while something moves, while a row is lifted, and while a resting finger may begin
    /// a hold.
    private(set) var drawsFrames = false
    /// The time of the latest event; nil before the first one.
    private var latestTime: Time?
    private var haptics = Haptics()
    /// A closure that makes the recorder once the table's size is known.
    private var makeRecorder: (@MainActor (HeadlessTable<Rows>) -> ScriptRecorder)?

    /// Creates a table, which gets its size and direction from the view that shows it.
    ///
    /// - Parameters:
    ///   - list: The rows.
    ///   - policies: The policies for closing open rows.
    ///   - options: Delays, distances, durations and speeds.
    /// - Complexity: The cost of laying the list out for a width.
    public init(_ list: Rows, policies: TablePolicies = TablePolicies(), options: TableOptions = TableOptions()) {
      driver = TableDriver(HeadlessTable(list, width: 0, height: 0, policies: policies, options: options))
    }

    /// The list in its current state.
    public var list: Rows { driver.list }
    /// The table that shows the list.
    public var table: HeadlessTable<Rows> { driver.table }

    // MARK: From code

    /// Applies an event from a finger, a key or the app to the table; a screen reader announces the result of `undo` only.
    ///
    ///     table.handle(.perform("delete", on: RowID(3)))
    ///
    /// - Parameter input: The event.
    /// - Returns: The effects of the time that has passed, followed by those of the event; `onNotice` has already received
    ///   their notices.
    /// - Complexity: The cost of the table's own method for the input and of `RowMeasurements.invalidate(after:in:)`.
    @discardableResult
    public func handle(_ input: TableInput) -> ListEffects {
      guard case .undo = input else { return change { $0.handle(input, at: $1) } }
      return undoAndAnnounce()
    }

    /// Changes the list from code.
    ///
    ///     table.edit { list, now in list.insert(GestureList.Item("Salt"), index: 0, at: now) }
    ///
    /// - Parameters:
    ///   - input: The same change as a script event; if it is nil, a recording ends here.
    ///   - edit: A closure that changes the list at a moment, and returns the effects.
    /// - Returns: The effects of the time that has passed, followed by those of the change; `onNotice` has already received
    ///   their notices.
    /// - Complexity: The cost of `edit` and of `RowMeasurements.invalidate(after:in:)`, plus O(log *n*) in the number of rows.
    @discardableResult
    public func edit(recordedAs input: TableInput? = nil, _ edit: (inout Rows, Time) -> ListEffects) -> ListEffects {
      change { driver, now in driver.edit(recordedAs: input, at: now) { edit(&$0, now) } }
    }

    /// Undoes the last change, if the list supports undo, and announces it to a screen reader.
    ///
    /// - Complexity: The cost of `HeadlessTable.undo(at:)` and of `RowMeasurements.invalidate(after:in:)`.
    public func undo() { send(.undo) }

    /// Confirms the action that a row is waiting to perform.
    ///
    /// - Parameter row: The row's id.
    /// - Complexity: The cost of the list's `confirm(_:at:)`, plus O(log *n*) in the number of rows.
    public func confirm(_ row: RowID) { send(.confirm(row)) }

    /// Cancels the action that a row is waiting to perform.
    ///
    /// - Parameter row: The row's id.
    /// - Complexity: The cost of the list's `cancel(_:at:)`, plus O(log *n*) in the number of rows.
    public func cancel(_ row: RowID) { send(.cancel(row)) }

    // MARK: Recording

    /// Records the events of the table from now on, or as soon as it has a size.
    ///
    ///     table.record { ScriptRecorder($0, of: "gesture-list", more: ["rows": ["Milk", "Bread"]]) }
    ///
    /// - Parameter makeRecorder: A closure that makes the recorder from the table as it is when the recording begins.
    /// - Complexity: The cost of `makeRecorder`.
    public func record(_ makeRecorder: @escaping @MainActor (HeadlessTable<Rows>) -> ScriptRecorder) {
      self.makeRecorder = makeRecorder
      beginRecording()
    }

    /// The recording of the table, as a script for `docgen replay`; nil if nothing is recorded.
    ///
    /// Each access writes the script again, so read it when it is shared, not in a view's body.
    ///
    /// - Complexity: O(*n*) for *n* events.
    public var script: String? { driver.recorder?.json }

    private func beginRecording() {
      guard let makeRecorder, table.size.width > 0 else { return }
      driver.recorder = makeRecorder(table)
      self.makeRecorder = nil
    }

    // MARK: For the view

    /// Applies an event whose effects the caller does not need.
    func send(_ input: TableInput) { _ = handle(input) }

    /// Applies an event whose effects the caller does not need.
    func send(at time: Time = .now, _ event: (inout TableDriver<Rows>, Time) -> ListEffects) {
      _ = change(at: time, event)
    }

    /// Applies an event, and performs its effects.
    private func change(at time: Time = .now, _ event: (inout TableDriver<Rows>, Time) -> ListEffects) -> ListEffects {
      version += 1
      latestTime = latestTime.map { max($0, time) } ?? time
      let effects = event(&driver, time)
      measurements.invalidate(after: effects, in: driver.list)
      drawsFrames = needsFrames(after: time)
      report(effects)
      return effects
    }

    private func report(_ effects: ListEffects) {
      haptics.play(effects.signals)
      for notice in effects.notices {
        onNotice(notice)
        if case .didAsk(let row) = notice { if let onAsk { onAsk(row) } else { cancel(row) } }
      }
    }

    /// Performs a plain action, and announces it unless it asks first.
    func perform(_ action: InteractionAction, on row: RowID) { _ = announce { $0.perform(action, on: row, at: $1) } }

    /// Presses a key, and announces its result unless an action asks first.
    ///
    /// - Returns: Whether the key finds something to focus, perform or tap.
    func press(_ key: KeyEvent) -> Bool { announce { $0.key(key, at: $1) }.announcement != nil }

    private func announce(_ event: (inout TableDriver<Rows>, Time) -> AnnouncedEffects) -> AnnouncedEffects {
      let effects = changeWithAnnouncement(event)
      if let announcement = effects.announcement {
        UIAccessibility.announce(announcement, of: effects.list, phrases: phrases)
      }
      return effects
    }

    /// Applies an event, performs its effects, and returns them with the announcement, which the caller must make.
    func changeWithAnnouncement(_ event: (inout TableDriver<Rows>, Time) -> AnnouncedEffects) -> AnnouncedEffects {
      var announcement: FocusAnnouncement?
      let effects = change { driver, now in
        let effects = event(&driver, now)
        announcement = effects.announcement
        return effects.list
      }
      return AnnouncedEffects(list: effects, announcement: announcement)
    }

    /// Handles a pinch; its beginning cancels the gesture of its first finger.
    func handlePinch(_ phase: PanPhase, _ fingers: FingerPair?) {
      guard list.gestures.contains(.pinch) else { return }
      if phase == .began { send(.cancelTouches) }
      send { driver, now in
        let offset = driver.table.contentOffset(at: now)
        return driver.handle(.gesture(.pinch(phase, fingers, contentOffset: offset)), at: now)
      }
    }

    /// Handles a wheel or trackpad event.
    func handleWheel(_ event: WheelEvent) {
      switch event.phase {
      case .mayBegin, .began, .changed, .momentumBegan, .momentumChanged: isWheelActive = true
      case .discrete, .ended, .cancelled, .momentumEnded: isWheelActive = false
      }
      send(.wheel(event))
    }

    /// Sets the size and direction, which only a view knows.
    func layOut(width: Double, height: Double, direction: ReadingDirection) {
      guard width > 0, height > 0 else { return }
      if direction != table.direction { _ = change { $0.changeDirection(to: direction, at: $1) } }
      send(.resize(LayoutSize(width: width, height: height)))
      beginRecording()
    }

    func setReducesMotion(_ reducesMotion: Bool) {
      if reducesMotion != table.reducesMotion { send(.reducesMotion(reducesMotion)) }
    }

    /// Returns the layers to show in a frame; `frameShown(at:)` reports the effects of drawing and measuring.
    func layers(at date: Date, heightForRow: ((RowID, Double) -> Double?)?) -> [Layer] {
      let moment = moment(of: date)
      if let heightForRow { measureRows(heightForRow, at: moment) }
      pendingEffects.add(driver.draw(at: moment))
      return table.frame.layers
    }

    // MARK: Row heights from the app

    /// The rows that have been measured.
    private var measurements = RowMeasurements()

    /// Measures rows again with `heightForRow`; call this method if their content changes without an event of the list.
    ///
    ///     .onChange(of: note) { _ in table.remeasure(RowID(3)) }
    ///
    /// - Parameter row: The row's id, or nil for all rows; a row far from the viewport is measured when it comes near.
    /// - Complexity: O(1), expected, for one row; O(*m*) for all rows, if *m* have been measured.
    public func remeasure(_ row: RowID? = nil) {
      version += 1
      if let row { measurements.invalidate(row) } else { measurements.invalidate() }
    }

    private func measureRows(_ heightForRow: (RowID, Double) -> Double?, at time: Time) {
      for _ in 0..<RowMeasurements.maximumPasses {
        let changes = measurements.measure(in: table, at: time, by: heightForRow)
        guard !changes.isEmpty else { return }
        pendingEffects.add(driver.handle(.setHeights(changes, animated: false), at: time))
      }
    }

    /// The content offset in the last frame; nil before the first one.
    private var shownOffset: Double?
    /// Whether the content has scrolled since it was last at rest and untouched.
    private var hasScrolled = false
    /// Whether a gesture of a wheel or a trackpad, or its momentum, is in progress.
    private var isWheelActive = false

    /// Returns the position of the scroll indicator from when the content scrolls until no finger touches it, no wheel turns
    /// and nothing moves; nil otherwise, and if all of the content is in sight.
    func indicatorExtent(at date: Date, isTouched: Bool) -> (top: Double, height: Double)? {
      let (viewportHeight, contentHeight) = (table.size.height, list.contentHeight)
      let offset = table.contentOffset(at: moment(of: date))
      if let shownOffset, shownOffset != offset { hasScrolled = true }
      if !isTouched, !isWheelActive, !drawsFrames { hasScrolled = false }
      shownOffset = offset
      guard hasScrolled, contentHeight > viewportHeight, viewportHeight > 0 else { return nil }
      // The indicator is as large a part of the viewport as the viewport is of the content, but at least 36 points high, as
      // in UIKit.
      let height = min(viewportHeight, max(36, viewportHeight * viewportHeight / contentHeight))
      let progress = min(1, max(0, offset / (contentHeight - viewportHeight)))
      return (progress * (viewportHeight - height), height)
    }

    private var pendingEffects = ListEffects.none

    /// The row that has a screen reader's focus; nil if the focus is elsewhere.
    var accessibilityFocusedRow: RowID?
    /// The request for a row to take over the focus, if any.
    var focusRequest: FocusRequest?

    /// Returns the moment that a frame shows, which is never before the last event.
    private func moment(of date: Date) -> Time { latestTime.map { max($0, Time(date)) } ?? Time(date) }

    /// Reports the effects of drawing and measuring, and stops drawing frames once no more are needed.
    func frameShown(at date: Date) {
      let effects = pendingEffects
      pendingEffects = .none
      report(effects)
      guard drawsFrames, !needsFrames(after: moment(of: date)) else { return }
      version += 1
      drawsFrames = false
    }

    /// Returns whether something moves, or may begin to move without an event, because a finger rests or holds a row.
    private func needsFrames(after time: Time) -> Bool {
      table.settleTime.map { $0 > time } ?? false || table.holdStartTime != nil || table.list.liftedRow != nil
    }
  }
#endif
