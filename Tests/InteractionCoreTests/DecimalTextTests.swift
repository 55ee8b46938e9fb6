import InteractionCore
import InteractionLaws
import Testing

struct DecimalTextTests {
  @Test func wholeNumbersHaveNoPoint() {
    #expect([0, 1, -44, 320, 1e9].map { DecimalText.text($0) } == ["0", "1", "-44", "320", "1000000000"])
  }

  @Test func trailingZerosAreLeftOutAndInnerOnesKept() {
    #expect([0.5, -12.25, 0.001, 10.000_02].map { DecimalText.text($0) } == ["0.5", "-12.25", "0.001", "10.00002"])
  }

  @Test func sixDecimalsAreTheMost() {
    #expect(DecimalText.text(1.0 / 3) == "0.333333")
    #expect(DecimalText.text(2.0 / 3) == "0.666667")
    #expect(DecimalText.text(-2.0 / 3) == "-0.666667")
  }

  @Test func decimalsCanBeFewer() {
    let value = 1234.567_891
    let texts = (0...6).map { DecimalText.text(value, decimals: $0) }
    #expect(
      texts == ["1235", "1234.6", "1234.57", "1234.568", "1234.5679", "1234.56789", "1234.567891"])
  }

  @Test func halvesAreRoundedAwayFromZero() {
    // All of them are exact in binary.
    #expect([0.5, 1.5, 2.5, -0.5, -2.5].map { DecimalText.text($0, decimals: 0) } == ["1", "2", "3", "-1", "-3"])
    #expect([0.125, -0.125, 0.375].map { DecimalText.text($0, decimals: 2) } == ["0.13", "-0.13", "0.38"])
  }

  @Test func roundingCarriesIntoTheWholePart() {
    #expect(DecimalText.text(0.999_999_9) == "1")
    #expect(DecimalText.text(-9.96, decimals: 1) == "-10")
  }

  @Test func nothingIsEverMinusZero() {
    #expect([-0.0, -1e-9, -4.9e-7, -.leastNonzeroMagnitude].map { DecimalText.text($0) } == ["0", "0", "0", "0"])
    #expect(DecimalText.text(-0.4, decimals: 0) == "0")
  }

  @Test func tinyNumbersAreZeroAndHaveNoExponent() {
    #expect(DecimalText.text(1e-300) == "0")
    #expect(DecimalText.text(1e-6) == "0.000001")
    #expect(DecimalText.text(6e-7) == "0.000001")
  }

  @Test func largeNumbersHaveNoExponent() {
    #expect(DecimalText.text(1e12) == "1000000000000")
    #expect(DecimalText.text(1e12 + 0.5) == "1000000000000.5")
    #expect(DecimalText.text(-1e12) == "-1000000000000")
    #expect(DecimalText.text(1e15) == "1000000000000000")
  }

  @Test func beyondNineMillionMillionOnlyTheWholePartIsGiven() {
    #expect(DecimalText.text(9e12 + 0.5) == "9000000000000")
    #expect(DecimalText.text(-9e12 - 0.5) == "-9000000000000")
    #expect(DecimalText.text(8e12 + 0.5) == "8000000000000.5")
  }

  @Test func numbersBeyondSixtyFourBitsStopAtNineMillionMillionMillion() {
    #expect(DecimalText.text(1e19) == "9000000000000000000")
    #expect(DecimalText.text(-.greatestFiniteMagnitude) == "-9000000000000000000")
  }

  @Test func whatIsNoNumberHasAName() {
    #expect([Double.nan, .infinity, -.infinity].map { DecimalText.text($0) } == ["nan", "inf", "-inf"])
  }

  @Test func textsLeadBackToWithinHalfADigit() {
    var random = SplitMix64(seed: 3)
    var half = 0.5
    for decimals in 0...6 {
      for _ in 0..<500 {
        let value = Double.random(in: -2000...2000, using: &random)
        let back = Double(DecimalText.text(value, decimals: decimals)) ?? .nan
        expectClose(back, value, within: half + 1e-12)
      }
      half /= 10
    }
  }

  @Test func rectanglesAreWrittenAsUIKitDoes() {
    #expect(DecimalText.text(LayoutRect(0, 396, 320, 44)) == "(0 396; 320 44)")
    #expect(DecimalText.text(LayoutRect(-0.5, 0, 1.0 / 3, -0.0)) == "(-0.5 0; 0.333333 0)")
  }
}
