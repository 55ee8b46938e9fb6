/// A point or a displacement in the plane, in points; x grows toward the trailing edge, y downward.
///
///     let touched = Vector(280, 60)
///     let lifted = Vector(180, 62)
///     lifted - touched   // Vector(-100, 2): the finger's translation
public struct Vector: Hashable, Sendable {
  /// The horizontal part, in points.
  public var x: Double
  /// The vertical part, in points.
  public var y: Double

  /// Creates a vector; no number is changed.
  ///
  /// - Parameters:
  ///   - x: The horizontal part, in points.
  ///   - y: The vertical part, in points.
  /// - Complexity: O(1).
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0), and the displacement that moves nothing.
  @inlinable public static var zero: Vector { Vector(0, 0) }

  /// Returns the sum of two displacements, or the point to which a displacement leads.
  ///
  /// - Parameters:
  ///   - left: A point or a displacement.
  ///   - right: A displacement.
  /// - Returns: The sum of the parts.
  /// - Complexity: O(1).
  @inlinable public static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  /// Returns the displacement from one point to another.
  ///
  /// - Parameters:
  ///   - left: The point to end at.
  ///   - right: The point to start from.
  /// - Returns: The difference of the parts.
  /// - Complexity: O(1).
  @inlinable public static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }
}
