import ConstraintSwipe

/// One row under a finger.
func rowBenchmarks() -> [Measurement] {
  let actions = [InteractionAction(id: "more", title: "More"), InteractionAction(id: "flag", title: "Flag")]
  var measurements: [Measurement] = []
  for (name, corrections) in [("all corrections", ConstraintSwipe.Corrections.all), ("the article", [])] {
    let template = ConstraintSwipe(width: 320, height: 44, trailing: actions, corrections: corrections)
    let count = 100_000
    measurements.append(
      Measurement("ConstraintSwipe: pan sample and offset, \(name)", bound: 50, count: count) {
        var row = template
        var sum = 0.0
        row.pan(PanSample(.began, at: .zero, translation: .zero))
        for index in 0..<count {
          let time = Time(Double(index) / 120)
          row.pan(PanSample(.changed, at: time, translation: Vector(-1 - Double(index % 150), 0)))
          sum += row.offset(at: time)
        }
        keep(sum)
      })
  }
  return measurements
}
