/// A button behind a row's content, with the closure that performs its action.
///
///     SwipeButton("Delete", role: .destructive, icon: "trash") { mails.remove(mail) }
///     SwipeButton("Archive", edge: .leading, fulfillment: .delete) { archive(mail) }
///     SwipeButton(report, asking: "Report this mail as spam?") { spam.report(mail) ? .delete : .stay }
@MainActor public struct SwipeButton {
  /// The button's action, with its title and look.
  public let action: InteractionAction
  /// The side of the row that the button is on.
  public let edge: SwipeEdge
  /// The question that the user must answer before the action is performed; nil if there is none.
  public let question: String?
  /// A closure that performs the action, and returns the outcome for the row, or nil to let the action and the design
  /// decide.
  public let perform: @MainActor () -> InteractionAction.Fulfillment?

  /// Creates a button whose closure decides what happens to the row.
  ///
  /// - Parameters:
  ///   - action: The button's action, with its title and look. If it `asksFirst`, the user is asked.
  ///   - edge: The side of the row that the button is on.
  ///   - question: The question that the user is asked before the action. If it is nil and the action `asksFirst`, the
  ///     action's title is the question.
  ///   - perform: A closure that performs the action, and returns whether the row closes, stays as it was, or is deleted,
  ///     or nil to let the action and the design decide.
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

  /// Creates a button from its title, which is also its id.
  ///
  /// - Parameters:
  ///   - title: The title, which screen readers speak and a button without an icon shows; no other button of the row may
  ///     have it.
  ///   - edge: The side of the row that the button is on.
  ///   - role: The action's role; a destructive action deletes the row unless `fulfillment` says otherwise.
  ///   - icon: The name of a symbol, or of one of the app's images, shown in place of the title; nil for none.
  ///   - color: The background colour; nil for red if the action is destructive, and for grey otherwise.
  ///   - fulfillment: The outcome for the row; nil if the role and the design decide.
  ///   - question: The question that the user is asked before the action is performed; nil for none.
  ///   - perform: A closure that performs the action.
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

/// A result builder that collects a row's buttons, the outermost of each side first.
///
///     row.swipeRow(design) {
///       SwipeButton("Delete", role: .destructive) { delete(mail) }
///       if mail.isUnread { SwipeButton("Read", edge: .leading) { markAsRead(mail) } }
///     }
@MainActor @resultBuilder public enum SwipeButtonBuilder {
  /// Makes an array of one button.
  ///
  /// - Parameter button: The button.
  /// - Returns: The array.
  /// - Complexity: O(1).
  public static func buildExpression(_ button: SwipeButton) -> [SwipeButton] { [button] }

  /// Accepts an array of buttons.
  ///
  /// - Parameter buttons: The buttons.
  /// - Returns: The same buttons.
  /// - Complexity: O(1).
  public static func buildExpression(_ buttons: [SwipeButton]) -> [SwipeButton] { buttons }

  /// Combines statements.
  ///
  /// - Parameter parts: The buttons of each statement.
  /// - Returns: All the buttons, in order.
  /// - Complexity: O(*n*) in the number of buttons.
  public static func buildBlock(_ parts: [SwipeButton]...) -> [SwipeButton] { parts.flatMap { $0 } }

  /// Omits buttons if a condition is false.
  ///
  /// - Parameter part: The buttons, or nil.
  /// - Returns: The buttons, or none.
  /// - Complexity: O(1).
  public static func buildOptional(_ part: [SwipeButton]?) -> [SwipeButton] { part ?? [] }

  /// Uses the first branch of a condition.
  ///
  /// - Parameter part: The branch's buttons.
  /// - Returns: The same buttons.
  /// - Complexity: O(1).
  public static func buildEither(first part: [SwipeButton]) -> [SwipeButton] { part }

  /// Uses the second branch of a condition.
  ///
  /// - Parameter part: The branch's buttons.
  /// - Returns: The same buttons.
  /// - Complexity: O(1).
  public static func buildEither(second part: [SwipeButton]) -> [SwipeButton] { part }

  /// Combines the iterations of a loop.
  ///
  /// - Parameter parts: The buttons of each iteration.
  /// - Returns: All the buttons, in order.
  /// - Complexity: O(*n*) in the number of buttons.
  public static func buildArray(_ parts: [[SwipeButton]]) -> [SwipeButton] { parts.flatMap { $0 } }

  /// Accepts buttons that are available only on newer systems.
  ///
  /// - Parameter part: The buttons.
  /// - Returns: The same buttons.
  /// - Complexity: O(1).
  public static func buildLimitedAvailability(_ part: [SwipeButton]) -> [SwipeButton] { part }
}
