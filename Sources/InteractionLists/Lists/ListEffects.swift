/// What one event on a list has caused.
///
///     let effects = table.touch(event, at: now)
///     collectionView.perform(effects.update)   // one update for each event, as UIKit asks for
///     for notice in effects.notices { handle(notice) }
///
/// Empty arrays own no memory, so a drag allocates nothing.
public struct ListEffects: Hashable, Sendable {
  /// How the rows have changed, from before the event to after it.
  ///
  /// An event with several causes, such as a tap that also ends an edit, has a single update all the same. A table that
  /// performed two in turn would ask for the counts after the first one, and get those after the second.
  @inlinable public var update: ListUpdate { changes }

  /// What the list reports, in order.
  @inlinable public var notices: [ListNotice] { reports }

  /// Whether something has begun to move.
  ///
  /// The host should then draw frames until `settles`.
  @inlinable public var startedMotion: Bool { moves }

  /// Whether rows are higher or lower than before that the update does not name.
  ///
  /// A host lays them out anew, and reloads none: what they show is the same, and a reload would take the keyboard from one
  /// that is typed into.
  @inlinable public var changesHeights: Bool { grows }

  /// What a finger has begun or crossed on a row that is asked to tell, for a tick that a host lets people feel.
  @inlinable public var signals: SwipeSignals { crossings }

  /// The row that has expanded, if nothing else has happened to rows: those that have come below it were only folded.
  ///
  /// A table shows as many of them as there is room for. Nil where rows have been reported as inserted, and where more rows have
  /// changed.
  @inlinable public var unfoldedRow: RowID? { unfolded }

  // Kept under other names, because what is inlined cannot see a setter that only this type has.
  @usableFromInline var changes: ListUpdate
  @usableFromInline var reports: [ListNotice]
  @usableFromInline var moves: Bool
  @usableFromInline var grows: Bool
  @usableFromInline var crossings: SwipeSignals
  @usableFromInline var unfolded: RowID?

  /// Creates the effects of an event.
  ///
  /// - Parameters:
  ///   - update: How the rows have changed; not at all by default.
  ///   - notices: What the list reports, in order.
  ///   - startedMotion: Whether something has begun to move.
  ///   - signals: What a finger has begun or crossed.
  ///   - changesHeights: Whether rows are higher or lower that the update does not name.
  ///   - unfoldedRow: The row that has expanded, if the update says nothing else.
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

  /// The effects of an event that has caused nothing.
  @inlinable public static var none: ListEffects { ListEffects() }

  /// Whether any row has changed.
  @inlinable public var changesRows: Bool { !changes.isEmpty }

  /// The rows whose insertion was reported, in order.
  ///
  /// - Complexity: O(*n*) in the number of notices.
  public var insertedRows: [RowID] {
    notices.compactMap { if case .didInsert(let row) = $0 { row } else { nil } }
  }

  /// Adds what a later part of the same event has caused.
  ///
  /// The two updates become one, see `ListUpdate.merged(with:)`.
  ///
  /// - Parameter later: What happened after all that is in these effects. Its update is numbered from where this one
  ///   ends.
  /// - Complexity: O(*n*) in the number of later notices; where both have an update, as much as merging them besides.
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

  /// Adds what one of many later parts of the same event has caused, but leaves its update to be merged with the others.
  ///
  ///     var updates: [ListUpdate] = []
  ///     for id in ids { effects.add(list.remove(id, at: now), leaving: &updates) }
  ///     effects.add(updates)
  ///
  /// Merged one by one, each would be merged with all that has changed before it. The first update is not left, so that
  /// a single part, which most steps of undoing have, needs no array.
  ///
  /// - Parameters:
  ///   - later: What happened after all that is in these effects and in `updates`.
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

  /// Adds updates that were left, as `ListUpdate.merged(_:)` does.
  package mutating func add(_ updates: [ListUpdate]) {
    if !updates.isEmpty { changes = ListUpdate.merged([changes] + updates) }
  }

  /// Adds what has been reported after that.
  package mutating func add(_ notice: ListNotice) { reports.append(notice) }

  /// Adds whether something has begun to move after that.
  package mutating func add(startedMotion: Bool) { moves = moves || startedMotion }

  /// Adds what a row has caused.
  ///
  /// - Parameters:
  ///   - effects: What the row has returned.
  ///   - row: The row's id.
  /// - Complexity: O(1), amortised.
  @inlinable public mutating func add(_ effects: SwipeEffects, from row: RowID) {
    if let notice = effects.first { reports.append(.row(row, notice)) }
    if let notice = effects.second { reports.append(.row(row, notice)) }
    moves = moves || effects.startedMotion
    if effects.signals.rawValue != 0 { crossings.formUnion(effects.signals) }
  }

  /// The same effects without notices, for those that are reported later or not at all.
  public var withoutNotices: ListEffects {
    ListEffects(
      update: update, startedMotion: startedMotion, changesHeights: changesHeights, unfoldedRow: unfoldedRow)
  }
}
