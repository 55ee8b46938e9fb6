public import InteractionCore

extension Trace {
  /// How traces are written.
  ///
  ///     try replay.write(.json, of: bytes, name: "drag.json") { file += $0 }
  public enum Form: Hashable, Sendable, CaseIterable {
    /// As ``TraceFile/json``: a step is handed out as soon as its event has been played.
    case json
    /// As ``TraceFile/text``: a script's lines are kept until its end, because columns are as wide as their widest
    /// cells.
    case timeline
  }
}

extension Script {
  /// The moments of one script of a file, drawn while it was played.
  ///
  ///     let drawn = try replay.write(.json, of: bytes, name: "drag.json", drawing: 60) { file += $0 }
  ///     print(drawn[0].count, drawn[0].frames.count)
  public struct Drawn: Hashable, Sendable {
    /// The extent of what the script shows, in points.
    public let size: LayoutSize
    /// How many moments were drawn, of which the last are kept: the start, and one for each event; 0 where none were asked for.
    public let count: Int
    /// The last of them, or none where none were asked for.
    public let frames: [Script.Frame]
  }
}

extension Replay {
  /// Reads a file's scripts event by event, plays each event at once, and writes what the designs do.
  ///
  /// No event is read twice, and none is kept. What is wrong with a later event is found when earlier ones have been played, so
  /// hold back what you get until this returns, and throw it away where this throws:
  ///
  ///     var traces: [UInt8] = []
  ///     try replay.write(.json, of: bytes, name: "drag.json") { traces += $0 }
  ///     print(String(decoding: traces, as: UTF8.self))
  ///
  /// To look at scripts and traces as values, use ``scripts(in:name:)``.
  ///
  /// - Parameters:
  ///   - form: How traces are written.
  ///   - bytes: The file's bytes, JSON in UTF-8. An array is shared, not copied.
  ///   - name: What errors call the file; paths that its scripts name are relative to its folder.
  ///   - most: How many moments of each script to draw, the last ones; 0, as by default, for none.
  ///   - output: Receives the text in UTF-8, about a line at a time.
  /// - Returns: The extent and the moments of each script, in order.
  /// - Throws: `ScriptError`, the same one as ``scripts(in:name:)``.
  /// - Precondition: `most` is not less than 0.
  /// - Complexity: O(*n*) for *n* bytes, and what ``Script/play()`` takes for each script. Beside the bytes no memory that
  ///   grows with the events, but for the lines of timelines.
  @discardableResult
  public func write(
    _ form: Trace.Form, of bytes: some Sequence<UInt8>, name: String, drawing most: Int = 0,
    to output: ([UInt8]) -> Void
  ) throws(ScriptError) -> [Script.Drawn] {
    precondition(most >= 0, "A number of frames is not less than 0.")
    let top = try ScriptValue(parsing: Array(bytes), part: 1, source: source(name)).during(.playing, 0...1)
    let isArray = top.kind == .array
    var drawn: [Script.Drawn] = []
    if isArray && form == .json { output(Array("[".utf8)) }
    for value in try top.scripts() {
      let (script, events) = try Script.setUp(by: value)
      var collector = FrameCollector(most: most)
      let frames: (Script.Moment) -> Void = { if most > 0 { collector.add($0) } }
      switch form {
      case .json:
        if isArray { output(Array((drawn.isEmpty ? "\n" : ",\n").utf8)) }
        try script.writeJSON(reading: events, to: output, frames)
      case .timeline:
        if !drawn.isEmpty { output(Array("\n".utf8)) }
        try script.writeTimeline(reading: events, to: output, frames)
      }
      drawn.append(Script.Drawn(size: script.size, count: collector.count, frames: collector.frames))
    }
    if form == .json { output(Array((!isArray ? "\n" : drawn.isEmpty ? "]\n" : "\n]\n").utf8)) }
    return drawn
  }
}

extension Script {
  fileprivate func writeJSON(
    reading events: ScriptValue, to output: ([UInt8]) -> Void, _ draw: (Moment) -> Void
  ) throws(ScriptError) {
    output(Array(Trace.head(design).utf8))
    var isFirst = true
    var line: [UInt8] = []
    try playMoments(thenReading: events) { moment in
      line.removeAll(keepingCapacity: true)
      moment.step.write(isFirst: isFirst, to: &line)
      isFirst = false
      output(line)
      draw(moment)
    }
    output(Array(Trace.tail.utf8))
  }

  fileprivate func writeTimeline(
    reading events: ScriptValue, to output: ([UInt8]) -> Void, _ draw: (Moment) -> Void
  ) throws(ScriptError) {
    var timeline = Timeline(design: design, keys: timelineKeys)
    try playMoments(thenReading: events) { moment in
      timeline.add(moment.step)
      draw(moment)
    }
    timeline.write { output(Array($0.utf8)) }
  }
}
