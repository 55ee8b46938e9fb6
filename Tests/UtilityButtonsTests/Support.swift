import UtilityButtons

/// The article's row: 320 points wide, one button on the left and two on the right, 90 each, and its notices.
struct Player {
  var row: UtilityButtons
  /// Seconds; every sample takes a hundredth of one.
  var now = 0.0
  var notices: [SwipeNotice] = []

  init(
    leading: Int = 1, trailing: Int = 2, width: Double = 320, rules: UtilityButtons.Rules = .swTableViewCell,
    hasSectionIndex: Bool = false, fullSwipe: Bool = false, forbidden: Set<SwipeEdge> = [],
    _ corrections: UtilityButtons.Corrections = .all
  ) {
    self.init(
      leadingWidths: Array(repeating: nil, count: leading), trailingWidths: Array(repeating: nil, count: trailing),
      width: width, rules: rules, hasSectionIndex: hasSectionIndex, fullSwipe: fullSwipe, forbidden: forbidden,
      corrections)
  }

  /// A row whose buttons ask for widths, or for none.
  init(
    leadingWidths: [Double?], trailingWidths: [Double?], width: Double = 320,
    rules: UtilityButtons.Rules = .swTableViewCell, hasSectionIndex: Bool = false, fullSwipe: Bool = false,
    forbidden: Set<SwipeEdge> = [], _ corrections: UtilityButtons.Corrections = .all
  ) {
    row = UtilityButtons(
      width: width, height: 44, leading: Self.actions("l", leadingWidths), trailing: Self.actions("t", trailingWidths),
      rules: rules, hasSectionIndex: hasSectionIndex, fullSwipe: fullSwipe, forbidden: forbidden,
      corrections: corrections)
  }

  /// ZCJTableViewCell with a number of buttons.
  static func zcj(trailing: Int = 1, _ corrections: UtilityButtons.Corrections = .all) -> Player {
    Player(leading: 0, trailing: trailing, rules: .zcjTableViewCell, corrections)
  }

  static func actions(_ prefix: String, _ widths: [Double?]) -> [InteractionAction] {
    widths.enumerated().map { InteractionAction(id: "\(prefix)\($0)", title: "Button \($0)", width: $1) }
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

  /// A pan from 0 through the translations, ended (or otherwise finished) at the last one with the finger's velocity in
  /// points per second.
  mutating func drag(_ translations: Double..., finish: PanPhase = .ended, velocity: Double = 0) {
    pan(.began, 0)
    for x in translations { pan(.changed, x) }
    pan(finish, translations.last ?? 0, velocity: velocity)
  }

  /// One report of a real scroll view.
  @discardableResult
  mutating func report(_ report: ScrollReport) -> Double? {
    now += 0.01
    row.advance(to: time)
    let answer = row.scroll(report, at: time)
    notices += answer.effects.notices
    return answer.targetContentOffset
  }

  /// A real scroll view asks where to rest; its velocity is in points per millisecond, as in the article.
  @discardableResult
  mutating func release(target: Double, velocity: Double = 0) -> Double? {
    report(.ended(contentOffset: contentOffset, velocity: velocity * 1000, target: target))
  }

  /// Lets the running motion end.
  mutating func settle() {
    if let end = row.settles { now = max(now, end.seconds) }
    row.advance(to: time)
  }

  mutating func forgetNotices() { notices = [] }

  /// Puts the row into a state, silently.
  mutating func enter(_ state: UtilityButtons.CellState) {
    let told = notices
    if let edge = state.rest.edge { apply(.open(edge, animated: false)) } else { apply(.close(animated: false)) }
    notices = told
  }
}

extension UtilityButtons.Corrections {
  /// The article to the letter.
  static let article: UtilityButtons.Corrections = []

  /// Everything but these.
  static func without(_ faults: UtilityButtons.Corrections) -> UtilityButtons.Corrections {
    .all.subtracting(faults)
  }
}
