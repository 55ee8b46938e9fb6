import UtilityButtons

/// The article's table of a release as the comment in the source writes it down, so that it can be asked.
struct DecisionTable {
  typealias State = UtilityButtons.CellState

  /// What a state does with a target, in the order of the comparisons.
  private struct Rule {
    /// The states at v >= 0.5 and v <= -0.5; nil goes on to the comparisons.
    let fast: String?
    let back: String?
    let comparisons: [(sign: String, threshold: String, state: String)]
    let otherwise: String
  }

  private let rules: [State: Rule]
  /// The states that it has, in its order.
  let states: [State]

  /// Reads a drawing: a line with the cell's name, a head, and a line for each state.
  init(_ drawing: String, in place: String) throws {
    let lines = drawing.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    var rules: [State: Rule] = [:]
    var states: [State] = []
    for words in lines.dropFirst(2) {
      var words = words[...]
      func next() throws -> String {
        guard let word = words.popFirst() else {
          throw SourceError.malformed("the decision table breaks off", in: place)
        }
        return word
      }
      func flick() throws -> String? {
        let word = try next()
        return word == "as" ? try next() == "else" ? nil : word : word
      }
      let name = try next()
      guard let state = State(rawValue: name) else {
        throw SourceError.malformed("the decision table has an unknown state, \(name)", in: place)
      }
      let (fast, back) = (try flick(), try flick())
      var comparisons: [(sign: String, threshold: String, state: String)] = []
      while words.first == "t" {
        _ = try next()
        let sign = try next()
        var threshold = try next()
        while !threshold.hasSuffix(":") { threshold += " " + (try next()) }
        comparisons.append((sign, String(threshold.dropLast()), try next()))
      }
      guard try next() == "else" else { throw SourceError.malformed("the decision table lacks an else", in: place) }
      states.append(state)
      rules[state] = Rule(fast: fast, back: back, comparisons: comparisons, otherwise: try next())
    }
    self.rules = rules
    self.states = states
  }

  /// Looks up what a release does.
  ///
  /// - Parameters:
  ///   - state: The state before.
  ///   - velocity: In points per millisecond.
  ///   - target: The content offset at which the scroll view would come to rest.
  ///   - left: The width of the left strip.
  ///   - right: The width of the right strip.
  /// - Returns: The name of a state, or `stays`; nil where the table cannot be read.
  func answer(_ state: State, velocity: Double, target: Double, left: Double, right: Double) -> String? {
    guard let rule = rules[state] else { return nil }
    if velocity >= 0.5, let fast = rule.fast { return fast }
    if velocity <= -0.5, let back = rule.back { return back }
    let thresholds = ["P - R/2": left + right - right / 2, "L/2": left / 2, "R/2": right / 2]
    for comparison in rule.comparisons {
      guard let threshold = thresholds[comparison.threshold] else { return nil }
      let holds: Bool
      switch comparison.sign {
      case ">": holds = target > threshold
      case ">=": holds = target >= threshold
      case "<": holds = target < threshold
      case "<=": holds = target <= threshold
      default: return nil
      }
      if holds { return comparison.state }
    }
    return rule.otherwise
  }
}
