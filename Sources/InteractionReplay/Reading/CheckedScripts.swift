/// The scripts of a file, checked and still text, which are played event by event.
///
/// A trace is written while its script is played, so a script of a million events takes no more memory than one of ten,
/// beside its own text:
///
///     let scripts = try replay.checkedScripts(in: bytes, name: "drag.json")
///     scripts.write(.timeline) { bytes in print(String(decoding: bytes, as: UTF8.self), terminator: "") }
///
/// To look at scripts and traces as values, use ``Replay/scripts(in:name:)``.
public struct CheckedScripts: Sendable {
  /// How traces are written.
  ///
  ///     scripts.write(.json) { bytes in file += bytes }
  public enum Form: Hashable, Sendable, CaseIterable {
    /// As ``TraceFile/json``.
    case json
    /// As ``TraceFile/text``; the scripts are played twice, because columns are as wide as their widest cells.
    case timeline
  }

  private let top: ScriptValue
  /// The scripts, by their numbers, that may name other files: those are read once.
  private var kept: [Int: Performance] = [:]
  /// Whether the scripts stand in an array, as their traces then do too.
  public let isArray: Bool

  init(_ top: ScriptValue) throws(ScriptError) {
    self.top = top
    isArray = top.kind == .array
    for (index, script) in try Self.scripts(top).enumerated() {
      let performance = try Performance(script)
      try performance.check()
      if performance.mayNameFiles { kept[index] = performance }
    }
  }

  /// The scripts of a file.
  private static func scripts(_ top: ScriptValue) throws(ScriptError) -> ScriptElements {
    switch top.kind {
    case .object: ScriptElements(alone: top)
    case .array: try top.elements()
    case .null, .bool, .number, .string: throw top.error(expecting: "a script or an array of scripts")
    }
  }

  /// Plays the scripts one after the other, and writes what their designs do.
  ///
  /// - Parameters:
  ///   - form: How traces are written.
  ///   - output: Receives the text in UTF-8, about a line at a time.
  /// - Throws: What `output` throws; nothing more is played then.
  /// - Complexity: What ``Script/play()`` takes for each script, twice for timelines; beside the scripts' text no memory
  ///   that grows with the events.
  public func write<Failure>(_ form: Form, to output: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    switch form {
    case .json:
      if isArray { try output(Array("[".utf8)) }
      var count = 0
      for script in all {
        if isArray { try output(Array((count == 0 ? "\n" : ",\n").utf8)) }
        try writeJSON(performance(count, script), to: output)
        count += 1
      }
      try output(Array((!isArray ? "\n" : count == 0 ? "]\n" : "\n]\n").utf8))
    case .timeline:
      var count = 0
      for script in all {
        if count > 0 { try output(Array("\n".utf8)) }
        try writeTimeline(performance(count, script), to: output)
        count += 1
      }
    }
  }

  private var all: ScriptElements {
    do throws(ScriptError) {
      return try Self.scripts(top.during(.playing, 0...1))
    } catch {
      preconditionFailure("The scripts have been checked.")
    }
  }

  private func performance(_ index: Int, _ script: ScriptValue) -> Performance {
    if let performance = kept[index] { return performance }
    do throws(ScriptError) {
      return try Performance(script)
    } catch {
      preconditionFailure("The scripts have been checked.")
    }
  }

  private func writeJSON<Failure>(
    _ performance: Performance, to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try output(Array(Trace.head(performance.design).utf8))
    var isFirst = true
    var line: [UInt8] = []
    try performance.during(.playing, 0...1).play { (step: Trace.Step) throws(Failure) in
      line.removeAll(keepingCapacity: true)
      step.write(isFirst: isFirst, to: &line)
      isFirst = false
      try output(line)
    }
    try output(Array(Trace.tail.utf8))
  }

  private func writeTimeline<Failure>(
    _ performance: Performance, to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var timeline: Timeline?
    performance.during(.playing, isArray ? 0...1 : 0...0.5).play { step in
      if timeline == nil {
        timeline = Timeline(design: performance.design, keys: performance.timelineKeys, start: step)
      } else {
        timeline?.measure(step)
      }
    }
    guard let timeline else { return }
    try output(Array(timeline.head.utf8))
    try performance.during(.playing, isArray ? 0...1 : 0.5...1).play { (step: Trace.Step) throws(Failure) in
      try output(Array(timeline.line(step).utf8))
    }
  }
}
