import InteractionCore

/// A tree of the layers in all frames, in which each layer has its moments and is inside the layer that contains it.
///
/// When a table scrolls, only the container of its rows moves, and when a row is swiped, only the row's container. So few
/// tracks are needed, and most layers do not move.
struct LayerTree {
  /// The identity of a layer from frame to frame, which includes its appearance, because that is not animated, and its
  /// parent.
  private struct Key: Hashable {
    let parent: Int?
    let id: LayerID
    let size: LayoutSize
    let fill: Paint?
    let text: LayerText?

    // These properties distinguish most keys, and there are many keys to hash.
    func hash(into hasher: inout Hasher) {
      hasher.combine(parent)
      hasher.combine(id)
    }
  }

  /// A layer of the current frame.
  private struct Seen {
    let node: Int
    let parent: Int?
    let depth: Int
    let edges: Edges
    /// Whether the layer hides everything behind it.
    let isOpaque: Bool
  }

  private struct Node {
    let layer: Layer
    let parent: Int?
    var children: [Int] = []
    /// The moments, one for each frame; nil for frames without the layer.
    var moments: [Moment?]
  }

  /// A layer in one frame.
  private struct Moment {
    var pose: Pose
    /// The distance by which the layer's contents are scrolled, in points.
    let scroll: Vector
  }

  private var nodes: [Node] = []
  private var roots: [Int] = []
  private let frameCount: Int

  /// Creates a tree of the layers in all frames.
  init(_ frames: [[Layer]]) {
    frameCount = frames.count
    var known: [Key: [Int]] = [:]
    for (frame, layers) in frames.enumerated() {
      if frame > 0, layers == frames[frame - 1] {
        for node in nodes.indices { nodes[node].moments[frame] = nodes[node].moments[frame - 1] }
        continue
      }
      var open: [Int] = []
      // The last child seen in each open layer, after which a new child is inserted.
      var previous: [Int: Int] = [:]
      // The layers whose children are not painted in the order of the tree.
      var shuffled: Set<Int> = []
      var seen: [Seen] = []
      for layer in layers {
        open.removeLast(max(0, open.count - layer.depth))
        let parent = open.last
        let key = Key(
          parent: parent, id: layer.id, size: LayoutSize(width: layer.frame.width, height: layer.frame.height),
          fill: layer.fill, text: layer.text)
        let old = known[key]?.first { node in
          if !shuffled.contains(parent ?? -1), follows(node, previous[parent ?? -1], in: parent) { return true }
          return !seen.contains { $0.parent == parent && lies($0, over: layer, node, in: parent) }
        }
        if let old, !follows(old, previous[parent ?? -1], in: parent) { shuffled.insert(parent ?? -1) }
        let node = old ?? add(layer, parent, after: previous[parent ?? -1])
        if old == nil { known[key, default: []].append(node) }
        previous[parent ?? -1] = node
        nodes[node].moments[frame] = Moment(
          pose: pose(layer, in: parent, frame: frame), scroll: layer.contentOffset ?? .zero)
        absolute[node] = Vector(layer.frame.x, layer.frame.y)
        open.append(node)
        seen.append(
          Seen(node: node, parent: parent, depth: layer.depth, edges: Edges(layer.frame), isOpaque: layer.isOpaque))
      }
      hideCovered(seen, in: frame)
    }
  }

  /// Returns whether a node comes after a sibling in the tree.
  private mutating func follows(_ node: Int, _ sibling: Int?, in parent: Int?) -> Bool {
    guard let sibling, predecessors[node] != sibling else { return true }
    guard place(of: sibling, in: parent) < place(of: node, in: parent) else { return false }
    predecessors[node] = sibling
    return true
  }

  /// For each node, the sibling last found to come before it; this stays true, because the order of nodes never changes.
  private var predecessors: [Int: Int] = [:]

  private func place(of node: Int, in parent: Int?) -> Int {
    (parent.map { nodes[$0].children } ?? roots).firstIndex(of: node) ?? 0
  }

  /// Returns whether a sibling, which is painted before a layer, would cover the layer if a given node represented it.
  private func lies(_ sibling: Seen, over layer: Layer, _ node: Int, in parent: Int?) -> Bool {
    guard sibling.node == node || sibling.edges.overlaps(Edges(layer.frame)) else { return false }
    return place(of: sibling.node, in: parent) >= place(of: node, in: parent)
  }

  /// Makes layers transparent that a later sibling covers completely, because their borders would shine through at
  /// fractions of pixels.
  private mutating func hideCovered(_ seen: [Seen], in frame: Int) {
    guard let last = seen.lastIndex(where: \.isOpaque) else { return }
    for index in 0..<last {
      let item = seen[index]
      var (whole, isInside) = (item.edges, true)
      // Layers after the parent's last one are not siblings.
      for other in seen[(index + 1)...last] {
        if other.depth < item.depth { break }
        isInside = isInside && other.depth > item.depth
        if isInside {
          whole.include(other.edges)
        } else if other.parent == item.parent, other.isOpaque, other.edges.contains(whole) {
          nodes[item.node].moments[frame]?.pose.alpha = 0
          break
        }
      }
    }
  }

  /// The position of each layer in the current frame.
  private var absolute: [Int: Vector] = [:]

  private mutating func add(_ layer: Layer, _ parent: Int?, after sibling: Int?) -> Int {
    let index = nodes.count
    nodes.append(Node(layer: layer, parent: parent, moments: [Moment?](repeating: nil, count: frameCount)))
    guard let parent else {
      roots.append(index)
      return index
    }
    let place = sibling.flatMap { nodes[parent].children.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    nodes[parent].children.insert(index, at: place)
    return index
  }

  private func pose(_ layer: Layer, in parent: Int?, frame: Int) -> Pose {
    let origin = parent.map { (absolute[$0] ?? .zero) - (nodes[$0].moments[frame]?.scroll ?? .zero) } ?? .zero
    // Layers are scaled about their centres, but poses about their positions.
    let inset = Vector(
      layer.frame.width / 2 * (1 - layer.scale.x), layer.frame.height / 2 * (1 - layer.scale.y))
    return Pose(
      position: Vector(layer.frame.x, layer.frame.y) - origin + inset, scale: layer.scale, alpha: layer.alpha)
  }

  /// Returns the markup of all layers.
  func markup(on canvas: inout SVGCanvas) -> String {
    roots.map { markup(of: $0, on: &canvas) }.joined()
  }

  private func markup(of index: Int, on canvas: inout SVGCanvas) -> String {
    let node = nodes[index]
    let moments = moments(of: node)
    guard moments.contains(where: { $0.pose.alpha > 0 }) else { return "" }
    var content = node.children.map { markup(of: $0, on: &canvas) }.joined()
    if moments.contains(where: { $0.scroll != .zero }) {
      content = canvas.place(content, moments.map { Pose(position: Vector(-$0.scroll.x, -$0.scroll.y)) })
    }
    content = ownMarkup(node.layer, on: &canvas) + content
    if node.layer.clips && !node.children.isEmpty {
      let size = LayoutSize(width: node.layer.frame.width, height: node.layer.frame.height)
      content = "<g clip-path=\"url(#\(canvas.clip(size)))\">\(content)</g>"
    }
    return canvas.place(content, moments.map { $0.pose })
  }

  /// Returns the markup of a layer's own rectangle and line of text.
  private func ownMarkup(_ layer: Layer, on canvas: inout SVGCanvas) -> String {
    var markup = ""
    let (width, height) = (layer.frame.width, layer.frame.height)
    if let fill = layer.fill {
      let round = layer.cornerRadius > 0 ? " rx=\"\(number(layer.cornerRadius))\" style=\"shape-rendering:auto\"" : ""
      let look = Theme.attribute(fill) + shadow(layer)
      markup += "<rect width=\"\(number(width))\" height=\"\(number(height))\"\(round) \(look)/>"
    }
    if let text = layer.text, !text.string.isEmpty {
      let clip = canvas.clip(LayoutSize(width: width, height: height))
      // The baseline is about a third of the type's size below the middle.
      let y = number(height / 2 + text.size * 0.35)
      let anchor = text.alignment == .center ? " x=\"\(number(width / 2))\" text-anchor=\"middle\"" : ""
      let line = text.isStruckThrough ? " text-decoration=\"line-through\"" : ""
      markup += "<text\(anchor) y=\"\(y)\" font-size=\"\(number(text.size))\"\(line) \(Theme.attribute(text.paint)) "
      markup += "clip-path=\"url(#\(clip))\">\(typed(text.string))</text>"
    }
    return markup
  }

  /// Returns the markup of a text, with a caret if the text has one.
  private func typed(_ text: String) -> String {
    text.split(separator: PhoneDressing.caret, omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "<tspan dx=\"1\">|</tspan>")
  }

  /// Returns the markup of the shadow of a filled layer.
  private func shadow(_ layer: Layer) -> String {
    guard let shadow = layer.shadow else { return "" }
    let (x, y, radius) = (number(shadow.offset.x), number(shadow.offset.y), number(shadow.radius))
    return " style=\"filter:drop-shadow(\(x)px \(y)px \(radius)px rgba(0,0,0,\(number(shadow.opacity))))\""
  }

  /// Returns a moment for every frame; a missing moment is like the one before, or like the first, and is transparent if
  /// the layer would be in sight.
  private func moments(of node: Node) -> [Moment] {
    let there = node.moments.compactMap(\.self)
    // Most layers are in all frames.
    if there.count == frameCount { return there }
    guard var latest = there.first else { return [] }
    var all: [Moment] = []
    all.reserveCapacity(frameCount)
    for moment in node.moments {
      latest = moment ?? latest
      all.append(latest)
      if moment == nil && wouldShow(node, latest.pose, all.count - 1) { all[all.count - 1].pose.alpha = 0 }
    }
    return all
  }

  private func wouldShow(_ node: Node, _ pose: Pose, _ frame: Int) -> Bool {
    guard let parent = node.parent.map({ nodes[$0] }) else { return true }
    // Without its container, the layer is invisible in any case.
    guard let scroll = parent.moments[frame]?.scroll else { return false }
    guard parent.layer.clips else { return true }
    let (own, outer) = (node.layer.frame, parent.layer.frame)
    let (x, y) = (pose.position.x - scroll.x, pose.position.y - scroll.y)
    return x < outer.width && x + own.width > 0 && y < outer.height && y + own.height > 0
  }
}

extension Layer {
  /// Whether the layer hides everything behind it.
  fileprivate var isOpaque: Bool {
    guard alpha == 1, scale == Vector(1, 1), cornerRadius == 0 else { return false }
    switch fill {
    case nil: return false
    case .fixed(let color): return color.alpha == 1
    case .background, .groupedBackground, .label, .secondaryLabel, .separator: return true
    }
  }
}

/// The edges of a rectangle, to the last bit.
private struct Edges {
  var left, top, right, bottom: Double

  init(_ rect: LayoutRect) { (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY) }

  func contains(_ other: Edges) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Returns whether two rectangles have more in common than an edge.
  func overlaps(_ other: Edges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  mutating func include(_ other: Edges) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
  }
}
