/// Which of the lines that ask for a correction a page shows.
struct DecidingCode {
  /// A piece of the line that decides, where several ask for the correction and the first one is not it.
  var text: String?
  /// Whether the code is shown, or linked to only: the latter where it says no more than the sentence.
  var isShown = true
}
