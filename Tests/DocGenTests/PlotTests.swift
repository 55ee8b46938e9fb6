import ConstraintSwipe
import InteractionCore
import ScrollSwipe
import Testing

@testable import DocGen

@Suite("Plots")
struct PlotTests {
  private static let area = LayoutRect(10, 20, 100, 50)

  private func plot(x: Plot.Axis = Plot.Axis(0...1), y: Plot.Axis = Plot.Axis(-10...10)) -> Plot {
    Plot(in: Self.area, x: x, y: y)
  }

  @Test("Greater values are farther right and up, and on an axis of powers of ten equal distances are equal factors")
  func positions() {
    let points = [Vector(0, -10), Vector(1, 10), Vector(0.5, 0)]
    let positions = points.map { plot().position($0.x, $0.y) }
    #expect(positions == [Vector(10, 70), Vector(110, 20), Vector(60, 45)])

    let powers = self.plot(x: .powersOfTen(3...6), y: .powersOfTen(0...2))
    let found = [1e3, 1e4, 1e6].map { powers.position($0, 1).x } + [powers.position(1e3, 10).y]
    let expected = [10, 10 + 100 / 3.0, 110, 45]
    #expect(zip(found, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 })
  }

  @Test("Marks are lines at their values, with labels beside the area")
  func marks() {
    var plot = plot()
    plot.markX(0.5, "half", .tick("a"))
    plot.markY(0, "none", .line("i"))
    plot.markY(10, nil, .longLine("i"))
    plot.markX(1, "one", nil)

    let parts = [
      #"<line x1="60" y1="70" x2="60" y2="74" class="a"/>"#,
      #"<text x="60" y="88" text-anchor="middle" font-size="13" class="m">half</text>"#,
      #"<line x1="10" y1="45" x2="110" y2="45" class="i"/>"#,
      #"<text x="4" y="49.5" text-anchor="end" font-size="13" class="m">none</text>"#,
      #"<line x1="6" y1="20" x2="110" y2="20" class="i"/>"#,
      #"<text x="110" y="88" text-anchor="middle" font-size="13" class="m">one</text>"#,
    ]
    expect(plot.parts, are: parts)
  }

  @Test("A curve keeps the points that it needs, or all points, and a region is the area between its values")
  func curves() {
    let points = [Vector(0, 0), Vector(0.5, 5), Vector(1, 10)]
    var plot = plot()
    plot.curve(points, style: "one")
    plot.curve(points, style: "two", tolerance: 0, "fill=\"none\" ")
    plot.region(x: 0.25...0.5, y: 0...10, "class=\"q\"")

    let parts = [
      #"<path d="M10 45L110 20" class="one"/>"#, #"<path d="M10 45L60 32.5L110 20" fill="none" class="two"/>"#,
      #"<rect x="35" y="20" width="25" height="25" class="q"/>"#,
    ]
    expect(plot.parts, are: parts)
  }

  @Test("A finger's line begins where it catches the content, and moves as the content would, in either direction")
  func fingers() {
    let scene = SwipeScene([
      .pan(0, .changed, -5), Timed(0.1, .open(.trailing, animated: false)), .pan(1, .began), .pan(1.1, .changed, 30),
      .pan(1.2, .ended, 20), .pan(3, .began, 2), .pan(3.1, .cancelled, 12),
    ])
    // Two buttons of 80: caught at -160, and open again after both drags. A finger without a beginning has no line.
    let offsets = scene.fingers(ConstraintSwipePage.row())
    #expect(
      offsets == [
        [Vector(1, -160), Vector(1.1, -130), Vector(1.2, -140)], [Vector(3, -160), Vector(3.1, -150)],
      ])
    // One button of 100; content offsets grow to the left.
    let contentOffsets = scene.fingers(ScrollSwipePage.row(), sight: Sight())
    #expect(
      contentOffsets == [
        [Vector(1, 100), Vector(1.1, 70), Vector(1.2, 80)], [Vector(3, 100), Vector(3.1, 90)],
      ])
    let picture = Plot.overTime(
      title: "t", description: "d", lines: [], times: [0, 4], values: [0, -80], fingers: offsets)
    // The axis reaches to -160: 158 points high.
    #expect(picture.contains("d=\"M118 208L125.4 178.38L132.8 188.25\""))
  }
}
