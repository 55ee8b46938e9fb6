import BrokenDesigns
import InteractionCore
import InteractionLaws

/// A broken row for each law of rows.
enum BrokenRows {
  /// The examples, in the order of the laws.
  static let examples: [LawExample] = SwipeLaw.allCases.mapInParallel(example)

  private static func example(_ law: SwipeLaw) -> LawExample {
    switch law {
    case .rests: minimal(law, "A row that stays where a fast finger has let it go")
    case .staysInBounds: faulty(law, .swingsOut, "A row that swings out of sight when a very fast finger opens it")
    case .noJumps: minimal(law, "A row that a finger catches where it is going, not where it is")
    case .cancelRestores: minimal(law, "A row that closes when the system takes the finger away")
    case .oneNoticePerChange: minimal(law, "A row that opens from code and tells nobody")
    case .reuseIsFresh:
      minimal(
        law, "A row that keeps the finger's hold when it is prepared for reuse",
        unseen: "both rows look the same until the finger that is still down moves on.")
    case .equalRowsActAlike: minimal(law, "A row that moves at half the speed once it has been selected")
    case .openAndClose: minimal(law, "A row that closes when it is told to open once more")
    case .flicksCount: faulty(law, .flicksAcross, "A row that opens the side opposite to the flick")
    case .tapsCloseOrSelect: minimal(law, "An open row that does not close at a tap")
    case .closesWithTable: minimal(law, "A row that stays open when the table scrolls")
    case .samplingDoesNotMatter: faulty(law, .countsSamples, "A row that forgets a drag that two samples have reported")
    case .mirror: mirror
    case .sameScriptSameTrace:
      minimal(
        law, "A row that moves at half the speed after every other flick, of whichever copy",
        unseen: "one run shows nothing; the fault shows when the same is done once more on a copy.")
    case .survivesAnyInput:
      example(
        law, "A row that takes any width, an infinite one too", { BreakableRow(breaking: law) }, BreakableRow(),
        search: Search(depth: 0, randomSequences: 30), unseen: "a row without an end shows as nothing.")
    case .resizeKeepsPosition: faulty(law, .closesWhenNarrow, "A row that closes when it becomes narrow")
    case .actionsCanBeSet: faulty(law, .staysOpenForNothing, "A row that stays open when all of its actions have gone")
    case .previewsOnlyHint: minimal(law, "A row that stirs when it is open and asked for a hint")
    case .actionsCanBeHit: faulty(law, .framesOverlap, "A row whose second button lies over half of the first")
    case .paintedButtonsArePressed: painted(law, .buttonsOnTop, "A row that paints its buttons above its content")
    case .paintedInPlace: painted(law, .titlesExchanged, "A row that exchanges the titles of its buttons")
    case .everyGestureHasAnAction:
      minimal(
        law, "A row whose buttons all have one name for VoiceOver",
        unseen: "what the law is about is heard, not seen.")
    case .fullSwipesAreArmed:
      minimal(
        law, "A row that says that it will perform its action, and opens instead",
        unseen: "the row opens as any row does; what is missing is the action that it had announced.")
    case .forecastsComeTrue:
      minimal(
        law, "A row whose forecast overlooks the velocity",
        unseen: "the row moves as it should; only what it has forecast is wrong.")
    case .signalsAlternate:
      minimal(law, "A row that ticks when it is caught, and nobody has asked for it", unseen: "a tick is felt.")
    case .progressAgrees:
      unsteady(
        law, .progressIsHalf, "A row that says that its leading side is half as far open as it is",
        unseen: "the row moves as it should; an icon that follows its progress does not.")
    case .useWearsNothingOut:
      unsteady(
        law, .tiresOfTime, "A row that does not react to a tap after an hour",
        unseen: "nothing moves, and nothing should; the tap is not reported.")
    case .motionEnds: faulty(law, .leapsInMotion, "A row that leaps to its target after a twentieth of a second")
    }
  }

  private static func minimal(_ law: SwipeLaw, _ design: String, unseen: String? = nil) -> LawExample {
    example(law, design, { BreakableRow(breaking: law) }, BreakableRow(), unseen: unseen)
  }

  private static func faulty(_ law: SwipeLaw, _ fault: FaultyRow.Fault, _ design: String) -> LawExample {
    example(law, design, { FaultyRow(fault: fault) }, BreakableRow())
  }

  private static func unsteady(_ law: SwipeLaw, _ fault: UnsteadyRow.Fault, _ design: String, unseen: String)
    -> LawExample
  {
    example(law, design, { UnsteadyRow(fault: fault) }, BreakableRow(), unseen: unseen)
  }

  /// Creates an example of a row that paints itself wrongly.
  private static func painted(_ law: SwipeLaw, _ fault: PaintedRow.Fault, _ design: String) -> LawExample {
    let make = { PaintedRow(fault) }
    let search = Search(depth: 2, randomSequences: 0)
    guard let violation = SwipeLaw.check(make, laws: [law], search: search).first else { missing(law.name) }
    return LawExample(design, violation, isWait: { $0 == .wait }) { film in
      [
        FilmPanel("broken", make(), film, draw: FilmPanel.drawn),
        FilmPanel("sound", PaintedRow(.none), film, draw: FilmPanel.drawn),
      ]
    }
  }

  private static func example<Row: RevealingRow>(
    _ law: SwipeLaw, _ design: String, _ make: () -> Row, _ sound: BreakableRow,
    search: Search = Search(depth: 3, randomSequences: 0), unseen: String? = nil
  ) -> LawExample {
    guard let violation = SwipeLaw.check(make, laws: [law], search: search).first else { missing(law.name) }
    return LawExample(design, violation, isWait: { $0 == .wait }, unseen: unseen) { film in
      [FilmPanel("broken", make(), film), FilmPanel("sound", sound, film)]
    }
  }

  /// The example of a row beside its mirror image, on which the finger moves in the opposite direction.
  private static var mirror: LawExample {
    let (law, make) = (SwipeLaw.mirror, { BreakableRow(breaking: .mirror) })
    let twin = { BreakableRow(leading: 2, trailing: 1, breaking: .mirror) }
    guard
      let violation = SwipeLaw.check(make, mirrored: twin, laws: [law], search: Search(depth: 2, randomSequences: 0))
        .first
    else { missing(law.name) }
    let design = "A row that opens its trailing side when half of it shows, its leading side only when more does"
    return LawExample(design, violation, isWait: { $0 == .wait }) { film in
      var mirrored = film
      mirrored.mirrorDrags()
      return [
        FilmPanel("a row", make(), film),
        FilmPanel("its mirror image", twin(), mirrored, dressing: Dressing(isMirrored: true)),
      ]
    }
  }
}

/// Traps if a broken design keeps its law, because the page would then be wrong.
func missing(_ law: String) -> Never { preconditionFailure("The broken design keeps the law: \(law)") }

extension SlowMotion<RowEvent> {
  /// Reverses the direction of each drag.
  fileprivate mutating func mirrorDrags() {
    for index in frames.indices {
      guard let event = frames[index].event, case .pan(let sample) = event.event else { continue }
      let (moved, velocity) = (sample.translation, sample.velocity)
      let mirrored = PanSample(
        sample.phase, translation: Vector(0 - moved.x, moved.y), velocity: Vector(0 - velocity.x, velocity.y))
      frames[index].event = Timed(event.at, .pan(mirrored))
    }
  }
}
