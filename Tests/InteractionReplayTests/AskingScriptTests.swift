import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that set actions' fulfillments and answer questions")
struct AskingScriptTests {
  private func table(_ action: String, _ events: String) -> String {
    timeline(tableScript(#""rows":3,"row":{"trailing":[\#(action)]}"#, events))
  }

  @Test("A row that asks is listed as waiting until the answer, and is deleted when it is confirmed")
  func confirmed() {
    let trace = table(
      #"{"id":"delete","title":"Delete","role":"destructive","asksFirst":true}"#,
      #"""
      {"at":0,"perform":{"action":"delete","row":1}},{"at":1,"tap":{"row":1}},{"at":2,"scrollTo":{"contentOffset":0}},
      {"at":3,"confirm":{"row":1}},{"at":3,"confirm":{"row":1}}
      """#)
    expect(trace, has: ["didPress.trailing.0.1 didOpen.trailing.1 didAsk.1"])
    expect(Self.count("didDelete.1", in: trace), is: 1, "\(trace)")
    let asking = #""rows":3,"row":{"trailing":[{"id":"a","title":"A","asksFirst":true}]}"#
    let asked = played(tableScript(asking, #"{"at":0,"perform":{"action":"a","row":2}}"#))
    let answered = played(
      tableScript(asking, #"{"at":0,"perform":{"action":"a","row":2}},{"at":1,"cancel":{"row":2}}"#))
    let waiting = #""waiting":[2]"#
    expect([asked, answered].map { Self.count(waiting, in: $0) }, are: [1, 1])
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test("A fulfillment is `close`, `stay` or `delete`")
  func fulfillment() {
    let press = #"{"at":0,"perform":{"action":"a","row":0}}"#
    expect(table(#"{"id":"a","title":"A","fulfillment":"delete"}"#, press), has: ["didDelete.0"])
    let stays = table(#"{"id":"a","title":"A","role":"destructive","fulfillment":"stay"}"#, press)
    expect(stays, has: [], hasNot: ["didDelete"])
    let unknown = table(#"{"id":"a","title":"A","fulfillment":"go"}"#, press)
    let problem = #"unknown fulfillment "go" (one of close, stay, delete)"#
    expect(unknown, is: "s.json: configuration.row.trailing[0].fulfillment: " + problem)
  }
}
