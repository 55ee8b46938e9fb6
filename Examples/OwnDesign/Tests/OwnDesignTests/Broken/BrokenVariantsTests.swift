import Foundation
import InteractionReplay
import Testing

@Suite("Broken variants")
struct BrokenVariantsTests {
  /// The variants, by what a person would notice.
  static let kinds: [(name: String, caught: [Caught])] = [
    (
      "Paint",
      [
        .row(.paintsClosed, by: .paintedIsPressed, .paintedWhereItIs),
        .row(.exchangesButtons, by: .paintedIsPressed, .paintedWhereItIs),
        .row(.paintsLow, by: .paintedIsPressed, .paintedWhereItIs),
        .list(.paintsNoLastRow, by: .rowsArePainted, .seenIsHit),
        .list(.paintsAside, by: .rowsArePainted),
        .list(.paintsTooFast, by: .noJumps, .motionsEndOnTime),
        .list(of: .paintsNoNumber, by: .rowsArePainted, .anythingGoes),
      ]
    ),
    (
      "Painted is not hit, touched is not told",
      [
        .list(.hitsAPointLower, by: .seenIsHit),
        .list(.hitsTheNextRow, by: .seenIsHit),
        .list(.tellsAnotherDeleted, by: .toldIsTrue),
        .list(.tellsAnotherPressed, by: .toldIsTrue),
        .list(.deletesTheRowBelow, by: .toldIsTrue, .everyGestureHasAnAction),
        .list(.hitsNoButton, by: .seenIsHit),
        .list(.hitsBelow, by: .seenIsHit),
      ]
    ),
    (
      "Velocity",
      [
        .row(.ignoresFlicks, by: .flicksCount),
        .row(.flicksBack, by: .flicksCount),
        .row(.flicksAcross, by: .flicksCount),
        .row(.flicksLate, by: .flicksCount),
        .row(.leavesBounds, by: .staysInBounds, .noJumps),
      ]
    ),
    (
      "Taps and closing",
      [
        .row(.staysWhenTapped, by: .tapsCloseOrSelect),
        .row(.selectsWhenTapped, by: .tapsCloseOrSelect),
        .row(.tapsAfterDrag, by: .oneNoticePerChange),
        .row(.staysWhenScrolled, by: .closesWithTable),
        .table(.keepsRowsOpen, by: .policies),
        .table(.closesOneOfTwo, by: .policies),
        .row(.closesWhenCancelled, by: .cancelRestores),
      ]
    ),
    (
      "Told",
      [
        .list(.reloadsNothing, by: .changesAreReloaded),
        .list(.tellsNoMotion, by: .motionsEndOnTime),
        .list(.tellsDeletedTwice, by: .toldIsTrue),
        .list(.movesAtOnce, by: .noJumps),
        .list(.tellsCancelledMoves, by: .toldIsTrue),
        .list(.movesTooLong, by: .motionsEndOnTime),
        .list(.editsForEver, by: .toldIsTrue),
        .list(.liftsForEver, by: .toldIsTrue),
        .list(.keepsHeights, by: .lookupsAgree, .heightsAreTold),
        .list(.keepsActions, by: .lookupsAgree),
        .row(.hidesAFlag, by: .equalRowsActAlike),
      ]
    ),
    (
      "In a table",
      [
        .table(.removesUntold, by: .updatesAddUp, .sightStays),
        .table(.paintsOneRowLess, by: .rowsInSightArePainted, .paintedIsReached),
        .table(.hitsTheRowBelow, by: .paintedIsReached),
        .table(.removesWhenTurned, by: .restingFinger),
        .table(.goesDown, by: .contentStays, .rowsDoNotJump),
        .table(.closesOthers, by: .independentFingers),
        .table(.losesTaps, by: .restingFinger, .framesChangeNothing),
        .table(.movesForEver, by: .comesToRest),
        .table(.paintsAllRows, by: .rowsInSightArePainted, .costDoesNotGrow),
        .table(.reloadsEachRow, by: .costDoesNotGrow),
      ]
    ),
  ]

  @Test("Each breaks the laws of its fault, and no other", arguments: kinds.flatMap(\.caught))
  func broken(caught: Caught) {
    let found = caught.check()
    #expect(found.map(\.law) == caught.laws, "\(caught.fault)\n\(found.map(\.text).joined())")
  }

  @Test(
    "What is wrapped and not broken breaks no law",
    arguments: [
      Caught.row(nil), .list(nil as BrokenDrawerList.Fault?), .list(nil as BrokenChecklist.Fault?),
      .list(nil as BrokenToDoList.Fault?), .table(nil as BrokenDrawerList.Fault?),
      .table(nil as BrokenChecklist.Fault?),
    ])
  func sound(caught: Caught) { #expect(caught.check().map(\.text) == []) }

  @Test("Every fault is in the table")
  func complete() {
    let faults =
      BrokenDrawer.Fault.allCases.map(\.rawValue) + BrokenDrawerList.Fault.allCases.map(\.rawValue)
      + BrokenChecklist.Fault.allCases.map(\.rawValue) + BrokenToDoList.Fault.allCases.map(\.rawValue)
    #expect(Self.kinds.flatMap(\.caught).map(\.fault).sorted() == faults.sorted())
  }

  @Test("The README's table is this one")
  func page() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(contentsOf: folder.appending(path: "../../../README.md").standardized, encoding: .utf8)
    let lines = Self.kinds.flatMap { kind in
      kind.caught.map {
        "| \(kind.name) | \($0.fault) | \($0.book.rawValue) | \($0.laws.joined(separator: ", ")) |"
      }
    }
    let table = page.split(separator: "\n").map(String.init).filter { line in
      Self.kinds.contains { line.hasPrefix("| \($0.name) |") }
    }
    #expect(table == lines)
  }
}
