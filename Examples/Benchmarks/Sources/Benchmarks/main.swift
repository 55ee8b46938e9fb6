import Foundation

#if DEBUG
  print(
    """
    ******************************************************************************
    *  THIS IS A DEBUG BUILD. Believe none of these numbers; run                 *
    *      swift run -c release --package-path Examples/Benchmarks               *
    ******************************************************************************
    """)
#endif
let options = Counting.group.map { [$0] } ?? Array(CommandLine.arguments.dropFirst())
if Counting.asked == nil { print(Measurement.header) }
var recorded: [String] = []
let groups = [
  ("rows", rowBenchmarks), ("tables", tableBenchmarks), ("lists", listBenchmarks),
  ("tree", treeBenchmarks), ("expandable", expandableBenchmarks),
]
// `Benchmarks expandable` measures one group.
for (name, group) in groups where options.filter({ !$0.hasPrefix("-") }).allSatisfy({ $0 == name }) {
  for measurement in group() {
    if Counting.asked == nil { print(measurement.line) }
    recorded.append(measurement.record)
  }
}
// `--record` keeps the figures for the documentation, which plots them and measures nothing itself.
if options.contains("--record") {
  let machine = Machine.name + "; swift run -c release --package-path Examples/Benchmarks Benchmarks "
  let head = ["# " + machine + options.joined(separator: " "), "# operation;median ns;minimum ns;allocations"]
  let name = options.first { !$0.hasPrefix("-") } ?? "all"
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Recorded/" + name + ".csv")
  try Data((head + recorded).joined(separator: "\n").appending("\n").utf8).write(to: file.standardized)
  print("Recorded in Recorded/" + name + ".csv")
}
