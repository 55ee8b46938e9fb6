import Foundation
import Testing

@testable import DocGen

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures")
struct PictureTests {
  private func pictures() throws -> [Document] {
    try generatedDocuments.get().filter { $0.path.hasSuffix(".svg") }
  }

  @Test("Every picture is well-formed")
  func wellFormed() throws {
    for picture in try pictures() {
      let parser = XMLParser(data: Data(picture.text.utf8))
      #expect(parser.parse(), "\(picture.path): \(String(describing: parser.parserError))")
    }
  }

  @Test("Every picture says what it shows, for those who do not see it")
  func descriptions() throws {
    for picture in try pictures() {
      #expect(picture.text.contains("role=\"img\""), "\(picture.path)")
      #expect(!picture.text.matches(of: /<title id="t">[^<]+<\/title>/).isEmpty, "\(picture.path)")
      #expect(!picture.text.matches(of: /<desc id="d">[^<]+<\/desc>/).isEmpty, "\(picture.path)")
    }
  }

  @Test("Pictures follow the dark appearance, and need no other file")
  func alone() throws {
    for picture in try pictures() {
      #expect(picture.text.contains("@media (prefers-color-scheme:dark)"), "\(picture.path)")
      let foreign = ["<script", "<animate", "<image", "href", "@import"].filter(picture.text.contains)
      #expect(foreign == [], "\(picture.path)")
      #expect(picture.text.utf8.count < 100_000, "\(picture.path)")
      // Most pictures have nothing that could be wrong, and to see that is faster than to see what it is.
      if ["NaN", "nan", "inf"].contains(where: picture.text.contains) {
        #expect(picture.text.matches(of: /\b(NaN|nan|inf)\b/).isEmpty, "\(picture.path)")
      }
      if picture.text.contains(/\d\.\d{3}/) {
        // What is to be read may be as exact as it likes.
        let drawing = picture.text.replacing(/>[^<]*<\/(text|desc)>/, with: "></>")
        let exact = drawing.matches(of: /\d\.\d{3}/).map { String($0.0) }
        #expect(exact == [], "\(picture.path) has more than two decimals")
      }
    }
  }

  @Test("On a phone of 360 points all texts have eleven at least")
  func sizes() throws {
    for picture in try pictures() {
      let width = try #require(picture.text.firstMatch(of: /viewBox="0 0 ([\d.]+)/).flatMap { Double($0.1) })
      let sizes = picture.text.matches(of: /font-size="([\d.]+)"/).compactMap { Double($0.1) }
      #expect((sizes.min() ?? 11) * min(1, 360 / width) >= 11, "\(picture.path)")
    }
  }

  @Test("Whatever moves can be stopped")
  func stillness() throws {
    let moving = try pictures().filter { $0.text.contains("@keyframes") }
    let pages = moving.map(\.path).filter { path in
      ["Features-", "Laws-", "Design-"].contains { path.hasPrefix(Document.figures + $0) }
    }
    // A design whose gestures are many has a picture for each.
    let gestures = ["swipe", "edit", "pull", "pinch"].map { "GestureList-\($0).svg" }
    let films = try FaultFilmTests.subjects.get().compactMap { subject in
      if case .film = subject.sight { subject.name + ".svg" } else { nil }
    }
    let expected = Chapter.designs.compactMap(\.picture?.name) + gestures + films
    #expect(Set(moving.map(\.path)) == Set(expected.map { Document.figures + $0 } + pages))
    for picture in moving {
      #expect(picture.text.contains("@media print,(prefers-reduced-motion:reduce){*{animation:none!important}}"))
    }
  }

  @Test("Every clip and every animation is defined once")
  func definitions() throws {
    for picture in try pictures() {
      let used = Set(picture.text.matches(of: /url\(#(c\d+)\)/).map { String($0.1) })
      let defined = picture.text.matches(of: /<clipPath id="(c\d+)"/).map { String($0.1) }
      #expect(Set(defined).count == defined.count && used.isSubset(of: defined), "\(picture.path)")
      let moving = Set(picture.text.matches(of: /class="(k\d+)"/).map { String($0.1) })
      let tracks = picture.text.matches(of: /@keyframes (k\d+)\{/).map { String($0.1) }
      #expect(Set(tracks).count == tracks.count && moving == Set(tracks), "\(picture.path)")
    }
  }
}
