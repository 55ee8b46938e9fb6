import ConstraintSwipe
import ScrollSwipe
import SwiftUI
import Testing
import UtilityButtons

@testable import SwiftUIHostsUnderTest

/// All tests, which run one after another because rows use the clock of the host that was made last.
@Suite(.serialized) enum SwiftUIHosts {}

/// A list of three rows with swipes, as an app has it.
struct Rows: View {
  @State var texts = ["One", "Two", "Three"]
  @State var rest = Rest.closed
  let design: any RevealingRow
  let scope: SwipeScope
  let log: Log

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(texts, id: \.self) { text in
          Button(text) { log.add("tap " + text) }
            .swipeRow(design, rest: text == "One" ? $rest : nil, onNotice: { log.add($0.name + " " + text) }) {
              SwipeButton("Delete", role: .destructive) {
                log.add("Delete " + text)
                texts.removeAll { $0 == text }
              }
              SwipeButton(InteractionAction(id: "keep", title: "Keep")) { log.answer(text) }
              SwipeButton("Ask", edge: .leading, fulfillment: .close, asking: "Sure?") { log.add("Ask " + text) }
            }
        }
        Button("Open") { rest = .open(.trailing) }
      }
    }
    .swipeScope(scope)
  }
}

/// A row whose button makes it lower, and lets it stay open.
struct TallRow: View {
  @State private var height: CGFloat = 80

  var body: some View {
    Text("Tall").frame(height: height).swipeRow(ScrollSwipe()) {
      SwipeButton("Lower", fulfillment: .stay) { height = 40 }
    }
  }
}

/// A row without leading buttons that the app opens to that side; its own button shows the app's binding.
struct OneSidedRow: View {
  @State private var rest = Rest.closed

  var body: some View {
    VStack {
      Text("Row").swipeRow(ScrollSwipe(), rest: $rest) { SwipeButton("More") {} }
      Button(rest == .closed ? "Is closed" : "Is open") { rest = .open(.leading) }
    }
  }
}

/// A row that hints at its buttons when it appears, and when it is asked to.
struct HintedRow: View {
  @State private var hint: SwipeEdge? = .trailing

  var body: some View {
    VStack {
      Text("Hinted").swipeRow(ScrollSwipe(), hint: $hint) { SwipeButton("More") {} }
      Button("Again") { hint = .trailing }
    }
  }
}

/// What an app has heard, and what it answers.
@MainActor final class Log {
  var lines: [String] = []
  var fulfillment: InteractionAction.Fulfillment? = .close

  func add(_ line: String) { lines.append(line) }

  func answer(_ text: String) -> InteractionAction.Fulfillment? {
    add("Keep " + text)
    return fulfillment
  }
}

/// A screen that shows the rows, with its clock as theirs.
@MainActor func screen(
  _ design: any RevealingRow = ConstraintSwipe(width: 100, height: 44), scope: SwipeScope = SwipeScope(),
  log: Log = Log(), direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
) -> _Host {
  shown(
    Rows(design: design, scope: scope, log: log), direction: direction, reducesMotion: reducesMotion)
}

@MainActor func shown(
  _ view: any View, height: CGFloat = 480, rowHeight: CGFloat = 44, direction: LayoutDirection = .leftToRight,
  reducesMotion: Bool = false
) -> _Host {
  let host = _Host(
    view, size: CGSize(width: 320, height: height), rowHeight: rowHeight, direction: direction,
    reducesMotion: reducesMotion)
  DateClock.date = { host.now }
  host.start()
  return host
}

extension _Host {
  /// Swipes a row by its middle.
  func swipe(_ row: Int, by dx: CGFloat, dy: CGFloat = 0, lifts: Bool = true, isTakenAway: Bool = false) {
    let start = CGPoint(x: 160, y: 44 * CGFloat(row) + 22)
    drag(start, CGPoint(x: start.x + dx, y: start.y + dy), lifts: lifts, isTakenAway: isTakenAway)
  }

  func x(of text: String) -> CGFloat? { frame(of: text)?.minX }

  func press(_ title: String) {
    guard let button = buttons.first(where: { $0.title == title }) else { return }
    tap(CGPoint(x: button.seen.midX, y: button.seen.midY))
  }
}
