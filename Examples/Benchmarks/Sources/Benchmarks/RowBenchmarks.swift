import ConstraintSwipe
import ScrollSwipe
import UtilityButtons

/// One row under a finger, in each design with all corrections and with none.
func rowBenchmarks() -> [Measurement] {
  let actions = [InteractionAction(id: "more", title: "More"), InteractionAction(id: "flag", title: "Flag")]
  let (width, height) = (320.0, 44.0)
  return [
    pan(ConstraintSwipe(width: width, height: height, trailing: actions), "ConstraintSwipe, all corrections"),
    pan(
      ConstraintSwipe(width: width, height: height, trailing: actions, corrections: []), "ConstraintSwipe, the article"),
    pan(ScrollSwipe(width: width, height: height, trailing: actions), "ScrollSwipe, all corrections"),
    pan(
      ScrollSwipe(width: width, height: height, trailing: actions, corrections: []), "ScrollSwipe, the final version"),
    scroll(ScrollSwipe(width: width, height: height, trailing: actions), "ScrollSwipe, all corrections"),
    pan(UtilityButtons(width: width, height: height, trailing: actions), "UtilityButtons, all corrections"),
    pan(
      UtilityButtons(width: width, height: height, trailing: actions, corrections: []), "UtilityButtons, the article"),
    scroll(UtilityButtons(width: width, height: height, trailing: actions), "UtilityButtons, all corrections"),
  ]
}

/// A finger's samples, each followed by the question where the content is.
private func pan(_ template: some RevealingRow, _ name: String) -> Measurement {
  let count = 100_000
  return Measurement("pan sample: \(name)", bound: 50, count: count) {
    var row = template
    var sum = 0.0
    _ = row.pan(PanSample(.began, translation: .zero), at: .zero)
    for index in 0..<count {
      let time = Time(Double(index) / 120)
      _ = row.pan(PanSample(.changed, translation: Vector(-1 - Double(index % 150), 0)), at: time)
      sum += row.offset(at: time)
    }
    keep(sum)
  }
}

/// A real scroll view's reports, each followed by the question where the content is.
private func scroll(_ template: some RevealingRow & ScrollDriven, _ name: String) -> Measurement {
  let count = 100_000
  return Measurement("scroll report: \(name)", bound: 50, count: count) {
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
}
