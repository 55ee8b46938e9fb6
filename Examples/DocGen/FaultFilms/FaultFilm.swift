import InteractionCore

/// A design with a fault, and below it the corrected one, under the same finger.
struct FaultFilm: Sendable {
  /// The number of frames per second of film.
  static let rate = 30.0

  /// The panels, the one with the fault first.
  let panels: [FilmPanel]
  /// The sentences about the events.
  let events: [FilmPanel.Told]
  /// The sentences about what the panels show.
  let sight: FaultSight
  /// The frame of the still picture; nil for one in which the panels differ most.
  var stillAt: Int?

  /// Whether the panels differ in any layer, or in the time of any notice.
  var differs: Bool { panels[0].frames != panels[1].frames || panels[0].told != panels[1].told }
  /// Whether the panels look different in any third frame; layers that are covered do not count.
  var looksDifferent: Bool { stride(from: 0, to: panels[0].frames.count, by: 3).contains { difference($0) > 0 } }

  /// Returns the number of places at which the panels look different in a frame.
  func difference(_ frame: Int) -> Double {
    if panels[0].frames[frame] == panels[1].frames[frame] { return 0 }
    let size = panels[0].size
    return Painting(panels[0].frames[frame], size).difference(from: Painting(panels[1].frames[frame], size))
  }

  /// The frame of the still picture, for readers who see no motion: an early one of those in which the panels differ most.
  var still: Int {
    if let stillAt { return stillAt }
    let frames = Array(stride(from: 0, to: panels[0].frames.count, by: 3))
    let differences = frames.map(difference)
    guard let most = differences.max(), most > 0 else {
      // If only the notices differ, take a frame shortly after the first difference.
      let told = Set(panels[0].told).symmetricDifference(panels[1].told).map(\.frame).min() ?? 0
      return min(panels[0].frames.count - 1, told + 2)
    }
    let differing = frames.indices.filter { differences[$0] >= most * 0.75 }
    return frames[differing[min(4, differing.count / 2)]]
  }

  /// Returns the picture; its title and description are for readers who do not see it.
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
