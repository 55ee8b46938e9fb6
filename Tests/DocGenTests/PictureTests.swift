import Foundation
import Testing

@testable import DocGen

@Suite("Pictures")
struct PictureTests {
  private static let pictures = Result { try generatedDocuments.get().filter { $0.path.hasSuffix(".svg") } }

  /// Expects no faults in any picture, and names those that there are.
  private func expectSound(
    sourceLocation: SourceLocation = #_sourceLocation, _ faults: (String) -> [String]
  ) throws {
    for picture in try Self.pictures.get() {
      expectNone(faults(picture.text), picture.path, sourceLocation: sourceLocation)
    }
  }

  @Test("Every picture is well-formed and has a title and a description")
  func descriptions() throws {
    for picture in try Self.pictures.get() {
      expectDrawn(picture.text, picture.path)
      let title = picture.text.pieces(after: "<title id=\"t\">", upTo: "<").first ?? ""
      let description = picture.text.pieces(after: "<desc id=\"d\">", upTo: "<").first ?? ""
      #expect(!title.isEmpty && !description.isEmpty, "\(picture.path)")
      expect(picture.text, has: ["role=\"img\"", title + "</title>", description + "</desc>"], picture.path)
    }
  }

  @Test("Pictures support dark mode, need no other file, are small, have two decimals, and are legible on a phone")
  func alone() throws {
    try expectSound { svg in
      var faults = ["<script", "<animate", "<image", "href", "@import"].filter { !svg.offsets(of: $0).isEmpty }
      if svg.offsets(of: "@media (prefers-color-scheme:dark)").isEmpty { faults.append("is never dark") }
      if svg.utf8.count >= 100_000 { faults.append("\(svg.utf8.count) bytes") }
      if svg.contains(/\d\.\d{3}/) {
        // Texts may have more decimals.
        let drawing = svg.replacing(/>[^<]*<\/(text|desc)>/, with: "></>")
        faults += drawing.matches(of: /\d\.\d{3}/).map { String($0.0) }
      }
      // On a phone of 360 points, type has at least 11 points.
      let width = svg.pieces(after: "viewBox=\"0 0 ", upTo: " ").first.flatMap { Double($0) } ?? .infinity
      if width == .infinity { faults.append("has no width") }
      let sizes = svg.pieces(after: "font-size=\"", upTo: "\"").compactMap { Double($0) }
      faults += sizes.filter { $0 * min(1, 360 / width) < 11 }.map { "type of \(number($0))" }
      return faults
    }
  }

  @Test("Animations stop in print and with reduced motion")
  func stillness() throws {
    for picture in try Self.pictures.get() where !picture.text.offsets(of: "@keyframes").isEmpty {
      expect(
        picture.text, has: ["@media print,(prefers-reduced-motion:reduce){*{animation:none!important}}"], picture.path)
    }
  }

  @Test("Films of faults and of laws are short enough to be watched, and small")
  func lengths() throws {
    let films = try Self.pictures.get().filter { picture in
      let name = picture.path.dropFirst(Document.figures.count)
      return name.hasPrefix("Laws-") || Chapter.designs.contains { name.hasPrefix($0.title + "-") }
    }
    #expect(!films.isEmpty)
    for film in films {
      let seconds = film.text.matches(of: /animation:k\d+ ([\d.]+)s/).compactMap { Double($0.1) }
      #expect(seconds.max() ?? 0 <= 10 && film.text.utf8.count < 60_000, "\(film.path)")
    }
    #expect(films.reduce(0) { $0 + $1.text.utf8.count } < 20_000 * films.count)
  }

  @Test("Every clip and every animation is defined once, and used")
  func definitions() throws {
    try expectSound { svg in
      /// The numbers that names end with.
      func numbers(after name: String, upTo end: Unicode.Scalar) -> [Int] {
        svg.pieces(after: name, upTo: end).compactMap { Int($0) }
      }
      let (clips, tracks) = (numbers(after: "<clipPath id=\"c", upTo: "\""), numbers(after: "@keyframes k", upTo: "{"))
      let twice = [clips, tracks].filter { Set($0).count < $0.count }.joined().map { "twice: \($0)" }
      let undefined = Set(numbers(after: "url(#c", upTo: ")")).subtracting(clips).map { "clip: \($0)" }
      let moving = Set(numbers(after: "class=\"k", upTo: "\""))
      return twice + undefined + moving.symmetricDifference(tracks).map { "animation: \($0)" }
    }
  }
}
