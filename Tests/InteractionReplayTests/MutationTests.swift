import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Damaged scripts")
struct MutationTests {
  /// Pieces that a mutation inserts: those most likely to mislead a parser.
  private static let pieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "-", "0", "9", "e9", ".", "null", "true", "[[[[", "\u{2028}",
    "\n", "1e308",
    "\"at\":", "\\ud800", "é",
  ].map { Array($0.utf8) }

  private static func mutated(_ bytes: [UInt8], with random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<16, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: place)
      case 5: bytes.removeSubrange(place...)
      case 6...10: changeDigit(&bytes, after: place, with: &random)
      default: exchangeWord(&bytes, with: &random)
      }
    }
    return bytes
  }

  /// Another digit: still a number, with another value.
  private static func changeDigit(_ bytes: inout [UInt8], after place: Int, with random: inout SplitMix64) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let digit = bytes[place...].firstIndex(where: digits.contains) else { return }
    bytes[digit] = UInt8.random(in: digits, using: &random)
  }

  /// Another of the script's own words: still JSON, with another meaning or none.
  private static func exchangeWord(_ bytes: inout [UInt8], with random: inout SplitMix64) {
    var quotes: [Int] = []
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") { quotes.append(index) }
    guard quotes.count >= 2 else { return }
    let words = (0..<quotes.count / 2).map { quotes[2 * $0]..<quotes[2 * $0 + 1] }
    let word = bytes[words[Int.random(in: 0..<words.count, using: &random)]]
    bytes.replaceSubrange(words[Int.random(in: 0..<words.count, using: &random)], with: word)
  }

  private static let scripts = [
    TraceTests.script, tableScript(#""rows":3,"height":90,"row":{\#(twoActions)}"#, TraceTests.touches),
    FormScriptTests.script(
      #"{"select":{"section":0,"row":0}},{"at":1,"setText":{"section":0,"row":2,"text":"Smith"}},{"collapseAll":{}}"#),
    #"""
    {"design":"gesture-list","configuration":{"rowHeight":40,"items":["A",{"text":"B","height":60},"C"]},"events":[
      {"swipe":{"row":1,"phase":"began","translation":0}},{"at":0.5,"swipe":{"row":1,"phase":"ended","translation":[-170,3]}},
      {"at":1,"undo":{}},{"hold":{"phase":"began","y":75}},{"hold":{"phase":"ended","y":10}},{"perform":{"action":"add"}},
      {"edit":{"text":"D"}},{"at":2,"keyboard":{"height":200}},{"pinch":{"phase":"began","fingers":[75,125]}},
      {"insert":{"row":1,"text":"E"}},{"move":{"id":2,"row":0}},{"remove":{"id":1}},{"scroll":{"contentOffset":20}}]}
    """#,
  ]

  @Test("A script with damaged bytes is refused in one line, or played and written")
  func damaged() throws {
    for (number, script) in Self.scripts.enumerated() {
      var random = SplitMix64(seed: 2014)
      var (plays, faults, refusals) = (0, 0, 0)
      for _ in 0..<800 {
        let bytes = Self.mutated(Array(script.utf8), with: &random)
        do throws(ScriptError) {
          let file = try Replay().scripts(in: bytes, name: "s.json")
          let traces = file.play()
          plays += 1
          // Printing and writing take most of the time, so one in eight is enough.
          guard plays % 8 == 0 else { continue }
          #expect(traces.json.hasSuffix(file.isArray ? "]\n" : "]}\n"))
          for script in file.scripts { expect(try Replay().script(script.json()), is: script) }
        } catch {
          if error.problem.hasPrefix("not readable JSON") { faults += 1 } else { refusals += 1 }
          let line = error.description
          if !line.hasPrefix("s.json: ") || line.contains(where: \.isNewline) { Issue.record("\(line)") }
        }
      }
      // The damage was of every kind: harmless, of the JSON, of the script.
      expect([plays > 60, faults > 150, refusals > 150], are: [true, true, true], "Script \(number)")
    }
  }
}
