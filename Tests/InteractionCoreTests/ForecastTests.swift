import ConstraintSwipe
import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("What a release would do")
struct ForecastTests {
  /// What a row would do that has been dragged through translations.
  private static func forecast(
    _ design: SwipeDesign, _ translation: Double, velocity: Double = 0, _ options: SwipeOptions = SwipeOptions()
  ) -> ReleaseForecast? {
    var player = TunedPlayer(design.row(leading: 2, trailing: 2, options))
    player.hold(translation)
    return player.row.forecast(velocity: velocity, at: player.now)
  }

  @Test("ConstraintSwipe asks for half of the outermost button, at any velocity")
  func constraintSwipe() {
    for velocity in [0.0, 5000, -5000] {
      #expect(
        Self.forecast(.constraintSwipe, -39, velocity: velocity) == ReleaseForecast(rest: .closed, opening: -40))
      #expect(
        Self.forecast(.constraintSwipe, 40, velocity: velocity)
          == ReleaseForecast(rest: .open(.leading), opening: 40))
    }
  }

  @Test("From open, it asks for all but half of the innermost button")
  func constraintSwipeOpen() {
    var player = TunedPlayer(SwipeDesign.constraintSwipe.row(leading: 2, trailing: 2))
    player.handle(.open(.trailing, animated: false))
    player.hold(41)
    // 80 + 40 of 160 points.
    #expect(player.row.forecast(velocity: 0, at: player.now) == ReleaseForecast(rest: .closed, opening: -120))
  }

  @Test("ScrollSwipe asks for half of all buttons, or a flick")
  func scrollSwipe() {
    #expect(Self.forecast(.scrollSwipe, -79) == ReleaseForecast(rest: .closed, opening: -80))
    #expect(Self.forecast(.scrollSwipe, -81) == ReleaseForecast(rest: .open(.trailing), opening: -80))
    #expect(Self.forecast(.scrollSwipe, 5, velocity: 601) == ReleaseForecast(rest: .open(.leading), opening: 0))
    // Thrown back, it takes all of them.
    #expect(Self.forecast(.scrollSwipe, 100, velocity: -601) == ReleaseForecast(rest: .closed, opening: 160))
  }

  @Test("UtilityButtons asks for where the content would glide")
  func utilityButtons() {
    #expect(Self.forecast(.utilityButtons, -81) == ReleaseForecast(rest: .open(.trailing), opening: -80))
    // 100 points per second glide 49.9: v r / (1 − r) / 1000 for r = 0.998.
    let glide = ScrollPhysics.glide(velocity: 100)
    #expect(
      Self.forecast(.utilityButtons, 31, velocity: 100)
        == ReleaseForecast(rest: .open(.leading), opening: 80 - glide))
    // In the article a flick goes to the other side, even from this one.
    #expect(Self.forecast(.utilityButtons, 150, velocity: -500) == ReleaseForecast(rest: .open(.trailing)))
  }

  @Test(
    "Beyond the threshold a release opens the side, and short of it not", arguments: SwipeDesign.allCases,
    [0.0, 1, 499, 500, 501, 599, 600, 601, 5000])
  func opening(design: SwipeDesign, speed: Double) throws {
    for start in [Rest.closed, .open(.leading), .open(.trailing)] {
      for velocity in [speed, -speed] {
        // From the trailing side open, a finger that has come to the leading one.
        for shown in stride(from: 0.25, to: 160, by: 4.5) {
          var player = TunedPlayer(design.row(leading: 2, trailing: 2))
          if let edge = start.edge { player.handle(.open(edge, animated: false)) }
          player.hold(shown - player.offset)
          let forecast = try #require(player.row.forecast(velocity: velocity, at: player.now))
          let opens = forecast.opening.map { shown >= $0 } ?? false
          #expect((forecast.rest == .open(.leading)) == opens, "\(start) \(velocity) \(shown)")
        }
      }
    }
  }

  @Test("A full swipe has a threshold of its own", arguments: SwipeDesign.allCases)
  func fullSwipe(design: SwipeDesign) throws {
    let options = SwipeOptions(fullSwipe: true)
    // 160 + 30.
    let short = try #require(Self.forecast(design, -189, options))
    #expect(short.performs == nil && short.performing == -190 && short.rest == .open(.trailing))
    let far = try #require(Self.forecast(design, -190, options))
    #expect(far.performs == .trailing && far.performing == -190 && far.rest == .closed)
    let thrown = try #require(Self.forecast(design, -190, velocity: 700, options))
    #expect(thrown.performs == nil && thrown.performing == nil)
  }

  @Test("Without a finger there is nothing to say", arguments: SwipeDesign.allCases)
  func untouched(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    #expect(player.row.forecast(velocity: 0, at: player.now) == nil)
    player.handle(.open(.leading, animated: true))
    #expect(player.row.forecast(velocity: 0, at: player.now) == nil)
  }

  @Test("Where nothing shows there are no thresholds", arguments: SwipeDesign.allCases)
  func closed(design: SwipeDesign) {
    #expect(Self.forecast(design, 0) == ReleaseForecast(rest: .closed))
  }

  @Test("Of a real scroll view the threshold is where it shows the content, band and all")
  func driven() throws {
    var scroll = RowPlayer(
      ScrollSwipe(
        width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]), options: SwipeOptions(fullSwipe: true)))
    scroll.report(.began(contentOffset: 0))
    scroll.report(.moved(contentOffset: 100))
    let forecast = try #require(scroll.row.forecast(velocity: 0, at: scroll.time))
    #expect(forecast.rest == .open(.trailing) && forecast.opening == -80)
    let performing = forecast.performing ?? .nan
    expectClose(performing, -160 - rubberBand(30))
    var utility = RowPlayer(
      UtilityButtons(
        width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]), options: SwipeOptions(fullSwipe: true)))
    utility.report(.began(contentOffset: 0))
    utility.report(.moved(contentOffset: 100))
    #expect(utility.row.forecast(velocity: 0, at: utility.time) == forecast)
  }

  @Test("However little shows, it is its side that may open", arguments: SwipeDesign.allCases, [0.5, 1])
  func little(design: SwipeDesign, offset: Double) throws {
    for sign in [1.0, -1] {
      let opening = try #require(Self.forecast(design, sign * offset)?.opening)
      #expect(sign * opening >= 40)
    }
  }
}
