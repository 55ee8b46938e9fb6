import ConstraintSwipe
import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("What a release would do")
struct ForecastTests {
  /// What a row would do that a finger has dragged by a translation.
  private func forecast(
    _ design: SwipeDesign, _ translation: Double, velocity: Double = 0, _ options: SwipeOptions = SwipeOptions()
  ) -> ReleaseForecast? {
    var player = TunedPlayer(design.row(leading: 2, trailing: 2, options))
    player.hold(translation)
    return player.row.forecast(velocity: velocity, at: player.now)
  }

  @Test("ConstraintSwipe asks for half of the outermost button, and from open for all but half of the innermost")
  func constraintSwipe() {
    for velocity in [0.0, 5000, -5000] {
      let forecasts = [-39, 40].map { forecast(.constraintSwipe, $0, velocity: velocity) }
      let expected = [
        ReleaseForecast(rest: .closed, openingThreshold: -40),
        ReleaseForecast(rest: .open(.leading), openingThreshold: 40),
      ]
      #expect(forecasts == expected, "\(velocity)")
    }
    var player = TunedPlayer(SwipeDesign.constraintSwipe.row(leading: 2, trailing: 2))
    player.handle(.open(.trailing, animated: false))
    player.hold(41)
    // 80 + 40 of 160 points.
    #expect(player.row.forecast(velocity: 0, at: player.now) == ReleaseForecast(rest: .closed, openingThreshold: -120))
  }

  @Test("ScrollSwipe asks for half of all buttons, or a flick; UtilityButtons judges where the content would glide")
  func scrollSwipe() {
    let short = ReleaseForecast(rest: .closed, openingThreshold: -80)
    let far = ReleaseForecast(rest: .open(.trailing), openingThreshold: -80)
    #expect([-79, -81].map { forecast(.scrollSwipe, $0) } == [short, far])
    let flick = forecast(.scrollSwipe, 5, velocity: 601)
    // After a flick back, all of the buttons would have to show.
    let back = forecast(.scrollSwipe, 100, velocity: -601)
    let thrown = ReleaseForecast(rest: .closed, openingThreshold: 160)
    #expect((flick, back) == (ReleaseForecast(rest: .open(.leading), openingThreshold: 0), thrown))

    #expect(forecast(.utilityButtons, -81) == ReleaseForecast(rest: .open(.trailing), openingThreshold: -80))
    // 100 points per second glide 49.9: v r / (1 − r) / 1000 for r = 0.998.
    let glide = ScrollPhysics.glideDistance(velocity: 100)
    let gliding = ReleaseForecast(rest: .open(.leading), openingThreshold: 80 - glide)
    #expect(forecast(.utilityButtons, 31, velocity: 100) == gliding)
    // Moving back at 499 points per second, the content glides 249 points, so from no offset up to the row's 320 would 80 be left.
    let fullSwipe = SwipeOptions(allowsFullSwipe: true)
    let crossing = ReleaseForecast(rest: .open(.trailing), fullSwipeThreshold: 160 + 30)
    #expect(forecast(.utilityButtons, 100, velocity: -499, fullSwipe) == crossing)
    // In the article a flick goes to the other side, even from this one.
    #expect(forecast(.utilityButtons, 150, velocity: -500) == ReleaseForecast(rest: .open(.trailing)))
  }

  @Test("A release opens a side exactly from its threshold on; even the smallest offset has its side's threshold")
  func openingThreshold() throws {
    let rests: [Rest] = [.closed, .open(.leading), .open(.trailing)]
    for (design, speed) in SwipeDesign.each([0.0, 1, 499, 500, 501, 599, 600, 601, 5000]) {
      for (start, velocity) in rests.flatMap({ [($0, speed), ($0, -speed)] }) {
        // From the trailing side open, a finger that has come to the leading one.
        for shown in stride(from: 0.25, to: 160, by: 4.5) {
          var player = TunedPlayer(design.row(leading: 2, trailing: 2))
          if let edge = start.edge { player.handle(.open(edge, animated: false)) }
          player.hold(shown - player.offset)
          let forecast = try #require(player.row.forecast(velocity: velocity, at: player.now))
          let opens = forecast.openingThreshold.map { shown >= $0 } ?? false
          #expect((forecast.rest == .open(.leading)) == opens, "\(design), \(start) \(velocity) \(shown)")
        }
      }
    }
    for (design, offset) in SwipeDesign.each([0.5, 1, -0.5, -1]) {
      let openingThreshold = try #require(forecast(design, offset)?.openingThreshold)
      #expect((offset > 0 ? openingThreshold : -openingThreshold) >= 40, "\(design), \(offset)")
    }
  }

  @Test("A full swipe has its own threshold; without a finger there is no forecast")
  func fullSwipe() {
    let options = SwipeOptions(allowsFullSwipe: true)
    for design in SwipeDesign.allCases {
      // 160 + 30.
      let (short, far) = (forecast(design, -189, options), forecast(design, -190, options))
      #expect(
        (short?.performedEdge, short?.fullSwipeThreshold, short?.rest) == (nil, -190, .open(.trailing)), "\(design)")
      #expect((far?.performedEdge, far?.fullSwipeThreshold, far?.rest) == (.trailing, -190, .closed), "\(design)")
      let thrown = forecast(design, -190, velocity: 700, options)
      #expect((thrown == nil, thrown?.performedEdge, thrown?.fullSwipeThreshold) == (false, nil, nil), "\(design)")
    }

    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row())
      let resting = player.row.forecast(velocity: 0, at: player.now)
      player.handle(.open(.leading, animated: true))
      let moving = player.row.forecast(velocity: 0, at: player.now)
      #expect((resting, moving, forecast(design, 0)) == (nil, nil, ReleaseForecast(rest: .closed)), "\(design)")
    }
  }

  @Test("Under a real scroll view, thresholds are where it shows the content, rubber band included")
  func driven() throws {
    let (buttons, options) = (InteractionAction.buttons([80, 80]), SwipeOptions(allowsFullSwipe: true))
    var scroll = RowPlayer(ScrollSwipe(width: 320, height: 44, trailing: buttons, options: options))
    scroll.report(.began(contentOffset: 0))
    scroll.report(.moved(contentOffset: 100))
    let forecast = try #require(scroll.row.forecast(velocity: 0, at: scroll.time))
    #expect((forecast.rest, forecast.openingThreshold) == (.open(.trailing), -80))
    expectClose(forecast.fullSwipeThreshold, -160 - rubberBand(30))
    var utility = RowPlayer(UtilityButtons(width: 320, height: 44, trailing: buttons, options: options))
    utility.report(.began(contentOffset: 0))
    utility.report(.moved(contentOffset: 100))
    #expect(utility.row.forecast(velocity: 0, at: utility.time) == forecast)
  }
}
