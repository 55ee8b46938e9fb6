import HostsUnderTest
import ScrollSwipe
import SwiftUI
import SwiftUIHostsUnderTest
import Testing

/// A row by each of the two modifiers, in a list and in a stack.
struct PlacedRow: View {
  let isInList: Bool
  let isListRow: Bool
  var deletes = true
  @State private var texts = ["One"]

  var body: some View {
    if isInList { List { rows } } else { ScrollView { rows } }
  }

  private var rows: some View {
    ForEach(texts, id: \.self) { text in
      if isListRow {
        Text(text).swipeListRow(ScrollSwipe()) { SwipeButton("Delete", role: .destructive) { delete(text) } }
      } else {
        Text(text).swipeRow(ScrollSwipe()) { SwipeButton("Delete", role: .destructive) { delete(text) } }
      }
    }
  }

  private func delete(_ text: String) { if deletes { texts.removeAll { $0 == text } } }
}

extension SwiftUIHosts {
  @MainActor @Suite("Warnings of a debug build about rows in SwiftUI") struct MisuseTests {
    /// The warnings that were logged.
    @MainActor final class Console { var said: [String] = [] }
    let console = Console()

    init() {
      Misuse.logged = []
      Misuse.log = { [console] in console.said.append($0) }
    }

    @Test("The list modifier outside a list and the other one inside are reported, with the one to use instead")
    func containers() {
      let sentences = [
        "A .swipeRow is in a table or collection view, where its buttons end at the list's insets, and the list's own "
          + "swipes compete with it. In a List, use .swipeListRow instead; in your own cell, call swipeRow on its content "
          + "configuration.",
        "A .swipeListRow is outside a List, so it keeps its initial height. Use .swipeRow instead.",
      ]
      for (isInList, isListRow, said) in [
        (true, true, []), (false, false, []), (true, false, [sentences[0]]), (false, true, [sentences[1]]),
      ] {
        console.said = []
        _ = shown(PlacedRow(isInList: isInList, isListRow: isListRow))
        #expect(console.said == said)
      }
    }

    @Test(
      "A row that a button should have deleted a second ago is reported", arguments: [true, false], [true, false])
    func deletion(deletes: Bool, isInList: Bool) {
      let screen = shown(PlacedRow(isInList: isInList, isListRow: isInList, deletes: deletes))
      screen.speak("Delete")
      screen.advance(by: 2)
      #expect(console.said.count == (deletes ? 0 : 1))
      #expect(console.said.allSatisfy { $0.hasPrefix("The button \"Delete\" promised to delete its row, but") })
    }
  }
}
