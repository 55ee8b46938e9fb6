/// An upright rectangle, in points, in the coordinates that its owner states.
public struct LayoutRect: Hashable, Sendable {
  /// The leading edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a rectangle from its leading upper corner and its extent.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The trailing edge, `x + width`.
  public var maxX: Double { x + width }
  /// The lower edge, `y + height`.
  public var maxY: Double { y + height }

  /// Says whether the point lies inside; the leading and upper edges belong to the rectangle, the others do not.
  public func contains(_ point: Vector) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The same rectangle moved by a displacement.
  public func moved(by displacement: Vector) -> LayoutRect {
    LayoutRect(x + displacement.x, y + displacement.y, width, height)
  }

  /// The rectangle as a mirror in the middle of something `outerWidth` points wide shows it.
  public func mirrored(in outerWidth: Double) -> LayoutRect { LayoutRect(outerWidth - maxX, y, width, height) }
}
