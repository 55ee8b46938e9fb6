import InteractionCore

/// A short gesture that shows what one correction changes.
struct Fault<Row: RevealingRow & Sendable, Corrections: OptionSet & Sendable> {
  let scene: SwipeScene
  /// The row that it is played to, with some corrections.
  let row: (Corrections) -> Row
  var sight = Sight<Row>()
  /// Corrections that would hide the fault, and their names in the text.
  var without: Corrections = []
  var withoutNames = ""
  /// What this row is, where it is not the page's usual one.
  var about: String?
  /// The end of the picture's time axis and its values, where there is a picture.
  var curve: (end: Double, values: [Double])?

  init(_ steps: [SwipeScene.Step], row: @escaping (Corrections) -> Row) {
    scene = SwipeScene(steps)
    self.row = row
  }
}

/// The section of a design's corrections: for each its comment, and gestures that show it.
struct FaultTraces<Row: RevealingRow & Sendable, Corrections: OptionSet & Sendable> {
  let design: DesignSources
  let named: [(name: String, correction: Corrections)]
  /// Every correction: what is shipped.
  let all: Corrections
  /// Whether the article's column has no correction at all, or all but the one that is shown.
  let showsWholeArticle: Bool
  /// The gestures for a correction, none where `special` has something else.
  let faults: (String) -> [Fault<Row, Corrections>]
  /// Blocks for what one row cannot show, by the correction's name.
  var special: (String) -> [String]? = { _ in nil }

  private func columns(_ fault: Fault<Row, Corrections>, _ correction: Corrections) -> [(name: String, row: Row)] {
    let base = showsWholeArticle ? all : all.subtracting(fault.without)
    return [
      ("article", fault.row(showsWholeArticle ? [] : base.subtracting(correction))), ("corrected", fault.row(base)),
    ]
  }

  /// Every correction with its comment and its gestures.
  func section(_ intro: String) throws -> Section {
    var blocks = [intro]
    for (name, correction) in named {
      let declaration = "static let \(name) = "
      let comment = try design.index.comment(above: declaration, in: design.folder)
      blocks.append("### " + name)
      blocks.append(try design.index.link("`\(name)`", to: declaration, in: design.folder) + ": " + comment.summary)
      blocks += comment.details
      if let special = special(name) {
        blocks += special
        continue
      }
      let faults = faults(name)
      guard !faults.isEmpty else {
        throw SourceError.malformed("docgen has no gesture that shows \(name)", in: design.folder)
      }
      for fault in faults { blocks += try traces(of: fault, name, correction) }
    }
    return Section(.corrections, blocks)
  }

  private func traces(of fault: Fault<Row, Corrections>, _ name: String, _ correction: Corrections) throws -> [String] {
    let columns = columns(fault, correction)
    guard fault.scene.cells(columns[0].row, sight: fault.sight) != fault.scene.cells(columns[1].row, sight: fault.sight)
    else { throw SourceError.malformed("the gesture for \(name) shows no difference", in: design.folder) }
    let base = all.subtracting(fault.without)
    let alone = [base.subtracting(correction), base].map { fault.scene.cells(fault.row($0), sight: fault.sight) }
    guard alone[0] != alone[1] else {
      throw SourceError.malformed("the gesture for \(name) shows what other corrections do", in: design.folder)
    }
    var blocks: [String] = []
    if let about = fault.about { blocks.append(about) }
    if !fault.withoutNames.isEmpty && !showsWholeArticle {
      blocks.append("Both sides here without \(fault.withoutNames), which would hide it.")
    }
    blocks.append(fault.scene.table(columns, sight: fault.sight))
    if fault.curve != nil {
      blocks.append(
        Markdown.figure(
          figureName(name), "The same finger sixty times a second: offset over time, article and corrected"))
    }
    return blocks
  }

  private func figureName(_ correction: String) -> String { "\(design.module)-\(correction).svg" }

  /// The pictures of those gestures that have one, at most one for each correction.
  var figures: [Document] {
    named.flatMap { name, correction in
      faults(name).compactMap { fault in
        guard let curve = fault.curve else { return nil }
        let lines = columns(fault, correction).map { item in
          Plot.Line(
            name: item.name, points: fault.scene.dense.curve(item.row, until: curve.end, sight: fault.sight))
        }
        let plot = Plot(
          title: name, description: "The offset in points over seconds, without and with the correction \(name).",
          lines: lines, times: [0, curve.end / 2, curve.end], values: curve.values)
        return .figure(figureName(name), plot.picture())
      }
    }
  }
}

/// Facts about the original code beside what a row does: the last step of a gesture, without corrections and with all.
struct MeasuredFact<Row: RevealingRow & Sendable, Corrections: OptionSet & Sendable> {
  let fact: String
  let fault: Fault<Row, Corrections>
  /// What the article's row must show in the end, so that the sentence beside it stays true.
  let article: String

  /// A line of the table; a row that does something else is an error.
  func line(all: Corrections, in folder: String) throws -> [String] {
    let cells = [[], all].map { corrections in
      fault.scene.cells(fault.row(corrections), sight: fault.sight).last ?? ""
    }
    guard cells[0].replacing("<wbr>", with: "") == article else {
      throw SourceError.malformed("\(fact): the article's row shows \(cells[0]), not \(article)", in: folder)
    }
    return [fact] + cells
  }
}
