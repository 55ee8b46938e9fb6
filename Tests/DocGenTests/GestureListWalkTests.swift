import Foundation
import GestureList
import InteractionCore
import Testing

@testable import DocGen

@Suite("GestureList's walkthrough")
struct GestureListWalkTests {
  @Test("Each finger moves one thing, by 10 points less than the finger moves")
  func fingers() {
    let rows = Words.english.saying(GestureListPage.whoseFinger).split(separator: "\n").dropFirst(2).map { row in
      row.split(separator: "|").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
    expect(
      rows,
      are: [
        "a tap – – – –", "a swipe 30 – – –",
        // 40 − 10 = 30 points of a rubber band on 300: 300 × (1 − 1 / (0.55 × 30 / 300 + 1)) = 15.64
        "a pull – – 15.64 –", "a swipe 30 – – –", "a hold – 30 – –", "a pinch – – – 40",
      ])
  }

  @Test("A pinch separates the rows in the middle, and its placeholder fills the gap up to a row's height")
  func pinch() {
    // (1 + 2) / 2, (0 + 3) / 2, (1 + 4) / 2, (2 + 2) / 2, rounded down
    #expect(GestureListPage.rowsAbove == [1, 1, 2, 2])
    let seen = GestureListPage.placeholders.map { [$0.frame.y, $0.frame.height * $0.scale, $0.alpha] }
    // The middle is the border at 100; min(2δ, 50) for δ = 0, 12.5, 25, 40
    #expect(seen == [[75, 0, 0], [75, 25, 0.5], [75, 50, 1], [75, 50, 1]])
  }

  @Test("The graphs show two faults: a gap that parallel fingers open, and a swipe that repeats the one before")
  func graphs() {
    expect(
      GestureListPage.parting.alt,
      has: ["by 30 points", "In the article the gap grows to 60 points; corrected the gap stays at 0 points."])
    expect(
      GestureListPage.decision.alt,
      has: ["Without this correction the item is done, to do, done; corrected the item is done, done, deleted."])
  }
}
