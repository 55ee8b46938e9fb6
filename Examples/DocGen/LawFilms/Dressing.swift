import InteractionCore

/// The titles, colours and lines that make the layers of broken designs readable.
///
/// Positions, sizes and the order of layers stay as the design has them.
struct Dressing {
  /// The titles and colours of buttons, keyed by their ids.
  private static let buttons: [String: (title: String, hex: UInt32)] = [
    "trailing0": ("Delete", 0xFF3B30), "trailing1": ("Archive", 0x8E8E93), "leading0": ("Done", 0x34C759),
  ]
  /// Whether the sides are exchanged, as in the mirror image of a row.
  var isMirrored = false
  /// The size of the rows' type, in points; larger if the picture is shown smaller.
  var type = 16.0

  /// Returns layers as the picture shows them.
  func dressed(_ layers: [Layer]) -> [Layer] {
    let swiped = Set(layers.filter { $0.id.part == .content }.map(\.id.row))
    return layers.flatMap { layer -> [Layer] in
      var layer = layer
      guard let row = layer.id.row else { return [layer] }
      switch layer.id.part {
      case .row where swiped.contains(row):
        layer.fill = .groupedBackground
        return [layer]
      case .row: return [layer] + labels(row, on: layer, note: layer.name == "Open" ? "open" : nil)
      // The second text remains visible when the first has been swiped away.
      case .content:
        return [layer] + labels(row, on: layer, note: nil)
          + [part(.detail, row, "9:41", in: layer, x: 265, depth: layer.depth + 1)]
      case .action(let edge, let index):
        let (own, shown) = (id(edge, index), layer.text?.string)
        let fill = SRGBColor(hex: Self.buttons[own]?.hex ?? 0x8E8E93)
        layer.fill = .fixed(fill)
        // The text is white or black, by the same contrast as on the designs' own buttons.
        layer.text = LayerText(
          Self.buttons[shown.map(id) ?? own]?.title ?? "", paint: .fixed(fill.textColor(minimumWhiteContrast: 3)),
          size: 15, alignment: .center)
        return [layer]
      case .completion: return [part(.completion, row, "✓", in: layer, x: 110, depth: layer.depth)]
      default: return [layer]
      }
    }
  }

  private func id(_ edge: SwipeEdge, _ index: Int) -> String {
    (isMirrored ? edge.opposite : edge).name + String(index)
  }

  private func id(_ title: String) -> String {
    guard isMirrored else { return title }
    return title.hasPrefix("leading")
      ? title.replacing("leading", with: "trailing") : title.replacing("trailing", with: "leading")
  }

  /// Returns the layers of a row's number, as violations state it, of a note, and of the line below.
  private func labels(_ row: RowID, on layer: Layer, note: String?) -> [Layer] {
    let line = LayoutRect(layer.frame.x, layer.frame.maxY - 0.5, layer.frame.width, 0.5)
    var separator = Layer(LayerID(row, .custom(1)), "Line", line, fill: .separator)
    separator.depth = layer.depth + 1
    let title = part(.label, row, "Row \(row.rawValue)", in: layer, x: 16, depth: layer.depth + 1)
    return [title] + (note.map { [part(.detail, row, $0, in: layer, x: 200, depth: layer.depth + 1)] } ?? [])
      + [separator]
  }

  private func part(
    _ part: LayerPart, _ row: RowID, _ text: String, in layer: Layer, x: Double, depth: Int
  ) -> Layer {
    let frame = LayoutRect(layer.frame.x + x, layer.frame.y, 90, layer.frame.height)
    let paint: Paint = part == .label ? .label : .secondaryLabel
    var label = Layer(LayerID(row, part), "Label", frame, text: LayerText(text, paint: paint, size: type))
    label.depth = depth
    return label
  }
}
