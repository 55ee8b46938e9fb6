public import InteractionCore

/// The setup of a list in a script: its design, size, configuration and corrections.
///
///     let setup = try ListSetup(.gestureList, ["items": ["Buy milk", "Water the plants"], "rowHeight": 60])
///     let script = Script.list(setup, [Timed(0, .list(.gesture(.tap(RowID(0))))), Timed(1, .list(.wait))])
///     print(script.play().text)
public struct ListSetup: Hashable, Sendable {
  /// The list's design.
  public let design: ListDesign
  /// The size of the viewport, in points.
  public let size: LayoutSize
  /// The names of the corrections, or nil for all of them.
  ///
  /// Setting them does not read the configuration again, even if it depends on them.
  public var corrections: [String]?
  /// The values of the design's configuration keys, without default values.
  public let options: [String: JSON]
  /// The maker of the list that the options describe.
  let maker: any AnyListMaker
  /// The source of the options, which can read the files they name.
  let source: ScriptSource

  /// Creates a setup from a configuration, which is checked as it would be in a script.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - options: The values of the design's configuration keys.
  ///   - width: The width of the viewport in points, from 0 to 10⁹.
  ///   - height: The height of the viewport in points, from 0 to 10⁹, and at most 1000 times the smallest height of a
  ///     row.
  ///   - corrections: The names of the corrections, or nil for all of them; names that the design does not have are ignored.
  ///   - readFile: A closure that reads the files that the options name; without it, options that name a file are an error.
  /// - Throws: `ScriptError` if a script with these options or this size would be refused.
  /// - Complexity: The cost of reading the configuration and making a list, which is at most O(*n* log *n*) for *n* rows in the
  ///   designs of this package.
  public init(
    _ design: ListDesign, _ options: [String: JSON] = [:], width: Double = RowSetup.defaultWidth,
    height: Double = TableSetup.defaultHeight, corrections: [String]? = nil, readFile: FileReader? = nil
  ) throws(ScriptError) {
    let source = ScriptSource("script", designs: Designs(lists: [design]), readFile: readFile)
    let size = LayoutSize(width: width, height: height)
    try self.init(design, options, size: size, corrections: corrections, source: source)
  }

  /// Creates a setup whose options may name files that the source reads.
  init(
    _ design: ListDesign, _ options: [String: JSON], size: LayoutSize, corrections: [String]?, source: ScriptSource
  ) throws(ScriptError) {
    let fields = try ScriptValue(.object(options), place: "", source: source).object(design.keys)
    let sizeFields = ScriptFields(["width": .number(size.width), "height": .number(size.height)], of: fields.owner)
    try self.init(design, fields, sizeFields: sizeFields, corrections: corrections)
  }

  /// Reads the design's part of a configuration, and the size.
  private init(
    _ design: ListDesign, _ fields: ScriptFields, sizeFields: ScriptFields, corrections: [String]?
  ) throws(ScriptError) {
    let width = try sizeFields.number("width", in: .extent, or: RowSetup.defaultWidth)
    let height = try sizeFields.number("height", in: .extent, or: TableSetup.defaultHeight)
    let size = LayoutSize(width: width, height: height)
    // A design may need the corrections to read its list.
    let names = corrections.map { names in design.corrections.map { $0.name }.filter { names.contains($0) } }
    let writtenCorrections = JSON.corrections(names, of: design.corrections)
    let reading = try design.read(writtenCorrections.map { fields.setting("corrections", to: $0) } ?? fields, size)
    try sizeFields.checkRowsFit(height: height, rowHeight: reading.minimumRowHeight)
    self.design = design
    self.size = size
    self.corrections = corrections
    options = reading.options
    maker = reading.maker
    source = fields.owner.source.withoutProgress
  }

  /// Returns whether two setups describe the same list, regardless of the order of corrections; of files that the options name,
  /// only the paths are compared.
  public static func == (a: ListSetup, b: ListSetup) -> Bool {
    // Unless the corrections have been set later, the maker follows from these properties and the files that the options name.
    a.design == b.design && a.size == b.size && a.options == b.options
      && a.design.corrections.ordered(a.corrections) == b.design.corrections.ordered(b.corrections)
  }

  /// Hashes the properties that describe the list.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(design)
    hasher.combine(size)
    hasher.combine(options)
    hasher.combine(design.corrections.ordered(corrections))
  }
}

// MARK: - Reading and writing

extension ListSetup {
  private static let sizeKeys = ["width", "height"]

  /// Reads the configuration of a list alone.
  init(_ value: ScriptValue, of design: ListDesign) throws(ScriptError) {
    let sizeKeys = design.hasViewport ? Self.sizeKeys : []
    let fields = try value.object(sizeKeys + Self.keys(of: design))
    try self.init(design, fields, sizeFields: fields, corrections: try fields.corrections(of: design.corrections))
  }

  /// Reads the configuration of a list in a table, which determines the list's size and may provide the list's items.
  init(_ value: ScriptValue, of design: ListDesign, items: JSON?, sizeFields: ScriptFields) throws(ScriptError) {
    var fields = try value.object(Self.keys(of: design))
    let corrections = try fields.corrections(of: design.corrections)
    if let items, let key = design.itemsKey { fields = fields.setting(key, to: items) }
    try self.init(design, fields, sizeFields: sizeFields, corrections: corrections)
  }

  private static func keys(of design: ListDesign) -> [String] {
    design.keys + (design.corrections.isEmpty ? [] : ["corrections"])
  }

  /// The configuration, without the size and without default values.
  var json: [String: JSON] {
    var values = options
    values["corrections"] = .corrections(corrections, of: design.corrections)
    return values
  }

  /// The configuration of a list alone, without default values.
  var standaloneJSON: [String: JSON] {
    var values = json
    guard design.hasViewport else { return values }
    if size.width != RowSetup.defaultWidth { values["width"] = .number(size.width) }
    if size.height != TableSetup.defaultHeight { values["height"] = .number(size.height) }
    return values
  }
}

extension ScriptFields {
  /// Throws an error if the height is more than `maximumRowsThatFit` times that of a row, because each step of a trace lists
  /// the rows in sight.
  func checkRowsFit(height: Double, rowHeight: Double) throws(ScriptError) {
    guard rowHeight * Double(TableSetup.maximumRowsThatFit) < height else { return }
    let (viewport, row) = (JSON.text(of: height), JSON.text(of: rowHeight))
    let limit = "at most \(TableSetup.maximumRowsThatFit) rows may fit"
    throw error(about: "height", "\(viewport) is too high for rows of height \(row) (\(limit))")
  }
}
