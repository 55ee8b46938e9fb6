import ScrollSwipe

/// The article's row: 320 points wide, two leading buttons of 80, one trailing of 100, and its notices.
struct Player {
  var row: ScrollSwipe
  /// Seconds; every sample takes a hundredth of one.
  var now = 0.0
  var notices: [SwipeNotice] = []

  init(
    leading: [Double] = [80, 80], trailing: [Double] = [100], width: Double = 320,
    rules: ScrollSwipe.Rules = .swipeableTableViewCell, _ corrections: ScrollSwipe.Corrections = .all
  ) {
    row = ScrollSwipe(
      width: width, height: 44, leading: Self.actions(leading), trailing: Self.actions(trailing),
      rules: rules, corrections: corrections)
  }

  static func actions(_ widths: [Double]) -> [InteractionAction] {
    widths.enumerated().map { InteractionAction(id: "a\($0)", title: "Button \($0 + 1)", width: $1) }
  }

  var time: Time { Time(now) }
  var offset: Double { row.offset(at: time) }
  var contentOffset: Double { row.contentOffset(at: time) }

  mutating func apply(_ event: SwipeEvent) {
    notices += row.apply(event, at: time).notices
  }

  mutating func pan(_ phase: PanPhase, _ x: Double, velocity: Double = 0) {
    now += 0.01
    apply(.pan(phase, translation: Vector(x, 0), velocity: Vector(velocity, 0)))
  }

  /// A pan from 0 through the translations, ended (or otherwise finished) at the last one.
  mutating func drag(_ translations: Double..., finish: PanPhase = .ended, velocity: Double = 0) {
    pan(.began, 0)
    for x in translations { pan(.changed, x, velocity: velocity) }
    pan(finish, translations.last ?? 0, velocity: velocity)
  }

  /// Opens without a motion and without telling the test.
  mutating func putOpen(_ edge: SwipeEdge) {
    apply(.open(edge, animated: false))
    notices = []
  }

  /// One report; returns the target that is answered.
  @discardableResult
  mutating func report(_ report: ScrollReport) -> Double? {
    now += 0.01
    row.advance(to: time)
    let answer = row.scroll(report, at: time)
    notices += answer.effects.notices
    return answer.targetContentOffset
  }

  /// Lets the running motion end.
  mutating func settle() {
    if let end = row.settles { now = end.seconds }
    row.advance(to: time)
  }

  mutating func forgetNotices() { notices = [] }
}

/// How far the content is when the finger is `excess` points beyond a stop: the published (1 − 1 / (x c / d +
/// 1)) d.
func banded(_ excess: Double, width: Double = 320) -> Double {
  (1 - 1 / (excess * 0.55 / width + 1)) * width
}

extension ScrollSwipe.Corrections {
  /// The article to the letter.
  static let article: ScrollSwipe.Corrections = []

  /// Everything but these.
  static func without(_ faults: ScrollSwipe.Corrections) -> ScrollSwipe.Corrections {
    .all.subtracting(faults)
  }
}
