#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting

  /// A layer with the layers that it contains, nested as views are.
  struct LayerTree: Identifiable {
    let layer: Layer
    var contents: [LayerTree] = []

    var id: LayerID { layer.id }

    /// Nests the layers of a frame; each layer belongs to the last preceding layer with a smaller depth.
    ///
    /// - Complexity: O(*n*) in the number of layers.
    static func trees(of layers: [Layer]) -> [LayerTree] {
      var index = layers.startIndex
      return trees(of: layers, from: &index, depth: 0)
    }

    private static func trees(of layers: [Layer], from index: inout Int, depth: Int) -> [LayerTree] {
      var trees: [LayerTree] = []
      while index < layers.endIndex, layers[index].depth >= depth {
        var tree = LayerTree(layer: layers[index])
        index += 1
        tree.contents = Self.trees(of: layers, from: &index, depth: tree.layer.depth + 1)
        trees.append(tree)
      }
      return trees
    }

    /// The texts in the layer and its contents, except symbols, separated by commas.
    var text: String {
      let ownText = layer.text.flatMap { $0.isSymbol ? nil : $0.string }
      return ([ownText].compactMap { $0 } + contents.map(\.text)).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns whether the layer or any of its contents draws a part.
    func contains(_ part: LayerPart) -> Bool { id.part == part || contents.contains { $0.contains(part) } }
  }
#endif
