import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Rows that are painted")
struct PaintingTests {
  private func broken(_ fault: PaintedRow.Fault) -> [Violation<RowEvent>] {
    SwipeLaw.check(
      { PaintedRow(fault) }, mirrored: { PaintedRow(leading: 2, trailing: 1, fault) },
      search: Search(depth: 2, randomSequences: 5))
  }

  @Test("A row that is painted correctly keeps all laws")
  func kept() { expectKept(broken(.none)) }

  @Test("A row painted in the wrong place is caught in any state, and so is a button with another one's title")
  func places() {
    let whole = "the row painted at x 0 to 320, y 0 to 44"
    expectTexts(
      broken(.atTheTop),
      ["painted in place\n  expected: \(whole)\n  found: x 0 to 320, y -1000 to -956\n"])
    expectTexts(
      broken(.atTheLeft), ["painted in place\n  expected: \(whole)\n  found: x -100 to 220, y 0 to 44\n"])
    expectTexts(
      broken(.rowIsShort), ["painted in place\n  expected: \(whole)\n  found: x 0 to 280, y 0 to 44\n"])
    let exchanged = """
      painted in place
        0 s  open.trailing at once
        expected: trailing button 0 with its title, “trailing0”
        found: “trailing1”

      """
    expectTexts(broken(.titlesExchanged), [exchanged])
    expectLaws(broken(.buttonsExchanged), ["painted buttons are pressed", "painted in place"])
  }

  @Test("NaN in a layer is caught, after any events, and a layer whose opacity is NaN counts as invisible")
  func numbers() {
    let text = """
      survives any input
        0 s  resize 0
        expected: finite numbers in every layer
        found: Front with a non-finite number

      """
    expectTexts(broken(.numbersOfNoWidth), [text])
    expectLaws(
      broken(.opacityIsNoNumber), ["survives any input", "painted buttons are pressed", "painted in place"])
  }

  @Test("Buttons painted above the content are caught, because they cannot be pressed there")
  func order() {
    let text = """
      painted buttons are pressed
        0 s  pan.began 0
        0.1 s  pan.changed 1
        expected: leading button 0 hit at 40.5, 22, as painted on top
        found: no button

      """
    expectTexts(broken(.buttonsOnTop), [text])
  }

  @Test("A button that is hit where it is not painted is caught, even in a line of half a point")
  func lines() {
    // 43.5 is the middle of the lowest point of 44, and 0.25 that of the highest half point.
    for (fault, y) in [(PaintedRow.Fault.buttonsLeaveALine, "43.5"), (.buttonsLow, "0.25")] {
      let found = broken(fault)
      expectLaws(found, ["painted buttons are pressed"], "\(fault)")
      expectFound(found.first?.expected, "no button hit at 40, \(y), where none is painted on top")
      expectFound(found.first?.found, "leading button 0")
    }
  }

  @Test("Content painted in the wrong place is caught, and so are the buttons that it leaves uncovered")
  func content() {
    let faults: [(PaintedRow.Fault, expected: String, found: String)] = [
      (.staysClosed, "the content painted within x 80 to 400, y 0 to 44", "x 0 to 320, y 0 to 44"),
      (.contentLags, "the content painted within x 80 to 400, y 0 to 44", "x 40 to 320, y 0 to 44"),
      (.contentLow, "the content painted within x 0 to 320, y 0 to 44", "x 0 to 320, y 10 to 54"),
      (.contentIsMissing, "the content painted", "no content"),
    ]
    for (fault, expected, found) in faults {
      let violations = broken(fault)
      expectLaws(violations, ["painted buttons are pressed", "painted in place"], "\(fault)")
      let last = violations.last.map { [$0.expected, $0.found] }
      #expect(last == [expected, found], "\(fault)")
    }
  }
}
