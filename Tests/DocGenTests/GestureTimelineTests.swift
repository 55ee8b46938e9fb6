import InteractionCore
import Testing

@testable import DocGen

@Suite("Gestures on a time axis")
struct GestureTimelineTests {
  private static func timeline(_ times: [Double]) -> GestureTimeline {
    let names = ["down", "the row follows", "lifts", "a rather long name of something", "settled"]
    let marks = times.enumerated().map {
      GestureTimeline.Mark(time: $0.element, words: names[$0.offset % names.count] + ", \(Int($0.element))")
    }
    return GestureTimeline(duration: 604, marks: marks, lanes: [], bands: [], notices: marks)
  }

  @Test(
    "Names stand apart and in the picture, however close their moments are",
    arguments: [
      [0], [0, 604], [0, 0, 0], [0, 83, 350, 550], [0, 10, 20, 30, 40], [560, 570, 580, 590, 604],
      [300, 301, 302, 303],
    ] as [[Double]])
  func apart(times: [Double]) {
    let figure = Self.timeline(times).figure("x.svg", title: "x", alt: "x")
    let labels = figure.sketch.labels
    #expect(labels.filter { $0.text.hasSuffix(", \(Int(times[0]))") }.count >= 2)
    for (index, label) in labels.enumerated() {
      #expect(label.frame.x >= 0 && label.frame.maxX <= Sketch.width && label.frame.y >= 0, "\(label.text)")
      #expect(label.frame.maxY <= figure.height, "\(label.text)")
      for other in labels[(index + 1)...] {
        let isApart =
          label.frame.maxX <= other.frame.x || other.frame.maxX <= label.frame.x || label.frame.maxY <= other.frame.y
          || other.frame.maxY <= label.frame.y
        #expect(isApart, "\(label.text) and \(other.text)")
      }
    }
  }

  @Test("No name ends where a line passes that leads to another one")
  func ambiguity() {
    let times = [0.0, 500, 1250, 1500]
    let marks = zip(times, ["finger down, 0", "the row rises, 500", "finger lifts, 1250", "settled, 1500"])
      .map { GestureTimeline.Mark(time: $0, words: $1) }
    let timeline = GestureTimeline(duration: 1600, marks: marks, lanes: [], bands: [], notices: [])
    let labels = timeline.figure("x.svg", title: "x", alt: "x").sketch.labels
      .filter { label in marks.contains { $0.words == label.text } }
    #expect(labels.count == marks.count)
    for (mark, own) in zip(marks, labels) {
      // A line goes from its name down through what is level with it or below.
      for label in labels where label.text != mark.words && label.frame.y >= own.frame.y {
        let gap = timeline.x(mark.time) - label.frame.maxX
        #expect(gap < 0 || gap >= 10, "\(label.text) at the line of \(mark.words)")
      }
    }
  }

  @Test("A curve's points stand above their times, and between top and bottom as their values are")
  func curve() {
    let lane = GestureTimeline.Lane(
      name: "points",
      curves: [.init(name: "row", stroke: .row, points: [Vector(0, 0), Vector(302, -100), Vector(604, -50)])],
      levels: [], top: 0, bottom: -100, height: 100, ticks: [0])
    let figure = GestureTimeline(duration: 604, marks: [], lanes: [lane], bands: [], notices: []).figure(
      "x.svg", title: "x", alt: "x")
    // The axis goes from 44 to 346; what is above the lane moves all heights alike.
    let path = figure.document.text.firstMatch(of: /<path d="M([\d. L]+)" class="two"/)?.1.split(separator: "L") ?? []
    let points = path.map { $0.split(separator: " ").compactMap { Double($0) } }
    #expect(points.map { $0[0] } == [44, 195, 346])
    #expect(points.map { $0[1] - points[0][1] } == [0, 100, 50])
  }

  @Test("A band has a span for each stretch in which nothing changes, and no gap")
  func band() {
    let samples = [(0, "a"), (10, "a"), (20, "b"), (30, "a"), (40, "a")].map { (time: Double($0.0), words: $0.1) }
    let band = GestureTimeline.Band(name: "x", samples, until: 50) { $0 == "a" ? .kept : .chosen }
    #expect(
      band.spans == [
        .init(start: 0, end: 20, words: "a", look: .kept), .init(start: 20, end: 30, words: "b", look: .chosen),
        .init(start: 30, end: 50, words: "a", look: .kept),
      ])
  }
}
