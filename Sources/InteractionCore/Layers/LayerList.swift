/// A frame as a flat list of layers in drawing order, each with its depth.
///
/// Use one list for all frames. It keeps its memory, so a frame with no more layers than earlier ones can be drawn without
/// allocating. A list that is drawn over with ``redraw(_:mirroredIn:keepingRows:_:)``, like a table's, also lists its changes.
///
///     table.draw(at: now)
///     for layer in table.frame.layers { print(layer.name, layer.frame) }   // the lowest layer first
///     print(table.frame.recursiveDescription)
///     // <UITableView; frame = (0 0; 320 480); clipsToBounds = YES; contentOffset: {0, 0}>
///     // | <SwipeableCell; frame = (0 0; 320 44); clipsToBounds = YES>
///     // …
public struct LayerList: Sendable {
  /// The layers in drawing order, in which each layer covers those before it.
  ///
  /// During a redraw, old layers may follow the new ones, and while a row is appended, this array contains only that
  /// row's layers; do not insert layers then.
  @inlinable public var layers: [Layer] { stack }
  /// The changes made by the last ``redraw(_:mirroredIn:keepingRows:_:)`` and by later insertions, in the order in which to
  /// apply them; empty after `removeAll()`, and for a list that is never redrawn.
  public internal(set) var changes: [LayerChange] = []
  /// The new layers, during a redraw followed by the old layers still in place; while a redraw appends a row, that row's layers
  /// alone.
  @usableFromInline var stack: [Layer] = []
  /// The depth of the next appended layer.
  @usableFromInline var depth = 0
  /// The state of the redraw, with the groups of layers in the previous frame.
  @usableFromInline var redrawing = Redrawing()

  /// The number of layers appended so far; while a redraw appends a row, those of that row alone.
  package var count: Int { redrawing.isPlacing ? redrawing.placedCount : stack.count }

  /// Creates an empty frame.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Removes all layers, but keeps the memory.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public mutating func removeAll() {
    stack.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    redrawing.forgetLayers()
    depth = 0
  }

  /// Appends a layer at the current depth.
  ///
  /// - Parameter layer: The layer; its depth is ignored.
  /// - Complexity: Amortized O(1). Outside `appendRow`, the first insertion or removal in a redraw also takes O(*n*) for *n*
  ///   layers in the frame.
  @inlinable public mutating func append(_ layer: consuming Layer) {
    guard !redrawing.isPlacing else { return place(layer) }
    stack.append(layer)
    stack[stack.count - 1].depth = depth
  }

  /// Appends a layer and, one level deeper, the layers that a closure appends.
  ///
  /// - Parameters:
  ///   - layer: The container; its depth is ignored.
  ///   - contents: A closure that appends the container's contents, if any, to the list passed to it.
  /// - Complexity: Amortized O(*k*) in the number of layers that are appended. Outside `appendRow`, the first insertion or
  ///   removal in a redraw also takes O(*n*) for *n* layers in the frame.
  @inlinable public mutating func append(_ layer: consuming Layer, containing contents: (inout LayerList) -> Void) {
    append(layer)
    depth += 1
    contents(&self)
    depth -= 1
  }

  /// Inserts a layer as the first in a container, over the container's fill and text and under the other layers in it.
  ///
  /// - Parameters:
  ///   - layer: The layer; its depth is ignored.
  ///   - id: The container's id; if no layer has it, nothing is inserted.
  /// - Complexity: O(*n*) in the number of layers.
  public mutating func insert(_ layer: Layer, in id: LayerID) {
    guard let index = stack.firstIndex(where: { $0.id == id }) else { return }
    stack.insert(layer, at: index + 1)
    stack[index + 1].depth = stack[index].depth + 1
    recordInsertion(at: index + 1)
  }

  /// Multiplies a layer's opacity, which also applies to its contents, by `alpha`; ignores an index without a layer.
  @usableFromInline package mutating func fade(layerAt index: Int, by alpha: Double) {
    if stack.indices.contains(index) { stack[index].alpha *= alpha }
  }

  /// A description of the view hierarchy in the form of UIKit's private `recursiveDescription`.
  ///
  /// Each layer has a line, with a bar for each container; frames are in the container's coordinates. In a right-to-left table,
  /// x coordinates inside a row's scroll view are wrong unless its content offset is 0, because the offset is not mirrored.
  ///
  /// - Complexity: O(*n* · *d*) in the number of layers and the greatest depth.
  public var recursiveDescription: String { description { _ in true } }

  /// Returns the part of `recursiveDescription` that shows one row.
  ///
  /// - Parameter row: The row.
  /// - Returns: A line for each layer of the row, with a bar for each container in the row; empty if the frame has none.
  /// - Complexity: O(*n* + *k* · *d*) in the number of layers in the frame and in the row, and the row's greatest
  ///   depth.
  public func recursiveDescription(of row: RowID) -> String { description { $0.id.row == row } }

  private func description(where isIncluded: (Layer) -> Bool) -> String {
    // The smallest depth rather than the first, because parts of a row may have been appended in any order.
    guard let leastDepth = layers.lazy.filter(isIncluded).map({ $0.depth }).min() else { return "" }
    var text = ""
    // The origins of the coordinates, one for each open container.
    var origins: [Vector] = []
    for layer in layers {
      origins.removeLast(max(0, origins.count - layer.depth))
      if isIncluded(layer) {
        text += String(repeating: "| ", count: layer.depth - leastDepth) + line(for: layer, from: origins.last ?? .zero)
      }
      origins.append(Vector(layer.frame.x, layer.frame.y) - (layer.contentOffset ?? .zero))
    }
    return text
  }

  private func line(for layer: Layer, from origin: Vector) -> String {
    var text = "<" + layer.name + "; frame = " + DecimalText.text(layer.frame.moved(by: .zero - origin))
    if let label = layer.text, !label.isSymbol { text += "; text = '" + label.string + "'" }
    if layer.clips { text += "; clipsToBounds = YES" }
    if let offset = layer.contentOffset {
      text += "; contentOffset: {" + DecimalText.text(offset.x) + ", " + DecimalText.text(offset.y) + "}"
    }
    return text + ">\n"
  }
}

extension LayerList: Hashable {
  /// Returns whether both frames have the same layers, regardless of how they were drawn.
  ///
  /// - Complexity: O(*n*) in the number of layers and the lengths of their names and texts.
  public static func == (lhs: LayerList, rhs: LayerList) -> Bool { lhs.layers == rhs.layers }

  /// Hashes the layers.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*) in the number of layers and the lengths of their names and texts.
  public func hash(into hasher: inout Hasher) { hasher.combine(layers) }
}

extension DecimalText {
  /// Returns a rectangle in the form of UIKit's descriptions, such as `(0 396; 320 44)`.
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Returns: Its corner and its extent, each number with at most six decimals.
  /// - Complexity: O(1).
  public static func text(_ rect: LayoutRect) -> String {
    "(" + text(rect.x) + " " + text(rect.y) + "; " + text(rect.width) + " " + text(rect.height) + ")"
  }
}
