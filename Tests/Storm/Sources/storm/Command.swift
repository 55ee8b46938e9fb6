import InteractionReplay

/// The command line of the storm.
enum Command {
  static let usage = """
    usage: storm [--events NUMBER] [--seed NUMBER] [--design NAME] [--without CORRECTION] [--trace]
           storm --broken   play to broken lists, and fail unless each is found out
           storm --help     print this

    Plays random events to every list in a table, with all of its corrections, without each single one and with none, and
    checks the laws of tables after each; lists with all of their corrections are sent events without a table, too, and are
    checked for the laws of lists. It prints what breaks a law, unless it is known to, and the number of events.

      --events NUMBER        at least so many in all tables together (1000000)
      --seed NUMBER          the first seed (1); as many follow, one by one, as the events take
      --design NAME          only this design, or only this rule set of it, such as "scroll-swipe, article"
      --without CORRECTION   only without this correction; "nothing" and "all" are names, too
      --trace                print each event before it is played, for one table after the other: the last lines are
                             what traps

    The exit status is 0, 1 for a law that is broken, and 2 for a command line that makes no sense.

    """

  /// The events without `--events`.
  static let events = 1_000_000

  /// The options of a command line.
  struct Options {
    var events = Command.events
    var seed: UInt64 = 1
    var design: String?
    var without: String?
    var isTraced = false

    /// Reads a command line; nil if it makes no sense.
    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let option = rest.popFirst() {
        switch option {
        case "--trace": isTraced = true
        case "--events":
          guard let number = rest.popFirst().flatMap(Int.init), number > 0 else { return nil }
          events = number
        case "--seed":
          // Any realistic number of seeds may follow.
          guard let number = rest.popFirst().flatMap(UInt64.init), number < .max / 2 else { return nil }
          seed = number
        case "--design":
          guard let name = rest.popFirst() else { return nil }
          design = name
        case "--without":
          guard let name = rest.popFirst() else { return nil }
          without = name
        default: return nil
        }
      }
    }

    /// The requested tables.
    var tables: [StormTable] {
      StormTable.tables(of: Subject.all).filter { table in
        (design.map { table.subject.isNamed($0) } ?? true) && (without.map { table.leftOut.name == $0 } ?? true)
      }
    }
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: Without the program's name.
  /// - Returns: The exit status.
  @MainActor static func run(_ arguments: [String]) async -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      Console.print(usage)
      return 0
    }
    if arguments == ["--broken"] { return await BrokenList.check() }
    guard let options = Options(arguments) else {
      Console.errors("storm: cannot make sense of: storm \(arguments.joined(separator: " "))\n" + usage)
      return 2
    }
    guard !options.tables.isEmpty else {
      let subjects = Subject.all.map { "  " + $0.name + "\n" }.joined()
      Console.errors("storm: no table is so named; the designs are\n" + subjects)
      return 2
    }
    return options.isTraced ? await trace(options) : await play(options)
  }

  @MainActor private static func play(_ options: Options) async -> Int32 {
    let storm = Storm(options.tables, events: options.events, firstSeed: options.seed)
    let progress = Progress(events: storm.events)
    var shown = 0
    let verdict = await storm.play(Watcher(didTry: { progress.add($0) })) { verdict in
      for (table, breach) in verdict.violations[shown...] {
        progress.clear()
        Console.print(report(breach, table))
      }
      shown = verdict.violations.count
    }
    progress.clear()
    Console.print(verdict.text + "\n")
    if verdict.violations.isEmpty && verdict.events < options.events {
      Console.errors("storm: these are not the \(options.events.grouped) events that were asked for\n")
      return 1
    }
    // A run of few events does not look for the known differences that it has missed, because that takes longer.
    let untrue = options.events < events ? [] : verdict.untrue
    for known in untrue { Console.print("Known, but not true: \(known.text)\n") }
    return verdict.violations.isEmpty && untrue.isEmpty ? 0 : 1
  }

  /// Sends events to one table after the other, and prints each event before it is tried.
  @MainActor private static func trace(_ options: Options) async -> Int32 {
    for table in options.tables {
      let storm = Storm([table], events: options.events / options.tables.count, firstSeed: options.seed)
      let watcher = Watcher { table, sequence in
        let lines = sequence.split(separator: "\n")
        // The first event has a fresh table.
        Console.print((lines.count == 1 ? table.name + "\n" : "") + (lines.last ?? "") + "\n")
      }
      guard await storm.play(watcher).violations.isEmpty else { return 1 }
    }
    return 0
  }

  private static func report(_ breach: Breach, _ table: StormTable) -> String {
    let seed = breach.seed.map { " --seed \($0)" } ?? ""
    return """
      \(table.name), breaks a law: \(breach.text)\
        again: swift run -c release --package-path Tests/Storm storm --design "\(table.subject.name)" \
      --without \(table.leftOut.name)\(seed) --events 1


      """
  }
}
