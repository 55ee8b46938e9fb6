import InteractionCore

/// The position, scale and opacity of a part of a picture at one moment of an animation, relative to its container.
struct Pose: Hashable, Sendable {
  /// The position, in points.
  var position: Vector
  /// The scale about the position.
  var scale = Vector(1, 1)
  var alpha = 1.0
}

/// A picture that is being built, with the clips and keyframes that its parts share.
///
/// A part that moves gets CSS keyframes. Its attributes are those of the still frame, which is shown to readers who prefer no
/// motion, and by programs without animations.
struct SVGCanvas {
  /// The number of frames of an animation; 1 for a still picture.
  let frameCount: Int
  /// The duration of the animation, in seconds.
  let duration: Double
  /// The index of the still frame, whose values the attributes have.
  let still: Int
  private(set) var definitions: [String] = []
  private(set) var rules: [String] = []
  private var clips: [String: String] = [:]
  private var animations: [String: String] = [:]

  init(frameCount: Int = 1, duration: Double = 0, still: Int = 0) {
    self.frameCount = frameCount
    self.duration = duration
    self.still = still
  }

  /// Returns the name of a clip to a rectangle at the origin.
  mutating func clip(_ size: LayoutSize, radius: Double = 0) -> String {
    let shape =
      "width=\"\(number(size.width))\" height=\"\(number(size.height))\""
      + (radius > 0 ? " rx=\"\(number(radius))\"" : "")
    if let name = clips[shape] { return name }
    let name = "c\(clips.count + 1)"
    clips[shape] = name
    definitions.append("<clipPath id=\"\(name)\"><rect \(shape)/></clipPath>")
    return name
  }

  /// Returns content wrapped so that it follows poses, one for each frame.
  mutating func place(_ content: String, _ poses: [Pose]) -> String {
    let pose = poses[still]
    // Most parts do not move, and need no tracks.
    var (moves, fades, scales) = (false, false, false)
    for other in poses {
      moves = moves || other.position != pose.position || other.scale != pose.scale
      fades = fades || other.alpha != pose.alpha
      scales = scales || other.scale != Vector(1, 1)
    }
    let track = moves ? poses.map { [$0.position.x, $0.position.y, 100 * $0.scale.x, 100 * $0.scale.y] } : []
    let motion = keyframes(track, tolerance: 0.25) { value in
      "transform:translate(\(points(value[0])),\(points(value[1])))"
        + (scales ? " scale(\(number(value[2] / 100)),\(number(value[3] / 100)))" : "")
    }
    var transforms: [String] = []
    if pose.position != .zero {
      transforms.append("translate(\(number(pose.position.x)) \(number(pose.position.y)))")
    }
    if pose.scale != Vector(1, 1) { transforms.append("scale(\(number(pose.scale.x)) \(number(pose.scale.y)))") }
    var attributes = motion.map { " class=\"\($0)\"" } ?? ""
    if !transforms.isEmpty { attributes += " transform=\"\(transforms.joined(separator: " "))\"" }
    var text = attributes.isEmpty ? content : "<g\(attributes)>\(content)</g>"

    let fade = keyframes(fades ? poses.map { [100 * $0.alpha] } : [], tolerance: 2) {
      "opacity:" + number($0[0] / 100)
    }
    if fade != nil || pose.alpha != 1 {
      let name = fade.map { " class=\"\($0)\"" } ?? ""
      text = "<g\(name)\(pose.alpha == 1 ? "" : " opacity=\"\(number(pose.alpha))\"")>\(text)</g>"
    }
    return text
  }

  /// Returns an arc of a circle at the origin, drawn clockwise from the top, given its fraction of the circle for each frame.
  mutating func sweep(radius: Double, _ parts: [Double]) -> String {
    let name = keyframes(parts.map { [100 * (1 - $0)] }, tolerance: 1) { "stroke-dashoffset:" + number($0[0]) }
    let motion = name.map { " class=\"\($0)\"" } ?? ""
    return "<g\(motion) stroke-dashoffset=\"\(number(100 * (1 - parts[still])))\"><circle r=\"\(number(radius))\" "
      + "transform=\"rotate(-90)\" pathLength=\"100\" stroke-dasharray=\"100\" class=\"r\"/></g>"
  }

  /// Returns the class of an animation through a track of values, or nil if they never change.
  private mutating func keyframes(
    _ track: [[Double]], tolerance: Double, _ property: ([Double]) -> String
  ) -> String? {
    guard frameCount > 1, let first = track.first, track.contains(where: { $0 != first }) else { return nil }
    let keys = simplified(track, tolerance: tolerance)
    let body = keys.map { key in
      "\(number(100 * Double(key) / Double(frameCount - 1)))%{\(property(track[key]))}"
    }.joined()
    if let name = animations[body] { return name }
    let name = "k\(animations.count + 1)"
    animations[body] = name
    rules.append("@keyframes \(name){\(body)}.\(name){animation:\(name) \(number(duration))s linear infinite}")
    return name
  }

  /// The fragment of an animation's address that shows it still.
  static let stillPlace = "still"
  /// The attribute of the first tag that the fragment refers to.
  static let stillMark = " id=\"\(stillPlace)\""

  /// Returns the whole file; title and description are for readers who do not see it, and parts are ordered from back to
  /// front.
  func document(
    size: LayoutSize, title: String, description: String, style: String = Theme.style, _ parts: [String]
  ) -> String {
    let (width, height) = (number(size.width), number(size.height))
    let style = style + (rules.isEmpty ? "" : "\n" + rules.joined(separator: "\n") + "\n" + Theme.stillness)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="t d"\(rules.isEmpty ? "" : Self.stillMark)>
      <title id="t">\(escaped(title))</title>
      <desc id="d">\(escaped(description))</desc>
      <style>
      \(style)
      </style>
      <rect width="\(width)" height="\(height)" rx="6" class="p"/>
      \(definitions.isEmpty ? "" : "<defs>" + definitions.joined() + "</defs>\n")\(parts.joined(separator: "\n"))
      </svg>

      """
  }
}

/// Returns a number for an attribute, with at most two decimals.
func number(_ value: Double) -> String { DecimalText.text(value, decimals: 2) }

/// Returns a length for a style sheet.
private func points(_ value: Double) -> String {
  let text = number(value)
  return text == "0" ? "0" : text + "px"
}

/// Returns text escaped for XML.
func escaped(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
  return result
}
