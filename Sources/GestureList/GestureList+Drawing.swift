extension GestureList {
  /// The label's distance from each side of the row, or from a reorder control there, in points.
  ///
  /// From ClearStyle: 15.
  public static let labelInset = 15.0
  /// The width of a cue, in points.
  ///
  /// From ClearStyle: 50.
  public static let cueWidth = 50.0
  /// A cue's distance from the row, in points.
  ///
  /// From ClearStyle: 10.
  public static let cueMargin = 10.0

  /// The colour of an armed cue for completing.
  ///
  /// Chosen here, like the colour below. ClearStyle's cues are pure green and red on black, and white below the threshold.
  /// A table's background is light or dark, and these colours have a contrast of at least 3 on either.
  private static var completionCueColor: SRGBColor { SRGBColor(hex: 0x248A3D) }
  /// The colour of an armed cue for deleting.
  private static var deletionCueColor: SRGBColor { SRGBColor(hex: 0xFF0000) }

  /// Returns the colour of text on a row's background, white if its contrast is at least 4.5, otherwise black.
  ///
  /// Chosen here: ClearStyle's text is white, whose contrast on its orange is 2.1.
  private static func ink(on background: SRGBColor) -> Paint { .fixed(background.textColor(minimumWhiteContrast: 4.5)) }

  /// Appends the rows in the viewport from top to bottom, then the rows that are moving past others, the
  /// placeholder and the lifted row.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows in the viewport, of *n* items, plus *k* times `row(_:)`.
  public func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let hiddenRow = hiddenRow(at: time)
    rows.forEachRow(from: viewport.y, upTo: viewport.maxY, at: time, gap: gap, hiding: hiddenRow) { place in
      drawRow(place, in: viewport, at: time, into: &layers)
    }
    if let placeholder { draw(placeholder, into: &layers) }
    guard let lifted = lifted(contentOffset: viewport.y, at: time), let content = content(of: lifted.row),
      let height = rows.tree.height(of: lifted.row)
    else { return }
    let frame = LayoutRect(0, lifted.center - height / 2, width, height)
    let background = visibleBackground(of: lifted.row, isCompleted: content.isCompleted)
    layers.append(Article.customSnapShot(lifted, frame, fill: .fixed(background))) { layers in
      let textFrame = textArea(of: lifted.row, in: frame)
      layers.append(
        label(
          LayerID(lifted.row, .liftedLabel), text: content.text, isStruckThrough: content.isCompleted, on: background,
          in: textFrame))
      let control = reorderControlLayer(
        LayerID(lifted.row, .custom(0)), of: lifted.row, in: frame, ink: Self.ink(on: background))
      if let control { layers.append(control) }
    }
  }

  private func drawRow(
    _ place: MovingRows.Place, in viewport: LayoutRect, at time: Time, into layers: inout LayerList
  ) {
    let (id, appearance) = (place.row, appearance(in: place, at: time))
    // Because sums are rounded, `forEachRow` may yield a row that only touches the viewport.
    guard appearance.frame.y < viewport.maxY, appearance.frame.maxY > viewport.y else { return }
    let isStill = appearance.alpha == 1 && !activeRows.contains { $0.id == id }
    layers.appendRow(id, top: place.top, isStill: isStill) { layers in
      let fill = Paint.fixed(background(of: id))
      let rowLayer = Layer(
        LayerID(id, .row), "CustomTableViewCell", appearance.frame, fill: fill, alpha: appearance.alpha)
      layers.append(rowLayer) { drawContent(of: id, in: appearance.frame, at: time, into: &$0) }
    }
  }

  /// Returns the layer of a text in a row or in the placeholder.
  private func label(
    _ id: LayerID, text: String, isStruckThrough: Bool, on background: SRGBColor, in area: LayoutRect
  ) -> Layer {
    let frame = LayoutRect(area.x + Self.labelInset, area.y, max(0, area.width - 2 * Self.labelInset), area.height)
    return Layer(
      id, "UITextField", frame, text: LayerText(text, paint: Self.ink(on: background), isStruckThrough: isStruckThrough)
    )
  }

  private func background(of id: RowID) -> SRGBColor {
    palette.color(row: rows.tree.index(of: id) ?? 0, of: rows.tree.count)
  }

  /// Returns the background on which a row's text is seen.
  private func visibleBackground(of id: RowID, isCompleted: Bool) -> SRGBColor {
    isCompleted ? palette.completed : background(of: id)
  }

  private func drawContent(of id: RowID, in frame: LayoutRect, at time: Time, into layers: inout LayerList) {
    guard let content = content(of: id) else { return }
    if content.isCompleted {
      layers.append(Layer(LayerID(id, .completion), "CALayer", frame, fill: .fixed(palette.completed)))
    }
    let background = visibleBackground(of: id, isCompleted: content.isCompleted)
    let textFrame = textArea(of: id, in: frame)
    layers.append(
      label(
        LayerID(id, .label), text: content.text, isStruckThrough: content.isCompleted, on: background, in: textFrame))
    let control = reorderControlLayer(LayerID(id, .reorderControl), of: id, in: frame, ink: Self.ink(on: background))
    if let control { layers.append(control) }
    guard frame.x != 0 else { return }
    let row = row(id)
    for edge in SwipeEdge.allCases {
      let cue = row.cue(edge, at: time)
      let x = edge == .leading ? frame.x - Self.cueMargin - Self.cueWidth : frame.maxX + Self.cueMargin
      let (symbol, armedColor) = edge == .leading ? ("✓", Self.completionCueColor) : ("✗", Self.deletionCueColor)
      let text = LayerText(
        symbol, paint: cue.isArmed ? .fixed(armedColor) : .label, size: 32, alignment: .center, isSymbol: true)
      let cueFrame = LayoutRect(x, frame.y, Self.cueWidth, frame.height)
      layers.append(Layer(LayerID(id, .cue(edge)), "UILabel", cueFrame, text: text, alpha: min(1, cue.alpha)))
    }
  }

  private func draw(_ placeholder: Placeholder, into layers: inout LayerList) {
    let index = gap?.index ?? 0
    let background = palette.color(row: index, of: rows.tree.count + 1)
    let layer = Layer(
      LayerID(nil, .placeholder), "CustomTableViewCell", placeholder.frame, fill: .fixed(background),
      alpha: placeholder.alpha, scale: Vector(1, placeholder.scale))
    layers.append(layer) { layers in
      layers.append(
        label(
          LayerID(nil, .label), text: placeholder.text, isStruckThrough: false, on: background, in: placeholder.frame))
    }
  }
}
