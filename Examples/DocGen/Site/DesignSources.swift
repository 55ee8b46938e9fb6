import ConstraintSwipe
import Foundation
import HeadlessTable
import InteractionCore

/// What the pages of all designs say alike, read from the sources of one.
struct DesignSources: Sendable {
  let index: SourceIndex
  /// The module's name, which its type and its files have as well.
  let module: String

  /// How the paths of the design's files begin.
  var folder: String { "Sources/\(module)/\(module)" }
  static let core = "Sources/InteractionCore/"
  static let lists = "Sources/InteractionLists/"
  static let table = "Sources/HeadlessTable/"
  private static let options = lists + "Lists/TableOptions.swift"

  // MARK: States

  /// The diagram of an enum's states in words, what its comment says, and its cases; the diagram has the cases for states.
  func states(_ name: String, _ diagram: StateDiagram) throws -> Marks {
    try states(name, diagram, ofEnum: "enum \(name):", in: folder, about: "enum \(name):")
  }

  /// What moves the content of a row that scrolls: a state of the core's, and what the design's own comment says of it.
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

  /// The picture of a diagram of this design.
  func stateFigure(_ name: String, _ diagram: StateDiagram) -> DrawnFigure {
    diagram.figure("\(module)\(name).svg", title: "The states of \(module): \(name)")
  }

  // MARK: Corrections

  /// How a comment begins to tell of a fault, instead of which a page says where the fault is found.
  private static let uncorrected = "Uncorrected: "

  /// How it goes on with what is done instead.
  private static let corrected = "Corrected: "

  /// What a fault's correction is for, why the fault happens, what is done instead, and the code that decides.
  ///
  /// Why it happens, and what is done instead, are the comment of the correction's declaration.
  ///
  /// - Parameters:
  ///   - correction: The correction of the fault.
  ///   - code: A piece of the line that decides, where several ask for the correction and the first one is not it.
  ///   - others: The names of corrections that would hide the fault.
  /// - Returns: The marks, each with the correction's name behind its own.
  /// - Throws: A `SourceError` where comment or code are not as the page needs them.
  func fault(
    _ correction: some ArticleCorrection, decidedBy code: String?, hiddenBy others: [String] = []
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
    var marks: Marks = [
      "correction \(name)": "../\(line.path)#L\(line.number)",
      "without \(name)": PlaygroundLinks(module: module).target("&without=" + ([name] + others).joined(separator: ",")),
    ]
    marks.quote("summary \(name)", comment.summary)
    marks.quote("why \(name)", correction.source.phrase + ", " + cause)
    marks.quote("corrected \(name)", String(about[cut.upperBound...]))
    marks.quote("more \(name)", paragraphs: Array(comment.details.dropFirst()))
    return marks.adding(try asked(name, code))
  }

  /// Where the code asks for a correction, and the piece of code that decides.
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

  /// Every constant that the design's behaviour or looks depend on.
  ///
  /// - Parameters:
  ///   - values: The constants' values in the running program, by name; one that is not known is an error.
  ///   - leftOut: The design's files that are no part of it, by the ends of their paths.
  ///   - shared: Files in `Sources`, not of the design, whose constants the design depends on, and those of them that it does not.
  /// - Returns: The marks, each with the constant's name behind its own.
  /// - Throws: A `SourceError` where source and program differ.
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

  /// The host's constants on which every drag depends.
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

  /// A constant's name and value, and what its comment says of it.
  private func marks(_ constant: DeclaredConstant, _ value: Double, declaration: String? = nil) throws -> Marks {
    // A value that the source states as a number must be the one that runs: else this is another declaration.
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

  /// The module's tests, and the scripts that the playground plays to its design.
  func next() throws -> Marks {
    let tests = index.paths(in: "Tests/\(module)Tests/").filter { $0.hasSuffix(".swift") }.map { path in
      "[\(path.split(separator: "/").last ?? "")](../\(path))"
    }
    return ["tests": Markdown.series(tests), "scripts": Markdown.series(try PlaygroundLinks(module: module).scripts())]
  }
}

/// A number of a table, at most three decimals.
func number3(_ value: Double) -> String { DecimalText.text(value, decimals: 3) }
