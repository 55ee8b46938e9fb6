import InteractionCore
import Testing

/// Numbers from outside become finite where they come in.
struct FiniteNumbersTests {
  /// What comes in and what is kept.
  private static let numbers: [(raw: Double, kept: Double)] = [
    (.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (1e300, 1e9), (-1e300, -1e9), (1e9, 1e9), (-12.5, -12.5),
    (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
  ]

  @Test func timesAreFinite() {
    for number in Self.numbers { #expect(Time(number.raw).seconds == number.kept) }
    #expect(Time.zero == Time(0))
  }

  @Test func sumsOfTimesAreFinite() {
    #expect(Time(1) + 0.5 == Time(1.5))
    #expect(Time(1e9) + 1e9 == Time(1e9))
    #expect(Time(-1e9) + -.infinity == Time(-1e9))
  }

  @Test func timesAreSubtractedAndOrdered() {
    #expect(Time(1.5) - Time(4) == -2.5)
    #expect(Time(1) < Time(2) && !(Time(2) < Time(2)) && Time(2) >= Time(2))
  }

  @Test func samplesOfAPanAreFinite() {
    for number in Self.numbers {
      let raw = Vector(number.raw, -number.raw)
      let kept = Vector(number.kept, -number.kept)
      let sample = PanSample(.changed, at: Time(number.raw), translation: raw, velocity: raw)
      #expect(sample == PanSample(.changed, at: Time(number.kept), translation: kept, velocity: kept))
      #expect(sample.translation == kept && sample.velocity == kept && sample.time == Time(number.kept))
    }
  }

  @Test func aSampleWithoutVelocityRests() {
    let sample = PanSample(.ended, at: Time(1), translation: Vector(3, 4))
    #expect(sample.velocity == .zero)
    #expect(sample.phase == .ended)
  }

  @Test func widthsOfActionsAreFiniteAndNotNegative() {
    let widths: [(Double?, Double?)] = [
      (nil, nil), (74, 74), (-1, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0),
    ]
    for (raw, kept) in widths {
      #expect(InteractionAction(id: "a", title: "A", width: raw).width == kept)
    }
  }
}
