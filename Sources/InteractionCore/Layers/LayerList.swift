/// A frame: layers in drawing order, in one flat list, each with its depth.
///
/// Use one list for all frames: it keeps its memory, so that after the first frames drawing allocates none for it. One
/// that is drawn over by ``redraw(_:mirroredIn:keepingRows:_:)``, as a table's, also says what has changed.
///
///     table.draw(at: now)
///     for layer in table.frame.layers { print(layer.name, layer.frame) }   // the lowest layer first
///     print(table.frame.recursiveDescription)
///     // <UITableView; frame = (0 0; 320 480); clipsToBounds = YES; contentOffset: {0, 0}>
///     // | <SwipeableCell; frame = (0 0; 320 44); clipsToBounds = YES>
///     // …
public struct LayerList: Sendable {
  /// The layers in drawing order: a layer covers those before it.
  ///
  /// While a frame is drawn over another one, old layers may follow the new ones. Insert none then.
  @inlinable public var layers: [Layer] { stack }
  /// What the last ``redraw(_:mirroredIn:keepingRows:_:)`` has changed, to be applied in this order; empty in a list that
  /// is only appended to.
  public internal(set) var changes: [LayerChange] = []
  /// The layers; while the frame is drawn over, those of the old one may follow.
  @usableFromInline var stack: [Layer] = []
  /// The depth of the next layer to be appended.
  @usableFromInline var depth = 0
  /// What is drawn over, and how far that has come.
  @usableFromInline var redrawing = Redrawing()

  /// How many layers there are so far.
  package var count: Int { redrawing.isPlacing ? redrawing.placed : stack.count }

  /// Creates an empty frame.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Removes all layers and keeps the memory.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public mutating func removeAll() {
    stack.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    redrawing.forget()
    depth = 0
  }

  /// Appends a layer at the current depth.
  ///
  /// - Parameter layer: The layer; its own depth is ignored.
  /// - Complexity: Amortized O(1).
  @inlinable public mutating func append(_ layer: consuming Layer) {
    guard !redrawing.isPlacing else { return place(layer) }
    stack.append(layer)
    stack[stack.count - 1].depth = depth
  }

  /// Appends a layer and, one level deeper, what a closure appends.
  ///
  /// - Parameters:
  ///   - layer: The container; its own depth is ignored.
  ///   - contents: Appends what is in the container to the list that it gets; may append nothing.
  /// - Complexity: Amortized O(*k*) in the number of layers that are appended.
  @inlinable public mutating func append(_ layer: consuming Layer, containing contents: (inout LayerList) -> Void) {
    append(layer)
    depth += 1
    contents(&self)
    depth -= 1
  }

  /// Inserts a layer as the first that another one contains: over what that is filled with, and under all else in it.
  ///
  /// - Parameters:
  ///   - layer: The layer; its own depth is ignored.
  ///   - id: What the other one shows; without such a layer nothing is inserted.
  /// - Complexity: O(*n*) in the number of layers.
  public mutating func insert(_ layer: Layer, in id: LayerID) {
    guard let index = stack.firstIndex(where: { $0.id == id }) else { return }
    stack.insert(layer, at: index + 1)
    stack[index + 1].depth = stack[index].depth + 1
    inserted(at: index + 1)
  }

  /// Makes a layer more transparent; what it contains goes with it.
  @usableFromInline package mutating func fade(layerAt index: Int, to alpha: Double) {
    if stack.indices.contains(index) { stack[index].alpha *= alpha }
  }

  /// The view hierarchy in the form of UIKit's private `recursiveDescription`.
  ///
  /// There is one line for each layer, with one bar for each container; frames are in the coordinates of the container.
  ///
  /// - Complexity: O(*n* · *d*) in the number of layers and the greatest depth.
  public var recursiveDescription: String { describe { _ in true } }

  /// Returns the part of `recursiveDescription` that shows one row.
  ///
  /// - Parameter row: The row.
  /// - Returns: One line for each layer of the row; empty if the frame has none.
  /// - Complexity: O(*n* + *k* · *d*) in the number of layers in the frame and in the row, and the row's greatest
  ///   depth.
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

extension LayerList: Hashable {
  /// Whether both have the same layers, however they have come about.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public static func == (one: LayerList, other: LayerList) -> Bool { one.layers == other.layers }

  /// Feeds the layers into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  /// - Complexity: O(*n*) in the number of layers.
  public func hash(into hasher: inout Hasher) { hasher.combine(layers) }
}

extension DecimalText {
  /// Returns a rectangle as UIKit's descriptions print it: `(0 396; 320 44)`.
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Returns: Its corner and its extent, each number with at most six decimals.
  /// - Complexity: O(1).
  public static func text(_ rect: LayoutRect) -> String {
    "(" + text(rect.x) + " " + text(rect.y) + "; " + text(rect.width) + " " + text(rect.height) + ")"
  }
}
