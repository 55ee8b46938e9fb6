/// Runs one measurement a stated number of times, for a tool from outside that counts instructions.
///
/// `Benchmarks --list GROUP` prints the names and how many operations each does in a run; `Benchmarks --run NAME TIMES
/// GROUP` runs that one so often and no other. What a run takes is the difference of two counts, so that setting up is
/// left out.
enum Counting {
  /// Prints the names.
  case list
  /// Runs the measurement of this name so often.
  case run(String, times: Int)

  /// What the command line asks for, or nil where it wants times.
  static let asked: Counting? = {
    let arguments = CommandLine.arguments
    if arguments.contains("--list") { return .list }
    guard let place = arguments.firstIndex(of: "--run"), place + 2 < arguments.count else { return nil }
    return Int(arguments[place + 2]).map { .run(arguments[place + 1], times: $0) }
  }()

  /// The group of measurements that a command line for counting names last.
  static var group: String? { asked == nil ? nil : CommandLine.arguments.last }

  func run(_ name: String, count: Int, _ body: () -> Void) {
    switch self {
    case .list: print("\(count)\t\(name)")
    case .run(name, let times):
      // Once more than asked for, to fill caches and reserve what is kept.
      for _ in 0...times { body() }
    case .run: break
    }
  }
}

extension Counting: Equatable {}
