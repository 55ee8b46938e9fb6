#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  public import UIKit

  // The positions of rows and headers, for UIKit's layout, and the headers' views.

  /// A section header's frame in the content, and its title.
  struct ListHeader: Equatable {
    var frame: CGRect
    var title: String
  }

  extension ListHost: ListLayoutSource {
    var contentSize: CGSize { CGSize(width: collectionView.bounds.width, height: CGFloat(displayedList.contentHeight)) }

    func frame(ofRowAt path: IndexPath) -> CGRect? {
      guard let row = displayedList.id(for: RowPosition(path)), let top = displayedList.top(of: row),
        let height = displayedList.height(of: row)
      else { return nil }
      return CGRect(x: 0, y: CGFloat(top), width: collectionView.bounds.width, height: CGFloat(height))
    }

    func rows(in rect: CGRect) -> [IndexPath] {
      var paths: [IndexPath] = []
      let first = displayedList.row(atY: max(0, Double(rect.minY))).flatMap { displayedList.position(of: $0) }
      guard var next = first else { return [] }
      while next.section < displayedList.sectionCount {
        while let row = displayedList.id(for: next), let top = displayedList.top(of: row) {
          guard CGFloat(top) < rect.maxY else { return paths }
          paths.append(IndexPath(next))
          next.row += 1
        }
        next = RowPosition(section: next.section + 1, row: 0)
      }
      return paths
    }

    var headerFrames: [Int: CGRect] { headers.mapValues(\.frame) }

    /// Updates the headers from the last frame, in which headers may be pinned to the top.
    func placeHeaders(at time: Time) {
      let offset = driver.table.contentOffset(at: time)
      if place(headersIn: driver.table.frame.layers, by: Vector(0, offset)) {
        collectionView.collectionViewLayout.invalidateLayout()
      }
    }

    /// Updates the headers from the list that UIKit is about to receive.
    func placeDisplayedHeaders(at time: Time) {
      var layers = LayerList()
      let offset = driver.table.contentOffset(at: time)
      let size = driver.table.size
      displayedList.draw(viewport: LayoutRect(0, offset, size.width, size.height), at: time, into: &layers)
      _ = place(headersIn: layers.layers, by: .zero)
    }

    /// Updates the headers from layers, and returns whether any header has appeared, disappeared or changed.
    private func place(headersIn layers: [Layer], by translation: Vector) -> Bool {
      var visibleHeaders: [Int: ListHeader] = [:]
      for layer in layers {
        if case .header(let section) = layer.id.part {
          visibleHeaders[section] = ListHeader(frame: CGRect(layer.frame.moved(by: translation)), title: "")
        } else if case .headerLabel(let section) = layer.id.part {
          visibleHeaders[section]?.title = layer.text?.string ?? ""
        }
      }
      guard visibleHeaders != headers else { return false }
      headers = visibleHeaders
      return true
    }

    /// Dequeues a header's view, or makes one.
    ///
    /// - Parameter path: The index path for which UIKit requests the header.
    /// - Returns: The view, whose label may still show an earlier title.
    /// - Complexity: O(1).
    public func dequeueHeader(for path: IndexPath) -> ListHeaderView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: ListHeaderView.kind, withReuseIdentifier: ListHeaderView.reuseIdentifier, for: path)
      guard let header = view as? ListHeaderView else {
        preconditionFailure(
          "The reuse identifier \"\(ListHeaderView.reuseIdentifier)\" belongs to ListHeaderView, but another class is "
            + "registered with it. Register that class with another identifier.")
      }
      return header
    }
  }
#endif
