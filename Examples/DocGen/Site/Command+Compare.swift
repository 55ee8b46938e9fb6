import InteractionReplay

extension Command {
  /// Plays a script to every swipe design and rule set, prints the offsets side by side, and draws them if a file for the
  /// picture is named.
  ///
  /// An error in the script or with a file is one line on standard error, and nothing is printed.
  static func compare(_ script: String, picture: String?, root: String, _ console: Console) throws -> Int32 {
    let (bytes, name) = try read(script, root: root, console)
    let replay = Replay(root: root, progress: ProgressLines(of: name, console))
    let comparison = try replay.comparison(of: bytes, name: name)
    if let picture { try draw(ComparisonPicture(comparison).svg, to: picture, root, console) }
    try comparison.write { (text: [UInt8]) throws(FileTrouble) in try console.output(text) }
    return Status.fine
  }
}
