import ConstraintSwipe
import InteractionCore
import ScrollSwipe
import Testing
import UtilityButtons

@testable import DocGen

@Suite("Decision maps")
struct DecisionMapTests {
  /// The corners of a region, as text, so that the last bits of a fraction do not matter.
  private func corners<Answer>(_ map: DecisionMap<Answer>) -> [String] {
    map.regions.map { region in
      "\(region.answer): " + region.corners.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    }
  }

  /// The corners of all regions with an answer.
  private func corners<Answer: Equatable>(of answer: Answer, _ map: DecisionMap<Answer>) -> [Vector] {
    map.regions.filter { $0.answer == answer }.flatMap(\.corners)
  }

  @Test(
    "A vertical edge is exact wherever the search began, a horizontal one divides bands, a slanted one is straight")
  func edges() {
    let upright = DecisionMap(x: 0...200, y: -1...1) { x, _ in x >= 33.3 }
    expect(corners(upright), are: ["false: 0,-1 0,1 33.3,1 33.3,-1", "true: 33.3,-1 33.3,1 200,1 200,-1"])
    let level = DecisionMap(x: 0...10, y: 0...1) { _, y in y > 0.37 }
    expect(corners(level), are: ["false: 0,0 0,0.37 10,0.37 10,0", "true: 0,0.37 0,1 10,1 10,0.37"])
    let slanting = DecisionMap(x: 0...100, y: 0...100) { x, y in x + y / 2 > 60 }
    expect(corners(slanting), are: ["false: 0,0 0,100 10,100 60,0", "true: 60,0 10,100 100,100 100,0"])
    let borders = [[Vector(33.3, -1), Vector(33.3, 1)], [Vector(0, 0.37), Vector(10, 0.37)]]
    #expect(upright.borders + level.borders == borders)
  }

  @Test("An edge that jumps is not joined by a slope, although the answers have the same order above and below")
  func jump() {
    let map = DecisionMap(x: 0...100, y: 0...1) { x, y in x > (y > 0.5 ? 20 : 70) }
    let expected = [
      "false: 0,0 0,0.5 70,0.5 70,0", "true: 70,0 70,0.5 100,0.5 100,0", "false: 0,0.5 0,1 20,1 20,0.5",
      "true: 20,0.5 20,1 100,1 100,0.5",
    ]
    expect(corners(map), are: expected)
    #expect(map.borders.contains([Vector(20, 0.5), Vector(70, 0.5)]))
  }

  @Test("An answer whose region begins with no width has its corner, and hides no answer beside it")
  func corner() {
    // Region b begins between the slope and 80.
    let map = DecisionMap(x: 0...100, y: 0...100) { x, y in x > 80 ? "c" : x > 100 - y ? "b" : "a" }
    expect(map.regions.map(\.answer), are: ["a", "c", "a", "b", "c"])
    let lowest = corners(of: "b", map).map(\.y).min()
    let leftmost = corners(of: "c", map).map(\.x).min()
    #expect(lowest.map(number) == "20" && leftmost == 80)
  }

  @Test("ConstraintSwipe's edges are half of button 1, and button 1 plus half of button 2, at any velocity")
  func constraintSwipe() {
    let width = ConstraintSwipe.defaultButtonWidth
    for velocity in [-5000.0, -600, 0, 600, 5000] {
      let closed = ConstraintSwipePage.edges(from: .closed, velocity: velocity)
      let open = ConstraintSwipePage.edges(from: .open(.trailing), velocity: velocity)
      #expect(closed.map(\.value) == [width / 2] && open.map(\.value) == [width + width / 2], "\(velocity)")
      #expect((closed + open).allSatisfy { $0.isIncluded && !$0.below && $0.above }, "\(velocity)")
    }
  }

  @Test("ScrollSwipe's edges are half and all of the buttons, the opening velocity, and 0.3 s to 0")
  func scrollSwipe() {
    let total = ScrollSwipePage.row().contentInset.leading
    let (fast, longest) = (ScrollSwipe.openVelocity, ScrollSwipe.maximumCloseDuration)
    let article = ScrollSwipePage.decisionMap(.article, [])
    let halves = ["closes: 0,-1000 0,1000 160,1000 160,-1000", "opens: 160,-1000 160,1000 200,1000 200,-1000"]
    expect(corners(article), are: halves)
    // Thrown back at shown / 0.3 s or faster, the row closes by scrolling, up to 160 points at -533.33; else it is queued.
    let final = ScrollSwipePage.decisionMap(.swipeableTableViewCell, [])
    let queued = corners(of: .closesByAnimation, final)
    let (widest, fastest, slowest) = (queued.map(\.x).max(), queued.map(\.y).max(), queued.map(\.y).min())
    #expect(widest == total && fastest == fast && slowest.map(number) == number(-total / longest))
    // Corrected it opens from half, unless it is thrown back.
    let corrected = ScrollSwipePage.decisionMap(.swipeableTableViewCell, .all)
    let opening = corrected.regions.filter { $0.answer == .opens }.map(\.corners)
    let fromHalf = opening.filter { $0.contains { $0.x == total / 2 } }.joined().map(\.y)
    #expect(fromHalf.min() == -fast && opening.contains { $0.contains(Vector(total, -1000)) })
  }

  @Test("UtilityButtons' edges are half of each strip, and the flick's velocity")
  func utilityButtons() {
    let row = UtilityButtonsPage.row(corrections: [])
    let halves = [row.leftWidth / 2, row.leftWidth + row.rightWidth / 2]
    let flick = UtilityButtons.flick / 1000
    var answers: [[String]] = []
    for state in UtilityButtons.CellState.allCases {
      let regions = UtilityButtonsPage.decisionMap(.swTableViewCell, state).regions
      let slow = regions.filter { $0.corners.allSatisfy { abs($0.y) <= flick } }
      let (starts, edges) = (slow.map { $0.corners.map(\.x).min() }, Set(regions.flatMap(\.corners).map(\.y)))
      #expect(starts == [-40, halves[0], halves[1]] && edges == [-1, -flick, flick, 1], "\(state)")
      expect(slow.map(\.answer), are: ["left", "center", "right"], "\(state)")
      answers.append(regions.map(\.answer))
    }
    let slow = ["left", "center", "right"]
    let expected = [["stays"] + slow + ["center"], ["left"] + slow + ["right"], ["center"] + slow + ["stays"]]
    #expect(answers == expected)
  }
}
