import InteractionHosting
import InteractionLaws

/// A driver of a table, as the laws of hosts send it events.
struct DrivenTable<List: ListInteraction>: HostedTable {
  private var driver: TableDriver<List>

  init(_ list: List) { driver = TableDriver(HeadlessTable(list, width: 320, height: 480)) }

  var list: List { driver.list }
  var frame: LayerList { driver.table.frame }
  func contentOffset(at time: Time) -> Double { driver.table.contentOffset(at: time) }
  mutating func edit(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects {
    driver.edit(at: time, change)
  }

  mutating func handle(_ event: TableLawEvent, at time: Time) -> ListEffects {
    if case .scrollToRow(let row, let anchor, _) = event { return driver.scroll(to: row, anchor: anchor, at: time) }
    if event == .frame { return driver.draw(at: time) }
    return driver.handle(input(event), at: time)
  }

  private func input(_ event: TableLawEvent) -> TableInput {
    switch event {
    case .touch(let event): .touch(event)
    case .wheel(let event): .wheel(event)
    case .type(let text): .type(text, cursor: nil)
    case .endEditing: .endEditing
    case .undo: .undo
    case .hover(let location): .hover(location)
    case .key(let event): .key(event)
    case .gesture(let gesture): .gesture(gesture)
    case .perform(let action, let row): .perform(action, on: row)
    case .confirm(let row): .confirm(row)
    case .cancel(let row): .cancel(row)
    case .resize(let width, let height): .resize(LayoutSize(width: width, height: height))
    case .keyboard(let height): .keyboard(height: height)
    case .scroll(let offset): .scrollTo(contentOffset: offset)
    case .cancelTouches: .cancelTouches
    case .reducesMotion(let isReduced): .reducesMotion(isReduced)
    case .policies(let policies): .policies(policies)
    case .options(let options): .options(options)
    case .setHeights(let changes, let animated): .setHeights(changes, animated: animated)
    case .wait, .custom, .frame, .scrollToRow: .wait
    }
  }
}
