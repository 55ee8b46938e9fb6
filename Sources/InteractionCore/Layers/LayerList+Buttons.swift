extension LayerList {
  /// Appends a button: its ground, and its title, its picture or both.
  ///
  /// A row of your own may paint its buttons otherwise. This is how this package's do. Titles and pictures are white where
  /// that can be read on the ground, with a contrast of 3 at least, and black on lighter ones.
  ///
  /// - Parameters:
  ///   - action: What the button stands for.
  ///   - id: The button; its part is `action`.
  ///   - frame: What shows of it, in points, in the coordinates of the whole list.
  ///   - whole: The frame of the whole button where that shows in part only, in which the title stays where it is; nil
  ///     where all of it shows.
  ///   - fill: The colour of its ground.
  /// - Complexity: Amortized O(1).
  public mutating func appendButton(
    _ action: InteractionAction, _ id: LayerID, _ frame: LayoutRect, whole: LayoutRect? = nil, fill: Paint
  ) {
    let isSplit = action.icon != nil && action.iconPlacement != .alone
    guard isSplit || whole != nil, case .action(let edge, let index) = id.part else {
      let text = action.icon.map { Self.picture($0, on: fill) } ?? Self.title(action.title, on: fill)
      return append(Layer(id, "UIButton", frame, fill: fill, text: text, clips: whole != nil))
    }
    let places = action.iconPlacement.places(in: whole ?? frame)
    append(Layer(id, "UIButton", frame, fill: fill, clips: whole != nil)) { layers in
      if let icon = action.icon {
        let place = isSplit ? places.icon : whole ?? frame
        layers.append(
          Layer(LayerID(id.row, .actionImage(edge, index)), "UIImageView", place, text: Self.picture(icon, on: fill)))
        if !isSplit { return }
      }
      let place = isSplit ? places.title : whole ?? frame
      layers.append(
        Layer(LayerID(id.row, .actionLabel(edge, index)), "UILabel", place, text: Self.title(action.title, on: fill)))
    }
  }

  /// The least contrast of white on a button: the system's own red, with its white titles, has 3.55.
  private static var whiteFrom: Double { 3 }

  private static func title(_ string: String, on fill: Paint) -> LayerText {
    LayerText(string, paint: .fixed(ink(on: fill)), alignment: .center)
  }

  private static func picture(_ name: String, on fill: Paint) -> LayerText {
    LayerText(name, paint: .fixed(ink(on: fill)), alignment: .center, isSymbol: true)
  }

  private static func ink(on fill: Paint) -> SRGBColor {
    switch fill {
    case .fixed(let color): color.ink(whiteFrom: whiteFrom)
    case .background, .groupedBackground, .label, .secondaryLabel, .separator: SRGBColor(hex: 0xFFFFFF)
    }
  }
}

extension InteractionAction.IconPlacement {
  /// The parts of a button for its picture and its title: halves one above the other, or a third beside two thirds.
  fileprivate func places(in frame: LayoutRect) -> (icon: LayoutRect, title: LayoutRect) {
    let (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    switch self {
    case .alone: return (frame, frame)
    case .top: return (LayoutRect(x, y, width, height / 2), LayoutRect(x, y + height / 2, width, height / 2))
    case .bottom: return (LayoutRect(x, y + height / 2, width, height / 2), LayoutRect(x, y, width, height / 2))
    case .leading:
      return (LayoutRect(x, y, width / 3, height), LayoutRect(x + width / 3, y, width * 2 / 3, height))
    case .trailing:
      return (LayoutRect(x + width * 2 / 3, y, width / 3, height), LayoutRect(x, y, width * 2 / 3, height))
    }
  }
}
