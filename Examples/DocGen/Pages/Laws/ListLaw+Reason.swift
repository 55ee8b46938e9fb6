import InteractionLaws

extension ListLaw {
  /// Why the law matters to the person with the finger.
  var reason: String {
    switch self {
    case .updatesAddUp:
      "You delete a row and the app is gone: a table view that is told of changes that do not add up stops the app."
    case .identity:
      """
      You tick one thing and delete another, and the tick stands on a third. From then on the list says that you did what \
      you did not.
      """
    case .lookupsAgree:
      "You press a row and another one answers, because two ways to look it up give two rows."
    case .rowsArePainted: "Your last entry is not there. You write it again, or believe that it is done."
    case .seenIsHit:
      "You press what you see while the rows close up, and hit what will be there in a moment."
    case .noJumps:
      "A row goes and all others are elsewhere at once: you have lost your line, and your thumb is above another row."
    case .motionsEndOnTime:
      """
      A motion that is over in an instant shows nobody where the row went; one that is said to last longer keeps the app \
      waiting and the screen awake.
      """
    case .reportsAreTrue:
      "You press Delete and the row below goes, because what was pressed and what was deleted are two answers."
    case .changesAreReloaded:
      "You rename an entry, and the screen keeps the old name until you scroll it away and back."
    case .heightChangesAreReported:
      "Your text has become longer, and the screen cuts it off, because the table view still has the row as it was."
    case .cancelRestores:
      "A call takes your finger away in the middle of a swipe, and the list keeps half of what you had not decided."
    case .heldRowsStay:
      "Your finger rests on an entry to pick it up, and the entry has changed places before you have moved."
    case .samplingDoesNotMatter:
      "You drag as far as yesterday, on a phone that reports twice as often, and today it does something else."
    case .sameScriptSameTrace:
      "You tell somebody what you did, they do the same, and see nothing wrong: it will not be mended."
    case .survivesAnyInput:
      "Something odd happens once, and the list never comes to rest again: it heats the phone or shows nothing."
    case .everyGestureHasAnAction:
      "You cannot swipe, hold or pinch. If a tap of the finger deletes and no plain action does, the list has no delete for you."
    case .asksFirst:
      "You are asked whether to delete your entry, and while you read the question it has gone."
    case .undo: "You take back the one mistake that you have made, and your entry does not come back."
    case .expandAndCollapse:
      "You fold a part of the form away and open it again, and all that you had unfolded in it is shut."
    case .saidIsShown:
      """
      You do not see the list, you hear it. It says the name of the row below, or “done” of what is not, and you delete \
      the wrong message.
      """
    case .typedIsKept:
      "You type a name and see it. The next time you look, its last letter is missing, or another row has it."
    case .timeChangesNothing:
      """
      You are asked whether to delete, and the telephone rings. When you come back the question must still be there, and \
      your yes must still count.
      """
    case .useWearsNothing:
      "You have used the list all day, and in the evening it no longer does what it did in the morning."
    }
  }
}
