/// The effects of one event on a list.
///
///     let effects = table.touch(event, at: now)
///     apply(effects.update, to: collectionView)   // one update per event, as UIKit requires
///     for notice in effects.notices { handle(notice) }
///
/// Empty arrays own no memory, so effects without changes or notices allocate nothing.
public struct ListEffects: Hashable, Sendable {
  /// The changes that turn the rows before the event into the rows after it.
  ///
  /// An event that does several things, such as a tap that also ends an edit, still has a single update. If a table
  /// performed two updates in turn, it would ask for the row counts after the first one, but get the counts after the
  /// second.
  @inlinable public var update: ListUpdate { storedUpdate }

  /// The list's notices, in order.
  @inlinable public var notices: [ListNotice] { storedNotices }

  /// Whether a motion has begun.
  ///
  /// The host should then draw frames until `settleTime`.
  @inlinable public var startedMotion: Bool { storedStartedMotion }

  /// Whether rows that the update does not name may be taller or shorter than before.
  ///
  /// A host lays out those rows again but reloads none, because their contents are unchanged, and a reload would
  /// dismiss the keyboard of a row that is being edited.
  @inlinable public var changesHeights: Bool { storedChangesHeights }

  /// The signals that a finger has triggered on a row whose options ask for them; a host may mark each with a haptic
  /// tick.
  @inlinable public var signals: SwipeSignals { storedSignals }

  /// The row under which folded rows have appeared, if the event has changed the rows in no other way.
  ///
  /// It tells a table which rows to scroll into sight. Nil if new rows have been inserted, if other rows have changed, or
  /// if the update reloads a whole section.
  @inlinable public var unfoldedRow: RowID? { storedUnfoldedRow }

  // Stored under other names, because inlinable code cannot use the internal setter of a public property.
  @usableFromInline var storedUpdate: ListUpdate
  @usableFromInline var storedNotices: [ListNotice]
  @usableFromInline var storedStartedMotion: Bool
  @usableFromInline var storedChangesHeights: Bool
  @usableFromInline var storedSignals: SwipeSignals
  @usableFromInline var storedUnfoldedRow: RowID?

  /// Creates the effects of an event.
  ///
  /// - Parameters:
  ///   - update: The changes of the rows; none by default.
  ///   - notices: The list's notices, in order.
  ///   - startedMotion: Whether a motion has begun.
  ///   - signals: The signals that a finger has triggered.
  ///   - changesHeights: Whether rows that the update does not name may be taller or shorter.
  ///   - unfoldedRow: The row under which folded rows have appeared, if no other rows have changed.
  /// - Complexity: O(1).
  @inlinable public init(
    update: ListUpdate = ListUpdate(), notices: [ListNotice] = [], startedMotion: Bool = false,
    signals: SwipeSignals = SwipeSignals(), changesHeights: Bool = false, unfoldedRow: RowID? = nil
  ) {
    storedUpdate = update
    storedNotices = notices
    storedStartedMotion = startedMotion
    storedSignals = signals
    storedChangesHeights = changesHeights
    storedUnfoldedRow = unfoldedRow
  }

  /// No effects.
  @inlinable public static var none: ListEffects { ListEffects() }

  /// Whether the update contains any changes.
  @inlinable public var changesRows: Bool { !storedUpdate.isEmpty }

  /// The rows that were reported as inserted, in order.
  ///
  /// - Complexity: O(*n*) in the number of notices.
  public var insertedRows: [RowID] {
    notices.compactMap { if case .didInsert(let row) = $0 { row } else { nil } }
  }

  /// Adds the effects of a later part of the same event.
  ///
  /// The two updates become one; see `ListUpdate.merged(with:)`.
  ///
  /// - Parameter later: The later effects. Their update starts from the rows after this value's update.
  /// - Complexity: O(*n*) in the number of later notices, plus merging the updates if both have one.
  public mutating func add(_ later: ListEffects) {
    if later.changesRows {
      storedUnfoldedRow = changesRows ? nil : later.storedUnfoldedRow
      storedUpdate = storedUpdate.merged(with: later.storedUpdate)
    }
    if storedNotices.isEmpty {
      storedNotices = later.storedNotices
    } else if !later.storedNotices.isEmpty {
      storedNotices += later.storedNotices
    }
    storedStartedMotion = storedStartedMotion || later.storedStartedMotion
    storedChangesHeights = storedChangesHeights || later.storedChangesHeights
    storedSignals.formUnion(later.storedSignals)
  }

  /// Adds the effects of a later part of the same event, but appends its update to an array, so that all updates can be
  /// merged together.
  ///
  ///     var updates: [ListUpdate] = []
  ///     for id in ids { effects.add(list.remove(id, at: now), deferring: &updates) }
  ///     effects.add(updates)
  ///
  /// Merging the updates one by one would process all earlier changes again for each of them. If these effects have no
  /// update yet, the later one is added at once, because there is usually only one update, which then needs no array.
  ///
  /// - Parameters:
  ///   - later: The later effects, which happened after everything in `updates`.
  ///   - updates: The updates that are still to be merged, in order.
  /// - Complexity: O(*n*) in the number of later notices.
  package mutating func add(_ later: ListEffects, deferring updates: inout [ListUpdate]) {
    var later = later
    if later.changesRows, changesRows {
      updates.append(later.storedUpdate)
      later.storedUpdate = ListUpdate()
      storedUnfoldedRow = nil
    }
    add(later)
  }

  /// Merges the updates that `add(_:deferring:)` collected, and adds them; see `ListUpdate.merged(_:)`.
  package mutating func add(_ updates: [ListUpdate]) {
    if !updates.isEmpty { storedUpdate = ListUpdate.merged([storedUpdate] + updates) }
  }

  /// Adds a later notice.
  package mutating func add(_ notice: ListNotice) { storedNotices.append(notice) }

  /// Records whether a later part of the event has started a motion.
  package mutating func add(startedMotion: Bool) { storedStartedMotion = storedStartedMotion || startedMotion }

  /// Adds the effects of a row.
  ///
  /// - Parameters:
  ///   - effects: The effects that the row returned.
  ///   - row: The row's id.
  /// - Complexity: Amortized O(1).
  @inlinable public mutating func add(_ effects: SwipeEffects, from row: RowID) {
    if let notice = effects.first { storedNotices.append(.row(row, notice)) }
    if let notice = effects.second { storedNotices.append(.row(row, notice)) }
    storedStartedMotion = storedStartedMotion || effects.startedMotion
    if effects.signals.rawValue != 0 { storedSignals.formUnion(effects.signals) }
  }

  /// The same effects without their notices and signals, which are then reported later or not at all.
  public var withoutNotices: ListEffects {
    ListEffects(
      update: update, startedMotion: startedMotion, changesHeights: changesHeights, unfoldedRow: unfoldedRow)
  }
}
