package import HeadlessTable

extension HeadlessTable {
  /// Applies a law event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The moment.
  ///   - customEvents: A closure that returns the change that a ``CustomEvent`` makes, given the event's name. If it returns
  ///     nil, only time passes.
  /// - Returns: The effects of the time that has passed, followed by those of the event.
  package mutating func apply(
    _ event: TableLawEvent, at time: Time, customEvents: (String) -> ((inout List, Time) -> ListEffects)?
  ) -> ListEffects {
    switch event {
    case .touch(let touch): return self.touch(touch, at: time)
    case .wheel(let wheel): return self.wheel(wheel, at: time)
    case .type(let text): return type(text, at: time)
    case .endEditing: return endEditing(at: time)
    case .undo: return undo(at: time).list
    case .hover(let location): return hover(over: location, at: time)
    case .key(let key): return self.key(key, at: time).list
    case .gesture(let gesture): return handle(gesture, at: time)
    case .perform(let action, let row): return perform(action, on: row, at: time)
    case .confirm(let row): return edit(at: time) { $0.confirm(row, at: time) }
    case .cancel(let row): return edit(at: time) { $0.cancel(row, at: time) }
    case .custom(let name):
      guard let change = customEvents(name) else { return advance(to: time) }
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
  /// The policies under which the table asks no row to close.
  package static var lenient: TablePolicies {
    TablePolicies(closesOthersOnOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
  }
}
