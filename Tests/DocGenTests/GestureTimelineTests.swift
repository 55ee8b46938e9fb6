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

  @Test("Names do not overlap and stay in the picture, however close their moments are")
  func apart() {
    let all: [[Double]] = [
      [0], [0, 604], [0, 0, 0], [0, 83, 350, 550], [0, 10, 20, 30, 40], [560, 570, 580, 590, 604],
      [300, 301, 302, 303],
    ]
    for times in all {
      let figure = Self.timeline(times).figure("x.svg", title: "x", alt: "x")
      let labels = figure.sketch.labels
      #expect(labels.count { $0.text.hasSuffix(", \(Int(times[0]))") } >= 2, "\(times)")
      expectNone(faults(of: labels, height: figure.height), "\(times)")
    }
  }

  @Test("No name ends next to the line of another name")
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
      let beside = labels.filter { label in
        let gap = timeline.x(mark.time) - label.frame.maxX
        return label.text != mark.words && label.frame.y >= own.frame.y && gap >= 0 && gap < 10
      }
      expectNone(beside.map(\.text), "at the line of \(mark.words)")
    }
  }

  @Test("A curve's points are at their times, and between top and bottom according to their values")
  func curve() {
    let lane = GestureTimeline.Lane(
      name: "points",
      curves: [.init(name: "row", stroke: .row, points: [Vector(0, 0), Vector(302, -100), Vector(604, -50)])],
      levels: [], top: 0, bottom: -100, height: 100, ticks: [0])
    let figure = GestureTimeline(duration: 604, marks: [], lanes: [lane], bands: [], notices: []).figure(
      "x.svg", title: "x", alt: "x")
    // The axis goes from 44 to 346, and everything above the lane shifts all heights alike.
    let path = figure.document.text.firstMatch(of: /<path d="M([\d. L]+)" class="two"/)?.1.split(separator: "L") ?? []
    let points: [[Double]] = path.map { $0.split(separator: " ").compactMap { Double($0) } }
    let top = points.first?.last ?? .nan
    let shown: [[Double]] = [[44, 0], [195, 100], [346, 50]]
    #expect(points.map { [$0[0], $0[1] - top] } == shown)
  }

  @Test("A band has a span for each stretch without a change, and no gaps")
  func band() {
    let samples = [(0, "a"), (10, "a"), (20, "b"), (30, "a"), (40, "a")].map { (time: Double($0.0), words: $0.1) }
    let band = GestureTimeline.Band(name: "x", samples, until: 50) { $0 == "a" ? .kept : .chosen }
    let spans: [GestureTimeline.Span] = [
      .init(start: 0, end: 20, words: "a", look: .kept), .init(start: 20, end: 30, words: "b", look: .chosen),
      .init(start: 30, end: 50, words: "a", look: .kept),
    ]
    #expect(band.spans == spans)
  }
}
