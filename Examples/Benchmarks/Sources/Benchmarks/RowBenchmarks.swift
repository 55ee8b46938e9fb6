import ConstraintSwipe
import ScrollSwipe
import UtilityButtons

/// Measures one row under a finger, in each design with all corrections and with none.
func measureRows(_ meter: any Meter) {
  let actions = [InteractionAction(id: "more", title: "More"), InteractionAction(id: "flag", title: "Flag")]
  let (width, height) = (320.0, 44.0)
  let constraints = ConstraintSwipe(width: width, height: height, trailing: actions)
  let constraintsOfTheArticle = ConstraintSwipe(width: width, height: height, trailing: actions, corrections: [])
  let scroll = ScrollSwipe(width: width, height: height, trailing: actions)
  let scrollOfTheArticle = ScrollSwipe(width: width, height: height, trailing: actions, corrections: [])
  let utility = UtilityButtons(width: width, height: height, trailing: actions)
  let utilityOfTheArticle = UtilityButtons(width: width, height: height, trailing: actions, corrections: [])
  measurePan(constraints, "ConstraintSwipe, all corrections", meter)
  measurePan(constraintsOfTheArticle, "ConstraintSwipe, the article", meter)
  measurePan(scroll, "ScrollSwipe, all corrections", meter)
  measurePan(scrollOfTheArticle, "ScrollSwipe, the final version", meter)
  measureScroll(scroll, "ScrollSwipe, all corrections", meter)
  measurePan(utility, "UtilityButtons, all corrections", meter)
  measurePan(utilityOfTheArticle, "UtilityButtons, the article", meter)
  measureScroll(utility, "UtilityButtons, all corrections", meter)
  measureArticle(beside: "ConstraintSwipe, all corrections", meter)
  measureTracker(meter)
}

/// Measures a finger's events: the beginning, samples, each followed by a query of the content's offset, the release, and the
/// cancellation.
private func measurePan(_ template: some RevealingRow, _ name: String, _ meter: any Meter) {
  let began = PanSample(.began, translation: .zero)
  measureEvent("pan began: " + name, of: template, meter) { row in _ = row.pan(began, at: .zero) }
  let count = 100_000
  meter.measure("pan sample: " + name, count: count) {
    var row = template
    var sum = 0.0
    _ = row.pan(began, at: .zero)
    // No remainder finds the place of a finger that goes back and forth: it would be counted as a part of the sample.
    for start in stride(from: 0, to: count, by: 100) {
      for index in 1...100 {
        let time = Time(Double(start + index) / 120)
        _ = row.pan(PanSample(.changed, translation: Vector(0 - Double(index), 0)), at: time)
        sum += row.offset(at: time)
      }
    }
    keep(sum)
  }
  measureSwipe(template, name, meter)
  var dragged = template
  _ = dragged.pan(began, at: .zero)
  _ = dragged.pan(PanSample(.changed, translation: Vector(-100, 0)), at: Time(0.1))
  for (phase, name) in [(PanPhase.ended, "pan ended: " + name), (.cancelled, "pan cancelled: " + name)] {
    let sample = PanSample(phase, translation: Vector(-100, 0), velocity: Vector(-10, 0))
    measureEvent(name, of: dragged, meter) { row in _ = row.pan(sample, at: Time(0.2)) }
  }
}

/// Measures a whole swipe of a fresh row: the beginning, twenty samples, each followed by a query of the content's offset, and
/// the release.
private func measureSwipe(_ template: some RevealingRow, _ name: String, _ meter: any Meter) {
  let count = 1000
  let ended = PanSample(.ended, translation: Vector(-100, 0), velocity: Vector(-10, 0))
  meter.measure("swipe of twenty samples: " + name, count: count) {
    for _ in 0..<count {
      var row = template
      var sum = 0.0
      _ = row.pan(PanSample(.began, translation: .zero), at: .zero)
      for index in 1...20 {
        let time = Time(Double(index) / 120)
        _ = row.pan(PanSample(.changed, translation: Vector(-5 * Double(index), 0)), at: time)
        sum += row.offset(at: time)
      }
      _ = row.pan(ended, at: Time(0.2))
      keep(sum)
    }
  }
}

/// Measures the same samples and swipes on `ArticleRow`.
private func measureArticle(beside name: String, _ meter: any Meter) {
  let samples = 100_000
  let operation = Operation("article: pan sample", count: samples, beside: "pan sample: " + name)
  var row = ArticleRow(first: 80, last: 80)
  meter.measure(operation, &row) {
    $0 = ArticleRow(first: 80, last: 80)
    $0.pan(PanSample(.began, translation: .zero))
  } _: {
    var sum = 0.0
    for _ in 0..<(samples / 100) {
      for index in 1...100 {
        $0.pan(PanSample(.changed, translation: Vector(0 - Double(index), 0)))
        sum += $0.right
      }
    }
    keep(sum)
  }
  let swipes = 1000
  let swipe = Operation(
    "article: swipe of twenty samples", count: swipes, beside: "swipe of twenty samples: " + name)
  var rows: [ArticleRow] = []
  meter.measure(swipe, &rows) {
    $0 = Array(repeating: ArticleRow(first: 80, last: 80), count: swipes)
  } _: {
    for row in $0.indices {
      var sum = 0.0
      $0[row].pan(PanSample(.began, translation: .zero))
      for index in 1...20 {
        $0[row].pan(PanSample(.changed, translation: Vector(-5 * Double(index), 0)))
        sum += $0[row].right
      }
      $0[row].pan(PanSample(.ended, translation: Vector(-100, 0)))
      keep(sum)
    }
  }
}

/// Measures a velocity tracker that receives the locations of a finger 120 times a second, and its velocity.
private func measureTracker(_ meter: any Meter) {
  let count = 100_000
  var tracker = VelocityTracker()
  func add(_ index: Int) { tracker.add(Vector(250 - Double(index % 150), 100), at: Time(Double(index) / 120)) }
  tracker.restart(Vector(250, 100), at: .zero)
  meter.measure("velocity tracker: add a place", count: count) {
    for index in 0..<count { add(index) }
  }
  meter.measure("velocity tracker: velocity", count: 1000) {
    for _ in 0..<1000 { keep(tracker.velocity) }
  }
}

/// Measures a real scroll view's reports; each `moved` is followed by a query of the content's offset.
private func measureScroll(_ template: some RevealingRow & ScrollDriven, _ name: String, _ meter: any Meter) {
  measureEvent("scroll began: " + name, of: template, meter) { row in
    _ = row.scroll(.began(contentOffset: 0), at: .zero)
  }
  let count = 100_000
  meter.measure("scroll report: " + name, count: count) {
    var row = template
    var sum = 0.0
    _ = row.scroll(.began(contentOffset: 0), at: .zero)
    for index in 0..<count {
      let time = Time(Double(index) / 120)
      _ = row.scroll(.moved(contentOffset: 1 + Double(index % 150)), at: time)
      sum += row.offset(at: time)
    }
    keep(sum)
  }
  var dragged = template
  _ = dragged.scroll(.began(contentOffset: 0), at: .zero)
  _ = dragged.scroll(.moved(contentOffset: 100), at: Time(0.1))
  measureEvent("scroll ended: " + name, of: dragged, meter) { row in
    _ = row.scroll(.ended(contentOffset: 100, velocity: 10, target: 110), at: Time(0.2))
  }
}

/// Measures one event on each of many equal rows.
private func measureEvent<Row: RevealingRow>(
  _ name: String, of template: Row, _ meter: any Meter, _ event: (inout Row) -> Void
) {
  let count = 1000
  var rows: [Row] = []
  meter.measure(Operation(name, count: count), &rows) {
    $0 = Array(repeating: template, count: count)
  } _: {
    for index in $0.indices { event(&$0[index]) }
  }
}
