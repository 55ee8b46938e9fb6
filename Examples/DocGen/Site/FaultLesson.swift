/// What a page says of a fault that the comment of its correction does not: what one sees, and which code decides.
struct FaultLesson {
  /// What a person with a finger sees, or who else notices.
  let see: String
  /// A piece of the line that decides, where several ask for the correction and the first one is not it.
  let code: String?
  /// Whether the code is shown, or linked to only: the latter where it says no more than the sentence.
  let showsCode: Bool

  init(_ see: String, code: String? = nil, showsCode: Bool = true) {
    self.see = see
    self.code = code
    self.showsCode = showsCode
  }
}
