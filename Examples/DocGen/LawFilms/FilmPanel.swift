import InteractionCore

/// One design in a film: its layers, its fingers and its notices, frame by frame.
struct FilmPanel: Sendable {
  /// A text, and the frame from which it is shown.
  struct Told: Hashable {
    let frame: Int
    let text: String
  }

  /// The label above the panel.
  let label: String
  /// The size of the panel, in points.
  var size: LayoutSize
  private(set) var frames: [[Layer]] = []
  private(set) var told: [Told] = []
  /// The locations of each finger in the frames so far, keyed by its number; nil for frames in which it was up.
  private(set) var fingers: [Int: [Vector?]] = [:]
  /// The fingers that are down, each with the number of frames for which it stays down.
  private var down: [Int: (place: Vector, frames: Int)] = [:]

  init(_ label: String, size: LayoutSize) {
    self.label = label
    self.size = size
  }

  /// Puts a finger down, or moves it, to a location in points.
  mutating func touch(_ place: Vector, finger: Int = 0) { down[finger] = (place, .max) }

  /// Puts fingers down, or moves them; each location is given to the finger that was nearest.
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

  /// Puts a finger down for six frames, at a location in points.
  mutating func tap(_ place: Vector, finger: Int = 0) { down[finger] = (place, 6) }

  /// Lifts a finger.
  mutating func lift(finger: Int = 0) { down[finger] = nil }

  /// Returns the location of a finger in points, or nil if it is up.
  func place(finger: Int = 0) -> Vector? { down[finger]?.place }

  /// Adds notices, which are shown from the next frame on.
  mutating func tell(_ names: [String]) {
    if !names.isEmpty { told.append(Told(frame: frames.count, text: names.joined(separator: " "))) }
  }

  /// Adds a frame with the fingers in their current locations.
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
