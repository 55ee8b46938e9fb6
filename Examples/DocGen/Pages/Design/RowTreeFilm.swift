import InteractionLists

/// A row that collapses and expands, as the tree sees it: few numbers change, however many rows there are.
struct RowTreeFilm {
  static let name = "Design-rowtree.svg"

  /// A moment of the film: the model then, what the last change wrote, and what is said of it.
  struct Scene {
    let model: LaneModel
    let writes: LaneModel.Writes
    let words: String
    let seconds: Double
  }

  /// Twelve rows in four leaves.
  static let (leaves, lanes) = (4, 3)
  /// The rows under the second one.
  static let folded = 2..<9

  let scenes: [Scene]

  /// Plays the change and takes it back.
  ///
  /// - Throws: A `SourceError` where the model and the real tree disagree.
  init() throws {
    var model = LaneModel(leaves: Self.leaves, lanes: Self.lanes)
    let start = model
    let collapse = try model.change(Self.folded, by: 1)
    let collapsed = model
    let expand = try model.change(Self.folded, by: -1)
    scenes = [
      Scene(model: start, writes: .init(), words: "Row 1 is expanded: all rows show.", seconds: 2),
      Scene(
        model: collapsed, writes: collapse,
        words: "Collapsed: + 1 to \(Self.count(collapse)) for \(Self.folded.count) rows.", seconds: 2.5),
      Scene(model: collapsed, writes: .init(), words: "A row shows where all depths on its way are 0.", seconds: 2.5),
      Scene(model: model, writes: expand, words: "Expanded: − 1 to the same \(Self.count(expand)).", seconds: 2.5),
    ]
  }

  private static func count(_ writes: LaneModel.Writes) -> String {
    "\(writes.rows.count + writes.lanes.count) numbers"
  }

  // MARK: The picture

  static let alt = """
    Four leaves of three rows below a branch with a lane for each. Row 1 collapses: rows 2 to 8 are hidden by adding 1 to the \
    two lanes whose leaves lie wholly in the range, and to row 2, whose leaf does not. Then it expands again.
    """

  var document: Document {
    let rate = 10.0
    let total = scenes.reduce(0) { $0 + $1.seconds }
    let count = Int(total * rate) + 1
    var canvas = SVGCanvas(frameCount: count, duration: total, still: Int((scenes[0].seconds + 1.5) * rate))
    var start = 0.0
    let parts = scenes.enumerated().map { index, scene in
      let end = start + scene.seconds
      defer { start = end }
      // A quarter of a second to fade over; the first scene returns at the end, as it was.
      let poses = (0..<count).map { frame in
        let time = Double(frame) / rate
        let isShown = (time >= start && time < end) || (index == 0 && time >= total - 0.05)
        return Pose(position: .zero, alpha: isShown ? 1 : 0)
      }
      return canvas.place(Self.sketch(scene).parts.joined(), poses)
    }
    return .figure(
      Self.name,
      canvas.document(
        size: LayoutSize(width: Sketch.width, height: 252), title: "A row collapses in the tree", description: Self.alt,
        style: Theme.style + "\n" + Sketch.style, parts))
  }

  /// One scene.
  static func sketch(_ scene: Scene) -> Sketch {
    var sketch = Sketch()
    let (laneWidth, gap) = (25.0, 9.0)
    func leafX(_ leaf: Int) -> Double { 17 + Double(leaf) * (Double(lanes) * laneWidth + gap) }
    let width = Double(lanes) * laneWidth
    sketch.box(LayoutRect(90, 12, 180, 30), .content, radius: 7)
    sketch.text(
      "\(scene.model.tree.count) rows, \(scene.model.tree.visibleCount) show", at: Vector(180, 31.5), .middle)
    for (index, leaf) in scene.model.leaves.enumerated() {
      let isWritten = scene.writes.lanes.contains(index)
      let lane = LayoutRect(leafX(index), 68, width, 40)
      sketch.line(from: Vector(180, 42), to: Vector(lane.x + width / 2, lane.y), style: "kl")
      sketch.box(lane, isWritten ? .other : .content)
      sketch.text("depth \(leaf.shared)", at: Vector(lane.x + width / 2, lane.y + 16), .middle)
      sketch.text(
        "\(leaf.visible) show", at: Vector(lane.x + width / 2, lane.y + 32), .middle, style: "t", size: Sketch.smallType
      )
      sketch.line(from: Vector(lane.x + width / 2, lane.maxY), to: Vector(lane.x + width / 2, 132), style: "kl")
      for (place, depth) in leaf.depths.enumerated() {
        let row = index * lanes + place
        let box = LayoutRect(leafX(index) + Double(place) * laneWidth, 132, laneWidth, 28)
        sketch.box(box, scene.writes.rows.contains(row) ? .other : .content)
        sketch.text("\(depth)", at: Vector(box.x + laneWidth / 2, box.y + 18.5), .middle)
        let below = LayoutRect(box.x + 2, 172, laneWidth - 4, 26)
        let isHidden = scene.model.hidden[row]
        sketch.box(below, isHidden ? .ghost : .chosen)
        sketch.text(
          "\(row)", at: Vector(box.x + laneWidth / 2, below.y + 17.5), .middle, style: isHidden ? "m" : "t")
      }
    }
    sketch.text("rows, in order", at: Vector(12, 216), style: "m", size: Sketch.smallType)
    sketch.text(scene.words, at: Vector(12, 238))
    return sketch
  }
}
