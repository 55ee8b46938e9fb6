/// The designs that scripts know.
public enum Design: Hashable, Sendable, CaseIterable {
  /// A row whose container is moved by two layout constraints.
  case constraintSwipe
  /// A row in a scroll view.
  case scrollSwipe
  /// A row with utility buttons in a scroll view.
  case utilityButtons
  /// A table whose rows expand, described by a property list.
  case expandableTable
  /// A list that is edited by gestures.
  case gestureList
  /// A table without a screen that holds one of the others.
  case headlessTable

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .constraintSwipe: "constraint-swipe"
    case .scrollSwipe: "scroll-swipe"
    case .utilityButtons: "utility-buttons"
    case .expandableTable: "expandable-table"
    case .gestureList: "gesture-list"
    case .headlessTable: "headless-table"
    }
  }

  /// The designs of single rows.
  static let ofRows: [Design] = [.constraintSwipe, .scrollSwipe, .utilityButtons]
  /// What a table can hold: every design but the table itself.
  static var inTables: [Design] { allCases.filter { $0 != .headlessTable } }

  /// The keys of a state that a timeline shows, in order.
  var timelineKeys: [String] {
    switch self {
    case .constraintSwipe: ["offset", "target", "rest"]
    case .scrollSwipe, .utilityButtons: ["offset", "target", "rest", "targetContentOffset"]
    case .expandableTable: ["visible", "titles"]
    case .gestureList: ["contentOffset", "ids"]
    case .headlessTable: ["contentOffset", "open"]
    }
  }
}

extension Fields {
  /// A design by its name.
  func design(_ key: String, among designs: [Design]) throws(ScriptError) -> Design {
    try choice(key, of: designs, named: \.name, noun: "design")
  }
}
