import InteractionCore
import Testing

struct ColorTests {
  @Test func hexadecimalNumbersHoldRedGreenAndBlue() {
    // 0xFF = 255, 0x3B = 59, 0x30 = 48.
    #expect(SRGBColor(hex: 0xFF3B30) == SRGBColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1))
    #expect(SRGBColor(hex: 0x000001) == SRGBColor(red: 0, green: 0, blue: 1.0 / 255))
  }

  @Test func bitsBeyondTheSixDigitsDoNothing() {
    #expect(SRGBColor(hex: 0xAB12_3456) == SRGBColor(hex: 0x12_3456))
  }

  @Test func hexadecimalTextsLeadBack() {
    #expect(SRGBColor(hex: 0xFF3B30).hexText == "#ff3b30")
    #expect(SRGBColor(hex: 0x000000).hexText == "#000000")
    #expect(SRGBColor(hex: 0x0A09FE).hexText == "#0a09fe")
  }

  @Test func partsAreRoundedToTheNearestDigit() {
    // 0.5 · 255 = 127.5, away from zero 128 = 0x80; 0.499 · 255 = 127.245, 127 = 0x7f.
    #expect(SRGBColor(red: 0.5, green: 0.499, blue: 0, alpha: 0.3).hexText == "#807f00")
  }

  @Test func partsOutsideTheRangeAreMovedToTheNearerEnd() {
    #expect(
      SRGBColor(red: -1, green: 2, blue: .nan, alpha: .infinity) == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(SRGBColor(red: 0, green: 0, blue: 0, alpha: -.infinity).alpha == 0)
  }

  @Test func aPartThatWasSetOutsideTheRangeIsStillWritten() {
    var color = SRGBColor(hex: 0x000000)
    color.red = 2
    color.green = -1
    color.blue = .nan
    #expect(color.hexText == "#ff0000")
  }
}
