import InteractionCore
import TestSupport
import Testing

@Suite("Vectors, sizes and rectangles")
struct GeometryTests {
  @Test("Vectors add and subtract")
  func vectors() {
    #expect(Vector(1, 2) + Vector(10, -5) == Vector(11, -3))
    #expect(Vector(1, 2) - Vector(10, -5) == Vector(-9, 7))
    #expect(Vector.zero == Vector(0, 0))
  }

  @Test("Sizes keep their numbers")
  func sizes() {
    let size = LayoutSize(width: 320, height: -44)
    #expect([size.width, size.height] == [320, -44])
  }

  @Test("Rectangles know their far edges")
  func farEdges() {
    let rect = LayoutRect(10, 20, 30, 40)
    #expect(rect.maxX == 40)  // 10 + 30
    #expect(rect.maxY == 60)  // 20 + 40
  }

  @Test(
    "The near edges belong to a rectangle, the far ones do not",
    arguments: [
      (Vector(10, 20), true), (Vector(39.9, 59.9), true), (Vector(10, 59.9), true), (Vector(40, 30), false),
      (Vector(20, 60), false), (Vector(9.9, 30), false), (Vector(20, 19.9), false), (Vector(.nan, 30), false),
    ])
  func contains(point: Vector, isInside: Bool) {
    #expect(LayoutRect(10, 20, 30, 40).contains(point) == isInside)
  }

  @Test("An empty rectangle contains nothing")
  func empty() {
    #expect(!LayoutRect(10, 20, 0, 40).contains(Vector(10, 20)))
    #expect(!LayoutRect(10, 20, -5, 40).contains(Vector(8, 30)))
  }

  @Test("Rectangles move")
  func move() {
    #expect(LayoutRect(10, 20, 30, 40).moved(by: Vector(-3, 5)) == LayoutRect(7, 25, 30, 40))
  }

  @Test("Rectangles are mirrored about the middle")
  func mirror() {
    // 320 - (10 + 30) = 280 points are left on the other side.
    #expect(LayoutRect(10, 20, 30, 40).mirrored(in: 320) == LayoutRect(280, 20, 30, 40))
    #expect(LayoutRect(10, 20, 30, 40).mirrored(in: 320).mirrored(in: 320) == LayoutRect(10, 20, 30, 40))
  }
}
