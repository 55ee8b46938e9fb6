import InteractionReplay
import Testing

@Suite("Scripts say what presses do, and answer what is asked")
struct AskingScriptTests {
  private func table(_ action: String, _ events: String) -> String {
    timeline(tableScript(#""rows":3,"row":{"trailing":[\#(action)]}"#, events))
  }

  @Test("A row waits for the answer of the app, and goes when it is confirmed")
  func confirmed() {
    let trace = table(
      #"{"id":"delete","title":"Delete","role":"destructive","asksFirst":true}"#,
      #"""
      {"at":0,"perform":{"action":"delete","row":1}},{"at":1,"tap":{"row":1}},{"at":2,"scrollTo":{"contentOffset":0}},
      {"at":3,"confirm":{"row":1}},{"at":3,"confirm":{"row":1}}
      """#)
    #expect(trace.contains("didPress.trailing.0.1 didOpen.trailing.1 didAsk.1"), "\(trace)")
    #expect(trace.split(separator: "didDelete.1", omittingEmptySubsequences: false).count == 2, "\(trace)")
  }

  @Test("A trace names the rows that wait")
  func waiting() {
    let asking = #""rows":3,"row":{"trailing":[{"id":"a","title":"A","asksFirst":true}]}"#
    let asked = played(tableScript(asking, #"{"at":0,"perform":{"action":"a","row":2}}"#))
    #expect(asked.contains(#""waiting":[2]"#))
    let answered = #"{"at":0,"perform":{"action":"a","row":2}},{"at":1,"cancel":{"row":2}}"#
    #expect(
      played(tableScript(asking, answered)).split(separator: #""waiting":[2]"#, omittingEmptySubsequences: false).count
        == 2)
  }

  @Test("What a press does is `close`, `stay` or `delete`")
  func fulfillment() {
    let press = #"{"at":0,"perform":{"action":"a","row":0}}"#
    #expect(table(#"{"id":"a","title":"A","fulfillment":"delete"}"#, press).contains("didDelete.0"))
    #expect(!table(#"{"id":"a","title":"A","role":"destructive","fulfillment":"stay"}"#, press).contains("didDelete"))
    #expect(
      table(#"{"id":"a","title":"A","fulfillment":"go"}"#, press)
        == #"s.json: configuration.row.trailing[0].fulfillment: unknown fulfillment "go" (one of close, stay, delete)"#)
  }
}
