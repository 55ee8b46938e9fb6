import ConstraintSwipe

/// The article of ConstraintSwipe in as few lines as possible: the right constant of a row with buttons on one side, which
/// snaps without a motion.
struct ArticleRow {
  let first, last, total: Double
  private(set) var right = 0.0
  private var startingRight = 0.0
  private var start = 0.0

  /// A closed row over two buttons.
  init(first: Double, last: Double) {
    self.first = first
    self.last = last
    total = first + last
  }

  mutating func pan(_ sample: PanSample) {
    switch sample.phase {
    case .began:
      start = sample.translation.x
      startingRight = right
    case .changed: drag(by: sample.translation.x - start)
    case .ended: snap(to: right >= (startingRight == 0 ? first / 2 : first + last / 2) ? total : 0)
    case .cancelled: snap(to: startingRight == 0 ? 0 : total)
    case .failed: break
    }
  }

  private mutating func drag(by dx: Double) {
    let wanted = startingRight - dx
    if dx < 0 {
      if wanted >= total { snap(to: total) } else { right = wanted }
    } else {
      if wanted <= 0 { snap(to: 0) } else { right = wanted }
    }
  }

  private mutating func snap(to constant: Double) {
    right = constant
    startingRight = constant
  }
}
