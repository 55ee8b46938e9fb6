/// The part of a row that a layer shows; with the row's id it makes a layer recognisable from frame to frame.
public enum LayerPart: Hashable, Sendable {
  /// The row as a whole.
  case row
  /// What lies behind the content.
  case ground
  /// A scroll view between the row and its content.
  case scroll
  /// The button at an index, outermost first.
  case action(SwipeEdge, Int)
  /// The text or picture on such a button.
  case actionLabel(SwipeEdge, Int)
  /// What surrounds the buttons of a side.
  case actionGroup(SwipeEdge)
  /// What moves sideways.
  case content
  /// The text on it.
  case label
  /// The text of less weight below it.
  case detail
  /// The control at an index.
  case control(Int)
  /// What moves in a control, at an index.
  case controlPart(Int)
  /// What stands above the section at an index.
  case header(Int)
  /// The text on such a header.
  case headerLabel(Int)
  /// The sign at the row's end.
  case accessory
  /// The picture in it.
  case accessoryImage
  /// The hairline below.
  case separator
  /// The sign beside the row that says what letting go would do, at the side where it appears.
  case cue(SwipeEdge)
  /// What lies over the content of a row that is done.
  case completion
  /// The row that would be inserted.
  case placeholder
  /// The picture of a row that a finger has lifted.
  case lifted
  /// The text in that picture.
  case liftedLabel
}

/// What a layer shows, and of which row; the table's own layers have no row.
public struct LayerID: Hashable, Sendable {
  /// The row, or nil for the table.
  public var row: RowID?
  /// The part.
  public var part: LayerPart

  /// Creates the identity of a layer.
  public init(_ row: RowID?, _ part: LayerPart) {
    self.row = row
    self.part = part
  }
}

/// How the text of a layer is set.
public struct LayerText: Hashable, Sendable {
  /// Where the line stands in its frame.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
  }

  /// The characters, one line.
  public var string: String
  /// The colour.
  public var paint: Paint
  /// The size of the type, in points.
  public var size: Double
  /// Where the line stands.
  public var alignment: Alignment
  /// Whether a line runs through it.
  public var isStruck: Bool
  /// Whether the characters stand for a picture; descriptions leave them out.
  public var isSymbol: Bool

  /// Creates a line of text.
  public init(
    _ string: String, paint: Paint = .label, size: Double = 17, alignment: Alignment = .leading,
    isStruck: Bool = false, isSymbol: Bool = false
  ) {
    self.string = string
    self.paint = paint
    self.size = size
    self.alignment = alignment
    self.isStruck = isStruck
    self.isSymbol = isSymbol
  }
}

/// The shadow of a layer: Core Animation's three numbers.
public struct LayerShadow: Hashable, Sendable {
  /// The displacement, in points.
  public var offset: Vector
  /// The strength, 0...1.
  public var opacity: Double
  /// The blur, in points.
  public var radius: Double

  /// Creates a shadow.
  public init(offset: Vector, opacity: Double, radius: Double) {
    self.offset = offset
    self.opacity = opacity
    self.radius = radius
  }
}

/// One rectangle of a frame, with all that is needed to paint it.
public struct Layer: Hashable, Sendable {
  /// What it shows.
  public var id: LayerID
  /// The kind of view that it stands for, such as `UILabel`: what `recursiveDescription` prints.
  public var name: String
  /// How many layers contain it; its container is the last layer before it with a smaller depth.
  public var depth: Int
  /// Where it is, in the coordinates of the whole list, whatever contains it.
  public var frame: LayoutRect
  /// How far what it contains has been scrolled, for the descriptions of scroll views.
  public var contentOffset: Vector?
  /// What it is filled with, if anything.
  public var fill: Paint?
  /// The text in it, if any.
  public var text: LayerText?
  /// The opacity, 0...1.
  public var alpha: Double
  /// The scale about its centre, 1 as it is.
  public var scale: Vector
  /// Its shadow, if any.
  public var shadow: LayerShadow?
  /// How far its corners are rounded, in points.
  public var cornerRadius = 0.0
  /// Whether it hides what juts out of it.
  public var clips: Bool

  /// Creates a layer; its depth is set where it is appended.
  public init(
    _ id: LayerID, _ name: String, _ frame: LayoutRect, fill: Paint? = nil, text: LayerText? = nil, alpha: Double = 1,
    scale: Vector = Vector(1, 1), shadow: LayerShadow? = nil, clips: Bool = false, contentOffset: Vector? = nil
  ) {
    self.id = id
    self.name = name
    depth = 0
    self.frame = frame
    self.contentOffset = contentOffset
    self.fill = fill
    self.text = text
    self.alpha = alpha
    self.scale = scale
    self.shadow = shadow
    self.clips = clips
  }
}
