import InteractionCore

/// Where something is at one moment of an animation, seen from what contains it.
struct Pose: Hashable, Sendable {
  /// In points.
  var position: Vector
  /// About the position itself, 1 as it is.
  var scale = Vector(1, 1)
  var alpha = 1.0
}

/// A picture in the making: collects the clips and the keyframes that its parts share.
///
/// Whatever moves gets CSS keyframes; in its attributes it stands as at the still moment, which is what
/// those see who do not want motion, and programs that know no animations.
struct SVGCanvas {
  /// How many frames there are to an animation, the last of which is like the first; 1 for a still picture.
  let frameCount: Int
  /// How long the animation takes, in seconds.
  let duration: Double
  /// The frame that the attributes show.
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

  /// The name of a clip to a rectangle at the origin.
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

  /// Wraps what shows something at its origin so that it follows poses, one a frame.
  mutating func place(_ content: String, _ poses: [Pose]) -> String {
    let pose = poses[still]
    // Most things stand: they need no tracks.
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

  /// A circle at the origin that is drawn in part, clockwise from above: a part of 0...1 for each frame.
  mutating func sweep(radius: Double, _ parts: [Double]) -> String {
    let name = keyframes(parts.map { [100 * (1 - $0)] }, tolerance: 1) { "stroke-dashoffset:" + number($0[0]) }
    let motion = name.map { " class=\"\($0)\"" } ?? ""
    return "<g\(motion) stroke-dashoffset=\"\(number(100 * (1 - parts[still])))\"><circle r=\"\(number(radius))\" "
      + "transform=\"rotate(-90)\" pathLength=\"100\" stroke-dasharray=\"100\" class=\"r\"/></g>"
  }

  /// The class of the animation through a track of values, or nil where they never change.
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

  /// The place in a picture that moves whose address shows it still.
  static let stillPlace = "still"
  /// What the first tag says of it.
  static let stillMark = " id=\"\(stillPlace)\""

  /// The whole file: title and description are for those who do not see it, of the parts those behind come first.
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

/// A number of an attribute, at most two decimals.
func number(_ value: Double) -> String { DecimalText.text(value, decimals: 2) }

/// A length of a style sheet.
private func points(_ value: Double) -> String {
  let text = number(value)
  return text == "0" ? "0" : text + "px"
}

/// Text that may stand in XML.
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
