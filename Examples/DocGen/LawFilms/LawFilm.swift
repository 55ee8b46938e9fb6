import InteractionCore
import InteractionLaws

/// A film of a broken design and a sound one under the same events, with the law's verdict about the broken one.
struct LawFilm: Sendable {
  let panels: [FilmPanel]
  /// The texts of the events, each with the frame from which it is shown.
  let events: [FilmPanel.Told]
  /// The law's expectation, and what it found.
  let expected, found: String
  /// The frame in which the law is broken.
  let verdict: Int

  /// The frame of the still picture, for readers who see no motion: the last one if the designs differ there, or else the
  /// middle one of those in which they differ.
  private var still: Int {
    guard let first = panels.first, let last = first.frames.indices.last else { return 0 }
    let differing = first.frames.indices.filter { frame in
      frame >= verdict && panels.contains { $0.frames[frame] != first.frames[frame] }
    }
    return differing.contains(last) ? last : differing.isEmpty ? min(verdict + 2, last) : differing[differing.count / 2]
  }

  /// Returns the picture; its title and description are for readers who do not see it.
  func svg(title: String, description: String) -> String {
    PanelFilm(
      panels: panels, events: events,
      remarks: [
        PanelFilm.Remark(text: "expected: " + expected, style: "m"),
        PanelFilm.Remark(text: "found: " + found, style: "one-t"),
      ],
      remarkedFrom: verdict, rate: SlowMotion<RowEvent>.rate, still: still
    ).svg(title: title, description: description)
  }
}
