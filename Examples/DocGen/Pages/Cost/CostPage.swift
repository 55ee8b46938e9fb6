import InteractionLists

/// The page of what things cost, from what the benchmarks have recorded.
struct CostPage {
  static let title = "What it costs"
  static let page = "Cost.md"
  static let summary = """
    Instructions and memory of events, frames and a million rows, counted, beside other ways; what an importer compiles.
    """

  let figures: RecordedFigures

  /// The page and its picture.
  static func documents(_ sources: SourceIndex) throws -> [Document] {
    let page = CostPage(figures: try RecordedFigures(sources))
    return [try page.text(), try page.picture()]
  }

  private func text() throws -> Document {
    .page(
      Self.page,
      [Self.intro, try inShort(), Markdown.figure(Self.pictureName, Self.pictureTitle), Self.legend]
        + ["## A finger", try finger(), "## A frame", try frames(), "## Many rows", try rows(), try memory()]
        + ["## The host's part", try host(), "## What differs solve", try differs()]
        + ["## What an importer compiles", importers()]
        + ["## Times, as ratios", ratios(), Self.counting])
  }

  private static let intro = """
    # \(title)

    Instructions are counted, not timed: a count is the same on every machine that runs the same program, and it can be \
    compared with the one before a change. Of a frame at 120 Hz, 8.3 ms, a core that does a thousand million instructions \
    a second does 8.3 million; "of a frame" below says which part of those.
    """

  /// The figures in words.
  private func inShort() throws -> String {
    let sample = try instructions("touch sample of a swipe, 1000000 rows")
    let swiped = try instructions("frame, one row swiped")
    let anew = try instructions("frame, all drawn and compared")
    let layers = try instructions("layers handed over, one row swiped")
    let toggle = try instructions(Self.toggle)
    let few = try instructions("ExpandableTable: toggle of 10, 1000 rows")
    let load = try instructions("ExpandableTable: load, 1000000 rows")
    return Markdown.list([
      "A finger's sample in a table of a million rows takes \(sample) instructions.",
      """
      A frame while one row is swiped takes \(swiped), and hands \(layers) layers to the host; one in which all is drawn \
      and compared takes \(anew).
      """,
      """
      A tap that shows or hides 10,000 of a million rows takes \(toggle), one that shows or hides 10 of a thousand \
      \(few).
      """,
      "Loading a form of a million rows takes \(load), expanding all of its thousand groups \(try instructions(Self.expandAll)).",
    ])
  }

  // MARK: Tables

  static let toggle = "ExpandableTable: toggle of 10000, 1000000 rows"
  static let expandAll = "ExpandableTable: expand all, 1000000 rows in 1000 groups"

  private func finger() throws -> String {
    let designs = ["ConstraintSwipe", "ScrollSwipe", "UtilityButtons"]
    let events = ["pan began", "pan sample", "pan ended", "pan cancelled", "swipe of twenty samples"]
    var allocations = 0.0
    func cell(_ event: String, _ design: String) throws -> String {
      let figure = try figures.figure("\(event): \(design), all corrections")
      allocations += figure.allocations
      return RecordedFigures.count(figure.instructions)
    }
    let rows = try events.map { event in [event] + (try designs.map { try cell(event, $0) }) }
    let driven = try ["scroll began", "scroll report", "scroll ended"].map { event in
      [event, "–"] + (try designs.dropFirst().map { try cell(event, $0) })
    }
    let table = [
      "touch down", "touch begins a swipe", "touch sample of a swipe", "touch up after a swipe",
      "touch cancelled in a swipe", "touch sample of a scroll",
    ]
    return """
      One row, instructions for each event; a sample is followed by the question where the content is, and a swipe is began, \
      twenty such samples and ended. Together they ask for memory \(RecordedFigures.count(allocations)) times. The constraint \
      swipe's article in plain lines, for one side and without motions, takes \(try instructions("article: pan sample")) for \
      a sample and \(try instructions("article: swipe of twenty samples")) for a swipe.

      \(Markdown.table(["event"] + designs, rows + driven))

      A row of a million in a table:

      \(try costs(table.map { ($0, $0 + ", 1000000 rows") }))

      What a table does with all of them is to keep the places of the finger, and to find its velocity from the last ones; \
      and an item of a GestureList, of 100,000, may be held. One that passes a row has changed the rows, and says how:

      \(try costs([
        ("VelocityTracker: add a place", "velocity tracker: add a place"),
        ("… the velocity", "velocity tracker: velocity"),
        ("GestureList: sample of a hold", "GestureList in a table: sample of a hold, 100000 items"),
        ("… that passes a row", "GestureList in a table: sample of a hold that passes a row, 100000 items"),
      ]))
      """
  }

  private func frames() throws -> String {
    """
    \(try costs([
      ("one row swiped", "frame, one row swiped"), ("one row settles", "frame, a row settles"),
      ("a finger scrolls", "frame, a finger scrolls"), ("all drawn anew, without a frame before", "frame, all anew"),
      ("all drawn and compared with the frame before", "frame, all drawn and compared"),
      ("a copy of the bytes of all layers", "a copy of the bytes of all layers"),
    ]))
    """
  }

  private func rows() throws -> String {
    """
    \(try costs([
      ("RowTree, of a million: insert a row", "tree: insert, 1000000 rows"),
      ("… remove one", "tree: remove, 1000000 rows"), ("… move one", "tree: move a row, 1000000 rows"),
      ("… the row at an index", "tree: row at an index, 1000000 rows"),
      ("… the row at a height", "tree: row at a height, 1000000 rows"),
      ("… load, a row", "tree: load, a row"),
      ("a plain array: insert", "a plain array: insert, 1000000 rows"),
      ("a plain array: remove", "a plain array: remove, 1000000 rows"),
      ("ExpandableTable: a tap that shows or hides 10,000 of a million", Self.toggle),
      ("the same by the article's algorithm", "article: toggle of 10000, 1000000 rows"),
      ("expand all, a million rows in a thousand groups", Self.expandAll),
      ("load a million rows", "ExpandableTable: load, 1000000 rows"),
    ]))

    More sizes stand on [ExpandableTable's page](ExpandableTable.md#complexity).
    """
  }

  private func memory() throws -> String {
    let rows = try ["SwipeList", "GestureList", "ExpandableTable"].map { list in
      [list, RecordedFigures.factor(try figures.instructions("\(list): bytes a row, 1000000 rows"))]
    }
    return "What is held for each of a million rows:\n\n" + Markdown.table(["list", "bytes a row"], rows)
  }

  private func host() throws -> String {
    let (ours, host) = (try figures.instructions(Self.toggle), try figures.figure("host's part: 10000 positions"))
    return """
      After a toggle of 10,000 rows a collection view asks for the position of each row that came or went. To make those \
      positions, 10,000 values of Foundation's `IndexPath` in an array and nothing else, takes \
      \(RecordedFigures.count(host.instructions)) instructions and \(RecordedFigures.count(host.allocations)) requests for \
      memory; the whole toggle here takes \(RecordedFigures.count(ours)). Engine and host are as 1 to \
      \(RecordedFigures.factor(host.instructions / ours)): a faster engine would make no faster toggle.
      """
  }

  private func differs() throws -> String {
    let ours = try figures.instructions(Self.toggle)
    let difference = try figures.instructions("CollectionDifference: toggle of 10000, 1000000 rows")
    return """
      [DifferenceKit](https://github.com/ra1028/DifferenceKit), [IGListKit](https://github.com/Instagram/IGListKit) and \
      [DeepDiff](https://github.com/onmyway133/DeepDiff) answer a harder question: given two lists of which nobody knows \
      how one became the other, the answer of a server for example, what has come, gone, moved and changed? All three \
      build on Paul Heckel's algorithm of 1978; they look at every element of both lists, take its hash, and so cost as \
      much for one changed row as for all. DifferenceKit also takes the change apart into stages that a collection view \
      can perform, and knows sections; IGListKit tells an element that is the same from one that is equal; DeepDiff has \
      Wagner and Fischer's algorithm as well, by the square of the length.

      Here the question does not come up. What changes rows knows which: a tap, a swipe, an edit. It returns a `ListUpdate` \
      of ranges that a collection view performs at once, and looks at no other row. Where your own data comes as two lists, \
      take a differ, and hand each change to `edit`, `insert`, `remove` and `move`.

      The standard library's `difference(from:)` between the two lists of rows that show, for the same toggle of 10,000 \
      rows, takes \(RecordedFigures.count(difference)) instructions, \(RecordedFigures.factor(difference / ours)) times as many.
      """
  }

  private func importers() -> String {
    let rows = figures.importers.map { importer in
      [importer.imports, RecordedFigures.grouped(importer.lines), RecordedFigures.grouped(importer.bytes)]
    }
    return """
      The programs in `Examples/Benchmarks/Importers`, and the README's with a table, make a row or a list and play a gesture \
      to it; the one that imports nothing is empty. Lines are those of this package that are compiled for a program, comments \
      included. Bytes are those of its release executable for Linux without symbols; Swift's own libraries are not in it.

      \(Markdown.table(["imports", "lines", "bytes"], rows))

      How long compiling takes depends on the machine: `Examples/Benchmarks/importing` prints the seconds of clean builds, less those \
      of the empty program.
      """
  }

  private func ratios() -> String {
    let rows = figures.ratios.map { ratio in
      [ratio.operation, ratio.beside, RecordedFigures.factor(ratio.times)]
    }
    return """
      How many times longer other ways take than ours, each pair measured in one run on \(figures.machine). Less than 1 is \
      faster than here: a copy of the bytes is the least that anything could take.

      \(Markdown.table(["other way", "here", "times"], rows))
      """
  }

  private static let counting = """
    ## How it is counted

    `Examples/Benchmarks` runs itself under valgrind's callgrind, which counts instructions one by one. Each operation, but for \
    the slowest, is done once beforehand, so that caches are filled and memory is reserved; then a run without operations is taken off a run with \
    many, and the rest divided by their number. Hashing has the same seed in every run (`SWIFT_DETERMINISTIC_HASHING`). \
    Requests for memory are counted by a `malloc` of the program's own, bytes are what the allocator says that it holds. The \
    counts are those of a release build for Linux by the compiler that [CONTRIBUTING](../CONTRIBUTING.md) names; for another processor they are \
    others, in much the same proportions.

    `.ci/run --all` counts again and fails where an operation costs, or an importer compiles, over 5 % more than is recorded. The gate \
    without `--all` counts nothing.

    ## Counting again

    \(Markdown.block("""
      swift run -c release --package-path Examples/Benchmarks Benchmarks --instructions rows tables  # some groups
      swift run -c release --package-path Examples/Benchmarks Benchmarks --instructions --check      # beside what is recorded
      swift run -c release --package-path Examples/Benchmarks Benchmarks --instructions --record     # keep them
      swift run -c release --package-path Examples/Benchmarks Benchmarks --record                    # times, as ratios
      Examples/Benchmarks/importing                                                                  # importers
      Examples/Benchmarks/importing --record                                                         # keep lines and bytes
      swift run docgen                                                                               # this page
      """))
    """

  // MARK: In cells

  private func instructions(_ operation: String) throws -> String {
    RecordedFigures.count(try figures.instructions(operation))
  }

  /// Instructions, their part of a frame, and requests for memory.
  private func costs(_ operations: [(words: String, operation: String)]) throws -> String {
    let rows = try operations.map { words, operation in
      let figure = try figures.figure(operation)
      let part = figure.instructions / Self.frame
      return [
        words, RecordedFigures.count(figure.instructions), Self.part(part), RecordedFigures.count(figure.allocations),
      ]
    }
    return Markdown.table(["what", "instructions", "of a frame", "requests for memory"], rows)
  }

  /// A part of a frame, or a number of frames.
  private static func part(_ value: Double) -> String {
    if value < 0.0001 { return "less than 0.01 %" }
    if value > 1 { return RecordedFigures.factor(value) + " frames" }
    return DecimalText.text(value * 100, decimals: value < 0.01 ? 2 : 0) + " %"
  }

  /// The instructions of a frame at 120 Hz, at a thousand million a second.
  private static let frame = 1e9 / 120
}
