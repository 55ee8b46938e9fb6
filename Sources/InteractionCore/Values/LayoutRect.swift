/// An axis-aligned rectangle, in points; x grows toward the trailing edge, y downward.
///
/// In a rectangle that has been mirrored for a language that runs right to left, x is the left edge.
///
///     let row = LayoutRect(0, 44, 320, 44)
///     row.contains(Vector(300, 60))        // true
///     row.contains(Vector(300, 88))        // false: the lower edge belongs to the next row
///     let button = LayoutRect(240, 44, 80, 44)
///     button.mirrored(in: row.width)       // (0, 44, 80, 44)
public struct LayoutRect: Hashable, Sendable {
  /// The leading edge, in points.
  public var x: Double
  /// The upper edge, in points.
  public var y: Double
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a rectangle from its upper leading corner and its extent, without checking them.
  ///
  /// - Parameters:
  ///   - x: The leading edge, in points.
  ///   - y: The upper edge, in points.
  ///   - width: The horizontal extent, in points. With 0 or less the rectangle contains no point.
  ///   - height: The vertical extent, in points. With 0 or less the rectangle contains no point.
  /// - Complexity: O(1).
  @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The trailing edge, `x + width`, in points.
  @inlinable public var maxX: Double { x + width }
  /// The lower edge, `y + height`, in points.
  @inlinable public var maxY: Double { y + height }

  /// Returns whether a point lies in the rectangle.
  ///
  /// The leading and upper edges belong to the rectangle; the trailing and lower ones do not, so adjacent rectangles share
  /// no points.
  ///
  /// - Parameter point: The point, in the same coordinates as the rectangle.
  /// - Returns: Whether the point is inside; false for NaN.
  /// - Complexity: O(1).
  public func contains(_ point: Vector) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns this rectangle moved by a displacement.
  ///
  /// - Parameter displacement: The displacement, in points.
  /// - Returns: A rectangle of the same extent.
  /// - Complexity: O(1).
  @inlinable public func moved(by displacement: Vector) -> LayoutRect {
    LayoutRect(x + displacement.x, y + displacement.y, width, height)
  }

  /// Returns the mirror image of this rectangle, for languages that run right to left.
  ///
  /// - Parameter outerWidth: The width of the surrounding area, in points. The rectangle is mirrored about the middle of
  ///   that area.
  /// - Returns: A rectangle of the same extent whose `x` is `outerWidth - maxX`.
  /// - Complexity: O(1).
  @inlinable public func mirrored(in outerWidth: Double) -> LayoutRect {
    LayoutRect(outerWidth - maxX, y, width, height)
  }
}
