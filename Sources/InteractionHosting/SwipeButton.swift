/// A button behind a row's content, and what it does.
///
///     SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
///     SwipeButton("Archive", edge: .leading, fulfillment: .delete) { archive(mail) }
///     SwipeButton(report, asking: "Report this mail as spam?") { spam.report(mail) ? .delete : .stay }
@MainActor public struct SwipeButton {
  /// What the button says and looks like.
  public let action: InteractionAction
  /// The side of the row at which it stands.
  public let edge: SwipeEdge
  /// What a person is asked before anything is done; nil where nobody is asked.
  public let question: String?
  /// Does it, and says what becomes of the row; nil where action and design say it.
  public let perform: @MainActor () -> InteractionAction.Fulfillment?

  /// Creates a button whose closure says what becomes of the row.
  ///
  /// - Parameters:
  ///   - action: What the button says and looks like. If it `asksFirst`, a person is asked.
  ///   - edge: The side of the row at which it stands.
  ///   - question: What a person is asked before anything is done; where it is nil and the action `asksFirst`, its title.
  ///   - perform: Does it, and says whether the row closes, stays as it was, or goes; nil where action and design say it.
  /// - Complexity: O(1).
  public init(
    _ action: InteractionAction, edge: SwipeEdge = .trailing, asking question: String? = nil,
    perform: @escaping @MainActor () -> InteractionAction.Fulfillment?
  ) {
    var action = action
    action.asksFirst = action.asksFirst || question != nil
    self.action = action
    self.edge = edge
    self.question = action.asksFirst ? question ?? action.title : nil
    self.perform = perform
  }

  /// Creates a button by its title, which is its id, too.
  ///
  /// - Parameters:
  ///   - title: What people read on the button or hear from a screen reader; no other button of the row may have it.
  ///   - edge: The side of the row at which it stands.
  ///   - role: What the action is; a destructive one deletes the row unless `fulfillment` says otherwise.
  ///   - icon: The name of a symbol, or of one of the app's pictures, shown in place of the title; nil for none.
  ///   - color: The colour of its ground; nil for red where something is lost, and grey.
  ///   - fulfillment: What becomes of the row; nil where role and design say it.
  ///   - question: What a person is asked before anything is done; nil for nothing.
  ///   - perform: Does it.
  /// - Complexity: O(1).
  public init(
    _ title: String, edge: SwipeEdge = .trailing, role: InteractionAction.Role = .normal, icon: String? = nil,
    color: SRGBColor? = nil, fulfillment: InteractionAction.Fulfillment? = nil, asking question: String? = nil,
    perform: @escaping @MainActor () -> Void
  ) {
    let action = InteractionAction(
      id: title, title: title, role: role, icon: icon, color: color, fulfillment: fulfillment)
    self.init(action, edge: edge, asking: question) {
      perform()
      return nil
    }
  }
}

/// Collects the buttons of a row, the outermost of each side first.
///
///     row.swipeRow(design) {
///       SwipeButton("Delete", role: .destructive) { delete(mail) }
///       if mail.isUnread { SwipeButton("Read", edge: .leading) { markAsRead(mail) } }
///     }
@MainActor @resultBuilder public enum SwipeButtonBuilder {
  /// Makes a list of one button.
  ///
  /// - Parameter button: The button.
  /// - Returns: The button alone.
  /// - Complexity: O(1).
  public static func buildExpression(_ button: SwipeButton) -> [SwipeButton] { [button] }

  /// Takes buttons over that are a list already.
  ///
  /// - Parameter buttons: The buttons.
  /// - Returns: The same.
  /// - Complexity: O(1).
  public static func buildExpression(_ buttons: [SwipeButton]) -> [SwipeButton] { buttons }

  /// Puts statements together.
  ///
  /// - Parameter parts: The buttons of each.
  /// - Returns: All of them, in order.
  /// - Complexity: O(*n*) in the number of buttons.
  public static func buildBlock(_ parts: [SwipeButton]...) -> [SwipeButton] { parts.flatMap { $0 } }

  /// Leaves buttons out where a condition is false.
  ///
  /// - Parameter part: The buttons, or nil.
  /// - Returns: The buttons, or none.
  /// - Complexity: O(1).
  public static func buildOptional(_ part: [SwipeButton]?) -> [SwipeButton] { part ?? [] }

  /// Takes the first of two branches.
  ///
  /// - Parameter part: Its buttons.
  /// - Returns: The same.
  /// - Complexity: O(1).
  public static func buildEither(first part: [SwipeButton]) -> [SwipeButton] { part }

  /// Takes the second of two branches.
  ///
  /// - Parameter part: Its buttons.
  /// - Returns: The same.
  /// - Complexity: O(1).
  public static func buildEither(second part: [SwipeButton]) -> [SwipeButton] { part }

  /// Puts the turns of a loop together.
  ///
  /// - Parameter parts: The buttons of each turn.
  /// - Returns: All of them, in order.
  /// - Complexity: O(*n*) in the number of buttons.
  public static func buildArray(_ parts: [[SwipeButton]]) -> [SwipeButton] { parts.flatMap { $0 } }

  /// Takes over what only newer systems have.
  ///
  /// - Parameter part: The buttons.
  /// - Returns: The same.
  /// - Complexity: O(1).
  public static func buildLimitedAvailability(_ part: [SwipeButton]) -> [SwipeButton] { part }
}
