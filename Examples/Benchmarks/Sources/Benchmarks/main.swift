import Foundation

let usage = """
  Benchmarks [GROUP...]
      print times, and how many times as long other implementations take
  Benchmarks --record [GROUP...]
      do so, and replace Recorded/ratios.csv by these ratios
  Benchmarks --instructions [GROUP...]
      print operation;instructions;allocations, counted by valgrind
  Benchmarks --instructions --record [GROUP...]
      do so, and record them in Recorded/instructions.csv; other groups keep theirs
  Benchmarks --instructions --check [GROUP...]
      do so, and fail if an operation costs over \(decimal(Recording.tolerance)) % more than recorded
  """
let groups: [(name: String, measure: (any Meter) -> Void)] = [
  ("rows", measureRows), ("tables", measureTables), ("lists", measureLists), ("tree", measureTree),
  ("expandable", measureExpandable), ("many", measureMany),
  ("million", measureMillion), ("longest", measureLongest), ("difference", measureDifference),
]
var options: Set<String> = []
var asked: [String] = []
for argument in CommandLine.arguments.dropFirst() {
  if argument.hasPrefix("--") { options.insert(argument) } else { asked.append(argument) }
}
let known: Set = ["--record", "--instructions", "--check", "--counted"]
let chosen = groups.filter { asked.isEmpty || asked.contains($0.name) }
guard options.isSubset(of: known), asked.allSatisfy({ name in groups.contains { $0.name == name } }) else {
  print(usage, "\nGroups: " + groups.map(\.name).joined(separator: ", "))
  exit(2)
}

if options.contains("--counted") {
  let meter = InstructionMeter()
  for group in chosen { group.measure(meter) }
} else if options.contains("--instructions") {
  do {
    // All groups run at once, because counts do not depend on other processes.
    let running = try chosen.map { try Valgrind($0.name) }
    var figures: [Figure] = []
    for group in running {
      for figure in try group.figures() {
        print(figure.line)
        figures.append(figure)
      }
    }
    if options.contains("--record") {
      try Recording.keep(figures, besidesOthers: !asked.isEmpty)
    }
    let objections = options.contains("--check") ? try Recording.objections(to: figures) : []
    objections.forEach { print($0) }
    exit(objections.isEmpty ? 0 : 1)
  } catch {
    print(error)
    exit(1)
  }
} else {
  #if DEBUG
    print("THIS IS A DEBUG BUILD. Believe none of these numbers; build with -c release.")
  #endif
  print(Machine.name)
  print(Stopwatch.header)
  let stopwatch = Stopwatch()
  for group in chosen { group.measure(stopwatch) }
  if options.contains("--record") {
    try Recording.write(["# " + Machine.name, "# operation;beside;times"] + stopwatch.ratios, to: "ratios.csv")
  }
}
