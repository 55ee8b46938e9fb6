import InteractionCore

/// Whether one can see what a correction changes.
enum FaultSight: Hashable, Sendable {
  /// A film shows it, with a sentence about the upper design and one about the corrected design below it.
  case film(above: String, below: String)
  /// Nothing looks different; a sentence says why.
  case unseen(String)
}

extension FaultSource {
  /// The label above a design that has the fault.
  var label: String {
    switch self {
    case .article: "article"
    case .library: "library"
    case .port: "plain port"
    }
  }
}

extension FaultSight {
  /// Returns the mark for the film's sentences, or for the reason why there is no film.
  func marks(_ correction: String) -> Marks {
    var marks: Marks = [:]
    switch self {
    case .film(let above, let below): marks.quote("film \(correction)", above + " " + below)
    case .unseen(let why): marks.quote("unseen \(correction)", why)
    }
    return marks
  }

  /// Returns the film's file, or nil if there is no film; a film that shows no difference is an error.
  func document(_ figure: String, title: String, _ film: @autoclosure () throws -> FaultFilm?, in path: String) throws
    -> Document?
  {
    guard case .film(let above, let below) = self, let film = try film() else { return nil }
    guard film.differs else { throw SourceError.malformed("the film \(figure) shows no difference", in: path) }
    return .figure(figure, film.svg(title: title, description: above + " " + below))
  }
}
