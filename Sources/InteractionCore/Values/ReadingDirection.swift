/// Which way the language runs.
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// Left to right: the leading edge is at the left.
  case leftToRight
  /// Right to left: touches and pictures are mirrored, the engines are the same.
  case rightToLeft
}
