// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

public import UIKit

// The environment of a screen, and its changes.

extension _Host {
  /// The size of text that a person has chosen.
  public var typeSize: DynamicTypeSize {
    get { environment.dynamicTypeSize }
    set {
      environment.dynamicTypeSize = newValue
      evaluate()
    }
  }
  /// Whether lists are edited.
  public var isEditing: Bool {
    get { environment.editMode?.wrappedValue.isEditing ?? false }
    set {
      environment.editMode = .constant(newValue ? .active : .inactive)
      evaluate()
    }
  }

  /// Covers this screen with another one: the views leave the window, and keep their state.
  public func leave() {
    screen.removeFromSuperview()
    for action in (latest?.leaving ?? [:]).values { action() }
    update()
  }

  /// Removes the screen that has covered this one.
  public func comeBack() {
    window.addSubview(screen)
    appeared = []
    evaluate()
  }

  /// Puts the screen reader's focus on an element.
  public func read(_ label: String) {
    for element in latest?.elements ?? [] { element.focus(false) }
    latest?.elements.first { $0.label == label }?.focus(true)
    update()
  }

  /// Presses a button of the bar.
  public func pressInBar(_ title: String) {
    latest?.bar.first { $0.title == title }?.action()
    update()
  }

  /// Shows the screen in a navigation controller, as a pushed screen.
  public func push() -> UINavigationController {
    let navigation = UINavigationController()
    navigation.view.frame = window.frame
    window.addSubview(navigation.view)
    navigation.view.addSubview(screen)
    return navigation
  }
}
