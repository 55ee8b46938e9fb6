import InteractionLaws
import Testing

@Suite("Short touches on a table in motion")
struct TouchWalkTests {
  @Test("A list that answers touches at its rows' positions while they still move is caught at it")
  func caught() {
    let walk = TouchWalk(seed: 1, touches: 2000)
    #expect(walk.play({ MinimalList(count: 12) }, own: MinimalList.edits) == [])
    let problems = walk.play({ MinimalList(count: 12, fault: .hitsPositions) }, own: MinimalList.edits)
    #expect(problems.count == 5)
    #expect(problems.first?.contains("is reached") == true)
  }

  @Test("The same seed gives the same touches, and none where none are asked for")
  func seeds() {
    func problems(_ seed: UInt64, _ touches: Int) -> [String] {
      TouchWalk(seed: seed, touches: touches)
        .play({ MinimalList(count: 12, fault: .hitsPositions) }, own: MinimalList.edits)
    }
    #expect(problems(2, 1000) == problems(2, 1000))
    #expect(problems(2, 1000) != problems(3, 1000))
    #expect(problems(2, 0) == [])
  }
}
