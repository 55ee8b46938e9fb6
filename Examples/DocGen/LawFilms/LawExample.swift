import InteractionCore
import InteractionLaws

/// A broken design that a law has caught, for the page of laws.
struct LawExample: Sendable {
  /// The picture, or the reason why there is none.
  enum Sight: Sendable {
    case picture(LawFilm)
    case nothing(String)
  }

  /// The design in words, which begin with "A row that", "A list that" or "A motion that".
  let design: String
  /// The law that is violated.
  let law: String
  let events: [String]
  let expected, found: String
  let sight: Sight

  /// Creates an example of a violation; `panels` makes the panels, unless `unseen` says why there is nothing to see.
  init<Event: LawEvent>(
    _ design: String, _ violation: Violation<Event>, isWait: (Event) -> Bool, unseen: String? = nil,
    panels: (SlowMotion<Event>) -> [FilmPanel]
  ) {
    self.design = design
    law = violation.law
    events = violation.events.map { LawsPage.text($0) }
    (expected, found) = (violation.expected, violation.found)
    if let unseen {
      sight = .nothing(unseen)
      return
    }
    let film = SlowMotion(violation.events, isWait: isWait)
    let starts = film.frames.indices.filter { film.frames[$0].event != nil }
    let told = zip(starts, events).map { FilmPanel.Told(frame: $0, text: $1) }
    sight = .picture(
      LawFilm(
        panels: panels(film),
        events: told.isEmpty ? [FilmPanel.Told(frame: 0, text: "Nothing has happened yet.")] : told,
        expected: violation.expected, found: violation.found, verdict: film.verdict))
  }

  /// The words for the design beside the broken one in the picture; empty if there is none.
  var beside: String {
    guard case .picture(let film) = sight, film.panels.count > 1 else { return "" }
    return ", beside " + (film.panels[1].label == "sound" ? "a sound one" : film.panels[1].label)
  }

  /// Returns the picture of the example, with its description for readers who do not see it; nil if there is none.
  func figure(_ name: String) -> Document? {
    guard case .picture(let film) = sight else { return nil }
    let told = events.isEmpty ? "Nothing happens to it." : "What happens: " + events.joined(separator: "; ") + "."
    let verdict = "The law asked for: \(expected). It found: \(found)."
    return .figure(
      name,
      film.svg(title: "\(law): \(design)", description: design + beside + ". \(told) \(verdict)"))
  }
}
