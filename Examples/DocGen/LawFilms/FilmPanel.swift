import InteractionCore

/// One design on film: what it showed, what fingers did, and what it told, frame by frame.
struct FilmPanel: Sendable {
  /// Something told, and the frame from which it can be read.
  struct Told: Hashable {
    let frame: Int
    let text: String
  }

  /// What stands above it.
  let label: String
  /// Its extent, in points.
  var size: LayoutSize
  private(set) var frames: [[Layer]] = []
  private(set) var told: [Told] = []
  /// Where each finger was in the frames so far, by its number; nil where it was up.
  private(set) var fingers: [Int: [Vector?]] = [:]
  /// The fingers that are down, and for how many frames yet where they only tap.
  private var down: [Int: (place: Vector, frames: Int)] = [:]

  init(_ label: String, size: LayoutSize) {
    self.label = label
    self.size = size
  }

  /// A finger is down from here on, at a place in points.
  mutating func touch(_ place: Vector, finger: Int = 0) { down[finger] = (place, .max) }

  /// So many fingers are down from here on: each place belongs to the finger that was nearest.
  mutating func touch(all places: [Vector]) {
    var free = down
    down.removeAll()
    for place in places {
      let nearest = free.min { one, other in
        let (first, second) = ((one.value.place - place).length, (other.value.place - place).length)
        return (first, one.key) < (second, other.key)
      }
      if let nearest {
        free[nearest.key] = nil
        touch(place, finger: nearest.key)
      } else {
        let number = (0...).first { down[$0] == nil && free[$0] == nil } ?? 0
        touch(place, finger: number)
      }
    }
  }

  /// A finger touches a place, in points, and goes up again by itself.
  mutating func tap(_ place: Vector, finger: Int = 0) { down[finger] = (place, 6) }

  /// A finger goes up.
  mutating func lift(finger: Int = 0) { down[finger] = nil }

  /// Where a finger is, in points, if it is down.
  func place(finger: Int = 0) -> Vector? { down[finger]?.place }

  /// Something is told that can be read from the next frame on.
  mutating func tell(_ names: [String]) {
    if !names.isEmpty { told.append(Told(frame: frames.count, text: names.joined(separator: " "))) }
  }

  /// Adds a frame, with the fingers as they are.
  mutating func add(_ layers: [Layer]) {
    for (finger, touch) in down {
      fingers[finger, default: [Vector?](repeating: nil, count: frames.count)].append(touch.place)
      down[finger] = touch.frames > 1 ? (touch.place, touch.frames - (touch.frames == .max ? 0 : 1)) : nil
    }
    frames.append(layers)
    for finger in fingers.keys where fingers[finger]?.count != frames.count { fingers[finger]?.append(nil) }
  }
}

extension Vector {
  /// The distance from the origin, in points.
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
