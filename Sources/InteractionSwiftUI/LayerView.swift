#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import SwiftUI
  import UIKit

  /// A view that paints a layer and its contents, with the app's view in place of a row's content or label.
  struct LayerView<Rows: ListInteraction, RowContent: View>: View {
    let tree: LayerTree
    /// The container's upper left corner, in points.
    let origin: Vector
    let table: InteractionTable<Rows>
    /// A closure that returns the app's view of a row; nil if everything is painted.
    let rowContent: ((RowID) -> RowContent)?
    /// The part of a row whose place the app's view takes.
    let replacedPart: LayerPart

    private var layer: Layer { tree.layer }
    /// The reading direction inside a layer; the engine has computed the layer's own place.
    private var direction: LayoutDirection { table.table.direction == .rightToLeft ? .rightToLeft : .leftToRight }
    private var size: CGSize { CGSize(width: CGFloat(layer.frame.width), height: CGFloat(layer.frame.height)) }

    var body: some View {
      ZStack(alignment: .topLeading) {
        if let fill = layer.fill { RoundedRectangle(cornerRadius: CGFloat(layer.cornerRadius)).fill(Color(fill)) }
        if let rowContent, let id = layer.id.row, layer.id.part == replacedPart {
          rowContent(id).frame(width: size.width, height: size.height).environment(\.layoutDirection, direction)
        } else {
          if let editedRow {
            EditedField(table: table, row: editedRow).environment(\.layoutDirection, direction)
          } else if let text = layer.text {
            TextLine(text: text, layerHeight: layer.frame.height).environment(\.layoutDirection, direction)
          }
          LayerViews(
            trees: tree.contents, origin: Vector(layer.frame.x, layer.frame.y), table: table,
            rowContent: rowContent, replacedPart: replacedPart)
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .clipShape(ClipShape(isOn: layer.clips))
      .scaleEffect(x: CGFloat(layer.scale.x), y: CGFloat(layer.scale.y))
      .shadow(
        color: Color.black.opacity(layer.shadow?.opacity ?? 0), radius: CGFloat(layer.shadow?.radius ?? 0),
        x: CGFloat(layer.shadow?.offset.x ?? 0), y: CGFloat(layer.shadow?.offset.y ?? 0)
      )
      .opacity(layer.alpha)
      .offset(x: CGFloat(layer.frame.x - origin.x), y: CGFloat(layer.frame.y - origin.y))
    }

    /// The edited row, if this layer shows its text.
    private var editedRow: RowID? {
      guard let row = layer.id.row, layer.name == "UITextField" else { return nil }
      return table.list.editedRow == row ? row : nil
    }
  }

  /// A view that paints sibling layers, the first one at the bottom; rows are accessibility elements.
  struct LayerViews<Rows: ListInteraction, RowContent: View>: View {
    let trees: [LayerTree]
    let origin: Vector
    let table: InteractionTable<Rows>
    let rowContent: ((RowID) -> RowContent)?
    let replacedPart: LayerPart

    var body: some View {
      ForEach(trees) { tree in
        if let id = tree.id.row, tree.id.part == .row {
          // If a row has no content that moves, the app's view takes the place of its label.
          view(tree, replacing: tree.contains(.content) ? .content : .label)
            .modifier(SpokenRowModifier(table: table, id: id, tree: tree))
        } else {
          view(tree, replacing: replacedPart)
        }
      }
    }

    private func view(_ tree: LayerTree, replacing part: LayerPart) -> LayerView<Rows, RowContent> {
      LayerView(tree: tree, origin: origin, table: table, rowContent: rowContent, replacedPart: part)
    }
  }

  /// A line of text, or a symbol.
  private struct TextLine: View {
    let text: LayerText
    /// The height of the text's layer, in points.
    let layerHeight: Double
    /// The person's text size, as a factor of the default size.
    @ScaledMetric(relativeTo: .body) var scale = 1.0

    /// The font size, scaled for the person as far as the layer has room; a line's height is about 1.2 times its font size.
    private var fontSize: Double { min(text.size * scale, max(text.size, layerHeight / 1.2)) }

    var body: some View {
      content
        .font(.system(size: CGFloat(fontSize)))
        .foregroundColor(Color(text.paint))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: text.alignment == .center ? .center : .leading)
    }

    @ViewBuilder private var content: some View {
      if text.isSymbol, let image = Image(icon: text.string) {
        image
      } else {
        Text(verbatim: text.string).strikethrough(text.isStruckThrough)
      }
    }
  }

  /// A shape for clipping a view to its bounds, or not at all.
  private struct ClipShape: Shape {
    let isOn: Bool

    func path(in rect: CGRect) -> Path { Path(isOn ? rect : rect.insetBy(dx: -10_000, dy: -10_000)) }
  }

  extension Color {
    init(_ paint: Paint) {
      switch paint {
      case .fixed(let color): self.init(color)
      case .background: self.init(uiColor: .systemBackground)
      case .groupedBackground: self.init(uiColor: .systemGroupedBackground)
      case .label: self.init(uiColor: .label)
      case .secondaryLabel: self.init(uiColor: .secondaryLabel)
      case .separator: self.init(uiColor: .separator)
      }
    }
  }
#endif
