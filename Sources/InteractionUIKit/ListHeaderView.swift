#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import UIKit

  /// The header of a section in a `ListHost`, with the title that the list gives it.
  ///
  ///     host.header = { host, path, title in
  ///       let view = host.dequeueHeader(for: path)
  ///       view.label.text = title.uppercased()
  ///       return view
  ///     }
  @MainActor public final class ListHeaderView: UICollectionReusableView {
    /// UIKit's kind for section headers.
    static let kind = UICollectionView.elementKindSectionHeader
    static let reuseIdentifier = "InteractionUIKit.ListHeaderView"
    /// The label that shows the title.
    public let label = UILabel(frame: .zero)

    /// Creates a header.
    ///
    /// - Parameter frame: The frame, in points.
    /// - Complexity: O(1).
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a header from a nib.
    ///
    /// - Parameter coder: The nib's decoder.
    /// - Complexity: O(1).
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      backgroundColor = .systemGroupedBackground
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.accessibilityTraits = .header
      addSubview(label)
    }

    /// Lays out the title.
    ///
    /// - Complexity: O(1).
    public override func layoutSubviews() {
      super.layoutSubviews()
      // UIKit's margin in wide windows; in narrow ones, UIKit's is 16.
      label.frame = bounds.insetBy(dx: 20, dy: 0)
    }
  }
#endif
