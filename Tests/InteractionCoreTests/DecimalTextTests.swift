import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("Numbers in traces and descriptions")
struct DecimalTextTests {
  @Test("Whole numbers have no point")
  func whole() {
    #expect([0, 1, -44, 320, 1e9].map { DecimalText.text($0) } == ["0", "1", "-44", "320", "1000000000"])
  }

  @Test("Trailing zeros are left out, and inner ones kept")
  func zeros() {
    #expect([0.5, -12.25, 0.001, 10.000_02].map { DecimalText.text($0) } == ["0.5", "-12.25", "0.001", "10.00002"])
  }

  @Test("Six decimals are the most", arguments: [(1.0, "0.333333"), (2, "0.666667"), (-2, "-0.666667")])
  func most(thirds: Double, text: String) {
    #expect(DecimalText.text(thirds / 3) == text)
  }

  @Test("Decimals can be fewer")
  func fewer() {
    let value = 1234.567_891
    let texts = (0...6).map { DecimalText.text(value, decimals: $0) }
    #expect(
      texts == ["1235", "1234.6", "1234.57", "1234.568", "1234.5679", "1234.56789", "1234.567891"])
  }

  @Test("Halves are rounded away from zero")
  func halves() {
    // All of them are exact in binary.
    #expect([0.5, 1.5, 2.5, -0.5, -2.5].map { DecimalText.text($0, decimals: 0) } == ["1", "2", "3", "-1", "-3"])
    #expect([0.125, -0.125, 0.375].map { DecimalText.text($0, decimals: 2) } == ["0.13", "-0.13", "0.38"])
  }

  @Test("Rounding carries into the whole part")
  func carry() {
    #expect(DecimalText.text(0.999_999_9) == "1")
    #expect(DecimalText.text(-9.96, decimals: 1) == "-10")
  }

  @Test("Nothing is ever minus zero")
  func minusZero() {
    #expect([-0.0, -1e-9, -4.9e-7, -.leastNonzeroMagnitude].map { DecimalText.text($0) } == ["0", "0", "0", "0"])
    #expect(DecimalText.text(-0.4, decimals: 0) == "0")
  }

  @Test("Tiny numbers are zero, and have no exponent")
  func tiny() {
    #expect([1e-300, 1e-6, 6e-7].map { DecimalText.text($0) } == ["0", "0.000001", "0.000001"])
  }

  @Test(
    "Large numbers have no exponent",
    arguments: [
      (1e12, "1000000000000"), (1e12 + 0.5, "1000000000000.5"), (-1e12, "-1000000000000"), (1e15, "1000000000000000"),
    ])
  func large(number: Double, text: String) {
    #expect(DecimalText.text(number) == text)
  }

  @Test(
    "Beyond nine million million only the whole part is given",
    arguments: [
      (9_000_000_000_000.5, "9000000000000"), (-9_000_000_000_000.5, "-9000000000000"),
      (8_000_000_000_000.5, "8000000000000.5"),
    ])
  func wholePart(number: Double, text: String) {
    #expect(DecimalText.text(number) == text)
  }

  @Test(
    "Numbers beyond sixty four bits stop at nine million million million",
    arguments: [(1e19, "9000000000000000000"), (-.greatestFiniteMagnitude, "-9000000000000000000")])
  func stops(number: Double, text: String) {
    #expect(DecimalText.text(number) == text)
  }

  @Test("What is no number has a name")
  func odd() {
    #expect([Double.nan, .infinity, -.infinity].map { DecimalText.text($0) } == ["nan", "inf", "-inf"])
  }

  @Test(
    "Texts lead back to within half a digit",
    arguments: zip(0...6, [0.5, 0.05, 0.005, 0.000_5, 0.000_05, 0.000_005, 0.000_000_5]))
  func leadBack(decimals: Int, half: Double) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let value = Double.random(in: -2000...2000, using: &random)
      expectClose(Double(DecimalText.text(value, decimals: decimals)), value, within: half + 1e-12)
    }
  }

  @Test("Rectangles are written as UIKit does")
  func rectangles() {
    #expect(DecimalText.text(LayoutRect(0, 396, 320, 44)) == "(0 396; 320 44)")
    #expect(DecimalText.text(LayoutRect(-0.5, 0, 1.0 / 3, -0.0)) == "(-0.5 0; 0.333333 0)")
  }
}
