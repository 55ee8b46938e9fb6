import ConstraintSwipe

/// The article's row: 320 points wide, two buttons of 80, and its notices.
struct Player {
  var row: ConstraintSwipe
  /// Seconds; every sample takes a hundredth of one.
  var now = 0.0
  var notices: [SwipeNotice] = []

  init(
    leading: [Double] = [], trailing: [Double] = [80, 80], width: Double = 320,
    rules: ConstraintSwipe.Rules = .article, _ corrections: ConstraintSwipe.Corrections = .all
  ) {
    row = ConstraintSwipe(
      width: width, height: 44, leading: Self.actions(leading), trailing: Self.actions(trailing),
      rules: rules,
      corrections: corrections)
  }

  static func actions(_ widths: [Double]) -> [InteractionAction] {
    widths.enumerated().map { InteractionAction(id: "a\($0)", title: "Button \($0 + 1)", width: $1) }
  }

  var time: Time { Time(now) }
  var offset: Double { row.offset(at: time) }
  var right: Double { row.right(at: time) }
  var startingRight: Double { row.startingRight(at: time) }

  mutating func apply(_ event: SwipeEvent) {
    notices += row.apply(event, at: time).notices
  }

  mutating func pan(_ phase: PanPhase, _ x: Double, y: Double = 0, velocity: Vector = .zero) {
    now += 0.01
    apply(.pan(phase, translation: Vector(x, y), velocity: velocity))
  }

  /// A pan from 0 through the translations, ended (or otherwise finished) at the last one.
  mutating func drag(_ translations: Double..., finish: PanPhase = .ended, velocity: Vector = .zero) {
    pan(.began, 0, velocity: velocity)
    for x in translations { pan(.changed, x, velocity: velocity) }
    pan(finish, translations.last ?? 0, velocity: velocity)
  }

  /// Lets the running motion end.
  mutating func settle() {
    if let end = row.settles { now = end.seconds }
    row.advance(to: time)
  }

  mutating func forgetNotices() { notices = [] }
}

extension ConstraintSwipe.Corrections {
  /// The article to the letter.
  static let article: ConstraintSwipe.Corrections = []

  /// Everything but these.
  static func without(_ faults: ConstraintSwipe.Corrections) -> ConstraintSwipe.Corrections {
    .all.subtracting(faults)
  }
}
