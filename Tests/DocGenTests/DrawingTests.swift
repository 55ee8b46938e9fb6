import HeadlessTable
import InteractionCore
import Testing

@testable import DocGen

@Suite struct DrawingTests {
  @Test func simplifiedTrackStaysWithinTheTolerance() {
    // A parabola and a jump, which no straight line follows.
    let track = (0...100).map { frame in [Double(frame * frame) / 50, frame < 40 ? 0 : 30] }
    let keys = simplified(track, tolerance: 0.25)

    #expect(keys.first == 0 && keys.last == 100)
    #expect(keys.contains(39) && keys.contains(40))
    #expect(keys.count < 30)
    for (first, last) in zip(keys, keys.dropFirst()) {
      for frame in first...last {
        let part = Double(frame - first) / Double(last - first)
        for axis in 0...1 {
          let line = track[first][axis] + (track[last][axis] - track[first][axis]) * part
          #expect((track[frame][axis] - line).magnitude <= 0.25)
        }
      }
    }
  }

  @Test func straightTrackNeedsItsEndsOnly() {
    #expect(simplified((0...60).map { [Double($0) * 2] }, tolerance: 0.25) == [0, 60])
    #expect(simplified([[1]], tolerance: 0.25) == [0])
    #expect(simplified([], tolerance: 0.25) == [])
  }

  @Test func fingerStartsAndStopsSoftly() {
    let finger = FingerPath(start: 1, from: Vector(200, 50), to: Vector(100, 60), duration: 0.5)
    #expect(finger.place(at: 0) == Vector(200, 50))
    #expect(finger.place(at: 1.25) == Vector(150, 55))  // half of the way at half of the time
    #expect(finger.place(at: 2) == Vector(100, 60))
    #expect((finger.place(at: 1.01).x - 200).magnitude < 0.1)

    let touches = finger.touches(perSecond: 60)
    #expect(touches.first == TouchEvent(.down, at: Vector(200, 50), time: Time(1)))
    #expect(touches.last == TouchEvent(.up, at: Vector(100, 60), time: Time(1.5)))
    #expect(touches.count == 2 + 29)  // 0.5 s at 60 a second, both ends apart
    #expect(zip(touches, touches.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func pressReportsDownAndUp() {
    let touches = FingerPath.press(at: Vector(10, 20), start: 0.3, duration: 0.1).touches()
    #expect(touches.map(\.phase) == [.down, .up])
    #expect(touches.map(\.location) == [Vector(10, 20), Vector(10, 20)])
  }

  @Test func fingerThatIsLiftedEarlyIsStillMoving() {
    let finger = FingerPath(start: 0, from: .zero, to: Vector(0, 100), duration: 1, lifts: 0.5)
    #expect(finger.end == 0.5)
    #expect(finger.place(at: 0.5) == Vector(0, 50))
    #expect(finger.place(at: 0.9) == Vector(0, 50))
  }

  @Test func layerThatMovesGetsOneTrackAndItsStillPlace() {
    let id = LayerID(RowID(0), .content)
    let frames = [0.0, 10, 20].map { [Layer(id, "UIView", LayoutRect($0, 5, 40, 20), fill: .background)] }
    var canvas = SVGCanvas(frameCount: 3, duration: 2, still: 1)

    let markup = LayerTree(frames).markup(on: &canvas)

    #expect(
      markup == "<g class=\"k1\" transform=\"translate(10 5)\"><rect width=\"40\" height=\"20\" class=\"b\"/></g>")
    #expect(
      canvas.rules == [
        "@keyframes k1{0%{transform:translate(0,5px)}100%{transform:translate(20px,5px)}}"
          + ".k1{animation:k1 2s linear infinite}"
      ])
  }

  @Test func layerThatGoesFadesAndCoveredOnesAreLeftOut() {
    func layer(_ part: LayerPart) -> Layer {
      Layer(LayerID(RowID(0), part), "UIView", LayoutRect(0, 0, 9, 9), fill: .label)
    }
    var canvas = SVGCanvas(frameCount: 2, duration: 1, still: 0)

    let markup = LayerTree([[layer(.ground), layer(.content)], [layer(.ground)]]).markup(on: &canvas)

    let rect = "<rect width=\"9\" height=\"9\" class=\"l\"/>"
    #expect(markup == "<g class=\"k1\" opacity=\"0\">\(rect)</g><g class=\"k2\">\(rect)</g>")
    #expect(canvas.rules.map { $0.prefix(42) }.count == 2)
  }

  @Test func tableEscapesBars() {
    #expect(Markdown.table(["a", "b"], [["|x|", ""]]) == "| a | b |\n| --- | --- |\n| \\|x\\| |  |")
  }

  @Test func namesMayBreakBetweenWords() {
    #expect(Markdown.name("panThisCell:") == "<code>pan<wbr>This<wbr>Cell:</code>")
  }

  @Test func textIsEscaped() {
    #expect(escaped("a<b & \"c\">") == "a&lt;b &amp; &quot;c&quot;&gt;")
  }
}
