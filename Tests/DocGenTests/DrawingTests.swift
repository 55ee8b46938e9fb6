import HeadlessTable
import InteractionCore
import Testing

@testable import DocGen

@Suite("Drawing")
struct DrawingTests {
  @Test("A simplified track stays within the tolerance, and a straight track needs only its ends")
  func tolerance() {
    // A parabola and a jump, which no straight line follows.
    let track = (0...100).map { (frame: Int) -> [Double] in [Double(frame * frame) / 50, frame < 40 ? 0 : 30] }
    let keys = simplified(track, tolerance: 0.25)

    #expect(keys.first == 0 && keys.last == 100 && keys.contains(39) && keys.contains(40) && keys.count < 30)
    var greatest = 0.0
    for (first, last) in zip(keys, keys.dropFirst()) {
      for frame in first...last {
        let part = Double(frame - first) / Double(last - first)
        for axis in 0...1 {
          let line = track[first][axis] + (track[last][axis] - track[first][axis]) * part
          greatest = max(greatest, (track[frame][axis] - line).magnitude)
        }
      }
    }
    #expect(greatest <= 0.25)

    let tracks: [[[Double]]] = [(0...60).map { [Double($0) * 2] }, [[1]], []]
    let ends: [[Int]] = [[0, 60], [0], []]
    #expect(tracks.map { simplified($0, tolerance: 0.25) } == ends)
  }

  @Test("A finger starts and stops gently and reports once a tick, and one that lifts early is still moving")
  func softly() {
    let finger = FingerPath(start: 1, from: Vector(200, 50), to: Vector(100, 60), duration: 0.5)
    let fling = FingerPath(start: 0, from: .zero, to: Vector(0, 100), duration: 1, lifts: 0.5)
    // Before it begins, half of the way at half of the time, and when it has ended.
    let positions = [0, 1.25, 2].map(finger.position) + [0.5, 0.9].map(fling.position)
    #expect(positions == [Vector(200, 50), Vector(150, 55), Vector(100, 60), Vector(0, 50), Vector(0, 50)])
    #expect((finger.position(at: 1.01).x - 200).magnitude < 0.1 && fling.end == 0.5)

    let touches = finger.touches(perSecond: 60)
    let down = Timed(1, TouchEvent(.down, location: Vector(200, 50)))
    let up = Timed(1.5, TouchEvent(.up, location: Vector(100, 60)))
    #expect(touches.first == down && touches.last == up)
    // 0.5 s at 60 a second, both ends apart
    #expect(touches.count == 2 + 29 && zip(touches, touches.dropFirst()).allSatisfy { $0.at < $1.at })
    let press = FingerPath.press(at: Vector(10, 20), start: 0.3, duration: 0.1).touches().map(\.event)
    #expect(press == [.down, .up].map { TouchEvent($0, location: Vector(10, 20)) })
  }

  @Test("A layer that moves gets one track, and its position at the still moment")
  func motion() {
    let id = LayerID(RowID(0), .content)
    let frames = [0.0, 10, 20].map { [Layer(id, "UIView", LayoutRect($0, 5, 40, 20), fill: .background)] }
    var canvas = SVGCanvas(frameCount: 3, duration: 2, still: 1)

    let markup = LayerTree(frames).markup(on: &canvas)

    let rule =
      "@keyframes k1{0%{transform:translate(0,5px)}100%{transform:translate(20px,5px)}}"
      + ".k1{animation:k1 2s linear infinite}"
    let shown = "<g class=\"k1\" transform=\"translate(10 5)\"><rect width=\"40\" height=\"20\" class=\"b\"/></g>"
    expect([markup] + canvas.rules, are: [shown, rule])
  }

  @Test("A layer that disappears fades out, and a layer that is covered is transparent")
  func covered() {
    func layer(_ part: LayerPart) -> Layer {
      Layer(LayerID(RowID(0), part), "UIView", LayoutRect(0, 0, 9, 9), fill: .label)
    }
    var canvas = SVGCanvas(frameCount: 2, duration: 1, still: 0)

    let markup = LayerTree([[layer(.background), layer(.content)], [layer(.background)]]).markup(on: &canvas)

    let rect = "<rect width=\"9\" height=\"9\" class=\"l\"/>"
    let shown = "<g class=\"k1\" opacity=\"0\">\(rect)</g><g class=\"k2\">\(rect)</g>"
    #expect(markup == shown && canvas.rules.count == 2)
  }

  @Test("A layer that moves above another one is drawn after it from then on")
  func order() {
    func layer(_ part: LayerPart, _ y: Double) -> Layer {
      Layer(LayerID(RowID(0), part), "UIView", LayoutRect(0, y, 9, 9), fill: part == .background ? .background : .label)
    }
    var canvas = SVGCanvas(frameCount: 2, duration: 1, still: 1)

    // A header that stands above a row, and stays where it is while the row goes up below it.
    let markup = LayerTree([
      [layer(.background, 0), layer(.content, 9)], [layer(.content, 4), layer(.background, 0)],
    ]).markup(on: &canvas)

    let (ground, content) = ("class=\"b\"", "class=\"l\"")
    let places = markup.matches(of: /<rect [^>]*>/).map { $0.output.contains(ground) ? ground : content }
    expect(places, are: [ground, content, ground])
  }

  @Test("Tables escape bars, names may break between their words, and markup characters are escaped")
  func text() {
    expect(
      [Markdown.table(["a", "b"], [["|x|", ""]]), Markdown.name("panThisCell:"), escaped("a<b & \"c\">")],
      are: [
        "| a | b |\n| --- | --- |\n| \\|x\\| |  |", "<code>pan<wbr>This<wbr>Cell:</code>",
        "a&lt;b &amp; &quot;c&quot;&gt;",
      ])
  }

  @Test("A picture keeps as many points as it holds, and of more a part, in order, with ends and extremes")
  func thinning() {
    func track(_ count: Int, interval: Double) -> [Vector] {
      (0..<count).map { index in Vector(Double(index) * interval, Double(index % 7)) }
    }
    func thinned(_ track: [Vector]) -> [Vector] { track.reduce(into: []) { Thinning.add(&$0, $1) } }
    let few = track(Thinning.most, interval: 1)
    #expect(thinned(few) == few)
    for interval in [1.0, 0] {
      var many = track(100_000, interval: interval)
      many[54_321].y = 500
      many[12_345].y = -500
      let kept = thinned(many)
      #expect(kept.count <= Thinning.most && kept.first == many.first && kept.last == many.last, "\(interval)")
      let isSorted = zip(kept, kept.dropFirst()).allSatisfy { $0.x <= $1.x }
      #expect(isSorted && kept.contains(many[54_321]) && kept.contains(many[12_345]), "\(interval)")
    }
  }
}
