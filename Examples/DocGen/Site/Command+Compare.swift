import Foundation
import InteractionReplay

extension Command {
  /// Plays a script to every swipe design and rule set, prints what they do side by side, and draws it where a file for
  /// the picture is named.
  ///
  /// What is wrong with the script or with the file is one line of the errors, and nothing is printed then.
  static func compare(
    _ script: String, picture: String?, root: String, input: () -> Data, output: (String) -> Void,
    errors: (String) -> Void
  ) -> Int32 {
    guard let (bytes, name) = read(script, root: root, input: input, errors: errors) else { return 1 }
    do {
      let comparison = try Replay(root: root).comparison(of: bytes, name: name)
      if let picture {
        do {
          try Data(ComparisonPicture(comparison).svg.utf8)
            .write(to: URL(fileURLWithPath: path(picture, root: root)), options: .atomic)
        } catch {
          errors("\(picture): cannot be written: is its folder there, and may it be written to?\n")
          return 1
        }
      }
      output(comparison.text)
      return 0
    } catch {
      errors("\(error)\n")
      return 1
    }
  }
}
