import InteractionCore
import TestSupport
import Testing

@Suite("Colours")
struct ColorTests {
  @Test(
    "A text on a colour is white where that has the contrast, and black elsewhere",
    arguments: [
      // WCAG's ratio of white: 1.37, 2.14, 2.20, 3.55, 4.00, 4.02, 5.23, 21.
      (0x00FF00, 0, 0), (0xFF9900, 0, 0), (0xFF9500, 0, 0), (0xFF3B30, 0xFFFFFF, 0), (0xFF0000, 0xFFFFFF, 0),
      (0x007AFF, 0xFFFFFF, 0), (0x6C6C70, 0xFFFFFF, 0xFFFFFF), (0x000000, 0xFFFFFF, 0xFFFFFF),
    ] as [(UInt32, UInt32, UInt32)])
  func ink(color: UInt32, from3: UInt32, from4and5: UInt32) {
    #expect(SRGBColor(hex: color).ink(whiteFrom: 3) == SRGBColor(hex: from3))
    #expect(SRGBColor(hex: color).ink(whiteFrom: 4.5) == SRGBColor(hex: from4and5))
  }

  @Test("Hexadecimal numbers hold red, green and blue")
  func hexadecimal() {
    // 0xFF = 255, 0x3B = 59, 0x30 = 48.
    #expect(SRGBColor(hex: 0xFF3B30) == SRGBColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1))
    #expect(SRGBColor(hex: 0x000001) == SRGBColor(red: 0, green: 0, blue: 1.0 / 255))
  }

  @Test("Bits beyond the six digits do nothing")
  func otherBits() {
    #expect(SRGBColor(hex: 0xAB12_3456) == SRGBColor(hex: 0x12_3456))
  }

  @Test(
    "Hexadecimal texts lead back",
    arguments: [(0xFF3B30, "#ff3b30"), (0x000000, "#000000"), (0x0A09FE, "#0a09fe")] as [(UInt32, String)])
  func texts(hex: UInt32, text: String) {
    #expect(SRGBColor(hex: hex).hexText == text)
  }

  @Test("Parts are rounded to the nearest digit")
  func rounded() {
    // 0.5 · 255 = 127.5, away from zero 128 = 0x80; 0.499 · 255 = 127.245, 127 = 0x7f.
    #expect(SRGBColor(red: 0.5, green: 0.499, blue: 0, alpha: 0.3).hexText == "#807f00")
  }

  @Test("Parts outside the range are moved to the nearer end")
  func range() {
    #expect(
      SRGBColor(red: -1, green: 2, blue: .nan, alpha: .infinity) == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(SRGBColor(red: 0, green: 0, blue: 0, alpha: -.infinity).alpha == 0)
  }

  @Test("A part that was set outside the range is still written")
  func setOutside() {
    var color = SRGBColor(hex: 0x000000)
    color.red = 2
    color.green = -1
    color.blue = .nan
    #expect(color.hexText == "#ff0000")
  }
}
