import InteractionReplay

extension Command {
  /// Draws a script as an animation, and prints it, or writes it to the file that is named.
  ///
  /// An error in the script or with a file is one line on standard error, and nothing is printed.
  static func film(_ script: String, picture: String?, root: String, _ console: Console) throws -> Int32 {
    let (bytes, name) = try read(script, root: root, console)
    let replay = Replay(root: root, progress: ProgressLines(of: name, console))
    let svg = ScriptFilm(try replay.scripts(in: bytes, name: name).scripts, name: name).svg
    if let picture {
      try draw(svg, to: picture, root, console)
    } else {
      try console.print(svg)
    }
    return Status.fine
  }
}
