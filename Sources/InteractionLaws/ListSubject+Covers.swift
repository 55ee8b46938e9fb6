// The clauses about headers and the covered top in the law that rows are painted.
extension ListSubject {
  /// Checks that no header has its middle in a row, and that every header belongs to a section that exists, and to a different
  /// section from the header before it.
  func headerFailure(_ state: State, _ layers: some Collection<Layer>) -> Failure? {
    var lastSection: Int?
    for layer in layers {
      guard case .header(let section) = layer.id.part else { continue }
      let name = "the header of section " + String(section)
      guard state.ids.indices.contains(section), section != lastSection else {
        return Failure(
          "headers only of existing sections, each once",
          found: name + (section == lastSection ? ", twice" : ", which does not exist"))
      }
      lastSection = section
      // A lookup by a y coordinate in a header may find the row below.
      let middle = layer.frame.y + layer.frame.height / 2
      guard layer.frame.height > 0, let row = state.list.row(atY: middle), let top = state.list.top(of: row),
        top <= middle
      else { continue }
      return Failure(name + " covering no row", found: "covering " + row.name)
    }
    return nil
  }

  /// Checks a list at rest that is scrolled to some of its rows.
  ///
  /// A layer must be painted where the list says that its top is covered, and every header must keep its title.
  func coverFailure(_ state: State, _ frame: LayerList) -> Failure? {
    let titles = frame.headerTitles
    var list = state.list
    let end = list.settleTime.map { max($0, state.now) } ?? state.now
    list.advance(to: end)
    for row in rowsToTry(in: state) {
      // Scroll to 1 point below the row's upper edge, so that a header above the row is no longer in its own place.
      guard let top = list.top(of: row).map({ $0 + 1 }), top.isFinite else { continue }
      let coveredHeight = list.coveredHeight(atTop: top, at: end)
      guard coveredHeight > 0 || !titles.isEmpty else { continue }
      var layers = LayerList()
      let height = max(coveredHeight, Self.minimumDrawnHeight)
      list.draw(viewport: LayoutRect(0, top, state.width, height), at: end, into: &layers)
      let context = "scrolled to " + DecimalText.text(top) + ", "
      guard coveredHeight <= 0 || layers.covers(from: top, to: top + coveredHeight) else {
        return Failure(
          context + "a layer over the covered top, from y " + DecimalText.text(top) + " to "
            + DecimalText.text(top + coveredHeight),
          found: "no such layer")
      }
      for (section, title) in layers.headerTitles {
        guard let unpinnedTitle = titles.first(where: { $0.section == section })?.title, unpinnedTitle != title else {
          continue
        }
        return Failure(
          context + "the header of section " + String(section) + " titled “" + unpinnedTitle
            + "”, as when it is not pinned",
          found: "“" + title + "”")
      }
    }
    return nil
  }

  /// The minimum height that is drawn of a scrolled list, in points: enough for a few rows and a header.
  private static var minimumDrawnHeight: Double { 200 }
}

extension LayerList {
  /// The titles of the painted headers, with their sections.
  fileprivate var headerTitles: [(section: Int, title: String)] {
    layers.indices.compactMap { index in
      guard case .headerLabel(let section) = layers[index].id.part, let title = layers[index].text?.string else {
        return nil
      }
      return (section, title)
    }
  }

  /// Returns whether a layer that belongs to no row spans everything between two y coordinates, to within half a point.
  fileprivate func covers(from top: Double, to bottom: Double) -> Bool {
    layers.indices.contains { index in
      let layer = layers[index]
      return layer.id.row == nil && layer.frame.y <= top + 0.5 && layer.frame.maxY >= bottom - 0.5
    }
  }
}
