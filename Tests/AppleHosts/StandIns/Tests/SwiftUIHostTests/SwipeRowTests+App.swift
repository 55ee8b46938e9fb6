import ScrollSwipe
import SwiftUIHostsUnderTest
import Testing
import UIKit

// Changes from the app and the device: a binding, other content, a rotation; and signals to the finger.

@MainActor extension SwiftUIHosts.SwipeRowTests {
  @Test("The app opens a row by its binding, which closes again with the row")
  func binding() {
    let log = Log()
    let screen = screen(log: log)
    screen.press("Open")
    screen.advance(by: 2)
    #expect((screen.x(of: "One") ?? 0) < -100)
    screen.tap(CGPoint(x: 60, y: 22))
    screen.advance(by: 2)
    #expect(screen.x(of: "One") == 0)
    screen.press("Open")
    screen.advance(by: 2)
    #expect((screen.x(of: "One") ?? 0) < -100)
  }

  @Test("A row that waits for an answer ignores its binding and resets it")
  func refuses() {
    let screen = screen()
    screen.speak("Ask")
    screen.advance(by: 2)
    screen.press("Open")
    screen.advance(by: 2)
    #expect((screen.x(of: "One") ?? 0) > 50)
    screen.answer("Ask", dialogGoesFirst: true)
    screen.advance(by: 2)
    screen.press("Open")
    screen.advance(by: 2)
    #expect((screen.x(of: "One") ?? 0) < -100)
  }

  @Test("A binding that asks for a side without buttons is reset to closed at once")
  func lacksSide() {
    let screen = shown(OneSidedRow())
    screen.press("Is closed")
    #expect(screen.x(of: "Row") == 0 && screen.buttons.map(\.title) == ["Is closed"])
  }

  @Test("A row is as high as its content, even when the content gets lower while the row is open")
  func height() {
    let screen = shown(TallRow())
    screen.swipe(0, by: -140)
    screen.advance(by: 2)
    #expect(screen.buttons.first { $0.title == "Lower" }?.seen.height == 80)
    screen.press("Lower")
    screen.advance(by: 2)
    #expect(screen.buttons.first { $0.title == "Lower" }?.seen.height == 40)
  }

  @Test("A rotation lays an open row out again and leaves it open")
  func rotates() {
    let screen = screen()
    screen.swipe(0, by: -140)
    screen.advance(by: 2)
    screen.size.width = 568
    #expect(screen.buttons.first { $0.title == "Delete" }?.seen.maxX == 568)
    #expect((screen.x(of: "One") ?? 0) < -100)
  }

  @Test("A finger feels the thresholds that it crosses, if the options ask for signals")
  func haptics() {
    let options = SwipeOptions(allowsFullSwipe: true, reportsSignals: true)
    let screen = screen(ScrollSwipe(width: 320, height: 44, options: options))
    ShimHaptics.felt = []
    screen.swipe(0, by: -300, lifts: false)
    #expect(ShimHaptics.felt == ["selection", "impact"])
  }
}
