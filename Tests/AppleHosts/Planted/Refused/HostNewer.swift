// error: 'selfSizingInvalidation' is only available in iOS 16.0 or newer
import UIKit

@MainActor func planted(_ view: UICollectionView) -> Int { view.selfSizingInvalidation }
