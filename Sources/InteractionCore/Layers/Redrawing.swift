/// The frame that is drawn over, and the progress of the redrawing.
@usableFromInline struct Redrawing: Sendable {
  /// Layers that are kept or replaced together: a row's, or one that belongs to no row.
  struct Group: Sendable {
    /// The id of the first layer.
    let id: LayerID
    /// The number of layers.
    var count: Int
    /// The row's upper edge in the content's coordinates, in points.
    let top: Double
    /// The number of layers that contain it.
    let depth: Int
    /// Whether the row looks the same until something happens.
    var isStill: Bool
  }

  /// What happens to a row's layers.
  @usableFromInline enum RowStart {
    /// The layers are those of the previous frame.
    case kept
    /// The layers are appended to a list without redrawing.
    case appended
    /// The layers will be placed over a number of old ones once they have been appended.
    case staged(over: Int)
  }

  /// How many groups ahead to look for an old one.
  static let farthest = 64

  /// Whether layers are placed over a frame rather than just appended.
  @usableFromInline var isPlacing = false
  /// Whether rows that are still look as they did.
  var keepsRows = false
  /// Whether every row was at its position in the list when the frame was drawn.
  var isInPlace = false
  /// Whether the origin of the frame's coordinates has changed.
  var hasScrolled = false
  /// The origin of the frame's coordinates in the content's, in points.
  var origin = Vector.zero
  /// The width about whose middle frames are mirrored, in points.
  var width: Double?
  /// The groups of the frame, and those of the previous one.
  var groups: [Group] = []
  var oldGroups: [Group] = []
  /// The first old group that has not been passed.
  var nextGroup = 0
  /// The upper edge of each layer in the content's coordinates, in points; stored, because computing it again would change it.
  var heights: [Double] = []
  /// The number of layers of the new frame; the old ones follow them, unless the old frame has been cut off.
  var placed = 0
  /// The rest of the old frame once it has been cut off, from `nextOfRest` on.
  var rest: [Layer] = []
  var restHeights: [Double] = []
  var nextOfRest = 0
  var isCut = false
  /// The layers of one group on their way into the frame.
  var staged: [Layer] = []

  @usableFromInline init() {}

  mutating func begin(at origin: Vector, mirroredIn width: Double?, keepingRows keepsRows: Bool) {
    // Kept rows follow the content up and down only.
    self.keepsRows = keepsRows && origin.x == self.origin.x && width == self.width
    hasScrolled = origin != self.origin
    (self.origin, self.width) = (origin, width)
    swap(&groups, &oldGroups)
    groups.removeAll(keepingCapacity: true)
    (nextGroup, placed, isCut, isPlacing) = (0, 0, false, true)
  }

  mutating func end() {
    isPlacing = false
    rest.removeAll(keepingCapacity: true)
    restHeights.removeAll(keepingCapacity: true)
    nextOfRest = 0
  }

  mutating func forget() {
    isInPlace = false
    groups.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
  }

  /// Converts a staged layer to the frame's coordinates.
  ///
  /// - Returns: The layer's upper edge in the content's coordinates, in points.
  mutating func enterFrame(_ index: Int) -> Double {
    let frame = staged[index].frame
    let seen = frame.moved(by: .zero - origin)
    staged[index].frame = width.map { seen.mirrored(in: $0) } ?? seen
    return frame.y
  }
}
