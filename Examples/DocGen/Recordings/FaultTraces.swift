import InteractionCore

/// A short gesture that shows what one correction changes.
struct Fault<Row: RevealingRow & DrawableRow, Correction: ArticleCorrection> {
  let scene: SwipeScene
  /// The row that it is played to, with some corrections.
  let row: (CorrectionSet<Correction>) -> Row
  let sight: Sight<Row>
  /// Corrections that would hide the fault.
  var without: CorrectionSet<Correction> = []
  /// The end of the picture's time axis and its values, where there is a picture.
  var curve: (end: Double, values: [Double])?

  init(
    _ steps: [Timed<RowEvent>], sight: Sight<Row> = Sight(),
    row: @escaping (CorrectionSet<Correction>) -> Row
  ) {
    scene = SwipeScene(steps)
    self.row = row
    self.sight = sight
  }

  /// The same with a picture, whose time axis ends somewhere, in seconds, and which marks these values.
  func drawn(until end: Double, values: [Double]) -> Fault {
    var fault = self
    fault.curve = (end, values)
    return fault
  }

  /// The same on rows without corrections that would hide it.
  func leavingOut(_ corrections: CorrectionSet<Correction>) -> Fault {
    var fault = self
    fault.without = corrections
    return fault
  }

  /// What a row with some corrections does at each step.
  func cells(_ corrections: CorrectionSet<Correction>) -> [String] { scene.cells(row(corrections), sight: sight) }
}

/// The section of a design's corrections: for each its comment, and gestures that show it.
struct FaultTraces<Row: RevealingRow & DrawableRow, Correction: ArticleCorrection> {
  let design: DesignSources
  /// Whether the article's column has no correction at all, or all but the one that is shown.
  let showsWholeArticle: Bool
  /// The gestures for a correction, none where `special` has something else.
  let faults: (Correction) -> [Fault<Row, Correction>]
  /// Of each, a piece of the line that decides where several ask for it.
  var code: (Correction) -> String? = { _ in nil }
  /// Whether one can see what a correction changes; the first of its gestures is the one on film.
  let sight: (Correction) -> FaultSight
  /// The film of what one row cannot show.
  var specialFilm: (Correction) -> FaultFilm? = { _ in nil }
  /// What one row cannot show, as a table.
  var special: (Correction) -> String? = { _ in nil }

  /// The corrections of the two columns: as the article has it, and corrected.
  private func columns(
    _ fault: Fault<Row, Correction>, _ correction: Correction
  ) -> [(name: String, corrections: CorrectionSet<Correction>)] {
    let name = correction.source.label
    guard !showsWholeArticle else { return [(name, []), ("corrected", .all)] }
    let base = CorrectionSet.all.subtracting(fault.without)
    return [(name, base.subtracting([correction])), ("corrected", base)]
  }

  /// Every correction with its comment and its gestures.
  func marks() throws -> Marks {
    var marks: Marks = [:]
    for correction in Correction.allCases {
      let hiding = faults(correction).first?.without.map(\.name) ?? []
      marks += try design.fault(correction, decidedBy: code(correction), hiddenBy: hiding)
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

  /// What one would see of a correction's first gesture; nil where it has none.
  ///
  /// Where it `isAlone` the upper row lacks this
  /// correction only, whatever the table shows.
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

  /// The films of those corrections that have one.
  ///
  /// The row on film gets more samples than the one of the table; what it reports is the same, or else the film would show
  /// something else.
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

  /// The plots of those gestures that have one, at most one for each correction.
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
          lifts: fault.scene.lifts, fingers: fault.scene.fingers(caught, sight: fault.sight))
        return .figure(plotName(correction), picture)
      }
    }
  }
}

/// Facts about the original code beside what a row does: the last step of a gesture, without corrections and with all.
struct MeasuredFact<Row: RevealingRow & DrawableRow, Correction: ArticleCorrection> {
  /// Its name in the page's template.
  let name: String
  /// What the article's row must show in the end, so that the sentence beside it stays true: words are not translated.
  let article: String
  let fault: Fault<Row, Correction>

  /// What the article's row shows, and the corrected one; a row that does something else is an error.
  func marks(in folder: String) throws -> Marks {
    let cells = [[], CorrectionSet.all].map { fault.cells($0).last ?? "" }
    let shown = Words.english.saying(cells[0]).replacing("<wbr>", with: "")
    guard shown == article else {
      throw SourceError.malformed("\(name): the article's row shows \(shown), not \(article)", in: folder)
    }
    return ["fact \(name)": cells[0], "fixed \(name)": cells[1]]
  }
}
