import InteractionCore
import ScrollSwipe

extension ScrollSwipePage {
  /// The end of a drag, as a scroll view reports it.
  private struct Release {
    let name: String
    /// The content offset at which the finger lifts, in points, and its velocity toward larger ones, in points per second.
    let contentOffset, velocity: Double

    /// Where the scroll view would come to rest.
    var proposed: Double {
      let inset = row().contentInset
      return ScrollPhysics.proposedTarget(
        offset: contentOffset, velocity: velocity, stops: -inset.leading...inset.trailing)
    }

    /// Where it is told to rest.
    func answer(_ rules: ScrollSwipe.Rules, _ corrections: ScrollSwipe.Corrections) -> Double {
      var row = row(rules: rules, corrections: corrections)
      row.scroll(.began(contentOffset: 0), at: .zero)
      row.scroll(.moved(contentOffset: contentOffset), at: Time(0.1))
      let report = ScrollReport.ended(contentOffset: contentOffset, velocity: velocity, target: proposed)
      return row.scroll(report, at: Time(0.2)).targetContentOffset ?? .nan
    }

    /// The proposal, and what each rule makes of it.
    var targets: [(name: String, contentOffset: Double)] {
      [
        ("proposed", proposed), ("article", answer(.article, [])), ("final", answer(.swipeableTableViewCell, [])),
        ("corrected", answer(.swipeableTableViewCell, .all)),
      ]
    }
  }

  private static let releases = [
    Release(name: "slowly at -150", contentOffset: -150, velocity: 0),
    Release(name: "slowly at -170, beyond all buttons", contentOffset: -170, velocity: 0),
    Release(name: "at -30, with 0.7 points per millisecond outward", contentOffset: -30, velocity: -700),
  ]

  /// What a scroll view proposes at the end of a drag, and what it is answered.
  static let answers: DrawnFigure = {
    var sketch = Sketch()
    for (index, release) in releases.enumerated() { draw(release, at: 8 + Double(index) * 126, into: &sketch) }
    let rests = releases.map { release in
      release.name + ": " + release.targets.map { "\($0.name) \(number($0.contentOffset))" }.joined(separator: ", ")
    }
    return DrawnFigure(
      name: "ScrollSwipeAnswers.svg", title: "What a scroll view proposes, and what it is answered",
      alt: "Content offsets at which three releases come to rest, as the scroll view proposes and as it is answered. "
        + rests.joined(separator: "; ") + ".",
      height: 8 + 126 * 3, sketch: sketch)
  }()

  private static func draw(_ release: Release, at top: Double, into sketch: inout Sketch) {
    // To the right as on the screen: there the leading buttons come into sight.
    func x(_ contentOffset: Double) -> Double { 96 - contentOffset * 1.3 }
    sketch.text(release.name, at: Vector(12, top + 12), isBold: true)
    let (first, last) = (top + 24, top + 24 + 20 * 3.5)
    for edge in [0, -row().contentInset.leading] {
      sketch.line(from: Vector(x(edge), first), to: Vector(x(edge), last + 8), style: "kl")
      sketch.text(number(edge), at: Vector(x(edge), last + 22), .middle, style: "m")
    }
    for (index, target) in release.targets.enumerated() {
      let (start, end) = (
        Vector(x(release.contentOffset), first + 8 + Double(index) * 20),
        Vector(x(target.contentOffset), first + 8 + Double(index) * 20)
      )
      sketch.text(target.name, at: Vector(12, start.y + 4.5))
      if start != end { sketch.arrow(from: start, to: end, isDashed: index == 0) }
      sketch.dot(at: start, radius: 4, style: start == end ? "kt" : "kr")
    }
  }
}
