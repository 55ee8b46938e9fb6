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

  /// The diagram of an enum's states, what its comment says, and its cases; the diagram has the cases for states.
  func states(_ name: String, _ diagram: StateDiagram) throws -> [String] {
    try states(name, diagram, ofEnum: "enum \(name):", in: folder, about: "enum \(name):")
  }

  /// What moves the content of a row that scrolls: a state of the core's, and what the design's own comment says of it.
  func scrollStates() throws -> [String] {
    try states(
      "State", .scrolling, ofEnum: "enum RowScroll:", in: Self.core + "Motion/", about: "var state = RowScroll")
  }

  private func states(
    _ name: String, _ diagram: StateDiagram, ofEnum declaration: String, in place: String, about: String
  ) throws -> [String] {
    let comment = try index.comment(above: about, in: folder)
    let cases = try index.cases(ofEnum: declaration, in: place)
    let names = cases.map { String($0.code.prefix { $0.isLetter }) }.sorted()
    guard names == diagram.names else {
      let (drawn, declared) = (diagram.names.joined(separator: ", "), names.joined(separator: ", "))
      throw SourceError.malformed("\(name) has the cases \(declared), its diagram the states \(drawn)", in: folder)
    }
    return [
      stateFigure(name, diagram).markdown, comment.details.joined(separator: "\n\n"),
      Markdown.table(["case", "meaning"], cases.map { ["`\($0.code)`", $0.comment.summary] }),
    ].filter { !$0.isEmpty }
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

  /// A fault's heading, what one sees of it, why it happens, what is done instead, and the code that decides.
  ///
  /// Why it happens, and what is done instead, are the comment of its declaration.
  ///
  /// - Parameters:
  ///   - correction: The correction of the fault.
  ///   - lesson: What the comment does not say.
  ///   - others: The names of corrections that would hide the fault.
  /// - Returns: The blocks.
  /// - Throws: A `SourceError` where comment or code are not as the page needs them.
  func fault(
    _ correction: some ArticleCorrection, _ lesson: FaultLesson, hiddenBy others: [String] = []
  ) throws -> [String] {
    let declaration = "case " + correction.name
    let comment = try index.comment(above: declaration, in: folder)
    let link = try index.link("`\(correction.name)`", to: declaration, in: folder)
    guard let about = comment.details.first, about.hasPrefix(Self.uncorrected),
      let cut = about.range(of: Self.corrected)
    else {
      let problem = "the comment of \(correction.name) lacks “\(Self.uncorrected)” or “\(Self.corrected)”"
      throw SourceError.malformed(problem, in: folder)
    }
    let cause = about[..<cut.lowerBound].dropFirst(Self.uncorrected.count).trimmingCharacters(in: .whitespaces)
    var tryIt = PlaygroundLinks(module: module).without([correction.name] + others)
    if !others.isEmpty { tryIt += ", there without \(others.map { "`\($0)`" }.joined(separator: ", ")), too" }
    return [
      "### " + correction.name, "*" + comment.summary + "*",
      "**You see:** " + lesson.see,
      "**Why:** " + correction.source.phrase + ", " + cause,
      "**Corrected** by \(link): " + about[cut.upperBound...] + " " + tryIt + ".",
    ] + comment.details.dropFirst() + (try code(of: correction.name, lesson))
  }

  /// Where the code asks for a correction, and the piece of code that decides.
  private func code(of correction: String, _ lesson: FaultLesson) throws -> [String] {
    let questions = try index.questions(about: correction, in: "Sources/\(module)/")
    let decisive = lesson.code.map { text in
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
    let asked =
      "**The code** asks for it at " + link(shown)
      + (others.isEmpty ? "" : " (and at " + others.joined(separator: ", ") + ")")
    guard lesson.showsCode else { return [asked + "."] }
    return [asked + ":", Markdown.block(try index.excerpt(around: shown), language: "swift")]
  }

  // MARK: Constants

  /// Every constant that the design's behaviour or looks depend on.
  ///
  /// - Parameters:
  ///   - values: The constants' values in the running program, by name; one that is not known is an error.
  ///   - leftOut: The design's files that are no part of it, by the ends of their paths.
  ///   - shared: Files in `Sources`, not of the design, whose constants the design depends on, and those of them that it does not.
  /// - Returns: The section.
  /// - Throws: A `SourceError` where source and program differ.
  func constants(
    _ values: [String: Double], leftOut: [String] = ["+Corrections.swift"],
    shared: [(file: String, unused: [String])] = [("InteractionCore/Rows/ActionStrip.swift", [])]
  ) throws -> Section {
    let own = try index.paths(in: folder).filter { path in !leftOut.contains(where: path.hasSuffix) }
      .flatMap { try index.constants(in: $0) }
    let core = try shared.flatMap { file, unused in
      try index.constants(in: "Sources/" + file).filter { !unused.contains($0.name) }
    }
    let known = values.merging(
      [
        "visibleContent": ActionStrip.visibleContent, "rubberBandCoefficient": ScrollPhysics.rubberBandCoefficient,
        "decelerationRate": ScrollPhysics.decelerationRate, "settleFrequency": ScrollPhysics.settleFrequency,
        "settledPhase": ScrollPhysics.settledPhase, "animationDuration": ScrollPhysics.animationDuration,
      ], uniquingKeysWith: { own, _ in own })
    var rows = try (own + core).map { constant in
      guard let value = known[constant.name] else {
        throw SourceError.malformed("docgen does not know the constant \(constant.name)", in: constant.path)
      }
      return try row(constant, value)
    }
    rows += try tableConstants()
    return Section(
      .constants,
      [
        "Meaning and origin are the comments in the source; the values are those of the running program.",
        Markdown.table(["name, value", "meaning, *origin*"], rows),
      ])
  }

  /// The host's constants on which every drag depends.
  private func tableConstants() throws -> [[String]] {
    try [
      ("defaultSlop", TableOptions.defaultSlop), ("defaultBackGestureEdge", TableOptions.defaultBackGestureEdge),
    ].map { name, value in
      let declaration = "static let \(name) = "
      let comment = try index.comment(above: declaration, in: Self.options)
      let constant = DeclaredConstant(name: name, expression: number(value), comment: comment, path: Self.options)
      return try row(constant, value, declaration: declaration)
    }
  }

  private func row(_ constant: DeclaredConstant, _ value: Double, declaration: String? = nil) throws -> [String] {
    // A value that the source states as a number must be the one that runs: else this is another declaration.
    if let stated = Double(constant.expression), stated != value {
      throw SourceError.malformed("\(constant.name) is \(constant.expression), not \(value)", in: constant.path)
    }
    let link = try index.link(
      Markdown.name(constant.name), to: declaration ?? "static let \(constant.name) = ", in: constant.path)
    let amount = number3(value) + (constant.unit.isEmpty ? "" : " " + constant.unit)
    return [
      link + "<br>" + amount,
      Markdown.breakable(constant.comment.summary) + "<br>*\(Markdown.breakable(constant.origin))*",
    ]
  }

  // MARK: Complexity and what comes next

  /// What events cost, on a row and in a table.
  ///
  /// - Parameter more: Lines for what only this design has: name, cost, declaration.
  /// - Returns: The section.
  /// - Throws: A `SourceError` where a declaration is gone.
  func complexity(_ more: [(name: String, cost: String, declaration: String)] = []) throws -> Section {
    let lines: [(String, String, String, String)] =
      [
        ("any event on a row", "O(1) in rows, O(buttons)", "func pan(", folder),
        ("`offset(at:)`", "O(1)", "func offset(at time: Time)", folder),
      ] + more.map { ($0.name, $0.cost, $0.declaration, folder) } + [
        ("a finger touches", "O(log n)", "func touch(", Self.table + "HeadlessTable"),
        ("a finger moves", "O(1)", "func touchMoved(", Self.table + "HeadlessTable"),
        ("a frame", "O(log n + k)", "func draw(", Self.table + "HeadlessTable"),
        ("delete, insert, move", "O(log n)", "func remove(", Self.lists + "SwipeList/SwipeList"),
      ]
    return Section(
      .complexity,
      [
        "n is the number of rows of the table, k the number of rows in sight.",
        Markdown.table(["what", "cost"], try lines.map { [try index.link($0.0, to: $0.2, in: $0.3), $0.1] }),
        """
        A row is a value without heap storage but for its actions' texts, which all rows share; a drag \
        allocates nothing. A list keeps only rows that are not fresh.
        """,
      ])
  }

  /// The module's page, its tests, the fingers as scripts and the index.
  func next() throws -> Section {
    let tests = index.paths(in: "Tests/\(module)Tests/").filter { $0.hasSuffix(".swift") }.map { path in
      "[\(path.split(separator: "/").last ?? "")](../\(path))"
    }
    var items = ["The module's own page: " + (try index.link("README", toFile: "Sources/\(module)/README.md"))]
    if !tests.isEmpty { items.append("What must hold, as tests: " + tests.joined(separator: ", ")) }
    if ["ConstraintSwipe", "ScrollSwipe", "UtilityButtons"].contains(module) {
      items.append("What other libraries do when you let go: [\(ReleaseRulesPage.title)](\(ReleaseRulesPage.page))")
    }
    items.append("Fingers for `docgen replay`: [gestures](../Examples/Gestures/README.md)")
    items.append("All pages: [index](README.md)")
    return Section(.next, [Markdown.list(items)])
  }
}

/// A number of a table, at most three decimals.
func number3(_ value: Double) -> String { DecimalText.text(value, decimals: 3) }
