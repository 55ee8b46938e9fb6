import InteractionCore

/// A short gesture that shows what one correction changes.
struct Fault<Row: RevealingRow & DrawableRow, Correction: ArticleCorrection> {
  let scene: SwipeScene
  /// A closure that makes the row on which the gesture is played, with some corrections.
  let row: (CorrectionSet<Correction>) -> Row
  let sight: Sight<Row>
  /// Corrections that would hide the fault.
  var without: CorrectionSet<Correction> = []
  /// The end of the picture's time axis and the marked values; nil if there is no picture.
  var curve: (end: Double, values: [Double])?

  init(
    _ steps: [Timed<RowEvent>], sight: Sight<Row> = Sight(),
    row: @escaping (CorrectionSet<Correction>) -> Row
  ) {
    scene = SwipeScene(steps)
    self.row = row
    self.sight = sight
  }

  /// Returns the fault with a picture, given the end of its time axis in seconds and the values that it marks.
  func drawn(until end: Double, values: [Double]) -> Fault {
    var fault = self
    fault.curve = (end, values)
    return fault
  }

  /// Returns the fault on rows without corrections that would hide it.
  func leavingOut(_ corrections: CorrectionSet<Correction>) -> Fault {
    var fault = self
    fault.without = corrections
    return fault
  }

  /// Returns the cells of a table for a row with some corrections, one for each step.
  func cells(_ corrections: CorrectionSet<Correction>) -> [String] { scene.cells(row(corrections), sight: sight) }
}

/// The section of a page about a design's corrections, with the comment and gestures of each.
struct FaultTraces<Row: RevealingRow & DrawableRow, Correction: ArticleCorrection> {
  let design: DesignSources
  /// Whether the article's column has no corrections; otherwise, it has all but the one that is shown.
  let showsWholeArticle: Bool
  /// A closure that returns the gestures for a correction; none if `special` has a table for it.
  let faults: (Correction) -> [Fault<Row, Correction>]
  /// A closure that returns the name of a row's rules.
  let rules: (Row) -> String
  /// A closure that returns a piece of the line that decides, for a correction for which several lines ask; otherwise nil.
  var code: (Correction) -> String? = { _ in nil }
  /// A closure that returns whether one can see what a correction changes; its first gesture is filmed.
  let sight: (Correction) -> FaultSight
  /// A closure that returns the film for a correction that one row cannot show.
  var specialFilm: (Correction) -> FaultFilm? = { _ in nil }
  /// A closure that returns the table for a correction that one row cannot show.
  var special: (Correction) -> String? = { _ in nil }

  /// Returns the corrections of the two columns, the article's and the corrected one.
  private func columns(
    _ fault: Fault<Row, Correction>, _ correction: Correction
  ) -> [(name: String, corrections: CorrectionSet<Correction>)] {
    let name = correction.source.label
    guard !showsWholeArticle else { return [(name, []), ("corrected", .all)] }
    let base = CorrectionSet.all.subtracting(fault.without)
    return [(name, base.subtracting([correction])), ("corrected", base)]
  }

  /// Returns the marks of every correction.
  func marks() throws -> Marks {
    var marks: Marks = [:]
    for correction in Correction.allCases {
      let first = faults(correction).first
      let hiding = first?.without.map(\.name) ?? []
      marks += try design.fault(
        correction, decidedBy: code(correction), hiddenBy: hiding, shownBy: first.map { settings($0.row(.all)) } ?? "")
      marks += sight(correction).marks(correction.name)
      if let special = special(correction) {
        marks["trace \(correction.name)"] = special
        continue
      }
      let faults = faults(correction)
      guard !faults.isEmpty else {
        throw SourceError.malformed("docgen has no gesture that shows \(correction.name)", in: design.folder)
      }
      for (index, fault) in faults.enumerated() {
        marks[index == 0 ? "trace \(correction.name)" : "trace \(correction.name) \(index + 1)"] = try trace(
          of: fault, correction)
      }
      if !hiding.isEmpty && !showsWholeArticle {
        marks["hiding \(correction.name)"] = Markdown.series(hiding.map { "`\($0)`" })
      }
    }
    return marks
  }

  /// Returns the playground's settings for a row like the one on which a gesture is played: its rules and buttons.
  private func settings(_ row: Row) -> String {
    let buttons =
      switch (row.actions(.leading).count, row.actions(.trailing).count) {
      case (4..., _), (_, 4...): "four"
      case (0, 0): "none"
      case (0, _): "two"
      case (_, 0): "left"
      case (_, _): "both"
      }
    return "&rules=\(rules(row))&buttons=\(buttons)"
  }

  private func trace(of fault: Fault<Row, Correction>, _ correction: Correction) throws -> String {
    let columns = columns(fault, correction)
    let base = CorrectionSet.all.subtracting(fault.without)
    guard fault.cells(columns[0].corrections) != fault.cells(columns[1].corrections) else {
      throw SourceError.malformed("the gesture for \(correction.name) shows no difference", in: design.folder)
    }
    guard fault.cells(base.subtracting([correction])) != fault.cells(base) else {
      let problem = "the gesture for \(correction.name) shows the effect of other corrections, not of this one"
      throw SourceError.malformed(problem, in: design.folder)
    }
    return fault.scene.table(columns.map { (say($0.name), fault.row($0.corrections)) }, sight: fault.sight)
  }

  private func filmName(_ correction: Correction) -> String { "\(design.module)-\(correction.name).svg" }
  private func plotName(_ correction: Correction) -> String { "\(design.module)-\(correction.name)-offset.svg" }

  /// Returns the film of a correction's first gesture, or its special film if it has no gesture; nil if it has neither.
  ///
  /// If `isAlone`, the upper row lacks only this correction, whatever the table shows.
  func film(_ correction: Correction, isAlone: Bool = false) -> FaultFilm? {
    guard let fault = faults(correction).first else { return specialFilm(correction) }
    let base = CorrectionSet.all.subtracting(fault.without)
    let rows = (isAlone ? [base.subtracting([correction]), base] : columns(fault, correction).map(\.corrections))
      .map { fault.row($0) }
    let rests = rows.map { fault.scene.rests($0, sight: fault.sight) }
    let pace = Pace(fault.scene.beats(zip(rests[0], rests[1]).map(max)))
    return FaultFilm(
      panels: zip(rows, [correction.source.label, "corrected"]).map { row, label in
        FilmPanel(label, row, fault.scene, sight: fault.sight, pace: pace)
      }, events: fault.scene.told(pace), sight: sight(correction))
  }

  /// Returns the films of the corrections that have one.
  ///
  /// A filmed row gets more samples than the table's row; if it reports other notices, the film would show something else,
  /// which is an error.
  func films() throws -> [Document] {
    try Correction.allCases.compactMap { correction in
      if let fault = faults(correction).first { try checkNotices(of: fault, correction) }
      return try sight(correction).document(
        filmName(correction), title: "\(design.module), \(correction.name)", film(correction), in: design.folder)
    }
  }

  private func checkNotices(of fault: Fault<Row, Correction>, _ correction: Correction) throws {
    for (_, corrections) in columns(fault, correction) {
      let row = fault.row(corrections)
      let told = fault.scene.notices(row, sight: fault.sight)
      guard told == fault.scene.dense.notices(row, sight: fault.sight) else {
        throw SourceError.malformed(
          "the film of \(correction.name) reports other notices than its table", in: design.folder)
      }
    }
  }

  /// The plots of the gestures that have one, at most one for each correction.
  var plots: [Document] {
    Correction.allCases.flatMap { correction in
      faults(correction).compactMap { fault in
        guard let curve = fault.curve else { return nil }
        let lines = zip([correction.source.label, "corrected"], columns(fault, correction)).map { name, column in
          Plot.Line(
            name: name,
            points: fault.scene.dense.curve(fault.row(column.corrections), until: curve.end, sight: fault.sight))
        }
        let caught = fault.row(.all.subtracting(fault.without))
        let picture = Plot.overTime(
          title: correction.name,
          description: """
            The offset in points over seconds, without and with the correction \(correction.name), and the finger's.
            """,
          lines: lines, times: [0, curve.end / 2, curve.end], values: curve.values,
          ends: fault.scene.ends, fingers: fault.scene.fingers(caught, sight: fault.sight))
        return .figure(plotName(correction), picture)
      }
    }
  }
}

/// A fact about the original code, measured at the last step of a gesture, without corrections and with all.
struct MeasuredFact<Row: RevealingRow & DrawableRow, Correction: ArticleCorrection> {
  /// Its name in the page's template.
  let name: String
  /// The cell that the article's row must have in the end, in English, so that the sentence beside it stays true.
  let article: String
  let fault: Fault<Row, Correction>

  /// Returns the marks for the article's row and the corrected one; an unexpected cell of the article's row is an error.
  func marks(in folder: String) throws -> Marks {
    let cells = [[], CorrectionSet.all].map { fault.cells($0).last ?? "" }
    let shown = Words.english.saying(cells[0]).replacing("<wbr>", with: "")
    guard shown == article else {
      throw SourceError.malformed("\(name): the article's row shows \(shown), not \(article)", in: folder)
    }
    return ["fact \(name)": cells[0], "fixed \(name)": cells[1]]
  }
}
