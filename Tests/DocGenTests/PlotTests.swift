import InteractionCore
import Testing

@testable import DocGen

@Suite("Plots")
struct PlotTests {
  private static let area = LayoutRect(10, 20, 100, 50)

  private func plot(x: Plot.Axis = Plot.Axis(0...1), y: Plot.Axis = Plot.Axis(-10...10)) -> Plot {
    Plot(in: Self.area, x: x, y: y)
  }

  @Test(
    "Greater values are farther right and farther up",
    arguments: [(Vector(0, -10), Vector(10, 70)), (Vector(1, 10), Vector(110, 20)), (Vector(0.5, 0), Vector(60, 45))])
  func linear(point: Vector, position: Vector) {
    #expect(plot().position(point.x, point.y) == position)
  }

  @Test("On an axis of powers of ten equal distances are equal factors")
  func logarithmic() {
    let plot = plot(x: .powersOfTen(3...6), y: .powersOfTen(0...2))
    let positions = [1e3, 1e4, 1e6].map { plot.position($0, 1).x }
    #expect(zip(positions, [10, 10 + 100 / 3.0, 110]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    #expect((plot.position(1e3, 10).y - 45).magnitude < 1e-9)
  }

  @Test("Marks are lines at their values, with labels beside the area")
  func marks() {
    var plot = plot()
    plot.markX(0.5, "half", .tick("a"))
    plot.markY(0, "none", .line("i"))
    plot.markY(10, nil, .longLine("i"))
    plot.markX(1, "one", nil)

    #expect(
      plot.parts == [
        #"<line x1="60" y1="70" x2="60" y2="74" class="a"/>"#,
        #"<text x="60" y="88" text-anchor="middle" font-size="13" class="m">half</text>"#,
        #"<line x1="10" y1="45" x2="110" y2="45" class="i"/>"#,
        #"<text x="4" y="49.5" text-anchor="end" font-size="13" class="m">none</text>"#,
        #"<line x1="6" y1="20" x2="110" y2="20" class="i"/>"#,
        #"<text x="110" y="88" text-anchor="middle" font-size="13" class="m">one</text>"#,
      ])
  }

  @Test("A curve keeps the points that are needed, or all of them")
  func curves() {
    let points = [Vector(0, 0), Vector(0.5, 5), Vector(1, 10)]
    var plot = plot()
    plot.curve(points, style: "one")
    plot.curve(points, style: "two", tolerance: 0, "fill=\"none\" ")

    #expect(
      plot.parts == [
        #"<path d="M10 45L110 20" class="one"/>"#, #"<path d="M10 45L60 32.5L110 20" fill="none" class="two"/>"#,
      ])
  }

  @Test("A region is the part of the area between its values")
  func regions() {
    var plot = plot()
    plot.region(x: 0.25...0.5, y: 0...10, "class=\"q\"")
    #expect(plot.parts == [#"<rect x="35" y="20" width="25" height="25" class="q"/>"#])
  }
}
