extension ListSubject {
  // MARK: A hold that does not move moves nothing

  /// Checks that a hold that begins or moves leaves the rows in place if its finger returns to its starting point and lifts.
  func holdFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.part, gesture == .hold, phase == .began || phase == .changed,
      let hold = step.after.hold, hold.isAlone,
      case .event(.gesture(.hold(_, let y, let offset))) = hold.samples[0].event
    else { return nil }
    func sample(_ phase: PanPhase) -> Timed<ListLawEvent> {
      Timed(step.after.now, .event(.gesture(.hold(phase, y: y, contentOffset: offset))))
    }
    let (back, lift) = (sample(.changed), sample(.ended))
    let returned = self.step(step.after, back)
    guard returned.after.ids == hold.ids else {
      let found = text(returned.after.ids, returned.after.open)
      return Failure(text(hold.ids, hold.open), found: found).after([back])
    }
    let lifted = self.step(returned.after, lift)
    guard lifted.after.ids == hold.ids, lifted.effects.notices.isEmpty else {
      let found = text(lifted.after.ids, lifted.after.open) + ", " + text(lifted.effects.notices)
      return Failure(text(hold.ids, hold.open) + ", no notice", found: found).after([back, lift])
    }
    return nil
  }
}
