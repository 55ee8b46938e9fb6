extension ListLaw {
  /// How a list takes changes back, for the law ``ListLaw/undo``.
  ///
  ///     let undo = ListLaw.Undo<MyList>({ list, time in list.undo(at: time) }, contents: { list in list.summary })
  ///     let violations = ListLaw.check({ MyList(count: 5) }, undo: undo, laws: [.undo])
  public struct Undo<List>: Sendable {
    /// Takes the last change back, and returns what that causes.
    public let undo: @Sendable (inout List, Time) -> ListEffects
    /// Describes everything that undoing must bring back; text that is still being typed is not part of it.
    public let contents: @Sendable (List) -> String

    /// Creates the undo of a list.
    ///
    /// - Parameters:
    ///   - undo: Takes the last change back at a moment, and returns the updates and notices that this causes;
    ///     `ListEffects.none` where there is nothing to take back.
    ///   - contents: Describes everything that undoing must bring back. The law compares these texts, so two lists that
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
