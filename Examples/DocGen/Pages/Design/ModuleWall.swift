import Foundation
import InteractionCore

/// The package's library modules, each above those that it depends on, as `Package.swift` has them.
struct ModuleWall {
  static let name = "Design-modules.svg"

  /// The modules in the manifest's order.
  let modules: [String]
  /// The modules that each depends on directly.
  let dependencies: [String: [String]]

  /// Reads the manifest.
  ///
  /// - Throws: A `SourceError` if it has no library, or one that depends on a module without a target.
  init(_ sources: SourceIndex) throws {
    let manifest = try sources.lines(of: "Package.swift").joined(separator: "\n")
    let modules = Self.entries(".library(", in: manifest).compactMap { Self.quoted($0).first }
    let targets = Self.entries(".target(", in: manifest).map { entry in
      (name: Self.quoted(entry).first ?? "", dependencies: Self.list("dependencies:", in: entry))
    }
    let all = Dictionary(targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
    self.modules = modules
    dependencies = all.filter { modules.contains($0.key) }
    guard !modules.isEmpty, modules.allSatisfy({ all[$0]?.allSatisfy { all[$0] != nil } == true }) else {
      throw SourceError.malformed("its libraries and their targets are not as expected", in: "Package.swift")
    }
  }

  /// How many courses of the wall lie below a module.
  func height(of module: String) -> Int {
    dependencies[module, default: []].map { height(of: $0) + 1 }.max() ?? 0
  }

  /// The modules of each course, from the ground up.
  var courses: [[String]] {
    let heights = Dictionary(grouping: modules, by: height)
    return heights.keys.sorted().map { heights[$0] ?? [] }
  }

  // MARK: The picture

  private static let (left, width, gap, brick, course) = (12.0, 336.0, 8.0, 44.0, 70.0)

  /// Where each module stands.
  private var frames: [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    for (level, course) in courses.reversed().enumerated() {
      let count = Double(course.count)
      let width = (Self.width - Self.gap * (count - 1)) / count
      for (index, module) in course.enumerated() {
        let x = Self.left + Double(index) * (width + Self.gap)
        frames[module] = LayoutRect(x, 10 + Double(level) * Self.course, width, Self.brick)
      }
    }
    return frames
  }

  var figure: DrawnFigure {
    let frames = self.frames
    var sketch = Sketch()
    for module in modules {
      guard let top = frames[module] else { continue }
      for other in dependencies[module, default: []] where height(of: other) == height(of: module) - 1 {
        guard let bottom = frames[other] else { continue }
        // Straight down where one brick lies over the middle of the other.
        let (middle, below) = (top.x + top.width / 2, bottom.x + bottom.width / 2)
        let start = abs(below - middle) < top.width / 2 ? below : middle
        let end = min(max(start, bottom.x + 8), bottom.x + bottom.width - 8)
        sketch.arrow(from: Vector(start, top.y + top.height), to: Vector(end, bottom.y))
      }
    }
    for module in modules {
      guard let frame = frames[module] else { continue }
      sketch.box(frame, module.hasPrefix("Interaction") || module == "HeadlessTable" ? .plain : .content, radius: 5)
      let far = dependencies[module, default: []].count { height(of: $0) < height(of: module) - 1 }
      write(module, note: far > 0 ? "and on \(far) more below" : nil, in: frame, on: &sketch)
    }
    let words = modules.map { module in
      let others = dependencies[module, default: []]
      return others.isEmpty ? "\(module) on none" : "\(module) on \(others.joined(separator: ", "))"
    }
    return DrawnFigure(
      name: Self.name, title: "The modules, each above those it depends on",
      alt: "Each module depends on those its arrows lead to: " + words.joined(separator: "; ") + ".",
      height: Double(courses.count) * Self.course - Self.course + Self.brick + 20, sketch: sketch)
  }

  /// Writes a name in one line or, if the brick is narrow, in two.
  private func write(_ module: String, note: String?, in frame: LayoutRect, on sketch: inout Sketch) {
    let size = Sketch.smallType
    var lines = [module]
    if TextWidth.of(module, size: size) > frame.width - 8, let hump = module.dropFirst().lastIndex(where: \.isUppercase)
    {
      lines = [String(module[..<hump]), String(module[hump...])]
    }
    lines += note.map { [$0] } ?? []
    let middle = Vector(frame.x + frame.width / 2, frame.y + frame.height / 2 + 4)
    for (index, line) in lines.enumerated() {
      let y = (Double(index) - Double(lines.count - 1) / 2) * 15
      sketch.text(line, at: middle + Vector(0, y), .middle, style: line == note ? "m" : "t", size: size)
    }
  }

  // MARK: The manifest

  /// What follows each start of an entry, up to the next one.
  private static func entries(_ start: String, in manifest: String) -> [String] {
    manifest.components(separatedBy: start).dropFirst().map { String($0) }
  }

  /// The texts between quotation marks.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// The texts of an array that follows a label in the same entry; none if the entry has none.
  private static func list(_ label: String, in entry: String) -> [String] {
    guard let start = entry.range(of: label), let end = entry[start.upperBound...].firstIndex(of: "]") else {
      return []
    }
    return quoted(String(entry[start.upperBound..<end]))
  }
}
