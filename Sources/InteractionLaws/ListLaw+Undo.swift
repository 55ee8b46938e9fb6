extension ListLaw {
  /// How a list takes changes back.
  public struct Undo<List>: Sendable {
    /// Takes the last change back.
    public let undo: @Sendable (inout List, Time) -> ListEffects
    /// Everything that undoing must bring back, in words; what is being typed is no part of it.
    public let contents: @Sendable (List) -> String

    /// Creates it.
    public init(
      _ undo: @escaping @Sendable (inout List, Time) -> ListEffects, contents: @escaping @Sendable (List) -> String
    ) {
      self.undo = undo
      self.contents = contents
    }
  }
}
