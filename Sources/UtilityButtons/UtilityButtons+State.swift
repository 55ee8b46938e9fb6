extension UtilityButtons {
  /// Which strip the article's cell believes to show: its `_cellState`.
  ///
  ///             v <= -0.5, or              v >= 0.5, or
  ///             t in its half              t in its half
  ///     left <-------------------- center --------------------> right
  ///      |  --- v >= 0.5, or -------> ^ <------ v <= -0.5, or ---  |
  ///      |      t beyond half                   t short of half    |
  ///      +---------- slowly, t in the other strip's half ----------+
  ///
  /// It changes when a finger lets go, at a tap and from code: at once, while the content is still on its way. Where the
  /// content is, is another matter, which a `SideScroll` keeps; with all corrections the two always agree in the end.
  public enum CellState: Hashable, Sendable, CaseIterable {
    /// The left strip, the leading actions: content offset 0.
    case left
    /// No strip: the content offset is the left strip's width.
    case center
    /// The right strip, the trailing actions: the content offset is the width of both strips.
    case right

    /// The state that shows a side.
    public init(_ edge: SwipeEdge) {
      switch edge {
      case .leading: self = .left
      case .trailing: self = .right
      }
    }

    /// The resting place that it stands for.
    public var rest: Rest {
      switch self {
      case .left: .open(.leading)
      case .center: .closed
      case .right: .open(.trailing)
      }
    }

    /// The name in traces.
    public var name: String {
      switch self {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      }
    }
  }

  /// A number that is remembered for those who ask, and is no part of what a row is.
  ///
  /// All of them are equal: a row that was opened and closed again equals one that nobody touched.
  struct Remembered: Hashable, Sendable {
    /// The number, if any.
    var value: Double?

    static func == (left: Remembered, right: Remembered) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// How the content gets to a resting place.
  enum Way: Hashable, Sendable {
    /// A finger has let go, at a velocity in points per second, positive toward larger offsets.
    case letGo(velocity: Double)
    /// Code asks for it, with or without an animation.
    case asked(animated: Bool)
  }
}
