import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Laws of rows catch faults of progress, of timing and after much use")
struct UnsteadyRowTests {
  typealias Caught = InteractionLawsTests.Caught<UnsteadyRow.Fault, SwipeLaw>

  static let caught = [
    Caught(.progressIsNoNumber, .progressAgrees), Caught(.progressOfTheOtherSide, .progressAgrees),
    Caught(.progressOfRest, .progressAgrees), Caught(.progressIsHalf, .progressAgrees),
    Caught(.progressArmsHalfway, .progressAgrees), Caught(.goesHalfAsFar, .noJumps),
    Caught(.isASampleBehind, .noJumps), Caught(.isSlow, .motionEnds), Caught(.setsOutLate, .motionEnds),
    Caught(.tiresOfDrags, .useWearsNothingOut), Caught(.tiresOfActions, .useWearsNothingOut),
    Caught(.tiresOfTime, .useWearsNothingOut),
  ]

  @Test("A row with a fault breaks its law, and the violation's events show it again", arguments: caught)
  func broken(caught: Caught) {
    let found = SwipeLaw.check(
      { UnsteadyRow(fault: caught.fault) }, laws: caught.laws, search: Search(depth: 3, randomSequences: 4))
    expectLaws(found, caught.laws.map(\.name))
    for (violation, law) in zip(found, caught.laws) where violation.law == law.name {
      expectFound(law.check(violation.events, { UnsteadyRow(fault: caught.fault) })?.found, violation.found)
    }
  }

  @Test("A fault after many uses takes as many events to show, and a fault after a long time takes two")
  func many() {
    func events(_ fault: UnsteadyRow.Fault) -> Int? {
      SwipeLaw.check({ UnsteadyRow(fault: fault) }, laws: [.useWearsNothingOut]).first?.events.count
    }
    // 256 times five events of a drag or a press, each with closing and waiting; then the events that show the fault.
    #expect(events(.tiresOfDrags).map { $0 > 256 * 5 } == true)
    // Waiting, and a tap.
    #expect(events(.tiresOfTime) == 2)
  }
}
