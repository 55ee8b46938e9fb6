import HeadlessTable
import InteractionCore
import Testing

@testable import DocGen

@Suite("Drawing")
struct DrawingTests {
  @Test("A simplified track stays within the tolerance")
  func tolerance() {
    // A parabola and a jump, which no straight line follows.
    let track = (0...100).map { (frame: Int) -> [Double] in [Double(frame * frame) / 50, frame < 40 ? 0 : 30] }
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

  @Test("A straight track needs its ends only")
  func straightTrack() {
    #expect(simplified((0...60).map { [Double($0) * 2] }, tolerance: 0.25) == [0, 60])
    #expect(simplified([[1]], tolerance: 0.25) == [0])
    #expect(simplified([], tolerance: 0.25) == [])
  }

  @Test("A finger starts and stops softly, and reports once a tick")
  func softly() {
    let finger = FingerPath(start: 1, from: Vector(200, 50), to: Vector(100, 60), duration: 0.5)
    #expect(finger.position(at: 0) == Vector(200, 50))
    #expect(finger.position(at: 1.25) == Vector(150, 55))  // half of the way at half of the time
    #expect(finger.position(at: 2) == Vector(100, 60))
    #expect((finger.position(at: 1.01).x - 200).magnitude < 0.1)

    let touches = finger.touches(perSecond: 60)
    #expect(touches.first == Timed(1, TouchEvent(.down, location: Vector(200, 50))))
    #expect(touches.last == Timed(1.5, TouchEvent(.up, location: Vector(100, 60))))
    #expect(touches.count == 2 + 29)  // 0.5 s at 60 a second, both ends apart
    #expect(zip(touches, touches.dropFirst()).allSatisfy { $0.at < $1.at })
  }

  @Test("A press reports down and up")
  func press() {
    let touches = FingerPath.press(at: Vector(10, 20), start: 0.3, duration: 0.1).touches()
    #expect(touches.map(\.event.phase) == [.down, .up])
    #expect(touches.map(\.event.location) == [Vector(10, 20), Vector(10, 20)])
  }

  @Test("A finger that is lifted early is still moving")
  func fling() {
    let finger = FingerPath(start: 0, from: .zero, to: Vector(0, 100), duration: 1, lifts: 0.5)
    #expect(finger.end == 0.5)
    #expect(finger.position(at: 0.5) == Vector(0, 50))
    #expect(finger.position(at: 0.9) == Vector(0, 50))
  }

  @Test("A layer that moves gets one track, and the position of the still moment")
  func motion() {
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

  @Test("A layer that goes fades, and one that is covered is transparent")
  func covered() {
    func layer(_ part: LayerPart) -> Layer {
      Layer(LayerID(RowID(0), part), "UIView", LayoutRect(0, 0, 9, 9), fill: .label)
    }
    var canvas = SVGCanvas(frameCount: 2, duration: 1, still: 0)

    let markup = LayerTree([[layer(.ground), layer(.content)], [layer(.ground)]]).markup(on: &canvas)

    let rect = "<rect width=\"9\" height=\"9\" class=\"l\"/>"
    #expect(markup == "<g class=\"k1\" opacity=\"0\">\(rect)</g><g class=\"k2\">\(rect)</g>")
    #expect(canvas.rules.map { $0.prefix(42) }.count == 2)
  }

  @Test("A layer that comes to lie over another one is drawn after it from then on")
  func order() {
    func layer(_ part: LayerPart, _ y: Double) -> Layer {
      Layer(LayerID(RowID(0), part), "UIView", LayoutRect(0, y, 9, 9), fill: part == .ground ? .background : .label)
    }
    var canvas = SVGCanvas(frameCount: 2, duration: 1, still: 1)

    // A header that stands above a row, and stays where it is while the row goes up below it.
    let markup = LayerTree([
      [layer(.ground, 0), layer(.content, 9)], [layer(.content, 4), layer(.ground, 0)],
    ]).markup(on: &canvas)

    let (ground, content) = ("class=\"b\"", "class=\"l\"")
    let places = markup.matches(of: /<rect [^>]*>/).map { $0.output.contains(ground) ? ground : content }
    #expect(places == [ground, content, ground])
  }

  @Test("A table escapes bars")
  func bars() {
    #expect(Markdown.table(["a", "b"], [["|x|", ""]]) == "| a | b |\n| --- | --- |\n| \\|x\\| |  |")
  }

  @Test("Names may break between their words")
  func names() {
    #expect(Markdown.name("panThisCell:") == "<code>pan<wbr>This<wbr>Cell:</code>")
  }

  @Test("Text is escaped")
  func escaping() {
    #expect(escaped("a<b & \"c\">") == "a&lt;b &amp; &quot;c&quot;&gt;")
  }
}
