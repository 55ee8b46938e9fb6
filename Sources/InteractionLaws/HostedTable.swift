public import HeadlessTable

/// A table that ``HostLaw`` checks, between gesture recognisers and a screen: a driver, or a table of your own.
///
///     extension MyTable: HostedTable {
///       mutating func handle(_ event: TableLawEvent, at time: Time) -> ListEffects {
///         switch event {
///         case .gesture(let gesture): recognised(gesture, at: time)
///         case .touch(let touch): touched(touch, at: time)
///         …
///         }
///       }
///     }
///
/// `HeadlessTable` conforms. To break a table on purpose, wrap it and change its events or its effects.
public protocol HostedTable<List> {
  /// The type of the list that the table shows.
  associatedtype List: ListInteraction

  /// The list in its current state.
  ///
  /// - Complexity: O(1).
  var list: List { get }

  /// The frame that was drawn last, in points in the table's own coordinates.
  ///
  /// - Complexity: O(1).
  var frame: LayerList { get }

  /// Returns the content offset.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The content offset in points, which is 0 at the top.
  /// - Complexity: O(1).
  func contentOffset(at time: Time) -> Double

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event; `custom` only lets time pass, because such events reach the list through `edit(at:_:)`.
  ///   - time: The time of the event.
  /// - Returns: The effects of the time that has passed, followed by those of the event.
  /// - Complexity: As for the method of `HeadlessTable` that handles the event.
  mutating func handle(_ event: TableLawEvent, at time: Time) -> ListEffects

  /// Changes the list from code.
  ///
  /// - Parameters:
  ///   - time: The time of the change.
  ///   - change: A closure that changes the list and returns the effects.
  /// - Returns: The effects of the time that has passed, followed by those that `change` returns.
  /// - Complexity: As for `change`, plus O(log *n*) in the number of rows.
  mutating func edit(at time: Time, _ change: (inout List) -> ListEffects) -> ListEffects
}

extension HeadlessTable: HostedTable {
  /// Handles a law event.
  ///
  /// - Parameters:
  ///   - event: The event; `custom` only lets time pass.
  ///   - time: The time of the event.
  /// - Returns: The effects of the time that has passed, followed by those of the event.
  /// - Complexity: As for the table's own method that handles the event.
  public mutating func handle(_ event: TableLawEvent, at time: Time) -> ListEffects {
    apply(event, at: time) { _ in nil }
  }
}
