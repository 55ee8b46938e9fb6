import InteractionCore

extension Comparison {
  /// The comparison as text: the script's name, the choice of corrections, the contenders with their letters, the omitted
  /// ones, a line of offsets for the start, each event and the end, and the resting positions.
  ///
  /// Offsets have at most two decimals, and times have three. Notices follow the letters of the contenders that report them.
  ///
  /// - Complexity: O(*e* · *c* · (*a* + *c*)) for *e* events, *c* contenders and *a* actions.
  public var text: String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the comparison as its events are played, in the form of ``text``.
  ///
  /// The events are played twice, on all contenders side by side, because a column is as wide as its widest cell.
  ///
  /// - Parameter output: A closure that receives the text in UTF-8, about a line at a time.
  /// - Throws: Any error that `output` throws, after which nothing more is played.
  /// - Complexity: O(*e* · *c* · (*a* + *c*)) for *e* events, *c* contenders and *a* actions. Apart from the script's text, the
  ///   memory used does not grow with the events.
  public func write<Failure>(to output: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    let letters = contenders.indices.map(Self.letter)
    let legend = TextTable.text(zip(letters, contenders).map { [$0, $1.design.onOneLine, $1.rules.onOneLine] })
    let omissionLines = omitted.map { omission in
      let names = [omission.contender.design, omission.contender.rules].filter { !$0.isEmpty }
      return "  not played: " + names.joined(separator: " ").onOneLine + ", " + omission.reason + "\n"
    }
    let head = name.onOneLine + ", corrections " + (isCorrected ? "all" : "none") + "\n"
    try output(Array((head + legend + omissionLines.joined() + "\n").utf8))
    var table = TextTable(rightAligned: Set([0] + contenders.indices.map { $0 + 2 }))
    play(letters: letters, part: 0...0.5) { table.measure($0) }
    try play(letters: letters, part: 0.5...1) { (row: [String]) throws(Failure) in
      try output(Array(table.line(row).utf8))
    }
  }

  /// Plays the events on all contenders side by side, passing each row of the table to a closure.
  private func play<Failure>(
    letters: [String], part: ClosedRange<Double>, _ receive: ([String]) throws(Failure) -> Void
  ) throws(Failure) {
    let rows = contenders.map { $0.setup.design.makeHost($0.setup) }
    func cells(_ eventName: String, at time: Time, notices: [[String]]) -> [String] {
      [time.secondsText, eventName] + rows.map { DecimalText.text($0.offset(at: time), decimals: 2) }
        + [Self.noticesText(notices, letters: letters)]
    }
    try receive(["time", "event"] + letters + ["notices"])
    if !rows.isEmpty { try receive(cells("start", at: .zero, notices: [])) }
    var now = Time.zero
    for event in events.during(part) {
      now = event.at
      guard !rows.isEmpty else { continue }
      let notices = rows.map { row in row.handle(event.event, at: now).notices.map { $0.name } }
      try receive(cells(event.event.name.onOneLine, at: now, notices: notices))
    }
    let restNames = rows.map { $0.rest.name }
    let end = rows.reduce(now) { max($0, $1.settleTime ?? now) }
    if !rows.isEmpty {
      for row in rows { _ = row.handle(.wait, at: end) }
      try receive(cells("end", at: end, notices: []))
    }
    try receive(["", ""] + restNames + [""])
  }

  /// Returns a contender's letter: a to z, then aa and so on.
  private static func letter(_ index: Int) -> String {
    let prefix = index < 26 ? "" : letter(index / 26 - 1)
    return prefix + String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index % 26))))
  }

  /// Returns the contenders' notices, after the letters of all that have the same ones: `a c didOpen.trailing, b didClose`.
  private static func noticesText(_ noticesByContender: [[String]], letters: [String]) -> String {
    var reported: [(notices: String, letters: [String])] = []
    for (names, letter) in zip(noticesByContender, letters) where !names.isEmpty {
      let notices = names.joined(separator: " ")
      if let index = reported.firstIndex(where: { $0.notices == notices }) {
        reported[index].letters.append(letter)
      } else {
        reported.append((notices, [letter]))
      }
    }
    return reported.map { ($0.letters + [$0.notices]).joined(separator: " ") }.joined(separator: ", ")
  }
}
