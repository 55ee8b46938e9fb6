import InteractionCore
import InteractionReplay

/// A picture of the moments of scripts, side by side: the start, and the state after each event.
struct ScriptPicture {
  /// The maximum number of moments in a picture; of longer scripts the last ones are shown, because faults are found there.
  static let mostMoments = 60

  private let name: String
  private let stills: [Still]
  private let size: LayoutSize
  private let count: Int

  /// - Parameters:
  ///   - scripts: The moments of the scripts, one script after the other.
  ///   - name: The name of their file, for the title.
  init(_ scripts: [Script.DrawnMoments], name: String) {
    self.name = name
    let all = scripts.flatMap(\.frames).map { frame in
      Still(
        time: frame.at.seconds, caption: frame.event, note: frame.notices.joined(separator: ", "),
        layers: frame.layers, fingers: frame.fingers)
    }
    stills = Array(all.suffix(Self.mostMoments))
    count = scripts.reduce(0) { $0 + $1.count }
    size = LayoutSize(
      width: scripts.map(\.size.width).max() ?? 0, height: scripts.map(\.size.height).max() ?? 0)
  }

  /// The picture.
  var svg: String {
    let what = count == stills.count ? "The \(count)" : "The last \(stills.count) of \(count)"
    let columns = size.width > size.height ? 2 : 4
    return Filmstrip(stills: stills, part: LayoutRect(0, 0, size.width, size.height), columns: columns).document(
      title: name, description: "\(what) moments: the start, and what each event has led to.")
  }
}
