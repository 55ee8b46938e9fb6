import Testing

@testable import DocGen

@Suite("Phrases")
struct PhraseTests {
  @Test("What the run computes is a hole, and the rest can be read")
  func holes() {
    let cases: [(markdown: String, id: String)] = [
      ("It opens at 40 points.", "It opens at {1} points."),
      ("from -20 to −3.5, 1,000,000 rows", "from {1} to {2}, {3} rows"),
      ("delete 1..<3 of 0...-1", "delete {1} of {2}"),
      ("at (-300, 20)", "at ({1}, {2})"),
      ("Item #2 and iOS7, a 10-point slop", "Item #{1} and iOS7, a {2}-point slop"),
      ("at 1, 200 and 3.", "at {1}, {2} and {3}."),
      ("see [half](../A.swift#L9), or [**how**](#how-it-works)", "see [half]({1}), or [**how**]({2})"),
      ("![six moments](Figures/A.svg) of it", "![six moments]({1}) of it"),
      ("with `corrections: []` and `didPress.trailing.1`", "with `corrections: []` and {1}"),
      ("<code>pan<wbr>This<wbr>Cell:</code> began", "`panThisCell:` began"),
      ("[<code>a<wbr>B</code>](../A.swift#L9) and more", "[`aB`]({1}) and more"),
      ("lifted *didOpen.<wbr>trailing.<wbr>2*", "lifted {1}"),
      ("*didClose*, corrected: *opens*, **not** so", "{1}, corrected: *opens*, **not** so"),
      ("0.5 s press.<wbr>trailing.<wbr>1.<wbr>down, then", "{1} s {2}, then"),
      (
        "live: [flick](p.html#d=x&script=flick), [slow](p.html#script=slow) or [a.swift](../T/a.swift#L1)",
        "live: {1} or {2}"
      ),
      ("at [A.swift:9](../S/A.swift#L9), [B:7](../S/B.swift#L7), [B](B.md):", "at {1}:"),
      ("[strips](#the-strips), [watch](#watch), [rows](rows/README.md)", "[strips]({1}), [watch]({2}), [rows]({3})"),
      ("a [b, {c} * d ` end", "a [b, {c} * d ` end"),
      ("*UIKit's: 28.*", "*UIKit's: {1}.*"),
      ("*UIScrollView's `rate`: 2.*", "*UIScrollView's `rate`: {1}.*"),
    ]
    for (markdown, id) in cases {
      let phrase = Phrase(markdown)
      expect([phrase.id, phrase.filled(id, comma: ", ", target: { $0 })], are: [id, markdown])
      #expect(!phrase.isFixed && phrase.faults(of: id) == [], "\(markdown)")
    }
  }

  @Test("What has no words is fixed")
  func fixed() {
    let fixed = [
      "", "–", "-100 → -160", "0.1 s –", "ConstraintSwipe", "fingerKeepsHold", "B C A D E", "`left` = `right`", "20 pt",
      "O(log n + k)", "*didOpen.<wbr>trailing*", "[ATests.swift](../Tests/ATests.swift)", "“Mary Jane”",
      "v&nbsp;<b>3</b>",
    ]
    expectNone(fixed.filter { !Phrase($0).isFixed })
  }

  @Test("A number and a line that change leave the phrase as it is, and its comments say what they are")
  func stability() {
    let (old, new) = (Phrase("[It](../A.swift#L9) opens at 40."), Phrase("[It](../A.swift#L10) opens at 40.5."))
    expect([old.id] + new.comments, are: [new.id, "{1} = ../A.swift#L10", "{2} = 40.5"])
  }

  @Test(
    "A translation has its holes in its own order, any of them twice, links as its page has them, names as they were")
  func filling() {
    let phrase = Phrase("<code>pan<wbr>Began</code>: [a.json](a.json), [b.json](b.json) at 3 of [rows](#rows)")
    let chinese = "[行]({3})的 {2} 与 {2}：{1}，`panBegan`"

    let filled = phrase.filled(chinese, comma: "、", target: { "../" + $0 })
    expect(
      [phrase.id, filled],
      are: [
        "`panBegan`: {1} at {2} of [rows]({3})",
        "[行](../#rows)的 3 与 3：[a.json](../a.json)、[b.json](../b.json)，<code>pan<wbr>Began</code>",
      ])
    expectNone(phrase.faults(of: chinese))
    // Holes and code that are lost or invented are named.
    let faults = Phrase("At 3 of `rows` and 4").faults(of: "{1} 到 {3} 的 `row`")
    expect(faults, are: ["`rows` is lost", "{2} is lost", "{3} is not in the msgid", "`row` is not in the msgid"])
  }
}
