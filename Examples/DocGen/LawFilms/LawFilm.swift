import InteractionCore
import InteractionLaws

/// A broken design and a sound one under the same events, and what the law says of the broken one.
struct LawFilm: Sendable {
  let panels: [FilmPanel]
  /// What happens, each with the frame from which it can be read.
  let events: [FilmPanel.Told]
  /// What the law asked for, and what it found.
  let expected, found: String
  /// The frame in which the law is broken.
  let verdict: Int

  /// The frame that those see who see no motion: the end, if the designs differ there, or else the middle of what differs.
  private var still: Int {
    guard let first = panels.first, let last = first.frames.indices.last else { return 0 }
    let differing = first.frames.indices.filter { frame in
      frame >= verdict && panels.contains { $0.frames[frame] != first.frames[frame] }
    }
    return differing.contains(last) ? last : differing.isEmpty ? min(verdict + 2, last) : differing[differing.count / 2]
  }

  /// The picture; its title and description are for those who do not see it.
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
