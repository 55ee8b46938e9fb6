/// The state of a redraw, which draws a frame over the previous one.
@usableFromInline struct Redrawing: Sendable {
  /// Layers that are kept or replaced together: those of one `appendRow` or a layer appended outside it, and the layers
  /// inserted into them later.
  struct Group: Sendable {
    /// The row's id with the part `row`, or the id of the layer appended outside `appendRow`.
    let id: LayerID
    /// The number of layers.
    var count: Int
    /// The row's upper edge in the content's coordinates, in points; 0 for a layer appended outside `appendRow`.
    let top: Double
    /// The number of layers that contain the group.
    let depth: Int
    /// Whether nothing in the row is moving; false outside `appendRow`, and once a layer has been inserted.
    var isStill: Bool
  }

  /// The way a row's layers enter the frame.
  @usableFromInline enum RowStart {
    /// The layers of the previous frame are kept.
    case kept
    /// The layers are appended, because no redraw is in progress, or another row is being appended.
    case appended
    /// The layers are first collected, and then take the place of the given number of old layers.
    case staged(over: Int)
  }

  /// The maximum number of old groups that are searched for an id.
  static let maximumLookahead = 64

  /// Whether an appended layer is placed over the old layers at once; true during a redraw, except while a row is appended.
  @usableFromInline var isPlacing = false
  /// Whether rows in which nothing moves look the same as in the previous frame.
  var keepsRows = false
  /// The argument `inPlace` of the last `redrawRows`; false after `removeAll()`.
  var isInPlace = false
  /// Whether `origin` has changed since the previous frame.
  var hasScrolled = false
  /// The origin of the frame's coordinates before mirroring, in the content's coordinates, in points.
  var origin = Vector.zero
  /// The width of the area in which layers are mirrored, in points; nil to mirror nothing.
  var mirrorWidth: Double?
  /// The groups of the new frame.
  var groups: [Group] = []
  /// The groups of the previous frame.
  var oldGroups: [Group] = []
  /// The index of the first old group that has been neither kept, replaced nor removed.
  var nextGroup = 0
  /// The upper edge of each layer in the content's coordinates, in points; stored, because computing it from the layer's
  /// frame would round it differently.
  var tops: [Double] = []
  /// The number of layers placed in the new frame; the remaining old layers follow them until `isSplit`.
  var placedCount = 0
  /// The old layers that had not been placed when the frame was split; those before `nextRemaining` have been placed or
  /// removed since.
  var remainingLayers: [Layer] = []
  /// The upper edges of `remainingLayers` in the content's coordinates, in points.
  var remainingTops: [Double] = []
  /// The index in `remainingLayers` of the first layer that has been neither placed nor removed.
  var nextRemaining = 0
  /// Whether the remaining old layers have been moved to `remainingLayers`, so that layers can be inserted and removed.
  var isSplit = false
  /// The layers of the last group, before they are placed in the frame; while a row is appended, this list and the frame's
  /// are swapped.
  var stagedLayers: [Layer] = []

  @usableFromInline init() {}

  mutating func begin(at origin: Vector, mirroredIn width: Double?, keepingRows keepsRows: Bool) {
    // Kept rows follow the content only vertically.
    self.keepsRows = keepsRows && origin.x == self.origin.x && width == self.mirrorWidth
    hasScrolled = origin != self.origin
    (self.origin, self.mirrorWidth) = (origin, width)
    swap(&groups, &oldGroups)
    groups.removeAll(keepingCapacity: true)
    (nextGroup, placedCount, isSplit, isPlacing) = (0, 0, false, true)
  }

  mutating func end() {
    isPlacing = false
    remainingLayers.removeAll(keepingCapacity: true)
    remainingTops.removeAll(keepingCapacity: true)
    nextRemaining = 0
  }

  mutating func forgetLayers() {
    isInPlace = false
    groups.removeAll(keepingCapacity: true)
    tops.removeAll(keepingCapacity: true)
  }

  /// Converts the staged layer at an index to the frame's coordinates, and returns the layer's upper edge in the content's
  /// coordinates, in points.
  mutating func convertStagedLayer(at index: Int) -> Double {
    let frame = stagedLayers[index].frame
    let viewportFrame = frame.moved(by: .zero - origin)
    stagedLayers[index].frame = mirrorWidth.map { viewportFrame.mirrored(in: $0) } ?? viewportFrame
    return frame.y
  }
}
