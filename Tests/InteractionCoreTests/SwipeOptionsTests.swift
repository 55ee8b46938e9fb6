import InteractionCore
import Testing

@Suite("What can be tuned in a row")
struct SwipeOptionsTests {
  @Test("By default nothing is: no full swipe, no lock, the design's own flick")
  func defaults() {
    let options = SwipeOptions()
    #expect(!options.fullSwipe && !options.locksSide && !options.signals && options.flick == nil)
    #expect(options.fullSwipePart == 0.55 && options.fullSwipeMargin == 30)
  }

  @Test(
    "A number that makes no sense is made harmless, at first and later",
    arguments: [
      (.nan, 0.55, 30, nil), (-1, 0, 1, 1), (-.infinity, 0, 1, 1), (.infinity, 1, 1e9, 1e9), (0.25, 0.25, 1, 1),
      (40, 1, 40, 40),
    ] as [(Double, Double, Double, Double?)])
  func harmless(number: Double, part: Double, margin: Double, flick: Double?) {
    let made = SwipeOptions(fullSwipePart: number, fullSwipeMargin: number, flick: number)
    var changed = SwipeOptions()
    (changed.fullSwipePart, changed.fullSwipeMargin, changed.flick) = (number, number, number)
    for options in [made, changed] {
      #expect(options.fullSwipePart == part && options.fullSwipeMargin == margin && options.flick == flick)
    }
  }

  @Test("Options that differ in anything are not equal")
  func equality() {
    let changes: [SwipeOptions] = [
      SwipeOptions(fullSwipe: true), SwipeOptions(fullSwipePart: 0.5), SwipeOptions(fullSwipeMargin: 20),
      SwipeOptions(flick: 500), SwipeOptions(locksSide: true), SwipeOptions(signals: true),
    ]
    for options in changes { #expect(options != SwipeOptions()) }
    #expect(Set(changes).count == changes.count)
  }
}
