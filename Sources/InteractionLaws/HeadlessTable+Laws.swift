package import HeadlessTable

extension HeadlessTable {
  /// Lets an event of the laws happen.
  ///
  /// - Parameters:
  ///   - event: The event. Of a frame nothing is kept.
  ///   - time: The moment.
  ///   - own: Finds by its name what an event does that only the list has; nil where it has none of that name, and only
  ///     time passes.
  /// - Returns: What the event has caused, after what time alone has brought before.
  package mutating func happen(
    _ event: TableLawEvent, at time: Time, own: (String) -> ((inout List, Time) -> ListEffects)?
  ) -> ListEffects {
    switch event {
    case .touch(let touch): return self.touch(touch, at: time)
    case .wheel(let wheel): return self.wheel(wheel, at: time)
    case .type(let text): return type(text, at: time)
    case .endEditing: return endEditing(at: time)
    case .undo: return undo(at: time).list
    case .hover(let place): return hover(over: place, at: time)
    case .key(let key): return self.key(key, at: time).list
    case .gesture(let gesture): return handle(gesture, at: time)
    case .perform(let action, let row): return perform(action, on: row, at: time)
    case .confirm(let row): return edit(at: time) { $0.confirm(row, at: time) }
    case .cancel(let row): return edit(at: time) { $0.cancel(row, at: time) }
    case .own(let name):
      guard let change = own(name) else { return advance(to: time) }
      return edit(at: time) { change(&$0, time) }
    case .resize(let width, let height): return resize(width: width, height: height, at: time)
    case .keyboard(let height): return showKeyboard(height: height, at: time)
    case .scroll(let offset): return scroll(to: offset, at: time)
    case .scrollToRow(let row, let anchor, let animated):
      return scroll(to: row, anchor: anchor, animated: animated, at: time)
    case .cancelTouches: return cancelTouches(at: time)
    case .reducesMotion(let isReduced):
      let effects = advance(to: time)
      reducesMotion = isReduced
      return effects
    case .policies(let policies):
      let effects = advance(to: time)
      self.policies = policies
      return effects
    case .options(let options):
      let effects = advance(to: time)
      self.options = options
      return effects
    case .setHeights(let changes, let animated): return setHeights(changes, animated: animated, at: time)
    case .frame: return draw(at: time)
    case .wait: return advance(to: time)
    }
  }
}

extension TablePolicies {
  /// Policies by which the table closes nothing by itself.
  package static var lenient: TablePolicies {
    TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
  }
}
