import InteractionCore
import Testing

struct GeometryTests {
  @Test func vectorsAddAndSubtract() {
    #expect(Vector(1, 2) + Vector(10, -5) == Vector(11, -3))
    #expect(Vector(1, 2) - Vector(10, -5) == Vector(-9, 7))
    #expect(Vector.zero == Vector(0, 0))
  }

  @Test func sizesKeepTheirNumbers() {
    let size = LayoutSize(width: 320, height: -44)
    #expect(size.width == 320 && size.height == -44)
  }

  @Test func rectanglesKnowTheirFarEdges() {
    let rect = LayoutRect(10, 20, 30, 40)
    #expect(rect.maxX == 40)  // 10 + 30
    #expect(rect.maxY == 60)  // 20 + 40
  }

  @Test func theNearEdgesBelongToARectangleTheFarOnesDoNot() {
    let rect = LayoutRect(10, 20, 30, 40)
    let inside = [Vector(10, 20), Vector(39.9, 59.9), Vector(10, 59.9)]
    let outside = [Vector(40, 30), Vector(20, 60), Vector(9.9, 30), Vector(20, 19.9), Vector(.nan, 30)]
    #expect(inside.allSatisfy(rect.contains))
    #expect(!outside.contains(where: rect.contains))
  }

  @Test func anEmptyRectangleContainsNothing() {
    #expect(!LayoutRect(10, 20, 0, 40).contains(Vector(10, 20)))
    #expect(!LayoutRect(10, 20, -5, 40).contains(Vector(8, 30)))
  }

  @Test func rectanglesMove() {
    #expect(LayoutRect(10, 20, 30, 40).moved(by: Vector(-3, 5)) == LayoutRect(7, 25, 30, 40))
  }

  @Test func rectanglesAreMirroredAboutTheMiddle() {
    // 320 - (10 + 30) = 280 points are left on the other side.
    #expect(LayoutRect(10, 20, 30, 40).mirrored(in: 320) == LayoutRect(280, 20, 30, 40))
    #expect(LayoutRect(10, 20, 30, 40).mirrored(in: 320).mirrored(in: 320) == LayoutRect(10, 20, 30, 40))
  }
}
