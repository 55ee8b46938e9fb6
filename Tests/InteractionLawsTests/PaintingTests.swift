import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Rows that are painted")
struct PaintingTests {
  private func broken(_ fault: PaintedRow.Fault) -> [String] {
    SwipeLaw.check(
      { PaintedRow(fault) }, mirrored: { PaintedRow(leading: 2, trailing: 1, fault) },
      search: Search(depth: 2, walks: 5)
    ).map { $0.text }
  }

  @Test("A row that is painted as it is keeps all laws")
  func kept() { #expect(broken(.none) == []) }

  @Test(
    "What a row of any state paints in another place is found",
    arguments: [
      (.atTheTop, "the row painted at 0 to 320, down 0 to 44", "0 to 320, down -1000 to -956"),
      (.rowIsShort, "the row painted at 0 to 320, down 0 to 44", "0 to 280, down 0 to 44"),
    ] as [(PaintedRow.Fault, String, String)])
  private func row(fault: PaintedRow.Fault, expected: String, found: String) {
    #expect(broken(fault) == ["painted where it is\n  expected: \(expected)\n  found: \(found)\n"])
  }

  @Test("A button with the title of another one is found")
  func titles() {
    #expect(
      broken(.titlesExchanged) == [
        """
        painted where it is
          0 s  open.trailing at once
          expected: trailing button 0 with its title, trailing0
          found: trailing1

        """
      ])
  }

  @Test("Numbers that are none are found, after any events")
  func numbers() {
    #expect(
      broken(.numbersOfNoWidth) == [
        """
        anything goes
          0 s  resize 0
          expected: finite numbers in what is painted
          found: Front at 0 to 0, down 0 to 44

        """
      ])
  }

  @Test("Buttons that are painted above the content are not those that are pressed")
  func order() {
    #expect(
      broken(.buttonsOnTop) == [
        """
        what is painted is pressed
          0 s  pan.began 0
          0.1 s  pan.changed 1
          expected: at 40.5, 22, painted on top: leading button 0
          found: no button

        """
      ])
  }

  @Test(
    "Content that is painted in another place is found, and so are the buttons that it leaves uncovered",
    arguments: [
      (.staysClosed, "the content painted within 80 to 400, down 0 to 44", "0 to 320, down 0 to 44"),
      (.contentLags, "the content painted within 80 to 400, down 0 to 44", "40 to 320, down 0 to 44"),
      (.contentLow, "the content painted within 0 to 320, down 0 to 44", "0 to 320, down 10 to 54"),
      (.contentIsMissing, "the content painted", "none"),
    ] as [(PaintedRow.Fault, String, String)])
  private func content(fault: PaintedRow.Fault, expected: String, found: String) {
    let texts = broken(fault)
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("what is painted is pressed\n") == true)
    #expect(texts.last?.hasSuffix("  expected: \(expected)\n  found: \(found)\n") == true)
  }

  @Test("An opacity that is no number shows as nothing, and in any events")
  func opacity() {
    let names = broken(.opacityIsNoNumber).map { $0.split(separator: "\n")[0] }
    #expect(names == ["anything goes", "what is painted is pressed", "painted where it is"])
  }
}
