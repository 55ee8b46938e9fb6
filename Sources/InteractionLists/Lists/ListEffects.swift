/// The effects of one event on a list.
///
///     let effects = table.touch(event, at: now)
///     collectionView.perform(effects.update)   // one update per event, as UIKit requires
///     for notice in effects.notices { handle(notice) }
///
/// Empty arrays own no memory, so a drag allocates nothing.
public struct ListEffects: Hashable, Sendable {
  /// The changes of the rows, from before the event to after it.
  ///
  /// Even an event that does several things, such as a tap that also ends an edit, has a single update. A table that
  /// performed two in turn would ask for the counts after the first one, and get those after the second.
  @inlinable public var update: ListUpdate { changes }

  /// The list's notices, in order.
  @inlinable public var notices: [ListNotice] { reports }

  /// Whether a motion has begun.
  ///
  /// The host should then draw frames until `settles`.
  @inlinable public var startedMotion: Bool { moves }

  /// Whether rows that the update does not name are taller or shorter than before.
  ///
  /// A host lays those rows out again, but reloads none, because they show the same as before, and a reload would take the
  /// keyboard away from a row that is being edited.
  @inlinable public var changesHeights: Bool { grows }

  /// The signals of a finger on a row whose options ask for them, which a host may mark with a tick.
  @inlinable public var signals: SwipeSignals { crossings }

  /// The row that has expanded, if nothing else has happened to rows: the rows that have appeared below it were only folded
  /// before.
  ///
  /// A table scrolls to show as many of these rows as there is room for. Nil if rows have been reported as inserted, or if
  /// other rows have changed.
  @inlinable public var unfoldedRow: RowID? { unfolded }

  // Stored under other names, because inlinable code cannot use a setter that is private to this type.
  @usableFromInline var changes: ListUpdate
  @usableFromInline var reports: [ListNotice]
  @usableFromInline var moves: Bool
  @usableFromInline var grows: Bool
  @usableFromInline var crossings: SwipeSignals
  @usableFromInline var unfolded: RowID?

  /// Creates the effects of an event.
  ///
  /// - Parameters:
  ///   - update: The changes of the rows; none by default.
  ///   - notices: The list's notices, in order.
  ///   - startedMotion: Whether a motion has begun.
  ///   - signals: The signals of a finger.
  ///   - changesHeights: Whether rows that the update does not name are taller or shorter.
  ///   - unfoldedRow: The row that has expanded, if the update contains nothing else.
  /// - Complexity: O(1).
  @inlinable public init(
    update: ListUpdate = ListUpdate(), notices: [ListNotice] = [], startedMotion: Bool = false,
    signals: SwipeSignals = SwipeSignals(), changesHeights: Bool = false, unfoldedRow: RowID? = nil
  ) {
    changes = update
    reports = notices
    moves = startedMotion
    crossings = signals
    grows = changesHeights
    unfolded = unfoldedRow
  }

  /// The effects of an event that has none.
  @inlinable public static var none: ListEffects { ListEffects() }

  /// Whether any row has changed.
  @inlinable public var changesRows: Bool { !changes.isEmpty }

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
  /// - Parameter later: The effects of what happened after all of these. Their update is numbered from where this update
  ///   ends.
  /// - Complexity: O(*n*) in the number of later notices, plus merging the updates if both have one.
  public mutating func add(_ later: ListEffects) {
    if later.changesRows {
      unfolded = changesRows ? nil : later.unfolded
      changes = changes.merged(with: later.changes)
    }
    if reports.isEmpty { reports = later.reports } else if !later.reports.isEmpty { reports += later.reports }
    moves = moves || later.moves
    grows = grows || later.grows
    crossings.formUnion(later.crossings)
  }

  /// Adds the effects of one of many later parts of the same event, but leaves its update to be merged with the others.
  ///
  ///     var updates: [ListUpdate] = []
  ///     for id in ids { effects.add(list.remove(id, at: now), leaving: &updates) }
  ///     effects.add(updates)
  ///
  /// Merging one by one would merge each update with everything that has changed before it. The first update is adopted at
  /// once, so that a single part, which is all that most undo steps have, needs no array.
  ///
  /// - Parameters:
  ///   - later: The effects of what happened after all of these and all of `updates`.
  ///   - updates: The updates that are left, in order.
  /// - Complexity: O(*n*) in the number of later notices.
  package mutating func add(_ later: ListEffects, leaving updates: inout [ListUpdate]) {
    var later = later
    if later.changesRows, changesRows {
      updates.append(later.changes)
      later.changes = ListUpdate()
      unfolded = nil
    }
    add(later)
  }

  /// Adds the updates that were left, merged as by `ListUpdate.merged(_:)`.
  package mutating func add(_ updates: [ListUpdate]) {
    if !updates.isEmpty { changes = ListUpdate.merged([changes] + updates) }
  }

  /// Adds a later notice.
  package mutating func add(_ notice: ListNotice) { reports.append(notice) }

  /// Records whether a motion has begun since.
  package mutating func add(startedMotion: Bool) { moves = moves || startedMotion }

  /// Adds the effects of a row.
  ///
  /// - Parameters:
  ///   - effects: The effects that the row has returned.
  ///   - row: The row's id.
  /// - Complexity: Amortized O(1).
  @inlinable public mutating func add(_ effects: SwipeEffects, from row: RowID) {
    if let notice = effects.first { reports.append(.row(row, notice)) }
    if let notice = effects.second { reports.append(.row(row, notice)) }
    moves = moves || effects.startedMotion
    if effects.signals.rawValue != 0 { crossings.formUnion(effects.signals) }
  }

  /// The same effects without their notices, for notices that are reported later or not at all.
  public var withoutNotices: ListEffects {
    ListEffects(
      update: update, startedMotion: startedMotion, changesHeights: changesHeights, unfoldedRow: unfoldedRow)
  }
}
