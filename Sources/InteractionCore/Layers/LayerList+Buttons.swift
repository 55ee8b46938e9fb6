extension LayerList {
  /// Appends the layers of a button, with its title, its picture or both.
  ///
  /// Rows may paint their buttons differently, as ConstraintSwipe's system cell does. Titles and pictures are black on a fixed
  /// colour with which white has a contrast of less than 3, and otherwise white.
  ///
  /// - Parameters:
  ///   - action: The button's action.
  ///   - id: The button's identity; its part is `action`.
  ///   - frame: The visible part of the button, in points, in the same coordinates as other appended layers.
  ///   - fullFrame: The whole button's frame, in which its title and icon are placed, or nil if all of the button is visible.
  ///   - fill: The colour of the button's background.
  /// - Complexity: That of appending at most three layers.
  public mutating func appendButton(
    _ action: InteractionAction, _ id: LayerID, _ frame: LayoutRect, fullFrame: LayoutRect? = nil, fill: Paint
  ) {
    let isSplit = action.icon != nil && action.iconPlacement != .alone
    guard isSplit || fullFrame != nil, case .action(let edge, let index) = id.part else {
      let text = action.icon.map { Self.iconText($0, on: fill) } ?? Self.titleText(action.title, on: fill)
      return append(Layer(id, "UIButton", frame, fill: fill, text: text, clips: fullFrame != nil))
    }
    let partFrames = action.iconPlacement.partFrames(in: fullFrame ?? frame)
    append(Layer(id, "UIButton", frame, fill: fill, clips: fullFrame != nil)) { layers in
      if let icon = action.icon {
        let partFrame = isSplit ? partFrames.icon : fullFrame ?? frame
        layers.append(
          Layer(
            LayerID(id.row, .actionImage(edge, index)), "UIImageView", partFrame, text: Self.iconText(icon, on: fill)))
        if !isSplit { return }
      }
      let partFrame = isSplit ? partFrames.title : fullFrame ?? frame
      layers.append(
        Layer(
          LayerID(id.row, .actionLabel(edge, index)), "UILabel", partFrame, text: Self.titleText(action.title, on: fill)
        ))
    }
  }

  /// The minimum contrast at which titles and pictures are white; white has a contrast of 3.55 on the system's red.
  private static var minimumWhiteContrast: Double { 3 }

  private static func titleText(_ string: String, on fill: Paint) -> LayerText {
    LayerText(string, paint: .fixed(textColor(on: fill)), alignment: .center)
  }

  private static func iconText(_ name: String, on fill: Paint) -> LayerText {
    LayerText(name, paint: .fixed(textColor(on: fill)), alignment: .center, isSymbol: true)
  }

  private static func textColor(on fill: Paint) -> SRGBColor {
    switch fill {
    case .fixed(let color): color.textColor(minimumWhiteContrast: minimumWhiteContrast)
    case .background, .groupedBackground, .label, .secondaryLabel, .separator: SRGBColor(hex: 0xFFFFFF)
    }
  }
}

extension InteractionAction.IconPlacement {
  /// Returns the frames of a button's picture and title.
  ///
  /// One above the other, each has half of the button's height. Side by side, the picture has a third of the button's width,
  /// and the title two thirds. With `alone`, both frames are the whole button.
  fileprivate func partFrames(in frame: LayoutRect) -> (icon: LayoutRect, title: LayoutRect) {
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
