/// A displacement or a place in the plane, in points; x grows toward the trailing edge, y downward.
public struct Vector: Hashable, Sendable {
  /// The horizontal part, in points.
  public var x: Double
  /// The vertical part, in points.
  public var y: Double

  /// Creates a vector of two numbers of points.
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector of length zero.
  public static let zero = Vector(0, 0)

  /// The sum of two displacements.
  @inlinable public static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
  /// The displacement that leads from `right` to `left`.
  @inlinable public static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }
}

/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size; no number is changed, negative ones included.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

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

extension Double {
  /// The number itself, or the nearest one that arithmetic on points and seconds survives.
  ///
  /// NaN is 0; what lies beyond a thousand million, infinities included, is moved there, which keeps sums,
  /// differences and products of a few such numbers finite.
  @inlinable package var madeFinite: Double { isNaN ? 0 : clamped(to: -1e9...1e9) }

  /// The nearest number in the range.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
