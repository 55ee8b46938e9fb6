import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("Numbers in traces and descriptions")
struct DecimalTextTests {
  private func expect(
    _ numbers: [Double], decimals: Int = 6, _ texts: [String], location: SourceLocation = #_sourceLocation
  ) {
    #expect(numbers.map { DecimalText.text($0, decimals: decimals) } == texts, sourceLocation: location)
  }

  @Test("Whole numbers have no point, and trailing zeros are left out; six decimals are the most")
  func zeros() {
    #expect(DecimalText.text(1.0 / 3) == "0.333333")
    expect([0, 1, -44, 320, 1e9], ["0", "1", "-44", "320", "1000000000"])
    expect([0.5, -12.25, 0.001, 10.000_02], ["0.5", "-12.25", "0.001", "10.00002"])
    expect([1.0 / 3, 2.0 / 3, -2.0 / 3], ["0.333333", "0.666667", "-0.666667"])
  }

  @Test("Decimals can be fewer; halves are rounded away from zero, and rounding carries into the whole part")
  func fewer() {
    let texts = ["1235", "1234.6", "1234.57", "1234.568", "1234.5679", "1234.56789", "1234.567891"]
    #expect((0...6).map { DecimalText.text(1234.567_891, decimals: $0) } == texts)

    // All of the halves are exact in binary.
    expect([0.5, 1.5, 2.5, -0.5, -2.5], decimals: 0, ["1", "2", "3", "-1", "-3"])
    expect([0.125, -0.125, 0.375], decimals: 2, ["0.13", "-0.13", "0.38"])
    expect([0.999_999_9], ["1"])
    expect([-9.96], decimals: 1, ["-10"])
  }

  @Test("Nothing is ever minus zero; tiny numbers are zero, and have no exponent; what is no number has a name")
  func tiny() {
    expect([-0.0, -1e-9, -4.9e-7, -.leastNonzeroMagnitude], ["0", "0", "0", "0"])
    expect([-0.4], decimals: 0, ["0"])
    expect([1e-300, 1e-6, 6e-7], ["0", "0.000001", "0.000001"])

    expect([.nan, .infinity, -.infinity], ["nan", "inf", "-inf"])
  }

  @Test("Large numbers have no exponent, and beyond nine million million only the whole part is given")
  func large() {
    expect(
      [1e12, 1e12 + 0.5, -1e12, 1e15], ["1000000000000", "1000000000000.5", "-1000000000000", "1000000000000000"])
    expect(
      [9_000_000_000_000.5, -9_000_000_000_000.5, 8_000_000_000_000.5],
      ["9000000000000", "-9000000000000", "8000000000000.5"])
    // Numbers beyond sixty-four bits stop at nine million million million.
    expect([1e19, -.greatestFiniteMagnitude], ["9000000000000000000", "-9000000000000000000"])
  }

  @Test("Texts lead back to within half a digit")
  func leadBack() {
    for (decimals, half) in zip(0...6, [0.5, 0.05, 0.005, 0.000_5, 0.000_05, 0.000_005, 0.000_000_5]) {
      var random = SplitMix64(seed: 3)
      for _ in 0..<500 {
        let value = Double.random(in: -2000...2000, using: &random)
        expectClose(Double(DecimalText.text(value, decimals: decimals)), value, within: half + 1e-12)
      }
    }
  }

  @Test("Rectangles are written as UIKit does")
  func rectangles() {
    let rects = [LayoutRect(0, 396, 320, 44), LayoutRect(-0.5, 0, 1.0 / 3, -0.0)]
    #expect(rects.map { DecimalText.text($0) } == ["(0 396; 320 44)", "(-0.5 0; 0.333333 0)"])
  }
}
