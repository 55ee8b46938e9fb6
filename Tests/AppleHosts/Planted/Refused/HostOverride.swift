// error: overriding declaration requires an 'override' keyword
import UIKit

@MainActor final class Planted: UIView {
  func layoutSubviews() {}
}
