import InteractionCore

/// A design with a fault, and below it the corrected one, under the same finger.
struct FaultFilm: Sendable {
  /// How many frames a second of the film has.
  static let rate = 30.0

  /// The one with the fault first.
  let panels: [FilmPanel]
  /// What happens, in words.
  let events: [FilmPanel.Told]
  /// What is to be seen.
  let sight: FaultSight
  /// The frame that stands, where it is not the one in which the panels differ most.
  var stillAt: Int?

  /// Whether anything looks different, or is told at another time.
  var differs: Bool { panels[0].frames != panels[1].frames || panels[0].told != panels[1].told }
  /// Whether anything looks different: what is covered does not.
  var looksDifferent: Bool { stride(from: 0, to: panels[0].frames.count, by: 3).contains { difference($0) > 0 } }

  /// At how many places the panels look different in a frame.
  func difference(_ frame: Int) -> Double {
    if panels[0].frames[frame] == panels[1].frames[frame] { return 0 }
    let size = panels[0].size
    return Painting(panels[0].frames[frame], size).difference(from: Painting(panels[1].frames[frame], size))
  }

  /// The frame that those see who see no motion: an early one of those in which the panels differ most.
  var still: Int {
    if let stillAt { return stillAt }
    let frames = Array(stride(from: 0, to: panels[0].frames.count, by: 3))
    let differences = frames.map(difference)
    guard let most = differences.max(), most > 0 else {
      // What is only told shows a moment after it was.
      let told = Set(panels[0].told).symmetricDifference(panels[1].told).map(\.frame).min() ?? 0
      return min(panels[0].frames.count - 1, told + 2)
    }
    let differing = frames.indices.filter { differences[$0] >= most * 0.75 }
    return frames[differing[min(4, differing.count / 2)]]
  }

  /// The picture; its title and description are for those who do not see it.
  func svg(title: String, description: String) -> String {
    PanelFilm(
      panels: panels, events: events, eventStyle: "m",
      remarks: remarks,
      mostStacked: 420, rate: Self.rate, still: still
    ).svg(title: title, description: description)
  }

  private var remarks: [PanelFilm.Remark] {
    switch sight {
    case .film(let above, let below):
      [PanelFilm.Remark(text: above, style: "one-t"), PanelFilm.Remark(text: below, style: "two-t")]
    case .unseen: []
    }
  }
}
