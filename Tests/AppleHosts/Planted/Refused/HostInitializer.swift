// error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UITableViewCell'
import UIKit

@MainActor final class Planted: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}
