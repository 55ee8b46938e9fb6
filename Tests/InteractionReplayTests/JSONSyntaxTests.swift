import InteractionReplay
import TestSupport
import Testing

@Suite("Text that is not JSON")
struct JSONSyntaxTests {
  @Test("A fault is reported with its line and its column")
  func fault() {
    expectRefused([
      Refusal(
        "",
        "line 1, column 1: not readable JSON: expected a value, found the end of the file"),
      Refusal(
        " \n",
        "line 2, column 1: not readable JSON: expected a value, found the end of the file"),
      Refusal(
        "{\"design\":\n  \"constraint-swipe\" \"events\"}",
        #"line 2, column 22: not readable JSON: expected "," or "}", found a quotation mark"#),
      Refusal(
        "[1,]",
        #"line 1, column 4: not readable JSON: expected a value, found "]""#),
      Refusal(
        "[1 2]",
        #"line 1, column 4: not readable JSON: expected "," or "]", found "2""#),
      Refusal(
        "{\"a\":1,}",
        #"line 1, column 8: not readable JSON: expected a key in quotation marks, found "}""#),
      Refusal(
        "{a:1}",
        #"line 1, column 2: not readable JSON: expected a key in quotation marks, found "a""#),
      Refusal(
        "{\"a\" 1}",
        #"line 1, column 6: not readable JSON: expected ":", found "1""#),
      Refusal(
        "[01]",
        #"line 1, column 3: not readable JSON: expected "," or "]", found "1""#),
      Refusal(
        "[1.]",
        #"line 1, column 4: not readable JSON: expected a digit, found "]""#),
      Refusal(
        "[-]",
        #"line 1, column 3: not readable JSON: expected a digit, found "]""#),
      Refusal(
        "[1e]",
        #"line 1, column 4: not readable JSON: expected a digit, found "]""#),
      Refusal(
        "[+1]",
        #"line 1, column 2: not readable JSON: expected a value, found "+""#),
      Refusal(
        "[nul]",
        #"line 1, column 2: not readable JSON: expected a value, found "n""#),
      Refusal(
        "[NaN]",
        #"line 1, column 2: not readable JSON: expected a value, found "N""#),
      Refusal(
        "{} x",
        #"line 1, column 4: not readable JSON: expected the end of the file, found "x""#),
      Refusal(
        "[\"a\nb\"]",
        "line 1, column 4: not readable JSON: a string contains a line break or another control character (escape it)"),
      Refusal(
        "[\"abc",
        "line 1, column 6: not readable JSON: expected a closing quotation mark, found the end of the file"),
      Refusal(
        "[\"\\x\"]",
        #"line 1, column 4: not readable JSON: expected one of " \ / b f n r t u after the backslash, found "x""#),
      Refusal(
        "[\"\\u12G4\"]",
        #"line 1, column 7: not readable JSON: expected a hexadecimal digit, found "G""#),
      Refusal(
        "[\"\\ud800\"]",
        "line 1, column 5: not readable JSON: an unpaired surrogate (write both halves of the pair)"),
      Refusal(
        "[\"\\ud800\\u0041\"]",
        "line 1, column 5: not readable JSON: an unpaired surrogate (write both halves of the pair)"),
      Refusal(
        "[\"\\udc00\"]",
        "line 1, column 5: not readable JSON: an unpaired surrogate (write both halves of the pair)"),
      Refusal(
        "[\"é\\q\"]",
        #"line 1, column 5: not readable JSON: expected one of " \ / b f n r t u after the backslash, found "q""#),
      Refusal(
        "[1e400]",
        #"line 1, column 2: not readable JSON: the number "1e400" is out of range (the limit is about ±1.8e308)"#),
      Refusal(
        "[-1e400]",
        #"line 1, column 2: not readable JSON: the number "-1e400" is out of range (the limit is about ±1.8e308)"#),
      Refusal(
        "{\"at\":1,\"at\":2}",
        #"line 1, column 9: not readable JSON: the key "at" appears twice in an object (keep one)"#),
      Refusal(
        "{\"at\":1,\"\\u0061t\":2}",
        #"line 1, column 9: not readable JSON: the key "\u0061t" appears twice in an object (keep one)"#),
      Refusal(
        "{\"é\":1,\"e\u{301}\":2}",
        "line 1, column 8: not readable JSON: the key \"e\u{301}\" appears twice in an object (keep one)"),
      Refusal(
        "[1e-400,0e1,1e400]",
        #"line 1, column 13: not readable JSON: the number "1e400" is out of range (the limit is about ±1.8e308)"#),
      Refusal(
        "[" + String(repeating: "9", count: 310) + "]",
        "line 1, column 2: not readable JSON: the number \"" + String(repeating: "9", count: 60)
          + "…\" is out of range (the limit is about ±1.8e308)"),
      Refusal(
        String(repeating: "[", count: 100_000),
        "line 1, column 65: not readable JSON: nested deeper than 64 levels"),
      Refusal(
        "{\"a\":",
        "line 1, column 6: not readable JSON: expected a value, found the end of the file"),
      Refusal(
        "\u{FEFF}{}",
        #"design: missing (one of \#(inTables), headless-table)"#),
      Refusal(
        "\u{FEFF}}",
        #"line 1, column 1 after the byte order mark: not readable JSON: expected a value, found "}""#),
      Refusal(
        "\u{FEFF}{\n }}",
        #"line 2, column 3: not readable JSON: expected the end of the file, found "}""#),
      Refusal(
        "\u{FEFF}\u{FEFF}{}",
        "line 1, column 1 after the byte order mark: not readable JSON: expected a value, "
          + "found a byte order mark (allowed only at the beginning)"),
      Refusal(
        "{\n\u{FEFF}}",
        "line 2, column 1: not readable JSON: expected a key in quotation marks, "
          + "found a byte order mark (allowed only at the beginning)"),
      Refusal(
        "\r\n\r\n}",
        #"line 3, column 1: not readable JSON: expected a value, found "}""#),
    ])
  }

  @Test("The first byte that is not UTF-8 is reported, and a UTF-16 byte order mark is named")
  func encoding() {
    let notUTF8 = Array("{\n \"é".utf8) + [0xFF] + Array("\": 1}".utf8)
    let wide = "the text begins with a UTF-16 byte order mark (save it as UTF-8)"
    let texts: [([UInt8], place: String, problem: String)] = [
      (notUTF8, "line 2, column 4", "the text is not UTF-8 (save it as UTF-8)"),
      ([0xFF, 0xFE, 0x7B, 0], "line 1, column 1", wide), ([0xFE, 0xFF, 0, 0x7B], "line 1, column 1", wide),
    ]
    for (bytes, place, problem) in texts {
      let error = ScriptError(file: "s.json", place: place, problem: "not readable JSON: " + problem)
      #expect(throws: error) { try Replay().traces(of: bytes, name: "s.json") }
    }
  }

  @Test("A byte order mark, white space and escapes are JSON")
  func accepted() throws {
    let text = "\u{FEFF}\r\n" + rowScript(#""trailing":[{"id":"\u0061\ud83d\ude00\n","title":"\/"}]"#) + "\n\t "
    let action = InteractionAction(id: "a😀\n", title: "/")
    expect(try Replay().script(text), is: .row(RowSetup(.constraintSwipe, trailing: [action]), []))
  }
}
