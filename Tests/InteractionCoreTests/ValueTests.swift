import InteractionLists
import TestSupport
import Testing

@Suite("Vectors, sizes and rectangles")
struct GeometryTests {
  @Test("Vectors add and subtract, and sizes keep their numbers")
  func vectorsAndSizes() {
    let (a, b) = (Vector(1, 2), Vector(10, -5))
    #expect((a + b, a - b, Vector.zero) == (Vector(11, -3), Vector(-9, 7), Vector(0, 0)))
    let size = LayoutSize(width: 320, height: -44)
    #expect([size.width, size.height] == [320, -44])
  }

  @Test("The near edges belong to a rectangle, the far ones do not; it moves, and is mirrored about the middle")
  func contains() {
    let rect = LayoutRect(10, 20, 30, 40)
    #expect((rect.maxX, rect.maxY) == (40, 60))  // 10 + 30 and 20 + 40
    let points: [(Vector, Bool)] = [
      (Vector(10, 20), true), (Vector(39.9, 59.9), true), (Vector(10, 59.9), true), (Vector(40, 30), false),
      (Vector(20, 60), false), (Vector(9.9, 30), false), (Vector(20, 19.9), false), (Vector(.nan, 30), false),
    ]
    #expect(points.map { rect.contains($0.0) } == points.map(\.1))
    let (flat, negative) = (LayoutRect(10, 20, 0, 40), LayoutRect(10, 20, -5, 40))
    #expect((flat.contains(Vector(10, 20)), negative.contains(Vector(8, 30))) == (false, false))

    let other = LayoutRect(10, 20, 30, 40)
    #expect(other.moved(by: Vector(-3, 5)) == LayoutRect(7, 25, 30, 40))
    // 320 - (10 + 30) = 280 points are left on the other side.
    let mirrored = other.mirrored(in: 320)
    #expect((mirrored, mirrored.mirrored(in: 320)) == (LayoutRect(280, 20, 30, 40), other))
  }

}

@Suite("Colours")
struct ColorTests {
  @Test("A text on a colour is white where that has the contrast, and black elsewhere")
  func ink() {
    // WCAG's ratio of white: 1.37, 2.14, 2.20, 3.55, 4.00, 4.02, 5.23, 21.
    let colors: [(color: UInt32, from3: UInt32, from4and5: UInt32)] = [
      (0x00FF00, 0, 0), (0xFF9900, 0, 0), (0xFF9500, 0, 0), (0xFF3B30, 0xFFFFFF, 0), (0xFF0000, 0xFFFFFF, 0),
      (0x007AFF, 0xFFFFFF, 0), (0x6C6C70, 0xFFFFFF, 0xFFFFFF), (0x000000, 0xFFFFFF, 0xFFFFFF),
    ]
    func inks(_ contrast: Double) -> [SRGBColor] {
      colors.map { SRGBColor(hex: $0.color).textColor(minimumWhiteContrast: contrast) }
    }
    #expect(inks(3) == colors.map { SRGBColor(hex: $0.from3) })
    #expect(inks(4.5) == colors.map { SRGBColor(hex: $0.from4and5) })
    // The greys on both sides of 4.5, by WCAG's ratio 4.54 and 4.48.
    let greys = [0x767676, 0x777777].map { SRGBColor(hex: $0).textColor(minimumWhiteContrast: 4.5) }
    #expect(greys == [SRGBColor(hex: 0xFFFFFF), SRGBColor(hex: 0)])
    // Black has the greatest contrast, (1 + 0.05) / 0.05 = 21, which is enough where 21 is asked for.
    #expect(SRGBColor(hex: 0).textColor(minimumWhiteContrast: 21) == SRGBColor(hex: 0xFFFFFF))
  }

  @Test("Hexadecimal numbers hold red, green and blue; texts give them back, rounded and clamped")
  func hexadecimal() {
    // 0xFF = 255, 0x3B = 59, 0x30 = 48.
    let expected = [
      SRGBColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1),
      SRGBColor(red: 0, green: 0, blue: 1.0 / 255), SRGBColor(hex: 0x12_3456),
    ]
    #expect([0xFF3B30, 0x000001, 0xAB12_3456].map(SRGBColor.init(hex:)) == expected)

    let hexes: [UInt32] = [0xFF3B30, 0x000000, 0x0A09FE]
    #expect(hexes.map { SRGBColor(hex: $0).hexText } == ["#ff3b30", "#000000", "#0a09fe"])
    // 0.5 · 255 = 127.5, away from zero 128 = 0x80; 0.499 · 255 = 127.245, 127 = 0x7f.
    #expect(SRGBColor(red: 0.5, green: 0.499, blue: 0, alpha: 0.3).hexText == "#807f00")
    var color = SRGBColor(hex: 0x000000)
    (color.red, color.green, color.blue) = (2, -1, .nan)
    #expect(color.hexText == "#ff0000")
  }

  @Test("Parts outside the range are moved to the nearer end")
  func range() {
    let high = SRGBColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(high == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(SRGBColor(red: 0, green: 0, blue: 0, alpha: -.infinity).alpha == 0)
  }
}

@Suite("Numbers from outside become finite where they come in")
struct FiniteNumbersTests {
  @Test("Pan samples and the heights of two fingers are finite; a sample's velocity is zero by default")
  func samples() {
    let cases: [(raw: Double, kept: Double)] = [
      (.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (1e300, 1e9), (-1e300, -1e9), (1e9, 1e9), (-12.5, -12.5),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ]
    for (raw, kept) in cases {
      let sample = PanSample(.changed, translation: Vector(raw, -raw), velocity: Vector(-raw, raw))
      let (translation, velocity) = (Vector(kept, -kept), Vector(-kept, kept))
      #expect((sample.translation, sample.velocity) == (translation, velocity), "\(raw)")
      #expect(sample == PanSample(.changed, translation: translation, velocity: velocity), "\(raw)")
    }
    let sample = PanSample(.ended, translation: Vector(3, 4))
    #expect((sample.velocity, sample.phase) == (.zero, .ended))

    for (raw, kept) in [(Double.nan, 0.0), (.infinity, 1e9), (-.infinity, -1e9), (-12.5, -12.5)] {
      var pair = FingerPair(1, 2)
      pair.first = raw
      pair.second = raw
      #expect([pair, FingerPair(raw, raw)] == [FingerPair(kept, kept), FingerPair(kept, kept)], "\(raw)")
    }
    // Whichever finger touched first.
    let pairs = [FingerPair(9, 4), FingerPair(4, 9)]
    #expect((pairs.map(\.upper), pairs.map(\.lower)) == ([4, 4], [9, 9]))
  }

  @Test("Widths of actions are finite and not negative")
  func widths() {
    let cases: [(raw: Double?, kept: Double?)] = [
      (nil, nil), (74, 74), (-1, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0),
    ]
    for (raw, kept) in cases {
      var later = InteractionAction(id: "a", title: "A")
      later.width = raw
      let action = InteractionAction(id: "a", title: "A", width: kept)
      #expect((InteractionAction(id: "a", title: "A", width: raw).width, later) == (kept, action))
    }
  }
}
