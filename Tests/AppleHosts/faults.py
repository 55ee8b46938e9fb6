#!/usr/bin/env python3
"""Breaks the hosts one place at a time, in a copy of the package, and names each fault that nothing notices.

    faults.py COPY SCRATCH [TEXT | NUMBER]    run by `check --broken`; COPY is the copy, SCRATCH a folder for builds; with TEXT
                                              only those faults are tried in whose line it stands, with NUMBER that one first,
                                              and those before it last

A fault is noticed if the stand-in tests fail, crash or do not end; one that does not compile is no fault. What only the
compiler for iOS sees is among the files that `check --broken` plants.
"""

import pathlib
import re
import subprocess
import sys

FAULTS = [
    # (file, of InteractionUIKit unless it says otherwise, what stands there once, what stands there instead)
    ("Bridging.swift", "case .cancelled: self = .cancelled", "case .cancelled: self = .ended"),
    ("Bridging.swift", "effectiveUserInterfaceLayoutDirection == .rightToLeft", "false"),
    ("Bridging.swift", "if look.image == nil || iconPlacement != .alone", "if look.image == nil"),
    ("ActionStripView.swift", "guard actions != shown else", "guard shown.isEmpty else"),
    ("ActionStripView.swift", "UIAction { _ in press(index, .up) }", "UIAction { _ in press(index, .cancelled) }"),
    ("ActionStripView.swift", "for: .touchUpInside", "for: [.touchUpInside, .touchUpOutside]"),
    ("ActionStripView.swift", "isHidden = uncovered == nil", "isHidden = false"),
    ("OpenRowGuard.swift", "recognizer.state == .began", "recognizer.state == .ended"),
    ("OpenRowGuard.swift", "scrollView.removeGestureRecognizer(tap)", ""),
    ("Haptics.swift", "signals.contains(.armed) ||", ""),
    ("RowView.swift", "driver?.reducesMotion = UIAccessibility.isReduceMotionEnabled\n        setNeedsLayout", "setNeedsLayout"),
    ("RowView.swift", "openGuard.end() : openGuard.begin()", "openGuard.end() : openGuard.end()"),
    ("RowView.swift", "clock.start() } else { clock.stop() }", "clock.start() }"),
    ("RowView.swift", "onAsk(self, asked) } else { cancel() }", "onAsk(self, asked) }"),
    ("RowView.swift", "answer ?? pressed.usualFulfillment", "answer"),
    ("RowView.swift", "      closeOthers()\n      change(animated", "      change(animated"),
    ("RowView.swift", "driver?.direction = readingDirection", ""),
    ("RowView.swift", "_ = self.driver?.handle(.resize(size.width, height: size.height), at: .now)", ""),
    ("RowView+Actions.swift", "UIAccessibility.post(notification: .announcement, argument: action.title)", ""),
    ("RowView.swift", "_ = driver?.handle(.reuse, at: .now)", ""),
    ("RowView.swift", "guard window == nil else { return }\n      clock.stop()", "guard window == nil else { return }"),
    ("RowView.swift", "      showButtons()\n      followRow", "      followRow"),
    ("SwipeRowView.swift", "return driver.takes(Vector(pan.translation(in: self)), at: .now)", "return true"),
    ("SwipeRowView.swift", "tapGestureRecognizer.isEnabled = rest != .closed", "tapGestureRecognizer.isEnabled = true"),
    ("SwipeRowView.swift", "if phase == .began { closeOthers() }", ""),
    ("SwipeRowView.swift", "velocity: velocity, at: $1", "at: $1"),
    ("SwipeRowView.swift", "otherGestureRecognizer is UIScreenEdgePanGestureRecognizer", "false"),
    ("ScrollRowView.swift", "sign * 1000 * Double(velocity.x)", "sign * Double(velocity.x)"),
    ("ScrollRowView.swift", "CGFloat(driver.logicalContentOffset(target))", "CGFloat(target)"),
    ("ScrollRowView.swift", "      place(target, animated: false)\n", ""),
    ("ScrollRowView.swift", "left: CGFloat(isMirrored ? trailing : leading)", "left: CGFloat(leading)"),
    ("ScrollRowView.swift", "?.moved(by: shown)\n", "\n"),
    ("ScrollRowView.swift", "otherGestureRecognizer is UIScreenEdgePanGestureRecognizer", "false"),
    ("RowCells.swift", "rowView.accessibilityPerformEscape() }\n  }\n\n  /// A table's", "false }\n  }\n\n  /// A table's"),
    ("RowCells.swift", "rowView.accessibilityPerformEscape() }\n  }\n\n  /// A collection's", "false }\n  }\n\n  /// A collection's"),
    ("RowCells.swift", "rowView.isUserInteractionEnabled = !editing", ""),
    ("ListHost.swift", "self.known = self.list\n", "\n"),
    ("ListHost.swift", "self.placeKnownHeaders(at: .now)", ""),
    ("ListHost.swift", "UIView.performWithoutAnimation { self.performBatch(update) }", "performBatch(update)"),
    ("ListLayout.swift", "source?.headerFrames[path.section] ?? .zero", ".zero"),
    ("ListHost+Headers.swift", "collectionView.collectionViewLayout.invalidateLayout()", ""),
    ("ListHost.swift", "if let header { return header(self, indexPath, title) }", ""),
    ("ListHost+Typing.swift", "if list.editedRow != row || !isField { handle(.gesture(.control(row, index))) }", ""),
    ("ListHost+Typing.swift", "for: isField ? .editingDidBegin : .primaryActionTriggered", "for: .primaryActionTriggered"),
    ("ListHost.swift", "driver.table.policies.closesOnScroll, ", "false, "),
    ("ListHost.swift", "if playsHaptics { haptics.play(effects.signals) }", ""),
    ("ListHost.swift", "if let onAsk { onAsk(row) } else { handle(.cancel(row)) }", "onAsk?(row)"),
    ("ListHost.swift", "handle(.gesture(.pull(.ended, contentOffset: contentOffset)))", ""),
    ("ListHost.swift", "(_ scrollView: UIScrollView) { resizeIfNeeded() }", "(_ scrollView: UIScrollView) {}"),
    ("ListHost+Place.swift", "handle(.resize(size))", ""),
    ("ListHost+Rows.swift", "list.liftedRow != nil || ", ""),
    ("ListHost+Place.swift", "view.contentOffset.y += CGFloat(way)", ""),
    ("ListHost+Place.swift", "insets.bottom -= keyboardInset", ""),
    ("ListHost+Place.swift", "bounds.height - covered.top - covered.bottom", "bounds.height"),
    ("ListHost+Place.swift", "collectionView.contentOffset.y + covered.top", "collectionView.contentOffset.y"),
    ("ListHost+Place.swift", "isScrolling || view.isTracking || view.isDragging || ", ""),
    ("ListPlaceholderView.swift", ".moved(by: Vector(0, offset))", ""),
    ("ListPlaceholderView.swift", "return removeFromSuperview()", "return"),
    ("ListHost+Rows.swift", "said.text(phrases)", "said.text()"),
    ("InteractionHosting/TableDriver.swift", "if focus?.row != row { table.focus = focus }", "_ = focus"),
    ("InteractionSwiftUI/InteractionTable.swift", "announcement.text(phrases)", "announcement.text()"),
    ("ListHost+Typing.swift", "collectionView.contentInset.bottom += more", ""),
    ("ListHost+Typing.swift", "guard let self, list.editedRow != nil else { return }\n          handle(.endEditing)", "_ = self"),
    ("ListRowCell.swift", "tx: CGFloat(x)", "tx: 0"),
    ("ListRowCell.swift", "a: CGFloat(scale.x)", "a: 1"),
    ("ListRowCell.swift", "if lifted != nil { superview?.bringSubviewToFront(self) }", ""),
    ("ListRowCell.swift", "let isLeft = (edge == .leading) != isMirrored", "let isLeft = edge == .leading"),
    ("ListGestures.swift", "let sign: Double = host.isMirrored ? -1 : 1", "let sign = 1.0"),
    ("ListGestures.swift", "host.driver.table.policies.closesOnOutsideTap, ", "false, "),
    ("ListGestures.swift", "bounds.origin.y - host.covered.top", "bounds.origin.y"),
    ("ListGestures.swift", "hit(CGPoint(x: place.x - way.x, y: place.y - way.y))", "hit(place)"),
    ("ListGestures.swift", "way.x.magnitude > way.y.magnitude && ", ""),
    ("ListGestures.swift", "part == .reorderControl ? 0 : ", ""),
    ("ListGestures.swift", "fingers = FingerPair(ys[0], ys[1])", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "driver.takes(translation, at: .now)", "true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "velocity: velocity, at: $1", "at: $1"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "?? action.usualFulfillment", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "isMoving = driver.needsFrames(after: time)", "isMoving = true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "version += 1\n      isMoving = false", "isMoving = true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "driver.direction = direction", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "driver.reducesMotion = reducesMotion", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "(place - openedAt).magnitude > 4, ", "(place - openedAt).magnitude > 40, "),
    ("InteractionSwiftUI/SwipeRowModifier.swift", ".overlay { if scope.isCovered(row) { cover } }", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "Task { @MainActor in if row.question != nil { row.cancel() } }", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "if asked != row.rest { rest?.wrappedValue = row.rest }", ""),
    ("RowPanView.swift", "bounds.contains(CGPoint(x: place.x - way.x, y: place.y - way.y)) && ", ""),
    ("RowPanView.swift", "pan.view?.removeGestureRecognizer(pan)", ""),
    ("RowPanView.swift", "pan.delegate = arbiter", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "hint?.wrappedValue = nil", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", ".onAppear { showHint(hint?.wrappedValue) }", ""),
    ("InteractionSwiftUI/HostedRow.swift", "self?.button(action)?.perform() ?? nil", "_ = self?.button(action); return nil"),
    ("InteractionSwiftUI/HostedRow.swift", "view.onAsk = { _, _ in }", ""),
    ("InteractionSwiftUI/HostedRow.swift", "        version += 1\n", ""),
    ("InteractionSwiftUI/HostedRow.swift", "view.recorder = scope?.recording?(row)", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "row.hosted?.isUserInteractionEnabled = !scope.isCovered(row)", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "context.environment.layoutDirection == .rightToLeft", "false"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "height: size.height)", "height: 60)"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "view.policies = scope.policies", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "row.hosted?.configuration = configuration(view, context)", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "if policies.oneOpen { other?.tableChanged(.otherRowOpened) }", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "if recording != nil { latestRow = row }", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "if let onAsk { onAsk(row) } else { cancel(row) }", "onAsk?(row)"),
    ("InteractionSwiftUI/InteractionTable.swift", "|| table.wakes != nil", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "pending.add(driver.draw(at: moment(of: date)))", "_ = driver.draw(at: moment(of: date))"),
    ("InteractionSwiftUI/InteractionTable.swift", "if direction != table.direction { turn(direction) }", ""),
    ("InteractionSwiftUI/InteractionList.swift", "table.handle(.cancelTouches)", ""),
    ("TableInputView.swift", "wheel.allowedTouchTypes = []", ""),
    ("TableInputView.swift", "bounds.contains(gestureRecognizer.location(in: self))", "true"),
    ("TableInputView.swift", "reported = way", ""),
    ("TableInputView.swift", "ys.count == 2 ? FingerPair(ys[0], ys[1]) : nil", "nil"),
    ("InteractionSwiftUI/InteractionTable.swift", "if phase == .began { handle(.cancelTouches) }", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "guard hasScrolled, all > room", "guard all > room"),
    ("InteractionSwiftUI/TableInput.swift", "table.list.editedRow == nil, ", ""),
    ("InteractionSwiftUI/TableInput.swift", ".leftArrow: key = direction == .leftToRight ? .toLeading : .toTrailing", ".leftArrow: key = .toLeading"),
    ("InteractionSwiftUI/InteractionList.swift", ".background { TableInputFinder(table: table) }", ""),
    ("InteractionSwiftUI/LayerView.swift", "tree.contains(.content) ? .content : .label", ".label"),
    ("InteractionSwiftUI/EditedField.swift", ".onSubmit { table.handle(.endEditing) }", ""),
]


# Views of InteractionUIKit that only InteractionSwiftUI shows.
BEHIND_SWIFTUI = ["RowPanView.swift", "TableInputView.swift"]


def is_noticed(copy, scratch, tests=""):
    command = ["swift", "test", "--disable-xctest", "--no-parallel", "-debug-info-format", "none"]
    command += ["--package-path", copy / "Tests/AppleHosts/StandIns", "--scratch-path", scratch]
    command += ["--filter", tests] if tests else []
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
        if error := re.search(r"\.swift:\d+:\d+: error: .*", done.stdout + done.stderr):
            sys.exit(f"It does not compile: {error[0]}")
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main(copy, scratch, wanted):
    sources = copy / "Sources"
    if is_noticed(copy, scratch):
        sys.exit("The stand-in tests fail without any fault.")
    slipped = 0
    first = int(wanted) - 1 if wanted.isdigit() else 0
    faults = list(enumerate(FAULTS, 1))
    faults = faults[first:] + faults[:first]
    if not wanted.isdigit():
        faults = [(number, fault) for number, fault in faults if wanted in f"{fault[0]}: {fault[1]}"]
    for number, (name, old, new) in faults:
        path = sources / (name if "/" in name else f"InteractionUIKit/{name}")
        text = path.read_text()
        if text.count(old) != 1:
            sys.exit(f"{name} has this {text.count(old)} times: {old}")
        path.write_text(text.replace(old, new))
        # The tests of the host itself are likely to notice; if they do not, the others may.
        nearest = "SwiftUIHostTests" if "InteractionSwiftUI/" in name or name in BEHIND_SWIFTUI else "UIKitHostTests"
        noticed = is_noticed(copy, scratch, nearest) or is_noticed(copy, scratch)
        path.write_text(text)
        slipped += not noticed
        print(f"{number} {'noticed' if noticed else 'NOT NOTICED'}: {name}: {old.strip().splitlines()[0]}", flush=True)
    if slipped:
        sys.exit(f"{slipped} of {len(faults)} faults of the hosts slip through.")
    print(f"All {len(faults)} faults of the hosts are noticed.")


main(pathlib.Path(sys.argv[1]).absolute(), pathlib.Path(sys.argv[2]).absolute(), "".join(sys.argv[3:4]))
