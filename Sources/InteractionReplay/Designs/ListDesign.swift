public import InteractionLaws
public import InteractionLists

/// A list design that scripts can name: its configuration, its lists and the contents of their traces.
///
/// To register a design of your own, write the list, a type that conforms to `ListInteraction`. Then specify three things: the
/// events of scripts and the contents of traces (``ListScripting``), a description for the laws (``Laws``), and how to read a
/// configuration (``Configuration``). This design reads `"items": ["Tent", "Stove"]`:
///
///     let checklist = ListDesign(
///       "checklist", keys: ["items"], itemsKey: "items",
///       scripting: ListScripting<Checklist>(
///         actions: ["tick", "remove"], timeline: ["count"],
///         state: { table, _, _ in ["count": .number(Double(table.list.rowCount(inSection: 0)))] },
///         row: { list, row, _ in .init(top: list.top(of: row) ?? 0, height: list.height(of: row) ?? 0, state: [:]) }),
///       laws: ListDesign.Laws { rows in ["items": .array((0..<rows).map { .string("Item \($0)") })] },
///       read: { fields, _ throws(ScriptError) in
///         var items: [String] = []
///         for value in try fields.required("items", "an array of strings").array() { items.append(try value.string()) }
///         return ListDesign.Configuration<Checklist, NoCorrection>(
///           options: ["items": .array(items.map { .string($0) })], minimumRowHeight: 44
///         ) { [items] _ in Checklist(items) }
///       })
///     let replay = Replay(designs: .standard.adding(checklist))
///
/// Check it with ``ListUnderLaw``. `Examples/OwnDesign` has this design with an event and a fuller state.
///
/// Designs are equal if they have the same name.
public struct ListDesign: Sendable {
  /// The name in scripts and traces, such as `gesture-list`.
  public let name: String
  /// The corrections, in the order of their declaration; empty for a design that follows no article.
  public let corrections: [NamedCorrection]
  /// Whether a script of the list alone has a viewport; if not, it cannot contain a size, gestures, `scroll` or `keyboard`.
  public let hasViewport: Bool
  /// The keys of a configuration, except those for its size and corrections.
  let keys: [String]
  /// The key of the items, which a table's script may give as its `rows` instead; nil if there is none.
  let itemsKey: String?
  /// The kinds of the list's own events.
  let customKinds: [String]
  /// The laws that the list keeps about capabilities that only some lists have.
  let specialLaws: [ListLaw]
  /// The keys of a state that become columns of a timeline, in order.
  let timelineKeys: [String]
  /// A closure that reads a configuration.
  let read: @Sendable (ScriptFields, LayoutSize) throws(ScriptError) -> ListReading
  /// A closure that returns the configuration of a list for the laws to check, with at least the given number of rows.
  let sample: @Sendable (Int) -> [String: JSON]

  /// A configuration that has been read, with its written form and a closure that makes the list.
  ///
  ///     let configuration = ListDesign.Configuration<Checklist, NoCorrection>(
  ///       options: ["items": ["Tent", "Stove"]], minimumRowHeight: 44
  ///     ) { _ in Checklist(["Tent", "Stove"]) }
  public struct Configuration<List: ListInteraction, Correction: ArticleCorrection>: Sendable {
    let options: [String: JSON]
    let minimumRowHeight: Double
    let make: @Sendable (CorrectionSet<Correction>) -> List

    /// Creates a configuration that has been read.
    ///
    /// - Parameters:
    ///   - options: The values of the keys as they are written in a script, without default values.
    ///   - minimumRowHeight: The smallest height of a row, in points. A script whose viewport is more than 1000 times as high
    ///     is refused, because each step of a trace lists the rows in sight.
    ///   - make: A closure that makes the list with corrections; a design without corrections ignores the set, whose type
    ///     is `CorrectionSet<NoCorrection>`. Equal sets must give equal lists.
    /// - Complexity: O(1).
    public init(
      options: [String: JSON], minimumRowHeight: Double, make: @escaping @Sendable (CorrectionSet<Correction>) -> List
    ) {
      self.options = options
      self.minimumRowHeight = minimumRowHeight
      self.make = make
    }
  }

  /// A description of a list design for the laws: a sample, the list's own events, its undo and the special laws that it keeps.
  ///
  ///     let add = CustomEvent<Checklist>("add") { list, time in list.add("New", at: time) }
  ///     let laws = ListDesign.Laws(customEvents: [add]) { rows in
  ///       ["items": .array((0..<rows).map { .string("Item \($0)") })]
  ///     }
  public struct Laws<List: ListInteraction>: Sendable {
    let sample: @Sendable (Int) -> [String: JSON]
    let customEvents: [CustomEvent<List>]
    let undo: ListLaw.Undo<List>?
    let special: [ListLaw]

    /// Creates a description for the laws.
    ///
    /// - Parameters:
    ///   - customEvents: The list's own events, and the edits that an app makes in it.
    ///   - undo: The list's undo, or nil if the list cannot undo changes.
    ///   - special: Further laws that this list keeps, about capabilities that only some lists have, such as
    ///     `ListLaw.collapsingUndoesExpanding`; the law about undo is included with `undo`.
    ///   - sample: A closure that returns the configuration of a list with at least the given number of rows, and with
    ///     everything that can make rows differ, such as heights. The design must be able to read it.
    /// - Complexity: O(1).
    public init(
      customEvents: [CustomEvent<List>] = [], undo: ListLaw.Undo<List>? = nil, special: [ListLaw] = [],
      sample: @escaping @Sendable (Int) -> [String: JSON]
    ) {
      self.sample = sample
      self.customEvents = customEvents
      self.undo = undo
      self.special = special
    }

    /// The events that scripts can name as law events: `customEvents`, and `undo` if the list can undo changes.
    var lawEvents: [CustomEvent<List>] {
      customEvents + (undo.map { [CustomEvent(ListLaw.undo.name, apply: $0.undo)] } ?? [])
    }
  }

  /// Creates a design.
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - keys: The keys in a configuration, except for `width`, `height` and `corrections`.
  ///   - itemsKey: The key of the items. A table's script may give `rows` instead, their titles or their number, which become
  ///     an array of strings. Nil if there is none.
  ///   - hasViewport: Whether a script of the list alone has a viewport; if not, it cannot contain a size, gestures, `scroll`
  ///     or `keyboard`.
  ///   - scripting: The events and actions of scripts, and the contents of traces.
  ///   - laws: A description of the list for the laws.
  ///   - read: A closure that reads a configuration, given the viewport's size in points. If it throws an error, the script
  ///     is refused.
  /// - Precondition: No two of the list's events have the same name, and none has the name of an event that every list or
  ///   every table has, or the name `at`.
  /// - Complexity: O(*e* + *c*) for *e* events and *c* corrections.
  public init<List: ListInteraction, Correction: ArticleCorrection>(
    _ name: String, keys: [String], itemsKey: String? = nil, hasViewport: Bool = true,
    scripting: ListScripting<List>, laws: Laws<List>,
    read: @escaping @Sendable (ScriptFields, LayoutSize) throws(ScriptError) -> Configuration<List, Correction>
  ) {
    self.name = name
    self.keys = keys
    self.itemsKey = itemsKey
    self.hasViewport = hasViewport
    corrections = NamedCorrection.all(of: Correction.self)
    customKinds = scripting.events.map { $0.kind }
    let kinds = customKinds + TableStep.reservedKinds + ["at"]
    let names = kinds.joined(separator: ", ")
    precondition(
      Set(kinds).count == kinds.count,
      "Give each event of \(name) a unique name; one of these occurs twice: \(names).")
    timelineKeys = scripting.timeline
    sample = laws.sample
    specialLaws = (laws.undo == nil ? [] : [.undo]) + laws.special
    self.read = { fields, size throws(ScriptError) in
      let configuration = try read(fields, size)
      let maker = ListMaker(scripting, laws: laws) { configuration.make(CorrectionSet(named: $0)) }
      return ListReading(options: configuration.options, minimumRowHeight: configuration.minimumRowHeight, maker: maker)
    }
  }
}

extension ListDesign: Hashable {
  /// Returns whether two designs have the same name.
  public static func == (a: ListDesign, b: ListDesign) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The type of the corrections of a list that follows no article; it has no values.
///
///     ListDesign.Configuration<Checklist, NoCorrection>(options: [:], minimumRowHeight: 44) { _ in Checklist([]) }
public enum NoCorrection: ArticleCorrection {
  /// Returns nil, because there are no corrections.
  ///
  /// - Parameter rawValue: Any name.
  /// - Complexity: O(1).
  public init?(rawValue: String) { nil }
  /// The name in scripts.
  public var rawValue: String { switch self {} }
  /// The corrected behaviour, in a sentence.
  public var sentence: String { switch self {} }
}
