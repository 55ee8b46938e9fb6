/// A key press while the table has the keyboard focus.
///
///     table.key(KeyEvent(.down), at: now)
///     table.key(KeyEvent(.up, movesRow: true), at: now)   // such as ⌥↑
public struct KeyEvent: Hashable, Sendable {
  /// The meaning of a key to the table, whatever its name on a keyboard.
  ///
  ///     let key: KeyEvent.Key = table.direction == .leftToRight ? .toTrailing : .toLeading   // →
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// Moves to the row above.
    case up
    /// Moves to the row below.
    case down
    /// Moves to the first row.
    case home
    /// Moves to the last row.
    case end
    /// Moves up by a page.
    case pageUp
    /// Moves down by a page.
    case pageDown
    /// The arrow toward the leading side, left in a left-to-right language.
    case toLeading
    /// The arrow toward the trailing side.
    case toTrailing
    /// Return or the space bar, which performs the focused action or taps the focused row.
    case enter
    /// Moves from an action back to its row, and closes the row.
    case escape
    /// Performs the row's first destructive action, if there is one.
    case delete

    /// The name in scripts and traces, such as `pageUp`.
    public var name: String { rawValue }
  }

  /// The pressed key.
  public var key: Key
  /// Whether the key moves the row itself, because a modifier is held.
  ///
  /// This applies to up, down, home and end, in lists whose rows can move; otherwise, the key does nothing.
  public var movesRow: Bool

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - movesRow: Whether the key moves the row itself.
  /// - Complexity: O(1).
  public init(_ key: Key, movesRow: Bool = false) {
    self.key = key
    self.movesRow = movesRow
  }

  /// The name in traces, such as `key.down` or `key.down.movesRow`.
  public var name: String { "key." + key.name + (movesRow ? ".movesRow" : "") }
}
