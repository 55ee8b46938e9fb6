import InteractionCore
import Testing

@Suite("Content that a real scroll view moves")
struct DrivenScrollTests {
  @Test("A finger holds it from its report to the release, wherever code sends it")
  func finger() {
    var scroll = DrivenScroll(0, target: nil)
    #expect(scroll.caught == nil)
    scroll.grabbed()
    scroll.moved(to: -70)
    scroll.sent(to: -200)
    #expect(scroll.offset == -70)
    #expect(scroll.caught == 0)
    #expect(scroll.isMoving)
    scroll.released()
    #expect(scroll.caught == nil)
    #expect(scroll.target == -200)
    scroll.moved(to: -200)
    #expect(!scroll.isMoving)
  }

  @Test("It is on its way from the first report on where it was sent before, and nowhere where it was not")
  func firstReport() {
    var sent = DrivenScroll(10, target: 100)
    #expect(sent.target == 100)
    #expect(sent.isMoving)
    sent.moved(to: 100)
    #expect(!sent.isMoving)
    #expect(!DrivenScroll(-30, target: nil).isMoving)
  }

  @Test("A finger that takes hold sends it nowhere")
  func grabbed() {
    var scroll = DrivenScroll(10, target: 100)
    scroll.grabbed()
    #expect(scroll.target == nil)
    #expect(!scroll.isMoving)
  }

  @Test("A release without a finger changes nothing")
  func strays() {
    var scroll = DrivenScroll(10, target: 100)
    scroll.released()
    #expect(scroll == DrivenScroll(10, target: 100))
  }

  @Test("A finger that keeps to a side locks it until it lets go")
  func locks() {
    var scroll = DrivenScroll(-70, target: nil)
    scroll.grabbed(locksSide: true)
    scroll.moved(to: 30)
    #expect(scroll.offset == 0)
    scroll.released()
    scroll.moved(to: 30)
    #expect(scroll.offset == 30)
  }
}
