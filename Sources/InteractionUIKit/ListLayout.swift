#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import UIKit

  /// The source of the frames for a list's layout, in the content's coordinates.
  @MainActor protocol ListLayoutSource: AnyObject {
    var contentSize: CGSize { get }
    /// Returns the frame of a row, or nil if UIKit knows of no row at the path.
    func frame(ofRowAt path: IndexPath) -> CGRect?
    /// Returns the rows that intersect a part of the content.
    func rows(in rect: CGRect) -> [IndexPath]
    /// The frames of the headers in sight, by their sections.
    var headerFrames: [Int: CGRect] { get }
  }

  /// A layout that places rows and headers at the list's positions, over the whole width, and lays out only those in sight.
  @MainActor final class ListLayout: UICollectionViewLayout {
    weak var source: (any ListLayoutSource)?

    override var collectionViewContentSize: CGSize { source?.contentSize ?? .zero }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let frame = source?.frame(ofRowAt: path) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard kind == ListHeaderView.kind else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = source?.headerFrames[path.section] ?? .zero
      // A header that stays at the top covers its rows.
      attributes.zIndex = 1
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let source else { return [] }
      let headers = source.headerFrames.keys.sorted().map { IndexPath(row: 0, section: $0) }
      return source.rows(in: rect).compactMap { layoutAttributesForItem(at: $0) }
        + headers.compactMap { layoutAttributesForSupplementaryView(ofKind: ListHeaderView.kind, at: $0) }
    }

    /// Returns whether the layout changes: with a new width, and with every scroll while headers are visible, because
    /// they may be pinned.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      source?.headerFrames.isEmpty == false || newBounds.size.width != collectionViewContentSize.width
    }
  }
#endif
