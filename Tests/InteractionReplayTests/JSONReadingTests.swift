import InteractionReplay
import TestSupport
import Testing

@Suite("Text that is read as JSON")
struct JSONReadingTests {
  private static func read(_ text: String) throws(ScriptError) -> JSON { try JSON(parsing: text.utf8, file: "s.json") }

  @Test("A text is read as the value that it denotes")
  func values() throws {
    let texts: [(String, JSON)] = [
      ("null", .null),
      (" true ", .bool(true)),
      ("\u{FEFF}\r\nfalse\t", .bool(false)),
      ("[]", .array([])),
      ("[ ]", .array([])),
      ("{ }", .object([:])),
      ("[1 , [2],\n{}]", .array([.number(1), .array([.number(2)]), .object([:])])),
      (#"{"a":[],"b" : {"a":null}}"#, .object(["a": .array([]), "b": .object(["a": .null])])),
      (#"{"\u0061\\":1,"":2}"#, .object(["a\\": .number(1), "": .number(2)])),
    ]
    for (text, value) in texts { expect(try Self.read(text), is: value, "\(text)") }
  }

  @Test("A string is read with its escapes resolved")
  func strings() throws {
    let texts = [
      (#""""#, ""),
      (#""[1,2]}:""#, "[1,2]}:"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0000\u001F\u00e9\u2028\uFFFF""#, "\0\u{1F}\u{E9}\u{2028}\u{FFFF}"),
      (#""a\ud83d\ude00b\uDBFF\uDFFF""#, "a😀b\u{10FFFF}"),
      (#""\\u0041\\""#, #"\u0041\"#),
      ("\"é e\u{301}\u{7F}😀\"", "é e\u{301}\u{7F}😀"),
    ]
    for (text, string) in texts {
      let read = try #require(try Self.read(text).string)
      // Equality would take é in one scalar for é in two.
      expect(Array(read.utf8), is: Array(string.utf8), "\(text)")
    }
  }

  @Test("A number is read as the nearest double, which is 0 if the number is too small")
  func numbers() throws {
    let texts: [(String, Double)] = [
      ("0", 0), ("-0", -0.0), ("0e1", 0), ("0E+999999999999", 0), ("0.000", 0), ("1E5", 100_000), ("-1.5e-3", -0.0015),
      ("1e-400", 0), ("-1e-400", -0.0), ("2e-324", 0), ("3e-324", .leastNonzeroMagnitude),
      ("4.9e-324", .leastNonzeroMagnitude),
      ("9007199254740993", 9_007_199_254_740_992), ("0.1000000000000000055511151231257827", 0.1),
      ("1.7976931348623158e308", .greatestFiniteMagnitude), ("123456789012345678901234567890", 1.2345678901234568e29),
    ]
    for (text, number) in texts {
      let read = try #require(try Self.read(text).number)
      // Equality would take -0 for 0.
      expect(read.bitPattern, is: number.bitPattern, "\(text)")
    }
  }

  // MARK: Scripts

  @Test("A script's fields may stand in any order")
  func anyOrder() {
    let events = #""events":[{"at":0.5,"open":{"edge":"trailing"}}]"#
    let configuration = #""configuration":{"trailing":[\#(deleteAction)]}"#
    let design = #""design":"constraint-swipe""#
    let trace = played("{" + [design, configuration, events].joined(separator: ",") + "}")
    let others = [[events, configuration, design], [configuration, events, design]]
    expect(others.map { played("{" + $0.joined(separator: ",") + "}") }, are: [trace, trace])
    expect(trace, has: ["didOpen.trailing"])
  }

  @Test("Of several errors the first in the format's order is reported, after any JSON error")
  func order() {
    expectRefused([
      Refusal(
        #"{"events":[{"jump":{}}],"configuration":{"width":true},"design":"none"}"#,
        #"design: unknown design "none" (one of \#(inTables), headless-table)"#),
      Refusal(
        #"{"events":[{"jump":{}}],"configuration":{"width":true},"design":"constraint-swipe"}"#,
        "configuration.width: expected a number, found true"),
      Refusal(
        #"{"events":[{"wait":{}},{"jump":{}}],"configuration":{},"design":"constraint-swipe"}"#,
        #"events[1]: unknown kind of event "jump" (one of \#(rowKinds))"#),
      Refusal(
        #"{"events":[{"jump":{}}],"configuration":{"width":true},"design":"none""#,
        #"line 1, column 71: not readable JSON: expected "," or "}", found the end of the file"#),
      Refusal(
        #"[{"design":"constraint-swipe","events":[{"jump":{}}]},{"design":"none"}]"#,
        #"[0].events[0]: unknown kind of event "jump" (one of \#(rowKinds))"#),
      Refusal(
        #"[{"design":"constraint-swipe","events":[]},[]]"#,
        "[1]: expected an object, found an array"),
      Refusal(
        #"{"design":"constraint-swipe","events":{}}"#,
        "events: expected an array, found an object"),
      Refusal(
        #"{"design":["a"],"events":[]}"#,
        "design: expected a string, found an array"),
      Refusal(
        #"{"design":"constraint-swipe","events":[{"at":[1],"wait":{}}]}"#,
        "events[0].at: expected a number, found an array"),
    ])
  }
}

extension JSON {
  fileprivate var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
