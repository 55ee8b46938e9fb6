/// A frame: layers in drawing order, flat, each with its depth.
///
/// One list can be filled again and again; after the first frames it keeps its memory.
public struct LayerList: Hashable, Sendable {
  /// The layers, those behind first.
  public private(set) var layers: [Layer] = []
  /// The depth that the next appended layer gets.
  private var depth = 0

  /// Creates an empty frame.
  public init() {}

  /// Empties the frame and keeps its memory.
  public mutating func removeAll() {
    layers.removeAll(keepingCapacity: true)
    depth = 0
  }

  /// Appends a layer at the current depth.
  public mutating func append(_ layer: Layer) {
    layers.append(layer)
    layers[layers.count - 1].depth = depth
  }

  /// Appends a layer and, one level deeper, what `contents` appends.
  public mutating func append(_ layer: Layer, containing contents: (inout LayerList) -> Void) {
    append(layer)
    depth += 1
    contents(&self)
    depth -= 1
  }

  /// Moves all layers, and mirrors them in a width where the language runs right to left.
  ///
  /// - Parameters:
  ///   - displacement: Added to every frame, in points.
  ///   - width: The width to mirror in, or nil to leave the layers as they are.
  public mutating func place(displacement: Vector, mirroredIn width: Double?) {
    for index in layers.indices {
      let frame = layers[index].frame.moved(by: displacement)
      layers[index].frame = width.map { frame.mirrored(in: $0) } ?? frame
    }
  }

  /// The view hierarchy in the form of UIKit's private `recursiveDescription`: one line a layer, a bar for each
  /// container, frames in the container's coordinates.
  public var recursiveDescription: String { describe { _ in true } }

  /// The part of `recursiveDescription` that shows one row; the row's own frame counts from its container.
  public func recursiveDescription(of row: RowID) -> String { describe { $0.id.row == row } }

  private func describe(_ isWanted: (Layer) -> Bool) -> String {
    // The least depth, not the first one: parts of a row may have been appended in any order.
    guard let top = layers.lazy.filter(isWanted).map({ $0.depth }).min() else { return "" }
    var text = ""
    // The origins that frames count from, one for each container that is open.
    var origins: [Vector] = []
    for layer in layers {
      origins.removeLast(max(0, origins.count - layer.depth))
      if isWanted(layer) {
        text += String(repeating: "| ", count: layer.depth - top) + describe(layer, from: origins.last ?? .zero)
      }
      origins.append(Vector(layer.frame.x, layer.frame.y) - (layer.contentOffset ?? .zero))
    }
    return text
  }

  private func describe(_ layer: Layer, from origin: Vector) -> String {
    var text = "<" + layer.name + "; frame = " + DecimalText.text(layer.frame.moved(by: .zero - origin))
    if let label = layer.text, !label.isSymbol { text += "; text = '" + label.string + "'" }
    if layer.clips { text += "; clipsToBounds = YES" }
    if let offset = layer.contentOffset {
      text += "; contentOffset: {" + DecimalText.text(offset.x) + ", " + DecimalText.text(offset.y) + "}"
    }
    return text + ">\n"
  }
}

extension DecimalText {
  /// A rectangle as UIKit's descriptions print it: `(0 396; 320 44)`.
  public static func text(_ rect: LayoutRect) -> String {
    "(" + text(rect.x) + " " + text(rect.y) + "; " + text(rect.width) + " " + text(rect.height) + ")"
  }
}
