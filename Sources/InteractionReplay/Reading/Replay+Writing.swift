public import InteractionCore

extension Trace {
  /// A form in which traces are written.
  ///
  ///     try replay.write(.json, of: bytes, name: "drag.json") { file += $0 }
  public enum Format: Hashable, Sendable, CaseIterable {
    /// JSON as in ``TraceFile/json``: a step is written as soon as its event has been played.
    case json
    /// Text as in ``TraceFile/text``: a script's lines are kept until its end, because columns are as wide as their widest
    /// cells.
    case timeline
  }
}

extension Script {
  /// The moments of one script in a file, drawn while the script was played.
  ///
  ///     let drawnMoments = try replay.write(.json, of: bytes, name: "drag.json", drawing: 60) { file += $0 }
  ///     print(drawnMoments[0].count, drawnMoments[0].frames.count)
  public struct DrawnMoments: Hashable, Sendable {
    /// The initial size of the row, list or table that the script shows, in points.
    public let size: LayoutSize
    /// The number of drawn moments, which are the start and each event; 0 if no frames were requested.
    public let count: Int
    /// The frames of the last moments; empty if no frames were requested.
    public let frames: [Script.Frame]
  }
}

extension Replay {
  /// Reads a file's scripts event by event, plays each event before it reads the next, and writes the traces.
  ///
  /// No event is kept. An error in a later event is found after earlier ones have been played, so hold back the output until
  /// the method returns, and discard it if the method throws:
  ///
  ///     var traces: [UInt8] = []
  ///     try replay.write(.json, of: bytes, name: "drag.json") { traces += $0 }
  ///     print(String(decoding: traces, as: UTF8.self))
  ///
  /// To inspect scripts and traces as values, use ``scripts(in:name:)``.
  ///
  /// - Parameters:
  ///   - format: The form in which traces are written.
  ///   - bytes: The file's bytes, JSON in UTF-8. An array is shared, not copied.
  ///   - name: The file's name in errors; paths in its scripts are relative to its folder.
  ///   - limit: The maximum number of frames to keep for each script, counted from its end; 0, the default, draws none.
  ///   - output: A closure that receives the text in UTF-8, about a line at a time.
  /// - Returns: The size and the moments of each script, in order.
  /// - Throws: The same `ScriptError` as ``scripts(in:name:)``.
  /// - Precondition: `limit` is not negative.
  /// - Complexity: The cost of ``scripts(in:name:)``, plus that of ``Script/play()`` for each script, or of
  ///   ``Script/frames(limit:)`` if it is drawn. Apart from the bytes, the lines of timelines, the frames and what events add
  ///   to a list, such as rows or their states, the memory used does not grow with the events.
  @discardableResult
  public func write(
    _ format: Trace.Format, of bytes: some Sequence<UInt8>, name: String, drawing limit: Int = 0,
    to output: ([UInt8]) -> Void
  ) throws(ScriptError) -> [Script.DrawnMoments] {
    precondition(limit >= 0, "The number of frames to keep must not be negative, but it is \(limit).")
    let top = try ScriptValue(parsing: Array(bytes), fraction: 1, source: source(name)).during(.playing, part: 0...1)
    let isArray = top.kind == .array
    var drawnMoments: [Script.DrawnMoments] = []
    if isArray && format == .json { output(Array("[".utf8)) }
    for value in try top.scripts() {
      let (script, events) = try Script.readSetup(from: value)
      var collector = FrameCollector(limit: limit)
      let draw: (Script.Moment) -> Void = { if limit > 0 { collector.add($0) } }
      switch format {
      case .json:
        if isArray { output(Array((drawnMoments.isEmpty ? "\n" : ",\n").utf8)) }
        try script.writeJSON(reading: events, to: output, draw)
      case .timeline:
        if !drawnMoments.isEmpty { output(Array("\n".utf8)) }
        try script.writeTimeline(reading: events, to: output, draw)
      }
      drawnMoments.append(Script.DrawnMoments(size: script.size, count: collector.count, frames: collector.frames))
    }
    if format == .json { output(Array((!isArray ? "\n" : drawnMoments.isEmpty ? "]\n" : "\n]\n").utf8)) }
    return drawnMoments
  }
}

extension Script {
  fileprivate func writeJSON(
    reading events: ScriptValue, to output: ([UInt8]) -> Void, _ draw: (Moment) -> Void
  ) throws(ScriptError) {
    output(Array(Trace.head(forDesign: design).utf8))
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
    var timeline = Timeline(design: design, columns: timelineColumns)
    try playMoments(thenReading: events) { moment in
      timeline.add(moment.step)
      draw(moment)
    }
    timeline.write { output(Array($0.utf8)) }
  }
}
