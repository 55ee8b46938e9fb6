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
  /// Whether anything looks different.
  var looksDifferent: Bool { panels[0].frames != panels[1].frames }

  /// How different the panels look in a frame: how far their layers are apart, in points.
  private func difference(_ frame: Int) -> Double {
    let (faulty, corrected) = (panels[0].frames[frame], panels[1].frames[frame])
    var others: [LayerID: Layer] = [:]
    for layer in corrected { others[layer.id] = layer }
    var sum = (Double(faulty.count) - Double(corrected.count)).magnitude * 10
    for layer in faulty {
      guard let other = others[layer.id] else {
        sum += 100
        continue
      }
      let (one, two) = (layer.frame, other.frame)
      let moved = (one.x - two.x).magnitude + (one.y - two.y).magnitude + (one.width - two.width).magnitude
      sum += moved + 100 * (min(1, layer.alpha) - min(1, other.alpha)).magnitude
      if layer.text != other.text || layer.fill != other.fill { sum += 100 }
    }
    return sum
  }

  /// The frame that those see who see no motion: an early one of those in which the panels differ most.
  var still: Int {
    if let stillAt { return stillAt }
    let differences = panels[0].frames.indices.map(difference)
    guard let most = differences.max(), most > 0 else {
      // What is only told shows a moment after it was.
      return min(panels[0].frames.count - 1, (panels.flatMap(\.told).map(\.frame).min() ?? 0) + 2)
    }
    let frames = differences.indices.filter { differences[$0] > most * 0.8 }
    return frames[frames.count / 4]
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
