import ConstraintSwipe
import Foundation
import HeadlessTable
import InteractionCore

/// The marks that the pages of all designs have in common, read from the sources of one design.
struct DesignSources: Sendable {
  let index: SourceIndex
  /// The module's name, which is also that of its type and the prefix of its files.
  let module: String

  /// The prefix of the paths of the design's files.
  var folder: String { "Sources/\(module)/\(module)" }
  static let core = "Sources/InteractionCore/"
  static let lists = "Sources/InteractionLists/"
  static let table = "Sources/HeadlessTable/"
  private static let options = lists + "Lists/TableOptions.swift"

  // MARK: States

  /// Returns the marks for an enum of states: its diagram in words, its comment, and its cases, which are the diagram's
  /// states.
  func states(_ name: String, _ diagram: StateDiagram) throws -> Marks {
    try states(name, diagram, ofEnum: "enum \(name):", in: folder, about: "enum \(name):")
  }

  /// Returns the marks for the state of a row that scrolls, which is the core's `RowScroll` with the design's own comment.
  func scrollStates() throws -> Marks {
    try states(
      "State", .scrolling, ofEnum: "enum RowScroll:", in: Self.core + "Motion/", about: "var state = RowScroll")
  }

  private func states(
    _ name: String, _ diagram: StateDiagram, ofEnum declaration: String, in place: String, about: String
  ) throws -> Marks {
    let comment = try index.comment(above: about, in: folder)
    let cases = try index.cases(ofEnum: declaration, in: place)
    let names = cases.map { String($0.code.prefix { $0.isLetter }) }
    guard names.sorted() == diagram.names else {
      let (drawn, declared) = (diagram.names.joined(separator: ", "), names.sorted().joined(separator: ", "))
      throw SourceError.malformed("\(name) has the cases \(declared), its diagram the states \(drawn)", in: folder)
    }
    var marks: Marks = [:]
    marks.quote("diagram \(name)", stateFigure(name, diagram).alt)
    marks.quote("about \(name)", paragraphs: comment.details)
    for (state, declared) in zip(names, cases) {
      marks["case \(name).\(state)"] = "`\(declared.code)`"
      marks.quote("meaning \(name).\(state)", declared.comment.summary)
    }
    return marks
  }

  /// Returns the picture of a diagram of this design.
  func stateFigure(_ name: String, _ diagram: StateDiagram) -> DrawnFigure {
    diagram.figure("\(module)\(name).svg", title: "The states of \(module): \(name)")
  }

  // MARK: Corrections

  /// The word before the cause of a fault in a comment, which pages replace by the source of the fault.
  private static let uncorrected = "Uncorrected: "

  /// The word before the corrected behaviour in a comment.
  private static let corrected = "Corrected: "

  /// Returns the marks for a correction: its summary, the fault's cause, the corrected behaviour, and the code that decides.
  ///
  /// The first three come from the comment of the correction's declaration.
  ///
  /// - Parameters:
  ///   - correction: The correction of the fault.
  ///   - code: A piece of the line that decides, if several lines ask for the correction and the first is not the one to show.
  ///   - others: The names of corrections that would hide the fault.
  ///   - settings: The settings of the playground's address under which the fault shows.
  /// - Returns: The marks, each with the correction's name behind its own.
  /// - Throws: A `SourceError` if the comment or the code is not in the expected form.
  func fault(
    _ correction: some ArticleCorrection, decidedBy code: String?, hiddenBy others: [String] = [],
    shownBy settings: String = ""
  ) throws -> Marks {
    let name = correction.name
    let declaration = "case " + name
    let comment = try index.comment(above: declaration, in: folder)
    let line = try index.find(declaration, in: folder)
    guard let about = comment.details.first, about.hasPrefix(Self.uncorrected),
      let cut = about.range(of: Self.corrected)
    else {
      let problem = "the comment of \(name) lacks “\(Self.uncorrected)” or “\(Self.corrected)”"
      throw SourceError.malformed(problem, in: folder)
    }
    let cause = about[..<cut.lowerBound].dropFirst(Self.uncorrected.count).trimmingCharacters(in: .whitespaces)
    var marks: Marks = ["correction \(name)": "../\(line.path)#L\(line.number)"]
    // A fault that nobody sees in the playground needs no link there.
    marks.offer(
      "without \(name)",
      PlaygroundLinks(module: module).target(settings + "&without=" + ([name] + others).joined(separator: ",")))
    marks.quote("summary \(name)", comment.summary)
    marks.quote("why \(name)", correction.source.phrase + ", " + cause)
    marks.quote("corrected \(name)", String(about[cut.upperBound...]))
    marks.quote("more \(name)", paragraphs: Array(comment.details.dropFirst()))
    return marks.adding(try asked(name, code))
  }

  /// Returns links to the lines that ask for a correction, and the code that decides.
  private func asked(_ correction: String, _ code: String?) throws -> Marks {
    let questions = try index.questions(about: correction, in: "Sources/\(module)/")
    let decisive = code.map { text in
      questions.filter { (try? index.lines(of: $0.path)[$0.number - 1].contains(text)) ?? false }
    }
    guard let shown = (decisive ?? questions).first, decisive?.count ?? 1 == 1 else {
      throw SourceError.malformed("no line, or several, ask for \(correction) where the page shows code", in: folder)
    }
    func link(_ line: SourceLine) -> String {
      let file = line.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? line.path
      return "[\(file):\(line.number)](../\(line.path)#L\(line.number))"
    }
    let others = questions.filter { $0 != shown }.map(link)
    var marks: Marks = ["asked \(correction)": link(shown)]
    // A page may show the article's function beside the corrected one instead.
    marks.offer("code \(correction)", Markdown.block(try index.excerpt(around: shown), language: "swift"))
    if !others.isEmpty { marks["asked elsewhere \(correction)"] = Markdown.series(others) }
    return marks
  }

  // MARK: Constants

  /// Returns the marks for every constant on which the design's behaviour or appearance depends.
  ///
  /// - Parameters:
  ///   - values: The constants' values in the running program, by name; a missing one is an error.
  ///   - leftOut: The ends of the paths of the design's files whose constants are left out.
  ///   - shared: Other files in `Sources` on whose constants the design depends, each with the constants that it does not use.
  /// - Returns: The marks, each with the constant's name behind its own.
  /// - Throws: A `SourceError` if a source and the program differ.
  func constants(
    _ values: [String: Double], leftOut: [String] = ["+Corrections.swift"],
    shared: [(file: String, unused: [String])] = [("InteractionCore/Rows/ActionStrip.swift", [])]
  ) throws -> Marks {
    let own = try index.paths(in: folder).filter { path in !leftOut.contains(where: path.hasSuffix) }
      .flatMap { try index.constants(in: $0) }
    let core = try shared.flatMap { file, unused in
      try index.constants(in: "Sources/" + file).filter { !unused.contains($0.name) }
    }
    let known = values.merging(
      [
        "minimumVisibleContentWidth": ActionStrip.minimumVisibleContentWidth,
        "rubberBandCoefficient": ScrollPhysics.rubberBandCoefficient,
        "decelerationRate": ScrollPhysics.decelerationRate, "settleFrequency": ScrollPhysics.settleFrequency,
        "settledPhase": ScrollPhysics.settledPhase, "animationDuration": ScrollPhysics.animationDuration,
      ], uniquingKeysWith: { own, _ in own })
    var marks: Marks = [:]
    for constant in own + core {
      guard let value = known[constant.name] else {
        throw SourceError.malformed(
          "docgen has no value for the constant \(constant.name) (add one)", in: constant.path)
      }
      marks += try self.marks(constant, value)
    }
    return marks.adding(try tableConstants())
  }

  /// Returns the marks for the host's constants on which every drag depends.
  private func tableConstants() throws -> Marks {
    var marks: Marks = [:]
    for (name, value) in [
      ("defaultSlop", TableOptions.defaultSlop), ("defaultBackGestureEdge", TableOptions.defaultBackGestureEdge),
    ] {
      let declaration = "static let \(name) = "
      let comment = try index.comment(above: declaration, in: Self.options)
      let constant = DeclaredConstant(name: name, expression: number(value), comment: comment, path: Self.options)
      marks += try self.marks(constant, value, declaration: declaration)
    }
    return marks
  }

  /// Returns the marks for a constant: its name and value, its meaning and its origin.
  private func marks(_ constant: DeclaredConstant, _ value: Double, declaration: String? = nil) throws -> Marks {
    // If the source states a number, it must be the program's value; otherwise, this is another declaration.
    if let stated = Double(constant.expression), stated != value {
      throw SourceError.malformed("\(constant.name) is \(constant.expression), not \(value)", in: constant.path)
    }
    let link = try index.link(
      Markdown.name(constant.name), to: declaration ?? "static let \(constant.name) = ", in: constant.path)
    let amount = number3(value) + (constant.unit.isEmpty ? "" : " " + constant.unit)
    var marks: Marks = ["constant \(constant.name)": link + "<br>" + amount]
    marks.quote("meaning \(constant.name)", Markdown.breakable(constant.meaning))
    marks.quote("origin \(constant.name)", Markdown.breakable(constant.origin))
    return marks
  }

  // MARK: What comes next

  /// Returns links to the module's tests, and to the scripts that the playground plays to its design.
  func next() throws -> Marks {
    let tests = index.paths(in: "Tests/\(module)Tests/").filter { $0.hasSuffix(".swift") }.map { path in
      "[\(path.split(separator: "/").last ?? "")](../\(path))"
    }
    return ["tests": Markdown.series(tests), "scripts": Markdown.series(try PlaygroundLinks(module: module).scripts())]
  }
}

/// Returns a number for a table, with at most three decimals.
func number3(_ value: Double) -> String { DecimalText.text(value, decimals: 3) }
