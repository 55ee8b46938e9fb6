/// A key that is pressed while the table has the keyboard.
///
///     table.key(KeyEvent(.down), at: now)
///     table.key(KeyEvent(.up, movesRow: true), at: now)   // ⌥↑, say
public struct KeyEvent: Hashable, Sendable {
  /// What a key means to the table, whatever its name is on a keyboard.
  ///
  ///     let key: KeyEvent.Key = table.direction == .leftToRight ? .toTrailing : .toLeading   // →
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// To the row above.
    case up
    /// To the row below.
    case down
    /// To the first row.
    case home
    /// To the last row.
    case end
    /// Up by as much as shows.
    case pageUp
    /// Down by as much as shows.
    case pageDown
    /// The arrow toward the leading side: left where the language runs from left to right.
    case toLeading
    /// The arrow toward the trailing side.
    case toTrailing
    /// Return or the space bar: does what has the focus.
    case enter
    /// Back from an action to its row, and closes the row.
    case escape
    /// Does what deletes the row, if anything does.
    case delete

    /// The name in scripts and traces, such as `pageUp`.
    public var name: String { rawValue }
  }

  /// The key.
  public var key: Key
  /// Whether the key moves the row itself, because a modifier is held: up, down, home and end, in lists whose rows move.
  public var movesRow: Bool

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - movesRow: Whether it moves the row itself.
  /// - Complexity: O(1).
  public init(_ key: Key, movesRow: Bool = false) {
    self.key = key
    self.movesRow = movesRow
  }

  /// The name in traces, such as `key.down` or `key.down.movesRow`.
  public var name: String { "key." + key.name + (movesRow ? ".movesRow" : "") }
}
