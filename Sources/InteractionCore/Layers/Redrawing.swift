/// What a frame is drawn over, and how far that has come.
@usableFromInline struct Redrawing: Sendable {
  /// Layers that come and go together: a row's, or one that belongs to no row.
  struct Group: Sendable {
    /// What the first layer shows.
    let id: LayerID
    /// How many layers there are.
    var count: Int
    /// The row's upper edge in the content's coordinates, in points.
    let top: Double
    /// How many layers contain it.
    let depth: Int
    /// Whether the row looks the same until something happens.
    var isStill: Bool
  }

  /// What becomes of a row.
  @usableFromInline enum RowStart {
    /// Its layers are those of the frame before.
    case kept
    /// Its layers are appended to a list in which nothing is drawn over.
    case appended
    /// Its layers are placed over so many old ones once they are there.
    case staged(over: Int)
  }

  /// How many groups ahead an old one is looked for.
  static let farthest = 64

  /// Whether layers are placed over a frame, and not only appended.
  @usableFromInline var isPlacing = false
  /// Whether rows that are still look as they did.
  var keepsRows = false
  /// Whether every row was at its position in the list when the frame was drawn.
  var isInPlace = false
  /// Whether the frame's coordinates begin elsewhere than before.
  var hasScrolled = false
  /// Where the frame's coordinates begin in the content's, in points.
  var origin = Vector.zero
  /// The width about whose middle frames are mirrored, in points.
  var width: Double?
  /// The groups of the frame, and those of the one before.
  var groups: [Group] = []
  var oldGroups: [Group] = []
  /// The first old group that has not been passed.
  var nextGroup = 0
  /// The upper edge of each layer in the content's coordinates, in points: added and subtracted again, it would be another.
  var heights: [Double] = []
  /// How many layers of the new frame there are; unless it is cut, the old ones follow them.
  var placed = 0
  /// What is left of the old frame once it is cut, from `nextOfRest` on.
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

  /// Passes with a staged layer to the frame's coordinates.
  ///
  /// - Returns: Its upper edge in the content's coordinates, in points.
  mutating func enterFrame(_ index: Int) -> Double {
    let frame = staged[index].frame
    let seen = frame.moved(by: .zero - origin)
    staged[index].frame = width.map { seen.mirrored(in: $0) } ?? seen
    return frame.y
  }
}
