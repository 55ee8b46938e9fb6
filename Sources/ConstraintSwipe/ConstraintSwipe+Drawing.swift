extension ConstraintSwipe {
  /// The views that a row is drawn with.
  ///
  ///     let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete], look: .system)
  ///
  /// The system's cell has a single button, on the trailing side, so a row with one of its looks has no other actions.
  public enum Look: Hashable, Sendable {
    /// The cell that the article builds, with buttons under a container.
    case article
    /// The system's own cell in iOS 7, which the article takes apart first.
    case system
    /// The system's own cell, with views in the colours by which the article distinguishes them.
    case systemColored

    /// Returns the actions of a side that a row with this look can have.
    func actions(_ edge: SwipeEdge, of actions: [InteractionAction]) -> [InteractionAction] {
      switch self {
      case .article: actions
      case .system, .systemColored: edge == .leading ? [] : Array(actions.prefix(1))
      }
    }

    /// The thickness of the separator below a row whose buttons show, in points.
    var separatorHeight: Double {
      switch self {
      case .article: ConstraintSwipe.separatorHeight
      case .system, .systemColored: ConstraintSwipe.hairline.height
      }
    }
  }

  /// The label's distance from each side of the content, in points.
  ///
  /// From the article's storyboard, in the label's leading constraint: 20.
  public static let labelInset = 20.0
  /// The thickness of the line below a row with the look `article`, in points.
  ///
  /// From the article: the container is 43 points high in a row of 44, so one point is left for the line.
  public static let separatorHeight = 1.0

  /// Appends the views of the row's `look`, from back to front.
  ///
  /// With `.article`, they are the cell, content view, buttons, container and label; with the others, those of a system cell.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    switch look {
    case .article: drawArticle(content, origin: origin, at: time, into: &layers)
    case .system, .systemColored: drawSystem(content, origin: origin, at: time, into: &layers)
    }
  }

  private func drawArticle(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let rowFrame = LayoutRect(origin.x, origin.y, size.width, size.height)
    let contentHeight = buttonArea.height
    let offset = offset(at: time)
    layers.append(Layer(LayerID(id, .row), "SwipeableCell", rowFrame, fill: .separator, clips: true)) { layers in
      let contentViewFrame = LayoutRect(rowFrame.x, rowFrame.y, rowFrame.width, contentHeight)
      let backgroundLayer = Layer(
        LayerID(id, .background), "UITableViewCellContentView", contentViewFrame, fill: .background)
      layers.append(backgroundLayer) { layers in
        for edge in SwipeEdge.allCases where paintsActions(edge, at: time) {
          let actions = actions(edge)
          for index in actions.indices {
            let fill = Paint.fixed(actions[index].color ?? Self.buttonColor(actions[index], at: index))
            let fullFrame = strips[edge].fullFrame(index, in: buttonArea, offset: offset, by: options.transition)
            layers.appendButton(
              actions[index], LayerID(id, .action(edge, index)),
              actionFrame(edge: edge, index: index, at: time).moved(by: origin),
              fullFrame: fullFrame?.moved(by: origin),
              fill: fill)
          }
        }
        let containerFrame = contentViewFrame.moved(by: Vector(offset, 0))
        // The container has the same background as the content view, so that no gap is visible during the bounce.
        layers.append(Layer(LayerID(id, .content), "UIView", containerFrame, fill: .background)) { layers in
          let labelFrame = LayoutRect(
            containerFrame.x + Self.labelInset, containerFrame.y, max(0, rowFrame.width - 2 * Self.labelInset),
            contentHeight)
          layers.append(Layer(LayerID(id, .label), "UILabel", labelFrame, text: LayerText(content.title)))
        }
      }
    }
  }

  /// Returns the colour of a button whose action has no colour: red for a destructive action, otherwise another bright
  /// colour, as in the article.
  ///
  /// The values are UIKit's systemRed, systemOrange, systemBlue and systemPurple, chosen here.
  private static func buttonColor(_ action: InteractionAction, at index: Int) -> SRGBColor {
    switch action.role {
    case .destructive: SRGBColor(hex: 0xFF3B30)
    case .normal: SRGBColor(hex: index % 3 == 0 ? 0xFF9500 : index % 3 == 1 ? 0x007AFF : 0xAF52DE)
    }
  }
}
