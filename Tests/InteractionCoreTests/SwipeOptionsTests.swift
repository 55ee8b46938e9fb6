import InteractionLists
import TestSupport
import Testing

@Suite("The options of a row")
struct SwipeOptionsTests {
  @Test("The defaults are no full swipe, no side lock, no signals and the design's own flick")
  func defaults() {
    let options = SwipeOptions()
    #expect(
      (
        options.allowsFullSwipe, options.locksSide, options.reportsSignals, options.flick, options.fullSwipeFraction,
        options.fullSwipeMargin
      ) == (false, false, false, nil, 0.55, 30))
  }

  @Test("A number that makes no sense is clamped or replaced, in the initializer and in setters")
  func harmless() {
    let cases: [(number: Double, part: Double, margin: Double, flick: Double?)] = [
      (.nan, 0.55, 30, nil), (-1, 0, 1, 1), (-.infinity, 0, 1, 1), (.infinity, 1, 1e9, 1e9), (0.25, 0.25, 1, 1),
      (40, 1, 40, 40),
    ]
    for (number, part, margin, flick) in cases {
      let made = SwipeOptions(fullSwipeFraction: number, fullSwipeMargin: number, flick: number)
      var changed = SwipeOptions()
      (changed.fullSwipeFraction, changed.fullSwipeMargin, changed.flick) = (number, number, number)
      for options in [made, changed] {
        let found = (options.fullSwipeFraction, options.fullSwipeMargin, options.flick)
        #expect(found == (part, margin, flick), "\(number)")
      }
    }
  }

  @Test("Options that differ in anything are not equal")
  func equality() {
    let changes: [SwipeOptions] = [
      SwipeOptions(allowsFullSwipe: true), SwipeOptions(fullSwipeFraction: 0.5), SwipeOptions(fullSwipeMargin: 20),
      SwipeOptions(flick: 500), SwipeOptions(locksSide: true), SwipeOptions(reportsSignals: true),
      SwipeOptions(animationDuration: 0.3),
    ]
    #expect(changes.filter { $0 == SwipeOptions() } == [])
    #expect(Set(changes).count == changes.count)
  }

  @Test("Presets have other libraries' numbers, and a row's full swipes and flicks follow them")
  func presets() {
    let presets = SwipeOptions.presets
    #expect(presets.map(\.name) == ["UIKit", "SwipeCellKit", "MGSwipeTableCell", "flutter_slidable"])
    // How far beyond the buttons a full swipe begins at least, the part of a row's width, what is a flick, and how long
    // rows take.
    let parts: [Double] = [240.0 / 440, 0.5, 0, 0.75]
    let options = presets.map(\.options)
    #expect((options.map(\.fullSwipeMargin), options.map(\.fullSwipeFraction)) == ([1, 20, 30, 1], parts))
    #expect(presets.map(\.options.flick) == [nil, 1, 100, 1])
    #expect(presets.map(\.options.animationDuration) == [nil, 0.7, 0.3, 0.2])
    // Of a row of 320 points with 80 points of buttons: 240 / 440 of it, 0.5 of it, 80 + 30, and 0.75 of it.
    for (preset, threshold) in zip(presets, [320 * 240.0 / 440, 160, 110, 240]) {
      for design in SwipeDesign.allCases {
        var player = TunedPlayer(design.row(preset.options))
        player.hold(0 - threshold + 0.5)
        player.expect(armed: nil, preset.name)
        player.pan(.changed, 0 - threshold - 0.5)
        player.expect(armed: .trailing, preset.name)
      }
    }
    // Where a preset's library knows a flick, it is the row's.
    for (velocity, notices) in [(100.0, []), (101, [SwipeNotice.didOpen(.leading)])] {
      var player = TunedPlayer(SwipeDesign.scrollSwipe.row(.mgSwipeTableCell))
      player.hold(5)
      #expect(player.pan(.ended, 5, velocity: velocity).notices == notices, "\(velocity)")
    }
  }
}
