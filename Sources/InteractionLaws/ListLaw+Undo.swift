extension ListLaw {
  /// How a list undoes changes, for the law ``ListLaw/undo``.
  ///
  ///     let undo = ListLaw.Undo<MyList>({ list, time in list.undo(at: time) }, contents: { list in list.summary })
  ///     let violations = ListLaw.check({ MyList(count: 5) }, undo: undo, laws: [.undo])
  public struct Undo<List>: Sendable {
    /// Undoes the last change, and returns the effects.
    public let undo: @Sendable (inout List, Time) -> ListEffects
    /// Describes everything that undoing must restore; text that is still being typed is not part of it.
    public let contents: @Sendable (List) -> String

    /// Creates the undo of a list.
    ///
    /// - Parameters:
    ///   - undo: Undoes the last change at a moment, and returns the updates and notices that this causes;
    ///     `ListEffects.none` if there is nothing to undo.
    ///   - contents: Describes everything that undoing must restore. The law compares these texts, so two lists that
    ///     hold the same must give the same text.
    /// - Complexity: O(1).
    public init(
      _ undo: @escaping @Sendable (inout List, Time) -> ListEffects, contents: @escaping @Sendable (List) -> String
    ) {
      self.undo = undo
      self.contents = contents
    }
  }
}
