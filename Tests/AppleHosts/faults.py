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
    ("RowView+Items.swift", "      followSettings()\n", ""),
    ("RowView.swift", "openGuard.end() : openGuard.begin()", "openGuard.end() : openGuard.end()"),
    ("RowView.swift", "clock.start() } else { clock.stop() }", "clock.start() }"),
    ("RowView+Question.swift", "return row.change { $0.cancel(at: $1) }", "return"),
    ("RowView+Question.swift", "_ = driver.confirm()", "_ = driver"),
    ("RowView+Question.swift", "style: .cancel) { _ in row.change { $0.cancel(at: $1) } }", "style: .cancel) { _ in }"),
    ("RowView.swift", "answer ?? pressed.usualFulfillment", "answer"),
    ("RowView+FromCode.swift", "      closeOthers()\n      change(animated", "      change(animated"),
    ("RowView.swift", "shown.driver.direction = readingDirection", ""),
    ("RowView.swift", "_ = shown.driver.handle(.resize(size.width, height: size.height), at: .now)", ""),
    ("RowView.swift", "(onAction, onAsk, onNotice) = (nil, nil, nil)", ""),
    ("RowView.swift", "if left == nil { layOutRow() } else { setNeedsLayout() }", "layOutRow()"),
    ("RowView.swift", "shown.change { $0.fulfill(answer", "change { $0.fulfill(answer"),
    ("RowView.swift", "else if let pressed, !shown.isAnswering", "else if let pressed"),
    ("RowView.swift", "      shown?.drawn = time\n", ""),
    ("RowView.swift", "contentView.insetsLayoutMarginsFromSafeArea = false", ""),
    ("RowView.swift", "super.safeAreaInsetsDidChange()\n      setNeedsLayout()", "super.safeAreaInsetsDidChange()"),
    ("RowView.swift", "super.traitCollectionDidChange(previousTraitCollection)\n      setNeedsLayout()", "super.traitCollectionDidChange(previousTraitCollection)"),
    ("RowView.swift", "didSet { setNeedsLayout() }", "didSet {}"),
    ("RowView.swift", "cell != nil && hit === self ? nil : hit", "hit"),
    ("RowView+Items.swift", "own ?? list?.take(item, for: self)", "own"),
    ("RowView+Items.swift", "      _ = known?.close()\n", ""),
    ("RowView+Items.swift", "where row.item == nil { onNotice?(self, notice) }", "where row.item == nil { _ = notice }"),
    ("RowView+Items.swift", "row.wantedActions(edge) != row.driver.row.actions(edge)", "false"),
    ("RowView+Items.swift", "      releaseFinger(of: row)\n", ""),
    ("RowView+Items.swift", "?? true else", "?? false else"),
    ("RowView+Items.swift", "if rest != .closed { openGuard.begin() }", ""),
    ("RowView+Items.swift", "if driver.needsFrames(after: .now) { clock.start() }", ""),
    ("RowView+Items.swift", "    func leaveWindow() {\n      clock.stop()", "    func leaveWindow() {"),
    ("RowView+Items.swift", "bounds.width - insets.left - insets.right", "bounds.width - insets.left"),
    ("ItemRow.swift", "guard self.design.isMadeLike(design) else { return false }", ""),
    ("ItemRow.swift", "if let view, view.shown === self { return view.change(event) }", ""),
    ("ItemRow.swift", "|| driver.recorder != nil", ""),
    ("ListRows.swift", "_ = row.close()", ""),
    ("ListRows.swift", "other !== view { other.loses(row) }", "other !== view {}"),
    ("ListRows.swift", "away.removeAll { !$0.isAway || $0.driver.recorder == nil }", "away.removeAll()"),
    ("CellRow.swift", "      place(at: 0)\n", ""),
    ("CellRow.swift", "[view] + backgrounds()", "[view]"),
    ("CellRow.swift", "        place(at: x)\n      }\n    }\n", "      }\n    }\n"),
    ("Bridging.swift", "look.titleLineBreakMode = .byTruncatingTail", ""),
    ("Bridging.swift", "preferred: 120)", "preferred: 60)"),
    ("ActionStripView.swift", "accessibilityElementsHidden = !isOpen", "accessibilityElementsHidden = true"),
    ("ListRowCell.swift", "safeAreaInsets.left : 0 - safeAreaInsets.right", "0 : 0"),
    ("ListRowCell.swift", "super.layoutSubviews()\n      contentView.transform = moved", "super.layoutSubviews()"),
    ("ScrollRowView.swift", "override func touchesShouldCancel(in view: UIView) -> Bool { true }", ""),
    ("ScrollRowView.swift", "return takes(Vector(panGestureRecognizer.translation(in: self)))\n        && super", "return super"),
    ("InteractionHosting/RowDriver.swift", "event.isOfTheApp ? effects : answered", "answered"),
    ("RowView+Actions.swift", "UIAccessibility.announce(said ?? action.title)", "_ = said"),
    ("RowView+Actions.swift", "said ?? action.title", "action.title"),
    ("RowView+Actions.swift", "place?.hasChanged()", "_ = place"),
    ("RowView.swift", "(offersActions ? customActions : [])", "customActions"),
    ("Speech.swift", "[.accessibilitySpeechQueueAnnouncement: true]", "[:]"),
    ("Speech.swift", " ?? path.before.flatMap { table.cellForRow(at: $0) }", ""),
    ("Speech.swift", "next = view is UITableViewCell || view is UICollectionViewCell ? nil : view.superview", "next = nil"),
    ("RowView.swift", "      showButtons()\n      followRow", "      followRow"),
    ("SwipeRowView.swift", "return driver.takes(Vector(pan.translation(in: self)), at: .now)", "return true"),
    ("SwipeRowView.swift", "tapGestureRecognizer.isEnabled = rest != .closed", "tapGestureRecognizer.isEnabled = true"),
    ("SwipeRowView.swift", "if phase == .began { closeOthers() }", ""),
    ("SwipeRowView.swift", "velocity: velocity, at: $1", "at: $1"),
    ("SwipeArbiter.swift", "otherGestureRecognizer is UIScreenEdgePanGestureRecognizer", "false"),
    ("SwipeArbiter.swift", "{ otherGestureRecognizer.isContentPop }", "{ false }"),
    ("SwipeArbiter.swift", "        next = view.superview\n", "        next = nil\n"),
    ("SwipeArbiter.swift", "if let text = view as? UITextView, text.isEditable || text.isSelectable { return true }", ""),
    ("SwipeArbiter.swift", ", text.isEditable || text.isSelectable {", ", text.text != nil {"),
    ("ScrollRowView.swift", "sign * 1000 * Double(velocity.x)", "sign * Double(velocity.x)"),
    ("ScrollRowView.swift", "CGFloat(driver.logicalContentOffset(target))", "CGFloat(target)"),
    ("ScrollRowView.swift", "      place(target, animated: false)\n", ""),
    ("ScrollRowView.swift", "left: CGFloat(isMirrored ? trailing : leading)", "left: CGFloat(leading)"),
    ("ScrollRowView.swift", "at: time)?.moved(by: shown)", "at: time)"),
    ("ScrollRowView.swift", "otherGestureRecognizer is UIScreenEdgePanGestureRecognizer", "false"),
    ("RowTableViewCell.swift", "{ rowView.accessibilityPerformEscape() }", "{ false }"),
    ("RowCollectionViewCell.swift", "{ rowView.accessibilityPerformEscape() }", "{ false }"),
    ("RowCollectionViewListCell.swift", "{ rowView.accessibilityPerformEscape() }", "{ false }"),
    ("RowTableViewCell.swift", "rowView.isSwipeEnabled = !editing", ""),
    ("ListHost+Updating.swift", "self.known = list\n", "\n"),
    ("ListHost+Updating.swift", "self.placeKnownHeaders(at: .now)", ""),
    ("ListHost+Updating.swift", "UIView.performWithoutAnimation { self.performBatch(update, of: list) }", "performBatch(update, of: list)"),
    ("ListHost+Updating.swift", "if typed != nil { collectionView.layoutIfNeeded() }", ""),
    ("ListLayout.swift", "source?.headerFrames[path.section] ?? .zero", ".zero"),
    ("ListHost+Headers.swift", "collectionView.collectionViewLayout.invalidateLayout()", ""),
    ("ListHost.swift", "if let header { return header(self, indexPath, title) }", ""),
    ("ListHost+Typing.swift", "for: .primaryActionTriggered)", "for: .editingDidBegin)"),
    ("ListHost+Typing.swift", "      hear(.gesture(.control(row, index)))\n", ""),
    ("ListHost+Typing.swift", "if list.editedRow != row { hear(.gesture(.tap(row))) }", ""),
    ("ListHost+Typing.swift", "if list.editedRow != row { field.resignFirstResponder() }", ""),
    ("ListHost+Typing.swift", "(.typingReturns, .editingDidEndOnExit, { $0.typingEnded(in: $1, of: row) }),", ""),
    ("ListHost+Typing.swift", "typed?.field === field && typed?.row == row && list.editedRow == row", "list.editedRow != nil"),
    ("ListHost+Typing.swift", "if !isUpdating, isTyped(in: field, of: row) { hear", "if isTyped(in: field, of: row) { hear"),
    ("ListHost+Typing.swift", "left?.resignFirstResponder()", "_ = left"),
    ("ListHost+Typing.swift", "if field.text != list.editedText { field.text = list.editedText }", ""),
    ("ListHost+Typing.swift", "|| !field.isFirstResponder", ""),
    ("ListHost+Typing.swift", "if typed?.field === field, typed?.row != row { leaveField() }", ""),
    ("ListHost+Typing.swift", "field.isUserInteractionEnabled = list.editedRow == row", ""),
    ("ListHost+Typing.swift", "      clock.start()\n", ""),
    ("ListHost+Updating.swift", "followTyping(rowsAreShown: false)", ""),
    ("ListHost+Updating.swift", "let others = rows.indexPaths.filter { $0 != kept }", "let others = rows.indexPaths"),
    ("ListHost+Updating.swift", "while !isUpdating, !waiting.isEmpty", "while !waiting.isEmpty"),
    ("ListHost+Updating.swift", "show(next.effects, of: next.list)", "show(next.effects, of: list)"),
    ("ListHost+Updating.swift", "if mayHaveResized { resizeIfNeeded() }", ""),
    ("ListHost+Updating.swift", "if direction != driver.table.direction { _ = shown(driver.turn(to: direction, at: .now)) }", ""),
    ("ListHost.swift", "collectionView.selectionFollowsFocus = false", ""),
    ("ListHost.swift", "listDelegate.forward(to: delegate)", ""),
    ("ListDelegate.swift", "collectionView.deselectItem(at: indexPath, animated: false)", ""),
    ("ListDelegate.swift", "appSelects(collectionView, indexPath)", ""),
    ("ListDelegate.swift", "appBeginsDragging(scrollView)", ""),
    ("ListDelegate.swift", "appScrolls(scrollView)", ""),
    ("ListDelegate.swift", "appInsets(scrollView)", ""),
    ("ListDelegate.swift", "unsafe appEndsDragging(scrollView, velocity, targetContentOffset)", ""),
    ("ListHost+Scrolling.swift", "if let row = id(for: path) { hear(.gesture(.tap(row))) }", ""),
    ("ListHost+Keyboard.swift", ", met.maxY > seen.maxY - 1", ""),
    ("ListHost+Keyboard.swift", "screen.coordinateSpace.convert(keyboard.frame, to: view)", "view.convert(keyboard.frame, from: window)"),
    ("ListHost+Place.swift", "      coverByKeyboard()\n", ""),
    ("ListHost+Place.swift", "if let coveredWhenLifted { return coveredWhenLifted }", ""),
    ("ListHost+Place.swift", "if !isLifted { resizeIfNeeded() }", ""),
    ("ListHost+Place.swift", "        hear(.scrollTo(contentOffset: contentOffset))\n", ""),
    ("ListHost+Place.swift", "if keyboardInset > 0 { hear(.keyboard(height: Double(keyboardInset))) }", ""),
    ("ListHost+Place.swift", "if !driver.table.reducesMotion { _ = driver.handle(.reducesMotion(true), at: now) }", ""),
    ("ListHost+Place.swift", "      moveContent(by: way)\n      return effects", "      _ = way\n      return effects"),
    ("InteractionHosting/TableDriver.swift", "    recorder?.end()\n    let (now, old)", "    let (now, old)"),
    ("InteractionHosting/TableDriver.swift", "_ = table.scroll(to: old.contentOffset(at: now), at: now)", ""),
    ("InteractionHosting/TableDriver.swift", "_ = table.showKeyboard(height: old.keyboardHeight, at: now)", ""),
    ("InteractionHosting/TableDriver.swift", "table.focus = old.focus", ""),
    ("ListHost+Scrolling.swift", "driver.table.policies.closesOnScroll, ", "false, "),
    ("ListHost+Updating.swift", "if playsHaptics { haptics.play(effects.signals) }", ""),
    ("ListHost+Updating.swift", "if let onAsk { onAsk(row) } else { hear(.cancel(row)) }", "onAsk?(row)"),
    ("ListHost+Scrolling.swift", "hear(.gesture(.pull(.ended, contentOffset: contentOffset)))", ""),
    ("ListHost+Scrolling.swift", "func insetsChanged() { resizeIfNeeded() }", "func insetsChanged() {}"),
    ("ListHost+Place.swift", "hear(.resize(size))", ""),
    ("ListHost+Rows.swift", "list.liftedRow != nil || ", ""),
    ("ListHost+Place.swift", "collectionView.contentOffset.y += CGFloat(way)", ""),
    ("ListHost+Place.swift", "insets.bottom -= keyboardInset", ""),
    ("ListHost+Place.swift", "bounds.height - covered.top - covered.bottom", "bounds.height"),
    ("ListHost+Place.swift", "collectionView.contentOffset.y + covered.top", "collectionView.contentOffset.y"),
    ("ListHost+Place.swift", "isScrolling || view.isTracking || view.isDragging || ", ""),
    ("ListPlaceholderView.swift", ".moved(by: Vector(0, offset))", ""),
    ("ListPlaceholderView.swift", "return removeFromSuperview()", "return"),
    ("ListHost+Rows.swift", "said.text(phrases)", "said.text()"),
    ("HeadlessTable/HeadlessTable+Announcements.swift", "if before?.row != row { focus = before }", "_ = before"),
    ("HeadlessTable/HeadlessTable+Touches.swift", "location.y < 0 || location.y >= coveredHeight(at: time)", "true"),
    ("HeadlessTable/HeadlessTable+Touches.swift", "return rows.canDrag(hit.row, uncovering: edge, at: time)", "return edge == edge"),
    ("ListHost.swift", "if case .undo = input { return undoAloud() }", ""),
    ("ListHost+Rows.swift", "before !== after || ", ""),
    ("ListHost+Rows.swift", " || !update.reloaded.isEmpty", ""),
    ("ListRowCell.swift", "super.accessibilityTraits.union(.adjustable)", "super.accessibilityTraits"),
    ("ListRowCell.swift", "super.accessibilityValue ?? adjustable?()", "super.accessibilityValue"),
    ("ListRowCell.swift", "adjust?(InteractionAction.decrementID)", "adjust?(InteractionAction.incrementID)"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "view.offersActions = false", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "return say { $0.undo(at: $1) }", "return change { $0.handle(.undo, at: $1) }"),
    ("InteractionSwiftUI/InteractionTable.swift", "announcement.text(phrases)", "announcement.text()"),
    ("ListHost+Keyboard.swift", "collectionView.contentInset.bottom += more", ""),
    ("ListRowCell.swift", "tx: CGFloat(x)", "tx: 0"),
    ("ListRowCell.swift", "a: CGFloat(scale.x)", "a: 1"),
    ("ListRowCell.swift", "if lifted != nil { superview?.bringSubviewToFront(self) }", ""),
    ("ListRowCell.swift", "let isLeft = (edge == .leading) != isMirrored", "let isLeft = edge == .leading"),
    ("ListGestures.swift", "let sign: Double = host.isMirrored ? -1 : 1", "let sign = 1.0"),
    ("ListGestures.swift", "host.driver.table.policies.closesOnOutsideTap, ", "false, "),
    ("ListGestures.swift", "bounds.origin.y - host.covered.top", "bounds.origin.y"),
    ("ListGestures.swift", "location(CGPoint(x: place.x - way.x, y: place.y - way.y), host)", "location(place, host)"),
    ("ListGestures.swift", "table.takes(Vector(way), from: start, at: .now) ? table.hit(start, at: .now) : nil", "table.hit(start, at: .now)"),
    ("ListGestures.swift", "$0.driver.table.hit(location(point, $0), at: .now)", "$0.list.hit(Vector(point), at: .now)"),
    ("ListGestures.swift", "part == .reorderControl ? 0 : ", ""),
    ("ListGestures.swift", "fingers = FingerPair(ys[0], ys[1])", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "driver.takes(translation, at: .now)", "true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "velocity: velocity, at: $1", "at: $1"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "?? action.usualFulfillment", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "isMoving = driver.needsFrames(after: time)", "isMoving = true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "version += 1\n      isMoving = false", "isMoving = true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "driver.direction = direction", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "driver.reducesMotion = reducesMotion", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "tableChanged(.tableScrolled)", ""),
    ("InteractionSwiftUI/SwipeRowModel.swift", "scope?.policies.closesOnScroll ?? true", "true"),
    ("InteractionSwiftUI/SwipeRowModel.swift", "guard isDragged else { return }", "return"),
    ("RowPanView.swift", "if let scrollView { scrolling.attach(to: scrollView.panGestureRecognizer) }", ""),
    ("InteractionSwiftUI/DateClock.swift", "(0...1 ~= age ? age : 0)", "age"),
    ("InteractionSwiftUI/DateClock.swift", "static var now: Time { Time(CACurrentMediaTime()) }", "static var now: Time { Time(DateClock.date().timeIntervalSinceReferenceDate) }"),
    ("InteractionSwiftUI/PlainActionsModifier.swift", "content\n          .accessibilityElement", "(actions.count > 2 ? AnyView(AnyView(content)) : AnyView(content))\n          .accessibilityElement"),
    ("InteractionSwiftUI/PlainActionsModifier.swift", "content\n        .overlay", "(actions.count > 1 ? AnyView(AnyView(content)) : AnyView(content))\n        .overlay"),
    ("InteractionSwiftUI/RowSeat.swift", ", taken.id == id", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", ".onChange(of: ObjectIdentifier(row)) { _ in appear() }", ""),
    ("InteractionSwiftUI/SwipeRowModifier.swift", ".onChange(of: ObjectIdentifier(row)) { _ in measured(size) }", ""),
    ("InteractionSwiftUI/RowSeat.swift", "id.map { scope.row($0, make: make) } ?? make()", "make()"),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "follow(rest?.wrappedValue, animated: false)", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "follow(rest?.wrappedValue, animated: false)", "follow(rest?.wrappedValue, animated: true)"),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "left != row.rest {", "left != row.rest, false {"),
    ("InteractionSwiftUI/SwipeScope.swift", "if let id, rows[id] === row, row.goesOn { return version += 1 }", ""),
    ("InteractionSwiftUI/SwipedRow.swift", "!isDeleted && ", ""),
    ("InteractionSwiftUI/HostedRow.swift", "self?.isDeleted = (answer ?? action.usualFulfillment) == .delete", ""),
    ("InteractionSwiftUI/SwipeRowModifier.swift", "if context.coordinator.row !== row { view.letGo() }", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "      view.panGestureRecognizer.isEnabled = false\n", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "if rest != row.rest { left[id] = rest }", ""),
    ("InteractionSwiftUI/SwipeScope.swift", ", openRow.restWhenLeft == nil", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "      changed(row, isTouched: false)\n", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "if isTouched, recording != nil", "if recording != nil"),
    ("InteractionSwiftUI/HostedRow.swift", "stored = view.driver", ""),
    ("InteractionSwiftUI/HostedRow.swift", "view.recorder = before?.recorder", ""),
    ("InteractionSwiftUI/HostedRow.swift", "_ = stored?.handle(.table(change), at: .now)", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "turn(view, context.coordinator)", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "if view.semanticContentAttribute != direction {", "do {"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "view.panGestureRecognizer.isEnabled = !isEditing", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", ".onChange(of: isEditing) { if $0 { row.goes(to: .closed, animated: true) } }", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "!isEditing && inputs.buttons", "inputs.buttons"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "max(size.height, context.environment.defaultMinListRowHeight)", "size.height"),
    ("InteractionSwiftUI/LayerView.swift", "text.size * scale", "text.size"),
    ("InteractionSwiftUI/TableInput.swift", "view.takes = { [weak table] in table?.table.takes($0, from: $1, at: .now) ?? false }", ""),
    ("TableInputView.swift", "&& takes(Vector(way), Vector(start))", ""),
    ("TableInputView.swift", "gestureRecognizer === claim && otherGestureRecognizer.isContentPop", "false"),
    ("TableInputView.swift", "gestureRecognizer !== claim || otherGestureRecognizer === wheel", "false"),
    ("InteractionSwiftUI/LayerView.swift", "min(text.size * scale, max(text.size, room / 1.2))", "text.size * scale"),
    ("InteractionHosting/TableDriver.swift", "if offset != before", "if offset != before, recorder == nil"),
    ("InteractionSwiftUI/InteractionTable+Reading.swift", "if handsFocusOn { rowToFocus = row }", ""),
    ("InteractionSwiftUI/InteractionTable+Reading.swift", "hear { $0.scroll(to: row, anchor: .nearest, at: $1) }", ""),
    ("InteractionSwiftUI/InteractionList.swift", ".overlay(alignment: .top) { outOfSight(table.rowsOutOfSight.above) }", ""),
    ("InteractionSwiftUI/InteractionList.swift", ".onDisappear { touchGone() }", ""),
    ("InteractionSwiftUI/SwipeRowModifier.swift", ".overlay { if scope.isCovered(row) { cover } }", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "Task { @MainActor in if row.question != nil { row.cancel() } }", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "if asked != row.rest { rest?.wrappedValue = row.rest }", ""),
    ("RowPanView.swift", "bounds.contains(CGPoint(x: place.x - way.x, y: place.y - way.y)) && ", ""),
    ("RowPanView.swift", "pan.view?.removeGestureRecognizer(pan)", ""),
    ("RowPanView.swift", "pan.delegate = arbiter", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "hint?.wrappedValue = nil", ""),
    ("InteractionSwiftUI/SwipedRowModifier.swift", "as: inputs.id)\n      showHint(hint?.wrappedValue)", "as: inputs.id)"),
    ("InteractionSwiftUI/HostedRow.swift", "let answer = self?.button(action)?.perform() ?? nil", "let answer: InteractionAction.Fulfillment? = nil"),
    ("InteractionSwiftUI/HostedRow.swift", "view.onAsk = { _, _ in }", ""),
    ("InteractionSwiftUI/HostedRow.swift", "if now != shown { shown = now }", ""),
    ("InteractionSwiftUI/HostedRow.swift", "view.recorder = scope?.recording?(row)", ""),
    ("InteractionSwiftUI/HostedRow.swift", "isCovered() ? nil : super.hitTest", "super.hitTest"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "context.environment.layoutDirection == .rightToLeft", "false"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "height: max(size.height", "height: max(60"),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "view.policies = scope.policies", ""),
    ("InteractionSwiftUI/SwipeListRowModifier.swift", "row.hosted?.configuration = configuration(view, context)", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "if policies.oneOpen { other?.tableChanged(.otherRowOpened) }", ""),
    ("InteractionSwiftUI/SwipeScope.swift", "if isTouched, recording != nil { latestRow = row }", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "if let onAsk { onAsk(row) } else { cancel(row) }", "onAsk?(row)"),
    ("InteractionSwiftUI/InteractionTable.swift", "|| table.wakes != nil", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "pending.add(driver.draw(at: moment(of: date)))", "_ = driver.draw(at: moment(of: date))"),
    ("InteractionSwiftUI/InteractionTable.swift", "if direction != table.direction { _ = change { $0.turn(to: direction, at: $1) } }", ""),
    ("InteractionSwiftUI/InteractionList.swift", "table.hear(.cancelTouches)", ""),
    ("TableInputView.swift", "wheel.allowedTouchTypes = []", ""),
    ("TableInputView.swift", "return bounds.contains(place)", "return true"),
    ("TableInputView.swift", "reported = way", ""),
    ("TableInputView.swift", "ys.count == 2 ? FingerPair(ys[0], ys[1]) : nil", "nil"),
    ("InteractionSwiftUI/InteractionTable.swift", "if phase == .began { hear(.cancelTouches) }", ""),
    ("InteractionSwiftUI/InteractionTable.swift", "guard hasScrolled, all > room", "guard all > room"),
    ("InteractionSwiftUI/TableInput.swift", "table.list.editedRow == nil, ", ""),
    ("InteractionSwiftUI/TableInput.swift", ".leftArrow: key = direction == .leftToRight ? .toLeading : .toTrailing", ".leftArrow: key = .toLeading"),
    ("InteractionSwiftUI/InteractionList.swift", ".background { TableInputFinder(table: table) }", ""),
    ("InteractionSwiftUI/LayerView.swift", "tree.contains(.content) ? .content : .label", ".label"),
    ("InteractionSwiftUI/EditedField.swift", ".onSubmit { end() }", ""),
    ("InteractionSwiftUI/EditedField.swift", "if isEdited { table.hear(.endEditing) }", "table.hear(.endEditing)"),
    ("InteractionSwiftUI/EditedField.swift", "if isEdited, text != table", "if text != table"),
    ("InteractionSwiftUI/InteractionList.swift", ".onChange(of: direction) { layOut(place.size, $0) }", ""),
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
